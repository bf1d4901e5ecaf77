import { setTimeout as sleep } from 'node:timers/promises'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { searchVideos } from '#functions/clients/youtube/search.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import {
  chargeDataCall,
  chargeSearch,
  chargeUserSearch,
  markDataQuotaSpent,
  markSearchQuotaSpent,
} from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import type { SearchUnavailableReason } from '#shared/contract/trends.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Region } from '#shared/trends.ts'
import { type CachedList, CachedSearch, CachedVideo, normalizePhrase, searchKey } from './cached-lists.ts'

/** A list, or why there is none: the quota of all users or of this user is spent, or YouTube did not respond. */
export type SearchOutcome = CachedList | { readonly failure: SearchUnavailableReason }

/** A failed search is not repeated for this long. */
export const searchFailureSeconds = 60
/** The timeout of each of the two calls to YouTube. */
const timeoutMs = 4_000
/** In seconds: longer than both calls can take. */
const leaseSeconds = 15
/** How long a request waits for a search that another request is making. */
const maxWaitMs = 9_000
/** How often a waiting request checks for the result. */
const pollMs = 200
/** How far back a search looks. */
const searchDays = 30
/** Normalizing can lengthen a phrase, so it is cut to this many characters. */
const maxWordsLength = 200

/**
 * Returns the most viewed videos that YouTube finds for a phrase. Results are cached for a day, and concurrent requests for the same
 * phrase share one search. Never throws YouTubeError.
 */
export async function searchTrends(region: Region, phrase: string, userId: string): Promise<SearchOutcome> {
  const key = searchKey(region, phrase)
  const cached = await getCached(key, CachedSearch)
  if (cached) return cached
  if (!(await chargeUserSearch(userId))) return { failure: 'user_cap_reached' }
  const lease = await acquireLease(key, leaseSeconds)
  if (!lease) return waitForSearch(key)
  try {
    // Another request may have finished its search just before this one got the lease.
    const existing = await getCached(key, CachedSearch)
    if (existing) return existing
    const result = await search(region, normalizePhrase(phrase).slice(0, maxWordsLength))
    await putCached(key, result, 'failure' in result ? searchFailureSeconds : daySeconds)
    return result
  } finally {
    await lease.release()
  }
}

/** Waits for the result of a search that another request is making. */
async function waitForSearch(key: string): Promise<SearchOutcome> {
  const until = Date.now() + maxWaitMs
  while (Date.now() < until) {
    await sleep(pollMs)
    const cached = await getCached(key, CachedSearch)
    if (cached) return cached
  }
  return { failure: 'youtube_failed' }
}

async function search(region: Region, words: string): Promise<CachedSearch> {
  const capReached = { failure: 'daily_cap_reached' } as const
  let markQuotaSpent = markSearchQuotaSpent
  try {
    if (!(await chargeSearch('users'))) return capReached
    const query = { words, region, days: searchDays }
    const ids = await searchVideos(query, Date.now(), AbortSignal.timeout(timeoutMs))
    markQuotaSpent = markDataQuotaSpent
    if (ids.length > 0 && !(await chargeDataCall('searches'))) return capReached
    const videos = ids.length > 0 ? await fetchVideos(ids, AbortSignal.timeout(timeoutMs)) : []
    return {
      source: 'search',
      fetchedAt: new Date().toISOString(),
      videos: videos.map((video) => CachedVideo.parse({ ...video, pace: null })),
      left: [],
    }
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind !== 'quota') return { failure: 'youtube_failed' }
    await markQuotaSpent()
    return capReached
  }
}
