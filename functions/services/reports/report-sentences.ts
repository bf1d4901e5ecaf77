import type { RemarkKind } from '#shared/contract/trends.ts'
import type { Locale } from '#shared/locale.ts'

/** A sentence in the singular and plural forms of its language; French, for example, uses the singular for 0.4. */
interface Counted {
  readonly one: string
  readonly other: string
}

/** Why a video is in the report, worded as on the trends screen. Remarks of other kinds are left out. */
type Reasons = Readonly<Partial<Record<RemarkKind, string | Counted>>>

/**
 * The sentences of a trend report's sections; the text around them is in `notification-texts.ts`. `{name}` is replaced with that value.
 */
interface ReportSentences {
  readonly week: string
  readonly views: string
  readonly watchTime: string
  readonly subscribers: string
  readonly previous: string
  readonly previousChange: string
  readonly youtubeSource: string
  readonly redefined: string
  readonly old: string
  readonly oldText: string
  readonly top: string
  readonly rising: string
  readonly video: string
  readonly hidden: string
  readonly chart: string
  readonly search: string
  readonly calculated: string
  readonly hours: string
  readonly ideas: IdeaSentences
  readonly reasons: Reasons
}

/** The ideas of the week, each with the evidence for it. */
interface IdeaSentences {
  readonly heading: string
  readonly topic: string
  readonly topicVideos: Counted
  readonly lift: string
  readonly topicTimes: string
  /** The video that the form is from: from a followed channel, the user's own, or with an unknown multiple. */
  readonly video: string
  readonly ownVideo: string
  readonly videoViews: string
  readonly source: string
}

const en: ReportSentences = {
  week: 'Your channel, {days}',
  views: 'Views: {now}',
  watchTime: 'Watch time: {now}',
  subscribers: 'Subscribers: {now}',
  previous: '{previous} in the previous 7 days',
  previousChange: '{previous} in the previous 7 days ({change})',
  youtubeSource:
    'Data from YouTube Analytics, which is two to three days behind. Totals and changes are calculated by us.',
  redefined:
    'YouTube changed how it counts views on August 27, 2026, so the views of these two weeks cannot be compared.',
  old: 'Your channel',
  oldText: 'Your figures are more than a week old. Open your dashboard to include new ones in your next report.',
  top: 'Top Trending on YouTube: {region}',
  rising: 'Gaining speed',
  video: '{channel} · {views} views · published {ago}',
  hidden: '{channel} · views hidden · published {ago}',
  chart: 'YouTube’s own chart of music, movies and gaming, in YouTube’s order. Counts from YouTube, {when}.',
  search: 'The most viewed uploads of the last 7 days, from a YouTube search. Counts from YouTube, {when}.',
  calculated: 'Views per hour, averages and comparisons are calculated by us.',
  hours: '{n} hrs',
  ideas: {
    heading: 'Ideas for this week',
    topic: 'Your topic: {topic}.',
    topicVideos: {
      one: 'Your topic: {topic}, in the title of {n} recent video of yours.',
      other: 'Your topic: {topic}, in the titles of {n} recent videos of yours.',
    },
    lift: 'Videos with this kind of title had {times} times the views of others on their channel (95% interval: {low} to {high}; {n} English-language channels).',
    video:
      'The form is from “{title}” by {channel}, at {times} times its channel’s usual views (95% interval: {low} to {high}; compared with {compared}), counted {when}.',
    topicTimes: 'Its videos had {times} times your usual views.',
    ownVideo:
      'The form is from your own “{title}”, at {times} times your usual views (95% interval: {low} to {high}; compared with {compared}), counted {when}.',
    videoViews: 'The form is from “{title}” by {channel}, {views} views, counted {when}.',
    source:
      'Open your dashboard to fill one in and make it a draft. Views and titles are from YouTube; the comparisons are calculated by us. They show what went together with views, not what brings them.',
  },
  reasons: {
    accelerating: 'Still speeding up: {value} views per hour now, {usual} on average since it was published.',
    steady: 'Holding its pace: {value} views per hour now, {usual} on average since it was published.',
    slowing: 'Slowing down: {value} views per hour now, {usual} on average since it was published.',
    below_average: '{value} views per hour now, {usual} on average since it was published.',
    leading: 'Among the fastest of this list: {value} views per hour now, against a median of {usual}.',
    average: '{value} views per hour on average since it was published.',
    live: 'Live right now.',
    upcoming: 'Not released yet, and already on the list.',
    current_pace: '{value} views per hour now; the median of this list is {usual}.',
    pace: '{value} views per hour since it was published; the median of this list is {usual}.',
    likes: {
      one: '{value} like per 100 views; the median of this list is {usual}.',
      other: '{value} likes per 100 views; the median of this list is {usual}.',
    },
    comments: {
      one: '{value} comment per 1,000 views; the median of this list is {usual}.',
      other: '{value} comments per 1,000 views; the median of this list is {usual}.',
    },
  },
}

