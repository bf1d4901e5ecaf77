import { createRandom } from '#shared/random.ts'
import type { Accuracy, ByMargin, OwnHistoryFigures, UploadFigures, UploadReport } from '../evaluation.ts'
import { explain } from '../explain.ts'
import type { PastBasis } from '../kinds.ts'
import type { CallParameters, LinearModel, Model } from '../model.ts'
import { findModernChannels } from './fit.ts'
import { scoreByRules } from './headline-rules.ts'
import { computeAccuracy, measureCalibration, scoreDifferences } from './metrics.ts'
import { type ChannelPastPairs, keepPairsWithPast, pastDifferences } from './own-history.ts'
import { type ChannelPairs, drawPairs } from './pairs.ts'
import { averageCorrelation, correlateWithinChannels } from './spearman.ts'
import type { Upload } from './uploads.ts'

const margins = { all: 1, x2: 2, x5: 5 } as const
type Margin = keyof typeof margins
type PairSets = Readonly<Record<Margin, readonly ChannelPairs[]>>

const byMargin = (of: (margin: Margin) => Accuracy): ByMargin => ({ all: of('all'), x2: of('x2'), x5: of('x5') })

/** At most 150 pairs per channel, so that a few large channels do not dominate the result. */
export const measuredPairs = { most: 150, seed: 1 } as const

const drawPairSets = (uploads: readonly Upload[]): PairSets => {
  const set = (atLeast: number) => drawPairs(uploads, { ...measuredPairs, atLeast })
  return { all: set(margins.all), x2: set(margins.x2), x5: set(margins.x5) }
}

const accuracies = (sets: PairSets, scores: ArrayLike<number>): ByMargin =>
  byMargin((margin) => computeAccuracy(scoreDifferences(sets[margin], scores)))

const byBaseline = (uploads: readonly Upload[], of: (scores: readonly number[]) => ByMargin) => ({
  random: of(uploads.map(createRandom(5))),
  longer: of(uploads.map(({ title }) => [...title].length)),
  rule: of(uploads.map(({ title }) => scoreByRules(title))),
})

type PastPairSets = Readonly<Record<Margin, readonly ChannelPastPairs[]>>

/** Uploads in English, or in other languages, with the pairs to measure and those of them that have a past. */
export interface PreparedPairs {
  readonly uploads: readonly Upload[]
  readonly basis: PastBasis
  readonly sets: PairSets
  readonly withPast: PastPairSets
}

/** Draws the pairs of uploads and compares the past of each. Takes minutes for large files. */
export function preparePairs(
  uploads: readonly Upload[],
  basis: PastBasis,
  model: Pick<LinearModel, 'columns'>,
): PreparedPairs {
  const sets = drawPairSets(uploads)
  const [all = [], x2 = [], x5 = []] = keepPairsWithPast(uploads, [sets.all, sets.x2, sets.x5], basis, model)
  return { uploads, basis, sets, withPast: { all, x2, x5 } }
}

/** Prepared pairs, and the raw score of each upload's title. */
export interface ScoredPairs extends PreparedPairs {
  readonly raw: ArrayLike<number>
}

type PastWeightsByBasis = CallParameters['onChannel']

/** Measures own history. Returns null if no pair has enough earlier videos of its channel. */
function measureOwnHistory(
  { uploads, basis, withPast, raw }: ScoredPairs,
  onChannel: PastWeightsByBasis,
): OwnHistoryFigures | null {
  if (!withPast.all.length) return null
  const differences = (margin: Margin) => pastDifferences(withPast[margin], raw, onChannel[basis])
  return {
    channels: withPast.all.length,
    ...byMargin((margin) => computeAccuracy(differences(margin))),
    titleOnly: accuracies(withPast, raw),
    baselines: byBaseline(uploads, (one) => accuracies(withPast, one)),
    ...measureCalibration(differences('all')),
  }
}

/** Measures title and own history. Returns null if there are no pairs. */
function measurePairs(pairs: ScoredPairs, onChannel: PastWeightsByBasis): UploadFigures | null {
  const { uploads, sets, raw } = pairs
  if (!sets.all.length) return null
  const channels = new Set(sets.all.map(({ channel }) => channel))
  return {
    channels: channels.size,
    titleOnly: accuracies(sets, raw),
    ownHistory: measureOwnHistory(pairs, onChannel),
    baselines: byBaseline(uploads, (one) => accuracies(sets, one)),
    ...measureCalibration(scoreDifferences(sets.all, raw)),
    spearman: averageCorrelation(correlateWithinChannels(uploads, raw, channels)),
  }
}

function keepChannels({ sets, withPast, ...rest }: ScoredPairs, channels: ReadonlySet<string>): ScoredPairs {
  const keep = <Pairs extends ChannelPairs>(set: readonly Pairs[]) => set.filter(({ channel }) => channels.has(channel))
  return {
    ...rest,
    sets: { all: keep(sets.all), x2: keep(sets.x2), x5: keep(sets.x5) },
    withPast: { all: keep(withPast.all), x2: keep(withPast.x2), x5: keep(withPast.x5) },
  }
}

/** Measures English channels, the modern ones of them, and channels in other languages. Returns null without English pairs. */
export function buildReport(
  english: ScoredPairs,
  other: ScoredPairs,
  { onChannel }: Pick<CallParameters, 'onChannel'>,
): UploadReport | null {
  const figures = measurePairs(english, onChannel)
  return (
    figures && {
      ...figures,
      modern: measurePairs(keepChannels(english, findModernChannels(english.uploads)), onChannel),
      otherLanguages: measurePairs(other, onChannel),
    }
  )
}

/** Scores titles with the same code as the product. */
export const scoreTitles = (model: Model, uploads: readonly Upload[]): number[] =>
  uploads.map(({ title }) => explain(model, title).raw)

/** Draws the pairs of uploads in English, or of the others, and scores their titles. */
export function scorePairs(model: Model, uploads: readonly Upload[], basis: PastBasis): ScoredPairs {
  const inEnglish = basis === 'title_and_videos'
  const selected = uploads.filter(({ english }) => english === inEnglish)
  return { ...preparePairs(selected, basis, model), raw: scoreTitles(model, selected) }
}
