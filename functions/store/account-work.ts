import * as z from 'zod/mini'
import { dueAt, settlingMs } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, updateItem } from '#functions/lib/table.ts'
import { accountWork } from '#shared/tables.ts'

const Item = z.object({ userId: z.string() })
const table = defineTable(accountWork, Item)

/** Work on an account: a reminder of planned drafts, a check for alerts, or the end of a requested change of address. */
type Work = (typeof accountWork)['due'][number]

/** Makes work on an account due at `at` (milliseconds since 1970), by default soon after a change that the caller is about to store. */
export async function expectWork(work: Work, userId: string, at = Date.now() + settlingMs): Promise<void> {
  await updateItem(table, { userId }, { set: dueAt(work, userId, at) })
}

/** Makes work on an account due at `at` (milliseconds since 1970) if it has no time yet. */
export const startWork = (work: Work, userId: string, at = Date.now()): Promise<boolean> =>
  updateItem(table, { userId }, { set: dueAt(work, userId, at) }, { [work]: absent })

/** Deletes the due times of an account's work, after the account was deleted. */
export const deleteWork = (userId: string): Promise<boolean> => deleteItem(table, { userId })
