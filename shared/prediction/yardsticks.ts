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
