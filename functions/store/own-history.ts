import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { between } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, listItems, putItem } from '#functions/lib/table.ts'
import { OwnHistory, Verdict } from '#shared/contract/advice.ts'
import { ownHistory as row } from '#shared/tables.ts'
import { deleteUserItems } from './user-data.ts'

/** A state of earlier versions, when only one plan had the score. It is read as absent. */
const NotInPlan = z.object({ state: z.literal('not_in_plan') })
const Item = z.object({
  id: z.string(),
  ownHistory: OwnHistory,
  verdict: z.optional(Verdict),
  expiresAt: z.int(),
})
const table = defineTable(row, Item, (item) => (NotInPlan.safeParse(item.ownHistory).success ? undefined : item))

/**
 * The judgment of an analyzed title by the channel's videos, and the verdict, if any. Contains titles and views. YouTube allows its API
 * data to be stored for 30 days (developer policies, III.E.4).
 */
export interface JudgedByChannel {
  readonly ownHistory: OwnHistory
  readonly verdict?: Verdict | undefined
  /** When its retention ends, in milliseconds since 1970. */
  readonly until: number
}

/** Saves the judgment of an analyzed title by the channel's videos. It is separate from the analysis, which does not expire. */
export async function saveOwnHistory(userId: string, id: string, judged: JudgedByChannel): Promise<void> {
  await putItem(table, toOwnHistoryItem(userId, id, judged))
}

/** Returns the stored form. */
export const toOwnHistoryItem = (userId: string, id: string, { ownHistory, verdict, until }: JudgedByChannel) => ({
  userId,
  id,
  ownHistory,
  ...(verdict && { verdict }),
  expiresAt: toEpochSeconds(until),
})

/** Returns the judgments by the channel's videos of the user's analyses with ids from `from` to `to` (inclusive), keyed by id. */
export async function listOwnHistory(
  userId: string,
  [from, to]: readonly [string, string],
  now = Date.now(),
): Promise<ReadonlyMap<string, JudgedByChannel>> {
  const items = await listItems(table, userId, { sort: between(from, to), eventual: true, now })
  return new Map(
    items.map(({ id, ownHistory, verdict, expiresAt }) => [id, { ownHistory, verdict, until: expiresAt * 1000 }]),
  )
}

/** Deletes the judgment of one analysis by the channel's videos, if any. */
export async function deleteOwnHistory(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}

/** Deletes the judgments of all of a user's analyses by the channel's videos. Returns whether there were any. */
export const deleteAllOwnHistory = (userId: string): Promise<boolean> => deleteUserItems('own_history', userId)
