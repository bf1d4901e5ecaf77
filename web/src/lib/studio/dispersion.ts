import { type Measurement, solveBetween } from './curve.ts'

/**
 * How far, in logarithms, clicks are expected to vary more than independent impressions would, before a file is looked at: in two of
 * three files at most twice as much.
 */
const priorDeviation = Math.log(5)

/** The dispersions that are compared: 1 to 16, each a tenth more than the one before. */
const candidates = Array.from({ length: 30 }, (_, step) => 1.1 ** step)

/** Log densities that differ by less are taken as equal. Chosen by simulation: with 0, there are too many false findings. */
const asPlausible = 0.1

/** The degrees of freedom of Student's t, which gives odd residuals little weight. */
const tails = 5

/**
 * Estimates how many times as much as computed the counts behind measurements vary, from residuals: at least 1. Variance that is
 * the counts' falls with the number of impressions, that between videos does not. For each dispersion, the variance between
 * videos is estimated as for the curve; the largest dispersion is returned that is about as plausible as the most plausible one, by
 * posterior density with a half-normal prior of its logarithm: of too small a one, false findings come. Where a file cannot tell, as
 * where videos differ much more than counting explains, it stays at a few times at most.
 */
export function estimateDispersion(
  measurements: readonly Measurement[],
  residuals: readonly number[],
  degrees: number,
): number {
  const densityOf = (dispersion: number): number => {
    const scaled = measurements.map(({ variance, ...other }) => ({ ...other, variance: dispersion * variance }))
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
