import { columns } from '../columns.ts'
import type { Weights } from '../model.ts'
import { columnShare, type Design, designOf, measure, scoresOf, standardOf, vocabularyOf } from './design.ts'
import { fitHead } from './head.ts'
import { type ChannelPairs, pairsOf } from './pairs.ts'
import { toBytes } from './quantise.ts'
import type { Upload } from './uploads.ts'

/** What is chosen by cross-validation over the channels trained on. */
export interface FitOptions {
  /** Holds weights near zero: half of it times the sum of their squares is added to the loss. */
  readonly penalty: number
  /** A word is learned when the titles of at least so many channels have it. */
  readonly channels: number
  /** How many words and pairs of words are kept. */
  readonly words: number
  /** Pairs drawn per channel. */
  readonly pairs: number
}

export const fitOptions: FitOptions = { penalty: 60, channels: 3, words: 5000, pairs: 1000 }

const firstModernYear = 2019

/** Channels of which any video was seen in 2019 or later: what was learned from older ones alone hardly transfers. */
export const modernChannels = (uploads: readonly Upload[]): ReadonlySet<string> =>
  new Set(uploads.flatMap(({ channel, seenIn }) => (seenIn >= firstModernYear ? [channel] : [])))

/** The two views heads as one: a head on all channels and a head on modern ones, each at unit spread, averaged. */
function fitHeads(
  design: Design,
  pairs: readonly ChannelPairs[],
  modern: ReadonlySet<string>,
  penalty: number,
): Float64Array {
  const parts = [pairs, pairs.filter(({ channel }) => modern.has(channel))].filter(({ length }) => length > 0)
  const heads = parts.map((part) => {
    const weights = fitHead(design, part, { penalty })
    const spread = deviation(scoresOf(design, weights)) || 1
    return weights.map((weight) => weight / spread / parts.length)
  })
  return new Float64Array(design.size).map((_, feature) => heads.reduce((sum, head) => sum + (head[feature] ?? 0), 0))
}

function deviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** The words that move the most titles the farthest, in alphabetical order. */
function mostUseful(
  { features }: Design,
  weights: Float64Array,
  vocabulary: readonly string[],
  most: number,
): string[] {
  const seen = new Float64Array(weights.length)
  for (const feature of features) (seen[feature] as number)++
  const use = (index: number) => {
    const feature = columns.length + index
    return Math.abs(weights[feature] ?? 0) * Math.sqrt(seen[feature] ?? 0)
  }
  return vocabulary
    .map((gram, index) => ({ gram, use: use(index) }))
    .sort((a, b) => b.use - a.use || (a.gram < b.gram ? -1 : 1))
    .slice(0, most)
    .map(({ gram }) => gram)
    .sort()
}

/**
 * Learns weights from uploads: first with every word, then again with the most useful ones. `slope` turns the heads'
 * scale into log-odds, so that the difference of two raw scores is the log-odds that the higher one has more views.
 */
export function fitWeights(
  uploads: readonly Upload[],
  { slope = 1, options = fitOptions }: { slope?: number; options?: FitOptions } = {},
): Weights {
  const titles = uploads.map(({ title }) => measure(title))
  const standard = standardOf(titles)
  const pairs = pairsOf(uploads, { most: options.pairs, seed: 7 })
  const modern = modernChannels(uploads)
  const fitOn = (vocabulary: readonly string[]) => {
    const design = designOf(titles, standard, vocabulary)
    return { design, weights: fitHeads(design, pairs, modern, options.penalty) }
  }
  const everyWord = vocabularyOf(uploads, titles, options.channels)
  const first = fitOn(everyWord)
  const vocabulary = mostUseful(first.design, first.weights, everyWord, options.words)
  const weights = fitOn(vocabulary).weights.map((weight) => weight * slope)
  const columnBytes = toBytes([...weights.slice(0, columns.length)].map((weight) => weight * columnShare))
  const gramBytes = toBytes([...weights.slice(columns.length)])
  const kept = vocabulary.flatMap((gram, index) =>
    gramBytes.values[index] ? [{ gram, weight: gramBytes.values[index] }] : [],
  )
  return {
    version: 1,
    columnUnit: columnBytes.unit,
    ...standard,
    columnWeights: columnBytes.values,
    gramUnit: gramBytes.unit,
    grams: kept.map(({ gram }) => gram).join('|'),
    gramWeights: kept.map(({ weight }) => weight),
    quantiles: [0, 1],
  }
}
