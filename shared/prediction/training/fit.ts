import type { Weights } from '../model.ts'
import { type Design, measure, scoresOf } from './design.ts'
import { fitHead } from './head.ts'
import { fitLinear, type LinearOptions } from './linear.ts'
import { type ChannelPairs, pairsOf } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** What is chosen by cross-validation over the channels trained on. */
export interface FitOptions extends Omit<LinearOptions, 'slope'> {
  /** Holds weights near zero: half of it times the sum of their squares is added to the loss. */
  readonly penalty: number
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

/**
 * Learns weights from uploads. `slope` turns the heads' scale into log-odds, so that the difference of two raw scores is
 * the log-odds that the higher one has more views.
 */
export function fitWeights(
  uploads: readonly Upload[],
  { slope = 1, options = fitOptions }: { slope?: number; options?: FitOptions } = {},
): Weights {
  const pairs = pairsOf(uploads, { most: options.pairs, seed: 7 })
  const modern = modernChannels(uploads)
  const titles = uploads.map(({ title, channel }) => ({ ...measure(title), channel }))
  const learn = (design: Design) => fitHeads(design, pairs, modern, options.penalty)
  return { ...fitLinear(titles, learn, { ...options, slope }), quantiles: [0, 1] }
}
