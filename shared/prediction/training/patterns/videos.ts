import { median } from '#shared/median.ts'
import { compareWithUsual, isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { maxAgeRatio } from '#shared/prediction/pair-rule.ts'
import { findPatterns, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import { groupByChannel } from '../pairs.ts'
import type { Upload } from '../uploads.ts'
import type { Estimate } from './statistics.ts'

/** A video's patterns, and the logarithm of its views over the channel's usual for its age. */
export interface MeasuredVideo {
  readonly patterns: ReadonlySet<PatternName>
  readonly result: number
}

export interface MeasuredChannel {
  readonly name: string
  readonly titles: readonly string[]
  readonly videos: readonly MeasuredVideo[]
}

/** A channel with fewer videos has no usual to compare with. */
const minVideos = 8
/** Results are cut here: beyond 20 times the usual views, how far is chance. */
const maxResult = 3

/** How many videos on each side, by age, a video of a large channel is compared with. */
const neighbors = 15

/**
 * Compares each video with the channel's usual, as own history does, but in large channels only with the 30 videos nearest in
 * age and those of the same age: such channels grow within the usual window, and a pattern that they took up late would
 * get the credit. Returns logarithms of ratios.
 */
function compareWithNeighbors(videos: readonly Upload[]): number[] {
  const results = compareWithUsual(videos)
  const byAge = [...videos.entries()].sort(([, a], [, b]) => a.ageDays - b.ageDays)
  const ageAt = (position: number) => byAge[Math.max(0, Math.min(byAge.length - 1, position))]?.[1].ageDays ?? 0
  const logViews = byAge.map(([, { views }]) => Math.log(views + 1))
  for (const [position, [index, { ageDays }]] of byAge.entries()) {
    const youngest = ageAt(position - neighbors)
    const oldest = ageAt(position + neighbors)
    if (youngest * maxAgeRatio < ageDays || oldest > ageDays * maxAgeRatio) continue
    let [from, to] = [position, position]
    while (from > 0 && ageAt(from - 1) >= youngest) from--
    while (to < byAge.length && ageAt(to) <= oldest) to++
    results[index] = (logViews[position] ?? 0) - median(logViews.slice(from, to))
  }
  return results
}

/** Compares the videos of each English channel with its usual. Leaves out channels with fewer than eight usable videos. */
export function measureChannels(uploads: readonly Upload[]): MeasuredChannel[] {
  const usable = uploads.filter((upload) => upload.isEnglish && isUsableVideo(upload))
  return [...groupByChannel(usable)].flatMap(([name, indices]) => {
    if (indices.length < minVideos) return []
    const videos = indices.flatMap((index) => usable[index] ?? [])
    const results = compareWithNeighbors(videos)
    return [
      {
        name,
        titles: videos.map(({ title }) => title),
        videos: videos.map(({ title }, index) => ({
          patterns: new Set(findPatterns(title)),
          result: Math.max(-maxResult, Math.min(maxResult, results[index] ?? 0)),
        })),
      },
    ]
  })
}

/** The difference that a pattern makes inside one channel. */
export interface ChannelDifference extends Estimate {
  /** The number of videos with the pattern. */
  readonly videos: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const sumOfSquares = (values: readonly number[]) => {
  const center = mean(values)
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0)
}

/** The variance inside a typical channel, and how many videos it counts for beside the channel's own. */
const typicalVariance = { value: 1, videos: 5 }

/**
 * Returns the mean result of a channel's videos with a pattern minus that of those without, or undefined if it has only one
 * kind. The variance of a channel with few videos is drawn towards that of a typical one.
 */
export function compareWithin({ videos }: MeasuredChannel, pattern: PatternName): ChannelDifference | undefined {
  const withPattern: number[] = []
  const without: number[] = []
  for (const { patterns, result } of videos) (patterns.has(pattern) ? withPattern : without).push(result)
  if (!withPattern.length || !without.length) return undefined
  const variance =
    (sumOfSquares(withPattern) + sumOfSquares(without) + typicalVariance.value * typicalVariance.videos) /
    (videos.length - 2 + typicalVariance.videos)
  return {
    value: mean(withPattern) - mean(without),
    variance: variance * (1 / withPattern.length + 1 / without.length),
    videos: withPattern.length,
  }
}
