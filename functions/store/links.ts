import * as z from 'zod/mini'
import { defineTable, deleteItem, getItem, putItem, scanPage } from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { links } from '#shared/tables.ts'

/** The target of a secret link: a share or a calendar feed. */
const Link = z.object({
  /** The SHA-256 of the link's token. The token itself is not stored. */
  hash: z.string(),
  userId: z.string(),
  kind: z.enum(['share', 'feed']),
  id: z.string(),
  /** Absent for a link that does not expire. */
  expiresAt: z.optional(z.int()),
})
export type Link = z.infer<typeof Link>
export type LinkKind = Link['kind']

const table = defineTable(links, Link)

/** Creates a link, or replaces the one with the same hash. */
export async function createLink(link: Link): Promise<void> {
  await putItem(table, link)
}

/** Returns the link with a hash; undefined if there is none or it has expired. */
export const findLink = (hash: string, now = Date.now()): Promise<Link | undefined> => getItem(table, { hash }, { now })

const Owned = z.object({ hash: z.string(), userId: z.optional(z.string()) })

/** Reads a page of the hashes of all links with their owners, starting after the hash `after`. */
export const scanLinks = (after?: string): Promise<Page<z.infer<typeof Owned>>> => scanPage(table, after, { as: Owned })

/** Deletes a link, which stops working at once. Does nothing if it does not exist. */
export async function deleteLink(hash: string): Promise<void> {
  await deleteItem(table, { hash })
}
