import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { maxAgeRatio, minAgeDays } from '../pair-rule.ts'
import type { Upload } from './uploads.ts'

/** Two videos of similar age of one channel, as indexes into the uploads. `better` has more views. */
export interface Pair {
  readonly better: number
  readonly worse: number
  /** The natural logarithm of the ratio of (views + 1); above 0. */
  readonly margin: number
}

/** The pairs of one channel. */
export interface ChannelPairs {
  readonly channel: string
  readonly pairs: readonly Pair[]
}

/** Larger channels are reduced to a random sample of this many videos, to keep the comparison of all pairs fast. */
export const maxSampledVideos = 600

export interface PairRule {
  /** The maximum number of randomly drawn pairs per channel. */
  readonly maxPairs: number
  /** The minimum ratio of views. */
  readonly minRatio?: number
  readonly seed: number
}

/** Groups the indexes of uploads by channel, in the order of the files. */
export function groupByChannel(uploads: readonly Upload[]): Map<string, number[]> {
  const channels = new Map<string, number[]>()
  for (const [index, { channel }] of uploads.entries()) {
    const indices = channels.get(channel)
    if (indices) indices.push(index)
    else channels.set(channel, [index])
  }
  return channels
}

/**
 * Draws pairs of videos of one channel with different views, both at least 3 days old and neither more than 1.5 times as
 * old as the other. Samples at most {@link maxSampledVideos} videos of a channel.
 */
export function drawPairs(uploads: readonly Upload[], { maxPairs, minRatio = 1, seed }: PairRule): ChannelPairs[] {
  const result: ChannelPairs[] = []
  for (const [channel, indices] of groupByChannel(uploads)) {
    const random = createRandom(seed ^ hashSeed(channel))
    const oldEnough = indices.filter((index) => readAge(uploads, index) >= minAgeDays)
    const pairs = sample(listPairs(uploads, sample(oldEnough, maxSampledVideos, random), minRatio), maxPairs, random)
    if (pairs.length) result.push({ channel, pairs })
  }
  return result
}

const readAge = (uploads: readonly Upload[], index: number) => uploads[index]?.ageDays ?? 0
const readViews = (uploads: readonly Upload[], index: number) => uploads[index]?.views ?? 0

function listPairs(uploads: readonly Upload[], indices: readonly number[], minRatio: number): Pair[] {
  const byAge = [...indices].sort((a, b) => readAge(uploads, a) - readAge(uploads, b) || a - b)
  const pairs: Pair[] = []
  for (const [position, a] of byAge.entries()) {
    for (let next = position + 1; next < byAge.length; next++) {
      const b = byAge[next] as number
      if (readAge(uploads, b) > maxAgeRatio * readAge(uploads, a)) break
      const [better, worse] = readViews(uploads, a) > readViews(uploads, b) ? [a, b] : [b, a]
      const moreViews = readViews(uploads, better)
      const fewerViews = readViews(uploads, worse)
      if (moreViews > fewerViews && moreViews >= minRatio * fewerViews)
        pairs.push({ better, worse, margin: Math.log((moreViews + 1) / (fewerViews + 1)) })
    }
  }
  return pairs
}
