import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { maxAgeRatio, minAgeDays } from '../pair-rule.ts'
import type { Upload } from './uploads.ts'

/** Two videos of one channel, of similar age: indices into the uploads they were made from, `better` the more viewed. */
export interface Pair {
  readonly better: number
  readonly worse: number
  /** How many times more views, as a natural logarithm (of views + 1); above 0. */
  readonly margin: number
}

/** The pairs of one channel. */
export interface ChannelPairs {
  readonly channel: string
  readonly pairs: readonly Pair[]
}

export interface PairRule {
  /** At most so many pairs a channel, drawn at random. */
  readonly most: number
  /** The better one has at least so many times the views. */
  readonly atLeast?: number
  readonly seed: number
}

/** Uploads by channel, as indices, both in the order of the files. */
export function groupByChannel(uploads: readonly Upload[]): Map<string, number[]> {
  const channels = new Map<string, number[]>()
  for (const [index, { channel }] of uploads.entries()) {
    const known = channels.get(channel)
    if (known) known.push(index)
    else channels.set(channel, [index])
  }
  return channels
}

/**
 * Pairs that a title could decide: the same channel, both at least 3 days old, neither more than 1.5 times as old as
 * the other, different views. Videos of a large channel are first thinned out at random, to keep this linear.
 */
export function drawPairs(uploads: readonly Upload[], { most, atLeast = 1, seed }: PairRule): ChannelPairs[] {
  const result: ChannelPairs[] = []
  for (const [channel, indices] of groupByChannel(uploads)) {
    const random = createRandom(seed ^ hashSeed(channel))
    const aged = indices.filter((index) => ageOf(uploads, index) >= minAgeDays)
    const pairs = sample(everyPair(uploads, sample(aged, 600, random), atLeast), most, random)
    if (pairs.length) result.push({ channel, pairs })
  }
  return result
}

const ageOf = (uploads: readonly Upload[], index: number) => uploads[index]?.ageDays ?? 0
const viewsOf = (uploads: readonly Upload[], index: number) => uploads[index]?.views ?? 0

function everyPair(uploads: readonly Upload[], indices: readonly number[], atLeast: number): Pair[] {
  const byAge = [...indices].sort((a, b) => ageOf(uploads, a) - ageOf(uploads, b) || a - b)
  const pairs: Pair[] = []
  for (const [place, a] of byAge.entries()) {
    for (let next = place + 1; next < byAge.length; next++) {
      const b = byAge[next] as number
      if (ageOf(uploads, b) > maxAgeRatio * ageOf(uploads, a)) break
      const [better, worse] = viewsOf(uploads, a) > viewsOf(uploads, b) ? [a, b] : [b, a]
      const most = viewsOf(uploads, better)
      const least = viewsOf(uploads, worse)
      if (most > least && most >= atLeast * least)
        pairs.push({ better, worse, margin: Math.log((most + 1) / (least + 1)) })
    }
  }
  return pairs
}
