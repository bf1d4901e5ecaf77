import { describe, expect, test } from 'vitest'
import {
  computeDifference,
  computeImpressionsNeeded,
  computePower,
  computeWilsonInterval,
} from '#shared/experiments/proportions.ts'

// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17, 1998, table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the Wilson interval of %i of %i is as published', (hits, of, low, high) => {
  const interval = computeWilsonInterval({ hits, of })
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('the Wilson interval stays between 0 and 1 if none or all are hits', () => {
  for (let of = 1; of <= 200; of++) {
    expect(computeWilsonInterval({ hits: 0, of }).low).toBeGreaterThanOrEqual(0)
    expect(computeWilsonInterval({ hits: of, of }).high).toBeLessThanOrEqual(1)
  }
})

describe('the interval of a difference', () => {
  // R. G. Newcombe, "Interval estimation for the difference between independent proportions", 1998, table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('is as published for %i of %i and %i of %i', (hits, of, otherHits, otherOf, low, high) => {
    const interval = computeDifference({ hits, of }, { hits: otherHits, of: otherOf })
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('is mirrored if the order is swapped, and is wider with three variants', () => {
    const [a, b] = [
      { hits: 520, of: 10_000 },
      { hits: 460, of: 10_000 },
    ]
    const [two, swapped, three] = [computeDifference(a, b), computeDifference(b, a), computeDifference(a, b, 3)]
    expect(swapped.low).toBeCloseTo(-two.high, 12)
    expect(swapped.high).toBeCloseTo(-two.low, 12)
    expect(three.low).toBeLessThan(two.low)
    expect(three.high).toBeGreaterThan(two.high)
    expect((three.high - three.low) / (two.high - two.low)).toBeCloseTo(2.39398 / 1.959964, 2)
  })
})

describe('power', () => {
  const plan = { rate: 0.5, difference: 0.25, variants: 2 } as const

  // The examples of power.prop.test in the documentation of R.
  test('is the same as in R', () => expect(computePower(plan, 50)).toBeCloseTo(0.7401659, 5))

  test('is low with few impressions', () => {
    expect(computePower(plan, 15)).toBeCloseTo(0.286, 3)
    expect(computePower(plan, 1)).toBeLessThan(0.1)
  })

  // J. L. Fleiss, "Statistical Methods for Rates and Proportions": 356 per group for 60% against 70%.
  test('is 80% with the impressions needed', () => {
    const sixty = { rate: 0.6, difference: 0.1, variants: 2 } as const
    expect(computeImpressionsNeeded(sixty)).toBe(356)
    expect(computePower(sixty, 356)).toBeCloseTo(0.8, 2)
    const three = { rate: 0.05, difference: 0.005, variants: 3 } as const
    expect(computePower(three, computeImpressionsNeeded(three))).toBeCloseTo(0.8, 4)
    expect(computeImpressionsNeeded(three)).toBeGreaterThan(computeImpressionsNeeded({ ...three, variants: 2 }))
  })
})
