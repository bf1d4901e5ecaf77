import type { Usual } from '#shared/contract/usual.ts'
import { dayMs } from '#shared/duration.ts'
import { studentQuantile, studentTail } from '#shared/student.ts'
import { fitUsual } from './usual.ts'

/** A video of a channel with its views at some time. */
export interface CountedVideo {
  readonly publishedAt: string
  /** Its length; null while it is live or upcoming. */
  readonly seconds: number | null
  /** Null if hidden. */
  readonly views: number | null
  /** When the views were counted. */
  readonly viewsAt: string
}

/** Videos up to this length are compared with each other only. YouTube's API does not tell which of them are Shorts. */
export const maxShortSeconds = 180
/** A video with fewer comparable videos has no multiple. */
const minComparable = 8
/** If there are more comparable videos, only those closest in age count. Older ones say less about the channel today. */
const maxComparable = 20
/** Videos are comparable if neither is more than this many times as old as the other. */
const maxAgeRatio = 10
/** The views of younger videos say too little. */
const minAgeDays = 1
/**
 * The largest probability that one of a channel's videos has such a multiple by chance. At this value, at most 1% of simulated channels
 * without real outliers get one. A fifth of these channels have heavier tails than assumed.
 */
const falseAlarms = 0.008
/** The maximum degrees of freedom of Student's t for the logarithmic views of single videos: their tails are at least this heavy. */
const tailDegrees = 7
/** A video with a smaller multiple is not worth showing, however certain the multiple is. */
const minMultiple = 2

interface UsableVideo {
  readonly place: number
  readonly video: CountedVideo
  /** When it was published, in milliseconds since 1970. */
  readonly published: number
  readonly isShort: boolean
  /** Natural logarithms of the age in days and of the views plus one (zero has no logarithm). */
  readonly age: number
  readonly views: number
}

/**
 * Returns how each of a channel's videos compares with the channel's usual views, in the order of `videos`. Null if the views are hidden,
 * if the video is live or younger than a day, or if fewer than {@link minComparable} others of its length and age are known. Every
 * multiple that we show is calculated here. docs/outliers.md has the formulas and their error rates.
 */
export function multiplesOf(videos: readonly CountedVideo[]): (Usual | null)[] {
  const usable = videos.flatMap(toUsable)
  const compared = usable.flatMap((video) => compareWithOthers(video, usable) ?? [])
  const multiples = new Array<Usual | null>(videos.length).fill(null)
  for (const { place, usual, chance } of compared)
    multiples[place] = { ...usual, isOutlier: standsOut(usual, chance * compared.length) }
  return multiples
}

/** `chance` is the probability that at least one of the channel's videos gets such a multiple by chance (Bonferroni). */
const standsOut = ({ multiple, low }: Pick<Usual, 'multiple' | 'low'>, chance: number): boolean =>
  multiple >= minMultiple && low > 1 && chance <= falseAlarms

function toUsable(video: CountedVideo, place: number): UsableVideo[] {
  const { publishedAt, seconds, views, viewsAt } = video
  const published = Date.parse(publishedAt)
  const days = (Date.parse(viewsAt) - published) / dayMs
  if (views === null || seconds === null || !(days >= minAgeDays)) return []
  return [
    { place, video, published, isShort: seconds <= maxShortSeconds, age: Math.log(days), views: Math.log(views + 1) },
  ]
}

/** Compares a video with the usual views of the others. `chance` is the probability for a single video. */
function compareWithOthers(usable: UsableVideo, all: readonly UsableVideo[]) {
  const distance = ({ age }: UsableVideo) => Math.abs(age - usable.age)
  const others = all
    .filter((other) => other !== usable && other.isShort === usable.isShort && distance(other) <= Math.log(maxAgeRatio))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxComparable)
  if (others.length < minComparable) return undefined
  const { usual, error, spread, degrees } = fitUsual(others, usable.age)
  const above = usable.views - usual
  const margin = studentQuantile(degrees) * error
  const inOrder = others.toSorted((a, b) => a.published - b.published)
  return {
    place: usable.place,
    usual: {
      multiple: Math.exp(above),
      low: Math.exp(above - margin),
      high: Math.exp(above + margin),
      of: others.length,
      isShort: usable.isShort,
      from: inOrder[0]?.video.publishedAt ?? usable.video.publishedAt,
      to: inOrder.at(-1)?.video.publishedAt ?? usable.video.publishedAt,
      countedAt: usable.video.viewsAt,
    },
    chance: studentTail(above / Math.hypot(spread, error), Math.min(degrees, tailDegrees)),
  }
}

/** Returns the number of views at which a video with `views` and `multiple` would have the multiple `wanted`. At least 0. */
export const viewsAtMultiple = (views: number, { multiple }: Pick<Usual, 'multiple'>, wanted = 1): number =>
  // Multiples are based on the views plus one.
  Math.max(0, Math.round(((views + 1) / multiple) * wanted - 1))

/**
 * Whether a past video may be shown as counting for or against a title: in the direction of its own multiple. Own history compares videos
 * within a narrower range of ages than multiples do, so the two may disagree about a video close to its usual, which would confuse readers.
 */
export const countsAsItDid = (usual: Pick<Usual, 'multiple'> | undefined, points: number): boolean =>
  usual === undefined || usual.multiple > 1 === points > 0
