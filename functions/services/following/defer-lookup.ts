import * as z from 'zod/mini'
import { getCached, putCached } from '#functions/store/cache.ts'
import { daySeconds } from '#shared/duration.ts'

/** A call to YouTube about one channel. */
type Lookup = 'describe' | 'list'

/**
 * How long the next lookup of a channel is deferred, in seconds: a day if YouTube does not know the channel or rejects the call, an
 * hour if it did not respond. Otherwise every run would look up deleted channels again, and use up the units of all others.
 */
const deferSeconds = { rejected: daySeconds, busy: 3600 } as const
/** How many items are read in parallel. */
const batchSize = 50

const Deferred = z.literal(true)
const keyOf = (lookup: Lookup, channelId: string) => `held-back#${lookup}#${channelId}`

/** Defers the next lookup of a channel after one without a result. */
export const deferLookup = (
  lookup: Lookup,
  channelId: string,
  why: keyof typeof deferSeconds,
  now: number,
): Promise<void> => putCached(keyOf(lookup, channelId), true, deferSeconds[why], now)

/** Returns whether a lookup of a channel is deferred. */
export const isDeferred = async (lookup: Lookup, channelId: string, now: number): Promise<boolean> =>
  (await getCached(keyOf(lookup, channelId), Deferred, now)) ?? false

/** Returns the channels whose lookup is not deferred, in the same order. */
export async function omitDeferred(lookup: Lookup, ids: readonly string[], now: number): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize)
    const waiting = await Promise.all(batch.map((id) => isDeferred(lookup, id, now)))
    found.push(...batch.filter((_, place) => !waiting[place]))
  }
  return found
}
