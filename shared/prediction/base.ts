/** A title's raw scores: how its video is expected to do, and how good its wording is (`scoreWording`). */
export interface RawScores {
  readonly raw: number
  readonly wording: number
}

/**
 * Returns the raw score of a title of a video with these titles as its base: their mean raw score, plus what its wording differs
 * from the mean of theirs. `share` is the points of raw score that a point of wording is worth.
 */
export const scoreFromBase = (base: readonly RawScores[], wording: number, share: number): number =>
  mean(base.map(({ raw }) => raw)) + share * (wording - mean(base.map((one) => one.wording)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
