/** One line of the benchmark: a ratio of medians in one run, and what is wanted of it. */
export interface Row {
  readonly what: string
  readonly against: string
  readonly ratio: number
  /** The largest, or the smallest, ratio to be content with. */
  readonly atMost?: number
  readonly atLeast?: number
}

/** Whether a ratio is not what is wanted of it. */
export const isMissed = ({ ratio, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Row): boolean =>
  !(ratio <= atMost && ratio >= atLeast)

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
