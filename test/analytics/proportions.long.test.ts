import { describe, expect, test } from 'vitest'
import { computeDifference, computePower, computeWilsonInterval } from '#shared/experiments/proportions.ts'

/** Returns the counts that are within 6 standard deviations of their mean, with their binomial probability. */
function outcomesOf(of: number, rate: number): { hits: number; of: number; chance: number }[] {
  const spread = 6 * Math.sqrt(of * rate * (1 - rate))
  const logOdds = Math.log(rate / (1 - rate))
  let log = of * Math.log(1 - rate)
  const outcomes = []
  for (let hits = 0; hits <= Math.min(of, of * rate + spread); hits++) {
    if (hits >= of * rate - spread) outcomes.push({ hits, of, chance: Math.exp(log) })
    log += Math.log((of - hits) / (hits + 1)) + logOdds
  }
  return outcomes
}

/** The exact probability that an interval contains the true value, over all outcomes. */
const coverage = (of: number, rate: number) =>
  outcomesOf(of, rate).reduce((sum, { chance, ...count }) => {
    const { low, high } = computeWilsonInterval(count)
    return low <= rate && rate <= high ? sum + chance : sum
  }, 0)

test('the Wilson interval covers about 95%', () => {
  const all = [10, 20, 50, 200].flatMap((of) => [0.2, 0.35, 0.5, 0.65, 0.8].map((rate) => coverage(of, rate)))
  expect(Math.min(...all)).toBeGreaterThan(0.92)
  expect(all.reduce((sum, each) => sum + each, 0) / all.length).toBeCloseTo(0.95, 1)
})

describe('the interval of a difference', () => {
  const covers = (
    difference: number,
    first: { hits: number; of: number },
    second: { hits: number; of: number },
    of: 2 | 3,
  ) => {
    const { low, high } = computeDifference(first, second, of)
    return low <= difference && difference <= high
  }

  test.each([
    [0.05, 0.05, 1000],
    [0.05, 0.055, 1000],
    [0.02, 0.04, 400],
    [0.1, 0.12, 200],
    [0.005, 0.01, 1000],
  ])('is right often enough for rates %f and %f and %i impressions', (one, other, of) => {
    let covered = 0
    for (const first of outcomesOf(of, one))
      for (const second of outcomesOf(of, other))
        if (covers(one - other, first, second, 2)) covered += first.chance * second.chance
    expect(covered).toBeGreaterThan(0.945)
    expect(covered).toBeLessThan(0.97)
  })

  test.each([
    [0.05, 0.05, 0.05],
    [0.04, 0.05, 0.06],
  ])('is right for all pairs of three variants with rates %f, %f and %f', (...rates) => {
    const [a, b, c] = rates.map((rate) => outcomesOf(400, rate))
    const [p, q, r] = rates
    let covered = 0
    for (const first of a ?? [])
      for (const second of b ?? []) {
        if (!covers((p ?? 0) - (q ?? 0), first, second, 3)) continue
        for (const third of c ?? []) {
          if (!covers((p ?? 0) - (r ?? 0), first, third, 3)) continue
          if (covers((q ?? 0) - (r ?? 0), second, third, 3)) covered += first.chance * second.chance * third.chance
        }
      }
    expect(covered).toBeGreaterThan(0.95)
    expect(covered).toBeLessThan(0.975)
  })
})

test.each([
  [0.05, 0.01, 4000],
  [0.04, 0.01, 2000],
  [0.1, 0.03, 1500],
])('the power for %f + %f is the share of tests that find the difference', (rate, difference, of) => {
  let found = 0
  for (const first of outcomesOf(of, rate))
    for (const second of outcomesOf(of, rate + difference)) {
      const pooled = (first.hits + second.hits) / (2 * of)
      const z = (second.hits - first.hits) / of / Math.sqrt((2 * pooled * (1 - pooled)) / of)
      if (Math.abs(z) > 1.959964) found += first.chance * second.chance
    }
  expect(computePower({ rate, difference, variants: 2 }, of)).toBeCloseTo(found, 2)
})
