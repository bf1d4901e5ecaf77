import * as z from 'zod/mini'
import { dueAt, settlingMs } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, updateItem } from '#functions/lib/table.ts'
import { callChecks } from '#shared/tables.ts'

export const CallKey = z.object({ userId: z.string(), id: z.string() })
/** The key of a call, and of its check. */
export type CallKey = Readonly<z.infer<typeof CallKey>>
const table = defineTable(callChecks, CallKey)

/** Makes a check due soon after its call is stored. `jobs/settle-calls` then computes the actual time. */
export async function expectCheck({ userId, id }: CallKey, now = Date.now()): Promise<void> {
  await updateItem(table, { userId, id }, { set: dueAt('checkAt', userId, now + settlingMs) })
}

/** Makes a check due now if it has no due time. */
export const startCheck = ({ userId, id }: CallKey, now = Date.now()): Promise<boolean> =>
  updateItem(table, { userId, id }, { set: dueAt('checkAt', userId, now) }, { checkAt: absent })

/** Deletes the check of a call. */
export const deleteCheck = ({ userId, id }: CallKey): Promise<boolean> => deleteItem(table, { userId, id })
