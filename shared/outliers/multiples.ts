import { studentQuantile, studentTail } from '#shared/student.ts'
import { fitUsual } from './usual.ts'

/** A video of a channel with its views at some time. */
export interface CountedVideo {
  readonly id: string
  readonly publishedAt: string
  /** Its length; null while it is live or upcoming. */
  readonly seconds: number | null
  /** Null if hidden. */
  readonly views: number | null
  /** When the views were counted. */
  readonly viewsAt: string
}

/** A video's views as a multiple of its channel's usual for its age and length. */
export interface Multiple {
  readonly multiple: number
  /** The 95 % confidence interval: the usual is itself estimated from few videos. */
  readonly low: number
  readonly high: number
  /** The number of other videos that it was compared with. */
  readonly of: number
  /**
   * The probability that at least one of the channel's videos gets such a multiple by chance: that of a single video, times
   * the number of videos looked at (Bonferroni), at most 1.
   */
  readonly probability: number
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
 * The largest `probability` of an outlier. With it, at most 1 % of simulated channels on which nothing stands out have one: a
 * fifth of them has heavier tails than assumed.
 */
const falseAlarms = 0.008
/** The logarithmic views of single videos have at least the tails of Student's t with so many degrees of freedom. */
const tailDegrees = 7
/** A video with less than this many times the usual views is not worth looking at, however certain the multiple is. */
const minMultiple = 2

const dayMs = 86_400_000

interface UsableVideo {
  readonly place: number
  readonly isShort: boolean
  /** Natural logarithms of the age in days and of the views, counting one more so that none has no logarithm. */
  readonly age: number
  readonly views: number
}

/**
 * Returns each video's multiple of its channel's usual, in the order of `videos`, all of one channel; null where its views are
 * hidden, or it is live or younger than a day, or fewer than {@link minComparable} others of its length and age are known.
 * docs/outliers.md has the formulas and how often they are wrong.
 */
export function multiplesOf(videos: readonly CountedVideo[]): (Multiple | null)[] {
  const usable = videos.flatMap(toUsable)
  const single = usable.flatMap((video) => {
    const multiple = compareWithOthers(video, usable)
    return multiple ? [{ place: video.place, multiple }] : []
  })
  const multiples = new Array<Multiple | null>(videos.length).fill(null)
  for (const { place, multiple } of single)
    multiples[place] = { ...multiple, probability: Math.min(1, multiple.probability * single.length) }
  return multiples
}

/** Whether a video stands out more than chance explains: at most one of 100 channels has an outlier by chance. */
export const isOutlier = ({ multiple, low, probability }: Multiple): boolean =>
  multiple >= minMultiple && low > 1 && probability <= falseAlarms

function toUsable({ publishedAt, seconds, views, viewsAt }: CountedVideo, place: number): UsableVideo[] {
  const days = (Date.parse(viewsAt) - Date.parse(publishedAt)) / dayMs
  if (views === null || seconds === null || !(days >= minAgeDays)) return []
  return [{ place, isShort: seconds <= maxShortSeconds, age: Math.log(days), views: Math.log(views + 1) }]
}

/** Compares a video with the usual of the others. `probability` is that of a single video. */
function compareWithOthers(video: UsableVideo, all: readonly UsableVideo[]): Multiple | undefined {
  const distance = ({ age }: UsableVideo) => Math.abs(age - video.age)
  const others = all
    .filter((other) => other !== video && other.isShort === video.isShort && distance(other) <= Math.log(maxAgeRatio))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxComparable)
  if (others.length < minComparable) return undefined
  const { usual, error, spread, degrees } = fitUsual(others, video.age)
  const above = video.views - usual
  const margin = studentQuantile(degrees) * error
  return {
    multiple: Math.exp(above),
    low: Math.exp(above - margin),
    high: Math.exp(above + margin),
    of: others.length,
    probability: studentTail(above / Math.hypot(spread, error), Math.min(degrees, tailDegrees)),
  }
}
