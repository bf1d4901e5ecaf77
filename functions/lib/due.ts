import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { hourMs } from '#shared/duration.ts'
import { dueIndexOf, dueShard, dueShards } from '#shared/tables.ts'
import { atMost } from './expression.ts'
import { type DueTimes, defineTable, getItem, type NamedRow, queryPages, toKeySchema, updateItem } from './table.ts'

/*
 * Work that is due at a certain time. An item stores the time in an attribute that its table declares (`due` in `shared/tables.ts`). The
 * attribute has a sparse index, which contains only items with the attribute, so the cost of listing due work depends only on how much is
 * due.
 */

/** Returns the attributes that make work on the item with this partition key due at `at` (milliseconds since 1970). */
export const dueAt = <Name extends string>(name: Name, partition: string, at: number): DueTimes<Name> =>
  // TypeScript does not know that the computed name is `Name`.
  ({ [name]: new Date(at).toISOString(), [dueShard]: `${crc32(partition) % dueShards}` }) as DueTimes<Name>

/**
 * The delay before work that follows from a change to another item, in milliseconds. It exceeds the duration of any request. The due time
 * is stored before the change, so that an interrupted request does not lose the work.
 */
export const settlingMs = 60_000

/** The row of a table with due work. */
type DueRow = NamedRow & { readonly due: readonly string[] }

/** The key of an item with due work, and its due time (ISO 8601). */
export interface Due {
  readonly key: Readonly<Record<string, string>>
  readonly at: string
}

const Item = z.record(z.string(), z.string())
const tableOf = (row: DueRow) => defineTable<typeof Item, NamedRow>(row, Item)

/**
 * Yields pages of items with due work, partition by partition, most overdue first. The first partition changes every hour, so that a job
 * that always runs out of time still reaches every partition.
 */
export async function* listDue<R extends DueRow>(
  row: R,
  name: R['due'][number],
  now = Date.now(),
): AsyncGenerator<Due[]> {
  const as = z.extend(toKeySchema(row), { [name]: z.string() })
  const { index, partitions } = dueIndexOf(row, name)
  const query = { index: index as never, sort: atMost(new Date(now).toISOString()), as }
  const first = Math.floor(now / hourMs) % partitions.length
  for (const partition of [...partitions.slice(first), ...partitions.slice(0, first)])
    for await (const page of queryPages(tableOf(row), partition, query))
      yield page.map(({ [name]: at = '', ...key }) => ({ key, at }))
}

/** Returns when work on an item is due, in the past or the future. Returns undefined if none is due or the item does not exist. */
export async function readDue<R extends DueRow>(
  row: R,
  name: R['due'][number],
  key: Due['key'],
): Promise<Due | undefined> {
  const item = await getItem(tableOf(row), key, { as: z.object({ [name]: z.optional(z.string()) }) })
  const at = item?.[name]
  return at === undefined ? undefined : { key, at }
}

/**
 * Moves the due time of an item to `to` (milliseconds since 1970), or removes it if `to` is undefined. Changes nothing and returns false if
 * the due time is no longer `at`.
 */
export const moveDue = <R extends DueRow>(
  row: R,
  name: R['due'][number],
  { key, at }: Due,
  to: number | undefined,
): Promise<boolean> => {
  const change = to === undefined ? { remove: [name] } : { set: { [name]: new Date(to).toISOString() } }
  return updateItem(tableOf(row), key, change, { [name]: at })
}
