import { maxOutputTokens } from '#functions/clients/ai/request.ts'
import { tablePrefix, uploadsBucket } from '#infra/local/deployment.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { tableRows } from '#shared/tables.ts'
import type { Backend } from '#test/support/backend.ts'
import type { Unit } from './cost-prices.ts'

/** What an action used, by paid unit and by quota. */
export type Count = Readonly<Partial<Record<Unit | QuotaUnit, number>>>
type QuotaUnit = 'youtubeUnits' | 'youtubeSearches' | 'aiCalls' | 'tableCalls' | 'poolMails'

/** The DynamoDB units that each key used, such as `limits youtube#DAY`. Keys that all users share have a throughput limit. */
export type SharedKeys = ReadonlyMap<string, { readonly reads: number; readonly writes: number }>

/**
 * Milliseconds that functions wait for other services, which Lambda bills but local runs do not show. Assumed. The AI
 * provider's timeout is 20 seconds (`AI_DEADLINE_MS`).
 */
export const waits = { table: 5, image: 30, fetched: 200, ai: 4_000, mail: 100 } as const
/** A token is about four characters of English (help.openai.com, "What are tokens"). */
const bytesPerToken = 4
/** The memory that comes with one full CPU, which converts CPU seconds to GB-seconds. */
const gigabytesPerCpu = 1769 / 1024
/** The default memory of functions. */
const defaultGigabytes = 0.5

export type Meters = Awaited<ReturnType<typeof openMeters>>

/** Starts counting what the functions of a backend use: tables, bucket, runs, log, network. */
export async function openMeters(backend: Backend) {
  const sums = new Map<string, number>()
  const keys = new Map<string, { reads: number; writes: number }>()
  const add = (name: Unit | QuotaUnit, amount: number) => void sums.set(name, (sums.get(name) ?? 0) + amount)
  await meterTables(add, keys)
  await meterImages(add)
  meterRuns(backend, add)
  meterLog(add)
  const network = meterNetwork(backend)

  /** Runs work and returns what it used. */
  const during = async (work: () => Promise<unknown>): Promise<Count> => {
    sums.clear()
    keys.clear()
    network.reset()
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    const counted = network.read()
    for (const [name, amount] of Object.entries(counted)) sums.set(name, (sums.get(name) ?? 0) + amount)
    const count: Record<string, number> = Object.fromEntries(sums)
    const waited =
      (count.tableCalls ?? 0) * waits.table +
      ((count.gets ?? 0) + (count.puts ?? 0)) * waits.image +
      counted.fetched * waits.fetched +
      counted.aiCalls * waits.ai +
      counted.mails * waits.mail
    const cpuSeconds = (user + system) / 1e6
    return { ...count, gigabyteSeconds: cpuSeconds * gigabytesPerCpu + (waited / 1000) * defaultGigabytes }
  }
  /** Returns the use of each key during the last `during`, without keys that contain one of `owners`. */
  const sharedKeys = (owners: readonly string[]): SharedKeys =>
    new Map([...keys].filter(([key]) => !owners.some((owner) => key.includes(owner))))
  return { during, sharedKeys, add }
}

type Add = (name: Unit | QuotaUnit, amount: number) => void
type Keys = Map<string, { reads: number; writes: number }>

async function meterTables(add: Add, keys: Keys): Promise<void> {
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
      const result = await next({ ...args, input: { ...input, ReturnConsumedCapacity: 'TOTAL' } }).catch((error) => {
        // A failed condition is billed like the write.
        add(reads ? 'reads' : 'writes', 1)
        throw error
      })
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      const units = ConsumedCapacity?.CapacityUnits ?? 1
      add(reads ? 'reads' : 'writes', units)
      if (table) countKeyUnits(keys, `${table.name} ${keyIn(input, table.key)}`, reads, units)
      return result
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

function countKeyUnits(keys: Keys, key: string, reads: boolean, units: number): void {
  const known = keys.get(key) ?? { reads: 0, writes: 0 }
  known[reads ? 'reads' : 'writes'] += units
  keys.set(key, known)
}

async function meterImages(add: Add): Promise<void> {
  const { s3Client } = await import('#functions/store/files.ts')
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

/** Counts every run of a function as an invocation and a trace. */
function meterRuns({ rights }: Backend, add: Add): void {
  const { runAs } = rights
  Object.assign(rights, {
    runAs: (...run: Parameters<typeof runAs>) => {
      add('invocations', 1)
      add('traces', 1)
      return runAs(...run)
    },
  })
}

/** Bytes that Lambda adds to each log line. */
const bytesPerLine = 26
/** Bytes of API Gateway's log line per request, and of Lambda's three lines per run. */
const platformLogBytes = { request: 250, run: 400 } as const

function meterLog(add: Add): void {
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    console[level] = (...values: unknown[]) => add('logBytes', values.join(' ').length + bytesPerLine)
}

/** Counts requests to external services at the stub servers: quota units, tokens, mails. */
function meterNetwork(backend: Backend) {
  let fetched = 0
  const { fetch } = globalThis
  globalThis.fetch = (...call) => {
    fetched += 1
    return fetch(...call)
  }
  const now = () => ({
    // The stub's own total of spent units is not used: it restarts each day.
    youtube: backend.youtube.calls.length,
    aiRequests: backend.openai.requests.length,
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
      const requests = backend.openai.requests.slice(before.aiRequests)
      const calls = backend.youtube.calls.slice(before.youtube)
      return {
        youtubeUnits: calls.filter((call) => !isSearch(call)).length,
        youtubeSearches: calls.filter(isSearch).length,
        mails: after.mails - before.mails,
        fetched: after.fetched - before.fetched,
        aiCalls: requests.length,
        tokensIn: requests.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / bytesPerToken,
        // The maximum, since stub responses are short.
        tokensOut: requests.length * maxOutputTokens,
      }
    },
  }
}

/** Whether a call is a search, which has a separate quota. Every other call costs one unit. */
const isSearch = (call: string) => call.startsWith('search')

/** Returns the bytes that API Gateway and Lambda themselves write to the log. */
export const platformLog = ({ requests = 0, invocations = 0 }: Count): number =>
  requests * platformLogBytes.request + invocations * platformLogBytes.run
