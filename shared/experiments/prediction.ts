import { compareTitles } from '#shared/prediction/wording/compare.ts'
import type { NoPredictionReason } from './kinds.ts'

/** The probability of each variant to have the best wording (the sum is 1), or the reason why there is no prediction. */
export type Prediction =
  | { readonly state: 'made'; readonly chances: number[] }
  | { readonly state: 'none'; readonly reason: NoPredictionReason }

/**
 * Predicts the winner of a test by the wording of its titles. Makes no prediction if thumbnails change or if the model cannot score one
 * of the titles.
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
