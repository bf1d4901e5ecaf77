import { regularizedBeta } from './beta.ts'

/*
 * Student's t distribution, for intervals and tests whose variance is estimated.
 */

/** Returns the probability that Student's t is greater than `t` (M. Abramowitz and I. A. Stegun, 1964, 26.7.1). */
export function studentTail(t: number, degrees: number): number {
  const tail = regularizedBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2
  return t < 0 ? 1 - tail : tail
}

/** Returns the value that Student's t exceeds with a probability of 2.5%, for two-sided 95% intervals. */
export function studentQuantile(degrees: number): number {
  const tail = 0.025
  let [low, high] = [0, 1]
  while (studentTail(high, degrees) > tail) high *= 2
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2
    if (studentTail(middle, degrees) > tail) low = middle
    else high = middle
  }
  return high
}
