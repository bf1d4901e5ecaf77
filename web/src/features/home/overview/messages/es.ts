import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const overview: Translation<typeof english.overview> = {
  heading: 'Resumen del canal',
  period: 'Periodo',
  days: { one: '{n} día', other: '{n} días' },
  totalViews: 'Visualizaciones totales',
  subscribers: 'Suscriptores',
  watchTime: 'Tiempo de visualización',
  engagementRate: 'Tasa de interacción',
  inPeriod: { one: 'en {n} día', other: 'en {n} días' },
  total: 'Total',
  lifetime: '{label}: {figure}',
  recounted: 'Las visualizaciones se cuentan de otra manera desde el {day}',
  engagementIs: '(me gusta + comentarios + compartidos) ÷ visualizaciones',
  noViews: 'aún sin visualizaciones',
  up: '{by} más que en el periodo anterior',
  down: '{by} menos que en el periodo anterior',
  same: 'Igual que en el periodo anterior',
  points: '{by} puntos',
  source: 'Fuente: YouTube. Completo hasta el {day} (hora del Pacífico).',
  ours: 'Los cambios y las tasas los calculamos nosotros a partir de las cifras de YouTube; no son de YouTube.',
  stale: 'No se han podido actualizar los datos de YouTube. Estas cifras son de {when}.',
  redefined:
    'Desde este día YouTube cuenta las visualizaciones de otra manera. Las de antes y las de después no se pueden comparar.',
  empty: 'Aún no hay cifras',
  emptyText: 'YouTube tarda de dos a tres días en contar un canal nuevo. En cuanto haya datos, aparecerán aquí.',
}

export const chart: Translation<typeof english.chart> = {
  heading: 'Día a día',
  metric: 'Métrica',
  metrics: { views: 'Visualizaciones', watchTime: 'Tiempo', subscribers: 'Suscriptores' },
  label: '{metric} por día',
  now: { one: 'Último {n} día', other: 'Últimos {n} días' },
  before: { one: '{n} día anterior', other: '{n} días anteriores' },
  day: 'Día',
  asTable: 'Tabla',
  asChart: 'Gráfico',
}

export const formats: Translation<typeof english.formats> = {
  heading: 'Por formato',
  note: 'Los porcentajes los calculamos nosotros a partir de las cifras de YouTube.',
  format: 'Formato',
  // With soft hyphens: on a phone, the columns are narrower than the words.
  views: 'Visualiza\u00adciones',
  share: 'Porcentaje',
  watchTime: 'Tiempo de visualiza\u00adción',
  names: { video: 'Vídeos', short: 'Shorts', live: 'Directos', rest: 'Otros' },
}

export const findings: Translation<typeof english.findings> = {
  heading: 'Qué ha cambiado y qué probar',
  note: 'Calculado por nosotros a partir de las cifras de YouTube. Las sugerencias son nuestras.',
  top: {
    views: 'Los vídeos que más han aportado (porcentaje de las visualizaciones):',
    subscribers: 'Los vídeos que más han ganado (porcentaje de los nuevos suscriptores):',
  },
  none: 'No hay grandes cambios frente al periodo anterior.',
  kinds: {
    views: {
      up: 'Las visualizaciones subieron de {before} a {now}: aprovecha el momento.',
      down: 'Las visualizaciones bajaron de {before} a {now}: prueba el título del próximo vídeo en Análisis predictivo antes de publicarlo.',
    },
    watch_time: {
      up: 'El tiempo de visualización subió de {before} a {now}: repite los formatos que mejor retienen al público.',
      down: 'El tiempo de visualización bajó de {before} a {now}: prueba a ir al grano en los primeros 30 segundos.',
    },
    engagement: {
      up: 'La interacción subió de {before} a {now}: responde a los comentarios de tu último vídeo para seguir la conversación.',
      down: 'La interacción bajó de {before} a {now}: prueba a terminar tu próximo vídeo con una pregunta clara.',
    },
    watch_per_view: {
      up: 'La visualización media dura ahora {now}, frente a {before} antes: mantén el ritmo de tus vídeos recientes.',
      down: 'La visualización media dura ahora {now}, frente a {before} antes: prueba una introducción más corta y muestra pronto lo que promete el título.',
    },
    subscribers: {
      up: 'Los suscriptores variaron en {now}, tras {before} en el periodo anterior: recuerda una vez por vídeo qué encontrará quien se suscriba.',
      down: 'Los suscriptores variaron en {now}, tras {before} en el periodo anterior: prueba a anunciar qué publicarás la semana que viene.',
    },
    shorts_share: {
      up: 'Los Shorts generaron el {now} de tus visualizaciones, frente al {before} antes: enlaza cada Short con el vídeo largo al que pertenece.',
      down: 'Los Shorts generaron el {now} de tus visualizaciones, frente al {before} antes: prueba a sacar un Short de tu vídeo largo más visto.',
    },
  },
}
