/** A title's raw scores: how its video is expected to do, and how good its wording is (`scoreWording`). */
export interface RawScores {
  readonly raw: number
  readonly wording: number
}

/**
 * Returns the raw score of another title of a video: the raw score of its first title, plus the difference of their wording scores. A
 * point of wording is worth `rawPerWording` points of raw score.
 */
export const scoreFromFirst = (first: RawScores, wording: number, rawPerWording: number): number =>
  first.raw + rawPerWording * (wording - first.wording)
