import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { indexesOf, type Table, type TableName, tableRows, tableVariable } from '#shared/tables.ts'
import { applyUpdate, compileCondition, type Item, type Placeholders } from './fake-expressions.ts'

/** DynamoDB returns up to this many bytes per request. */
const pageBytes = 1_000_000
/** How long a request takes at least, and how long it takes to read a megabyte, in milliseconds. */
export const requestMs = 5
export const megabyteMs = 20

interface Request extends Placeholders {
  readonly TableName: string
  readonly Key?: Item
  readonly Item?: Item
  readonly IndexName?: string
  readonly Limit?: number
  readonly ExclusiveStartKey?: Item
  readonly ScanIndexForward?: boolean
  readonly KeyConditionExpression?: string
  readonly FilterExpression?: string
  readonly ConditionExpression?: string
  readonly UpdateExpression?: string
  readonly ReturnValues?: string
  readonly ConsistentRead?: boolean
}

/** Generates items as they are read and discards changes to them. The partition key ends with the item's number. */
interface Made {
  readonly count: number
  readonly at: (index: number) => Item
  /** The items of a partition of the table, or of one of its indexes. */
  readonly query?: (partition: string, index: string | undefined) => readonly Item[]
  /** The size of an item in bytes. */
  readonly bytes: number
}

/** What a run did. */
interface Meter {
  requests: number
  /** Requests one after the other: those that wait together count once. */
  trips: number
  /** Items that DynamoDB read, whether or not it returned them. */
  items: number
  bytes: number
  /** Units of 4 KB that were read, and of 1 KB that were written. */
  readUnits: number
  writeUnits: number
}

/** The items of a scan, and the position of each. */
interface Scanned {
  readonly items: readonly Item[]
  readonly places: ReadonlyMap<string, number>
}

interface Kept {
  readonly row: Table
  readonly items: Map<string, Item>
  readonly partitions: Map<string, Map<string, Item>>
  readonly sorted: Map<string, Item[]>
  scanned: Scanned
  made?: Made
}

const numberIn = (key: unknown) => Number(/(\d+)$/.exec(`${key}`)?.[1] ?? Number.NaN)
const sizeOf = (item: Item) => JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value)).length

const keyOf = ({ key, sort }: Table, item: Item) => (sort ? `${item[key]}\n${item[sort]}` : `${item[key]}`)
const toScan = (items: readonly Item[], row: Table): Scanned => ({
  items,
  places: new Map(items.map((item, place) => [keyOf(row, item), place])),
})

