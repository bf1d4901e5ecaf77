import * as z from 'zod/mini'
import { type Due, dueAt, listDue, moveDue } from '#functions/lib/due.ts'
import { absent } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, expiryIn, getItem, scanPages, updateItem } from '#functions/lib/table.ts'
import { visits } from '#shared/tables.ts'

/** When the owner of a connected channel visits. */
const Item = z.object({
  userId: z.string(),
  /** See `Habit`. Absent until the first visit. */
  hours: z.optional(z.array(z.number())),
  share: z.optional(z.number()),
  lastAt: z.optional(z.iso.datetime()),
})
export type VisitsItem = z.infer<typeof Item>
const table = defineTable(visits, Item)

/** Returns when a user visits; undefined if they have no connected channel or did not visit for 27 days. */
export const getVisits = (userId: string): Promise<VisitsItem | undefined> => getItem(table, { userId })

/** A user's `Habit`, in which the latest visit is already counted. */
interface CountedHabit {
  readonly hours: readonly number[]
  readonly share: number
  readonly lastAt: number
}

/** Saves a visit, and when the channel is read next (milliseconds since 1970), if at all. */
export async function saveVisit(userId: string, { hours, share, lastAt }: CountedHabit, readAt: number | undefined) {
  const set = { hours: [...hours], share, lastAt: new Date(lastAt).toISOString(), expiresAt: expiryIn(visits, lastAt) }
  await (readAt === undefined
    ? updateItem(table, { userId }, { set, remove: ['readAt'] })
    : updateItem(table, { userId }, { set: { ...set, ...dueAt('readAt', userId, readAt) } }))
}

/** Makes the reading of a newly connected channel due, so that the next run of the job reads it. */
export const startVisits = (userId: string, now = Date.now()): Promise<boolean> =>
  updateItem(
    table,
    { userId },
    { set: { expiresAt: expiryIn(visits, now), ...dueAt('readAt', userId, now) } },
    { lastAt: absent },
  )

/** Deletes a user's visits. */
export const deleteVisits = (userId: string): Promise<boolean> => deleteItem(table, { userId })

/** Returns the users whose channels are due for reading, in pages, each with its due time. */
export async function* listDueReadings(now = Date.now()): AsyncGenerator<{ userId: string; due: Due }[]> {
  for await (const page of listDue(visits, 'readAt', now))
    yield page.flatMap((due) => (due.key.userId === undefined ? [] : [{ userId: due.key.userId, due }]))
}

/** Sets when a channel is read next (milliseconds since 1970), unless a visit has changed it in the meantime. */
export const moveReading = (due: Due, to: number | undefined): Promise<boolean> => moveDue(visits, 'readAt', due, to)

/** Returns the visits of all users, in pages. */
export const scanVisits = (): AsyncGenerator<VisitsItem[]> => scanPages(table)
