import { explain } from '../explain.ts'
import type { Model } from '../model.ts'
import { modernChannels } from './fit.ts'
import {
  type Accuracy,
  accuracyOf,
  calibrationErrorOf,
  logLossOf,
  type ReliabilityBin,
  reliabilityOf,
  toPlaces,
} from './measures.ts'
import { type ChannelPairs, pairsOf } from './pairs.ts'
import { randomFrom } from './random.ts'
import { rule } from './rule.ts'
import { type ChannelRank, meanRankOf, rankWithin } from './spearman.ts'
import type { Upload } from './uploads.ts'

/** Over all pairs, pairs where one has at least twice the views, and at least five times. */
export interface ByMargin {
  readonly all: Accuracy
  readonly x2: Accuracy
  readonly x5: Accuracy
}

/** How well titles alone say which of two videos of one channel has more views. */
export interface Measures {
  readonly channels: number
  readonly titleOnly: ByMargin
  readonly baselines: { readonly random: ByMargin; readonly longer: ByMargin; readonly rule: ByMargin }
  readonly calibrationError: number
  readonly logLoss: number
  readonly reliability: readonly ReliabilityBin[]
  readonly spearman: ChannelRank
}

/**
 * English channels count; the modern ones among them (seen in 2019 or later) and other languages are shown apart, null
 * where there are none.
 */
export interface Report extends Measures {
  readonly modern: Measures | null
  readonly otherLanguages: Measures | null
}

const margins = { all: 1, x2: 2, x5: 5 } as const
type PairSets = Readonly<Record<keyof typeof margins, readonly ChannelPairs[]>>

/** At most 150 pairs a channel: otherwise a few large channels would be the whole result. */
const pairSetsOf = (uploads: readonly Upload[]): PairSets => {
  const set = (atLeast: number) => pairsOf(uploads, { most: 150, atLeast, seed: 1 })
  return { all: set(margins.all), x2: set(margins.x2), x5: set(margins.x5) }
}

const accuracies = ({ all, x2, x5 }: PairSets, scores: ArrayLike<number>): ByMargin => ({
  all: accuracyOf(all, scores),
  x2: accuracyOf(x2, scores),
  x5: accuracyOf(x5, scores),
})

/** Measures scores given for uploads, in the same order. */
export function measuresOf(uploads: readonly Upload[], scores: ArrayLike<number>): Measures {
  const sets = pairSetsOf(uploads)
  const random = randomFrom(5)
  const reliability = reliabilityOf(sets.all, scores)
  return {
    channels: sets.all.length,
    titleOnly: accuracies(sets, scores),
    baselines: {
      random: accuracies(sets, uploads.map(random)),
      longer: accuracies(
        sets,
        uploads.map(({ title }) => [...title].length),
      ),
      rule: accuracies(
        sets,
        uploads.map(({ title }) => rule(title)),
      ),
    },
    calibrationError: toPlaces(calibrationErrorOf(reliability)),
    logLoss: toPlaces(logLossOf(sets.all, scores)),
    reliability,
    spearman: meanRankOf(rankWithin(uploads, scores)),
  }
}

/** Measures scores, one per upload, on the parts a reader asks for. Null when no English channel has a pair. */
export function reportOf(uploads: readonly Upload[], scores: ArrayLike<number>): Report | null {
  const modern = modernChannels(uploads)
  const part = (belongs: (upload: Upload) => boolean): Measures | null => {
    const indices = uploads.flatMap((upload, index) => (belongs(upload) ? [index] : []))
    const measures = measuresOf(
      indices.map((index) => uploads[index] as Upload),
      indices.map((index) => scores[index] ?? 0),
    )
    return measures.channels ? measures : null
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

/** The raw score of each upload's title, by the code and weights the product uses. */
export const rawScores = (model: Model, uploads: readonly Upload[]): number[] =>
  uploads.map(({ title }) => explain(model, title).raw)
