import { DeleteCommand, GetCommand, PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/**
 * Who follows which channel, in two tables: `follows` by user, which counts, and `followers` by channel, which says whether
 * anybody else follows a channel. A counter would drift after a crash.
 */
const Item = z.object({
  userId: z.string(),
  id: z.string(),
  followedAt: z.iso.datetime(),
  muted: z.optional(z.boolean()),
  /**
   * Short hashes of the ids of dismissed videos, the latest last, with spaces between: not YouTube's data, so they need not
   * expire. One text, so that a condition can compare it.
   */
  dismissed: z.optional(z.string()),
})
export type StoredFollow = z.infer<typeof Item>

/** A user and a channel. Deletions read no more than this, so that they also delete what is unreadable. */
const Key = z.pick(Item, { userId: true, id: true })
type Key = z.infer<typeof Key>

const Follower = z.object({ channelId: z.string(), userId: z.string(), at: z.int() })
/** An item of `followers`. `at` is in seconds since 1970. */
export type Follower = z.infer<typeof Follower>

/**
 * Adds a follow. Returns false, without a change to it, where there is one. The follow comes first, so that deleting the
 * account finds the follower.
 */
export async function addFollow(follow: StoredFollow): Promise<boolean> {
  const isNew = await tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('follows'),
        Item: follow,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
  // Also where there was one: an earlier request may have stopped before this.
  await putFollower(follow)
  return isNew
}

/** Mutes a channel or stops muting it. Returns false where the user does not follow it. */
export const saveMuted = (key: Key, muted: boolean): Promise<boolean> =>
  updateIf(key, 'SET muted = :muted', 'attribute_exists(userId)', { ':muted': muted })

/** Replaces the dismissed videos. Returns false, without a change, where they are no longer those of `follow`. */
export function saveDismissed({ userId, id, dismissed }: StoredFollow, next: string): Promise<boolean> {
  // Empty once the last of them was brought back, which is not the same as absent.
  const values = { ':next': next, ...(dismissed !== undefined && { ':before': dismissed }) }
  const isUnchanged = dismissed === undefined ? 'attribute_not_exists(dismissed)' : 'dismissed = :before'
  return updateIf({ userId, id }, 'SET dismissed = :next', `attribute_exists(userId) AND ${isUnchanged}`, values)
}

const updateIf = (Key: Key, update: string, condition: string, values: Record<string, unknown>) =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('follows'),
        Key,
        UpdateExpression: update,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      }),
    ),
  )

/** Returns a follow. */
export async function getFollow(Key: Key): Promise<StoredFollow | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('follows'), Key, ConsistentRead: true }),
  )
  return parseItem(Item, item, `follows ${Key.userId} ${Key.id}`)
}

/** Adds the item of `followers` that belongs to a follow. */
export async function putFollower({ userId, id }: Key, now = Date.now()): Promise<void> {
  const Item: Follower = { channelId: id, userId, at: toEpochSeconds(now) }
  await database.send(new PutCommand({ TableName: tableName('followers'), Item }))
}

/** Deletes a user from a channel's followers. The follow itself stays, see {@link deleteFollow}. */
export async function deleteFollower({ userId, id }: Key): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('followers'), Key: { channelId: id, userId } }))
}

/** Deletes a follow. Last, so that a repetition finds it again. */
export async function deleteFollow({ userId, id }: Key): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('follows'), Key: { userId, id } }))
}

/** Returns a user's items. One page holds far more than a plan allows. */
async function queryFollows(userId: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('follows'),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  )
  return Items
}

/** Returns the channels that a user follows, newest first. */
export async function listFollows(userId: string): Promise<StoredFollow[]> {
  const items = await queryFollows(userId)
  const follows = items.flatMap((item) => parseItem(Item, item, `follows ${userId}`) ?? [])
  return follows.toSorted((one, other) => other.followedAt.localeCompare(one.followedAt))
}

/** Returns the ids of the channels that a user follows, of unreadable items too. */
export const listFollowedIds = async (userId: string): Promise<string[]> =>
  (await queryFollows(userId)).map((item) => Key.parse(item).id)

/** Whether anybody follows a channel. */
export async function hasFollowers(channelId: string): Promise<boolean> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('followers'),
      KeyConditionExpression: 'channelId = :channel',
      ExpressionAttributeValues: { ':channel': channelId },
      ConsistentRead: true,
      Limit: 1,
    }),
  )
  return Items.length > 0
}

/** Returns the ids of the users who follow a channel. */
export async function listFollowers(channelId: string): Promise<string[]> {
  const followers: string[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('followers'),
        KeyConditionExpression: 'channelId = :channel',
        ExpressionAttributeValues: { ':channel': channelId },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    followers.push(...Items.map((item) => Follower.parse(item).userId))
    start = LastEvaluatedKey
  } while (start)
  return followers
}

/** Returns the follows of all users, in pages. */
export async function* scanFollows(): AsyncGenerator<Key[]> {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({ TableName: tableName('follows'), ExclusiveStartKey: start }),
    )
    yield Items.map((item) => Key.parse(item))
    start = LastEvaluatedKey
  } while (start)
}

/** Returns the followers of all channels, in pages. */
export async function* scanFollowers(): AsyncGenerator<Follower[]> {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({ TableName: tableName('followers'), ExclusiveStartKey: start }),
    )
    yield Items.flatMap((item) => parseItem(Follower, item, `followers ${item.channelId}`) ?? [])
    start = LastEvaluatedKey
  } while (start)
}
