import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { type dueShard, indexesOf, type Table as Row, type TableName } from '#shared/tables.ts'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from './database.ts'
import { tableName } from './env.ts'
import {
  absent,
  atMost,
  type Change,
  type Condition,
  createExpressions,
  type Expression,
  present,
} from './expression.ts'
import type { Page } from './visit-all.ts'

type Stored = Record<string, unknown>

/** A table and its items. */
export interface Table<Schema extends z.ZodMiniType = z.ZodMiniType, R extends NamedRow = NamedRow> {
  readonly row: R
  readonly schema: Schema
  readonly upgrade?: ((item: Stored) => Stored | undefined) | undefined
}
export type NamedRow = Row & { readonly name: TableName }

/**
 * Declares the items of a table of `shared/tables.ts`. `upgrade` converts an item of an earlier release to the current form, or returns
 * undefined to ignore it.
 */
// @__NO_SIDE_EFFECTS__
export function defineTable<Schema extends z.ZodMiniType, R extends NamedRow>(
  row: R,
  schema: Schema,
  upgrade?: (item: Stored) => Stored | undefined,
): Table<Schema, R> {
  return { row, schema, upgrade }
}

/** Returns the `expiresAt` of an item that is written at `now`, in seconds since 1970. */
export const expiryIn = ({ retention }: { readonly retention: number }, now: number): number =>
  toEpochSeconds(now) + retention * daySeconds

/** The key of an item. */
export type Key<T extends Table> = { readonly [Name in T['row']['key'] | SortOf<T['row']>]: string }
type SortOf<R> = R extends { readonly sort: infer Sort extends string } ? Sort : never
type Attributes<T extends Table> = z.input<T['schema']> &
  (string extends T['row']['key'] ? unknown : Key<T>) &
  Ending<T['row']> &
  DueTimes<DueOf<T>>
type Ending<R> = R extends { readonly retention: number }
  ? { readonly expiresAt: number }
  : R extends { readonly retention: string }
    ? { readonly expiresAt?: number | undefined }
    : unknown
/** The attributes of a table that say when work is due. */
export type DueOf<T extends Table> = T['row'] extends { readonly due: readonly (infer Name extends string)[] }
  ? Name
  : never
/** The times at which work on an item is due; with any of them, the item has a shard. */
export type DueTimes<Name extends string> = [Name] extends [never]
  ? unknown
  : { readonly [_ in Name | typeof dueShard]?: string | undefined }
/** `exists`: there is an item with this key. */
type Requirement<T extends Table> = Condition<Attributes<T>> | 'exists'

interface Reading<As> {
  /** The schema of the attributes to read, by default all. With it, `upgrade` and expiry have no effect. */
  readonly as?: As
  /** Also returns items that have expired and are not deleted yet. */
  readonly expired?: true
  /** Costs half, and may miss the latest writes. */
  readonly eventual?: true
  readonly now?: number
}

/** Returns the schema of the keys of a table that is not known in advance. */
export const toKeySchema = ({ key, sort }: Row) => z.object({ [key]: z.string(), ...(sort && { [sort]: z.string() }) })

const pickKey = ({ key, sort }: Row, item: Stored): Stored => ({
  [key]: item[key],
  ...(sort && { [sort]: item[sort] }),
})
const address = (row: NamedRow, key?: object) => ({
  TableName: tableName(row.name),
  Key: pickKey(row, { ...key }),
})

function parse<T extends Table, As extends z.ZodMiniType>(
  { row, schema, upgrade }: T,
  item: Stored | undefined,
  { as, expired, now = Date.now() }: Reading<As>,
  key: object = item ?? {},
): z.output<As> | undefined {
  const isOver = !as && !expired && row.retention !== undefined && Number(item?.expiresAt) <= toEpochSeconds(now)
  if (!item || isOver) return undefined
  const current = upgrade && !as ? upgrade(item) : item
  return parseItem(as ?? schema, current, [row.name, ...Object.values(pickKey(row, { ...key }))].join(' ')) as
    | z.output<As>
    | undefined
}

/** Returns an item; undefined if there is none or it has expired. */
export async function getItem<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  key: Key<T>,
  reading: Reading<As> = {},
): Promise<z.output<As> | undefined> {
  const request = { ...address(table.row, key), ConsistentRead: !reading.eventual, ...project(reading) }
  return parse(table, (await database.send(new GetCommand(request))).Item, reading, key)
}

