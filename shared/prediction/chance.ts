import type { TitleAndPast } from './model.ts'
import { callParameters } from './shipped.ts'

/**
 * The chance, 0 to 1, that a video with the one title gets more views than one of the same channel and age with the
 * other, by their raw scores: of `scoreTitle` both, or of `scoreOn` both with the same past. How well such chances come
 * true is measured: `calibrationError` in `evaluation.ts`.
 */
export const chanceOfMoreViews = (rawA: number, rawB: number): number => 1 / (1 + Math.exp(rawB - rawA))

/**
 * Whether two titles are too close to call: their raw scores differ by less than those of half of all pairs of real
 * videos do. `past` for scores of `scoreOn`.
 */
export const isTooCloseToCall = (rawA: number, rawB: number, by: keyof TitleAndPast = 'title'): boolean =>
  Math.abs(rawA - rawB) < callParameters.medianDifference[by]
