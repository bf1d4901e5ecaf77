import { factorize, solve } from '#shared/prediction/own-history/cholesky.ts'
import { studentQuantile } from '#shared/student.ts'

/** A measured value `y` at `x`. */
export interface Measurement {
  readonly x: number
  readonly y: number
  /** The variance of the measurement error; 0 if there is none. */
  readonly variance: number
}

/** A value with the standard error of its estimate. */
export interface Estimate {
  readonly value: number
  readonly error: number
}

/** A curve through measurements that deviate from it by more than their measurement errors. */
export interface Curve {
  /** The variance of the true values around the curve. */
  readonly between: number
  /** The degrees of freedom of `between`. */
  readonly degrees: number
  /** Returns the curve at `x`. */
  at(x: number): Estimate
  /** Returns the curve at the `x` of a measurement, fitted without that measurement. */
  without(index: number): Estimate
}

/** The shares of measurements at which a spline has its knots (F. E. Harrell, "Regression Modeling Strategies", 2015, 2.4.6). */
const knotShares = [
  { from: 30, shares: [0.1, 0.5, 0.9] },
  { from: 150, shares: [0.05, 0.35, 0.65, 0.95] },
]

/** How much outliers count, in standard deviations. */
interface Bounds {
  /** The bound of a residual. */
  readonly residual: number
  /** The mean square of a standard normal variable that is clipped at `residual`. */
  readonly meanSquare: number
  /** The bound of the distance of `x` from its median. */
  readonly x: number
}
const twoDeviations: Bounds = { residual: 2, meanSquare: 0.920537, x: 2 }

const maxIterations = 200
const tiny = 1e-12

/**
 * Fits a curve to at least four measurements: a line, or with 30 or more a restricted cubic spline, which is straight at
 * both ends.
 *
 * - A measurement's weight is the inverse of its own variance plus `between` (random effects). `between` is
 *   estimated by R. C. Paule and J. Mandel, "Consensus values and weighting factors", 1982. With it, the factor of G. Knapp and
 *   J. Hartung, "Improved tests for a random effects meta-regression with a single covariate", 2003, is 1, so that intervals
 *   only need the quantiles of Student's t.
 * - A single outlier has little effect. Residuals count up to a bound, for the curve and for `between` (P. J. Huber, "Robust estimation
 *   of a location parameter", 1964, proposal 2). Measurements with an unusual `x` have less weight, whatever their residual (R. A.
 *   Maronna, R. D. Martin and V. J. Yohai, "Robust Statistics", 2006, 5.11); the power is chosen by simulation.
 */
export function fitCurve(measurements: readonly Measurement[], bounds: Bounds = twoDeviations): Curve {
  const { basis, scale, middle } = createBasis(measurements.map(({ x }) => x))
  const rows = measurements.map(({ x }) => basis(x))
  const ys = measurements.map(({ y }) => y)
  const degrees = ys.length - (rows[0]?.length ?? 1)
  const byDistance = measurements.map(
    ({ x }) => Math.min(1, (bounds.x * scale) / Math.max(tiny, Math.abs(x - middle))) ** 4,
  )
  const mean = sumOf(ys, (y) => y) / ys.length
  let between = sumOf(ys, (y) => (y - mean) ** 2) / ys.length
  let residuals = ys.map(() => 0)
  let fit: WeightedFit
  let change: number
  let iteration = 0
  do {
    const weights = measurements.map(({ variance }, index) => {
      const spread = Math.sqrt(Math.max(tiny, between + variance))
      const byResidual = Math.min(1, (bounds.residual * spread) / Math.max(tiny, Math.abs(residuals[index] ?? 0)))
      return (byResidual * (byDistance[index] ?? 1)) / spread ** 2
    })
    fit = fitWeighted(rows, ys, weights)
    residuals = fit.residuals
    const next = solveBetween(measurements, residuals, degrees, bounds)
    change = Math.abs(next - between)
    between = next
  } while (change > 1e-10 * (1 + between) && ++iteration < maxIterations)
  const { coefficients, weights, inverse } = fit
  const squareOf = (row: readonly number[]) => sumOf(inverse, (line, column) => dot(line, row) * (row[column] ?? 0))
  return {
    between,
    degrees,
    at: (x) => ({ value: dot(basis(x), coefficients), error: Math.sqrt(squareOf(basis(x))) }),
    without: (index) => {
      const row = rows[index] ?? []
      const square = squareOf(row)
      const leverage = Math.min(1 - tiny, square * (weights[index] ?? 0))
      const value = dot(row, coefficients) - (leverage * (residuals[index] ?? 0)) / (1 - leverage)
      return { value, error: Math.sqrt(square / (1 - leverage)) }
    },
  }
}

