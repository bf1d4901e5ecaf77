import { type Category, categories, type Region, regions } from '#shared/trends.ts'
import {
  createTrendingVideo,
  firstSlot,
  hoursPerSlot,
  randomOf,
  type TrendingVideo,
  toSeed,
  toVideoId,
} from './video.ts'

const hourMs = 3_600_000
/** A category drops its oldest video for each new one. */
const videosPerChart = 30
/** What has left the charts stays on YouTube. */
const findableVideos = 2 * videosPerChart

/** What is popular now in a region and category, in YouTube's own order, which is not that of views. */
export const getChart = (region: Region, category: Category, now = Date.now()): TrendingVideo[] =>
  newestVideos(region, category, videosPerChart, now).sort((a, b) => rank(b) - rank(a))

/** What is popular now in a region: music, gaming and films, as YouTube says of this chart. */
export function getOverallChart(region: Region, now = Date.now()): TrendingVideo[] {
  const mixed = (['entertainment', 'music', 'gaming'] as const).flatMap((category) => getChart(region, category, now))
  return mixed.sort((a, b) => rank(b) - rank(a)).slice(0, 50)
}

/** The trending videos with these ids, in their order; ids that nobody has are left out. */
export function findTrendingVideos(ids: readonly string[], now = Date.now()): TrendingVideo[] {
  const wanted = new Set(ids)
  const found = regions.flatMap((region) =>
    categories.flatMap((category) =>
      newestSlots(findableVideos, now)
        .filter((slot) => wanted.has(toVideoId(toSeed(region, category, slot))))
        .map((slot) => createTrendingVideo(region, category, slot, now)),
    ),
  )
  return ids.flatMap((id) => found.find((video) => video.id === id) ?? [])
}

/**
 * What a search finds in a region, most viewed first: titles with one of the words, or, where there are none, some that
 * YouTube might think near. A phrase with `zzz` finds nothing.
 */
export function searchTrendingVideos(region: Region, phrase: string, category: Category | undefined, now = Date.now()) {
  if (phrase.includes('zzz')) return []
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean)
  const all = category
    ? newestVideos(region, category, videosPerChart, now)
    : categories.flatMap((one) => newestVideos(region, one, videosPerChart, now))
  const says = ({ title }: TrendingVideo) => words.some((word) => title.toLowerCase().includes(word))
  const near = (video: TrendingVideo) => category !== undefined || randomOf(`${phrase} ${video.id}`) < 0.08
  const said = category ? [] : all.filter(says)
  const found = said.length > 0 ? said : all.filter(near)
  return found.sort((a, b) => (b.views ?? 0) - (a.views ?? 0))
}

const newestVideos = (region: Region, category: Category, count: number, now: number): TrendingVideo[] =>
  newestSlots(count, now).map((slot) => createTrendingVideo(region, category, slot, now))

/** The slot before the present one comes first: all of its videos are out, or announced. */
function newestSlots(count: number, now: number): number[] {
  const last = Math.floor((now - firstSlot) / hourMs / hoursPerSlot) - 1
  return Array.from({ length: count }, (_, place) => last - place)
}

const rank = ({ id, views = 0, isDiscoveredLate: late }: TrendingVideo) =>
  Math.log10(views + 10) + randomOf(`rank ${id}`) * 1.5 + (late ? 0.6 : 0)
