/** Returns the mean of some numbers; 0 for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Returns the standard deviation of some numbers, as of a whole population; 0 for an empty list. */
export function standardDeviation(values: readonly number[]): number {
  const center = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)))
}
