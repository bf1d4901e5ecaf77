import type { PastBasis } from '../kinds.ts'
import type { LinearModel, PastWeights } from '../model.ts'
import { computePastEffects, type PastEffects, type PreparedHistory, prepareHistory } from '../own-history/history.ts'
import { isUsableVideo, maxPastVideos, minVideosByBasis } from '../own-history/past.ts'
import { extractTitleFeatures, type TitledVideo, type TitleFeatures } from '../own-history/title-features.ts'
import { fitLogistic } from './logistic.ts'
import { computeScoreDifferences, type ScoreDifferences } from './metrics.ts'
import { type ChannelPairs, groupByChannel, type Pair } from './pairs.ts'
import { assignFold, folds } from './split.ts'
import type { Upload } from './uploads.ts'

/** A pair with enough earlier videos. Each effect is the effect on the better title minus that on the worse title. */
export interface PastPair extends Pair, PastEffects {}

/** The pairs of one channel that have enough earlier videos. */
export interface ChannelPastPairs extends ChannelPairs {
  readonly pairs: readonly PastPair[]
}

/** Computes the effects of a channel's videos that were published before a day, on any of its titles. */
type EffectsBefore = (day: number, upload: Upload) => PastEffects | undefined

/** Prepares one channel. The prepared data is large, so channels are processed one at a time. */
function prepareChannel(
  uploads: readonly Upload[],
  minVideos: number,
  model: Pick<LinearModel, 'columns'>,
): EffectsBefore {
  const latestFirst = sortLatestFirst(uploads)
  const histories = new Map<number, PreparedHistory | undefined>()
  const features = new Map<string, TitleFeatures>()
  const readFeatures = (video: TitledVideo): TitleFeatures => {
    const key = `${video.seconds ?? ''} ${video.title}`
    const cached = features.get(key) ?? extractTitleFeatures(video, model)
    features.set(key, cached)
    return cached
  }
  const prepareFrom = (start: number) => {
    const past = latestFirst.slice(start, start + maxPastVideos)
    return past.length < minVideos ? undefined : prepareHistory(past, readFeatures)
  }
  return (day, upload) => {
    const start = findStartBefore(latestFirst, day)
    if (!histories.has(start)) histories.set(start, prepareFrom(start))
    const history = histories.get(start)
    return history && computePastEffects(history, readFeatures(upload))
  }
}

/** The approximate maximum number of prepared histories per channel. For large channels the start is rounded. */
const maxHistories = 100

/** Returns the index of the first video, latest first, that was published before a day. */
function findStartBefore(latestFirst: readonly Upload[], day: number): number {
  const step = Math.ceil(latestFirst.length / maxHistories)
  const start = latestFirst.findIndex(({ publishedOn }) => publishedOn < day)
  return start < 0 ? latestFirst.length : Math.ceil(start / step) * step
}

const sortLatestFirst = (uploads: readonly Upload[]) =>
  uploads.filter(isUsableVideo).sort((a, b) => b.publishedOn - a.publishedOn)

/**
 * Compares the uploads of each pair by the channel's videos published before both, and keeps the pairs with enough of them:
 * five, or ten for the basis `videos`. Takes several sets of pairs of the same uploads at once, because preparing a channel
 * takes most of the time.
 */
export function keepPairsWithPast(
  uploads: readonly Upload[],
  pairSets: readonly (readonly ChannelPairs[])[],
  basis: PastBasis,
  model: Pick<LinearModel, 'columns'>,
): ChannelPastPairs[][] {
  const kept: ChannelPastPairs[][] = pairSets.map(() => [])
  const pairsByChannel = pairSets.map((set) => new Map(set.map(({ channel, pairs }) => [channel, pairs])))
  for (const [channel, indices] of groupByChannel(uploads)) {
    const videos = indices.flatMap((index) => uploads[index] ?? [])
    const effectsBefore = prepareChannel(videos, minVideosByBasis[basis], model)
    for (const [set, channels] of kept.entries()) {
      const pairs = (pairsByChannel[set]?.get(channel) ?? []).flatMap(
        (pair) => comparePast(uploads, pair, effectsBefore) ?? [],
      )
      if (pairs.length) channels.push({ channel, pairs })
    }
  }
  return kept
}

function comparePast(uploads: readonly Upload[], pair: Pair, effectsBefore: EffectsBefore): PastPair | undefined {
  const [better, worse] = [uploads[pair.better], uploads[pair.worse]]
  if (!better || !worse) return undefined
  const day = Math.min(better.publishedOn, worse.publishedOn)
  const [betterEffects, worseEffects] = [effectsBefore(day, better), effectsBefore(day, worse)]
  return (
    betterEffects &&
    worseEffects && {
      ...pair,
      similar: betterEffects.similar - worseEffects.similar,
      process: betterEffects.process - worseEffects.process,
    }
  )
}

/** Returns the score differences of pairs with a past, for a raw score of each title and the weights of each channel. */
export const computePastDifferences = (
  channels: readonly ChannelPastPairs[],
  raw: ArrayLike<number>,
  weightsOf: (channel: string) => PastWeights,
): ScoreDifferences =>
  channels.map(({ channel, pairs }) => {
    const weights = weightsOf(channel)
    return pairs.map(
      ({ better, worse, similar, process }) =>
        weights.title * ((raw[better] ?? 0) - (raw[worse] ?? 0)) +
        weights.similar * similar +
        weights.process * process,
    )
  })

/** Fits the weights that minimize the log loss of pairs. The basis `videos` has no weight for the title. */
export function fitPastWeights(
  channels: readonly ChannelPastPairs[],
  raw: ArrayLike<number>,
  basis: PastBasis,
): PastWeights {
  const pairs = channels.flatMap((channel) => channel.pairs)
  const past = pairs.map(({ similar, process }) => [similar, process])
  if (basis === 'videos') {
    const [similar = 0, process = 0] = fitLogistic(past)
    return { title: 0, similar, process }
  }
  const titles = computeScoreDifferences(channels, raw).flat()
  const [title = 0, similar = 0, process = 0] = fitLogistic(
    past.map((effects, pair) => [titles[pair] ?? 0, ...effects]),
  )
  return { title, similar, process }
}

/** Fits weights for each fold of the cross-validation on the pairs of the other folds. The returned function finds a channel's weights. */
export function crossFitPastWeights(
  channels: readonly ChannelPastPairs[],
  raw: ArrayLike<number>,
  basis: PastBasis,
): (channel: string) => PastWeights {
  const byFold = Array.from({ length: folds }, (_, fold) =>
    fitPastWeights(
      channels.filter(({ channel }) => assignFold(channel, folds) !== fold),
      raw,
      basis,
    ),
  )
  return (channel) => byFold[assignFold(channel, folds)] ?? noWeights
}

const noWeights: PastWeights = { title: 0, similar: 0, process: 0 }
