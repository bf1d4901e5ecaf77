import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const compared: Translation<typeof english.compared> = {
  own: {
    short:
      'Comparado con tus {n} vídeos de hasta 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
    long: 'Comparado con tus {n} vídeos de más de 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
  },
  other: {
    short:
      'Comparado con los {n} vídeos de hasta 3 minutos de este canal con la antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
    long: 'Comparado con los {n} vídeos de más de 3 minutos de este canal con la antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
  },
  ranked: {
    short: 'Comparados: {n} de tus {latest} últimos vídeos públicos, los de hasta 3 minutos y al menos 3 días.',
    long: 'Comparados: {n} de tus {latest} últimos vídeos públicos, los de más de 3 minutos y al menos 3 días.',
  },
  rated: {
    short:
      'Comparados: {n} de tus {latest} últimos vídeos públicos, los de hasta 3 minutos y al menos 3 días que tienen otros ocho de antigüedad parecida.',
    long: 'Comparados: {n} de tus {latest} últimos vídeos públicos, los de más de 3 minutos y al menos 3 días que tienen otros ocho de antigüedad parecida.',
    any: 'Comparados: {n} de tus {latest} últimos vídeos públicos, los de al menos 3 días que tienen otros ocho de su duración y de antigüedad parecida.',
  },
}

export const video: Translation<typeof english.video> = {
  views: '{count} visualizaciones',
  hidden: 'Visualizaciones ocultas',
  published: 'Publicado {ago}',
  live: 'EN DIRECTO',
  upcoming: 'PRÓXIMAMENTE',
  watch: 'Ver',
  watchLabel: 'Ver «{title}» en YouTube, en otra pestaña',
  more: 'Mostrar más',
  shown: '{n} de {total} mostrados',
}
