import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const compared: Translation<typeof english.compared> = {
  own: {
    short:
      'Comparado con {n} de tus vídeos de hasta 3 minutos: los de antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
    long: 'Comparado con {n} de tus vídeos de más de 3 minutos: los de antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
  },
  other: {
    short:
      'Comparado con {n} de los vídeos de hasta 3 minutos de este canal: los de antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
    long: 'Comparado con {n} de los vídeos de más de 3 minutos de este canal: los de antigüedad más parecida, publicados entre el {from} y el {to}. Visualizaciones a fecha de {date}.',
  },
  ranked: {
    short: 'Incluye {n} de tus {latest} últimos vídeos públicos: los de hasta 3 minutos que tienen al menos 3 días.',
    long: 'Incluye {n} de tus {latest} últimos vídeos públicos: los de más de 3 minutos que tienen al menos 3 días.',
  },
  rated: {
    short:
      'Incluye {n} de tus {latest} últimos vídeos públicos: los de hasta 3 minutos que tienen al menos 3 días y se pueden comparar con al menos otros ocho de antigüedad parecida.',
    long: 'Incluye {n} de tus {latest} últimos vídeos públicos: los de más de 3 minutos que tienen al menos 3 días y se pueden comparar con al menos otros ocho de antigüedad parecida.',
    any: 'Incluye {n} de tus {latest} últimos vídeos públicos: los que tienen al menos 3 días y se pueden comparar con al menos otros ocho de su duración y de antigüedad parecida.',
  },
}

export const video: Translation<typeof english.video> = {
  views: { one: '{count} visualización', other: '{count} visualizaciones' },
  hidden: 'Visualizaciones ocultas',
  published: 'Publicado {ago}',
  live: 'EN DIRECTO',
  upcoming: 'PRÓXIMAMENTE',
  watch: 'Ver',
  watchLabel: 'Ver «{title}» en YouTube, en otra pestaña',
  more: 'Mostrar más',
  shown: '{n} de {total} mostrados',
}
