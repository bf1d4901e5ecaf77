import type { PairCheck, TextBlock } from '#shared/contract/thumbnail.ts'
import { normalizeWord, splitWords } from './words.ts'

/** Shorter words are too common to count, unless they contain a number. */
const minLetters = 3

/** French articles and pronouns that are joined to the next word. */
const elided = /^(?:[cdjlmnst]|qu)['’](?=\p{L})/iu

/** Returns the form in which words are compared: "L’île" on the title and "ILE" on the image are the same. */
const toKey = (word: string): string => normalizeWord(word.replace(elided, ''))

const significantWords = (text: string) =>
  splitWords(text)
    .map(toKey)
    .filter((word) => word.length >= minLetters || /\p{N}/u.test(word))

/**
 * Checks whether the text on a thumbnail repeats the title: such an image wastes space. The state is `warn` if at least half of the
 * image's words are in the title, and `fail` if all of them are, three or more. Returns no check if the title or the image has no
 * significant words.
 */
export function checkPair(title: string, blocks: readonly TextBlock[]): PairCheck[] {
  const titleWords = new Set(significantWords(title))
  const imageWords = blocks.flatMap(({ text }) => significantWords(text))
  if (titleWords.size === 0 || imageWords.length === 0) return []
  const repeated = imageWords.filter((word) => titleWords.has(word))
  const share = repeated.length / imageWords.length
  const state = share < 0.5 ? 'good' : share === 1 && imageWords.length >= 3 ? 'fail' : 'warn'
  const words = splitWords(title).filter((word) => repeated.includes(toKey(word)))
  const regions = blocks
    .filter(({ text }) => significantWords(text).some((word) => titleWords.has(word)))
    .map(({ region }) => region)
  return [{ check: 'repeated_words', state, words: [...new Set(words)], regions }]
}
