import { median } from '#shared/median.ts'

/** A median and between which values the true one lies, with a confidence of at least 95 %. */
export interface MedianInterval {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** Fewer values have no such interval: that of five, from the least to the most, has 94 %. */
export const minValues = 6

/**
 * The median of some values with its interval from the sign test: the k-th least to the k-th most, k as large as a
 * binomial distribution of 1/2 allows. It assumes nothing of how values lie (Conover, Practical Nonparametric
 * Statistics, 3rd ed., 3.2). Undefined below {@link minValues}.
 */
export function computeMedianInterval(values: readonly number[]): MedianInterval | undefined {
  if (values.length < minValues) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const cut = cutOf(sorted.length)
  const at = (place: number) => sorted[place] as number
  return { median: median(sorted), low: at(cut), high: at(sorted.length - 1 - cut) }
}

/** How many values to leave out at either end: as many as hold no more than 2.5 % of the distribution. */
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
