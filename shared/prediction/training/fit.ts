import { standardDeviation } from '#shared/mean.ts'
import { columns } from '../columns.ts'
import type { Weights } from '../model.ts'
import { computeScores, type DesignMatrix, measureTitle } from './design.ts'
import { learnEmbeddings } from './embeddings.ts'
import { fitHead, type HeadOptions } from './head.ts'
import { fitLinear } from './linear.ts'
import { type ChannelPairs, drawPairs } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** The hyperparameters, which were chosen by cross-validation over the training channels. */
const options = {
  penalty: 60,
  minChannels: 2,
  maxWords: 6500,
  typicalPairs: 200,
  embedding: { minTitles: 8, dimensions: 100 },
}
/** The maximum number of pairs drawn per channel. */
const maxPairs = 1000
/** The share, 0 to 1, of the head that is fitted on modern channels. */
const modernShare = 0.4

const isOneWord = (gram: string) => /^[^ ?!]+$/.test(gram)

const firstModernYear = 2019

/** Returns the channels with a video observed in 2019 or later. Models of older channels hardly transfer to these. */
export const findModernChannels = (uploads: readonly Upload[]): ReadonlySet<string> =>
  new Set(uploads.flatMap(({ channel, observedYear }) => (observedYear >= firstModernYear ? [channel] : [])))

/** Fits a head on all channels and one on modern channels, scales both to unit spread, and returns their weighted sum. */
function fitHeads(
  design: DesignMatrix,
  pairs: readonly ChannelPairs[],
  modern: ReadonlySet<string>,
  headOptions: HeadOptions,
): Float64Array {
  const parts = [
    { share: 1 - modernShare, pairs },
    { share: modernShare, pairs: pairs.filter(({ channel }) => modern.has(channel)) },
  ]
  const sum = new Float64Array(design.size)
  for (const part of parts) {
    if (!part.pairs.length) continue
    const head = fitHead(design, part.pairs, headOptions)
    const spread = standardDeviation([...computeScores(design, head)]) || 1
    for (let feature = 0; feature < sum.length; feature++)
      (sum[feature] as number) += (part.share / spread) * (head[feature] as number)
  }
  return sum
}

/**
 * Fits the weights of the views model. `slope` scales the heads to log-odds, so that the difference of two raw scores is the log-odds
 * that the title with the higher score has more views.
 */
export function fitWeights(uploads: readonly Upload[], slope = 1): Weights {
  const pairs = drawPairs(uploads, { maxPairs, seed: 7 })
  const modern = findModernChannels(uploads)
  const titles = uploads.map(({ title, channel }) => ({ ...measureTitle(title), channel }))
  const embeddings = learnEmbeddings(
    titles.map(({ grams }) => grams.filter(isOneWord)),
    options.embedding,
  )
  const fitHeadsOn = (design: DesignMatrix, vocabulary: readonly string[]) =>
    fitHeads(design, pairs, modern, {
      ...options,
      embeddings: [...columns.map(() => undefined), ...vocabulary.map((gram) => embeddings.get(gram))],
    })
  return { ...fitLinear(titles, fitHeadsOn, { ...options, slope }), quantiles: [0, 1] }
}