const es: ReportSentences = {
  week: 'Tu canal, {days}',
  views: 'Visualizaciones: {now}',
  watchTime: 'Tiempo de visualización: {now}',
  subscribers: 'Suscriptores: {now}',
  previous: '{previous} en los 7 días anteriores',
  previousChange: '{previous} en los 7 días anteriores ({change})',
  youtubeSource:
    'Datos de YouTube Analytics, que lleva de dos a tres días de retraso. Los totales y las variaciones los calculamos nosotros.',
  redefined:
    'El 27 de agosto de 2026 YouTube cambió su forma de contar las visualizaciones, así que las de estas dos semanas no son comparables.',
  old: 'Tu canal',
  oldText: 'Tus datos tienen más de una semana. Abre tu panel para incluir los nuevos en el próximo informe.',
  top: 'Lo más visto en YouTube: {region}',
  rising: 'En ascenso',
  video: '{channel} · {views} visualizaciones · publicado {ago}',
  hidden: '{channel} · visualizaciones ocultas · publicado {ago}',
  chart: 'La lista de YouTube de música, películas y videojuegos, en su mismo orden. Datos de YouTube, {when}.',
  search:
    'Lo más visto de lo publicado en los últimos 7 días, según una búsqueda en YouTube. Datos de YouTube, {when}.',
  calculated: 'Las visualizaciones por hora, las medias y las comparaciones las calculamos nosotros.',
  hours: '{n} h',
  ideas: {
    heading: 'Ideas para esta semana',
    topic: 'Un tema tuyo: {topic}.',
    topicVideos: {
      one: 'Un tema tuyo: {topic}, en el título de {n} vídeo reciente.',
      other: 'Un tema tuyo: {topic}, en los títulos de {n} vídeos recientes.',
    },
    lift: 'Los vídeos con un título de este tipo tuvieron {times} veces las visualizaciones de los demás de su canal (intervalo del 95 %: de {low} a {high}; {n} canales en inglés).',
    video:
      'La forma viene de «{title}», de {channel}, con {times} veces las visualizaciones habituales de su canal (intervalo del 95 %: de {low} a {high}; comparado con {compared}), datos del {when}.',
    topicTimes: 'Sus vídeos tuvieron {times} veces tus visualizaciones habituales.',
    ownVideo:
      'La forma viene de tu vídeo «{title}», con {times} veces tus visualizaciones habituales (intervalo del 95 %: de {low} a {high}; comparado con {compared}), datos del {when}.',
    videoViews: 'La forma viene de «{title}», de {channel}, {views} visualizaciones, datos del {when}.',
    source:
      'Abre tu panel para completar una y convertirla en borrador. Las visualizaciones y los títulos son de YouTube; las comparaciones las calculamos nosotros. Muestran qué coincidió con más visualizaciones, no qué las trae.',
  },
  reasons: {
    accelerating: 'Sigue acelerando: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    steady: 'Mantiene el ritmo: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    slowing: 'Está perdiendo ritmo: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    below_average: '{value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    leading:
      'De los más rápidos de esta lista: {value} visualizaciones por hora ahora, frente a una mediana de {usual}.',
    average: '{value} visualizaciones por hora de media desde que se publicó.',
    live: 'En directo ahora mismo.',
    upcoming: 'Aún no se ha estrenado y ya está en la lista.',
    current_pace: '{value} visualizaciones por hora ahora; la mediana de esta lista es {usual}.',
    pace: '{value} visualizaciones por hora desde que se publicó; la mediana de esta lista es {usual}.',
    likes: '{value} «me gusta» por cada 100 visualizaciones; la mediana de esta lista es {usual}.',
    comments: {
      one: '{value} comentario por cada 1000 visualizaciones; la mediana de esta lista es {usual}.',
      other: '{value} comentarios por cada 1000 visualizaciones; la mediana de esta lista es {usual}.',
    },
  },
}

const fr: ReportSentences = {
  week: 'Votre chaîne, {days}',
  views: 'Vues : {now}',
  watchTime: 'Durée de visionnage : {now}',
  subscribers: 'Abonnés : {now}',
  previous: '{previous} sur les 7 jours précédents',
  previousChange: '{previous} sur les 7 jours précédents ({change})',
  youtubeSource:
    'Données de YouTube Analytics, qui a deux à trois jours de retard. Les totaux et les évolutions sont calculés par nos soins.',
  redefined:
    'YouTube a changé sa façon de compter les vues le 27 août 2026 : celles de ces deux semaines ne sont pas comparables.',
  old: 'Votre chaîne',
  oldText:
    'Vos chiffres datent de plus d’une semaine. Ouvrez votre tableau de bord pour que le prochain rapport contienne les nouveaux.',
  top: 'Les tendances sur YouTube : {region}',
  rising: 'En progression',
  video: '{channel} · {views} vues · publiée {ago}',
  hidden: '{channel} · vues masquées · publiée {ago}',
  chart: 'Le classement de YouTube (musique, films, jeux vidéo), dans son ordre. Chiffres de YouTube, {when}.',
  search:
    'Les vidéos les plus vues parmi celles publiées ces 7 derniers jours, d’après une recherche sur YouTube. Chiffres de YouTube, {when}.',
  calculated: 'Les vues par heure, les moyennes et les comparaisons sont calculées par nos soins.',
  hours: '{n} h',
  ideas: {
    heading: 'Idées pour cette semaine',
    topic: 'Un de vos sujets : {topic}.',
    topicVideos: {
      one: 'Un de vos sujets : {topic}, dans le titre de {n} vidéo récente.',
      other: 'Un de vos sujets : {topic}, dans les titres de {n} vidéos récentes.',
    },
    lift: 'Les vidéos avec un titre de ce type ont eu {times} fois les vues des autres vidéos de leur chaîne (intervalle à 95 % : de {low} à {high} ; {n} chaînes en anglais).',
    video:
      'La forme vient de « {title} », de {channel}, à {times} fois les vues habituelles de sa chaîne (intervalle à 95 % : de {low} à {high} ; comparée à {compared}), chiffres du {when}.',
    topicTimes: 'Ses vidéos ont fait {times} fois vos vues habituelles.',
    ownVideo:
      'La forme vient de votre vidéo « {title} », à {times} fois vos vues habituelles (intervalle à 95 % : de {low} à {high} ; comparée à {compared}), chiffres du {when}.',
    videoViews: 'La forme vient de « {title} », de {channel}, {views} vues, chiffres du {when}.',
    source:
      'Ouvrez votre tableau de bord pour en compléter une et en faire un brouillon. Les vues et les titres viennent de YouTube ; les comparaisons sont calculées par nos soins. Elles montrent ce qui est allé de pair avec les vues, pas ce qui les apporte.',
  },
  reasons: {
    accelerating: 'Elle accélère encore : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    steady: 'Elle tient son rythme : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    slowing: 'Elle ralentit : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    below_average: '{value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    leading:
      'Parmi les plus rapides de cette liste : {value} vues par heure maintenant, contre une médiane de {usual}.',
    average: '{value} vues par heure en moyenne depuis sa publication.',
    live: 'En direct en ce moment.',
    upcoming: 'Pas encore sortie, et déjà dans la liste.',
    current_pace: '{value} vues par heure maintenant ; la médiane de cette liste est de {usual}.',
    pace: '{value} vues par heure depuis sa publication ; la médiane de cette liste est de {usual}.',
    likes: {
      one: '{value} mention « J’aime » pour 100 vues ; la médiane de cette liste est de {usual}.',
      other: '{value} mentions « J’aime » pour 100 vues ; la médiane de cette liste est de {usual}.',
    },
    comments: {
      one: '{value} commentaire pour 1 000 vues ; la médiane de cette liste est de {usual}.',
      other: '{value} commentaires pour 1 000 vues ; la médiane de cette liste est de {usual}.',
    },
  },
}

export const reportSentences: Record<Locale, ReportSentences> = { en, es, fr }
