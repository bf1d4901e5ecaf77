import type { ChannelPairs, Pair } from '../pairs.ts'
import type { Arm } from './arms.ts'

/** An A/B test. A contest consists of the arms with the same image, as indexes of at least two arms. */
export interface Test {
  readonly id: string
  readonly contests: readonly (readonly number[])[]
}

/** Two headlines of one contest. `margin` is the weight of the pair in fitting, which grows with its significance. */
export interface HeadlinePair extends Pair {
  /** The difference of the click rates in standard errors: see {@link zStatistic}. */
  readonly z: number
}

/** The pairs of one test. Tests take the place of channels. */
export interface TestPairs extends ChannelPairs {
  readonly pairs: readonly HeadlinePair[]
}

/** Groups arms into tests. Compares only arms with the same image, because the image affects the click rate too. */
export function groupIntoTests(arms: readonly Arm[]): Test[] {
  const tests = new Map<string, Map<string, number[]>>()
  for (const [index, { test, image }] of arms.entries()) {
    const images = tests.get(test) ?? new Map<string, number[]>()
    tests.set(test, images.set(image, [...(images.get(image) ?? []), index]))
  }
  return [...tests].flatMap(([id, images]) => {
    const contests = [...images.values()].filter(({ length }) => length > 1)
    return contests.length ? [{ id, contests }] : []
  })
}

export const clickRate = ({ clicks, impressions }: Arm): number => clicks / impressions

/** Returns the two-proportion z statistic with pooled variance; 0 if the pooled click rate is 0 or 1. */
export function zStatistic(a: Arm, b: Arm): number {
  const share = (a.clicks + b.clicks) / (a.impressions + b.impressions)
  const error = Math.sqrt(share * (1 - share) * (1 / a.impressions + 1 / b.impressions))
  return error ? (clickRate(a) - clickRate(b)) / error : 0
}

/** Builds every pair within the contests of a test, except those with equal click rates. */
export const buildHeadlinePairs = (arms: readonly Arm[], tests: readonly Test[]): TestPairs[] =>
  tests.map(({ id, contests }) => ({
    channel: id,
    pairs: contests.flatMap((contest) => buildContestPairs(arms, contest)),
  }))

const buildContestPairs = (arms: readonly Arm[], contest: readonly number[]): HeadlinePair[] =>
  contest.flatMap((a, position) =>
    contest.slice(position + 1).flatMap((b) => {
      const z = zStatistic(arms[a] as Arm, arms[b] as Arm)
      const [better, worse] = z > 0 ? [a, b] : [b, a]
      return z ? [{ better, worse, z: Math.abs(z), margin: (z * z) / 4 }] : []
    }),
  )

/** The critical value of a two-sided test with p < 0.05. */
const significantZ = 1.96

/** Keeps the pairs with a significant difference. */
export const keepSignificant = (tests: readonly TestPairs[]): TestPairs[] =>
  tests.map(({ channel, pairs }) => ({ channel, pairs: pairs.filter(({ z }) => z > significantZ) }))

/** Returns the arms of a contest with the highest click rate: several if there is a tie. */
export function findBestArms(arms: readonly Arm[], contest: readonly number[]): readonly number[] {
  const rate = (index: number) => clickRate(arms[index] as Arm)
  const highest = Math.max(...contest.map(rate))
  return contest.filter((index) => rate(index) === highest)
}
