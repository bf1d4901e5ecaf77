import * as z from 'zod/mini'
import { absent, atMost } from '#functions/lib/expression.ts'
import { createItem, defineTable, deleteItem, listItems, updateItem } from '#functions/lib/table.ts'
import { hourMs } from '#shared/duration.ts'
import { passkeys } from '#shared/tables.ts'

/** What we store about a passkey. Its key is at Cognito, which stores neither the owner's name for it nor its last use. */
const StoredPasskey = z.object({
  userId: z.string(),
  /** The credential id, in base64url. */
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.optional(z.iso.datetime()),
})
export type StoredPasskey = z.infer<typeof StoredPasskey>

const table = defineTable(passkeys, StoredPasskey)

/** Returns what we store about a user's passkeys. */
export const listStoredPasskeys = (userId: string): Promise<StoredPasskey[]> => listItems(table, userId)

/** Saves a new passkey. Returns false, changing nothing, if it is already saved. */
export const addStoredPasskey = (passkey: StoredPasskey): Promise<boolean> => createItem(table, passkey)

/** Deletes what we store about a passkey, if anything. */
export async function deleteStoredPasskey(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}

/** Records a use, unless one was recorded in the last hour. Does nothing for a passkey that is not saved. */
export async function recordPasskeyUse(userId: string, id: string, now = Date.now()): Promise<void> {
  const lastUsedAt = new Date(now).toISOString()
  const anHourAgo = new Date(now - hourMs).toISOString()
  const isDue = [
    { id, lastUsedAt: absent },
    { id, lastUsedAt: atMost(anHourAgo) },
  ]
  await updateItem(table, { userId, id }, { set: { lastUsedAt } }, isDue)
}
