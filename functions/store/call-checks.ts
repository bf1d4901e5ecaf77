import * as z from 'zod/mini'
import { dueAt, settlingMs } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, updateItem } from '#functions/lib/table.ts'
import { callChecks } from '#shared/tables.ts'

export const CallKey = z.object({ userId: z.string(), id: z.string() })
/** The key of a call, and of its check. */
export type CallKey = Readonly<z.infer<typeof CallKey>>
const table = defineTable(callChecks, CallKey)

/** Has a call checked once it is stored: `jobs/settle-calls` finds out when really. */
export async function expectCheck({ userId, id }: CallKey, now = Date.now()): Promise<void> {
  await updateItem(table, { userId, id }, { set: dueAt('checkAt', userId, now + settlingMs) })
}

/** Has a call checked now, unless it is known when. */
export const startCheck = ({ userId, id }: CallKey, now = Date.now()): Promise<boolean> =>
  updateItem(table, { userId, id }, { set: dueAt('checkAt', userId, now) }, { checkAt: absent })

/** Deletes when a call is checked. */
export const deleteCheck = ({ userId, id }: CallKey): Promise<boolean> => deleteItem(table, { userId, id })