/** Replaces the database of this process with one in memory. */
export function fakeDatabase() {
  const meter: Meter = { requests: 0, trips: 0, items: 0, bytes: 0, readUnits: 0, writeUnits: 0 }
  const tables = new Map<string, Kept>()
  const nameOf = new Map<string, string>()
  for (const [name, row] of tableRows) {
    tables.set(name, { row, items: new Map(), partitions: new Map(), sorted: new Map(), scanned: toScan([], row) })
    nameOf.set(process.env[tableVariable(name)] ?? name, name)
  }
  const tableOf = (name: string): Kept => {
    const found = tables.get(nameOf.get(name) ?? name)
    if (!found) throw new Error(`no table ${name}`)
    return found
  }
  const places = ({ row }: Kept, item: Item) => {
    const own = row.sort ? [`\n${item[row.key]}`] : []
    const others = Object.entries(indexesOf(row)).flatMap(([name, { key, sort }]) =>
      item[key] === undefined || item[sort] === undefined ? [] : [`${name}\n${item[key]}`],
    )
    return [...own, ...others]
  }
  const store = (table: Kept, item: Item | undefined, key: string) => {
    const old = table.items.get(key)
    if (old)
      for (const place of places(table, old)) {
        table.partitions.get(place)?.delete(key)
        table.sorted.delete(place)
      }
    if (!item) return void table.items.delete(key)
    table.items.set(key, item)
    for (const place of places(table, item)) {
      const partition = table.partitions.get(place) ?? new Map<string, Item>()
      table.partitions.set(place, partition)
      partition.set(key, item)
      table.sorted.delete(place)
    }
  }
  const getItem = (table: Kept, key: Item) => {
    const kept = table.items.get(keyOf(table.row, key))
    if (kept || !table.made) return kept
    const index = numberIn(key[table.row.key])
    return index < table.made.count ? table.made.at(index) : undefined
  }

  const toPage = (
    { row }: Kept,
    items: Iterable<Item>,
    request: Request,
    bytesEach: number | undefined,
    isEndReached: () => boolean,
  ) => {
    const index = indexesOf(row)[request.IndexName ?? '']
    const names = [row.key, row.sort, index?.key, index?.sort].filter((name) => name !== undefined)
    const test = compileCondition(request.FilterExpression, request)
    const found: Item[] = []
    let [read, bytes] = [0, 0]
    let last: Item | undefined
    for (const item of items) {
      read += 1
      bytes += bytesEach ?? sizeOf(item)
      last = item
      if (test(item)) found.push(item)
      if (read >= (request.Limit ?? Number.POSITIVE_INFINITY) || bytes >= pageBytes) break
    }
    meter.items += read
    meter.bytes += bytes
    meter.readUnits += Math.max(1, Math.ceil(bytes / 4096)) * (request.ConsistentRead ? 1 : 0.5)
    return {
      Items: found,
      ...(last &&
        !isEndReached() && { LastEvaluatedKey: Object.fromEntries(names.map((name) => [name, last?.[name]])) }),
    }
  }
  const query = (table: Kept, request: Request) => {
    const { row, made } = table
    const index = request.IndexName
    const { sort = '' } = indexesOf(row)[index ?? ''] ?? row
    const partition = `${request.ExpressionAttributeValues?.[/= (:\d+)/.exec(request.KeyConditionExpression ?? '')?.[1] ?? '']}`
    if (made?.query) {
      const items = made.query(partition, index)
      const start = request.ExclusiveStartKey ? numberIn(request.ExclusiveStartKey.userId) + 1 : 0
      let at = start
      const rest = function* () {
        for (; at < items.length; at++) yield items[at] ?? {}
      }
      return toPage(table, rest(), request, made.bytes, () => at >= items.length - 1)
    }
    const place = `${index ?? ''}\n${partition}`
    const order = (one: Item, other: Item) => {
      const [a, b] = [`${one[sort]}\n${keyOf(row, one)}`, `${other[sort]}\n${keyOf(row, other)}`]
      return a < b ? -1 : a > b ? 1 : 0
    }
    const sorted = table.sorted.get(place) ?? [...(table.partitions.get(place)?.values() ?? [])].sort(order)
    table.sorted.set(place, sorted)
    const matches = compileCondition(request.KeyConditionExpression, request)
    const start = request.ExclusiveStartKey
    const isBackward = request.ScanIndexForward === false
    const ordered = (isBackward ? sorted.toReversed() : sorted).filter(
      (item) => matches(item) && (!start || (isBackward ? order(item, start) < 0 : order(item, start) > 0)),
    )
    let at = 0
    const rest = function* () {
      for (; at < ordered.length; at++) yield ordered[at] ?? {}
    }
    const keysOnly = index && indexesOf(row)[index]?.keysOnly ? 100 : undefined
    return toPage(table, rest(), request, keysOnly, () => at >= ordered.length - 1)
  }
  const scan = (table: Kept, request: Request) => {
    const { made, row } = table
    if (made) {
      let at = request.ExclusiveStartKey ? numberIn(request.ExclusiveStartKey[row.key]) + 1 : 0
      const rest = function* () {
        for (; at < made.count; at++) yield made.at(at)
      }
      return toPage(table, rest(), request, made.bytes, () => at >= made.count - 1)
    }
    // A scan lists the items at its beginning, and continues in that list.
    const start = request.ExclusiveStartKey
    const list = start ? table.scanned : toScan([...table.items.values()], row)
    table.scanned = list
    const sorted = list.items
    let at = start ? (list.places.get(keyOf(row, start)) ?? 0) + 1 : 0
    const rest = function* () {
      for (; at < sorted.length; at++) yield sorted[at] ?? {}
    }
    return toPage(table, rest(), request, undefined, () => at >= sorted.length - 1)
  }

  const answer = (name: string, request: Request): object => {
    const table = tableOf(request.TableName)
    if (name === 'QueryCommand') return query(table, request)
    if (name === 'ScanCommand') return scan(table, request)
    const key = request.Key ?? request.Item ?? {}
    const old = getItem(table, key)
    if (name === 'GetCommand') {
      meter.items += 1
      meter.readUnits += Math.max(1, Math.ceil((old ? sizeOf(old) : 1) / 4096)) * (request.ConsistentRead ? 1 : 0.5)
      return { Item: old && { ...old } }
    }
    if (!compileCondition(request.ConditionExpression, request)(old ?? {}))
      throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} })
    const next =
      name === 'DeleteCommand'
        ? undefined
        : name === 'PutCommand'
          ? { ...request.Item }
          : applyUpdate(old ?? { ...key }, request.UpdateExpression ?? '', request)
    if (!table.made || !(numberIn(key[table.row.key]) < table.made.count)) store(table, next, keyOf(table.row, key))
    meter.writeUnits += 1 + (next ? places(table, next).length : 0)
    return { Attributes: request.ReturnValues === 'ALL_OLD' ? old : next }
  }

  let waiting: (() => void)[] = []
  const respond = () => {
    const ready = waiting
    waiting = []
    meter.trips += 1
    for (const one of ready) one()
  }
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: (command: object) => Promise<object> }
  const { send } = prototype
  prototype.send = (command) =>
    new Promise((resolve, reject) => {
      meter.requests += 1
      if (waiting.length === 0) setImmediate(respond)
      waiting.push(() => {
        try {
          resolve(answer(command.constructor.name, (command as { readonly input: Request }).input))
        } catch (error) {
          reject(error as Error)
        }
      })
    })
  return {
    meter,
    reset: () => Object.assign(meter, { requests: 0, trips: 0, items: 0, bytes: 0, readUnits: 0, writeUnits: 0 }),
    put: (name: TableName, item: Item) => {
      const table = tableOf(name)
      store(table, item, keyOf(table.row, item))
    },
    make: (name: TableName, made: Made) => {
      tableOf(name).made = made
    },
    restore: () => {
      prototype.send = send
    },
  }
}
