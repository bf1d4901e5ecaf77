import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import type { ClassicLevel } from 'classic-level'
import { getIndexActions } from 'dynalite/db/index.js'
import * as z from 'zod/mini'
import { indexesOf, type Table, tableRows } from '#shared/tables.ts'

const toSchema = (names: readonly string[]) =>
  names.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' }) as const)

/** Returns the input of CreateTable for a row, with its indexes. */
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
 * Adds indexes that a newer release declares to existing tables and fills them, as a deployment does;
 * dynalite cannot do this itself. Each table changes atomically.
 */
export async function addIndexes(store: ClassicLevel<string, unknown>): Promise<void> {
  const entriesIn = (prefix: string) => store.iterator({ gte: `${prefix}~`, lt: `${prefix}~\uffff` }).all()
  for (const [key, value] of await entriesIn('table')) {
    const stored = Stored.parse(value)
    const { TableName, GlobalSecondaryIndexes: existing = [] } = stored
    // Table names have no hyphen, so the suffix matches only one.
    const [, row] = tableRows.find(([name]) => TableName.endsWith(`-${name}`)) ?? []
    if (!row) continue
    const { AttributeDefinitions, GlobalSecondaryIndexes: declared = [] } = describeTable(TableName, row)
    const added = declared.filter(({ IndexName }) => !existing.some((index) => index.IndexName === IndexName))
    if (added.length === 0) continue
    const indexes = added.map((index) => ({ ...index, IndexStatus: 'ACTIVE', IndexSizeBytes: 0, ItemCount: 0 }))
    const table = { ...stored, AttributeDefinitions, GlobalSecondaryIndexes: [...existing, ...indexes] }
    const items = await entriesIn(`item-${TableName}`)
    const entries = items.flatMap(([, item]) => getIndexActions(indexes, null, item, table).puts)
    await store.batch([
      { type: 'put', key, value: table },
      ...entries.map(({ index, key: entry, item }) => ({
        type: 'put' as const,
        key: `index-global~${TableName}~${index}~${entry}`,
        value: item,
      })),
    ])
  }
}
