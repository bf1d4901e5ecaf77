/** A title's raw scores: how its video is expected to do, and how good its wording is (`scoreWording`). */
export interface RawScores {
  readonly raw: number
  readonly wording: number
}

/**
 * Returns the raw score of another title of a video: that of its first title, plus the difference of their wording scores.
 * `share` is how many points of raw score a point of wording is worth.
 */
export const scoreFromFirst = (first: RawScores, wording: number, share: number): number =>
  first.raw + share * (wording - first.wording)
