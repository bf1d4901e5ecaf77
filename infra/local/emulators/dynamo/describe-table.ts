import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import type { ClassicLevel } from 'classic-level'
import * as z from 'zod/mini'
import { indexesOf, type Table, tableRows } from '#shared/tables.ts'

const toSchema = (names: readonly string[]) =>
  names.map((AttributeName, place) => ({ AttributeName, KeyType: place === 0 ? 'HASH' : 'RANGE' }) as const)

/** Returns what creates the table of a row, with its indexes. */
export function describeTable(TableName: string, row: Table) {
  const keys = [row.key, ...(row.sort ? [row.sort] : [])]
  const indexes = Object.entries(indexesOf(row))
  const attributes = new Set([...keys, ...indexes.flatMap(([, { key, sort }]) => [key, sort])])
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...attributes].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: toSchema(keys),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([IndexName, { key, sort, keysOnly }]) => ({
        IndexName,
        KeySchema: toSchema([key, sort]),
        Projection: { ProjectionType: keysOnly ? 'KEYS_ONLY' : 'ALL' },
      })),
    }),
  } satisfies CreateTableCommandInput
}

/** A table in dynalite's store. */
const Stored = z.looseObject({
  TableName: z.string(),
  GlobalSecondaryIndexes: z.optional(z.array(z.looseObject({ IndexName: z.string() }))),
})

/**
 * Adds the indexes of due work that a release declares to the tables of an earlier one, as a deployment does; dynalite cannot. They begin
 * empty: no item has their attributes yet.
 */
export async function addDueIndexes(store: ClassicLevel<string, unknown>): Promise<void> {
  for await (const [key, value] of store.iterator({ gte: 'table~', lt: 'table~\uffff' })) {
    const stored = Stored.parse(value)
    // No table's name has a hyphen, so only one follows the prefix.
    const [, row] = tableRows.find(([name]) => stored.TableName.endsWith(`-${name}`)) ?? []
    const { AttributeDefinitions, GlobalSecondaryIndexes = [] } = row ? describeTable(stored.TableName, row) : {}
    const has = stored.GlobalSecondaryIndexes ?? []
    const missing = GlobalSecondaryIndexes.filter(
      ({ IndexName }) => row?.due?.includes(IndexName) && !has.some((one) => one.IndexName === IndexName),
    )
    if (missing.length === 0) continue
    const added = missing.map((index) => ({ ...index, IndexStatus: 'ACTIVE', IndexSizeBytes: 0, ItemCount: 0 }))
    await store.put(key, { ...stored, AttributeDefinitions, GlobalSecondaryIndexes: [...has, ...added] })
  }
}
