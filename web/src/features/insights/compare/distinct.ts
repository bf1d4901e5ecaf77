const word = /[\p{L}\p{M}\p{N}$€£%&#@]+(?:['’]\p{L}+)*/gu

/** A title's words as a viewer tells them apart: capitals and punctuation do not count. */
const wordsOf = (title: string): string[] =>
  [...title.matchAll(word)].map(([text]) => text.toLowerCase().replaceAll('’', "'"))

/** The least number of words to put in, take out or replace to make one list of the other (Levenshtein distance). */
function editsBetween(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1)
  for (const [line, one] of a.entries()) {
    let diagonal = line
    let left = line + 1
    row = row.map((above, column) => {
      const edits = Math.min(above + 1, left + 1, diagonal + (one === b[column] ? 0 : 1))
      diagonal = above
      left = edits
      return edits
    })
  }
  return row.at(-1) ?? a.length
}

/** How different two titles look, 0 (the same words in the same order) to 1 (no word in common). */
export function wordDifference(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return editsBetween(first, second) / Math.max(1, first.length, second.length)
}

/** A quarter of the words: what one notices between two titles in a list. */
const visible = 0.25

/** Whether a viewer would see at a glance that two titles are not the same. */
export const isVisiblyDifferent = (a: string, b: string): boolean => wordDifference(a, b) >= visible

/** Titles that are visibly different from one another, the first ones first; at most `most`. */
export function pickVisiblyDifferent(titles: readonly string[], most: number): string[] {
  const chosen: string[] = []
  for (const title of titles)
    if (chosen.length < most && chosen.every((other) => isVisiblyDifferent(title, other))) chosen.push(title)
  return chosen
}
