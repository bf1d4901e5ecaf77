import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCached } from '#functions/store/cache.ts'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { planIncludes } from '#shared/plan-features.ts'
import type { PlanName } from '#shared/plans.ts'
import type { Category, Region } from '#shared/trends.ts'
import { CachedList, CachedSearch, type CachedVideo, listKey, searchKey } from './cached-lists.ts'
import { computeAveragePace, isRising } from './pace.ts'

/** Selects the list of a search or a category, or Overall if neither is given. */
export interface TrendListQuery {
  readonly region: Region
  readonly category?: Category | undefined
  readonly search?: string | undefined
}

/** Selects a video of a list. */
export interface TrendVideoQuery extends TrendListQuery {
  readonly videoId: string
}

/** Returns the key of a list, both in the cache and in the table of snapshots. */
export const cacheKeyOf = ({ region, category, search }: TrendListQuery): string =>
  search === undefined ? listKey({ region, topic: category ?? 'overall' }) : searchKey(region, search)

/** A video of a list, and when its views were counted, in milliseconds. */
export interface ListedVideo {
  readonly video: CachedVideo
  readonly list: CachedList
  readonly countedAt: number
}

/** Returns a video that is in a list, or left it within a day; undefined for any other video. */
export async function findListedVideo(query: TrendVideoQuery): Promise<ListedVideo | undefined> {
  const list = await getCached(cacheKeyOf(query), query.search === undefined ? CachedList : CachedSearch)
  if (!list || 'failure' in list) return undefined
  const isWanted = ({ id }: CachedVideo) => id === query.videoId
  const left = list.left.find(isWanted)
  const video = list.videos.find(isWanted) ?? left
  return video && { video, list, countedAt: Date.parse(video === left ? left.toldAt : list.fetchedAt) }
}

/** Whether a user on this plan may see a video's pace. */
export const isPaceAllowed = (plan: PlanName): boolean =>
  isDerivedMetricAllowed('rising_mark') && planIncludes(plan, 'deep_trends')

/** Returns a video without its pace, unless `isAllowed`. */
export const withPaceIf = (isAllowed: boolean, video: CachedVideo): CachedVideo =>
  isAllowed ? video : { ...video, pace: null }

/** Returns a cached video as the contract describes it. `countedAt` is when its views were counted, in milliseconds. */
export function toTrendingVideo(cached: CachedVideo, isPaceAllowed: boolean, countedAt: number): TrendingVideo {
  const video = withPaceIf(isPaceAllowed, cached)
  const hasRate = isDerivedMetricAllowed('views_per_hour') && video.broadcast === 'none'
  return {
    ...video,
    perHour: hasRate ? computeAveragePace(video, countedAt) : null,
    rising: isRising(video, countedAt),
  }
}
