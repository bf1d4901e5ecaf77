import * as z from 'zod/mini'
import { parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { recordMetric } from '#functions/lib/metrics.ts'
import { createItem, defineTable, deleteItem, getItem, putItem } from '#functions/lib/table.ts'
import type { Bookmark } from '#functions/lib/visit-all.ts'
import { daySeconds } from '#shared/duration.ts'
import { cache } from '#shared/tables.ts'

/**
 * The value is stored as JSON text, because one attribute is read and written much faster than hundreds of nested ones. Items from before
 * this format have no `json` and count as missing.
 */
const Item = z.object({ json: z.string(), fetchedAt: z.int(), expiresAt: z.int() })
const table = defineTable(cache, Item, (item) => (item.json === undefined ? undefined : item))

/** Reads a cached value and parses it with `schema`. Returns undefined when there is none or it has expired. */
export async function getCached<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  now = Date.now(),
): Promise<z.output<S> | undefined> {
  const cached = await getItem(table, { key }, { now })
  return cached && parseItem(schema, JSON.parse(cached.json), `cache ${key}`)
}

/** Reads a cache item unparsed, even if expired, with the time of its fetch, for the data export. */
export async function getCachedItem(key: string): Promise<Record<string, unknown> | undefined> {
  const item = await getItem(table, { key }, { as: z.record(z.string(), z.unknown()), eventual: true })
  if (item?.json === undefined) return item
  const { json, ...rest } = item
  return { ...rest, value: JSON.parse(`${json}`) }
}

const toItem = (key: string, value: unknown, seconds: number, now: number) => {
  const fetchedAt = toEpochSeconds(now)
  return { key, json: JSON.stringify(value), fetchedAt, expiresAt: fetchedAt + seconds }
}

/** Caches `value` for `seconds`, replacing any previous value. */
export async function putCached(key: string, value: unknown, seconds: number, now = Date.now()): Promise<void> {
  await putItem(table, toItem(key, value, seconds, now))
}

/** Deletes a cached value. Returns whether there was one. */
export const deleteCached = (key: string): Promise<boolean> => deleteItem(table, { key }, 'exists')

/**
 * Claims a key: the first caller gets its own `value` back, and for `seconds` every other caller gets that same value. So concurrent
 * requests for the same thing agree on one id.
 */
export async function claim(key: string, value: string, seconds: number, now = Date.now()): Promise<string> {
  // Try again, in case the other claim was purged before it could be read.
  for (let attempt = 0; attempt < 2; attempt++) {
    if (await createItem(table, toItem(key, value, seconds, now), now)) return value
    const first = await getCached(key, z.string(), now)
    if (first !== undefined) return first
  }
  throw new Error(`cache ${key} changes too fast to claim`)
}

/**
 * How long a bookmark is stored, in seconds: longer than the time between two runs. A job without a bookmark starts from the beginning.
 */
const bookmarkSeconds = 36 * 3600

/** Where a round was interrupted, and when it started, in milliseconds since 1970. */
const StoredBookmark = z.object({ after: z.string(), since: z.int() })

/** Returns the bookmark at which a job's interrupted round continues. Reports how long the round has been going on. */
export function jobBookmark(job: string): Bookmark {
  const key = `round#${job}`
  const get = () => getCached(key, StoredBookmark)
  return {
    read: async () => (await get())?.after,
    write: async (after) => {
      const now = Date.now()
      const since = (await get())?.since ?? now
      await putCached(key, { after, since }, bookmarkSeconds)
      recordMetric('roundAge', Math.round((now - since) / 1000), { job })
    },
    delete: () => deleteCached(key),
  }
}

/** A job that is done runs again after this time, to find items that were restored from a backup. */
const markSeconds = 90 * daySeconds

/** Returns the mark that a job has nothing left to do. */
export function jobMark(job: string): { isSet: () => Promise<boolean>; set: () => Promise<void> } {
  const key = `done#${job}`
  return {
    isSet: async () => (await getCached(key, z.literal(true))) === true,
    set: () => putCached(key, true, markSeconds),
  }
}
