import * as z from 'zod/mini'
import { getCached, putCached } from '#functions/store/cache.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { resolveChannel } from './resolve-channel.ts'

const CachedTitle = z.object({ title: z.string(), fetchedAt: z.iso.datetime() })

/** How long a title counts as fresh. Older titles are used only while no new one can be fetched. */
const freshMs = 14 * dayMs

/** The cache key of the title of a user's own channel. */
export const titleKey = (id: string): string => `channel-title#${id}`

/** Caches the title of a user's own channel. Accounts store only its id, because their backups outlive the retention. */
export function cacheChannelTitle({ id, title }: { id: string; title: string }): Promise<void> {
  const value: z.infer<typeof CachedTitle> = { title, fetchedAt: new Date().toISOString() }
  return putCached(titleKey(id), value, youtubeSeconds)
}

/** Returns the cached title, or null. Never calls YouTube. */
export async function getCachedTitle(id: string): Promise<string | null> {
  return (await getCached(titleKey(id), CachedTitle))?.title ?? null
}

/**
 * Returns the title of a user's own channel: the cached title while it is fresh, else a new one, charged to that user, if `mayFetch`
 * allows it. `missing` is true once YouTube reports that the channel does not exist.
 */
export async function refreshTitle(
  id: string,
  userId: string,
  mayFetch: () => Promise<boolean>,
): Promise<{ title: string | null; missing: boolean }> {
  const cached = await getCached(titleKey(id), CachedTitle)
  const cachedResult = { title: cached?.title ?? null, missing: false }
  if (cached && Date.now() - Date.parse(cached.fetchedAt) < freshMs) return cachedResult
  const resolution = await resolveChannel({ kind: 'id', id }, { userId }, mayFetch)
  if (resolution.outcome === 'closed') return cachedResult
  if (resolution.outcome === 'missing') return { title: null, missing: true }
  await cacheChannelTitle(resolution.channel)
  return { title: resolution.channel.title, missing: false }
}
