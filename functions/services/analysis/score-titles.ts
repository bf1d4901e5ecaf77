import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { comparisonAccuracy, scoreAndCompare } from '#shared/prediction/compare-titles.ts'

/** Scores titles, and compares their wording as titles of one video. Titles keep their order. */
export const scoreTitles = (titles: readonly string[]): Output<typeof advice.score> => ({
  titles: scoreAndCompare(titles),
  accuracy: comparisonAccuracy,
})
