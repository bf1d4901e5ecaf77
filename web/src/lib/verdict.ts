import type { Analysis } from '#shared/contract/advice.ts'

/** The benchmark for titles. A title's score is a percentile, so the top quarter of real titles starts at 75. */
export const titleBenchmark = 75
/** The benchmark for thumbnails, our mark for solid craft. */
export const thumbnailBenchmark = 70

export type TitleRating = 'top' | 'above' | 'below' | 'bottom'
export type ScoreTone = 'good' | 'fair' | 'poor'

/** Returns where a percentile lies: in the top quarter, above or below the average, or in the bottom quarter. */
export const rateTitle = (score: number): TitleRating =>
  score >= titleBenchmark ? 'top' : score >= 50 ? 'above' : score >= 25 ? 'below' : 'bottom'

/** The color of each rating: green above the average, yellow below it, and red for the bottom quarter. */
export const ratingTones: Record<TitleRating, ScoreTone> = { top: 'good', above: 'good', below: 'fair', bottom: 'poor' }

/** Returns the rating of a thumbnail's score, which is not a percentile: `good` (green) from the benchmark on. */
export const rateThumbnail = (score: number): ScoreTone =>
  score >= thumbnailBenchmark ? 'good' : score >= 50 ? 'fair' : 'poor'

/** How a title stands: among the creator's own videos, on YouTube or in their Studio data, or among real titles in general. */
export interface Verdict {
  readonly yardstick: 'channel' | 'studio' | 'general'
  /** 0-100: the share of those titles that rank lower. */
  readonly score: number
  /** The number of the creator's videos; absent for titles in general. */
  readonly videos?: number
}

/**
 * Returns the verdict on an analyzed title: by the creator's own videos if they are known, else by real titles in general.
 * Undefined if neither can rank it.
 */
export function toVerdict({
  titleAnalysis,
  ownHistory,
}: Pick<Analysis, 'titleAnalysis' | 'ownHistory'>): Verdict | undefined {
  if (ownHistory?.state === 'scored')
    return { yardstick: 'channel', score: ownHistory.score, videos: ownHistory.videos }
  return titleAnalysis?.basis === 'model' ? { yardstick: 'general', score: titleAnalysis.score } : undefined
}
