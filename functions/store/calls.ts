import { DeleteCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type Checkpoint, PublishedCall, type Verdict } from '#shared/contract/advice.ts'

/** An analysis marked as published: our call and whether it was right. Of YouTube's figures nothing is here. */
const Item = z.extend(z.omit(PublishedCall, { dueAt: true }), {
  userId: z.string(),
  /** The analysis's. */
  id: z.string(),
  channelId: z.string(),
})
export type CallItem = z.infer<typeof Item>

const read = (item: Record<string, unknown> | undefined) =>
  parseItem(Item, item, `calls ${item?.userId} ${item?.id}`) ?? []

/**
 * Marks an analysis as published as a video; marked with that video already, it stays as it is. Undefined, changing
 * nothing, where it is marked with another one.
 */
export async function createCall(
  mark: Pick<CallItem, 'userId' | 'id' | 'videoId' | 'channelId'>,
): Promise<CallItem | undefined> {
  const { userId, id, videoId, channelId } = mark
  const write = database.send(
    new UpdateCommand({
      TableName: env('TABLE_CALLS'),
      Key: { userId, id },
      UpdateExpression: 'SET videoId = :video, channelId = :channel, markedAt = if_not_exists(markedAt, :now)',
      ConditionExpression: 'attribute_not_exists(videoId) OR videoId = :video',
      ExpressionAttributeValues: { ':video': videoId, ':channel': channelId, ':now': new Date().toISOString() },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (!(await tryConditionalWrite(write))) return undefined
  return parseItem(Item, (await write).Attributes, `calls ${userId} ${id}`)
}

/** Takes the mark back, verdicts and all; nothing happens where there is none. */
export async function deleteCall(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: env('TABLE_CALLS'), Key: { userId, id } }))
}

/** The user's calls, oldest analysis first; `from` and `to` are the first and last id that are meant. */
export async function listCalls(userId: string, [from, to] = ['0', 'z']): Promise<CallItem[]> {
  const calls: CallItem[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: env('TABLE_CALLS'),
        KeyConditionExpression: 'userId = :user AND id BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':user': userId, ':from': from, ':to': to },
        ExclusiveStartKey: start,
      }),
    )
    calls.push(...Items.flatMap(read))
    start = LastEvaluatedKey
  } while (start)
  return calls
}

/** Where a call stands among all, for {@link listOpenCalls}. */
export const callCursor = ({ userId, id }: Pick<CallItem, 'userId' | 'id'>): string => `${userId}/${id}`

/** A page of all users' calls that are not checked to the end; `after` is the place after which it begins. */
export async function listOpenCalls(after?: string): Promise<Page<CallItem>> {
  const [userId, id] = after?.split('/') ?? []
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: env('TABLE_CALLS'),
      FilterExpression: 'attribute_not_exists(after25)',
      ExclusiveStartKey: after === undefined ? undefined : { userId, id },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap(read),
    next: LastEvaluatedKey && callCursor({ userId: `${LastEvaluatedKey.userId}`, id: `${LastEvaluatedKey.id}` }),
  }
}

/** Writes a verdict down, once. False, changing nothing, where it is there, or the mark is not there any more. */
export function saveVerdict(call: CallItem, checkpoint: Checkpoint, verdict: Verdict): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_CALLS'),
        Key: { userId: call.userId, id: call.id },
        UpdateExpression: 'SET #checkpoint = :verdict',
        ConditionExpression: 'videoId = :video AND markedAt = :marked AND attribute_not_exists(#checkpoint)',
        ExpressionAttributeNames: { '#checkpoint': checkpoint },
        ExpressionAttributeValues: { ':verdict': verdict, ':video': call.videoId, ':marked': call.markedAt },
      }),
    ),
  )
}
