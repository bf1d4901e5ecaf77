import { normalizeWord, splitWords } from '#functions/vision/words.ts'
import type { PairCheck, TextBlock } from '#shared/contract/thumbnail.ts'

/** Shorter words are in every text; a number always tells. */
const leastLetters = 3
const telling = (text: string) =>
  splitWords(text)
    .map(normalizeWord)
    .filter((word) => word.length >= leastLetters || /\p{N}/u.test(word))

/**
 * What title and thumbnail do together: an image that repeats the title wastes the room of its own. `warn` where half
 * of the image's words or more are in the title, `fail` where all of at least three are. No check without words.
 */
export function checkPair(title: string, blocks: readonly TextBlock[]): PairCheck[] {
  const inTitle = new Set(telling(title))
  const onImage = blocks.flatMap(({ text }) => telling(text))
  if (inTitle.size === 0 || onImage.length === 0) return []
  const repeats = onImage.filter((word) => inTitle.has(word))
  const share = repeats.length / onImage.length
  const state = share < 0.5 ? 'good' : share === 1 && onImage.length >= 3 ? 'fail' : 'warn'
  const words = splitWords(title).filter((word) => repeats.includes(normalizeWord(word)))
  const regions = blocks
    .filter(({ text }) => telling(text).some((word) => inTitle.has(word)))
    .map(({ region }) => region)
  return [{ check: 'repeated_words', state, words: [...new Set(words)], regions }]
}
