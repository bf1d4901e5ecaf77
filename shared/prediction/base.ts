/** A title's raw scores: how its video is expected to do, and how good its wording is (`scoreWording`). */
export interface RawScores {
  readonly raw: number
  readonly wording: number
}

/**
 * Returns the raw score of a title of a video whose first title is given: that of the first, plus what its wording differs from
 * the first's. `share` is the points of raw score that a point of wording is worth.
 */
export const scoreFromFirst = (first: RawScores, wording: number, share: number): number =>
  first.raw + share * (wording - first.wording)
