import * as z from 'zod/mini'
import { below, isNot, present } from '#functions/lib/expression.ts'
import { changeItem, defineTable, deleteItem, getItem, listItems, putItem, updateItem } from '#functions/lib/table.ts'
import { ContentHash } from '#shared/contract/thumbnail.ts'
import { shares } from '#shared/tables.ts'

/** A copy of a draft's titles and thumbnails at the time of sharing. */
const Item = z.object({
  v: z.literal(1),
  userId: z.string(),
  id: z.string(),
  draft: z.string(),
  /** The hash of its link's token. */
  hash: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  voting: z.enum(['off', 'open', 'closed']),
  titles: z.array(z.object({ id: z.string(), text: z.string(), chance: z.optional(z.number()) })),
  thumbnails: z.array(ContentHash),
  /** The number of voters, to enforce their limit. Results are counted from the votes themselves. */
  voters: z.int(),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredShare = z.infer<typeof Item>

const table = defineTable(shares, Item)

/** Saves a new share. */
export async function addShare(share: StoredShare): Promise<void> {
  await putItem(table, share)
}

/** Returns one of the user's shares. */
export const getShare = (userId: string, id: string): Promise<StoredShare | undefined> => getItem(table, { userId, id })

/** Returns the user's shares, newest first. */
export const listShares = (userId: string): Promise<StoredShare[]> => listItems(table, userId, { newestFirst: true })

const WithHash = z.object({ hash: z.optional(z.unknown()) })

/** Returns the hashes of the links of the user's shares, including unreadable ones. */
export const listShareHashes = async (userId: string): Promise<string[]> =>
  (await listItems(table, userId, { as: WithHash, newestFirst: true })).flatMap(({ hash }) =>
    typeof hash === 'string' ? [hash] : [],
  )

/** Opens or closes voting. Returns the changed share; undefined, changing nothing, if it does not exist or has no voting. */
export const setVoting = (userId: string, id: string, voting: 'open' | 'closed'): Promise<StoredShare | undefined> =>
  changeItem(table, { userId, id }, { set: { voting } }, { userId: present, voting: isNot('off') })

/** Counts a new voter. Returns false, changing nothing, if voting is not open or `max` voters were counted. */
export const countVoter = (userId: string, id: string, max: number): Promise<boolean> =>
  updateItem(table, { userId, id }, { add: { voters: 1 } }, { voting: 'open', voters: below(max) })

/** Deletes a share. Does nothing if there is none. */
export async function deleteShare(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
