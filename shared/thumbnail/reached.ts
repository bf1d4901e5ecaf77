/** The first place at which the values so far add up to `target`; the last one where they never do. */
export function reachedAt(values: ArrayLike<number>, target: number): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) {
    sum += values[at] ?? 0
    if (sum >= target) return at
  }
  return values.length - 1
}
