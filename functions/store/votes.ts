import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { beginsWith } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, getItem, listItems, updateItem } from '#functions/lib/table.ts'
import { votes } from '#shared/tables.ts'

/** A visitor's vote on a share. */
const Item = z.object({
  /** The share's owner. */
  userId: z.string(),
  /** The share's id and a hash of it with the random id of the visitor's browser. */
  id: z.string(),
  title: z.optional(z.string()),
  thumbnail: z.optional(z.string()),
  expiresAt: z.int(),
})
const table = defineTable(votes, Item)
export type Vote = Pick<z.infer<typeof Item>, 'title' | 'thumbnail'>

const prefixOf = (shareId: string) => `${shareId}#`

/** Returns a pseudonym that differs between shares, so that exports do not reveal who voted on several of them. */
const idOf = (shareId: string, voter: string) =>
  prefixOf(shareId) + createHash('sha256').update(`${shareId}:${voter}`).digest('base64url')

/** Returns a visitor's vote; undefined if they have not voted. */
export async function getVote(userId: string, shareId: string, voter: string): Promise<Vote | undefined> {
  const found = await getItem(table, { userId, id: idOf(shareId, voter) })
  return found && toVote(found)
}

const toVote = ({ title, thumbnail }: Vote): Vote => ({ ...(title && { title }), ...(thumbnail && { thumbnail }) })

/** Saves a visitor's vote. Fields that `vote` does not contain stay unchanged. */
export async function saveVote(
  { userId, id, expiresAt }: { readonly userId: string; readonly id: string; readonly expiresAt: number },
  voter: string,
  vote: Vote,
): Promise<void> {
  await updateItem(table, { userId, id: idOf(id, voter) }, { set: { ...vote, expiresAt } })
}

/** Returns all votes on a share. */
export const listVotes = async (userId: string, shareId: string): Promise<readonly Vote[]> =>
  (await listItems(table, userId, { sort: beginsWith(prefixOf(shareId)) })).map(toVote)

/** Deletes all votes on a share. */
export async function deleteVotes(userId: string, shareId: string): Promise<void> {
  const found = await listItems(table, userId, { sort: beginsWith(prefixOf(shareId)), expired: true })
  for (const { id } of found) await deleteItem(table, { userId, id })
}
