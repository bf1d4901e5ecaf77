import * as z from 'zod/mini'
import { above } from '#functions/lib/expression.ts'
import type { Batch } from '#functions/lib/paging.ts'
import { effectivePlan } from '#functions/lib/subscription.ts'
import { defineTable, deleteItem, type NamedRow, queryOnce, queryPages, toKeySchema } from '#functions/lib/table.ts'
import { dueShard, type PartlyExportedTable, tables, type UserTable } from '#shared/tables.ts'
import { StoredAccount } from './accounts.ts'

type ToExport = (item: Record<string, unknown>) => Record<string, unknown>

/** Converts items of partly exported tables for a user's export. Leaves out secrets and whatever helps to guess them. */
const toPartialExport: Readonly<Record<PartlyExportedTable, ToExport>> = {
  accounts: toAccountExport,
  personal_tokens: ({ hash: _, ...item }) => item,
  connections: ({ code: _, challenge: __, tokens: ___, ...item }) => item,
  user_tokens: ({ user_id, channel_id, scopes, expires_at }) => ({ user_id, channel_id, scopes, expires_at }),
}

/** Leaves out the shard of an index, which says nothing about the user. */
const toExport = (name: UserTable, { [dueShard]: _, ...item }: Record<string, unknown>) =>
  name in toPartialExport ? toPartialExport[name as PartlyExportedTable](item) : item

const Feed = z.object({ id: z.string(), createdAt: z.string() })
const PendingAddress = z.object({ address: z.string(), expiresAt: z.string() })

/** Returns the account with its current plan and without the hashes of codes. */
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

const AnyItem = z.record(z.string(), z.unknown())
const tableOf = (name: UserTable) => defineTable<typeof AnyItem, NamedRow>(tables[name], AnyItem)

/** Reads up to a megabyte of a user's items in one table for export, starting after the sort key `after`. */
export async function readUserItems(name: UserTable, userId: string, after?: string): Promise<Batch> {
  const table = tableOf(name)
  const { key, sort } = table.row
  // A table without a sort key has one item per user, which the first batch contained.
  if (after !== undefined && !sort) return { found: [], more: false }
  const rest = after === undefined ? {} : { sort: above(after) }
  const { items, end } = await queryOnce(table, userId, { ...rest, as: AnyItem })
  const found = items.map((item) => ({ key: String(item[sort ?? key]), entry: toExport(name, item) }))
  return { found, more: end !== undefined }
}

/** Deletes all of a user's items in one table. Returns whether there were any. */
export async function deleteUserItems(name: UserTable, userId: string): Promise<boolean> {
  const table = tableOf(name)
  let hadAny = false
  for await (const keys of queryPages(table, userId, { as: toKeySchema(table.row), limit: 100 })) {
    await Promise.all(keys.map((key) => deleteItem(table, key)))
    hadAny ||= keys.length > 0
  }
  return hadAny
}
