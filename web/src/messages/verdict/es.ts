import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const verdict: Translation<typeof english.verdict> = {
  by: {
    channel: 'En tu canal',
    studio: 'En tu canal, según tus datos de Studio',
    general: 'Entre títulos de vídeos reales',
  },
  short: { channel: 'En tu canal', studio: 'Datos de Studio', general: 'Entre títulos reales' },
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
      one: 'Este título supera al {share} del {n} vídeo de tus datos de Studio.',
      other: 'Este título supera al {share} de los {n} vídeos de tus datos de Studio.',
    },
    general: 'Este título supera al {share} de los títulos reales.',
  },
  benchmark: 'Comparación de referencia',
  above: 'Con {score}, este título supera en {n} la referencia de {benchmark}.',
  at: 'Con {score}, este título está justo en la referencia de {benchmark}.',
  below: 'Con {score}, a este título le faltan {n} para la referencia de {benchmark}.',
  benchmarkNote: {
    channel: 'En la referencia empieza el mejor cuarto de tus propios vídeos.',
    studio: 'En la referencia empieza el mejor cuarto de tus propios vídeos.',
    general: 'En la referencia empieza el mejor cuarto de los títulos reales.',
  },
  asOf: 'A fecha de {date}.',
  announced: '{by}: {share}. {rating}.',
  fetching:
    'Estamos trayendo tus vídeos de YouTube. En cuanto lleguen, normalmente en menos de un minuto, verás el puesto de cada título entre ellos.',
  unavailable:
    'No se pudieron cargar tus vídeos de YouTube, así que por ahora no podemos comparar los títulos con ellos.',
  failed: 'No se pudo cargar aquello con lo que comparamos los títulos. Comprueba tu conexión.',
  expired:
    'El puesto entre tus vídeos ya no está guardado, porque conservamos los datos de YouTube 27 días como máximo. Vuelve a analizar el título para ver su puesto de hoy.',
  unjudged:
    'No se pudieron cargar tus vídeos de YouTube cuando se analizó este título, así que no tiene puesto. Vuelve a analizarlo para verlo.',
  length: {
    label: 'Duración prevista',
    add: 'Añadir la duración prevista',
    hint: 'Minutos y segundos, como 12:30. Cuenta cuando los títulos se comparan con los de tus propios vídeos.',
    unreadable: 'Escribe minutos y segundos, como 12:30, hasta 12 horas. Hasta entonces no se guarda.',
  },
  happens: {
    label: '¿Qué pasa en el vídeo?',
    hint: 'Un número, un precio, qué salió mal, para quién es. Los títulos y consejos pueden usarlo; no inventan nada más.',
    count: '{n} de {most}',
    tooLong: 'Acórtalo a 300 caracteres. Hasta entonces no se usa.',
  },
}
