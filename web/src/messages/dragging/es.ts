import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const dragging: Translation<typeof english.dragging> = {
  how: 'Pulsa Espacio o Intro para levantarlo, las flechas para moverlo, Espacio o Intro para soltarlo y Escape para cancelar.',
  pickedUp: 'Has levantado «{item}».',
  over: '«{item}» está sobre {place}.',
  overNothing: '«{item}» no se puede soltar aquí.',
  dropped: 'Has soltado «{item}» en {place}.',
  putBack: '«{item}» ha vuelto a su sitio.',
}