function project({ as }: Reading<z.ZodMiniType>, expressions = createExpressions()) {
  const shape = as && 'shape' in as ? Object.keys({ ...(as.shape as object) }) : undefined
  const ProjectionExpression = shape && expressions.names(shape)
  return { ...(shape && { ProjectionExpression }), ...expressions.placeholders() }
}

function withCondition(row: Row, requirement: object | string | undefined, expressions = createExpressions()) {
  const condition = requirement === 'exists' ? { [row.key]: present } : requirement
  // DynamoDB rejects an empty condition, so an empty requirement cannot be mistaken for none.
  const required = typeof condition === 'object' && { ConditionExpression: expressions.condition(condition) }
  return { ...required, ...expressions.placeholders() }
}

const put = (row: NamedRow, item: object, rest: Omit<PutCommandInput, 'TableName' | 'Item'>) =>
  database.send(new PutCommand({ TableName: tableName(row.name), Item: { ...item }, ...rest }))

/** Writes an item, replacing any existing one if the condition is true of it. Returns false, changing nothing, if it is not. */
export const putItem = <T extends Table>(
  { row }: T,
  item: Attributes<T>,
  requirement?: Requirement<T>,
): Promise<boolean> => tryConditionalWrite(put(row, item as object, withCondition(row, requirement)))

/** Writes a new item. Returns false, changing nothing, if an item with this key exists and has not expired. */
export function createItem<T extends Table>({ row }: T, item: Attributes<T>, now = Date.now()): Promise<boolean> {
  const isNew = { [row.key]: absent }
  const condition = row.retention === undefined ? isNew : [isNew, { expiresAt: atMost(toEpochSeconds(now)) }]
  return tryConditionalWrite(put(row, item as object, withCondition(row, condition)))
}

/** Writes an item. Returns the item that it replaced. */
export async function swapItem<T extends Table>(
  table: T,
  item: Attributes<T>,
): Promise<z.output<T['schema']> | undefined> {
  const { Attributes } = await put(table.row, item as object, { ReturnValues: 'ALL_OLD' })
  return parse(table, Attributes, {})
}

/** Changes an item if the condition is true. Returns false, changing nothing, if it is not. Without a condition, it creates the item. */
export const updateItem = <T extends Table>(
  table: T,
  key: Key<T>,
  change: Change<Attributes<T>>,
  requirement?: Requirement<T>,
): Promise<boolean> => tryConditionalWrite(update(table, key, change, requirement, 'NONE'))

/** Changes an item like {@link updateItem}, and returns the changed item; undefined if the condition is not true. */
export async function changeItem<T extends Table>(
  table: T,
  key: Key<T>,
  change: Change<Attributes<T>>,
  requirement?: Requirement<T>,
): Promise<z.output<T['schema']> | undefined> {
  const write = update(table, key, change, requirement, 'ALL_NEW')
  return (await tryConditionalWrite(write)) ? parse(table, (await write).Attributes, { expired: true }) : undefined
}

function update(
  { row }: Table,
  key: object,
  change: object,
  requirement: object | string | undefined,
  ReturnValues: 'ALL_NEW' | 'NONE',
) {
  const expressions = createExpressions()
  const UpdateExpression = expressions.change(change)
  const request = {
    ...address(row, key),
    UpdateExpression,
    ...withCondition(row, requirement, expressions),
    ReturnValues,
  }
  return database.send(new UpdateCommand(request))
}

/** Deletes an item if the condition is true. Returns false if it is not. Without a condition, it does nothing if there is no item. */
export const deleteItem = <T extends Table>({ row }: T, key: Key<T>, requirement?: Requirement<T>): Promise<boolean> =>
  tryConditionalWrite(database.send(new DeleteCommand({ ...address(row, key), ...withCondition(row, requirement) })))

interface Scan<T extends Table, As> extends Reading<As> {
  readonly filter?: Condition<Attributes<T>>
  readonly limit?: number
}
interface Query<T extends Table, As> extends Scan<T, As> {
  /** A global secondary index to query instead, with eventual consistency. */
  readonly index?: (keyof T['row']['indexes'] & string) | DueOf<T>
  readonly sort?: Expression<string>
  readonly newestFirst?: true
}

/** The items that one request read, and the key after which the next request continues. */
interface Batch<Item> {
  readonly items: Item[]
  readonly end: Stored | undefined
}

