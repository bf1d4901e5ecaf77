const wordPattern = /[\p{L}\p{M}\p{N}$€£%&#@]+(?:['’]\p{L}+)*/gu

/** Splits a title into words, ignoring case and punctuation. */
const splitWords = (title: string): string[] =>
  [...title.matchAll(wordPattern)].map(([text]) => text.toLowerCase().replaceAll('’', "'"))

/** Computes the Levenshtein distance of two word lists. */
function computeEditDistance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1)
  for (const [rowIndex, wordOfA] of a.entries()) {
    let diagonal = rowIndex
    let left = rowIndex + 1
    row = row.map((above, column) => {
      const edits = Math.min(above + 1, left + 1, diagonal + (wordOfA === b[column] ? 0 : 1))
      diagonal = above
      left = edits
      return edits
    })
  }
  return row.at(-1) ?? a.length
}

/** Returns how different two titles look, from 0 (same words, same order) to 1 (no common word). */
export function wordDifference(a: string, b: string): number {
  const [first, second] = [splitWords(a), splitWords(b)]
  return computeEditDistance(first, second) / Math.max(1, first.length, second.length)
}

/** The smallest noticeable difference: a quarter of the words. */
const minVisibleDifference = 0.25

/** Returns whether two titles are visibly different. */
export const isVisiblyDifferent = (a: string, b: string): boolean => wordDifference(a, b) >= minVisibleDifference

/** Returns up to `maxTitles` titles that are visibly different from each other, preferring earlier ones. */
export function pickVisiblyDifferent(titles: readonly string[], maxTitles: number): string[] {
  const picked: string[] = []
  for (const title of titles)
    if (picked.length < maxTitles && picked.every((other) => isVisiblyDifferent(title, other))) picked.push(title)
  return picked
}
