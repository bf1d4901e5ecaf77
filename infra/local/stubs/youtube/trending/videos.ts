import { createHash } from 'node:crypto'
import { hourMs } from '#shared/duration.ts'
import { type Category, categories, type Region, regions } from '#shared/trends.ts'
import { randomOf } from '../random.ts'
import { channelSuffixes, crazesByRegion, longestChannelName, titlePartsByRegion, unusualTitles } from './words.ts'

/** A trending video. All of them are invented. Undefined counts are hidden. */
export interface TrendingVideo {
  readonly id: string
  readonly region: Region
  readonly category: Category
  readonly title: string
  readonly channel: { readonly id: string; readonly title: string }
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly seconds: number
  readonly live: 'none' | 'live' | 'upcoming'
  readonly views: number | undefined
  readonly likes: number | undefined
  readonly comments: number | undefined
  readonly hasMaxres: boolean
  /** Whether its thumbnail was uploaded at 3840 x 2160. */
  readonly has4K: boolean
  readonly hue: number
  /** Whether it starts slowly and keeps growing while others fade. */
  readonly isDiscoveredLate: boolean
}

/** Hours between two videos of a category. */
const hoursPerSlot = 4
/** Slots are counted from here. */
const firstSlot = Date.UTC(2024, 0, 1)

/** Final number of views of a typical video by region. `categoryFactor` scales it by category. */
const typicalViews: Readonly<Record<Region, number>> = { US: 3_400_000, GB: 900_000, ES: 620_000, FR: 700_000 }
const categoryFactor: Readonly<Record<Category, number>> = {
  music: 2.2,
  gaming: 1.5,
  entertainment: 1.6,
  sports: 1.2,
  technology: 0.7,
  education: 0.45,
  fashion: 0.3,
  cooking: 0.35,
}

const toSeed = (region: Region, category: Category, slot: number) => `${region} ${category} ${slot}`
const toVideoId = (seed: string) => hash(seed).slice(0, 11)
export const toChannelId = (title: string) => `UC${hash(title).slice(0, 22)}`

/** Returns the video of a slot as of `now`: the same video on every call, older and with more views. */
function createTrendingVideo(region: Region, category: Category, slot: number, now: number): TrendingVideo {
  const seed = toSeed(region, category, slot)
  const random = (what: string) => randomOf(`${seed} ${what}`)
  const publishedAt = firstSlot + (slot * hoursPerSlot + random('minute') * 2) * hourMs
  const live = liveOf(random('live'), now - publishedAt)
  const views =
    live === 'upcoming' || random('hidden') < 0.03 ? undefined : viewsOf(region, category, random, now - publishedAt)
  const counted = (share: number, hidden: number, what: string) =>
    views === undefined || random(what) < hidden
      ? undefined
      : Math.round(views * share * (0.4 + random(`${what} share`)))
  const channel =
    random('odd') < 0.02
      ? longestChannelName
      : pick(titlePartsByRegion[region][category].channels, random('channel')) + pick(channelSuffixes, random('suffix'))
  return {
    id: toVideoId(seed),
    region,
    category,
    title: titleOf(region, category, slot, random),
    channel: { id: toChannelId(channel), title: channel },
    publishedAt,
    seconds: live === 'none' ? secondsOf(category, random) : 0,
    live,
    views,
    likes: counted(0.04, 0.04, 'likes'),
    comments: counted(0.003, 0.05, 'comments'),
    hasMaxres: random('maxres') > 0.15,
    has4K: random('maxres') > 0.7,
    hue: Math.floor(random('hue') * 360),
    isDiscoveredLate: isDiscoveredLate(random),
  }
}

/** Returns the state of a broadcast, which is first announced, then live for a few hours, then a recording. */
function liveOf(share: number, age: number): TrendingVideo['live'] {
  if (age > 7 * hourMs || share > 0.4) return 'none'
  return share < 0.3 ? 'live' : 'upcoming'
}

const isDiscoveredLate = (random: (what: string) => number) => random('late') < 0.2

/**
 * Returns a video's views at an age. Most videos grow fastest at first. One in five is discovered late and grows fastest on its
 * second day.
 */
function viewsOf(region: Region, category: Category, random: (what: string) => number, age: number): number {
  const hours = age / hourMs
  const grown = isDiscoveredLate(random)
    ? 1 / (1 + Math.exp((30 + 40 * random('middle') - hours) / 9))
    : 1 - Math.exp(-hours / (14 + 30 * random('speed')))
  return (
    Math.round(typicalViews[region] * categoryFactor[category] * Math.exp(2.6 * (random('luck') - 0.5)) * grown) + 40
  )
}

function titleOf(region: Region, category: Category, slot: number, random: (what: string) => number): string {
  if (random('odd title') < 0.025) return pick(unusualTitles, random('which'))
  const craze = random('craze') < 0.15 ? ` (${crazeOf(region, slot)})` : ''
  return createTitle(region, category, slot) + craze
}

