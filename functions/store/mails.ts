import * as z from 'zod/mini'
import { createItem, defineTable, deleteItem, expiryIn } from '#functions/lib/table.ts'
import { mails } from '#shared/tables.ts'

/** A claim on a mail. The id of an alert contains a YouTube video's id. */
const Item = z.object({ userId: z.string(), id: z.string(), at: z.iso.datetime(), expiresAt: z.int() })
const table = defineTable(mails, Item)

/** Claims a mail before it is sent. Returns true for the first call with this user and id, and false until the claim expires. */
export const claimMail = (userId: string, id: string, now = Date.now()): Promise<boolean> =>
  createItem(table, { userId, id, at: new Date(now).toISOString(), expiresAt: expiryIn(mails, now) }, now)

/** Releases the claim on a mail that was certainly not sent. */
export async function releaseMailClaim(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
