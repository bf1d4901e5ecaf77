import { computeMedianInterval, minValues } from '#functions/services/analytics/median-interval.ts'
import { createSlotClassifier, type Slot } from '#functions/services/analytics/slots.ts'
import { findStandout } from '#functions/services/analytics/standout.ts'
import { partsADay } from '#shared/analytics.ts'
import type { Schedule, ScheduleComparison, TimeSlot } from '#shared/contract/youtube.ts'
import { minAgeDays } from '#shared/prediction/pair-rule.ts'
import type { Uploads } from './recent-uploads.ts'
import { ageInDays } from './upload.ts'
import { listRated } from './usual.ts'

/** The minimum number of videos. */
export const minVideos = 20
/** The significance level: without any effect, at most this share of channels would have a time that stands out. */
const significanceLevel = 0.02
/** A video's publishing slot in the creator's time zone, and the logarithm of its views over the usual. */
type SlottedVideo = Slot & { readonly result: number }

/**
 * Compares the publishing times of a channel's videos: weekdays, parts of the day, and both together. A video's views are compared with
 * the channel's usual for its format and age, from three days on, as on other screens. Each time has the median of its videos with a 95%
 * interval. A time stands out if that interval is above the usual and the difference is significant after correction for multiple
 * comparisons (`findStandout`). The result is a correlation, not a cause. `timeZone` is the creator's.
 */
export function buildSchedule(uploads: Uploads, timeZone: string): Schedule {
  const { fetchedAt } = uploads
  const slotOf = createSlotClassifier(timeZone)
  const slotted = listRated(uploads).flatMap(({ video, usual }): SlottedVideo[] => {
    const isOldEnough = ageInDays(video, Date.parse(fetchedAt)) >= minAgeDays
    return isOldEnough ? [{ ...slotOf(Date.parse(video.publishedAt)), result: Math.log(usual.multiple) }] : []
  })
  if (slotted.length < minVideos) return { state: 'too_few', videos: slotted.length, minVideos }
  const latest = uploads.videos.length
  return { state: 'compared', videos: slotted.length, latest, timeZone, fetchedAt, ...compare(slotted) }
}

type When = Pick<TimeSlot, 'weekday' | 'part'>

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const weekdays: readonly When[] = numbersFrom(1, 7).map((weekday) => ({ weekday, part: null }))
const parts: readonly When[] = numbersFrom(0, partsADay).map((part) => ({ weekday: null, part }))
/** The most specific times first, so that they win if all videos of a weekday have the same time of day. */
const times: readonly When[] = [
  ...weekdays.flatMap(({ weekday }) => parts.map(({ part }) => ({ weekday, part }))),
  ...weekdays,
  ...parts,
]

function compare(
  slotted: readonly SlottedVideo[],
): Pick<ScheduleComparison, 'weekdays' | 'parts' | 'best' | 'isVaried'> {
  const indexesOf = (when: When) => slotted.flatMap((video, index) => (isAt(video, when) ? [index] : []))
  const allResults = slotted.map(({ result }) => result)
  const timeOf = (when: When): TimeSlot => {
    const values = indexesOf(when).map((index) => allResults[index] as number)
    return { ...when, videos: values.length, multiple: timesOf(values) }
  }
  // Each time is compared with all others, so both need enough videos.
  const groups = times.map(indexesOf)
  const candidates = times
    .map((when, index) => ({ when, indexes: groups[index] ?? [] }))
    .filter(({ indexes }) => indexes.length >= minValues && slotted.length - indexes.length >= minValues)
  const found = findStandout(
    allResults,
    candidates.map(({ indexes }) => indexes),
  )
  const best = found && found.chance <= significanceLevel ? candidates[found.group] : undefined
  const time = best && timeOf(best.when)
  return {
    weekdays: weekdays.map(timeOf),
    parts: parts.map(timeOf),
    best: time?.multiple && time.multiple.low > 1 ? time : null,
    isVaried: candidates.length > 0,
  }
}

const isAt = (slot: Slot, { weekday, part }: When): boolean =>
  (weekday === null || slot.weekday === weekday) && (part === null || slot.part === part)

/** Returns the median and interval as multiples of the usual; null for too few videos. */
function timesOf(values: readonly number[]): TimeSlot['multiple'] {
  const interval = computeMedianInterval(values)
  return interval
    ? { median: Math.exp(interval.median), low: Math.exp(interval.low), high: Math.exp(interval.high) }
    : null
}
