import { env } from '#functions/lib/env.ts'
import type { Block, Entry } from '#functions/services/mail/blocks.ts'
import type { Notification } from '#functions/services/mail/notify.ts'
import { fill } from '#functions/services/mail/render.ts'
import type { Analysis, Verdict } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'
import { rateVerdict } from '#shared/prediction/rating.ts'

const sentences = {
  en: {
    draft: 'Your draft',
    own: 'Among your own videos: {score} of 100',
    ownNote: 'Higher than {score}% of your {n} previous titles, by how your videos did. No prediction of views.',
    title: 'Title: {score} of 100',
    titleNote: 'Higher than {score}% of real titles, by our model. No prediction of views.',
    outcome:
      'Of 100 videos whose titles ranked like this one, {topQuarter} reached the top quarter of their channel (25 by luck) and {aboveUsual} beat its usual views. A typical one got {times}× the usual.',
    unfamiliar:
      'None of your past videos is like this one. Of 100 such videos, {topQuarter} reached the top quarter of their channel (25 by luck) and {aboveUsual} beat its usual views. A typical one got {times}× the usual.',
    unclear: 'No clear signal: a title ranked like this one may do well or badly.',
    thumbnail: 'Thumbnail: {score} of 100',
    thumbnailNote: 'Legibility and craft, by our published checks. No prediction of clicks.',
  },
  es: {
    draft: 'Tu borrador',
    own: 'Entre tus propios vídeos: {score} de 100',
    ownNote:
      'Por encima del {score} % de tus {n} títulos anteriores, según cómo les fue a tus vídeos. No predice visualizaciones.',
    title: 'Título: {score} de 100',
    titleNote: 'Por encima del {score} % de los títulos reales, según nuestro modelo. No predice visualizaciones.',
    outcome:
      'De 100 vídeos con títulos en un puesto como este, {topQuarter} llegaron al mejor 25 % de su canal (25 por azar) y {aboveUsual} superaron sus visualizaciones habituales. Uno típico obtuvo {times}× lo habitual.',
    unfamiliar:
      'Ninguno de tus vídeos anteriores se parece a este. De 100 vídeos así, {topQuarter} llegaron al mejor 25 % de su canal (25 por azar) y {aboveUsual} superaron sus visualizaciones habituales. Uno típico obtuvo {times}× lo habitual.',
    unclear: 'Sin señal clara: a un título con un puesto como este le puede ir bien o mal.',
    thumbnail: 'Miniatura: {score} de 100',
    thumbnailNote: 'Legibilidad y acabado, según nuestras comprobaciones publicadas. No predice clics.',
  },
  fr: {
    draft: 'Votre brouillon',
    own: 'Parmi vos propres vidéos : {score} sur 100',
    ownNote:
      'Au-dessus de {score} % de vos {n} titres précédents, selon les résultats de vos vidéos. Ne prédit pas les vues.',
    title: 'Titre : {score} sur 100',
    titleNote: 'Au-dessus de {score} % des vrais titres, selon notre modèle. Ne prédit pas les vues.',
    outcome:
      'Sur 100 vidéos dont le titre se classe comme celui-ci, {topQuarter} ont atteint le meilleur quart de leur chaîne (25 par hasard) et {aboveUsual} ont dépassé ses vues habituelles. Une vidéo typique a fait {times}× ces vues.',
    unfamiliar:
      'Aucune de vos vidéos passées ne ressemble à celle-ci. Sur 100 vidéos de ce genre, {topQuarter} ont atteint le meilleur quart de leur chaîne (25 par hasard) et {aboveUsual} ont dépassé ses vues habituelles. Une vidéo typique a fait {times}× ces vues.',
    unclear: 'Pas de signal clair : un titre classé comme celui-ci peut réussir ou non.',
    thumbnail: 'Miniature : {score} sur 100',
    thumbnailNote: 'Lisibilité et finition, selon nos vérifications publiées. Ne prédit pas les clics.',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** Returns the notification that an analysis is complete, with its scores, for the user who started it. */
export const analysisNotification = (userId: string, analysis: Analysis): Notification<'analysis_done'> => ({
  userId,
  id: `analysis#${analysis.id}`,
  kind: 'analyses',
  mail: 'analysis_done',
  write: (locale) => ({
    values: { url: `${env('SITE_URL')}/dashboard/predictive-insights` },
    blocks: [toBlock(analysis, locale)],
  }),
})

function toBlock({ title, verdict, thumbnailAnalysis }: Analysis, locale: Locale): Block {
  const texts = sentences[locale]
  return {
    heading: title ?? texts.draft,
    entries: [
      ...(verdict ? [toTitleEntry(verdict, locale)] : []),
      ...(thumbnailAnalysis?.score === undefined
        ? []
        : [
            {
              name: fill(texts.thumbnail, { score: `${thumbnailAnalysis.score}` }),
              facts: [fill(texts.thumbnailNote, {})],
            },
          ]),
    ],
  }
}

function toTitleEntry(verdict: Verdict, locale: Locale): Entry {
  const texts = sentences[locale]
  const { yardstick, score, videos } = verdict
  const [name, note] = yardstick === 'channel' ? [texts.own, texts.ownNote] : [texts.title, texts.titleNote]
  return {
    name: fill(name, { score: `${score}` }),
    // No title ranks above 100% of titles, including itself.
    facts: [fill(note, { score: `${Math.min(score, 99)}`, n: `${videos}` }), describeOutcome(verdict, locale)],
  }
}

/** Describes the outcome of a verdict in the words of the screen. */
function describeOutcome(verdict: Verdict, locale: Locale): string {
  const { unclear, unfamiliar, outcome: ranked } = sentences[locale]
  const { isUnfamiliar, outcome } = verdict
  if (rateVerdict(verdict) === 'unclear') return fill(unclear, {})
  const inHundred = (share: number) => `${Math.round(100 * share)}`
  return fill(isUnfamiliar ? unfamiliar : ranked, {
    topQuarter: inHundred(outcome.topQuarter),
    aboveUsual: inHundred(outcome.aboveUsual),
    times: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(outcome.medianMultiple),
  })
}
