import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const reach: Translation<typeof english.reach> = {
  connection: {
    heading: 'Conexión con YouTube',
    channel: '{title}, conectado el {date}',
    untitled: 'Tu canal, conectado el {date}',
    scopes: 'Viewcraft puede leer tu canal y sus cifras, nada más.',
    permissions: 'Ver o retirar el acceso en tu cuenta de Google',
    disconnect: 'Desconectar',
    title: '¿Desconectar tu cuenta de YouTube?',
    text: 'Se retira el acceso de Viewcraft en Google y se borra al instante:',
    deletes: {
      tokens: 'el acceso que nos dio Google',
      analytics: 'las cifras y estadísticas de tu canal',
      videos: 'la lista de tus vídeos',
      channel: 'el ID y el nombre de tu canal',
    },
    stays: 'Conservas tu cuenta, tu plan y tus análisis anteriores, y puedes seguir analizando borradores.',
    yes: 'Desconectar y borrar',
    failed: 'No se ha podido desconectar tu cuenta. Inténtalo de nuevo.',
    done: 'Tu cuenta de YouTube se ha desconectado.',
    deleted: 'Se ha borrado:',
    nothing: 'No quedaba nada por borrar.',
    notRevoked: 'Google no ha respondido, así que quizá aún muestre Viewcraft. Retíralo también allí:',
  },
  studio: {
    heading: 'Porcentajes de clics de YouTube Studio',
    text: 'Abre una exportación tuya y mira qué vídeos retitular y qué atrae clics en tu canal. Se lee en este navegador.',
    open: 'Abrir una exportación',
  },
  impressions: 'Impresiones',
  ctrSpoken: 'Porcentaje de clics',
  inTable: 'Impresiones y CTR (clics ÷ impresiones de la miniatura): datos del {from} al {to}.',
  heading: 'Datos históricos del canal',
  source:
    'Fuente: YouTube, del {from} al {to} (hora del Pacífico). Los porcentajes y el orden los calculamos nosotros, no YouTube.',
  onTheWay: 'Las impresiones y el CTR están en camino',
  onTheWayText:
    'Una vez al día, YouTube informa de cuántas veces se mostraron tus miniaturas y se hizo clic en ellas. Los primeros datos llegan en unos dos días.',
  meanwhile: 'Mientras tanto, puntúa tu próximo título',
  shown: '{count} impresiones',
  averageIs: 'Clics ÷ impresiones de tus miniaturas',
  ofPeriod: { one: 'CTR medio, último {n} día', other: 'CTR medio, últimos {n} días' },
  ofAll: 'CTR medio, todos los días disponibles',
  top: 'Vídeos con mejor rendimiento',
  topIs: 'Por CTR, de tus vídeos recientes con al menos 1000 impresiones.',
  tooFew: 'Ninguno de tus vídeos recientes ha tenido 1000 impresiones en estos días.',
  high: 'Palabras con más clics',
  low: 'Palabras con menos clics',
  wordsAre:
    'Palabras de al menos tres títulos de tus vídeos recientes con 1000 impresiones o más, y la mediana del CTR de esos vídeos, frente a la de todos.',
  word: { one: 'en {n} título', other: 'en {n} títulos' },
  noWords: 'Ninguna palabra destaca todavía.',
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
    subscribers: 'Los vídeos que más suscriptores han ganado (porcentaje de los nuevos):',
  },
  none: 'No hay grandes cambios frente al periodo anterior.',
  kinds: {
    views: {
      up: 'Las visualizaciones subieron de {before} a {now}.',
      down: 'Las visualizaciones bajaron de {before} a {now}: prueba el título del próximo vídeo en Análisis predictivo antes de publicarlo.',
    },
    watch_time: {
      up: 'El tiempo de visualización subió de {before} a {now}.',
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
      up: 'El saldo de suscriptores es de {now}, frente a {before} en el periodo anterior: recuerda una vez por vídeo qué encontrará quien se suscriba.',
      down: 'El saldo de suscriptores es de {now}, frente a {before} en el periodo anterior: prueba a anunciar qué publicarás la semana que viene.',
    },
    shorts_share: {
      up: 'Los Shorts generaron el {now} de tus visualizaciones, frente al {before} antes: enlaza cada Short con el vídeo largo al que pertenece.',
      down: 'Los Shorts generaron el {now} de tus visualizaciones, frente al {before} antes: prueba a sacar un Short de tu vídeo largo más visto.',
    },
  },
}
