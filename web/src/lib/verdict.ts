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
