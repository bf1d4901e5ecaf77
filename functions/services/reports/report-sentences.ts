import type { RemarkKind } from '#shared/contract/trends.ts'
import type { Locale } from '#shared/locale.ts'

/** What a number makes of a sentence: `one` where the language says so of it, as French does of 0.4. */
interface Counted {
  readonly one: string
  readonly other: string
}

/** Why a video is told of, in the words of Trend Pulse. A kind without a sentence is left out. */
type Reasons = Readonly<Partial<Record<RemarkKind, string | Counted>>>

/** What a trend report says besides its frame (`notification-texts.ts`). `{name}` stands for the value of that name. */
interface ReportSentences {
  readonly week: string
  readonly views: string
  readonly watchTime: string
  readonly subscribers: string
  readonly before: string
  readonly beforeChange: string
  readonly ofYouTube: string
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
  readonly reasons: Reasons
}

const en: ReportSentences = {
  week: 'Your channel, {days}',
  views: 'Views: {now}',
  watchTime: 'Watch time: {now}',
  subscribers: 'Subscribers: {now}',
  before: '{before} in the 7 days before',
  beforeChange: '{before} in the 7 days before ({change})',
  ofYouTube: 'Counted by YouTube Analytics, which is two to three days behind. Sums and changes: calculated by us.',
  redefined: 'YouTube has counted views differently since August 27, 2026, so the views of these weeks do not compare.',
  old: 'Your channel',
  oldText: 'Your figures were last read more than a week ago. Open your dashboard to have them in the next report.',
  top: 'Top Trending on YouTube: {region}',
  rising: 'Gaining speed',
  video: '{channel} · {views} views · published {ago}',
  hidden: '{channel} · views hidden · published {ago}',
  chart: 'YouTube’s own chart of music, movies and gaming, in YouTube’s order. Counts from YouTube, {when}.',
  search: 'The most viewed uploads of the last 7 days, by a search of YouTube. Counts from YouTube, {when}.',
  calculated: 'Views an hour, averages and comparisons: calculated by us.',
  hours: '{n} hrs',
  reasons: {
    speeding: 'Still speeding up: {value} views an hour now, {usual} on average since it was published.',
    steady: 'Holding its pace: {value} views an hour now, {usual} on average since it was published.',
    slowing: 'Slowing down: {value} views an hour now, {usual} on average since it was published.',
    average: '{value} views an hour on average since it was published.',
    live: 'Live right now.',
    upcoming: 'Not out yet, and already on the list.',
    pace: '{value} views an hour since it was published; the middle of this list is {usual}.',
    likes: {
      one: '{value} like for every 100 views; the middle of this list is {usual}.',
      other: '{value} likes for every 100 views; the middle of this list is {usual}.',
    },
    comments: {
      one: '{value} comment for every 1,000 views; the middle of this list is {usual}.',
      other: '{value} comments for every 1,000 views; the middle of this list is {usual}.',
    },
  },
}

const es: ReportSentences = {
  week: 'Tu canal, {days}',
  views: 'Visualizaciones: {now}',
  watchTime: 'Tiempo de visualización: {now}',
  subscribers: 'Suscriptores: {now}',
  before: '{before} en los 7 días anteriores',
  beforeChange: '{before} en los 7 días anteriores ({change})',
  ofYouTube:
    'Contado por YouTube Analytics, que va de dos a tres días por detrás. Sumas y cambios: calculados por nosotros.',
  redefined:
    'YouTube cuenta las visualizaciones de otra forma desde el 27 de agosto de 2026, así que las de estas semanas no se comparan.',
  old: 'Tu canal',
  oldText:
    'Tus cifras se leyeron por última vez hace más de una semana. Abre tu panel para tenerlas en el próximo informe.',
  top: 'Lo más visto en YouTube: {region}',
  rising: 'Ganando velocidad',
  video: '{channel} · {views} visualizaciones · publicado {ago}',
  hidden: '{channel} · visualizaciones ocultas · publicado {ago}',
  chart: 'La lista propia de YouTube de música, películas y juegos, en su orden. Cifras de YouTube, {when}.',
  search: 'Lo más visto de lo publicado en los últimos 7 días, por una búsqueda en YouTube. Cifras de YouTube, {when}.',
  calculated: 'Visualizaciones por hora, medias y comparaciones: calculadas por nosotros.',
  hours: '{n} h',
  reasons: {
    speeding: 'Sigue acelerando: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    steady: 'Mantiene el ritmo: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    slowing: 'Se va frenando: {value} visualizaciones por hora ahora, {usual} de media desde que se publicó.',
    average: '{value} visualizaciones por hora de media desde que se publicó.',
    live: 'En directo ahora mismo.',
    upcoming: 'Aún no ha salido y ya está en la lista.',
    pace: '{value} visualizaciones por hora desde que se publicó; el punto medio de esta lista es {usual}.',
    likes: '{value} «me gusta» por cada 100 visualizaciones; el punto medio de esta lista es {usual}.',
    comments: {
      one: '{value} comentario por cada 1000 visualizaciones; el punto medio de esta lista es {usual}.',
      other: '{value} comentarios por cada 1000 visualizaciones; el punto medio de esta lista es {usual}.',
    },
  },
}

const fr: ReportSentences = {
  week: 'Votre chaîne, {days}',
  views: 'Vues : {now}',
  watchTime: 'Durée de visionnage : {now}',
  subscribers: 'Abonnés : {now}',
  before: '{before} sur les 7 jours précédents',
  beforeChange: '{before} sur les 7 jours précédents ({change})',
  ofYouTube:
    'Compté par YouTube Analytics, qui a deux à trois jours de retard. Sommes et évolutions : calculées par nous.',
  redefined: 'YouTube compte les vues autrement depuis le 27 août 2026 : celles de ces semaines ne se comparent pas.',
  old: 'Votre chaîne',
  oldText:
    'Vos chiffres ont été lus pour la dernière fois il y a plus d’une semaine. Ouvrez votre tableau de bord pour les avoir dans le prochain rapport.',
  top: 'Les tendances sur YouTube : {region}',
  rising: 'Elles prennent de la vitesse',
  video: '{channel} · {views} vues · publiée {ago}',
  hidden: '{channel} · vues masquées · publiée {ago}',
  chart: 'Le classement de YouTube (musique, films, jeux), dans son ordre. Chiffres de YouTube, {when}.',
  search:
    'Les mises en ligne les plus vues des 7 derniers jours, par une recherche sur YouTube. Chiffres de YouTube, {when}.',
  calculated: 'Vues par heure, moyennes et comparaisons : calculées par nous.',
  hours: '{n} h',
  reasons: {
    speeding: 'Elle accélère encore : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    steady: 'Elle tient son rythme : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    slowing: 'Elle ralentit : {value} vues par heure maintenant, {usual} en moyenne depuis sa publication.',
    average: '{value} vues par heure en moyenne depuis sa publication.',
    live: 'En direct en ce moment.',
    upcoming: 'Pas encore sortie et déjà dans la liste.',
    pace: '{value} vues par heure depuis sa publication ; le milieu de cette liste est à {usual}.',
    likes: {
      one: '{value} mention « J’aime » pour 100 vues ; le milieu de cette liste est à {usual}.',
      other: '{value} mentions « J’aime » pour 100 vues ; le milieu de cette liste est à {usual}.',
    },
    comments: {
      one: '{value} commentaire pour 1 000 vues ; le milieu de cette liste est à {usual}.',
      other: '{value} commentaires pour 1 000 vues ; le milieu de cette liste est à {usual}.',
    },
  },
}

export const reportSentences: Record<Locale, ReportSentences> = { en, es, fr }
