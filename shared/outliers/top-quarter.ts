/** The fewest multiples of the usual in which a top quarter says something. */
export const minForQuarter = 12

/** Returns the multiple, or its logarithm, from which a video is in the top quarter of its channel; at least one is needed. */
export function findTopQuarter(multiples: readonly number[]): number {
  const ascending = multiples.toSorted((a, b) => a - b)
  return ascending[Math.floor(0.75 * ascending.length)] ?? Number.POSITIVE_INFINITY
}
