import * as z from 'zod/mini'
import { resolveChannel } from './resolve-channel.ts'
import type { Store } from './store.ts'

const Kept = z.object({ title: z.string(), fetchedAt: z.iso.datetime() })

const dayMs = 86_400_000
/** YouTube is asked for a title again after so long; until then, and while it does not answer, the kept one serves. */
const freshMs = 14 * dayMs
/** YouTube lets us keep what its API told for 30 days (its developer policies, III.E.4). */
const keepSeconds = (27 * dayMs) / 1000

/** Where the title of somebody's own channel is kept. */
export const titleKey = (id: string): string => `channel-title#${id}`

/** Remembers what YouTube calls somebody's own channel. Accounts keep its id alone: they are backed up for longer. */
export function cacheChannelTitle({ id, title }: { id: string; title: string }, { keep }: Store): Promise<void> {
  const value: z.infer<typeof Kept> = { title, fetchedAt: new Date().toISOString() }
  return keep(titleKey(id), value, keepSeconds)
}

/** The title last told, or null. Asks nobody. */
export async function getCachedTitle(id: string, { getCached }: Store): Promise<string | null> {
  return (await getCached(titleKey(id), Kept))?.title ?? null
}

/**
 * The title of a user's own channel: the kept one while it is fresh, else asked for at that user's expense if
 * `mayAsk` says so. `missing` once YouTube says that there is no such channel.
 */
export async function refreshTitle(
  id: string,
  userId: string,
  store: Store,
  mayAsk: () => Promise<boolean>,
): Promise<{ title: string | null; missing: boolean }> {
  const kept = await store.getCached(titleKey(id), Kept)
  const known = { title: kept?.title ?? null, missing: false }
  if (kept && Date.now() - Date.parse(kept.fetchedAt) < freshMs) return known
  if (!(await mayAsk())) return known
  const resolution = await resolveChannel({ kind: 'id', id }, { userId }, store)
  if (resolution.outcome === 'closed') return known
  if (resolution.outcome === 'missing') return { title: null, missing: true }
  await cacheChannelTitle(resolution.channel, store)
  return { title: resolution.channel.title, missing: false }
}
