import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Batch } from '#functions/lib/paging.ts'

/** Every table whose items belong to one user, with its keys; a test holds the list to `infra/tables.ts`. */
export const userTables = {
  accounts: { table: 'TABLE_ACCOUNTS', key: 'userId' },
  user_tokens: { table: 'TABLE_USER_TOKENS', key: 'user_id' },
  analyses: { table: 'TABLE_ANALYSES', key: 'userId', sort: 'id' },
  own_history: { table: 'TABLE_OWN_HISTORY', key: 'userId', sort: 'id' },
  calls: { table: 'TABLE_CALLS', key: 'userId', sort: 'id' },
  reach: { table: 'TABLE_REACH', key: 'userId', sort: 'id' },
  results: { table: 'TABLE_RESULTS', key: 'userId', sort: 'hash' },
  usage: { table: 'TABLE_USAGE', key: 'userId', sort: 'meter' },
  mails: { table: 'TABLE_MAILS', key: 'userId', sort: 'id' },
  messages: { table: 'TABLE_MESSAGES', key: 'userId', sort: 'id' },
} as const
export type UserTable = keyof typeof userTables
export const userTableNames = Object.keys(userTables) as UserTable[]

type Shown = (item: Record<string, unknown>) => Record<string, unknown>
const whole: Shown = (item) => item

/** What of its items a user is shown. A new table has to say: what opens anything, or helps to guess it, is left out. */
const shown: Readonly<Record<UserTable, Shown>> = {
  // The address that is to come, without what its code is checked by.
  accounts: ({ emailChange, ...item }) =>
    emailChange === undefined ? item : { ...item, emailChange: PendingAddress.parse(emailChange) },
  user_tokens: ({ user_id, channel_id, scopes, expires_at }) => ({ user_id, channel_id, scopes, expires_at }),
  analyses: whole,
  own_history: whole,
  calls: whole,
  reach: whole,
  results: whole,
  usage: whole,
  mails: whole,
  messages: whole,
}
const PendingAddress = z.object({ address: z.string(), expiresAt: z.string() })

/** What a user may see of all that they have in one table, a megabyte at a time. */
export async function readUserItems(name: UserTable, userId: string, after?: string): Promise<Batch> {
  const { table, key, ...more } = userTables[name]
  const place = 'sort' in more ? more.sort : key
  // One item per user, which was read.
  if (after !== undefined && place === key) return { found: [], more: false }
  const { Items = [], LastEvaluatedKey } = await database.send(
    new QueryCommand({
      TableName: env(table),
      KeyConditionExpression: after === undefined ? '#key = :user' : '#key = :user AND #place > :after',
      ExpressionAttributeNames: { '#key': key, ...(after === undefined ? {} : { '#place': place }) },
      ExpressionAttributeValues: { ':user': userId, ':after': after },
      ConsistentRead: true,
    }),
  )
  const found = Items.map((item) => ({ place: String(item[place]), entry: shown[name](item) }))
  return { found, more: LastEvaluatedKey !== undefined }
}

const Key = z.record(z.string(), z.string())

/** Deletes all that a user has in one table; answers whether there was anything. */
export async function deleteUserItems(name: UserTable, userId: string): Promise<boolean> {
  const { table, key, ...more } = userTables[name]
  const TableName = env(table)
  const keys = 'sort' in more ? [key, more.sort] : [key]
  let found = false
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#0 = :user',
        ProjectionExpression: keys.map((_, place) => `#${place}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(keys.map((one, place) => [`#${place}`, one])),
        ExpressionAttributeValues: { ':user': userId },
        ExclusiveStartKey: from,
        Limit: 100,
      }),
    )
    await Promise.all(Items.map((item) => database.send(new DeleteCommand({ TableName, Key: Key.parse(item) }))))
    found ||= Items.length > 0
    from = LastEvaluatedKey
  } while (from)
  return found
}
