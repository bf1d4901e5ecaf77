import { selectStopWords } from '#functions/services/metadata/stop-words.ts'
import { isWord, tokenize } from '#shared/prediction/tokens.ts'

/** The smallest share of common words. */
const minCommonShare = 0.5

/**
 * Returns whether a published title is close to the analyzed one: at least half of their words are the same, in any order, and more than
 * half of their content words ("how" and "to" are none). Otherwise a call could be settled with an unrelated video.
 */
export function isCloseTitle(analyzed: string, published: string): boolean {
  const [first, second] = [splitTitle(analyzed), splitTitle(published)]
  const stopWords = selectStopWords([...first, ...second])
  const selectContent = (words: readonly string[]) => words.filter((word) => !stopWords.has(word))
  const [firstContent, secondContent] = [selectContent(first), selectContent(second)]
  const hasContent = firstContent.length > 0 || secondContent.length > 0
  return (
    commonShare(first, second) >= minCommonShare &&
    (!hasContent || commonShare(firstContent, secondContent) > minCommonShare)
  )
}

/** Returns the Sørensen-Dice coefficient of the distinct words of two lists, from 0 to 1. */
function commonShare(words: readonly string[], others: readonly string[]): number {
  const [first, second] = [new Set(words), new Set(others)]
  const common = [...first].filter((word) => second.has(word)).length
  return common === 0 ? 0 : (2 * common) / (first.size + second.size)
}

const splitTitle = (title: string) =>
  tokenize(title)
    .filter(isWord)
    .map(({ key }) => key)
