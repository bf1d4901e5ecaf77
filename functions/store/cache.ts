import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Bookmark } from '#functions/lib/visit-all.ts'

/**
 * The value is stored as JSON text, because one attribute is read and written in a fraction of the time of hundreds of
 * nested ones. Items from before this format have no `json` and count as missing.
 */
const Item = z.object({ json: z.optional(z.string()), expiresAt: z.int() })

/** Reads a cached value and parses it with `schema`. Returns undefined when there is none or it has expired. */
export async function getCached<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  now = Date.now(),
): Promise<z.output<S> | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('cache'), Key: { key }, ConsistentRead: true }),
  )
  const cached = parseItem(Item, item, `cache ${key}`)
  // DynamoDB deletes expired items late.
  if (cached?.json === undefined || cached.expiresAt <= toEpochSeconds(now)) return undefined
  return parseItem(schema, JSON.parse(cached.json), `cache ${key}`)
}

/** Reads a cache item unparsed, expired or not, with the time of its fetch, for the data export. */
export async function getCachedItem(key: string): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await database.send(new GetCommand({ TableName: tableName('cache'), Key: { key } }))
  if (item?.json === undefined) return item
  const { json, ...rest } = item
  return { ...rest, value: JSON.parse(`${json}`) }
}

/** Caches `value` for `seconds` unless the key holds a value that has not expired. Returns whether it was written. */
function putIfAbsent(key: string, value: string, seconds: number, now: number): Promise<boolean> {
  const at = toEpochSeconds(now)
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('cache'),
        Item: { key, json: JSON.stringify(value), fetchedAt: at, expiresAt: at + seconds },
        ConditionExpression: 'attribute_not_exists(#key) OR expiresAt <= :now',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':now': at },
      }),
    ),
  )
}

/** Caches `value` for `seconds`, replacing any other. */
export async function putCached(key: string, value: unknown, seconds: number, now = Date.now()): Promise<void> {
  const at = toEpochSeconds(now)
  const Item = { key, json: JSON.stringify(value), fetchedAt: at, expiresAt: at + seconds }
  await database.send(new PutCommand({ TableName: tableName('cache'), Item }))
}

/** Deletes a cached value. Returns whether there was one. */
export async function deleteCached(key: string): Promise<boolean> {
  const { Attributes } = await database.send(
    new DeleteCommand({ TableName: tableName('cache'), Key: { key }, ReturnValues: 'ALL_OLD' }),
  )
  return Attributes !== undefined
}

/**
 * Claims a key: the first caller gets its own `value` back, and for `seconds` every other caller gets that same value.
 * Simultaneous requests for one thing agree on one id this way.
 */
export async function claim(key: string, value: string, seconds: number, now = Date.now()): Promise<string> {
  // A second attempt, in case the other claim was purged before it could be read.
  for (let attempt = 0; attempt < 2; attempt++) {
    if (await putIfAbsent(key, value, seconds, now)) return value
    const first = await getCached(key, z.string(), now)
    if (first !== undefined) return first
  }
  throw new Error(`cache ${key} changes too fast to claim`)
}

/** The next run is at most a day later. A job that finds no bookmark starts from the beginning. */
const bookmarkSeconds = 36 * 3600

/** Returns the bookmark at which a job's interrupted round continues. */
export function jobBookmark(job: string): Bookmark {
  const key = `bookmark#${job}`
  return {
    read: () => getCached(key, z.string()),
    write: (after) => putCached(key, after, bookmarkSeconds),
    delete: () => deleteCached(key),
  }
}

/** A job that is done looks again after this time, which is how it finds items that were restored from a backup. */
const markSeconds = 90 * 86_400

/** Returns the mark of a job that has nothing left to do. */
export function jobMark(job: string): { isSet: () => Promise<boolean>; set: () => Promise<void> } {
  const key = `done#${job}`
  return {
    isSet: async () => (await getCached(key, z.literal(true))) === true,
    set: () => putCached(key, true, markSeconds),
  }
}
