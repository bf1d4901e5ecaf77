import { median } from '#shared/median.ts'

/** A median with its confidence interval of at least 95%. */
export interface MedianInterval {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** Fewer values have no such interval: the full range of five values covers 94%. */
export const minValues = 6

/**
 * Computes the median of the values with the confidence interval of the sign test, which makes no assumption about their distribution
 * (Conover, Practical Nonparametric Statistics, 3rd ed., 3.2). Undefined below {@link minValues}.
 */
export function computeMedianInterval(values: readonly number[]): MedianInterval | undefined {
  if (values.length < minValues) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const cut = cutOf(sorted.length)
  const at = (index: number) => sorted[index] as number
  return { median: median(sorted), low: at(cut), high: at(sorted.length - 1 - cut) }
}

/** Returns the number of values to cut off at either end, which have a probability of at most 2.5%. */
function cutOf(n: number): number {
  let chance = 0.5 ** n
  let below = chance
  let cut = 0
  while (below + (chance * (n - cut)) / (cut + 1) <= 0.025) {
    chance *= (n - cut) / (cut + 1)
    below += chance
    cut++
  }
  return cut
}
