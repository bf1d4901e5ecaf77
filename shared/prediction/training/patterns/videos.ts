import { mean } from '#shared/mean.ts'
import { median } from '#shared/median.ts'
import { compareWithUsual, isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { computeSimilarities, extractCharacterNgrams, indexTitles } from '#shared/prediction/own-history/similarity.ts'
import { maxAgeRatio } from '#shared/prediction/pair-rule.ts'
import { findPatterns, matchPattern, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import { groupByChannel } from '../pairs.ts'
import type { Upload } from '../uploads.ts'
import type { Estimate } from './statistics.ts'

/** A video's patterns, and the logarithm of its views over the channel's usual for its age. */
export interface MeasuredVideo {
  readonly patterns: ReadonlySet<PatternName>
  readonly result: number
  /** For each of its patterns, how it did compared with the most similar title without the pattern, if any. */
  readonly matched: ReadonlyMap<PatternName, Match>
}

/** A video's result minus that of the most similar title without a pattern, and how similar that is, from 0 to 1. */
interface Match {
  readonly difference: number
  readonly similarity: number
}

export interface MeasuredChannel {
  readonly name: string
  readonly titles: readonly string[]
  readonly videos: readonly MeasuredVideo[]
}

/** The minimum number of videos for comparing with the channel's usual. */
const minVideos = 8
/** The maximum result. Beyond 20 times the usual views, differences are chance. */
const maxResult = 3

/** The number of videos on each side, by age, with which a video of a large channel is compared. */
const neighbors = 15

/**
 * Compares each video with the channel's usual, as own history does, but in large channels only with the 30 videos nearest in age and
 * those of the same age: such channels grow within the usual window, which would be attributed to patterns that they adopted late.
 * Returns logarithms of ratios.
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

/** A pattern that is more than this share of a title is its form, not a part of it. */
const maxOfTitle = 0.6

/** Returns a title without the words of a pattern, so that only its topic counts; unchanged if little would be left. */
function stripPattern(title: string, pattern: PatternName): string {
  const words = matchPattern(pattern, title) ?? ''
  return words.length > maxOfTitle * title.length ? title : title.replace(words, ' ')
}

/**
 * Matches each video that has a pattern with the channel's most similar title without it, among videos of similar age, so that both have
 * the same subject. Compares the rest of the title by the cosine of runs of characters, weighted by rarity.
 */
function matchSimilar(
  videos: readonly Upload[],
  found: readonly ReadonlySet<PatternName>[],
  results: readonly number[],
): Map<PatternName, Match>[] {
  const index = indexTitles(videos.map(({ title }) => extractCharacterNgrams(title)))
  return videos.map(({ title, ageDays }, at) => {
    const matched = new Map<PatternName, Match>()
    for (const pattern of found[at] ?? []) {
      const similarities = computeSimilarities(index, extractCharacterNgrams(stripPattern(title, pattern)))
      let best = -1
      for (const [other, { ageDays: otherAge }] of videos.entries()) {
        const isComparable = Math.max(ageDays, otherAge) <= maxAgeRatio * Math.min(ageDays, otherAge)
        if (!isComparable || found[other]?.has(pattern)) continue
        if ((similarities[other] ?? 0) > (similarities[best] ?? 0)) best = other
      }
      const similarity = similarities[best] ?? 0
      if (similarity > 0) matched.set(pattern, { difference: (results[at] ?? 0) - (results[best] ?? 0), similarity })
    }
    return matched
  })
}

/** Compares the videos of each English channel with its usual. Leaves out channels with fewer than eight usable videos. */
export function measureChannels(uploads: readonly Upload[]): MeasuredChannel[] {
  const usable = uploads.filter((upload) => upload.isEnglish && isUsableVideo(upload))
  return [...groupByChannel(usable)].flatMap(([name, indices]) => {
    if (indices.length < minVideos) return []
    const videos = indices.flatMap((index) => usable[index] ?? [])
    const results = compareWithNeighbors(videos).map((result) => Math.max(-maxResult, Math.min(maxResult, result)))
    const found = videos.map(({ title }) => new Set(findPatterns(title)))
    const matched = matchSimilar(videos, found, results)
    return [
      {
        name,
        titles: videos.map(({ title }) => title),
        videos: found.map((patterns, index) => ({
          patterns,
          result: results[index] ?? 0,
          matched: matched[index] ?? new Map(),
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

const sumOfSquares = (values: readonly number[]) => {
  const center = mean(values)
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0)
}

/** The variance inside a typical channel, and how many videos it counts for in addition to the channel's own. */
const typicalVariance = { value: 1, videos: 5 }

/**
 * Returns the mean result of a channel's videos with a pattern minus that of those without, or undefined if it has only one kind. The
 * variance of a channel with few videos is shrunk toward that of a typical channel.
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

/**
 * Returns the mean difference between a channel's videos with a pattern and the most similar titles without it, or undefined if no pair
 * has the minimum similarity. The variance is shrunk toward that of a typical channel, which is twice that of a video.
 */
export function compareMatched(
  { videos }: MeasuredChannel,
  pattern: PatternName,
  minSimilarity: number,
): ChannelDifference | undefined {
  const differences = videos.flatMap(({ matched }) => {
    const match = matched.get(pattern)
    return match && match.similarity >= minSimilarity ? [match.difference] : []
  })
  if (differences.length === 0) return undefined
  const variance =
    (sumOfSquares(differences) + 2 * typicalVariance.value * typicalVariance.videos) /
    (differences.length - 1 + typicalVariance.videos)
  return { value: mean(differences), variance: variance / differences.length, videos: differences.length }
}
