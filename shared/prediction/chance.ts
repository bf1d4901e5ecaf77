import type { ComparisonParameters } from './model.ts'
import { comparisonParameters } from './shipped.ts'

/**
 * Returns the chance, 0 to 1, that a video with title A gets more views than one of the same channel and age with title B.
 * Both raw scores come from `scoreTitle`, or both from `scoreOnChannel` with the same past. The calibration of these
 * chances is measured (`calibrationError` in `evaluation.ts`).
 */
export const chanceOfMoreViews = (rawA: number, rawB: number): number => 1 / (1 + Math.exp(rawB - rawA))

/**
 * Whether two titles are too close to call: their raw scores differ by less than the median difference of real videos. For scores of
 * `scoreOnChannel`, pass their `basis`.
 */
export const isTooCloseToCall = (
  rawA: number,
  rawB: number,
  basis: keyof ComparisonParameters['medianDifference'] = 'title',
): boolean => Math.abs(rawA - rawB) < comparisonParameters.medianDifference[basis]
