import type { TrendingVideo } from '#shared/contract/trends.ts'
import type { Category, Region } from '#shared/trends.ts'
import { KeptList, KeptSearch, type KeptVideo, listKey, searchKey, type TrendStore } from './kept.ts'
import { isRising } from './pace.ts'
import { normalisePhrase } from './phrase.ts'

/** Which list is meant. */
export interface Which {
  readonly region: Region
  readonly category?: Category | undefined
  readonly search?: string | undefined
}

/** The key of the list, in the cache and in its history. */
export const keyOf = ({ region, category, search }: Which): string =>
  search === undefined ? listKey({ region, topic: category ?? 'overall' }) : searchKey(region, normalisePhrase(search))

/** A video of the list, or one that was in it not long ago, with the list; undefined for any other. */
export async function findVideo(
  which: Which & { readonly videoId: string },
  getCached: TrendStore['getCached'],
): Promise<{ video: KeptVideo; list: KeptList } | undefined> {
  const list = await getCached(keyOf(which), which.search === undefined ? KeptList : KeptSearch)
  if (!list || 'missed' in list) return undefined
  const video = [...list.videos, ...list.left].find(({ id }) => id === which.videoId)
  return video && { video, list }
}

/** A kept video without what we calculate of its present speed, unless `isDeep`: that is of a plan. */
export const atDepth = (video: KeptVideo, isDeep: boolean): KeptVideo => (isDeep ? video : { ...video, pace: null })

/** A kept video as it is shown, at a depth. */
export function toShown(kept: KeptVideo, isDeep: boolean, now = Date.now()): TrendingVideo {
  const video = atDepth(kept, isDeep)
  return { ...video, rising: isRising(video, now) }
}
