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
/** With fewer comparable videos a video has no multiple. */
const minComparable = 8
/** Of more comparable videos, those nearest in age count. Older ones say less about the channel now. */
const maxComparable = 20
/** Videos are comparable if neither is more than this many times as old as the other. */
const maxAgeRatio = 10
/** Views of younger videos say too little. */
const minAgeDays = 1
/**
 * The largest probability that one of a channel's videos has such a multiple by chance. With it, at most 1 % of simulated
 * channels on which nothing stands out have an outlier: a fifth of them has heavier tails than assumed.
 */
const falseAlarms = 0.008
/** The logarithmic views of single videos have at least the tails of Student's t with so many degrees of freedom. */
const tailDegrees = 7
/** A video with less than this many times the usual views is not worth looking at, however certain the multiple is. */
const minMultiple = 2

interface UsableVideo {
  readonly place: number
  readonly video: CountedVideo
  /** When it was published, in milliseconds since 1970. */
  readonly published: number
  readonly isShort: boolean
  /** Natural logarithms of the age in days and of the views, counting one more so that none has no logarithm. */
  readonly age: number
  readonly views: number
}

/**
 * Returns each video's multiple of its channel's usual, in the order of `videos`, all of one channel; null where its views are
 * hidden, or it is live or younger than a day, or fewer than {@link minComparable} others of its length and age are known. Every
 * multiple of the usual that a person or a program gets is one of these. docs/outliers.md has the formulas, and how often they
 * are wrong.
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

/** Compares a video with the usual of the others. `chance` is that of a single video. */
function compareWithOthers(one: UsableVideo, all: readonly UsableVideo[]) {
  const distance = ({ age }: UsableVideo) => Math.abs(age - one.age)
  const others = all
    .filter((other) => other !== one && other.isShort === one.isShort && distance(other) <= Math.log(maxAgeRatio))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxComparable)
  if (others.length < minComparable) return undefined
  const { usual, error, spread, degrees } = fitUsual(others, one.age)
  const above = one.views - usual
  const margin = studentQuantile(degrees) * error
  const inOrder = others.toSorted((a, b) => a.published - b.published)
  return {
    place: one.place,
    usual: {
      multiple: Math.exp(above),
      low: Math.exp(above - margin),
      high: Math.exp(above + margin),
      of: others.length,
      isShort: one.isShort,
      from: inOrder[0]?.video.publishedAt ?? one.video.publishedAt,
      to: inOrder.at(-1)?.video.publishedAt ?? one.video.publishedAt,
      countedAt: one.video.viewsAt,
    },
    chance: studentTail(above / Math.hypot(spread, error), Math.min(degrees, tailDegrees)),
  }
}

/** Returns the views that make this multiple of the usual, of a video that has `views` and `multiple`; at least 0. */
export const viewsAtMultiple = (views: number, { multiple }: Pick<Usual, 'multiple'>, wanted = 1): number =>
  // The multiple counts one view more than there are.
  Math.max(0, Math.round(((views + 1) / multiple) * wanted - 1))

/**
 * Whether a past video may be shown as counting for or against a title: in the direction of its own multiple. The title model compares
 * videos of a narrower age than the usual does, so of a video close to its usual the two may disagree, and a reader would wonder.
 */
export const countsAsItDid = (usual: Pick<Usual, 'multiple'> | undefined, points: number): boolean =>
  usual === undefined || usual.multiple > 1 === points > 0
