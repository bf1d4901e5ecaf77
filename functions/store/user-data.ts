import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Batch } from '#functions/lib/paging.ts'
import { StoredAccount } from './accounts.ts'
import { effectivePlan } from './subscription.ts'

/** Every table whose items belong to one user, with its keys. A test compares the list with `infra/tables.ts`. */
export const userTables = {
  accounts: { table: 'TABLE_ACCOUNTS', key: 'userId' },
  user_tokens: { table: 'TABLE_USER_TOKENS', key: 'user_id' },
  analyses: { table: 'TABLE_ANALYSES', key: 'userId', sort: 'id' },
  drafts: { table: 'TABLE_DRAFTS', key: 'userId', sort: 'id' },
  versions: { table: 'TABLE_VERSIONS', key: 'userId', sort: 'id' },
  pictures: { table: 'TABLE_PICTURES', key: 'userId', sort: 'id' },
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

type ToExport = (item: Record<string, unknown>) => Record<string, unknown>
const wholeItem: ToExport = (item) => item

/** What a user's export contains of each table. Secrets, and whatever helps to guess one, are left out. */
const toExport: Readonly<Record<UserTable, ToExport>> = {
  accounts: toAccountExport,
  user_tokens: ({ user_id, channel_id, scopes, expires_at }) => ({ user_id, channel_id, scopes, expires_at }),
  analyses: wholeItem,
  drafts: wholeItem,
  versions: wholeItem,
  pictures: wholeItem,
  own_history: wholeItem,
  calls: wholeItem,
  reach: wholeItem,
  results: wholeItem,
  usage: wholeItem,
  mails: wholeItem,
  messages: wholeItem,
}

const PendingAddress = z.object({ address: z.string(), expiresAt: z.string() })

/** The account with the plan that counts now, and without the hashes of codes. */
function toAccountExport({ emailChange, backupCodes: _, ...item }: Record<string, unknown>): Record<string, unknown> {
  const { plan, subscription } = z.pick(StoredAccount, { plan: true, subscription: true }).parse(item)
  return {
    ...item,
    plan: effectivePlan(plan, subscription),
    ...(emailChange === undefined ? {} : { emailChange: PendingAddress.parse(emailChange) }),
  }
}

/** Reads up to a megabyte of a user's items in one table for export, starting after the sort key `after`. */
export async function readUserItems(name: UserTable, userId: string, after?: string): Promise<Batch> {
  const { table, key, ...more } = userTables[name]
  const sortKey = 'sort' in more ? more.sort : key
  // A table without a sort key has one item per user, which the first batch contained.
  if (after !== undefined && sortKey === key) return { found: [], more: false }
  const { Items = [], LastEvaluatedKey } = await database.send(
    new QueryCommand({
      TableName: env(table),
      KeyConditionExpression: after === undefined ? '#key = :user' : '#key = :user AND #sort > :after',
      ExpressionAttributeNames: { '#key': key, ...(after === undefined ? {} : { '#sort': sortKey }) },
      ExpressionAttributeValues: { ':user': userId, ':after': after },
      ConsistentRead: true,
    }),
  )
  const found = Items.map((item) => ({ key: String(item[sortKey]), entry: toExport[name](item) }))
  return { found, more: LastEvaluatedKey !== undefined }
}

const Key = z.record(z.string(), z.string())

/** Deletes all of a user's items in one table. Returns whether there were any. */
export async function deleteUserItems(name: UserTable, userId: string): Promise<boolean> {
  const { table, key, ...more } = userTables[name]
  const TableName = env(table)
  const keys = 'sort' in more ? [key, more.sort] : [key]
  let hadAny = false
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#0 = :user',
        ProjectionExpression: keys.map((_, index) => `#${index}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(keys.map((name, index) => [`#${index}`, name])),
        ExpressionAttributeValues: { ':user': userId },
        ExclusiveStartKey: from,
        Limit: 100,
      }),
    )
    await Promise.all(Items.map((item) => database.send(new DeleteCommand({ TableName, Key: Key.parse(item) }))))
    hadAny ||= Items.length > 0
    from = LastEvaluatedKey
  } while (from)
  return hadAny
}
