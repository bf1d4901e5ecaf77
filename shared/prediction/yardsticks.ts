/* The types of verdicts on titles, without the models. Screens and the contract need only these. */

/** The yardsticks for titles: the channel's videos on YouTube, the videos in the creator's Studio exports, or real titles in general. */
export const yardsticks = ['channel', 'studio', 'general'] as const
export type YardstickName = (typeof yardsticks)[number]

/** How videos with similarly ranked titles did, on channels that were not used in training. Shares are from 0 to 1. */
export interface Outcome {
  /** The share that reached the top quarter of their channel; a quarter by luck. */
  readonly topQuarter: number
  /** The share that got more views than their channel's usual. */
  readonly aboveUsual: number
  /** The median of their views as a multiple of their channel's usual. */
  readonly medianMultiple: number
}

/** The rank of a title and its outcome. The same model, data, base and length give the same verdict everywhere. */
export interface Verdict {
  readonly yardstick: YardstickName
  /** 0-100: the share of the compared titles that rank lower. */
  readonly score: number
  /** How videos with similarly ranked titles did. */
  readonly outcome: Outcome
  /** The number of the creator's videos; absent for titles in general. */
  readonly videos?: number | undefined
  /** Whether no past title of the channel is similar, so that the rank says little. */
  readonly isUnfamiliar?: true | undefined
}

/** A title of a video, which the creator wrote or took from us. */
export interface VideoTitle {
  readonly text: string
  /** The title that the creator had written when we offered this one. */
  readonly offeredFor?: string | undefined
}

/** The maximum number of titles in a base. */
export const maxBaseTitles = 10

/** Returns the titles that the creator wrote for a video. An offered title counts as the title for which it was offered. */
export const baseOf = (titles: readonly VideoTitle[]): string[] =>
  [...new Set(titles.map(({ text, offeredFor }) => (offeredFor ?? text).trim()))]
    .filter(Boolean)
    .slice(0, maxBaseTitles)

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
