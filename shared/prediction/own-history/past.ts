import { median } from '#shared/median.ts'
import type { PastBasis } from '../kinds.ts'
import { maxAgeRatio, minAgeDays } from '../pair-rule.ts'

/** A published video of the channel for which a title is scored. */
export interface PastVideo {
  readonly title: string
  readonly views: number
  /** Days from publishing until the views were fetched. */
  readonly ageDays: number
  /** The length, if known. */
  readonly seconds?: number | undefined
}

/** The fields for computing a video's performance. */
type VideoViews = Pick<PastVideo, 'views' | 'ageDays'>

/** The minimum number of usable past videos for an own-history score. */
export const minPastVideos = 5

/** With at least this many usable past videos, a channel has a Gaussian process and a score in any language. */
export const minProcessVideos = 10

/** The minimum number of usable past videos for a score, by its basis. */
export const minVideosByBasis: Readonly<Record<PastBasis, number>> = {
  title_and_videos: minPastVideos,
  videos: minProcessVideos,
}

/** The maximum number of videos to use, latest first. Older videos say little about the next one. */
export const maxPastVideos = 200

/** The maximum result: a video with more than e^2 times the usual views counts as e^2. */
export const maxResult = 2

const minSimilarAge = 5

/** Whether a past video can be used: its views are known, and it is old enough for them to be meaningful. */
export const isUsableVideo = ({ views, ageDays }: VideoViews): boolean =>
  Number.isFinite(views) && views >= 0 && Number.isFinite(ageDays) && ageDays >= minAgeDays

const logViews = ({ views }: VideoViews) => Math.log(views + 1)

/**
 * Compares each video with the channel's usual: returns the natural logarithm of its views over the median of the videos of similar age
 * (at least the five nearest in age). Age matters because older videos had more time and channels grow. Own history and the measurement
 * of patterns use these values. They are never shown: `multiplesOf` computes the multiples on screens (docs/outliers.md).
 */
export function compareWithUsual(past: readonly VideoViews[]): number[] {
  const byAge = past.map((video, index) => ({ index, age: Math.log(video.ageDays), views: logViews(video) }))
  byAge.sort((a, b) => a.age - b.age || a.index - b.index)
  const result = new Array<number>(past.length).fill(0)
  const maxLogAgeDistance = Math.log(maxAgeRatio)
  let from = 0
  let to = 0
  for (const [position, { index, age, views }] of byAge.entries()) {
    while ((byAge[from]?.age ?? age) < age - maxLogAgeDistance) from++
    while (to < byAge.length && (byAge[to]?.age ?? age) <= age + maxLogAgeDistance) to++
    const [low, high] = widenWindow(byAge, position, from, to)
    result[index] = views - median(byAge.slice(low, high).map((video) => video.views))
  }
  return result
}

/** Widens a window to at least {@link minSimilarAge} videos around a position, nearest in age first. */
function widenWindow(byAge: readonly { age: number }[], position: number, from: number, to: number): [number, number] {
  let [low, high] = [from, to]
  const age = byAge[position]?.age ?? 0
  while (high - low < minSimilarAge && (low > 0 || high < byAge.length)) {
    const before = age - (byAge[low - 1]?.age ?? Number.NEGATIVE_INFINITY)
    const after = (byAge[high]?.age ?? Number.POSITIVE_INFINITY) - age
    if (before <= after) low--
    else high++
  }
  return [low, high]
}
