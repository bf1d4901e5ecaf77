import { partsADay } from '#shared/analytics.ts'
import type { Compared, Schedule, Time } from '#shared/contract/youtube.ts'
import { compareWithUsual, isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { computeMedianInterval, minValues } from './median-interval.ts'
import { createSlotClassifier, type Slot } from './slots.ts'
import { findStandout } from './standing-out.ts'

/** A published video; `views` undefined where they are hidden. */
export interface PublishedVideo {
  readonly kind: string
  readonly publishedAt: string
  readonly views?: number | undefined
}

/** Below so many videos nothing is said. */
export const minVideos = 20
/** A time stands out where chance alone would bring forth one as good on no more than this share of channels. */
const mostChance = 0.02
const dayMs = 86_400_000
/** Shorts and longer videos are two audiences, each with a usual of its own. */
const kinds = ['video', 'brief']

/** A video that counts: when it was published by the creator's clock, and its views against the usual, as a logarithm. */
type Placed = Slot & { readonly against: number }

/**
 * Whether videos published on some weekday, at some time of day, or both, did better than a channel's usual: its running
 * median of videos of the same kind and similar age (`againstUsual`), since older videos have had longer to be seen.
 * Each time gets the median of its videos with an interval of 95 %; one stands out if that interval lies above the
 * usual and chance hardly explains it, all times looked at being counted (`standingOut`). It is what went together in
 * the past, of whatever cause. `toldAt`: when YouTube told the views; `timeZone`: the creator's.
 */
export function buildSchedule(videos: readonly PublishedVideo[], toldAt: string, timeZone: string): Schedule {
  const placed = kinds.flatMap((kind) =>
    place(
      videos.filter((video) => video.kind === kind),
      Date.parse(toldAt),
      timeZone,
    ),
  )
  if (placed.length < minVideos) return { state: 'too_few', videos: placed.length, fewest: minVideos }
  return { state: 'compared', videos: placed.length, timeZone, fetchedAt: toldAt, ...compare(placed) }
}

function place(videos: readonly PublishedVideo[], at: number, timeZone: string): Placed[] {
  const slotOf = createSlotClassifier(timeZone)
  const past = videos
    .map(({ publishedAt, views = Number.NaN }) => {
      const published = Date.parse(publishedAt)
      return { views, ageDays: (at - published) / dayMs, published }
    })
    .filter(isUsableVideo)
  const results = compareWithUsual(past)
  return past.map(({ published }, index) => ({ ...slotOf(published), against: results[index] ?? 0 }))
}

type When = Pick<Time, 'weekday' | 'part'>

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
const weekdays: readonly When[] = numbersFrom(1, 7).map((weekday) => ({ weekday, part: null }))
const parts: readonly When[] = numbersFrom(0, partsADay).map((part) => ({ weekday: null, part }))
/** The exact ones first: where a weekday's videos all came at one time of day, that is what is named. */
const times: readonly When[] = [
  ...weekdays.flatMap(({ weekday }) => parts.map(({ part }) => ({ weekday, part }))),
  ...weekdays,
  ...parts,
]

function compare(placed: readonly Placed[]): Pick<Compared, 'weekdays' | 'parts' | 'best' | 'isVaried'> {
  const placesOf = (when: When) => placed.flatMap((one, at) => (isAt(one, when) ? [at] : []))
  const against = placed.map((one) => one.against)
  const timeOf = (when: When): Time => {
    const values = placesOf(when).map((at) => against[at] as number)
    return { ...when, videos: values.length, times: timesOf(values) }
  }
  // A time is held against the others, which have to be as many at least.
  const groups = times.map(placesOf)
  const tried = times
    .map((when, at) => ({ when, places: groups[at] ?? [] }))
    .filter(({ places }) => places.length >= minValues && placed.length - places.length >= minValues)
  const found = findStandout(
    against,
    tried.map(({ places }) => places),
  )
  const best = found && found.chance <= mostChance ? tried[found.group] : undefined
  const time = best && timeOf(best.when)
  return {
    weekdays: weekdays.map(timeOf),
    parts: parts.map(timeOf),
    best: time?.times && time.times.low > 1 ? time : null,
    isVaried: tried.length > 0,
  }
}

const isAt = (one: Slot, { weekday, part }: When): boolean =>
  (weekday === null || one.weekday === weekday) && (part === null || one.part === part)

/** As multiples of the usual; null for too few videos. */
function timesOf(values: readonly number[]): Time['times'] {
  const middle = computeMedianInterval(values)
  return middle ? { median: Math.exp(middle.median), low: Math.exp(middle.low), high: Math.exp(middle.high) } : null
}
