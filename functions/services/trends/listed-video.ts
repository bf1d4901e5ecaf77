import type { TrendingVideo } from '#shared/contract/trends.ts'
import type { Category, Region } from '#shared/trends.ts'
import { CachedList, CachedSearch, type CachedVideo, listKey, searchKey, type TrendStore } from './cached-lists.ts'
import { isRising } from './pace.ts'
import { normalizePhrase } from './phrase.ts'

/** Which list is meant. */
export interface TrendListQuery {
  readonly region: Region
  readonly category?: Category | undefined
  readonly search?: string | undefined
}

/** The key of the list, in the cache and in its history. */
export const cacheKeyOf = ({ region, category, search }: TrendListQuery): string =>
  search === undefined ? listKey({ region, topic: category ?? 'overall' }) : searchKey(region, normalizePhrase(search))

/** A video of the list, or one that was in it not long ago, with the list; undefined for any other. */
export async function findListedVideo(
  which: TrendListQuery & { readonly videoId: string },
  getCached: TrendStore['getCached'],
): Promise<{ video: CachedVideo; list: CachedList } | undefined> {
  const list = await getCached(cacheKeyOf(which), which.search === undefined ? CachedList : CachedSearch)
  if (!list || 'missed' in list) return undefined
  const video = [...list.videos, ...list.left].find(({ id }) => id === which.videoId)
  return video && { video, list }
}

/** A kept video without what we calculate of its present speed, unless `isDeep`: that is of a plan. */
export const applyDepth = (video: CachedVideo, isDeep: boolean): CachedVideo =>
  isDeep ? video : { ...video, pace: null }

/** A kept video as it is shown, at a depth. */
export function toTrendingVideo(kept: CachedVideo, isDeep: boolean, now = Date.now()): TrendingVideo {
  const video = applyDepth(kept, isDeep)
  return { ...video, rising: isRising(video, now) }
}
