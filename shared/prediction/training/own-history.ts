import { titleNgrams } from '#shared/prediction/own-history/similarity.ts'
import type { TitleAndPast } from '../model.ts'
import { type PreparedHistory, prepareHistory, similarVideosEffect } from '../own-history/history.ts'
import { isUsableVideo, type PastVideo } from '../own-history/past.ts'
import { type ScoreDifferences, sigmoid } from './metrics.ts'
import { type ChannelPairs, groupByChannel } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** Only the latest earlier videos, up to this number, are used. */
const maxPastVideos = 200

/** Returns the difference between two uploads in the effect of their channel's earlier videos. */
export type PastComparison = (better: number, worse: number) => number | undefined

/**
 * Creates a function that compares two uploads of one channel, given as indexes, by the channel's videos published before
 * both. It returns undefined if there are fewer than five.
 */
export function comparePasts(uploads: readonly Upload[]): PastComparison {
  const words = new Map(uploads.map((upload) => [upload as PastVideo, titleNgrams(upload.title)]))
  const wordsFor = (video: PastVideo) => words.get(video) ?? []
  const videos = new Map(
    [...groupByChannel(uploads)].map(([channel, indices]) => [
      channel,
      { latestFirst: sortLatestFirst(uploads, indices), histories: new Map<number, PreparedHistory | undefined>() },
    ]),
  )
  return (better, worse) => {
    const [a, b] = [uploads[better], uploads[worse]]
    const channel = videos.get(a?.channel ?? '')
    if (!a || !b || !channel) return undefined
    const begin = findStartBefore(channel.latestFirst, Math.min(a.publishedOn, b.publishedOn))
    if (!channel.histories.has(begin))
      channel.histories.set(begin, prepareHistory(channel.latestFirst.slice(begin, begin + maxPastVideos), wordsFor))
    const history = channel.histories.get(begin)
    return history && similarVideosEffect(history, wordsFor(a)) - similarVideosEffect(history, wordsFor(b))
  }
}

/** The approximate maximum number of prepared histories per channel. For large channels the start is rounded. */
const maxHistories = 100

/** Returns the index of the first video, latest first, that was published before a day. */
function findStartBefore(latestFirst: readonly Upload[], day: number): number {
  const step = Math.ceil(latestFirst.length / maxHistories)
  const begin = latestFirst.findIndex(({ publishedOn }) => publishedOn < day)
  return begin < 0 ? latestFirst.length : Math.ceil(begin / step) * step
}

const sortLatestFirst = (uploads: readonly Upload[], indices: readonly number[]) =>
  indices
    .map((index) => uploads[index] as Upload)
    .filter(isUsableVideo)
    .sort((a, b) => b.publishedOn - a.publishedOn)

/** The pairs with enough earlier videos, and the effect of those videos on each. */
export interface PastPairs {
  readonly pairs: readonly ChannelPairs[]
  readonly past: ScoreDifferences
}

export function keepPairsWithPast(channels: readonly ChannelPairs[], past: PastComparison): PastPairs {
  const both = channels.map(({ channel, pairs }) => ({
    channel,
    pairs: pairs.flatMap((pair) => {
      const difference = past(pair.better, pair.worse)
      return difference === undefined ? [] : [{ pair, difference }]
    }),
  }))
  return {
    pairs: both.map(({ channel, pairs }) => ({ channel, pairs: pairs.map(({ pair }) => pair) })),
    past: both.map(({ pairs }) => pairs.map(({ difference }) => difference)),
  }
}

/** Returns the weighted sum of the score differences by title and by past. */
export const combineDifferences = (
  title: ScoreDifferences,
  past: ScoreDifferences,
  weights: TitleAndPast,
): ScoreDifferences =>
  title.map((pairs, channel) =>
    pairs.map((difference, pair) => weights.title * difference + weights.past * (past[channel]?.[pair] ?? 0)),
  )

/** Fits the weights that minimize the log loss: logistic regression on two features by Newton's method. */
export function fitHistoryWeights(titleDifferences: ScoreDifferences, pastDifferences: ScoreDifferences): TitleAndPast {
  const pasts = pastDifferences.flat()
  const weights = { title: 0, past: 0 }
  for (let round = 0; round < 20; round++) {
    let [gradientTitle, gradientPast, hessianTitle, hessianBoth, hessianPast] = [0, 0, 1e-9, 0, 1e-9]
    for (const [pair, title] of titleDifferences.flat().entries()) {
      const past = pasts[pair] ?? 0
      const chance = sigmoid(weights.title * title + weights.past * past)
      const curvature = chance * (1 - chance)
      gradientTitle += (1 - chance) * title
      gradientPast += (1 - chance) * past
      hessianTitle += curvature * title * title
      hessianBoth += curvature * title * past
      hessianPast += curvature * past * past
    }
    const determinant = hessianTitle * hessianPast - hessianBoth * hessianBoth
    weights.title += (hessianPast * gradientTitle - hessianBoth * gradientPast) / determinant
    weights.past += (hessianTitle * gradientPast - hessianBoth * gradientTitle) / determinant
  }
  return weights
}
