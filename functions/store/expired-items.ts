import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { atMost } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, type NamedRow, scanOnce, toKeySchema } from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type ExpiringTable, tables } from '#shared/tables.ts'

const Key = z.record(z.string(), z.string())
type Key = z.infer<typeof Key>

const Item = z.object({ expiresAt: z.number() })
const tableOf = (name: ExpiringTable) => defineTable<typeof Item, NamedRow>(tables[name], Item)
const isExpired = (now: number) => ({ expiresAt: atMost(toEpochSeconds(now)) })

/** The keys of the expired items that one scan found, and where it ended. */
interface ExpiredItems {
  readonly keys: readonly Key[]
  readonly end: string
}

/** Scans a table once for expired items, starting after the key `after` (JSON). The page has one entry. */
export async function scanExpired(name: ExpiringTable, now: number, after?: string): Promise<Page<ExpiredItems>> {
  const start = after === undefined ? undefined : Key.parse(JSON.parse(after))
  const { items, end } = await scanOnce(
    tableOf(name),
    { as: toKeySchema(tables[name]), filter: isExpired(now), limit: 500 },
    start,
  )
  const next = end && JSON.stringify(end)
  return { items: [{ keys: items, end: next ?? '' }], next }
}

/** Deletes an item. Returns false, deleting nothing, when it was written again and has not expired. */
export const deleteIfExpired = (name: ExpiringTable, key: Key, now: number): Promise<boolean> =>
  deleteItem(tableOf(name), key, isExpired(now))
