import { median } from '#shared/median.ts'
import { maxAgeRatio, minAgeDays } from '../pair-rule.ts'

/** One published video of the channel a title is scored for. */
export interface PastVideo {
  readonly title: string
  readonly views: number
  /** Days between publishing and the day the views were read. */
  readonly ageDays: number
}

/** What of a video tells how it did. */
type Seen = Pick<PastVideo, 'views' | 'ageDays'>

/** With fewer usable past videos nothing is said of a channel. */
export const minPastVideos = 5

const fewestSimilar = 5

/** Whether a past video can be learned from: its views are known, and it is old enough for them to mean something. */
export const isUsableVideo = ({ views, ageDays }: Seen): boolean =>
  Number.isFinite(views) && views >= 0 && Number.isFinite(ageDays) && ageDays >= minAgeDays

const logViews = ({ views }: Seen) => Math.log(views + 1)

/**
 * How each video did against the channel's usual: the natural logarithm of its views over the median of the videos of
 * similar age (at least the five nearest in age), since older videos have had longer to be seen, and channels grow.
 */
export function compareWithUsual(past: readonly Seen[]): number[] {
  const byAge = past.map((video, index) => ({ index, age: Math.log(video.ageDays), views: logViews(video) }))
  byAge.sort((a, b) => a.age - b.age || a.index - b.index)
  const result = new Array<number>(past.length).fill(0)
  const reach = Math.log(maxAgeRatio)
  let from = 0
  let to = 0
  for (const [place, { index, age, views }] of byAge.entries()) {
    while ((byAge[from]?.age ?? age) < age - reach) from++
    while (to < byAge.length && (byAge[to]?.age ?? age) <= age + reach) to++
    const [low, high] = widened(byAge, place, from, to)
    result[index] = views - median(byAge.slice(low, high).map((video) => video.views))
  }
  return result
}

/** A window of at least {@link fewestSimilar} around a place, taking the nearer age first. */
function widened(byAge: readonly { age: number }[], place: number, from: number, to: number): [number, number] {
  let [low, high] = [from, to]
  const age = byAge[place]?.age ?? 0
  while (high - low < fewestSimilar && (low > 0 || high < byAge.length)) {
    const before = age - (byAge[low - 1]?.age ?? Number.NEGATIVE_INFINITY)
    const after = (byAge[high]?.age ?? Number.POSITIVE_INFINITY) - age
    if (before <= after) low--
    else high++
  }
  return [low, high]
}
