/** The benchmark for titles. A title's score is a percentile, so the top quarter of real titles starts at 75. */
export const titleBenchmark = 75
const cutOffs = { good: 80, fair: 60 }

export type ScoreRating = 'good' | 'fair' | 'poor'

/** Returns the rating of a score: `good` (green) from 80, `fair` (yellow) from 60, `poor` (red) below. */
export const rateScore = (score: number): ScoreRating =>
  score >= cutOffs.good ? 'good' : score >= cutOffs.fair ? 'fair' : 'poor'
