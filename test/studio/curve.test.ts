import { describe, expect, it } from 'vitest'
import { createRandom } from '#shared/random.ts'
import { drawCurve, fitCurve, type Measurement } from '#web/lib/studio/curve.ts'

/** Without bounds for outliers, the estimates are the classical ones, as other programs compute them. */
const unbounded = { residual: Number.POSITIVE_INFINITY, meanSquare: 1, x: Number.POSITIVE_INFINITY }

/** The latitude, log risk ratio and variance of 13 trials of BCG vaccine (`dat.bcg` of R's package metafor). */
const vaccine = [
  [44, -0.889311, 0.325585],
  [55, -1.585389, 0.194581],
  [42, -1.348073, 0.415368],
  [52, -1.441551, 0.02001],
  [13, -0.217547, 0.05121],
  [44, -0.786116, 0.006906],
  [19, -1.620898, 0.223017],
  [13, 0.011952, 0.003962],
  [27, -0.469418, 0.056434],
  [42, -1.371345, 0.073025],
  [18, -0.339359, 0.012412],
  [33, 0.445913, 0.532506],
  [33, -0.017314, 0.071405],
].map(([x = 0, y = 0, variance = 0]): Measurement => ({ x, y, variance }))

describe('a curve through measurements', () => {
  it('is their random-effects mean if all are at one place', () => {
    // rma(yi, vi, method = "PM") of metafor: tau^2 0.3181, estimate -0.7150, standard error 0.1809.
    const curve = fitCurve(
      vaccine.map((one) => ({ ...one, x: 0 })),
      unbounded,
    )
    expect(curve.between).toBeCloseTo(0.31807, 4)
    expect(curve.at(0).value).toBeCloseTo(-0.71497, 4)
    expect(curve.at(0).error).toBeCloseTo(0.18089, 4)
    expect(curve.degrees).toBe(12)
  })

  it('is a random-effects regression line with few measurements', () => {
    // The same equations solved with NumPy and `scipy.optimize.brentq`: b = 0.22192 - 0.028565 x, tau^2 = 0.14213.
    const curve = fitCurve(vaccine, unbounded)
    expect(curve.between).toBeCloseTo(0.142132, 4)
    expect(curve.at(0)).toEqual({ value: expect.closeTo(0.22192, 3), error: expect.closeTo(0.31747, 3) })
    expect(curve.at(40)).toEqual({ value: expect.closeTo(-0.920665, 4), error: expect.closeTo(0.152048, 4) })
  })

  it('is a restricted cubic spline with thirty measurements', () => {
    // Least squares with Harrell's formula for the knots 4, 20 and 35, solved with NumPy.
    const measurements = Array.from({ length: 40 }, (_, index) => {
      const x = (index * 7) % 40
      return { x, y: Math.sin(x / 10) + (((index * 13) % 11) - 5) / 20, variance: 0 }
    })
    const curve = fitCurve(measurements, unbounded)
    expect(curve.between).toBeCloseTo(0.0134679316, 6)
    for (const [x, value, error] of [
      [2, 0.0656143654, 0.0420299824],
      [20, 1.0601921621, 0.0294956279],
      [37, -0.6893595212, 0.0422191833],
      [50, -2.4424696022, 0.0937057312],
    ] as const)
      expect(curve.at(x)).toEqual({ value: expect.closeTo(value, 6), error: expect.closeTo(error, 5) })
  })

  it('can be computed without one of the measurements', () => {
    // The measurements are so inexact that they do not differ by more than their errors.
    const measurements = vaccine.map((one) => ({ ...one, variance: 4 + one.variance }))
    const curve = fitCurve(measurements, unbounded)
    expect(curve.between).toBe(0)
    for (const [index, { x }] of measurements.entries()) {
      const others = fitCurve(measurements.toSpliced(index, 1), unbounded).at(x)
      expect(curve.without(index)).toEqual({
        value: expect.closeTo(others.value, 8),
        error: expect.closeTo(others.error, 8),
      })
    }
  })

  it('hardly moves with one odd measurement, wherever it is', () => {
    const random = createRandom(3)
    const measurements = Array.from({ length: 40 }, () => ({ x: 4 * random(), y: random(), variance: 0 }))
    const [plain, odd, far] = [
      measurements,
      [...measurements, { x: 2, y: 60, variance: 0 }],
      [...measurements, { x: 15, y: 9, variance: 0 }],
    ].map((list) => fitCurve(list))
    for (const x of [0.5, 2, 3.5]) {
      const { value = 0, error = 0 } = plain?.at(x) ?? {}
      expect(Math.abs((odd?.at(x).value ?? 0) - value)).toBeLessThan(error)
      expect(Math.abs((far?.at(x).value ?? 0) - value)).toBeLessThan(error)
    }
  })

  it.each([
    ['all at one place', () => 5],
    ['nearly all at one place', (index: number) => (index === 0 ? 9 : 5)],
    ['at two places', (index: number) => index % 2],
    ['in a narrow and a wide part', (index: number) => (index < 35 ? index / 1000 : index)],
  ])('is finite if measurements are %s', (_, place) => {
    for (const height of [() => 1, (index: number) => index % 3]) {
      const curve = fitCurve(
        Array.from({ length: 40 }, (_, index) => ({ x: place(index), y: height(index), variance: 0 })),
      )
      expect(Object.values({ ...curve.at(5), ...curve.without(0) }).every(Number.isFinite)).toBe(true)
    }
  })

  it('is not drawn at the first and the last measurement, or at one in twenty at each end', () => {
    const draw = (size: number) => {
      const at = Array.from({ length: size }, (_, index) => 1000 * (index + 1))
      const curve = fitCurve(at.map((x, index) => ({ x: Math.log(x), y: index % 2, variance: 0 })))
      return drawCurve(curve, at, Math.exp)
    }
    expect(draw(12).map(({ at }) => at)).toEqual(
      draw(12)
        .map(({ at }) => at)
        .toSorted((a, b) => a - b),
    )
    expect([draw(12)[0]?.at, draw(12).at(-1)?.at]).toEqual([2000, 11_000])
    expect([draw(40)[0]?.at, draw(40).at(-1)?.at]).toEqual([3000, 38_000])
    for (const { value, low, high } of draw(40)) expect(low < value && value < high).toBe(true)
  })
})
