/*
 * The beta distribution, for intervals of shares and for Student's t.
 */

/** Lanczos coefficients for g = 5 (W. H. Press et al., "Numerical Recipes", 3rd edition, 2007, 6.1). */
const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

/** Returns the logarithm of the gamma function of a positive number, to 10 digits. */
export function logGamma(x: number): number {
  const shifted = x + 5.5
  const series = lanczos.reduce((sum, coefficient, index) => sum + coefficient / (x + index + 1), 1.000000000190015)
  return (x + 0.5) * Math.log(shifted) - shifted + Math.log((Math.sqrt(2 * Math.PI) * series) / x)
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || tiny)
  let fraction = d
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    let factor = 1
    for (const term of [even, odd]) {
      d = 1 / (1 + term * d || tiny)
      c = 1 + term / c || tiny
      factor = c * d
      fraction *= factor
    }
    if (Math.abs(factor - 1) < 1e-14) break
  }
  return fraction
}

/** Returns the regularized incomplete beta function I_x(a, b) (DLMF 8.17.2). */
export function regularizedBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b
}

/** Returns the quantile of a beta distribution at a probability, by bisection. */
export function betaQuantile(probability: number, a: number, b: number): number {
  let [low, high] = [0, 1]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (regularizedBeta(middle, a, b) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
