import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const fill: Translation<typeof english.fill> = {
  subject: 'Tu tema',
  nth: '{blank}, hueco {n}',
  example: 'tus palabras',
  missing: 'Rellena todos los huecos.',
  tooLong: 'Este título tiene {n} caracteres. YouTube permite {most}.',
  true: 'Escribe solo lo que sea cierto en tu vídeo. Puedes retocar el título en el borrador.',
}

export const proven: Translation<typeof english.proven> = {
  heading: 'Títulos parecidos al tuyo que funcionaron',
  own: 'Tuyo',
  followed: 'De un canal que sigues',
  trending: 'En tendencias',
  times: '{times} veces lo habitual',
  views: { one: '{n} visualización', other: '{n} visualizaciones' },
  source:
    'Los títulos más cercanos al tuyo por sus palabras y su forma, entre tus vídeos, los de los canales que sigues y nuestras listas de tendencias. Los títulos y las visualizaciones son de YouTube; las comparaciones las calculamos nosotros.',
}
