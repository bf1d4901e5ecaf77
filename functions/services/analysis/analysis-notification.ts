import { env } from '#functions/lib/env.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import type { Notification } from '#functions/services/mail/notify.ts'
import { fill } from '#functions/services/mail/render.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'

const sentences = {
  en: {
    draft: 'Your draft',
    own: 'Among your own videos: {score} of 100',
    ownNote: 'Higher than {score}% of your {n} previous titles, by how your videos did. No prediction of views.',
    title: 'Title: {score} of 100',
    titleNote: 'Higher than {score}% of real titles, by our model. No prediction of views.',
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
    thumbnail: 'Miniatura: {score} de 100',
    thumbnailNote: 'Legibilidad y factura, según nuestras revisiones publicadas. No predice clics.',
  },
  fr: {
    draft: 'Votre brouillon',
    own: 'Parmi vos propres vidéos : {score} sur 100',
    ownNote:
      'Au-dessus de {score} % de vos {n} titres précédents, selon les résultats de vos vidéos. Ne prédit pas les vues.',
    title: 'Titre : {score} sur 100',
    titleNote: 'Au-dessus de {score} % des vrais titres, selon notre modèle. Ne prédit pas les vues.',
    thumbnail: 'Miniature : {score} sur 100',
    thumbnailNote: 'Lisibilité et facture, selon nos vérifications publiées. Ne prédit pas les clics.',
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

function toBlock({ title, titleAnalysis, thumbnailAnalysis, ownHistory }: Analysis, locale: Locale): Block {
  const texts = sentences[locale]
  const toEntry = (name: string, note: string, score: number, others: Readonly<Record<string, string>> = {}) => ({
    name: fill(name, { score: `${score}` }),
    // No title ranks above 100 % of titles, including itself.
    facts: [fill(note, { score: `${Math.min(score, 99)}`, ...others })],
  })
  return {
    heading: title ?? texts.draft,
    entries: [
      ...(ownHistory?.state === 'scored'
        ? [toEntry(texts.own, texts.ownNote, ownHistory.score, { n: `${ownHistory.videos}` })]
        : titleAnalysis?.basis === 'model'
          ? [toEntry(texts.title, texts.titleNote, titleAnalysis.score)]
          : []),
      ...(thumbnailAnalysis?.score === undefined
        ? []
        : [toEntry(texts.thumbnail, texts.thumbnailNote, thumbnailAnalysis.score)]),
    ],
  }
}
