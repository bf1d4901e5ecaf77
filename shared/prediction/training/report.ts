import { createRandom } from '#shared/random.ts'
import type { Accuracy, ByMargin, OwnHistoryFigures, UploadFigures, UploadReport } from '../evaluation.ts'
import { explain } from '../explain.ts'
import type { CallParameters, Model, TitleAndPast } from '../model.ts'
import { findModernChannels } from './fit.ts'
import { scoreByRules } from './headline-rules.ts'
import { computeAccuracy, measureCalibration, scoreDifferences } from './metrics.ts'
import { combineDifferences, comparePasts, keepPairsWithPast } from './own-history.ts'
import { type ChannelPairs, drawPairs } from './pairs.ts'
import { averageCorrelation, correlateWithinChannels } from './spearman.ts'
import type { Upload } from './uploads.ts'

const margins = { all: 1, x2: 2, x5: 5 } as const
type Margin = keyof typeof margins
type PairSets = Readonly<Record<Margin, readonly ChannelPairs[]>>

const byMargin = (of: (margin: Margin) => Accuracy): ByMargin => ({ all: of('all'), x2: of('x2'), x5: of('x5') })

/** Draws at most 150 pairs per channel, so that a few large channels do not dominate the result. */
const drawPairSets = (uploads: readonly Upload[]): PairSets => {
  const set = (atLeast: number) => drawPairs(uploads, { most: 150, atLeast, seed: 1 })
  return { all: set(margins.all), x2: set(margins.x2), x5: set(margins.x5) }
}

const accuracies = (sets: PairSets, scores: ArrayLike<number>): ByMargin =>
  byMargin((margin) => computeAccuracy(scoreDifferences(sets[margin], scores)))

const byBaseline = (uploads: readonly Upload[], of: (scores: readonly number[]) => ByMargin) => ({
  random: of(uploads.map(createRandom(5))),
  longer: of(uploads.map(({ title }) => [...title].length)),
  rule: of(uploads.map(({ title }) => scoreByRules(title))),
})

/** The raw score of each upload's title, and the weights of title and past in a score on a channel. */
export interface Scores {
  readonly raw: ArrayLike<number>
  readonly onChannel: TitleAndPast
}

/** Measures own history. Returns null if no pair has enough earlier videos of its channel. */
function measureOwnHistory(
  uploads: readonly Upload[],
  sets: PairSets,
  { raw, onChannel }: Scores,
): OwnHistoryFigures | null {
  const past = comparePasts(uploads)
  const withPast = {
    all: keepPairsWithPast(sets.all, past),
    x2: keepPairsWithPast(sets.x2, past),
    x5: keepPairsWithPast(sets.x5, past),
  }
  const pairs = { all: withPast.all.pairs, x2: withPast.x2.pairs, x5: withPast.x5.pairs }
  const channels = pairs.all.filter((channel) => channel.pairs.length > 0).length
  if (!channels) return null
  const differences = (margin: Margin) =>
    combineDifferences(scoreDifferences(pairs[margin], raw), withPast[margin].past, onChannel)
  return {
    channels,
    ...byMargin((margin) => computeAccuracy(differences(margin))),
    titleOnly: accuracies(pairs, raw),
    baselines: byBaseline(uploads, (one) => accuracies(pairs, one)),
    ...measureCalibration(differences('all')),
  }
}

/** Measures the scores of uploads, given in the same order. Returns null if there are no pairs. */
function measureUploads(uploads: readonly Upload[], scores: Scores): UploadFigures | null {
  const sets = drawPairSets(uploads)
  if (!sets.all.length) return null
  return {
    channels: sets.all.length,
    titleOnly: accuracies(sets, scores.raw),
    ownHistory: measureOwnHistory(uploads, sets, scores),
    baselines: byBaseline(uploads, (one) => accuracies(sets, one)),
    ...measureCalibration(scoreDifferences(sets.all, scores.raw)),
    spearman: averageCorrelation(correlateWithinChannels(uploads, scores.raw)),
  }
}

/** Measures the scores of uploads on English, modern and other channels. Returns null if no English channel has a pair. */
export function buildReport(uploads: readonly Upload[], { raw, onChannel }: Scores): UploadReport | null {
  const modern = findModernChannels(uploads)
  const part = (belongs: (upload: Upload) => boolean): UploadFigures | null => {
    const indices = uploads.flatMap((upload, index) => (belongs(upload) ? [index] : []))
    return measureUploads(
      indices.map((index) => uploads[index] as Upload),
      { raw: indices.map((index) => raw[index] ?? 0), onChannel },
    )
  }
  const english = part((upload) => upload.english)
  return (
    english && {
      ...english,
      modern: part((upload) => upload.english && modern.has(upload.channel)),
      otherLanguages: part((upload) => !upload.english),
    }
  )
}

/** Scores uploads with the same code as the product. */
export const scoreUploads = (model: Model, { onChannel }: CallParameters, uploads: readonly Upload[]): Scores => ({
  raw: uploads.map(({ title }) => explain(model, title).raw),
  onChannel,
})
