/** SPEC section 9. A title's score is a percentile, so 75 is where the top quarter of real titles begins. */
export const titleBenchmark = 75
const cutOffs = { good: 80, fair: 60 }

export type ScoreRating = 'good' | 'fair' | 'poor'

/** Green at 80 or more, yellow at 60 or more, red below. */
export const rateScore = (score: number): ScoreRating =>
  score >= cutOffs.good ? 'good' : score >= cutOffs.fair ? 'fair' : 'poor'
