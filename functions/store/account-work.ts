import * as z from 'zod/mini'
import { dueAt, settlingMs } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, updateItem } from '#functions/lib/table.ts'
import { accountWork } from '#shared/tables.ts'

const Item = z.object({ userId: z.string() })
const table = defineTable(accountWork, Item)

/** Work on an account: the reminder of what is planned, a look for alerts, the end of a requested change of address. */
type Work = (typeof accountWork)['due'][number]

/** Makes work on an account due once the change that comes next is stored, or at `at` (milliseconds since 1970). */
export async function expectWork(work: Work, userId: string, at = Date.now() + settlingMs): Promise<void> {
  await updateItem(table, { userId }, { set: dueAt(work, userId, at) })
}

/** Makes work on an account due at `at` (milliseconds since 1970) if it has no time yet. */
export const startWork = (work: Work, userId: string, at = Date.now()): Promise<boolean> =>
  updateItem(table, { userId }, { set: dueAt(work, userId, at) }, { [work]: absent })

/** Deletes when work on an account is due, after the account was deleted. */
export const deleteWork = (userId: string): Promise<boolean> => deleteItem(table, { userId })
