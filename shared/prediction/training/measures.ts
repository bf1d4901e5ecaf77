import type { ChannelPairs } from './pairs.ts'
import { randomFrom } from './random.ts'

/** A share of pairs called right, its 95 % interval, and how many pairs. Shares are 0 to 1. */
export interface Accuracy {
  readonly accuracy: number
  readonly low: number
  readonly high: number
  readonly n: number
}

export const toPlaces = (value: number, places = 4): number => Number(value.toFixed(places))

/** 1 where the better one scores higher, 0 where lower, a half where the scores are equal. */
const right = (better: number, worse: number) => (better > worse ? 1 : better < worse ? 0 : 0.5)

const resamples = 1000

/**
 * Pooled accuracy over pairs, with a 95 % interval by bootstrap over channels (percentile method, 1,000 resamples):
 * the pairs of one channel are not independent, so whole channels are drawn.
 */
export function accuracyOf(channels: readonly ChannelPairs[], scores: ArrayLike<number>): Accuracy {
  const counts = channels.map(({ pairs }) => ({
    n: pairs.length,
    right: pairs.reduce((sum, { better, worse }) => sum + right(scores[better] ?? 0, scores[worse] ?? 0), 0),
  }))
  const n = counts.reduce((sum, count) => sum + count.n, 0)
  const random = randomFrom(1)
  const drawn = Array.from({ length: resamples }, () => {
    let allRight = 0
    let all = 0
    for (let draw = 0; draw < counts.length; draw++) {
      const count = counts[Math.floor(random() * counts.length)]
      allRight += count?.right ?? 0
      all += count?.n ?? 0
    }
    return allRight / all
  }).sort((a, b) => a - b)
  return {
    accuracy: toPlaces(counts.reduce((sum, count) => sum + count.right, 0) / n),
    low: toPlaces(drawn[Math.floor(resamples * 0.025)] ?? 0),
    high: toPlaces(drawn[Math.ceil(resamples * 0.975) - 1] ?? 0),
    n,
  }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Mean -log of the chance given to what happened, where the chance is the sigmoid of the difference of raw scores. */
export function logLossOf(channels: readonly ChannelPairs[], scores: ArrayLike<number>): number {
  const losses = channels.flatMap(({ pairs }) =>
    pairs.map(({ better, worse }) => -Math.log(sigmoid((scores[better] ?? 0) - (scores[worse] ?? 0)))),
  )
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
}

/** One group of a reliability plot: what was promised, what happened, how many pairs. */
export interface ReliabilityBin {
  readonly predicted: number
  readonly observed: number
  readonly n: number
}

const groups = 10

/** Pairs in ten equal groups by the chance given to the title called better (0.5 to 1). */
export function reliabilityOf(channels: readonly ChannelPairs[], scores: ArrayLike<number>): ReliabilityBin[] {
  const calls = channels
    .flatMap(({ pairs }) => pairs)
    .map(({ better, worse }) => {
      const difference = (scores[better] ?? 0) - (scores[worse] ?? 0)
      return { chance: sigmoid(Math.abs(difference)), right: right(difference, 0) }
    })
    .sort((a, b) => a.chance - b.chance)
  return Array.from({ length: groups }, (_, group) => {
    const members = calls.slice((calls.length * group) / groups, (calls.length * (group + 1)) / groups)
    const mean = (of: (call: (typeof calls)[number]) => number) =>
      toPlaces(members.reduce((sum, call) => sum + of(call), 0) / Math.max(1, members.length))
    return { predicted: mean(({ chance }) => chance), observed: mean((call) => call.right), n: members.length }
  })
}

/** Expected calibration error: the mean distance of promise and outcome over the groups, weighted by their size. */
export function calibrationErrorOf(bins: readonly ReliabilityBin[]): number {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0)
  return bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.predicted - bin.observed), 0) / Math.max(1, n)
}

/** The factor on raw differences that makes the log loss least: one-parameter logistic regression by Newton's method. */
export function slopeOf(channels: readonly ChannelPairs[], scores: ArrayLike<number>): number {
  const differences = channels.flatMap(({ pairs }) =>
    pairs.map(({ better, worse }) => (scores[better] ?? 0) - (scores[worse] ?? 0)),
  )
  let slope = 0
  for (let round = 0; round < 20; round++) {
    let pull = 0
    let bend = 1e-9
    for (const difference of differences) {
      const chance = sigmoid(slope * difference)
      pull += (1 - chance) * difference
      bend += chance * (1 - chance) * difference * difference
    }
    slope += pull / bend
  }
  return slope
}
