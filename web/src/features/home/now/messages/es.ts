import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const overview: Translation<typeof english.overview> = {
  heading: 'Resumen del canal',
  period: 'Periodo',
  days: { one: '{n} día', other: '{n} días' },
  views: 'Visualizaciones',
  totalViews: 'Total',
  subscribers: 'Suscriptores',
  watchTime: 'Tiempo de visualización',
  engagementRate: 'Tasa de interacción',
  total: 'Total',
  previous: 'Antes',
  labeled: '{label}: {figure}',
  engagementIs: '(me gusta + comentarios + compartidos) ÷ visualizaciones',
  noViews: 'Aún sin visualizaciones',
  up: '{by} más que en el periodo anterior',
  down: '{by} menos que en el periodo anterior',
  same: 'Igual que en el periodo anterior',
  points: '{by} puntos',
  source: 'Fuente: YouTube. Completo hasta el {day} (hora del Pacífico).',
  age: 'Datos de {ago}.',
  update: 'Actualizar ahora',
  /** A count that YouTube rounded. */
  about: 'unos {figure}',
  ours: 'Los cambios y las tasas los calculamos nosotros, no YouTube.',
  reconnect: 'Volver a conectar YouTube',
  stale: 'No se han podido actualizar los datos de YouTube. Estas cifras son del {when}.',
  redefined:
    'Desde este día YouTube cuenta las visualizaciones de otra manera. Las de antes y las de después no se pueden comparar.',
  empty: 'Aún no hay cifras',
  emptyText: 'YouTube tarda de dos a tres días en procesar un canal nuevo. En cuanto haya datos, aparecerán aquí.',
}

export const chart: Translation<typeof english.chart> = {
  label: '{metric} por día',
  now: { one: 'Último {n} día', other: 'Últimos {n} días' },
  before: { one: '{n} día anterior', other: '{n} días anteriores' },
  day: 'Día',
  asTable: 'Tabla',
  asChart: 'Gráfico',
}

export const finding: Translation<typeof english.finding> = {
  up: 'Las visualizaciones suben un {by}.',
  down: 'Las visualizaciones bajan un {by}.',
  times: 'Has multiplicado por {times} tus visualizaciones.',
  same: 'Las visualizaciones apenas han cambiado.',
  noViews: 'Sin visualizaciones en los últimos {days} días.',
  here: { one: '{views} visualización en {days} días.', other: '{views} visualizaciones en {days} días.' },
  both: {
    one: '{views} visualización en {days} días, {before} en los {days} anteriores.',
    other: '{views} visualizaciones en {days} días, {before} en los {days} anteriores.',
  },
  before: {
    one: '{views} visualización en los {days} días anteriores.',
    other: '{views} visualizaciones en los {days} días anteriores.',
  },
  fresh: 'En los {days} días anteriores no hubo ninguna.',
  few: 'Demasiado pocas para hablar de tendencia.',
  redefined:
    'YouTube cuenta las visualizaciones de otra manera desde el {day}, así que no se pueden comparar con los {days} días anteriores.',
  share: 'el {share}',
  lead: 'Un vídeo aportó {part}.',
  fractions: {
    threeQuarters: 'unas tres cuartas partes',
    twoThirds: 'unos dos tercios',
    half: 'cerca de la mitad',
    third: 'cerca de un tercio',
    quarter: 'cerca de un cuarto',
    fifth: 'cerca de un quinto',
    sixth: 'cerca de un sexto',
    eighth: 'cerca de un octavo',
    tenth: 'cerca de un décimo',
  },
  since: {
    one: 'Desde tu visita del {day}: {views} visualización nueva y {subscribers} suscriptores.',
    other: 'Desde tu visita del {day}: {views} visualizaciones nuevas y {subscribers} suscriptores.',
  },
  nothingNew: 'YouTube no tiene cifras más recientes que las de tu visita del {day}.',
}

export const brought: Translation<typeof english.brought> = {
  heading: 'Los que más aportaron',
  none: 'YouTube no indica vídeos de este periodo.',
  works: 'Qué funciona en tu canal',
}

