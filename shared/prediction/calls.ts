/** One number for scores of the title alone (`scoreTitle`), one for those with the channel's past (`scoreOn`). */
export interface TitleAndPast {
  readonly title: number
  readonly past: number
}

/** What turns scores into calls, as `npm run train` writes it to `calls.generated.json`. */
export interface CallParameters {
  /** What the title and the channel's own past count for in a score on a channel. */
  readonly onChannel: TitleAndPast
  /** How far the raw scores of two videos of one channel lie apart at the median. */
  readonly medianDifference: TitleAndPast
}
