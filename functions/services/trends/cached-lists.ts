import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Video } from '#functions/clients/youtube/videos.ts'
import { getCached } from '#functions/store/cache.ts'
import { Snapshot } from '#functions/store/snapshots.ts'
import type { Region } from '#shared/trends.ts'
import { type TopicList, topicListsOf } from './topics.ts'

/** A video in a cached list. */
export const CachedVideo = z.extend(Video, {
  /** Absent in lists of earlier releases. */
  channelId: z.optional(Video.shape.channelId),
  /** Views per hour between our last two snapshots, calculated by us; null until there are two. */
  pace: z.nullable(z.number()),
})
export type CachedVideo = z.infer<typeof CachedVideo>

/** A list of trending videos as last fetched from YouTube. */
export const CachedList = z.object({
  source: z.enum(['chart', 'search']),
  fetchedAt: z.iso.datetime(),
  videos: z.array(CachedVideo),
  /**
   * Videos that left the list within the last day, newest first. A user may still have them on screen. `toldAt` is when their counts were
   * fetched.
   */
  left: z.array(z.extend(CachedVideo, { toldAt: z.iso.datetime() })),
  /** The newest snapshot in the list's history. */
  look: z.optional(Snapshot),
})
export type CachedList = z.infer<typeof CachedList>

/** Cached for a day if YouTube has no chart. */
export const MissingChart = z.object({ none: z.literal(true) })

/** The ids that the last search for a topic found, and when that search was attempted, whether or not it succeeded. */
export const LastSearch = z.object({ at: z.iso.datetime(), ids: z.array(z.string()) })
export type LastSearch = z.infer<typeof LastSearch>

/** Why a search could not be made. Cached briefly, so that it is not repeated at once. */
export const FailedSearch = z.object({ failure: z.enum(['daily_cap_reached', 'youtube_failed']) })
export const CachedSearch = z.union([CachedList, FailedSearch])
export type CachedSearch = z.infer<typeof CachedSearch>

export const listKey = ({ region, topic }: TopicList): string => `trends#${region}#${topic}`
export const lastSearchKey = ({ region, topic }: TopicList): string => `trends-found#${region}#${topic}`
export const missingChartKey = ({ region, topic }: TopicList): string => `no-chart#${region}#${topic}`
export const searchKey = (region: Region, phrase: string): string => `trend-search#${region}#${hashPhrase(phrase)}`

/** Returns the lists of a region that are cached. */
export async function getCachedLists(region: Region, now?: number): Promise<CachedList[]> {
  const lists = await Promise.all(topicListsOf(region).map((list) => getCached(listKey(list), CachedList, now)))
  return lists.filter((list) => list !== undefined)
}

/** Identifies a phrase, however it is spelled. */
export const hashPhrase = (phrase: string): string => createHash('sha256').update(normalizePhrase(phrase)).digest('hex')

/** Normalizes a phrase: phrases that differ in case, spaces or Unicode composition are the same search. */
export const normalizePhrase = (phrase: string): string =>
  phrase.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