/** A value with its 95% interval. */
export interface Ranged {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A curve's value at a number of impressions or a length. */
export interface CurveStep extends Ranged {
  readonly at: number
}

const stepCount = 25

/**
 * Returns steps of a curve over the logarithm of `measuredAt`, which holds ascending whole numbers. At each end, the curve leaves out 5% of the measurements,
 * and at least one. `convert` converts `y` to the displayed value.
 */
export function drawCurve(curve: Curve, measuredAt: readonly number[], convert: (y: number) => number): CurveStep[] {
  const sorted = measuredAt.toSorted((a, b) => a - b)
  const beyond = Math.max(1, Math.floor(sorted.length / 20))
  const [first = 1, last = 1] = [sorted[beyond], sorted.at(-1 - beyond)]
  const steps = Array.from({ length: stepCount }, (_, step) =>
    Math.round(first * (last / first) ** (step / (stepCount - 1))),
  )
  return [...new Set(steps)].map((at) => ({ at, ...toRange(curve.at(Math.log(at)), curve.degrees, convert) }))
}

/** Returns an estimate with its 95% interval. */
export function toRange({ value, error }: Estimate, degrees: number, convert: (y: number) => number): Ranged {
  const half = studentQuantile(degrees) * error
  return { value: convert(value), low: convert(value - half), high: convert(value + half) }
}

function sumOf<Item>(items: readonly Item[], value: (item: Item, index: number) => number): number {
  let sum = 0
  for (let index = 0; index < items.length; index++) sum += value(items[index] as Item, index)
  return sum
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  sumOf(one, (value, index) => value * (other[index] ?? 0))

/**
 * Returns the regression's columns as a function of `x`: 1, `x`, and the spline's columns if there is one. Also returns the median of `x` and
 * its standard deviation, estimated from the middle 80%.
 */
function createBasis(xs: readonly number[]) {
  const sorted = xs.toSorted((a, b) => a - b)
  const atShare = (share: number) => sorted[Math.round(share * (xs.length - 1))] ?? 0
  const middle = atShare(0.5)
  const scale = (atShare(0.9) - atShare(0.1)) / 2.5631
  if (scale < tiny) return { basis: () => [1], middle, scale: tiny }
  const shares = knotShares.findLast(({ from }) => xs.length >= from)?.shares ?? []
  const knots = shares.map((share) => (atShare(share) - middle) / scale)
  const isSpread = knots.every((knot, index) => index === 0 || knot - (knots[index - 1] ?? 0) > 0.1)
  const [beforeLast = 0, last = 0] = knots.slice(-2)
  const cube = (distance: number) => Math.max(0, distance) ** 3
  const basis = (x: number) => {
    const scaled = (x - middle) / scale
    const bends = knots.slice(0, isSpread ? -2 : 0).map((knot) => {
      const [toLast, toBeforeLast] = [last - knot, beforeLast - knot]
      return (
        cube(scaled - knot) +
        (cube(scaled - last) * toBeforeLast - cube(scaled - beforeLast) * toLast) / (last - beforeLast)
      )
    })
    return [1, scaled, ...bends]
  }
  return { basis, middle, scale }
}

interface WeightedFit {
  readonly coefficients: readonly number[]
  /** The covariance of the coefficients if the weights are inverse variances. */
  readonly inverse: readonly (readonly number[])[]
  readonly weights: readonly number[]
  readonly residuals: number[]
}

/** Fits a weighted regression. */
function fitWeighted(
  rows: readonly (readonly number[])[],
  ys: readonly number[],
  weights: readonly number[],
): WeightedFit {
  const columns = (rows[0] ?? []).map((_, column) =>
    rows.map((row, index) => (row[column] ?? 0) * (weights[index] ?? 0)),
  )
  const factor = Float64Array.from(
    columns.flatMap((column) =>
      columns.map((_, other) => sumOf(rows, (row, index) => (row[other] ?? 0) * (column[index] ?? 0))),
    ),
  )
  factorize(factor, columns.length)
  const inverse = columns.map((_, column) => {
    const unit = Float64Array.from(columns, (_, other) => Number(other === column))
    solve(factor, unit)
    return [...unit]
  })
  const products = columns.map((column) => dot(column, ys))
  const coefficients = inverse.map((line) => dot(line, products))
  return { coefficients, inverse, weights, residuals: ys.map((y, index) => y - dot(rows[index] ?? [], coefficients)) }
}

/** Returns the variance between measurements at which their bounded squared residuals are as large as expected. */
export function solveBetween(
  measurements: readonly Measurement[],
  residuals: readonly number[],
  degrees: number,
  bounds: Bounds = twoDeviations,
): number {
  const isTooSmall = (between: number) =>
    sumOf(measurements, ({ variance }, index) =>
      Math.min(bounds.residual ** 2, (residuals[index] ?? 0) ** 2 / Math.max(tiny, between + variance)),
    ) >
    degrees * bounds.meanSquare
  let [low, high] = [0, 1e-6]
  if (!isTooSmall(low)) return 0
  while (isTooSmall(high)) high *= 4
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2
    if (isTooSmall(middle)) low = middle
    else high = middle
  }
  return high
}
