import { titleNgrams } from '#shared/prediction/own-history/similarity.ts'
import type { TitleAndPast } from '../model.ts'
import { type PreparedHistory, prepareHistory, similarVideosEffect } from '../own-history/history.ts'
import { isUsableVideo, type PastVideo } from '../own-history/past.ts'
import { type ScoreDifferences, sigmoid } from './metrics.ts'
import { type ChannelPairs, groupByChannel } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** At most so many earlier videos are looked at, the latest of them. */
const mostPast = 200

/** Says how much more the earlier videos of their channel speak for the one upload than for the other. */
export type PastComparison = (better: number, worse: number) => number | undefined

/**
 * Compares two uploads of one channel, as indices, by the channel's videos published before both. Undefined where there
 * are fewer than five.
 */
export function comparePasts(uploads: readonly Upload[]): PastComparison {
  const words = new Map(uploads.map((upload) => [upload as PastVideo, titleNgrams(upload.title)]))
  const wordsFor = (video: PastVideo) => words.get(video) ?? []
  const videos = new Map(
    [...groupByChannel(uploads)].map(([channel, indices]) => [
      channel,
      { latestFirst: latestFirst(uploads, indices), histories: new Map<number, PreparedHistory | undefined>() },
    ]),
  )
  return (better, worse) => {
    const [a, b] = [uploads[better], uploads[worse]]
    const channel = videos.get(a?.channel ?? '')
    if (!a || !b || !channel) return undefined
    const begin = earlierFrom(channel.latestFirst, Math.min(a.publishedOn, b.publishedOn))
    if (!channel.histories.has(begin))
      channel.histories.set(begin, prepareHistory(channel.latestFirst.slice(begin, begin + mostPast), wordsFor))
    const history = channel.histories.get(begin)
    return history && similarVideosEffect(history, wordsFor(a)) - similarVideosEffect(history, wordsFor(b))
  }
}

/** How many histories of one channel are made ready at most, more or less: a large channel's begin some videos later. */
const mostHistories = 100

/** Where the videos published before a day begin. */
function earlierFrom(latestFirst: readonly Upload[], day: number): number {
  const step = Math.ceil(latestFirst.length / mostHistories)
  const begin = latestFirst.findIndex(({ publishedOn }) => publishedOn < day)
  return begin < 0 ? latestFirst.length : Math.ceil(begin / step) * step
}

const latestFirst = (uploads: readonly Upload[], indices: readonly number[]) =>
  indices
    .map((index) => uploads[index] as Upload)
    .filter(isUsableVideo)
    .sort((a, b) => b.publishedOn - a.publishedOn)

/** Pairs that have a past, and what it says of each. */
export interface PastPairs {
  readonly pairs: readonly ChannelPairs[]
  readonly past: ScoreDifferences
}

export function keepPairsWithPast(channels: readonly ChannelPairs[], past: PastComparison): PastPairs {
  const both = channels.map(({ channel, pairs }) => ({
    channel,
    pairs: pairs.flatMap((pair) => {
      const lead = past(pair.better, pair.worse)
      return lead === undefined ? [] : [{ pair, lead }]
    }),
  }))
  return {
    pairs: both.map(({ channel, pairs }) => ({ channel, pairs: pairs.map(({ pair }) => pair) })),
    past: both.map(({ pairs }) => pairs.map(({ lead }) => lead)),
  }
}

/** The leads of pairs by title and past together. */
export const combineDifferences = (
  title: ScoreDifferences,
  past: ScoreDifferences,
  weights: TitleAndPast,
): ScoreDifferences =>
  title.map((pairs, channel) =>
    pairs.map((lead, pair) => weights.title * lead + weights.past * (past[channel]?.[pair] ?? 0)),
  )

/** The weights that make the log loss least: logistic regression on two numbers, by Newton's method. */
export function fitHistoryWeights(titleLeads: ScoreDifferences, pastLeads: ScoreDifferences): TitleAndPast {
  const pasts = pastLeads.flat()
  const weights = { title: 0, past: 0 }
  for (let round = 0; round < 20; round++) {
    let [pullTitle, pullPast, bendTitle, bendBoth, bendPast] = [0, 0, 1e-9, 0, 1e-9]
    for (const [pair, title] of titleLeads.flat().entries()) {
      const past = pasts[pair] ?? 0
      const chance = sigmoid(weights.title * title + weights.past * past)
      const bend = chance * (1 - chance)
      pullTitle += (1 - chance) * title
      pullPast += (1 - chance) * past
      bendTitle += bend * title * title
      bendBoth += bend * title * past
      bendPast += bend * past * past
    }
    const whole = bendTitle * bendPast - bendBoth * bendBoth
    weights.title += (bendPast * pullTitle - bendBoth * pullPast) / whole
    weights.past += (bendTitle * pullPast - bendBoth * pullTitle) / whole
  }
  return weights
}
