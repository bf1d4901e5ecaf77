import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'

export type LinkKind = 'share' | 'feed'

/** The target of a secret link: a share or a calendar feed. */
const Link = z.object({
  /** The SHA-256 of the link's token. The token itself is not stored. */
  hash: z.string(),
  userId: z.string(),
  kind: z.enum(['share', 'feed']),
  id: z.string(),
  /** In seconds since 1970; absent for a link that does not expire. */
  expiresAt: z.optional(z.int()),
})
export type Link = z.infer<typeof Link>

/** Creates a link, or replaces the one with the same hash. */
export async function createLink(link: Link): Promise<void> {
  await database.send(new PutCommand({ TableName: tableName('links'), Item: link }))
}

/** Returns the link with a hash; undefined for none and for one that has expired. */
export async function findLink(hash: string, now = Date.now()): Promise<Link | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: tableName('links'), Key: { hash }, ConsistentRead: true }),
  )
  const link = parseItem(Link, Item, `links ${hash}`)
  return link?.expiresAt === undefined || link.expiresAt > toEpochSeconds(now) ? link : undefined
}

const Owned = z.object({ hash: z.string(), userId: z.optional(z.string()) })

/** Reads a page of the hashes of all links with their owners, starting after the hash `after`. */
export async function scanLinks(after?: string): Promise<Page<z.infer<typeof Owned>>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('links'),
      ProjectionExpression: '#hash, userId',
      ExpressionAttributeNames: { '#hash': 'hash' },
      ExclusiveStartKey: after === undefined ? undefined : { hash: after },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => parseItem(Owned, item, `links ${item.hash}`) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.hash}` : undefined,
  }
}

/** Deletes a link, which stops working at once. Does nothing if there is none. */
export async function deleteLink(hash: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('links'), Key: { hash } }))
}