/** Returns a title of a region and category. Titles repeat only after all have been used. */
export function createTitle(region: Region, category: Category, number: number): string {
  const { titles, subjects } = titlePartsByRegion[region][category]
  const combination = number % (titles.length * subjects.length)
  const title = titles[combination % titles.length] ?? ''
  const written = title.replaceAll('{}', subjects[Math.floor(combination / titles.length)] ?? '')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** Returns the topic that channels of a region share for a week. */
const crazeOf = (region: Region, slot: number): string => {
  const week = Math.floor((slot * hoursPerSlot) / 168)
  const crazes = crazesByRegion[region]
  return crazes[week % crazes.length] ?? ''
}

/** Returns a video's length. One in five is a Short. Music is short; most other videos take 5 to 30 minutes, a few take hours. */
function secondsOf(category: Category, random: (what: string) => number): number {
  if (random('short') < 0.18) return 18 + Math.floor(random('length') * 42)
  if (category === 'music') return 150 + Math.floor(random('length') * 160)
  if (random('long') < 0.04) return 3_600 + Math.floor(random('length') * 9_000)
  return 300 + Math.floor(random('length') ** 2 * 1_900)
}

const hashes = new Map<string, string>()
/** Cached, because finding a video by its id hashes every slot that may be its. */
function hash(text: string): string {
  const cached = hashes.get(text)
  if (cached !== undefined) return cached
  const value = createHash('sha256').update(text).digest('base64url')
  if (hashes.size > 200_000) hashes.clear()
  hashes.set(text, value)
  return value
}
const pick = <T>(from: readonly T[], share: number): T => from[Math.floor(share * from.length)] as T

/** Number of videos per chart. Each new video replaces the oldest one. */
const videosPerChart = 30
/** Number of videos that can be fetched by id, including those that left the charts. */
const findableVideos = 2 * videosPerChart

/** Returns the chart of a region and category in YouTube's own order, which is not by views. */
export const getChart = (region: Region, category: Category, now = Date.now()): TrendingVideo[] =>
  newestVideos(region, category, videosPerChart, now).sort((a, b) => rank(b) - rank(a))

/** Returns a region's chart over all categories. As at YouTube, it has music, gaming and films (here: entertainment). */
export function getOverallChart(region: Region, now = Date.now()): TrendingVideo[] {
  const mixed = (['entertainment', 'music', 'gaming'] as const).flatMap((category) => getChart(region, category, now))
  return mixed.sort((a, b) => rank(b) - rank(a)).slice(0, 50)
}

/** Returns the trending videos with these ids, in the order of the ids. Ids that do not exist are left out. */
export function findTrendingVideos(ids: readonly string[], now: number): TrendingVideo[] {
  if (ids.length === 0) return []
  const requestedIds = new Set(ids)
  const videos = regions.flatMap((region) =>
    categories.flatMap((category) =>
      newestSlots(findableVideos, now)
        .filter((slot) => requestedIds.has(toVideoId(toSeed(region, category, slot))))
        .map((slot) => createTrendingVideo(region, category, slot, now)),
    ),
  )
  return ids.flatMap((id) => videos.find((video) => video.id === id) ?? [])
}

/**
 * Searches a region, most viewed first: titles that contain one of the words, or a few loosely related videos if there
 * are none. A phrase with `zzz` finds nothing.
 */
export function searchTrendingVideos(region: Region, phrase: string, category: Category | undefined) {
  if (phrase.includes('zzz')) return []
  const now = Date.now()
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean)
  const candidates = category
    ? newestVideos(region, category, videosPerChart, now)
    : categories.flatMap((eachCategory) => newestVideos(region, eachCategory, videosPerChart, now))
  const matches = ({ title }: TrendingVideo) => words.some((word) => title.toLowerCase().includes(word))
  const isRelated = (video: TrendingVideo) => category !== undefined || randomOf(`${phrase} ${video.id}`) < 0.08
  const matching = category ? [] : candidates.filter(matches)
  const results = matching.length > 0 ? matching : candidates.filter(isRelated)
  return results.sort((a, b) => (b.views ?? 0) - (a.views ?? 0))
}

const newestVideos = (region: Region, category: Category, count: number, now: number): TrendingVideo[] =>
  newestSlots(count, now).map((slot) => createTrendingVideo(region, category, slot, now))

/** Returns the newest slots. The first is the one before the current slot, since all of its videos are published or announced. */
function newestSlots(count: number, now: number): number[] {
  const last = Math.floor((now - firstSlot) / hourMs / hoursPerSlot) - 1
  return Array.from({ length: count }, (_, index) => last - index)
}

const rank = ({ id, views = 0, isDiscoveredLate: late }: TrendingVideo) =>
  Math.log10(views + 10) + randomOf(`rank ${id}`) * 1.5 + (late ? 0.6 : 0)
