import { isWord, tokenize } from '#shared/prediction/tokens.ts'

/** The smallest share of common words, by the Sørensen-Dice coefficient of the two titles' different words. */
const minCommonShare = 0.5

/**
 * Returns whether a published title is close to the analyzed one: at least half of their words are the same, in any order.
 * Without this, a call could be settled with a video that it was never about.
 */
export function isCloseTitle(analyzed: string, published: string): boolean {
  const [one, other] = [wordsOf(analyzed), wordsOf(published)]
  const common = [...one].filter((word) => other.has(word)).length
  return common > 0 && (2 * common) / (one.size + other.size) >= minCommonShare
}

const wordsOf = (title: string) =>
  new Set(
    tokenize(title)
      .filter(isWord)
      .map(({ key }) => key),
  )
