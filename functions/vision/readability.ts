import { normalizeWord, splitWords } from './words.ts'

/** The share of a word's letters that may be misread. */
const tolerance = 0.2

/** Counts the words of a text that occur in another reading of it. Word boundaries of the reading are ignored. */
export function countReadableWords(text: string, reading: string): number {
  const read = normalizeWord(reading)
  return splitWords(text).filter((word) => contains(read, normalizeWord(word))).length
}

const contains = (text: string, word: string) =>
  word.length > 0 && substringEditDistance(text, word) <= Math.floor(word.length * tolerance)

/**
 * Returns the smallest edit distance between a word and any substring of a text (P. H. Sellers, "The theory and computation
 * of evolutionary distances: pattern recognition", 1980). It is at most the length of the word.
 */
export function substringEditDistance(text: string, word: string): number {
  // Entry i is the smallest edit distance between the first i letters of the word and any suffix of the text so far.
  let column = Array.from({ length: word.length + 1 }, (_, index) => index)
  let least = word.length
  for (const letter of text) {
    const next = [0]
    for (let index = 1; index <= word.length; index++) {
      const changed = (column[index - 1] ?? 0) + (letter === word[index - 1] ? 0 : 1)
      next.push(Math.min(changed, (column[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    column = next
    least = Math.min(least, column[word.length] ?? least)
  }
  return least
}
