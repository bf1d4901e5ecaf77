import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Batch } from '#functions/lib/paging.ts'
import { effectivePlan } from '#functions/lib/subscription.ts'
import { type PartlyExportedTable, type Table, tables, type UserTable } from '#shared/tables.ts'
import { StoredAccount } from './accounts.ts'

type ToExport = (item: Record<string, unknown>) => Record<string, unknown>

/** What a user's export contains of tables that it does not contain whole. Secrets, and whatever helps to guess one, are left out. */
const toPartialExport: Readonly<Record<PartlyExportedTable, ToExport>> = {
  accounts: toAccountExport,
  personal_tokens: ({ hash: _, ...item }) => item,
  connections: ({ code: _, challenge: __, tokens: ___, ...item }) => item,
  user_tokens: ({ user_id, channel_id, scopes, expires_at }) => ({ user_id, channel_id, scopes, expires_at }),
}

const toExport = (name: UserTable, item: Record<string, unknown>) =>
  name in toPartialExport ? toPartialExport[name as PartlyExportedTable](item) : item

const Feed = z.object({ id: z.string(), createdAt: z.string() })
const PendingAddress = z.object({ address: z.string(), expiresAt: z.string() })

/** The account with the plan that counts now, and without the hashes of codes. */
function toAccountExport({
  emailChange,
  calendarFeed,
  backupCodes: _,
  ...item
}: Record<string, unknown>): Record<string, unknown> {
  const { plan, subscription } = z.pick(StoredAccount, { plan: true, subscription: true }).parse(item)
  return {
    ...item,
    plan: effectivePlan(plan, subscription),
    ...(calendarFeed === undefined ? {} : { calendarFeed: Feed.parse(calendarFeed) }),
    ...(emailChange === undefined ? {} : { emailChange: PendingAddress.parse(emailChange) }),
  }
}

/** Reads up to a megabyte of a user's items in one table for export, starting after the sort key `after`. */
export async function readUserItems(name: UserTable, userId: string, after?: string): Promise<Batch> {
  const { key, sort: sortKey = key }: Table = tables[name]
  // A table without a sort key has one item per user, which the first batch contained.
  if (after !== undefined && sortKey === key) return { found: [], more: false }
  const { Items = [], LastEvaluatedKey } = await database.send(
    new QueryCommand({
      TableName: tableName(name),
      KeyConditionExpression: after === undefined ? '#key = :user' : '#key = :user AND #sort > :after',
      ExpressionAttributeNames: { '#key': key, ...(after === undefined ? {} : { '#sort': sortKey }) },
      ExpressionAttributeValues: { ':user': userId, ':after': after },
      ConsistentRead: true,
    }),
  )
  const found = Items.map((item) => ({ key: String(item[sortKey]), entry: toExport(name, item) }))
  return { found, more: LastEvaluatedKey !== undefined }
}

const Key = z.record(z.string(), z.string())

/** Deletes all of a user's items in one table. Returns whether there were any. */
export async function deleteUserItems(name: UserTable, userId: string): Promise<boolean> {
  const { key, sort }: Table = tables[name]
  const TableName = tableName(name)
  const keys = sort ? [key, sort] : [key]
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
