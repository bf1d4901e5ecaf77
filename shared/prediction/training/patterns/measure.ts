import { normalTail } from '#shared/experiments/proportions.ts'
import type { ChannelScope, Lift, Lifts, MeasuredLift, PatternFigures } from '#shared/prediction/patterns/lifts.ts'
import { type PatternName, patterns } from '#shared/prediction/patterns/matchers.ts'
import { isTeaching } from '#shared/prediction/patterns/teaching.ts'
import { findModernChannels } from '../fit.ts'
import type { Arm } from '../headlines/arms.ts'
import { roundFigure } from '../metrics.ts'
import { assignFold, isHeldOut } from '../split.ts'
import type { Upload } from '../uploads.ts'
import { findDirection, minChannels } from './direction.ts'
import { groupHeadlines, measureHeadlinePattern } from './headlines.ts'
import { type Pooled, passFalseDiscovery, pool, toRatio } from './statistics.ts'
import {
  type ChannelDifference,
  compareMatched,
  compareWithin,
  type MeasuredChannel,
  measureChannels,
} from './videos.ts'

/**
 * The number of patterns that were tried before these were chosen, and the standard deviation of the logarithm of their true lifts.
 * Compared only with each other, too few of the chosen patterns would be attributed to luck.
 */
const tried = { patterns: 203, spread: 0.13 }

interface PooledPattern extends Pooled {
  readonly videos: number
}

type Compare = (channel: MeasuredChannel, pattern: PatternName) => ChannelDifference | undefined

function poolPattern(
  channels: readonly MeasuredChannel[],
  pattern: PatternName,
  compare: Compare = compareWithin,
): PooledPattern | undefined {
  const differences = channels.flatMap((channel) => compare(channel, pattern) ?? [])
  const pooled = pool(differences)
  return pooled && { ...pooled, videos: differences.reduce((sum, { videos }) => sum + videos, 0) }
}

/** Titles of at least this similarity are about the same subject. */
const sameSubject = 0.2

/**
 * Pools the differences from the most similar titles: from titles about the same subject if enough channels have them, else from the most
 * similar titles, whatever their similarity.
 */
function poolMatched(channels: readonly MeasuredChannel[], pattern: PatternName): PooledPattern | undefined {
  const poolFrom = (minSimilarity: number) =>
    poolPattern(channels, pattern, (channel, name) => compareMatched(channel, name, minSimilarity))
  const close = poolFrom(sameSubject)
  return close && close.n >= minChannels ? close : poolFrom(0)
}

const toMeasuredLift = (pooled: PooledPattern): MeasuredLift => ({
  ...toRatio(pooled.mean, pooled.margin),
  channels: pooled.n,
  videos: pooled.videos,
})

/** Shrinks a lift toward 1 by its uncertainty (empirical Bayes). */
function shrink({ mean, error }: Pooled) {
  const share = tried.spread ** 2 / (tried.spread ** 2 + error ** 2)
  const { lift, low, high } = toRatio(share * mean, 1.96 * Math.sqrt(share) * error)
  return { shrunk: lift, shrunkLow: low, shrunkHigh: high }
}

const toLift = (pooled: PooledPattern, firm: boolean): Lift => ({
  ...toMeasuredLift(pooled),
  ...shrink(pooled),
  opposite: roundFigure(pooled.spread ? normalTail(Math.abs(pooled.mean) / pooled.spread) : 0, 2),
  firm,
})

/** Measures every pattern on some channels. */
function measureScope(channels: readonly MeasuredChannel[]): Map<PatternName, Lift> {
  const measured = patterns.flatMap(({ name }) => {
    const pooled = poolPattern(channels, name)
    return pooled ? [{ name, pooled }] : []
  })
  const firm = passFalseDiscovery(
    measured.map(({ pooled }) => pooled.p),
    tried.patterns,
  )
  return new Map(measured.map(({ name, pooled }, index) => [name, toLift(pooled, firm[index] ?? false)]))
}

/** The content of `lifts.generated.json`, with a map instead of an object. */
export interface Measurement extends Omit<Lifts, 'patterns'> {
  readonly patterns: ReadonlyMap<PatternName, PatternFigures>
}

/** Measures all patterns. `measuredOn` is a parameter so that the output does not depend on the clock. */
export function measurePatterns(
  uploads: readonly Upload[],
  arms: readonly Arm[],
  measuredOn: string | null = null,
): Measurement {
  const modern = findModernChannels(uploads)
  const channels = measureChannels(uploads)
  const keptApart = channels.filter(({ name }) => isHeldOut(name))
  const all = channels.filter(({ name }) => !isHeldOut(name))
  const halves = [0, 1].map((half) => all.filter(({ name }) => assignFold(name, 2) === half))
  const byScope: Record<ChannelScope, MeasuredChannel[]> = {
    all,
    modern: all.filter(({ name }) => modern.has(name)),
    teaching: all.filter(({ titles }) => isTeaching(titles)),
  }
  const liftsByScope = {
    all: measureScope(byScope.all),
    modern: measureScope(byScope.modern),
    teaching: measureScope(byScope.teaching),
  }
  const tests = groupHeadlines(arms)
  const measurePattern = (name: PatternName): PatternFigures => {
    const apart = poolPattern(keptApart, name)
    const matched = poolMatched(all, name)
    const figures = {
      all: liftsByScope.all.get(name) ?? null,
      modern: liftsByScope.modern.get(name) ?? null,
      teaching: liftsByScope.teaching.get(name) ?? null,
      matched: matched ? toMeasuredLift(matched) : null,
      keptApart: apart ? toMeasuredLift(apart) : null,
      headlines: measureHeadlinePattern(tests, name),
    }
    const means = apart ? [apart.mean] : halves.map((half) => poolPattern(half, name)?.mean)
    return { direction: findDirection(figures, means), ...figures }
  }
  return {
    measuredOn,
    videos: all.reduce((sum, { videos }) => sum + videos.length, 0),
    channels: {
      all: all.length,
      modern: byScope.modern.length,
      teaching: byScope.teaching.length,
      keptApart: keptApart.length,
    },
    headlineTests: tests.length,
    patterns: new Map(patterns.map(({ name }) => [name, measurePattern(name)])),
  }
}
