import * as z from 'zod/mini'
import { dayMs } from '#shared/duration.ts'
import { maxListLength } from '#shared/trends.ts'
import { callDataApi } from './client.ts'

const SearchList = z.object({
  items: z._default(z.array(z.object({ id: z.object({ videoId: z.optional(z.string()) }) })), []),
})

/** A search for the most viewed videos of the last `days` days in a region. `category` is the id of a YouTube category. */
export interface VideoSearch {
  readonly words: string
  readonly region: string
  readonly days: number
  readonly category?: string | undefined
}

/** Returns the ids of at most 50 videos, most viewed first. Uses one search of the daily quota. Throws YouTubeError. */
export async function searchVideos(search: VideoSearch, now = Date.now(), signal?: AbortSignal): Promise<string[]> {
  const { words, region, days, category } = search
  const query = {
    part: 'id',
    fields: 'items(id(videoId))',
    type: 'video',
    order: 'viewCount',
    maxResults: `${maxListLength}`,
    regionCode: region,
    // Rounded down to the hour, as RFC 3339 without a fraction.
    publishedAfter: `${new Date(now - days * dayMs).toISOString().slice(0, 13)}:00:00Z`,
    ...(words ? { q: words } : {}),
    ...(category ? { videoCategoryId: category } : {}),
  }
  const { items } = await callDataApi('search', query, SearchList, signal)
  return [...new Set(items.flatMap(({ id }) => id.videoId ?? []))]
}
