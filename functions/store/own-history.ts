import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { OwnHistory } from '#shared/contract/advice.ts'
import { deleteUserItems } from './user-data.ts'

const Item = z.object({ id: z.string(), ownHistory: OwnHistory, expiresAt: z.int() })

/** It holds titles and views of YouTube's API, which may live for 30 days (its developer policies, III.E.4). */
const keepSeconds = 27 * 86_400

/** Keeps what a channel's past said of an analysis's title, beside the analysis: that one is kept for good. */
export async function saveOwnHistory(
  userId: string,
  id: string,
  ownHistory: OwnHistory,
  now = Date.now(),
): Promise<void> {
  // From when YouTube told it, which may have been some time ago.
  const from = ownHistory.state === 'scored' ? Date.parse(ownHistory.fetchedAt) : now
  const Item = { userId, id, ownHistory, expiresAt: toEpochSeconds(from) + keepSeconds }
  await database.send(new PutCommand({ TableName: env('TABLE_OWN_HISTORY'), Item }))
}

/** What is kept for the user's analyses with an id from the first to the last named, by id. */
export async function listOwnHistory(
  userId: string,
  [from, to]: readonly [string, string],
  now = Date.now(),
): Promise<ReadonlyMap<string, OwnHistory>> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: env('TABLE_OWN_HISTORY'),
      KeyConditionExpression: 'userId = :user AND id BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':user': userId, ':from': from, ':to': to },
    }),
  )
  const kept = Items.flatMap((item) => parseItem(Item, item, `own_history ${userId} ${item.id}`) ?? [])
  // DynamoDB removes expired items late.
  return new Map(
    kept.filter(({ expiresAt }) => expiresAt > toEpochSeconds(now)).map((item) => [item.id, item.ownHistory]),
  )
}

/** Forgets what is kept for one analysis; nothing happens when there is nothing. */
export async function deleteOwnHistory(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: env('TABLE_OWN_HISTORY'), Key: { userId, id } }))
}

/** Forgets what is kept for all of a user's analyses; answers whether there was anything. */
export const deleteAllOwnHistory = (userId: string): Promise<boolean> => deleteUserItems('own_history', userId)
