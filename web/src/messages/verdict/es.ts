import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const verdict: Translation<typeof english.verdict> = {
  by: {
    channel: 'En tu canal',
    studio: 'En tu canal, según tus exportaciones de Studio',
    general: 'Entre títulos de vídeos reales',
  },
  short: { channel: 'En tu canal', studio: 'Exportaciones de Studio', general: 'Entre títulos reales' },
  usualLength: 'con tu duración habitual',
  plannedLength: {
    one: 'con {n} minuto de duración',
    other: 'con {n} minutos de duración',
  },
  rank: {
    channel: {
      one: 'Este título supera al {share} de tu {n} vídeo.',
      other: 'Este título supera al {share} de tus {n} vídeos.',
    },
    studio: {
      one: 'Este título supera al {share} del {n} vídeo de tus exportaciones de Studio.',
      other: 'Este título supera al {share} de los {n} vídeos de tus exportaciones de Studio.',
    },
    general: 'Este título supera al {share} de los títulos reales.',
  },
  /** At the ends of the scale. */
  end: {
    all: {
      channel: 'Este título supera a todos tus {n} vídeos.',
      studio: 'Este título supera a los {n} vídeos de tus exportaciones de Studio.',
    },
    none: {
      channel: 'Este título queda por debajo de todos tus {n} vídeos.',
      studio: 'Este título queda por debajo de los {n} vídeos de tus exportaciones de Studio.',
    },
  },
  otherLanguage: 'Este título no está en el idioma de tus otros títulos. Su puesto entre ellos dice poco.',
  benchmark: 'Comparación de referencia',
  above: 'Con {score}, este título supera en {n} la referencia de {benchmark}.',
  at: 'Con {score}, este título está justo en la referencia de {benchmark}.',
  below: 'Con {score}, a este título le faltan {n} para llegar a la referencia de {benchmark}.',
  benchmarkNote: {
    channel: 'Ahí empieza el mejor 25 % de tus propios vídeos.',
    studio: 'Ahí empieza el mejor 25 % de tus propios vídeos.',
    general: 'Ahí empieza el mejor 25 % de los títulos reales; a partir de {signal}, la puntuación es una señal clara.',
  },
  asOf: 'A fecha de {date}.',
  dataFrom: 'Tus vídeos a fecha de {date}.',
  announced: '{by}: {share}, {rating}. De 100 títulos así, {topQuarter} llegaron al mejor 25 % (25 por azar).',
  fetching:
    'Estamos obteniendo tus vídeos de YouTube. En cuanto lleguen, normalmente en menos de un minuto, verás el puesto de cada título entre ellos.',
  unavailable:
    'No se pudieron cargar tus vídeos de YouTube, así que por ahora no podemos comparar los títulos con ellos.',
  failed: 'No se pudieron cargar los datos con los que comparamos los títulos. Comprueba tu conexión.',
  expired: `El puesto entre tus vídeos ya no está guardado, porque conservamos los datos de YouTube ${youtubeDays} días como máximo. Vuelve a analizar el título para ver su puesto de hoy.`,
  unjudged:
    'No se pudieron cargar tus vídeos de YouTube cuando se analizó este título, así que no tiene puesto. Vuelve a analizarlo para verlo.',
  length: {
    label: 'Duración prevista',
    add: 'Añadir la duración prevista',
    hint: 'Minutos y segundos, como 12:30. Se tiene en cuenta cuando los títulos se comparan con los de tus propios vídeos.',
    unreadable: 'Escribe minutos y segundos, como 12:30, hasta 12 horas. Hasta entonces no se guarda.',
  },
  happens: {
    label: '¿Qué pasa en el vídeo?',
    hint: 'Una cifra, un precio, lo que salió mal, para quién es. Los títulos y los consejos pueden usarlo, y no se inventa nada.',
    count: '{n} / {most}',
    tooLong: 'Acórtalo a {most} caracteres. Hasta entonces no se usa.',
  },
}
