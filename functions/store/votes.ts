import { createHash } from 'node:crypto'
import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** A visitor's vote on a share. */
const Item = z.object({
  userId: z.string(),
  /** The share's id and a hash of it with the random id of the visitor's browser. */
  id: z.string(),
  title: z.optional(z.string()),
  thumbnail: z.optional(z.string()),
  expiresAt: z.int(),
})
export type Vote = Pick<z.infer<typeof Item>, 'title' | 'thumbnail'>

const prefixOf = (share: string) => `${share}#`

/** A pseudonym that differs between shares, so that exports do not reveal who voted on several of them. */
const idOf = (share: string, voter: string) =>
  prefixOf(share) + createHash('sha256').update(`${share}:${voter}`).digest('base64url')

/** Returns what a visitor voted for; undefined if they have not voted. */
export async function getVote(userId: string, share: string, voter: string): Promise<Vote | undefined> {
  const id = idOf(share, voter)
  const { Item: found } = await database.send(
    new GetCommand({ TableName: tableName('votes'), Key: { userId, id }, ConsistentRead: true }),
  )
  const { title, thumbnail } = parseItem(Item, found, `votes ${userId} ${id}`) ?? {}
  return found && { ...(title && { title }), ...(thumbnail && { thumbnail }) }
}

/** Saves a visitor's vote. What `vote` does not contain stays as it was. */
export async function saveVote(
  { userId, id, expiresAt }: { readonly userId: string; readonly id: string; readonly expiresAt: number },
  voter: string,
  vote: Vote,
): Promise<void> {
  const values = Object.entries({ ...vote, expiresAt }).filter(([, value]) => value !== undefined)
  await database.send(
    new UpdateCommand({
      TableName: tableName('votes'),
      Key: { userId, id: idOf(id, voter) },
      UpdateExpression: `SET ${values.map(([name]) => `${name} = :${name}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
    }),
  )
}

async function queryVotes(userId: string, share: string) {
  const votes: z.infer<typeof Item>[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('votes'),
        KeyConditionExpression: 'userId = :user AND begins_with(id, :share)',
        ExpressionAttributeValues: { ':user': userId, ':share': prefixOf(share) },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    votes.push(...Items.flatMap((item) => parseItem(Item, item, `votes ${userId} ${item.id}`) ?? []))
    start = LastEvaluatedKey
  } while (start)
  return votes
}

/** Returns all votes on a share. */
export const listVotes = (userId: string, share: string): Promise<readonly Vote[]> => queryVotes(userId, share)

/** Deletes all votes on a share. */
export async function deleteVotes(userId: string, share: string): Promise<void> {
  for (const { id } of await queryVotes(userId, share))
    await database.send(new DeleteCommand({ TableName: tableName('votes'), Key: { userId, id } }))
}
