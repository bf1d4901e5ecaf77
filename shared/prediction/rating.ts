import type { Verdict } from './yardsticks.ts'

/**
 * The rating of a verdict: among the channel's titles by quarters, or `unlike` if no past title is similar; among titles in general only
 * if the score says something.
 */
export type TitleRating = 'top' | 'above' | 'average' | 'below' | 'bottom' | 'unlike' | 'topFifth' | 'unclear'

/** A title's score is a percentile, so the top quarter starts here. */
export const titleBenchmark = 75
/** Titles in general: below this score a title is below the average. */
export const clearlyBelow = 40
/** Titles in general: from this score a title is in the top fifth; in between, the score says nothing. */
export const clearlyAbove = 80

/**
 * Returns the rating of a verdict, `unclear` if the score says too little. A rank above the middle is only `above` if more than half of
 * the similarly ranked videos beat the usual, which on small channels they did not.
 */
export function rateVerdict({
  yardstick,
  score,
  outcome,
  isUnfamiliar,
}: Pick<Verdict, 'yardstick' | 'score' | 'outcome' | 'isUnfamiliar'>): TitleRating {
  if (yardstick === 'general') return score >= clearlyAbove ? 'topFifth' : score < clearlyBelow ? 'below' : 'unclear'
  if (isUnfamiliar) return 'unlike'
  if (score >= titleBenchmark) return 'top'
  if (score >= 50) return outcome.aboveUsual > 0.5 ? 'above' : 'average'
  return score >= 25 ? 'below' : 'bottom'
}

/** Returns whether a rating promises anything other than luck. */
export const isPromise = (rating: TitleRating): rating is Exclude<TitleRating, 'average' | 'unlike' | 'unclear'> =>
  rating !== 'average' && rating !== 'unlike' && rating !== 'unclear'

/** The shares of videos above the usual at which a verdict becomes good, bad or very bad news. */
const news = { good: 0.55, fair: 0.45, poor: 0.35 } as const

/** Returns the color of a verdict, which promises no more than its outcome: `neutral` if that is close to luck. */
export function toneOf({ outcome: { aboveUsual } }: Pick<Verdict, 'outcome'>): 'good' | 'neutral' | 'fair' | 'poor' {
  if (aboveUsual >= news.good) return 'good'
  return aboveUsual < news.poor ? 'poor' : aboveUsual < news.fair ? 'fair' : 'neutral'
}