export const next: Translation<typeof english.next> = {
  heading: 'Lo siguiente',
  calendar: 'Calendario',
  failed: 'No se han podido cargar tus borradores: {message}',
  out: 'Sale {when}',
  late: 'Fecha prevista: {when}',
  undated: 'Aún sin fecha',
  typed: 'Escribiste',
  typedWhy: 'Te espera en Análisis predictivo.',
  score: '¿De qué va tu próximo vídeo?',
  scoreWhy: 'Escribe un título y mira qué puesto ocupa entre tus propios vídeos.',
  scoreIt: 'Puntuar un título',
  goOn: 'Continuar',
  prepare: 'Preparar la publicación',
  publish: 'Marcar como publicado',
  titles: { one: '{n} título', other: '{n} títulos' },
  thumbnails: { one: '{n} miniatura', other: '{n} miniaturas' },
  noTitle: 'Aún sin título',
  noThumbnail: 'aún sin miniatura',
  undatedWhy: '{state}, sin fecha',
  review: 'Balance',
  reviewWhy: 'Día {day}: qué dijimos, qué pasó y qué te llevas',
  test: 'Prueba',
  testOverWhy: {
    one: 'La prueba empezó hace {n} día: anota su resultado',
    other: 'La prueba empezó hace {n} días: anota su resultado',
  },
  testWonWhy: '«{title}» ganó la prueba: ponlo el primero',
  outlier: 'Destaca',
  outlierWhy: '{times}× lo habitual de {channel}, que sigues: hazlo tuyo',
  outlierOfWhy: '{times}× lo habitual de un canal que sigues: hazlo tuyo',
  ideas: 'Ideas para esta semana',
  ideasWhy: 'Nuevas cada lunes, de títulos que funcionaron y de tus temas',
  follow: 'Sigue canales como el tuyo',
  followWhy: 'Mira cuáles de sus vídeos superaron con mucho lo habitual',
}

export const recent: Translation<typeof english.recent> = {
  all: { one: '{n} vídeo', other: 'Los {n} vídeos' },
}

export const hint: Translation<typeof english.hint> = {
  label: 'Tu plan',
  analyses: {
    one: 'Has usado {n} de los {max} análisis de este mes del plan gratuito. Básico no tiene límite mensual.',
    other: 'Has usado {n} de los {max} análisis de este mes del plan gratuito. Básico no tiene límite mensual.',
  },
  topics: {
    one: 'Has abierto {n} de los {max} temas de tendencia de esta semana del plan gratuito. Básico no tiene límite semanal.',
    other:
      'Has abierto {n} de los {max} temas de tendencia de esta semana del plan gratuito. Básico no tiene límite semanal.',
  },
  optimisations: {
    one: 'Este mes ya tienes {n} descripción escrita, el límite del plan gratuito. Básico incluye {more}.',
    other: 'Este mes ya tienes {n} descripciones escritas, el límite del plan gratuito. Básico incluye {more}.',
  },
  open: 'Comparar planes',
  dismiss: 'No volver a mostrar',
}

export const videos: Translation<typeof english.videos> = {
  heading: 'Vídeos recientes',
  source: 'Fuente: YouTube, el {when}.',
  older: 'Los vídeos más antiguos se contaron el {day} o después.',
  count: { one: 'Tu {n} vídeo público.', other: 'Tus {n} últimos vídeos públicos.' },
  loading: 'Cargando tus vídeos…',
  failed: 'No se han podido cargar tus vídeos: {message}',
  empty: 'Aún no hay vídeos públicos',
  emptyText: 'Los vídeos aparecen aquí en cuanto son públicos en YouTube.',
  first: 'Puntuar el título del próximo',
  export: 'Exportar CSV',
  all: { one: 'Mostrar {n} vídeo', other: 'Mostrar los {n} vídeos' },
  video: 'Vídeo',
  published: 'Publicado',
  // With a soft hyphen: on a phone, the column is narrower than the word.
  views: 'Visualiza\u00adciones',
  likes: 'Me gusta',
  comments: 'Comentarios',
  duration: 'Duración',
  url: 'Dirección',
  sort: 'Ordenar por {column}',
  table: 'Vídeos y sus cifras',
  ctr: 'CTR',
}

export const usual: Translation<typeof english.usual> = {
  column: '× lo habitual',
  times: '{n}×',
  range: 'de {low} a {high}',
  outlier: 'Destaca',
  tooNew: 'demasiado reciente',
  tooFew: 'pocos parecidos',
  explained:
    '«× lo habitual» compara las visualizaciones de un vídeo con las que suelen tener tus vídeos de su duración con esa antigüedad. Pasa el cursor por una cifra, o tócala, para ver cuáles son esos vídeos. El margen de debajo incluye el valor real en 95 de cada 100 casos. Un vídeo de hasta 3 minutos se compara con al menos otros ocho de hasta 3 minutos; uno más largo, con otros ocho más largos. «Destaca» señala los que se salen con mucho de lo que suelen variar los tuyos. Lo calculamos nosotros; no es de YouTube.',
  multiple: 'Veces las visualizaciones habituales',
  low: 'Veces lo habitual, como mínimo',
  high: 'Veces lo habitual, como máximo',
  of: 'Vídeos comparados',
}
