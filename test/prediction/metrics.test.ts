import { describe, expect, it } from 'vitest'
import {
  computeAccuracy,
  computeGain,
  computeLogLoss,
  computeReliability,
  expectedCalibrationError,
  fitSlope,
  keepMostConfident,
  type ScoreDifferences,
  sigmoid,
} from '#shared/prediction/training/metrics.ts'
import { spearmanCorrelation } from '#shared/prediction/training/spearman.ts'
import { createRandom } from '#shared/random.ts'

/** Channels whose better titles score `lead` more in `right` of `n` pairs, and `lead` less in the others. */
const channels = (count: number, n: number, right: number, lead = 1): ScoreDifferences =>
  Array.from({ length: count }, () => Array.from({ length: n }, (_, pair) => (pair < right ? lead : -lead)))

describe('accuracy', () => {
  it('is pooled over pairs, and has no interval if all channels are equal', () => {
    expect(computeAccuracy(channels(20, 10, 7))).toEqual({ accuracy: 0.7, low: 0.7, high: 0.7, n: 200 })
  })

  it('has an interval that reflects how much channels differ', () => {
    const mixed = [...channels(10, 10, 10), ...channels(10, 10, 0)]
    const { accuracy, low, high } = computeAccuracy(mixed)
    expect(accuracy).toBe(0.5)
    // Twenty coin flips have a standard error of 0.11.
    expect(low).toBeGreaterThan(0.2)
    expect(low).toBeLessThan(0.4)
    expect(high).toBeGreaterThan(0.6)
    expect(high).toBeLessThan(0.8)
  })

  it('counts equal scores as half correct', () => {
    expect(computeAccuracy(channels(5, 10, 7, 0)).accuracy).toBe(0.5)
  })
})

describe('a gain', () => {
  it('is the difference of two accuracies on the same pairs', () => {
    expect(computeGain(channels(20, 10, 7), channels(20, 10, 5))).toEqual({ gain: 0.2, low: 0.2, high: 0.2, n: 200 })
    expect(computeGain(channels(20, 10, 7), channels(20, 10, 7)).gain).toBe(0)
  })

  it('has an interval over channels, which equal errors do not widen', () => {
    const mixed = [...channels(10, 10, 10), ...channels(10, 10, 0)]
    expect(computeGain(mixed, mixed)).toEqual({ gain: 0, low: 0, high: 0, n: 200 })
    const better = [...channels(10, 10, 10), ...channels(10, 10, 4)]
    const { gain, low, high } = computeGain(better, mixed)
    expect(gain).toBe(0.2)
    expect(low).toBeGreaterThan(0)
    expect(low).toBeLessThan(0.15)
    expect(high).toBeGreaterThan(0.25)
  })
})

describe('calibration', () => {
  it('fits the slope of calibrated chances', () => {
    // 70% right at a difference of 1: the log-odds of 0.7.
    expect(fitSlope(channels(10, 10, 7))).toBeCloseTo(Math.log(0.7 / 0.3), 6)
  })

  it('has no error if predicted and observed shares agree, and their difference otherwise', () => {
    const honest = Math.log(0.7 / 0.3)
    expect(expectedCalibrationError(computeReliability(channels(10, 10, 7, honest)))).toBeCloseTo(0, 3)
    expect(expectedCalibrationError(computeReliability(channels(10, 10, 9, honest)))).toBeCloseTo(0.2, 3)
  })

  it('measures a log loss of ln 2 for guessing', () => {
    expect(computeLogLoss(channels(3, 10, 5, 0))).toBeCloseTo(Math.LN2, 10)
    expect(computeLogLoss(channels(3, 10, 10, 2))).toBeCloseTo(-Math.log(sigmoid(2)), 10)
  })

  it('selects the most confident twentieth, whether correct or not', () => {
    expect(keepMostConfident([...channels(1, 95, 95, 1), ...channels(1, 5, 3, 2)]).flat()).toEqual([2, 2, 2, -2, -2])
  })
})

describe("Spearman's rank correlation", () => {
  it('is 1 for the same order, -1 for the reverse, 0 for a constant', () => {
    expect(spearmanCorrelation([1, 5, 9], [2, 3, 400])).toBe(1)
    expect(spearmanCorrelation([1, 5, 9], [3, 2, 1])).toBe(-1)
    expect(spearmanCorrelation([1, 1, 1], [3, 2, 1])).toBe(0)
  })

  it('gives equal values the mean of their ranks', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
    expect(spearmanCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12)
  })
})

describe('seeded numbers', () => {
  it('are reproducible, in [0, 1) and uniform', () => {
    const draw = (seed: number) => Array.from({ length: 4000 }, createRandom(seed))
    const numbers = draw(3)
    expect(draw(3)).toEqual(numbers)
    expect(draw(4)).not.toEqual(numbers)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(numbers.reduce((sum, one) => sum + one, 0) / 4000).toBeCloseTo(0.5, 1)
  })
})
