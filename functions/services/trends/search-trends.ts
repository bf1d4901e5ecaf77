import { setTimeout as pause } from 'node:timers/promises'
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
import type { Region } from '#shared/trends.ts'
import { type CachedList, CachedSearch, CachedVideo, searchKey, type TrendStore } from './cached-lists.ts'
import { normalizePhrase } from './phrase.ts'

/** What searching needs besides: the sole right to ask YouTube for a phrase, so that all who ask at once share one call. */
export interface SearchStore extends TrendStore {
  readonly lease: (name: string, seconds: number) => Promise<{ release: () => Promise<void> } | undefined>
}

/** A list, or why there is none. */
export type SearchOutcome = CachedList | { readonly missed: 'spent' | 'yours_spent' | 'failed' }

const keepSeconds = 24 * 3600
/** How long nobody tries again after a miss. */
export const failureSeconds = 60
/** For each of the two calls. */
const patienceMs = 4_000
const flightSeconds = 15
const waitMs = 9_000
const lookAgainMs = 200
/** How far back a search looks. */
const searchDays = 30
/** Normalising may lengthen what was typed. */
const longestWords = 200

/**
 * What YouTube finds for a phrase, most viewed first: out of the cache, else for one search of the day's, one flight a
 * phrase. Never throws for YouTube's faults.
 */
export async function searchTrends(
  region: Region,
  typed: string,
  userId: string,
  store: SearchStore,
): Promise<SearchOutcome> {
  const words = normalizePhrase(typed)
  const key = searchKey(region, words)
  const kept = await store.getCached(key, CachedSearch)
  if (kept) return kept
  if (!(await chargeUserSearch(userId))) return { missed: 'yours_spent' }
  const flight = await store.lease(key, flightSeconds)
  if (!flight) return waitFor(key, store)
  try {
    // Another one may have landed just before this one could start.
    return (await store.getCached(key, CachedSearch)) ?? (await fly(region, words, userId, key, store))
  } finally {
    await flight.release()
  }
}

/** Whoever asks while another one's call is under way gets what that one finds. */
async function waitFor(key: string, store: SearchStore): Promise<SearchOutcome> {
  const until = Date.now() + waitMs
  while (Date.now() < until) {
    await pause(lookAgainMs)
    const kept = await store.getCached(key, CachedSearch)
    if (kept) return kept
  }
  return { missed: 'failed' }
}

async function fly(
  region: Region,
  words: string,
  userId: string,
  key: string,
  store: SearchStore,
): Promise<CachedSearch> {
  const found = await ask(region, words.slice(0, longestWords), userId)
  await store.keep(key, found, 'missed' in found ? failureSeconds : keepSeconds)
  return found
}

async function ask(region: Region, words: string, userId: string): Promise<CachedSearch> {
  const spent = { missed: 'spent' } as const
  let onSpent = markSearchQuotaSpent
  try {
    if (!(await chargeSearch('users'))) return spent
    const search = { words, region, days: searchDays }
    const ids = await searchVideos(search, Date.now(), AbortSignal.timeout(patienceMs))
    onSpent = markDataQuotaSpent
    if (ids.length > 0 && !(await chargeDataCall({ userId }))) return spent
    const videos = ids.length > 0 ? await fetchVideos(ids, AbortSignal.timeout(patienceMs)) : []
    return {
      source: 'search',
      fetchedAt: new Date().toISOString(),
      videos: videos.map((video) => CachedVideo.parse({ ...video, pace: null })),
      left: [],
    }
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind !== 'quota') return { missed: 'failed' }
    await onSpent()
    return spent
  }
}
