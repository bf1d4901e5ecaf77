import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { OwnHistory } from '#shared/contract/advice.ts'
import { deleteUserItems } from './user-data.ts'

/** `not_in_plan` is a state of earlier versions, when only one plan had the score. It is read as none. */
const StoredOwnHistory = z.union([OwnHistory, z.object({ state: z.literal('not_in_plan') })])
const Item = z.object({ id: z.string(), ownHistory: StoredOwnHistory, expiresAt: z.int() })

/** Contains titles and views. YouTube allows its API data to be stored for 30 days (developer policies, III.E.4). */
const retentionSeconds = 27 * 86_400

/** Saves the score of an analysis against the channel's own history, apart from the analysis, which does not expire. */
export async function saveOwnHistory(
  userId: string,
  id: string,
  ownHistory: OwnHistory,
  now = Date.now(),
): Promise<void> {
  // The retention starts when YouTube's data was fetched.
  const start = ownHistory.state === 'scored' ? Date.parse(ownHistory.fetchedAt) : now
  const Item = { userId, id, ownHistory, expiresAt: toEpochSeconds(start) + retentionSeconds }
  await database.send(new PutCommand({ TableName: env('TABLE_OWN_HISTORY'), Item }))
}

/** Returns the history scores of the user's analyses whose id lies from `from` to `to`, both included, by that id. */
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
  const items = Items.flatMap((item) => parseItem(Item, item, `own_history ${userId} ${item.id}`) ?? [])
  // DynamoDB deletes expired items late.
  return new Map(
    items.flatMap(({ id, ownHistory, expiresAt }) =>
      expiresAt > toEpochSeconds(now) && ownHistory.state !== 'not_in_plan' ? [[id, ownHistory]] : [],
    ),
  )
}

/** Deletes the history score of one analysis. Does nothing where there is none. */
export async function deleteOwnHistory(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: env('TABLE_OWN_HISTORY'), Key: { userId, id } }))
}

/** Deletes the history scores of all of a user's analyses. Returns whether there were any. */
export const deleteAllOwnHistory = (userId: string): Promise<boolean> => deleteUserItems('own_history', userId)
