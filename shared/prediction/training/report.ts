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

/** At most 150 pairs a channel: otherwise a few large channels would be the whole result. */
const pairSetsOf = (uploads: readonly Upload[]): PairSets => {
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

/** A score for each upload's title, and what titles and past count for in a score on a channel. */
export interface Scores {
  readonly raw: ArrayLike<number>
  readonly onChannel: TitleAndPast
}

/** Null when no pair has enough older videos of its channel. */
function ownHistoryOf(
  uploads: readonly Upload[],
  sets: PairSets,
  { raw, onChannel }: Scores,
): OwnHistoryFigures | null {
  const past = comparePasts(uploads)
  const kept = {
    all: keepPairsWithPast(sets.all, past),
    x2: keepPairsWithPast(sets.x2, past),
    x5: keepPairsWithPast(sets.x5, past),
  }
  const pairs = { all: kept.all.pairs, x2: kept.x2.pairs, x5: kept.x5.pairs }
  const channels = pairs.all.filter((channel) => channel.pairs.length > 0).length
  if (!channels) return null
  const leads = (margin: Margin) =>
    combineDifferences(scoreDifferences(pairs[margin], raw), kept[margin].past, onChannel)
  return {
    channels,
    ...byMargin((margin) => computeAccuracy(leads(margin))),
    titleOnly: accuracies(pairs, raw),
    baselines: byBaseline(uploads, (one) => accuracies(pairs, one)),
    ...measureCalibration(leads('all')),
  }
}

/** Measures scores given for uploads, in the same order. Null when there is no pair to measure. */
function figuresOf(uploads: readonly Upload[], scores: Scores): UploadFigures | null {
  const sets = pairSetsOf(uploads)
  if (!sets.all.length) return null
  return {
    channels: sets.all.length,
    titleOnly: accuracies(sets, scores.raw),
    ownHistory: ownHistoryOf(uploads, sets, scores),
    baselines: byBaseline(uploads, (one) => accuracies(sets, one)),
    ...measureCalibration(scoreDifferences(sets.all, scores.raw)),
    spearman: averageCorrelation(correlateWithinChannels(uploads, scores.raw)),
  }
}

/** Measures scores, one per upload, on the parts a reader asks for. Null when no English channel has a pair. */
export function buildReport(uploads: readonly Upload[], { raw, onChannel }: Scores): UploadReport | null {
  const modern = findModernChannels(uploads)
  const part = (belongs: (upload: Upload) => boolean): UploadFigures | null => {
    const indices = uploads.flatMap((upload, index) => (belongs(upload) ? [index] : []))
    return figuresOf(
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

/** The scores of uploads by the code and weights the product uses. */
export const scoreUploads = (model: Model, { onChannel }: CallParameters, uploads: readonly Upload[]): Scores => ({
  raw: uploads.map(({ title }) => explain(model, title).raw),
  onChannel,
})
