import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** YouTube allows its API data to be stored for 30 days (developer policies, III.E.4); deletion can be late. */
const retentionMs = 27 * 86_400_000

/** A followed channel as YouTube described it at `fetchedAt`. */
const Item = z.object({
  channelId: z.string(),
  title: z.string(),
  handle: z.nullable(z.string()),
  thumbnail: z.nullable(z.url()),
  /** Null while hidden; absent until they were read. */
  subscribers: z.optional(z.nullable(z.int())),
  fetchedAt: z.iso.datetime(),
  /** When its uploads were listed, and when their views were counted. */
  listedAt: z.optional(z.iso.datetime()),
  countedAt: z.optional(z.iso.datetime()),
  /** When we last requested its subscription to push notifications, and when the lease ends. */
  pushAskedAt: z.optional(z.iso.datetime()),
  pushUntil: z.optional(z.iso.datetime()),
  /** The ids of new videos that YouTube announced and that are not read yet. */
  pushed: z.optional(z.set(z.string())),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredChannel = z.infer<typeof Item>

const isCurrent = ({ expiresAt }: StoredChannel, now: number) => expiresAt > toEpochSeconds(now)

/** Returns a channel; undefined for none and for one that has expired. */
export async function getChannel(channelId: string, now = Date.now()): Promise<StoredChannel | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('channels'), Key: { channelId }, ConsistentRead: true }),
  )
  const channel = parseItem(Item, item, `channels ${channelId}`)
  return channel && isCurrent(channel, now) ? channel : undefined
}

/** Returns the ids of all channels that have not expired, of unreadable items too, in pages. */
export async function* scanChannelIds(now = Date.now()): AsyncGenerator<string[]> {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({
        TableName: tableName('channels'),
        ProjectionExpression: 'channelId',
        FilterExpression: 'attribute_not_exists(expiresAt) OR expiresAt > :now',
        ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
        ExclusiveStartKey: start,
      }),
    )
    yield Items.map(({ channelId }) => `${channelId}`)
    start = LastEvaluatedKey
  } while (start)
}

/** Returns all channels that have not expired, in pages. */
export async function* scanChannels(now = Date.now()): AsyncGenerator<StoredChannel[]> {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({ TableName: tableName('channels'), ExclusiveStartKey: start }),
    )
    const channels = Items.flatMap((item) => parseItem(Item, item, `channels ${item.channelId}`) ?? [])
    yield channels.filter((channel) => isCurrent(channel, now))
    start = LastEvaluatedKey
  } while (start)
}

/** A channel that was found, without its subscribers. */
type Found = Pick<StoredChannel, 'channelId' | 'title' | 'handle' | 'thumbnail'>

/** Adds a channel that was just found. Does nothing where it is held. What is left of one that has expired is replaced. */
export async function addChannel({ channelId, title, handle, thumbnail }: Found, now = Date.now()): Promise<void> {
  const Item: StoredChannel = {
    channelId,
    title,
    handle,
    thumbnail,
    fetchedAt: new Date(now).toISOString(),
    expiresAt: toEpochSeconds(now + retentionMs),
  }
  await tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('channels'),
        Item,
        ConditionExpression: 'attribute_not_exists(channelId) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
      }),
    ),
  )
}

/** Saves what YouTube has just said about a channel. */
export async function saveChannel(
  { channelId, title, handle, thumbnail, subscribers }: Found & { readonly subscribers: number | null },
  now = Date.now(),
): Promise<void> {
  await database.send(
    new UpdateCommand({
      TableName: tableName('channels'),
      Key: { channelId },
      UpdateExpression:
        'SET title = :title, handle = :handle, thumbnail = :thumbnail, subscribers = :subscribers, fetchedAt = :at, expiresAt = :until',
      ExpressionAttributeValues: {
        ':title': title,
        ':handle': handle,
        ':thumbnail': thumbnail,
        ':subscribers': subscribers,
        ':at': new Date(now).toISOString(),
        ':until': toEpochSeconds(now + retentionMs),
      },
    }),
  )
}

/**
 * Stores when a channel's uploads were listed or counted, or its subscription was requested. Returns false for a channel that was
 * deleted in the meantime.
 */
export const markChannel = (
  channelId: string,
  what: 'listedAt' | 'countedAt' | 'pushAskedAt',
  now = Date.now(),
): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('channels'),
        Key: { channelId },
        UpdateExpression: 'SET #what = :at',
        ConditionExpression: 'attribute_exists(channelId)',
        ExpressionAttributeNames: { '#what': what },
        ExpressionAttributeValues: { ':at': new Date(now).toISOString() },
      }),
    ),
  )

/** Stores when the lease of a subscription ends. Returns false, without a change, if none was requested since `requestedSince`. */
export const saveLease = (channelId: string, until: number, requestedSince: number): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('channels'),
        Key: { channelId },
        UpdateExpression: 'SET pushUntil = :until',
        ConditionExpression: 'pushAskedAt >= :since',
        ExpressionAttributeValues: {
          ':until': new Date(until).toISOString(),
          ':since': new Date(requestedSince).toISOString(),
        },
      }),
    ),
  )

/** The most videos that wait to be read. A list of the channel's uploads finds those beyond. */
const maxPushed = 20

/** Notes new videos of a channel. Does nothing where the channel was deleted, or too many wait. */
export async function addPushed(channelId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('channels'),
        Key: { channelId },
        UpdateExpression: 'ADD pushed :ids',
        ConditionExpression: 'attribute_exists(channelId) AND (attribute_not_exists(pushed) OR size(pushed) < :max)',
        ExpressionAttributeValues: { ':ids': new Set(ids.slice(0, maxPushed)), ':max': maxPushed },
      }),
    ),
  )
}

/** Removes videos that were read from those that wait. */
export async function removePushed(channelId: string, ids: readonly string[]): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('channels'),
        Key: { channelId },
        UpdateExpression: 'DELETE pushed :ids',
        ConditionExpression: 'attribute_exists(channelId)',
        ExpressionAttributeValues: { ':ids': new Set(ids) },
      }),
    ),
  )
}

/** Deletes a channel. Does nothing where there is none. */
export async function deleteChannel(channelId: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('channels'), Key: { channelId } }))
}
