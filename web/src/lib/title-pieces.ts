import type { Contribution } from '#shared/contract/advice.ts'

/** A stretch of a title: a word as typed, or what stands between two. */
export interface TitlePiece {
  readonly text: string
  /** Where it begins, in UTF-16 code units. */
  readonly from: number
  /** What the model gives for it; 0 for what stands between words. */
  readonly points: number
}

/**
 * Cuts a title into its words and gives each its points. What a pair of words adds is halved between them: their
 * Shapley values, so that the words add up to what all words add.
 */
export function splitTitlePieces(title: string, contributions: readonly Contribution[]): TitlePiece[] {
  const pieces = [...title.matchAll(/\S+|\s+/g)].map(({ 0: text, index }) => ({ text, from: index, points: 0 }))
  for (const { points, at } of contributions) {
    if (!at) continue
    const covered = pieces.filter(({ text, from }) => from < at[1] && from + text.length > at[0] && text.trim())
    for (const piece of covered) piece.points += points / covered.length
  }
  return pieces
}
