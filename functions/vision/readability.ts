import { normalizeWord, splitWords } from './words.ts'

/** A fifth of a word may be misread and it is still the word. */
const tolerance = 0.2

/** How many of a text's words stand in another reading of it. Where words end the reading need not know. */
export function countReadableWords(text: string, reading: string): number {
  const read = normalizeWord(reading)
  return splitWords(text).filter((word) => contains(read, normalizeWord(word))).length
}

const contains = (text: string, word: string) =>
  word.length > 0 && substringEditDistance(text, word) <= Math.floor(word.length * tolerance)

/**
 * The fewest letters to add, take or change so that a word stands somewhere in a text; its own length where nothing of it
 * does (P. H. Sellers, "The theory and computation of evolutionary distances: pattern recognition", 1980).
 */
export function substringEditDistance(text: string, word: string): number {
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
  return least
}
