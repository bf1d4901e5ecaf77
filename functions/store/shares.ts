import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { ContentHash } from '#shared/contract/thumbnail.ts'

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

const parse = (item: Record<string, unknown> | undefined) => parseItem(Item, item, `shares ${item?.userId} ${item?.id}`)
const table = () => tableName('shares')

/** Saves a new share. */
export async function addShare(share: StoredShare): Promise<void> {
  await database.send(new PutCommand({ TableName: table(), Item: share }))
}

/** Returns one of the user's shares. */
export async function getShare(userId: string, id: string): Promise<StoredShare | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: table(), Key: { userId, id }, ConsistentRead: true }),
  )
  return parse(Item)
}

async function queryAll(userId: string, ProjectionExpression?: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: table(),
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
        ...(ProjectionExpression ? { ProjectionExpression, ExpressionAttributeNames: { '#hash': 'hash' } } : {}),
        ScanIndexForward: false,
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start)
  return items
}

/** Returns the user's shares, newest first. */
export const listShares = async (userId: string): Promise<StoredShare[]> =>
  (await queryAll(userId)).flatMap((item) => parse(item) ?? [])

/** Returns the hashes of the links of the user's shares, of unreadable ones too. */
export const listShareHashes = async (userId: string): Promise<string[]> =>
  (await queryAll(userId, '#hash')).flatMap(({ hash }) => (typeof hash === 'string' ? [hash] : []))

/** Opens or closes voting. Returns the changed share; undefined, without a change, for none and for one without voting. */
export async function setVoting(
  userId: string,
  id: string,
  voting: 'open' | 'closed',
): Promise<StoredShare | undefined> {
  const write = database.send(
    new UpdateCommand({
      TableName: table(),
      Key: { userId, id },
      UpdateExpression: 'SET voting = :voting',
      ConditionExpression: 'attribute_exists(userId) AND voting <> :off',
      ExpressionAttributeValues: { ':voting': voting, ':off': 'off' },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return (await tryConditionalWrite(write)) ? parse((await write).Attributes) : undefined
}

/** Counts a new voter. Returns false, without a change, where voting is not open or `max` voters were counted. */
export const countVoter = (userId: string, id: string, max: number): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: table(),
        Key: { userId, id },
        UpdateExpression: 'ADD voters :one',
        ConditionExpression: 'voting = :open AND voters < :max',
        ExpressionAttributeValues: { ':one': 1, ':open': 'open', ':max': max },
      }),
    ),
  )

/** Deletes a share. Does nothing if there is none. */
export async function deleteShare(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: table(), Key: { userId, id } }))
}
