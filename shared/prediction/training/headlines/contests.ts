import type { ChannelPairs, Pair } from '../pairs.ts'
import type { Arm } from './arms.ts'

/** One A/B test. A contest is its headlines under one image: indices of at least two arms. */
export interface Test {
  readonly id: string
  readonly contests: readonly (readonly number[])[]
}

/** Two headlines of one contest. `margin` is what the pair counts for in fitting: more, the surer the difference. */
export interface HeadlinePair extends Pair {
  /** How many standard errors the click rates differ by: see {@link zStatistic}. */
  readonly z: number
}

/** The pairs of one test, in the place of a channel's. */
export interface TestPairs extends ChannelPairs {
  readonly pairs: readonly HeadlinePair[]
}

/** Only arms with the same image are compared: otherwise the image might be what was clicked. */
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

/** The two-proportion z statistic with pooled variance; 0 where nobody, or everybody, clicked. */
export function zStatistic(a: Arm, b: Arm): number {
  const share = (a.clicks + b.clicks) / (a.impressions + b.impressions)
  const error = Math.sqrt(share * (1 - share) * (1 / a.impressions + 1 / b.impressions))
  return error ? (clickRate(a) - clickRate(b)) / error : 0
}

/** Every pair of a test's contests whose click rates differ. */
export const buildHeadlinePairs = (arms: readonly Arm[], tests: readonly Test[]): TestPairs[] =>
  tests.map(({ id, contests }) => ({ channel: id, pairs: contests.flatMap((contest) => pairsWithin(arms, contest)) }))

const pairsWithin = (arms: readonly Arm[], contest: readonly number[]): HeadlinePair[] =>
  contest.flatMap((a, place) =>
    contest.slice(place + 1).flatMap((b) => {
      const z = zStatistic(arms[a] as Arm, arms[b] as Arm)
      const [better, worse] = z > 0 ? [a, b] : [b, a]
      return z ? [{ better, worse, z: Math.abs(z), margin: (z * z) / 4 }] : []
    }),
  )

/** A two-sided p below 0.05. */
const surely = 1.96

/** The pairs whose difference is significant. */
export const keepSignificant = (tests: readonly TestPairs[]): TestPairs[] =>
  tests.map(({ channel, pairs }) => ({ channel, pairs: pairs.filter(({ z }) => z > surely) }))

/** The arms of a contest that were clicked at the highest rate: one, or several that share it. */
export function findBestArms(arms: readonly Arm[], contest: readonly number[]): readonly number[] {
  const rate = (index: number) => clickRate(arms[index] as Arm)
  const highest = Math.max(...contest.map(rate))
  return contest.filter((index) => rate(index) === highest)
}
