import * as z from 'zod/mini'
import { type Due, dueAt, listDue, moveDue } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, updateItem } from '#functions/lib/table.ts'
import { accountWork } from '#shared/tables.ts'

const Item = z.object({ userId: z.string() })
const table = defineTable(accountWork, Item)

/** Work on an account: the reminder of what is planned, the end of a requested change of address. */
type Work = (typeof accountWork)['due'][number]

/**
 * For this long, work that a change makes due waits for the change to be stored, in milliseconds: longer than a request can take. So the
 * time can be set first, and is set whatever happens to the request.
 */
const settlingMs = 60_000

/** Makes work on an account due once the change that comes next is stored, or at `at` (milliseconds since 1970). */
export async function expectWork(work: Work, userId: string, at = Date.now() + settlingMs): Promise<void> {
  await updateItem(table, { userId }, { set: dueAt(work, userId, at) })
}

/** Makes work on an account due at `at` (milliseconds since 1970) if it has no time yet. */
export const startWork = (work: Work, userId: string, at = Date.now()): Promise<boolean> =>
  updateItem(table, { userId }, { set: dueAt(work, userId, at) }, { [work]: absent })

/** Returns the users on whose accounts some work is due, in pages, each with the time at which that was due. */
export async function* listDueWork(work: Work, now = Date.now()): AsyncGenerator<{ userId: string; due: Due }[]> {
  for await (const page of listDue(accountWork, work, now))
    yield page.map((due) => ({ userId: Item.parse(due.key).userId, due }))
}

/** Sets when work on an account is due next (milliseconds since 1970), unless a change did in the meantime; undefined: no longer. */
export const moveWork = (work: Work, due: Due, to: number | undefined): Promise<boolean> =>
  moveDue(accountWork, work, due, to)

/** Deletes when work on an account is due, after the account was deleted. */
export const deleteWork = (userId: string): Promise<boolean> => deleteItem(table, { userId })
