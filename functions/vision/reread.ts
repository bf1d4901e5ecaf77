import { plainWord, wordsOf } from '#shared/thumbnail/words.ts'

/** A fifth of a word may be misread and it is still the word. */
const tolerance = 0.2

/** How many of a text's words stand in another reading of it. Where words end the reading need not know. */
export function countReread(text: string, reading: string): number {
  const read = plainWord(reading)
  return wordsOf(text).filter((word) => contains(read, plainWord(word))).length
}

/**
 * Whether a word stands somewhere in a text, up to a few letters added, lost or changed (P. H. Sellers, "The theory and
 * computation of evolutionary distances: pattern recognition", 1980).
 */
function contains(text: string, word: string): boolean {
  // Each number is the fewest changes that make the word's beginning an end of the text so far.
  let column = Array.from({ length: word.length + 1 }, (_, at) => at)
  let least = word.length
  for (const letter of text) {
    const next = [0]
    for (let at = 1; at <= word.length; at++) {
      const changed = (column[at - 1] ?? 0) + (letter === word[at - 1] ? 0 : 1)
      next.push(Math.min(changed, (column[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    column = next
    least = Math.min(least, column[word.length] ?? least)
  }
  return word.length > 0 && least <= Math.floor(word.length * tolerance)
}
