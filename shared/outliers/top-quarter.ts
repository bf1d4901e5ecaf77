/** The minimum number of multiples for which a top quarter is meaningful. */
export const minForQuarter = 12

/** Returns the smallest multiple, or logarithm of a multiple, in the top quarter of a channel. The list must not be empty. */
export function findTopQuarter(multiples: readonly number[]): number {
  const ascending = multiples.toSorted((a, b) => a - b)
  return ascending[Math.floor(0.75 * ascending.length)] ?? Number.POSITIVE_INFINITY
}
