import { logGamma, regularizedBeta } from './beta.ts'

/*
 * Student's t distribution, for intervals and tests whose variance is estimated.
 */

/** Returns the probability that Student's t is greater than `t` (M. Abramowitz and I. A. Stegun, 1964, 26.7.1). */
export function studentTail(t: number, degrees: number): number {
  const tail = regularizedBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2
  return t < 0 ? 1 - tail : tail
}

/** Returns the density of Student's t (Abramowitz and Stegun, 26.7.1). */
const studentDensity = (t: number, degrees: number): number =>
  Math.exp(logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees)) /
  Math.sqrt(Math.PI * degrees)

/** The value that a normal variable exceeds with a probability of 2.5%, rounded down. Student's t exceeds it more often. */
const normalQuantile = 1.9599

/** Returns the value that Student's t exceeds with a probability of 2.5%, for two-sided 95% intervals. */
export function studentQuantile(degrees: number): number {
  // The tail is convex, so Newton's method approaches the quantile from below and never passes it.
  let quantile = normalQuantile
  let step: number
  do {
    step = (studentTail(quantile, degrees) - 0.025) / studentDensity(quantile, degrees)
    quantile += step
  } while (step > 1e-9 * quantile)
  return quantile
}
