import { maxOutputTokens } from '#functions/clients/ai/request.ts'
import { tablePrefix, uploadsBucket } from '#infra/local/deployment.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { tableRows } from '#infra/tables.ts'
import type { Backend } from '#test/support/backend.ts'
import type { Unit } from './cost-prices.ts'

/** How much of each thing that is paid for, or rationed, an action took. */
export type Count = Readonly<Partial<Record<Unit | Rationed, number>>>
type Rationed = 'youtubeUnits' | 'youtubeSearches' | 'aiCalls' | 'tableCalls' | 'poolMails'

/** Units that a key of a table took, as `limits youtube#DAY`: one that all users share can get hot. */
export type SharedKeys = ReadonlyMap<string, { readonly reads: number; readonly writes: number }>

/**
 * How long functions wait for others, which local runs do not show and Lambda bills all the same. Milliseconds;
 * assumed, not measured. The provider has twenty seconds at most (`AI_DEADLINE_MS`).
 */
export const waits = { table: 5, image: 30, fetched: 200, ai: 4_000, mail: 100 } as const
/** A token is about four characters of English (help.openai.com, "What are tokens"). */
const bytesPerToken = 4
/** A processor of Lambda's is 1769 MB: seconds of it in GB-seconds, whatever memory a function has. */
const gigabytesOfProcessor = 1769 / 1024
/** What functions have unless their row says more. */
const usualGigabytes = 0.5

export type Meters = Awaited<ReturnType<typeof openMeters>>

/** Counts what functions of a backend take, from table and bucket to log. */
export async function openMeters(backend: Backend) {
  const sums = new Map<string, number>()
  const keys = new Map<string, { reads: number; writes: number }>()
  const add = (name: Unit | Rationed, amount: number) => void sums.set(name, (sums.get(name) ?? 0) + amount)
  await watchTables(add, keys)
  await watchImages(add)
  watchRuns(backend, add)
  watchLog(add)
  const wire = watchWire(backend)

  /** What some work took. */
  const during = async (work: () => Promise<unknown>): Promise<Count> => {
    sums.clear()
    keys.clear()
    wire.reset()
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    const told = wire.read()
    for (const [name, amount] of Object.entries(told)) sums.set(name, (sums.get(name) ?? 0) + amount)
    const count: Record<string, number> = Object.fromEntries(sums)
    const waited =
      (count.tableCalls ?? 0) * waits.table +
      ((count.gets ?? 0) + (count.puts ?? 0)) * waits.image +
      told.fetched * waits.fetched +
      told.aiCalls * waits.ai +
      told.mails * waits.mail
    const processor = (user + system) / 1e6
    return { ...count, gigabyteSeconds: processor * gigabytesOfProcessor + (waited / 1000) * usualGigabytes }
  }
  /** What was done to each key since `during` began, but to those that name one of `owners`. */
  const sharedKeys = (owners: readonly string[]): SharedKeys =>
    new Map([...keys].filter(([key]) => !owners.some((owner) => key.includes(owner))))
  return { during, sharedKeys, add }
}

type Add = (name: Unit | Rationed, amount: number) => void
type Keys = Map<string, { reads: number; writes: number }>

async function watchTables(add: Add, keys: Keys): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  const tableOf = new Map(
    tableRows.map(([name, row]) => [physicalTableName(tablePrefix, name), { name, key: row.key }]),
  )
  database.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as TableInput
      const reads = /^(Get|Query|Scan)/.test(`${context.commandName}`)
      const table = tableOf.get(input.TableName ?? '')
      add('tableCalls', 1)
      const taken = await next({ ...args, input: { ...input, ReturnConsumedCapacity: 'TOTAL' } }).catch((error) => {
        // A condition that did not hold is paid for as the write would have been.
        add(reads ? 'reads' : 'writes', 1)
        throw error
      })
      const { ConsumedCapacity } = taken.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      const units = ConsumedCapacity?.CapacityUnits ?? 1
      add(reads ? 'reads' : 'writes', units)
      if (table) noteKey(keys, `${table.name} ${keyIn(input, table.key)}`, reads, units)
      return taken
    },
    { step: 'initialize', name: 'countUnits' },
  )
}

interface TableInput {
  readonly TableName?: string
  readonly Key?: Readonly<Record<string, unknown>>
  readonly Item?: Readonly<Record<string, unknown>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

const keyIn = ({ Key, Item, ExpressionAttributeValues = {} }: TableInput, key: string): string =>
  `${Key?.[key] ?? Item?.[key] ?? Object.values(ExpressionAttributeValues)[0] ?? 'all'}`

function noteKey(keys: Keys, key: string, reads: boolean, units: number): void {
  const known = keys.get(key) ?? { reads: 0, writes: 0 }
  known[reads ? 'reads' : 'writes'] += units
  keys.set(key, known)
}

async function watchImages(add: Add): Promise<void> {
  const { s3Client } = await import('#functions/store/images.ts')
  s3Client.middlewareStack.add(
    (next, context) => (args) => {
      const { Bucket, Body } = args.input as { Bucket?: string; Body?: Uint8Array }
      const gets = `${context.commandName}`.startsWith('Get')
      // A deletion is free.
      if (Bucket === uploadsBucket && !`${context.commandName}`.startsWith('Delete')) add(gets ? 'gets' : 'puts', 1)
      add('storedBytes', Body?.length ?? 0)
      return next(args)
    },
    { step: 'initialize', name: 'countImages' },
  )
}

/** Every run of a function is a call that is paid for, and a trace. */
function watchRuns({ rights }: Backend, add: Add): void {
  const { runAs } = rights
  Object.assign(rights, {
    runAs: (...run: Parameters<typeof runAs>) => {
      add('invocations', 1)
      add('traces', 1)
      return runAs(...run)
    },
  })
}

/** A line of the log holds what Lambda adds to it as well. */
const aroundLine = 26
/** API Gateway's line of a request, and Lambda's three of a run. */
const aroundRun = { request: 250, run: 400 } as const

function watchLog(add: Add): void {
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    console[level] = (...said: unknown[]) => add('logBytes', said.join(' ').length + aroundLine)
}

/** What the backend has from outside is asked at the wire: quota, tokens, mails. */
function watchWire(backend: Backend) {
  let fetched = 0
  const { fetch } = globalThis
  globalThis.fetch = (...call) => {
    fetched += 1
    return fetch(...call)
  }
  const now = () => ({
    // Not what it says is spent, which starts anew with each day.
    youtube: backend.youtube.calls.length,
    asked: backend.openai.requests.length,
    mails: backend.mails().length,
    fetched,
  })
  let before = now()
  return {
    reset: () => {
      before = now()
    },
    read: () => {
      const after = now()
      const requests = backend.openai.requests.slice(before.asked)
      const calls = backend.youtube.calls.slice(before.youtube)
      return {
        youtubeUnits: calls.filter((call) => !isSearch(call)).length,
        youtubeSearches: calls.filter(isSearch).length,
        mails: after.mails - before.mails,
        fetched: after.fetched - before.fetched,
        aiCalls: requests.length,
        tokensIn: requests.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / bytesPerToken,
        // The most that it may be.
        tokensOut: requests.length * maxOutputTokens,
      }
    },
  }
}

/** Searches are counted apart; any other call that we make is a unit. */
const isSearch = (call: string) => call.startsWith('search')

/** What API Gateway and Lambda write to the log of themselves, by request and run. */
export const ownLog = ({ requests = 0, invocations = 0 }: Count): number =>
  requests * aroundRun.request + invocations * aroundRun.run
