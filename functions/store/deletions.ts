import * as z from 'zod/mini'
import { absent, present } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, getItem, putItem, scanPage, updateItem } from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { locales } from '#shared/locale.ts'
import { revocations } from '#shared/tables.ts'

/**
 * An account that is being deleted: an item of `revocations` with `askedAt`. It is written before anything is deleted and
 * removed once every access token of the user has expired. Items without `askedAt` only end sessions.
 */
const Deletion = z.object({
  userId: z.string(),
  askedAt: z.iso.datetime(),
  /** The address and language of the final mail; removed once the mail is sent. */
  email: z.optional(z.string()),
  locale: z.optional(z.enum(locales)),
  /** The pseudonym of the rows that the user contributed for training. */
  pseudonym: z.optional(z.string()),
  /** True if the deletion started because the user was gone from Cognito. */
  signInGone: z.optional(z.boolean()),
})
export type Deletion = z.infer<typeof Deletion>

const table = defineTable(revocations, Deletion, (item) => (item.askedAt === undefined ? undefined : item))

/** Reads a user's deletion consistently. Returns undefined for an account that is not being deleted. */
export const getDeletion = (userId: string): Promise<Deletion | undefined> => getItem(table, { userId })

/** Stores a deletion unless there is one. Returns the stored deletion. */
export async function createDeletion(
  userId: string,
  details: Pick<Deletion, 'email' | 'locale' | 'pseudonym' | 'signInGone'>,
  now = Date.now(),
): Promise<Deletion> {
  const deletion: Deletion = { userId, askedAt: new Date(now).toISOString(), ...details }
  const isNew = await putItem(table, deletion, { askedAt: absent })
  return isNew ? deletion : ((await getDeletion(userId)) ?? deletion)
}

/** Removes the address and language from a deletion. */
export async function removeContact(userId: string): Promise<void> {
  await updateItem(table, { userId }, { remove: ['email', 'locale'] }, 'exists')
}

/** Reads a page of deletions, starting after the user id `after`. */
export const listDeletions = (after?: string): Promise<Page<Deletion>> =>
  scanPage(table, after, { filter: { askedAt: present } })

/** Removes a finished deletion. */
export async function removeDeletion(userId: string): Promise<void> {
  await deleteItem(table, { userId })
}