function select(
  { row }: Table,
  { filter, limit, ...reading }: Scan<Table, z.ZodMiniType>,
  start: Stored | undefined,
  expressions = createExpressions(),
) {
  return {
    TableName: tableName(row.name),
    ...(filter && { FilterExpression: expressions.condition(filter) }),
    ...(limit && { Limit: limit }),
    ...(start && { ExclusiveStartKey: start }),
    ...project(reading, expressions),
  }
}

/** Reads up to a megabyte of the items with a partition key, ordered by the sort key. */
export async function queryOnce<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  partition: string,
  query: Query<T, As> = {},
  start?: Stored,
): Promise<Batch<z.output<As>>> {
  const expressions = createExpressions()
  const { index, sort, newestFirst, eventual } = query
  const { key, sort: sortKey }: Pick<Row, 'key' | 'sort'> = indexesOf(table.row)[index ?? ''] ?? table.row
  const { Items = [], LastEvaluatedKey: end } = await database.send(
    new QueryCommand({
      ...(index && { IndexName: index }),
      KeyConditionExpression: expressions.condition({ [key]: partition, ...(sort && { [`${sortKey}`]: sort }) }),
      ScanIndexForward: !newestFirst,
      ConsistentRead: !eventual && !index,
      ...select(table, query, start, expressions),
    }),
  )
  return { items: Items.flatMap((item) => parse(table, item, query) ?? []), end }
}

/** Reads up to `limit` items of a table, whether or not they match the filter. */
export async function scanOnce<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  scan: Scan<T, As> = {},
  start?: Stored,
): Promise<Batch<z.output<As>>> {
  const { Items = [], LastEvaluatedKey: end } = await database.send(new ScanCommand(select(table, scan, start)))
  return { items: Items.flatMap((item) => parse(table, item, scan) ?? []), end }
}

async function* readAll<Item>(read: (start?: Stored) => Promise<Batch<Item>>): AsyncGenerator<Item[]> {
  let start: Stored | undefined
  do {
    const { items, end }: Batch<Item> = await read(start)
    yield items
    start = end
  } while (start)
}

/** Returns the items with a partition key in pages, ordered by the sort key. */
export const queryPages = <T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  partition: string,
  query?: Query<T, As>,
): AsyncGenerator<z.output<As>[]> => readAll((start) => queryOnce(table, partition, query, start))

/** Returns all items of a table in pages. */
export const scanPages = <T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  scan?: Scan<T, As>,
): AsyncGenerator<z.output<As>[]> => readAll((start) => scanOnce(table, scan, start))

/** Returns all items with a partition key, or the first `limit`, ordered by the sort key. */
export async function listItems<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  partition: string,
  query: Query<T, As> = {},
): Promise<z.output<As>[]> {
  const { limit = Number.POSITIVE_INFINITY } = query
  const found: z.output<As>[] = []
  for await (const items of queryPages(table, partition, query)) {
    found.push(...items)
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** Returns the first `limit` items like {@link listItems}. `last` is the last of them, if there are more. */
export async function listPage<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  partition: string,
  query: Query<T, As> & { readonly limit: number },
): Promise<{ items: z.output<As>[]; last: z.output<As> | undefined }> {
  const found = await listItems(table, partition, { ...query, limit: query.limit + 1 })
  const items = found.slice(0, query.limit)
  return { items, last: found.length > query.limit ? items.at(-1) : undefined }
}

/** Returns the cursor of an item, for {@link scanPage}. No partition key of a table with a sort key contains a slash. */
export const cursorOf = (row: Row, item: object): string => Object.values(pickKey(row, { ...item })).join('/')

/** Returns a page of a table, beginning after a cursor. */
export async function scanPage<T extends Table, As extends z.ZodMiniType = T['schema']>(
  table: T,
  after: string | undefined,
  scan?: Scan<T, As>,
): Promise<Page<z.output<As>>> {
  const { key, sort } = table.row
  const [, first, second] = (sort && /^([^/]*)\/(.*)$/s.exec(after ?? '')) || [after, after]
  const start = after === undefined ? undefined : { [key]: first, ...(sort && { [sort]: second }) }
  const { items, end } = await scanOnce(table, { limit: 100, ...scan }, start)
  return { items, next: end && cursorOf(table.row, end) }
}
