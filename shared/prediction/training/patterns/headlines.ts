import { mean } from '#shared/mean.ts'
import type { HeadlineLift } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import type { Arm } from '../headlines/arms.ts'
import { clickRate, groupIntoTests } from '../headlines/contests.ts'
import { keepReliable } from '../headlines/report.ts'
import { roundFigure } from '../metrics.ts'
import { type Estimate, pool, toRatio } from './statistics.ts'

interface MeasuredArm extends Arm {
  readonly patterns: ReadonlySet<PatternName>
}

/** The contests of one test: headlines that were shown with the same image. */
export type HeadlineTest = readonly (readonly MeasuredArm[])[]

/** Groups headlines into tests. Leaves out weeks that may not be properly randomized. */
export function groupHeadlines(arms: readonly Arm[]): HeadlineTest[] {
  const measured = keepReliable(arms).map((arm) => ({ ...arm, patterns: new Set(findPatterns(arm.headline)) }))
  return groupIntoTests(measured).map(({ contests }) =>
    contests.map((contest) => contest.flatMap((index) => measured[index] ?? [])),
  )
}

/** Half a click is added, so that headlines without clicks have a logarithm. */
const addUp = (arms: readonly Arm[]) => ({
  clicks: arms.reduce((sum, { clicks }) => sum + clicks, 0.5),
  impressions: arms.reduce((sum, { impressions }) => sum + impressions, 0.5),
})

/**
 * Compares the click rates of the headlines of a contest with a pattern and without. The variance assumes equal rates, because a variance
 * from each side's own clicks would give more weight to tests that the pattern won by luck.
 */
function compareContest(withPattern: readonly Arm[], without: readonly Arm[]): Estimate & { won: number } {
  const [ours, theirs, both] = [addUp(withPattern), addUp(without), addUp([...withPattern, ...without])]
  const pairs = withPattern.flatMap((a) => without.map((b) => Math.sign(clickRate(a) - clickRate(b)) / 2 + 0.5))
  return {
    value: Math.log(ours.clicks / ours.impressions) - Math.log(theirs.clicks / theirs.impressions),
    variance: (both.impressions / both.clicks - 1) * (1 / ours.impressions + 1 / theirs.impressions),
    won: mean(pairs),
  }
}

/** Combines the contests of one test, which share their readers, into one estimate. */
function compareTest(test: HeadlineTest, pattern: PatternName): (Estimate & { won: number }) | undefined {
  const contests = test.flatMap((arms) => {
    const withPattern = arms.filter(({ patterns }) => patterns.has(pattern))
    const without = arms.filter(({ patterns }) => !patterns.has(pattern))
    return withPattern.length && without.length ? [compareContest(withPattern, without)] : []
  })
  if (!contests.length) return undefined
  const precision = contests.reduce((sum, { variance }) => sum + 1 / variance, 0)
  return {
    value: contests.reduce((sum, { value, variance }) => sum + value / variance, 0) / precision,
    variance: 1 / precision,
    won: mean(contests.map(({ won }) => won)),
  }
}

/** The minimum number of tests for a meaningful share of tests won. */
const minTests = 20

/** Measures a pattern in headline tests. Returns null if it is in fewer than 20 of them. */
export function measureHeadlinePattern(tests: readonly HeadlineTest[], pattern: PatternName): HeadlineLift | null {
  const compared = tests.flatMap((test) => compareTest(test, pattern) ?? [])
  const pooled = compared.length < minTests ? undefined : pool(compared)
  if (!pooled) return null
  const won = mean(compared.map((test) => test.won))
  const spread = Math.sqrt(mean(compared.map((test) => (test.won - won) ** 2)) / compared.length)
  return {
    ...toRatio(pooled.mean, pooled.margin),
    tests: compared.length,
    won: roundFigure(won, 2),
    wonLow: roundFigure(won - 1.96 * spread, 2),
    wonHigh: roundFigure(won + 1.96 * spread, 2),
  }
}
