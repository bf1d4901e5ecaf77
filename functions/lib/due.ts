import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { hourMs } from '#shared/duration.ts'
import { dueIndexOf, dueShard, dueShards } from '#shared/tables.ts'
import { atMost } from './expression.ts'
import { type DueTimes, defineTable, getItem, type NamedRow, queryPages, toKeySchema, updateItem } from './table.ts'

/*
 * Work that is due at a time: an item has the time in an attribute that its table declares (`due` in `shared/tables.ts`), and is found by
 * that attribute's index. An item without the attribute is not in the index, so reading what is due costs what is due, however many
 * items there are.
 */

/** Returns what `set` of a change needs, so that work on the item with this partition key is due at `at` (milliseconds since 1970). */
export const dueAt = <Name extends string>(name: Name, partition: string, at: number): DueTimes<Name> =>
  // TypeScript does not know that the computed name is `Name`.
  ({ [name]: new Date(at).toISOString(), [dueShard]: `${crc32(partition) % dueShards}` }) as DueTimes<Name>

/**
 * How long work is delayed that a change of another item makes due, in milliseconds: longer than a request can take. The due time is stored
 * before the change, so it is not lost if the request is interrupted.
 */
export const settlingMs = 60_000

/** The row of a table with work that is due. */
type DueRow = NamedRow & { readonly due: readonly string[] }

/** The key of an item on which work is due, and since when (ISO 8601). */
export interface Due {
  readonly key: Readonly<Record<string, string>>
  readonly at: string
}

const Item = z.record(z.string(), z.string())
const tableOf = (row: DueRow) => defineTable<typeof Item, NamedRow>(row, Item)

/**
 * Returns the items on which work is due, in pages: those of one partition after another, the longest overdue of each first. The first one
 * differs from hour to hour, so that a job that never reaches the last one leaves out none for good.
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

/** Returns since when, or from when, work on an item is due; undefined if it is not, or there is no such item. */
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
 * Moves the time at which work on an item is due to `to` (milliseconds since 1970); undefined: it no longer is. Returns false, without a
 * change, if it is no longer `at` because it was changed meanwhile.
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
