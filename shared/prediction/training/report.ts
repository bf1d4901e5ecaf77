import { createRandom } from '#shared/random.ts'
import type { AccuracyByMargin, OwnHistoryFigures, UploadFigures, UploadReport } from '../evaluation.ts'
import { explain } from '../explain.ts'
import type { PastBasis } from '../kinds.ts'
import type { LinearModel, Model, PastWeights } from '../model.ts'
import { findModernChannels } from './fit.ts'
import { scoreByRules } from './headline-rules.ts'
import { computeAccuracy, computeScoreDifferences, measureCalibration } from './metrics.ts'
import { type ChannelPastPairs, computePastDifferences, keepPairsWithPast } from './own-history.ts'
import { type ChannelPairs, drawPairs } from './pairs.ts'
import { averageCorrelation, correlateWithinChannels } from './spearman.ts'
import type { Upload } from './uploads.ts'

/** The smallest ratio of the views of a pair's videos. */
const margins = { all: 1, x2: 2, x5: 5 } as const
export type Margin = keyof typeof margins
type PairSets = Readonly<Record<Margin, readonly ChannelPairs[]>>

export const mapMargins = <Figure>(compute: (margin: Margin) => Figure): Record<Margin, Figure> => ({
  all: compute('all'),
  x2: compute('x2'),
  x5: compute('x5'),
})

/** At most 150 pairs per channel, so that a few large channels do not dominate the result. */
export const pairOptions = { maxPairs: 150, seed: 1 } as const

const drawPairSets = (uploads: readonly Upload[]): PairSets =>
  mapMargins((margin) => drawPairs(uploads, { ...pairOptions, minRatio: margins[margin] }))

const computeAccuracies = (sets: PairSets, scores: ArrayLike<number>): AccuracyByMargin =>
  mapMargins((margin) => computeAccuracy(computeScoreDifferences(sets[margin], scores)))

const mapBaselines = (uploads: readonly Upload[], measure: (scores: readonly number[]) => AccuracyByMargin) => ({
  random: measure(uploads.map(createRandom(5))),
  longer: measure(uploads.map(({ title }) => [...title].length)),
  rule: measure(uploads.map(({ title }) => scoreByRules(title))),
})

type PastPairSets = Readonly<Record<Margin, readonly ChannelPastPairs[]>>

/** Uploads in English, or in other languages, with the pairs to measure and the pairs that have a past. */
export interface PreparedPairs {
  readonly uploads: readonly Upload[]
  readonly basis: PastBasis
  readonly sets: PairSets
  readonly withPast: PastPairSets
}

/** Draws pairs of uploads, and compares the earlier videos of each pair's channel. Takes minutes for large files. */
export function preparePairs(
  uploads: readonly Upload[],
  basis: PastBasis,
  model: Pick<LinearModel, 'columns'>,
): PreparedPairs {
  const sets = drawPairSets(uploads)
  return { uploads, basis, sets, withPast: preparePast(uploads, { sets, basis }, model) }
}

/** Compares the earlier videos of each pair's channel: see {@link keepPairsWithPast}. */
export function preparePast(
  uploads: readonly Upload[],
  { sets, basis }: Pick<PreparedPairs, 'sets' | 'basis'>,
  model: Pick<LinearModel, 'columns'>,
): PastPairSets {
  const [all = [], x2 = [], x5 = []] = keepPairsWithPast(uploads, [sets.all, sets.x2, sets.x5], basis, model)
  return { all, x2, x5 }
}

/** Prepared pairs, and the raw score of each upload's title. */
export interface ScoredPairs extends PreparedPairs {
  readonly rawScores: ArrayLike<number>
}

/** Returns the weights for measuring the past of a channel. */
type ChooseWeights = (basis: PastBasis, channel: string) => PastWeights

/** Measures own history. Returns null if no pair has enough earlier videos of its channel. */
function measureOwnHistory(
  { uploads, basis, withPast, rawScores }: ScoredPairs,
  chooseWeights: ChooseWeights,
): OwnHistoryFigures | null {
  if (!withPast.all.length) return null
  const differences = (margin: Margin) =>
    computePastDifferences(withPast[margin], rawScores, (channel) => chooseWeights(basis, channel))
  return {
    channels: withPast.all.length,
    ...mapMargins((margin) => computeAccuracy(differences(margin))),
    titleOnly: computeAccuracies(withPast, rawScores),
    baselines: mapBaselines(uploads, (scores) => computeAccuracies(withPast, scores)),
    ...measureCalibration(differences('all')),
  }
}

/** Measures title and own history. Returns null if there are no pairs. */
export function measurePairs(pairs: ScoredPairs, chooseWeights: ChooseWeights): UploadFigures | null {
  const { uploads, sets, rawScores } = pairs
  if (!sets.all.length) return null
  const channels = new Set(sets.all.map(({ channel }) => channel))
  return {
    channels: channels.size,
    titleOnly: computeAccuracies(sets, rawScores),
    ownHistory: measureOwnHistory(pairs, chooseWeights),
    baselines: mapBaselines(uploads, (scores) => computeAccuracies(sets, scores)),
    ...measureCalibration(computeScoreDifferences(sets.all, rawScores)),
    spearman: averageCorrelation(correlateWithinChannels(uploads, rawScores, channels)),
  }
}

/** Keeps the pairs of these channels. */
export function keepChannels({ sets, withPast, ...rest }: ScoredPairs, channels: ReadonlySet<string>): ScoredPairs {
  const isKept = ({ channel }: ChannelPairs) => channels.has(channel)
  return {
    ...rest,
    sets: mapMargins((margin) => sets[margin].filter(isKept)),
    withPast: mapMargins((margin) => withPast[margin].filter(isKept)),
  }
}

/** Measures English channels, modern English channels, and channels in other languages. Returns null without English pairs. */
export function buildReport(
  english: ScoredPairs,
  other: ScoredPairs,
  chooseWeights: ChooseWeights,
): UploadReport | null {
  const figures = measurePairs(english, chooseWeights)
  return (
    figures && {
      ...figures,
      modern: measurePairs(keepChannels(english, findModernChannels(english.uploads)), chooseWeights),
      otherLanguages: measurePairs(other, chooseWeights),
    }
  )
}

/** Scores titles with the same code as the product. */
export const scoreTitles = (model: Model, uploads: readonly Upload[]): number[] =>
  uploads.map(({ title }) => explain(model, title).raw)

/** Draws the pairs of uploads in English, or of the others, and scores their titles. */
export function scorePairs(model: Model, uploads: readonly Upload[], basis: PastBasis): ScoredPairs {
  const wantsEnglish = basis === 'title_and_videos'
  const selected = uploads.filter(({ isEnglish }) => isEnglish === wantsEnglish)
  return { ...preparePairs(selected, basis, model), rawScores: scoreTitles(model, selected) }
}
