/** One row of a benchmark's table: a ratio with its limits. */
export interface Row {
  readonly metric: string
  /** What the metric is divided by. */
  readonly comparedWith: string
  readonly ratio: number
  /** The largest and smallest passing ratio. */
  readonly atMost?: number
  readonly atLeast?: number
}

/** Whether a ratio is outside its limits. */
export const isMissed = ({ ratio, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Row): boolean =>
  !(ratio <= atMost && ratio >= atLeast)

/** Returns the median, or the upper of two middle values; NaN for an empty list, which misses every limit. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
