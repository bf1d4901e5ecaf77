import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Bookmark } from '#functions/lib/visit-all.ts'

/**
 * What is kept is JSON text: one attribute is read and written in a fraction of the time that hundreds of nested ones
 * take. Items of before, without it, count as nothing.
 */
const Item = z.object({ json: z.optional(z.string()), expiresAt: z.int() })

/** What is kept under a key, read as `schema` says; undefined for nothing and for what has expired. */
export async function getCached<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  now = Date.now(),
): Promise<z.output<S> | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: env('TABLE_CACHE'), Key: { key }, ConsistentRead: true }),
  )
  const kept = parseItem(Item, item, `cache ${key}`)
  // DynamoDB removes expired items late.
  if (kept?.json === undefined || kept.expiresAt <= toEpochSeconds(now)) return undefined
  return parseItem(schema, JSON.parse(kept.json), `cache ${key}`)
}

/** What is kept under a key, whatever it is, expired or not, with when it was fetched; undefined for nothing. */
export async function getCachedItem(key: string): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await database.send(new GetCommand({ TableName: env('TABLE_CACHE'), Key: { key } }))
  if (item?.json === undefined) return item
  const { json, ...rest } = item
  return { ...rest, value: JSON.parse(`${json}`) }
}

/** Keeps `value` for `seconds` unless the key holds something that has not expired. True when it is ours that is kept. */
function putIfAbsent(key: string, value: string, seconds: number, now: number): Promise<boolean> {
  const at = toEpochSeconds(now)
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_CACHE'),
        Item: { key, json: JSON.stringify(value), fetchedAt: at, expiresAt: at + seconds },
        ConditionExpression: 'attribute_not_exists(#key) OR expiresAt <= :now',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':now': at },
      }),
    ),
  )
}

/** Keeps `value` for `seconds` in place of whatever the key held. */
export async function putCached(key: string, value: unknown, seconds: number, now = Date.now()): Promise<void> {
  const at = toEpochSeconds(now)
  const Item = { key, json: JSON.stringify(value), fetchedAt: at, expiresAt: at + seconds }
  await database.send(new PutCommand({ TableName: env('TABLE_CACHE'), Item }))
}

/** Deletes what is kept under a key; answers whether there was anything. */
export async function deleteCached(key: string): Promise<boolean> {
  const { Attributes } = await database.send(
    new DeleteCommand({ TableName: env('TABLE_CACHE'), Key: { key }, ReturnValues: 'ALL_OLD' }),
  )
  return Attributes !== undefined
}

/**
 * The first of several calls at once to claim a key gets its own `value`, and for `seconds` every other call gets that
 * same value: how calls for the same thing agree on one id.
 */
export async function claim(key: string, value: string, seconds: number, now = Date.now()): Promise<string> {
  // A second try where the claim that stood in the way was purged before it could be read.
  for (let attempt = 0; attempt < 2; attempt++) {
    if (await putIfAbsent(key, value, seconds, now)) return value
    const first = await getCached(key, z.string(), now)
    if (first !== undefined) return first
  }
  throw new Error(`cache ${key} changes too fast to claim`)
}

/** A bookmark is of use to the next run, which is a day later at most; what was broken off longer ago is begun anew. */
const bookmarkSeconds = 36 * 3600

/** Where a job's round was broken off. */
export function jobBookmark(job: string): Bookmark {
  const key = `bookmark#${job}`
  return {
    read: () => getCached(key, z.string()),
    write: (after) => putCached(key, after, bookmarkSeconds),
    delete: () => deleteCached(key),
  }
}
