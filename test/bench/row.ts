/** One line of the benchmark: a ratio of medians of one run, with its limits. */
export interface Row {
  readonly what: string
  readonly against: string
  readonly ratio: number
  /** The largest and the smallest ratio that pass. */
  readonly atMost?: number
  readonly atLeast?: number
}

/** Whether a ratio is outside its limits. */
export const isMissed = ({ ratio, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Row): boolean =>
  !(ratio <= atMost && ratio >= atLeast)

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
