import { median } from '#shared/median.ts'

/** Natural logarithms of a video's age in days and of its views. */
export interface Point {
  readonly age: number
  readonly views: number
}

/** A channel's usual views at an age, in natural logarithms. */
export interface FittedUsual {
  readonly usual: number
  /** The standard error of `usual`. */
  readonly error: number
  /** The standard deviation of single videos around the usual. */
  readonly spread: number
  /** The degrees of freedom of both, for Student's t. */
  readonly degrees: number
}

/** Views grow with the power 0.23 of the age for 64 days, and hardly at all afterward. Medians of 504 channels, see docs/outliers.md. */
const growth = { power: 0.23, until: Math.log(64) } as const
/** The standard deviation, between channels, of the power by which a channel's own curve differs from `growth`. */
const powerSpread = 0.5
/** Residuals are clipped at this many standard deviations (Huber, 1964). */
const cut = 1.5
/** The expected square of a standard normal variable clipped at `cut`. */
const cutVariance = 0.7785
/** Keeps the spread positive on a channel whose videos all have the same views. */
const minSpread = 0.05
const iterations = 30

const grown = (age: number) => growth.power * Math.min(age, growth.until)

/**
 * Estimates the usual views at an age from other videos: a line of logarithmic views on logarithmic age, on top of how videos usually
 * grow. Location and spread are Huber's proposal 2 (P. J. Huber, "Robust estimation of a location parameter", Annals of Mathematical
 * Statistics 35, 1964), so that single hits and flops hardly count. The slope has a normal prior, because a few videos of similar age say
 * little about it.
 */
export function fitUsual(points: readonly Point[], age: number): FittedUsual {
  const n = points.length
  const x = points.map((point) => point.age - age)
  const y = points.map((point) => point.views - grown(point.age) + grown(age))
  let usual = median(y)
  let slope = 0
  let spread = Math.max(minSpread, 1.4826 * median(y.map((value) => Math.abs(value - usual))))
  let parameters = 1
  let determinant = 1
  for (let iteration = 0; iteration < iterations; iteration++) {
    const prior = (spread / powerSpread) ** 2
    let [w, wx, wxx, wy, wxy] = [0, 0, prior, 0, 0]
    for (let index = 0; index < n; index++) {
      const [distance, value] = [x[index] ?? 0, y[index] ?? 0]
      const weight = Math.min(1, (cut * spread) / Math.abs(value - usual - slope * distance || 1e-9))
      w += weight
      wx += weight * distance
      wxx += weight * distance * distance
      wy += weight * value
      wxy += weight * distance * value
    }
    determinant = w * wxx - wx * wx
    usual = (wxx * wy - wx * wxy) / determinant
    slope = (w * wxy - wx * wy) / determinant
    // How much of the slope the data determine: 1 without a prior.
    parameters = 2 - (prior * w) / determinant
    let squares = 0
    for (let index = 0; index < n; index++)
      squares += Math.min(((y[index] ?? 0) - usual - slope * (x[index] ?? 0)) ** 2, (cut * spread) ** 2)
    spread = Math.max(minSpread, Math.sqrt(squares / ((n - parameters) * cutVariance)))
  }
  return { usual, ...errorOf({ x, y, usual, slope, spread, parameters }), spread, degrees: n - parameters }
}

/** Returns the standard error of a robust regression (P. J. Huber and E. M. Ronchetti, Robust Statistics, 2009, chapter 7). */
function errorOf(fit: { x: number[]; y: number[]; usual: number; slope: number; spread: number; parameters: number }) {
  const { x, y, usual, slope, spread, parameters } = fit
  const n = x.length
  const inside = x.filter((distance, index) => Math.abs((y[index] ?? 0) - usual - slope * distance) <= cut * spread)
  const share = inside.length / n
  const [sum, squares] = [x.reduce((a, b) => a + b, 0), x.reduce((a, b) => a + b * b, (spread / powerSpread) ** 2)]
  const correction = 1 + (parameters / n) * ((1 - share) / share)
  return {
    error: ((correction * spread * Math.sqrt(cutVariance)) / share) * Math.sqrt(squares / (n * squares - sum * sum)),
  }
}
