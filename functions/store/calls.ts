import { DeleteCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import {
  type CallPromise,
  type CallResult,
  type Checkpoint,
  PublishedCall,
  undoSeconds,
} from '#shared/contract/advice.ts'

/**
 * An analysis that was published as a video, what its verdict promised, and whether that came true. Contains none of YouTube's
 * figures.
 */
const Item = z.extend(z.omit(PublishedCall, { dueAt: true }), {
  userId: z.string(),
  /** The id of the analysis. */
  id: z.string(),
  channelId: z.string(),
})
export type CallItem = z.infer<typeof Item>

/** A result as earlier versions stored it: pairs of videos were compared, and some published titles had no score. */
const EarlierResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settled'), right: z.number(), of: z.int(), at: z.iso.datetime() }),
  z.object({ outcome: z.literal('no_call'), at: z.iso.datetime() }),
])

/** Upgrades a stored call: earlier versions settled them after 25 days instead of 28, and in another way. */
function upgrade(item: Record<string, unknown>): Record<string, unknown> {
  const { after25, after28 = after25, after7, ...call } = item
  return {
    ...call,
    ...(after7 === undefined ? {} : { after7: upgradeResult(after7) }),
    ...(after28 === undefined ? {} : { after28: upgradeResult(after28) }),
  }
}

function upgradeResult(stored: unknown): unknown {
  const { success, data } = EarlierResult.safeParse(stored)
  if (!success) return stored
  return { ...data, outcome: data.outcome === 'settled' ? 'compared' : 'unavailable' }
}

function parse(item: Record<string, unknown>): CallItem | undefined {
  return parseItem(Item, upgrade(item), `calls ${item.userId} ${item.id}`)
}

/**
 * Creates the call of an analysis that was published as a video, or returns the existing one with what it promised. Returns
 * undefined, without a change, where the analysis has a call on another video.
 */
export async function createCall(
  call: Pick<CallItem, 'userId' | 'id' | 'videoId' | 'channelId'> & { readonly promise: CallPromise },
): Promise<CallItem | undefined> {
  const { userId, id, videoId, channelId, promise } = call
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('calls'),
      Key: { userId, id },
      UpdateExpression:
        'SET videoId = :video, channelId = :channel, promise = if_not_exists(promise, :promise), markedAt = if_not_exists(markedAt, :now)',
      // A call of the earlier kind has no promise, and gets none afterward.
      ConditionExpression: 'attribute_not_exists(videoId) OR (videoId = :video AND attribute_exists(promise))',
      ExpressionAttributeValues: {
        ':video': videoId,
        ':channel': channelId,
        ':promise': promise,
        ':now': new Date().toISOString(),
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (await tryConditionalWrite(write)) {
    const { Attributes } = await write
    return Attributes && parse(Attributes)
  }
  const [existing] = await listCalls(userId, [id, id])
  return existing?.videoId === videoId ? existing : undefined
}

/** Deletes the call of an analysis, if there is one. Returns false, without a change, if its mark can no longer be removed. */
export function undoCall(userId: string, id: string, now = Date.now()): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new DeleteCommand({
        TableName: tableName('calls'),
        Key: { userId, id },
        ConditionExpression: 'attribute_not_exists(markedAt) OR markedAt > :since',
        ExpressionAttributeValues: { ':since': new Date(now - undoSeconds * 1000).toISOString() },
      }),
    ),
  )
}

/** Returns the user's calls, oldest analysis first, of analyses whose id lies from `from` to `to`, both included. */
export async function listCalls(userId: string, [from, to] = ['0', 'z']): Promise<CallItem[]> {
  const calls: CallItem[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('calls'),
        KeyConditionExpression: 'userId = :user AND id BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':user': userId, ':from': from, ':to': to },
        ExclusiveStartKey: start,
      }),
    )
    calls.push(...Items.flatMap((item) => parse(item) ?? []))
    start = LastEvaluatedKey
  } while (start)
  return calls
}

/** Returns the cursor of a call, for {@link listOpenCalls}. */
export const callCursor = ({ userId, id }: Pick<CallItem, 'userId' | 'id'>): string => `${userId}/${id}`

/** Returns a page of all users' calls that have checks left, starting after the cursor `after`. */
export async function listOpenCalls(after?: string): Promise<Page<CallItem>> {
  const [userId, id] = after?.split('/') ?? []
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('calls'),
      FilterExpression: 'attribute_not_exists(after28) AND attribute_not_exists(after25)',
      ExclusiveStartKey: after === undefined ? undefined : { userId, id },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => parse(item) ?? []),
    next: LastEvaluatedKey && callCursor({ userId: `${LastEvaluatedKey.userId}`, id: `${LastEvaluatedKey.id}` }),
  }
}

/** Saves a result. Returns false, without a change, where the call has that result or no longer exists. */
export function saveCallResult(call: CallItem, checkpoint: Checkpoint, result: CallResult): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('calls'),
        Key: { userId: call.userId, id: call.id },
        UpdateExpression: 'SET #checkpoint = :result',
        ConditionExpression: 'videoId = :video AND markedAt = :marked AND attribute_not_exists(#checkpoint)',
        ExpressionAttributeNames: { '#checkpoint': checkpoint },
        ExpressionAttributeValues: { ':result': result, ':video': call.videoId, ':marked': call.markedAt },
      }),
    ),
  )
}
