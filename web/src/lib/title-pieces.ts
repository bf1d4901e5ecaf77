import type { Contribution } from '#shared/contract/advice.ts'

/** A piece of a title: a word as typed, or the space between two words. */
export interface TitlePiece {
  readonly text: string
  /** The start position in UTF-16 code units. */
  readonly from: number
  /** The points of the word; 0 for spaces. */
  readonly points: number
}

/**
 * Splits a title into words with their points. The points of a pair are divided equally between its words (Shapley values),
 * so that the points of all words add up to the total.
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
