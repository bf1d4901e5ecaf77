import { compareTitles } from '#shared/prediction/wording/compare.ts'
import type { NoPredictionReason } from './kinds.ts'

/** The chances of the variants to be the best wording, which sum to 1; or why there are none. */
export type Prediction =
  | { readonly state: 'made'; readonly chances: number[] }
  | { readonly state: 'none'; readonly reason: NoPredictionReason }

/**
 * Predicts the winner of a test by the wording of its titles. Makes no prediction where thumbnails change, or where the model
 * cannot score one of the titles.
 */
export function predictWinner(
  variants: readonly { title?: string | undefined; thumbnail?: string | undefined }[],
): Prediction {
  const titles = variants.flatMap(({ title }) => title ?? [])
  const changesPicture = new Set(variants.map(({ thumbnail }) => thumbnail)).size > 1
  if (changesPicture || titles.length < variants.length) return { state: 'none', reason: 'thumbnails' }
  const { ranked, unranked } = compareTitles(titles)
  if (unranked[0]) return { state: 'none', reason: unranked[0].basis }
  const chances = new Map(ranked.map(({ title, chance }) => [title, chance]))
  return { state: 'made', chances: titles.map((title) => chances.get(title) ?? 0) }
}
