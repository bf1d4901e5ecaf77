import type { ConceptGroup } from '#shared/prediction/concepts.ts'

/** A piece of a title: a marked word or phrase, or the text between two of them. */
export interface TitlePiece {
  readonly text: string
  /** The start position in UTF-16 code units. */
  readonly from: number
  /** The points of the part of the explanation that it belongs to; 0 if it is not marked. */
  readonly points: number
}

/** Words that change the odds by less than about 6 percent are not marked. */
const minMarkedPoints = 0.06

/** Splits a title into the words and phrases that change its score and the text between them. Small words are not marked. */
export function splitTitlePieces(title: string, groups: readonly ConceptGroup[]): TitlePiece[] {
  const marked = groups
    .flatMap(({ parts }) => parts)
    .filter(({ trait, points }) => trait !== 'small_words' && Math.abs(points) >= minMarkedPoints)
    .flatMap(({ at, points }) => at.map(([from, to]) => ({ from, to, points })))
    .sort((a, b) => a.from - b.from)
  const pieces: TitlePiece[] = []
  let end = 0
  for (const { from, to, points } of marked) {
    if (from > end) pieces.push({ text: title.slice(end, from), from: end, points: 0 })
    pieces.push({ text: title.slice(from, to), from, points })
    end = to
  }
  if (end < title.length) pieces.push({ text: title.slice(end), from: end, points: 0 })
  return pieces
}
