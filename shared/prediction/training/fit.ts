import { columns } from '../columns.ts'
import type { Weights } from '../model.ts'
import { computeScores, type DesignMatrix, measureTitle } from './design.ts'
import { type EmbeddingOptions, learnEmbeddings } from './embeddings.ts'
import { fitHead, type HeadOptions } from './head.ts'
import { fitLinear, type LinearOptions } from './linear.ts'
import { type ChannelPairs, drawPairs } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** What is chosen by cross-validation over the channels trained on. */
export interface FitOptions extends Omit<LinearOptions, 'slope'> {
  /** Holds weights near zero: half of it times the sum of their squares is added to the loss. */
  readonly penalty: number
  /** Pairs drawn per channel. */
  readonly pairs: number
  /** See {@link HeadOptions}. */
  readonly typicalPairs: number
  /** What the head on modern channels counts for, of 1. */
  readonly modernShare: number
  readonly meaning: EmbeddingOptions
}

export const fitOptions: FitOptions = {
  penalty: 60,
  channels: 3,
  words: 6500,
  pairs: 1000,
  typicalPairs: 200,
  modernShare: 0.4,
  meaning: { titles: 8, size: 100 },
}

const isOneWord = (gram: string) => /^[^ ?!]+$/.test(gram)

const firstModernYear = 2019

/** Channels of which any video was seen in 2019 or later: what was learned from older ones alone hardly transfers. */
export const findModernChannels = (uploads: readonly Upload[]): ReadonlySet<string> =>
  new Set(uploads.flatMap(({ channel, seenIn }) => (seenIn >= firstModernYear ? [channel] : [])))

/** The two views heads as one: a head on all channels and a head on modern ones, each at unit spread, weighed. */
function fitHeads(
  design: DesignMatrix,
  pairs: readonly ChannelPairs[],
  modern: ReadonlySet<string>,
  { modernShare, ...options }: HeadOptions & Pick<FitOptions, 'modernShare'>,
): Float64Array {
  const parts = [
    { share: 1 - modernShare, pairs },
    { share: modernShare, pairs: pairs.filter(({ channel }) => modern.has(channel)) },
  ]
  const sum = new Float64Array(design.size)
  for (const part of parts) {
    if (!part.pairs.length) continue
    const head = fitHead(design, part.pairs, options)
    const spread = deviation(computeScores(design, head)) || 1
    for (let feature = 0; feature < sum.length; feature++)
      (sum[feature] as number) += (part.share / spread) * (head[feature] as number)
  }
  return sum
}

function deviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/**
 * Learns weights from uploads. `slope` turns the heads' scale into log-odds, so that the difference of two raw scores is
 * the log-odds that the higher one has more views.
 */
export function fitWeights(
  uploads: readonly Upload[],
  { slope = 1, options = fitOptions }: { slope?: number; options?: FitOptions } = {},
): Weights {
  const pairs = drawPairs(uploads, { most: options.pairs, seed: 7 })
  const modern = findModernChannels(uploads)
  const titles = uploads.map(({ title, channel }) => ({ ...measureTitle(title), channel }))
  const meaning = learnEmbeddings(
    titles.map(({ grams }) => grams.filter(isOneWord)),
    options.meaning,
  )
  const learn = (design: DesignMatrix, vocabulary: readonly string[]) =>
    fitHeads(design, pairs, modern, {
      ...options,
      meanings: [...columns.map(() => undefined), ...vocabulary.map((gram) => meaning.get(gram))],
    })
  return { ...fitLinear(titles, learn, { ...options, slope }), quantiles: [0, 1] }
}
