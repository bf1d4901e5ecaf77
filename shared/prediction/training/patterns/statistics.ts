import type { Ratio } from '#shared/prediction/patterns/lifts.ts'
import { studentQuantile, studentTail } from '#shared/student.ts'
import { roundFigure } from '../metrics.ts'

/** An estimate of one channel or test, with the variance of its error. */
export interface Estimate {
  readonly value: number
  readonly variance: number
}

/** A mean over channels or tests, and how much they differ. */
export interface Pooled {
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
  /** The 95% interval is the mean plus and minus this. */
  readonly margin: number
  /** The two-sided p-value of a mean of 0. */
  readonly p: number
  /** The standard deviation of the true values between channels or tests. */
  readonly spread: number
  readonly n: number
}

/** The minimum number of estimates for a meaningful interval. */
const minEstimates = 10

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0)

/**
 * Pools estimates by their precision, with random effects: the variance between channels by DerSimonian and Laird (1986), the
 * interval by Hartung and Knapp (2001), never narrower than without the variance between channels (Röver et al. 2015).
 * Returns undefined for fewer than ten estimates.
 */
export function pool(estimates: readonly Estimate[]): Pooled | undefined {
  const n = estimates.length
  if (n < minEstimates) return undefined
  const meanBy = (weigh: (estimate: Estimate) => number) =>
    sum(estimates, (estimate) => weigh(estimate) * estimate.value) / sum(estimates, weigh)
  const fixedWeight = ({ variance }: Estimate) => 1 / variance
  const fixedMean = meanBy(fixedWeight)
  const total = sum(estimates, fixedWeight)
  const excess = sum(estimates, (estimate) => fixedWeight(estimate) * (estimate.value - fixedMean) ** 2) - (n - 1)
  const between = Math.max(0, excess / (total - sum(estimates, (estimate) => fixedWeight(estimate) ** 2) / total))
  const weight = ({ variance }: Estimate) => 1 / (variance + between)
  const mean = meanBy(weight)
  const scale = sum(estimates, (estimate) => weight(estimate) * (estimate.value - mean) ** 2) / (n - 1)
  const error = Math.sqrt(Math.max(1, scale) / sum(estimates, weight))
  return {
    mean,
    error,
    margin: studentQuantile(n - 1) * error,
    p: 2 * studentTail(Math.abs(mean / error), n - 1),
    spread: Math.sqrt(between),
    n,
  }
}

/**
 * Returns which p-values pass Benjamini and Hochberg's procedure. Of these, 5% are expected to be false. `tried` is the total number of
 * hypotheses; those without a p-value here count as failed.
 */
export function passFalseDiscovery(values: readonly number[], tried: number): boolean[] {
  const sorted = [...values].sort((a, b) => a - b)
  const threshold = sorted.findLast((p, index) => p <= (0.05 * (index + 1)) / tried) ?? -1
  return values.map((p) => p <= threshold)
}

/** Returns the ratio, rounded, of a logarithm and the margin of its interval. */
export const toRatio = (log: number, margin: number): Ratio => ({
  lift: roundFigure(Math.exp(log), 2),
  low: roundFigure(Math.exp(log - margin), 2),
  high: roundFigure(Math.exp(log + margin), 2),
})
