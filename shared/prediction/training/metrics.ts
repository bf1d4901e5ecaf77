import type { Accuracy, Calibration, Gain, ReliabilityBin } from '#shared/prediction/evaluation.ts'
import { createRandom } from '#shared/random.ts'
import { fitLogistic } from './logistic.ts'
import type { ChannelPairs } from './pairs.ts'

export const roundFigure = (value: number, places = 4): number => Number(value.toFixed(places))

/** Formats a share for a text table: `56.3 %`. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`

/**
 * The score of the better title minus that of the worse one, for each pair, in a list per channel (or test). A difference
 * above 0 means that the pair was ordered correctly.
 */
export type ScoreDifferences = readonly (readonly number[])[]

/** Returns the score differences of pairs, for a score per title. */
export const computeScoreDifferences = (
  channels: readonly ChannelPairs[],
  scores: ArrayLike<number>,
): ScoreDifferences =>
  channels.map(({ pairs }) => pairs.map(({ better, worse }) => (scores[better] ?? 0) - (scores[worse] ?? 0)))

/** Returns 1 for a correctly ordered pair, 0 for an incorrect one, and 0.5 for equal scores. */
const toCorrectness = (difference: number) => (difference > 0 ? 1 : difference < 0 ? 0 : 0.5)

const resamples = 1000

/** Computes the pooled accuracy over pairs, with its interval: see {@link bootstrap}. */
export function computeAccuracy(differences: ScoreDifferences): Accuracy {
  const { mean, ...interval } = bootstrap(differences.map((pairs) => pairs.map(toCorrectness)))
  return { accuracy: mean, ...interval }
}

/** Computes how much higher one accuracy is than another on the same pairs, with its interval: see {@link bootstrap}. */
export function computeGain(ours: ScoreDifferences, theirs: ScoreDifferences): Gain {
  const { mean, ...interval } = bootstrap(
    ours.map((pairs, channel) =>
      pairs.map((difference, pair) => toCorrectness(difference) - toCorrectness(theirs[channel]?.[pair] ?? 0)),
    ),
  )
  return { gain: mean, ...interval }
}

/**
 * Computes the mean over pairs, with a 95% interval by bootstrap (percentile method, 1,000 resamples). It resamples whole channels,
 * because the pairs of one channel are not independent.
 */
function bootstrap(channels: readonly (readonly number[])[]): { mean: number; low: number; high: number; n: number } {
  const counts = channels
    .filter(({ length }) => length > 0)
    .map((values) => ({ n: values.length, total: values.reduce((sum, value) => sum + value, 0) }))
  const n = counts.reduce((sum, count) => sum + count.n, 0)
  const random = createRandom(1)
  const resampled = Array.from({ length: resamples }, () => {
    let sum = 0
    let drawn = 0
    for (let draw = 0; draw < counts.length; draw++) {
      const count = counts[Math.floor(random() * counts.length)]
      sum += count?.total ?? 0
      drawn += count?.n ?? 0
    }
    return sum / Math.max(1, drawn)
  }).sort((a, b) => a - b)
  return {
    mean: roundFigure(counts.reduce((sum, { total }) => sum + total, 0) / Math.max(1, n)),
    low: roundFigure(resampled[Math.floor(resamples * 0.025)] ?? 0),
    high: roundFigure(resampled[Math.ceil(resamples * 0.975) - 1] ?? 0),
    n,
  }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Computes the mean negative log-likelihood, where the chance is the sigmoid of the score difference. */
export function computeLogLoss(differences: ScoreDifferences): number {
  const losses = differences.flat().map((difference) => Math.log1p(Math.exp(-difference)))
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
}

const binCount = 10

/** Bins pairs by the chance (0.5 to 1) of the title that is predicted to be better. */
export const computeReliability = (differences: ScoreDifferences): ReliabilityBin[] =>
  binByChance(
    differences
      .flat()
      .map((difference) => ({ chance: sigmoid(Math.abs(difference)), outcome: toCorrectness(difference) })),
  )

/** A predicted chance and its outcome: 1, 0 or a fraction for ties. */
export interface ChanceOutcome {
  readonly chance: number
  readonly outcome: number
}

/** Divides predictions into ten bins of equal size by chance. */
export function binByChance(outcomes: readonly ChanceOutcome[]): ReliabilityBin[] {
  const byChance = [...outcomes].sort((a, b) => a.chance - b.chance)
  return Array.from({ length: binCount }, (_, bin) => {
    const members = byChance.slice((byChance.length * bin) / binCount, (byChance.length * (bin + 1)) / binCount)
    const mean = (select: (member: ChanceOutcome) => number) =>
      roundFigure(members.reduce((sum, member) => sum + select(member), 0) / Math.max(1, members.length))
    return { predicted: mean(({ chance }) => chance), observed: mean((member) => member.outcome), n: members.length }
  })
}

/** Returns the expected calibration error: the mean distance of predicted and observed shares, weighted by bin size. */
export function expectedCalibrationError(bins: readonly ReliabilityBin[]): number {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0)
  return bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.predicted - bin.observed), 0) / Math.max(1, n)
}

/** Keeps the 5% of pairs with the largest absolute score differences. */
export function keepMostConfident(differences: ScoreDifferences): ScoreDifferences {
  const sizes = differences.flat().map(Math.abs)
  sizes.sort((a, b) => b - a)
  const threshold = sizes[Math.max(0, Math.ceil(sizes.length / 20) - 1)] ?? 0
  return differences.map((pairs) => pairs.filter((difference) => Math.abs(difference) >= threshold))
}

/** Measures the calibration of the chances. */
export function measureCalibration(differences: ScoreDifferences): Calibration {
  const reliability = computeReliability(differences)
  return {
    calibrationError: roundFigure(expectedCalibrationError(reliability)),
    logLoss: roundFigure(computeLogLoss(differences)),
    reliability,
    topTwentieth: computeAccuracy(keepMostConfident(differences)),
  }
}

/** Fits the factor on score differences that minimizes the log loss. */
export const fitSlope = (differences: ScoreDifferences): number =>
  fitLogistic(differences.flat().map((difference) => [difference]))[0] ?? 0
