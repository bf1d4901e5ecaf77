import { type Measurement, solveBetween } from './curve.ts'

/**
 * The standard deviation of the prior of the logarithm of dispersion. It expects a dispersion of at most 5 in two of
 * three files.
 */
const priorDeviation = Math.log(5)

/** The dispersions to compare: 1 to 16, each 10% larger than the previous one. */
const candidates = Array.from({ length: 30 }, (_, step) => 1.1 ** step)

/** Log densities that differ by less count as equal. Chosen by simulation: with 0, there are too many false findings. */
const asPlausible = 0.1

/** The degrees of freedom of Student's t, which gives outliers little weight. */
const tails = 5

/**
 * Estimates the dispersion of counts from residuals: their variance as a multiple of the computed one, at least 1. Variance due to
 * counting decreases with the number of impressions; variance between videos does not. For each dispersion, the variance between
 * videos is estimated as for the curve. Returns the largest dispersion that is about as plausible as the most plausible one, by
 * posterior density with a half-normal prior of its logarithm, because a dispersion that is too small causes false findings. If a file does not contain enough evidence, such as
 * when videos differ much more than counting explains, the result is small.
 */
export function estimateDispersion(
  measurements: readonly Measurement[],
  residuals: readonly number[],
  degrees: number,
): number {
  const densityOf = (dispersion: number): number => {
    const scaled = measurements.map(({ x, y, variance }) => ({ x, y, variance: dispersion * variance }))
    const between = solveBetween(scaled, residuals, degrees)
    const logs = scaled.map(({ variance }, index) => {
      const square = between + variance
      const ratio = (residuals[index] ?? 0) ** 2 / square
      return -Math.log(square) / 2 - ((tails + 1) / 2) * Math.log1p(ratio / tails)
    })
    return logs.reduce((sum, log) => sum + log, 0) - (Math.log(dispersion) / priorDeviation) ** 2 / 2
  }
  const densities = candidates.map(densityOf)
  const highest = Math.max(...densities)
  return candidates[densities.findLastIndex((density) => density >= highest - asPlausible)] ?? 1
}
