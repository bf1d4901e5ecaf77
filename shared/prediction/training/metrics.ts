import type { Accuracy, Calibration, ReliabilityBin } from '#shared/prediction/evaluation.ts'
import { createRandom } from '#shared/random.ts'
import type { ChannelPairs } from './pairs.ts'

export const roundFigure = (value: number, places = 4): number => Number(value.toFixed(places))

/**
 * How much higher the better title of each pair scores, a list per channel (or per test): what every measure below is
 * made from. Above 0 the pair was called right.
 */
export type ScoreDifferences = readonly (readonly number[])[]

/** The leads of pairs by a score for each title. */
export const scoreDifferences = (channels: readonly ChannelPairs[], scores: ArrayLike<number>): ScoreDifferences =>
  channels.map(({ pairs }) => pairs.map(({ better, worse }) => (scores[better] ?? 0) - (scores[worse] ?? 0)))

/** 1 where the pair was called right, 0 where not, a half where no call was made. */
const right = (lead: number) => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5)

const resamples = 1000

/**
 * Pooled accuracy over pairs, with a 95 % interval by bootstrap over channels (percentile method, 1,000 resamples):
 * the pairs of one channel are not independent, so whole channels are drawn.
 */
export function computeAccuracy(leads: ScoreDifferences): Accuracy {
  const counts = leads
    .filter(({ length }) => length > 0)
    .map((pairs) => ({ n: pairs.length, right: pairs.reduce((sum, lead) => sum + right(lead), 0) }))
  const n = counts.reduce((sum, count) => sum + count.n, 0)
  const random = createRandom(1)
  const drawn = Array.from({ length: resamples }, () => {
    let allRight = 0
    let all = 0
    for (let draw = 0; draw < counts.length; draw++) {
      const count = counts[Math.floor(random() * counts.length)]
      allRight += count?.right ?? 0
      all += count?.n ?? 0
    }
    return allRight / Math.max(1, all)
  }).sort((a, b) => a - b)
  return {
    accuracy: roundFigure(counts.reduce((sum, count) => sum + count.right, 0) / Math.max(1, n)),
    low: roundFigure(drawn[Math.floor(resamples * 0.025)] ?? 0),
    high: roundFigure(drawn[Math.ceil(resamples * 0.975) - 1] ?? 0),
    n,
  }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Mean -log of the chance given to what happened, where the chance is the sigmoid of the difference of raw scores. */
export function computeLogLoss(leads: ScoreDifferences): number {
  const losses = leads.flat().map((lead) => Math.log1p(Math.exp(-lead)))
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
}

const groups = 10

/** Pairs in ten equal groups by the chance given to the title called better (0.5 to 1). */
export const computeReliability = (leads: ScoreDifferences): ReliabilityBin[] =>
  binByChance(leads.flat().map((lead) => ({ chance: sigmoid(Math.abs(lead)), right: right(lead) })))

/** The chance given to something, and whether it came true: 1 or 0, or a share of 1. */
export interface ChanceOutcome {
  readonly chance: number
  readonly right: number
}

/** Calls in ten equal groups by the chance given. */
export function binByChance(given: readonly ChanceOutcome[]): ReliabilityBin[] {
  const calls = [...given].sort((a, b) => a.chance - b.chance)
  return Array.from({ length: groups }, (_, group) => {
    const members = calls.slice((calls.length * group) / groups, (calls.length * (group + 1)) / groups)
    const mean = (of: (call: ChanceOutcome) => number) =>
      roundFigure(members.reduce((sum, call) => sum + of(call), 0) / Math.max(1, members.length))
    return { predicted: mean(({ chance }) => chance), observed: mean((call) => call.right), n: members.length }
  })
}

/** Expected calibration error: the mean distance of promise and outcome over the groups, weighted by their size. */
export function expectedCalibrationError(bins: readonly ReliabilityBin[]): number {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0)
  return bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.predicted - bin.observed), 0) / Math.max(1, n)
}

/** The leads of the twentieth of all pairs with the largest differences, whichever way. */
export function keepMostConfident(leads: ScoreDifferences): ScoreDifferences {
  const sizes = leads.flat().map(Math.abs)
  sizes.sort((a, b) => b - a)
  const least = sizes[Math.max(0, Math.ceil(sizes.length / 20) - 1)] ?? 0
  return leads.map((pairs) => pairs.filter((lead) => Math.abs(lead) >= least))
}

/** How well the chances come true. */
export function measureCalibration(leads: ScoreDifferences): Calibration {
  const reliability = computeReliability(leads)
  return {
    calibrationError: roundFigure(expectedCalibrationError(reliability)),
    logLoss: roundFigure(computeLogLoss(leads)),
    reliability,
    topTwentieth: computeAccuracy(keepMostConfident(leads)),
  }
}

/** The factor on raw differences that makes the log loss least: one-parameter logistic regression by Newton's method. */
export function fitSlope(leads: ScoreDifferences): number {
  const differences = leads.flat()
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
