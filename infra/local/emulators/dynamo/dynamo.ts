import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { listen } from '#infra/local/listen.ts'
import { type TableName, tableRows, tables } from '#infra/tables.ts'
import { adminKeyId, createDynamoServer, physicalTableName, type TableGrants } from './dynamo-server.ts'

export interface DynamoEmulator {
  readonly endpoint: string
  stop(): Promise<void>
}

interface Start {
  /** Where the data is stored. It is in memory if omitted. */
  readonly directory?: string | undefined
  readonly grants?: TableGrants | undefined
  /** Number of attempts: the child of a killed run may hold the store's lock a little longer. */
  readonly attempts?: number
}

/**
 * Starts DynamoDB on a free port of 127.0.0.1: on disk in a child process or, without a directory, in memory in this
 * process. With `grants` (`createTableGrants(prefix)`) it refuses what a caller's access row does not allow, as IAM
 * does. The child ends with this process, however that ends. Throws if DynamoDB cannot start.
 */
export async function startDynamo({ directory, grants, attempts = 20 }: Start = {}): Promise<DynamoEmulator> {
  if (directory) return startOnDisk({ directory, grants }, attempts)
  const server = createDynamoServer({ grants })
  const { origin, stop } = await listen(server)
  return {
    endpoint: origin,
    stop: () => {
      // dynalite's own `close` would close the store during a pending write, which then throws. Data in memory needs no
      // closing, so only the server's plain `close` is used.
      Reflect.deleteProperty(server, 'close')
      return stop()
    },
  }
}

/** Creates the missing tables of `infra/tables.ts` and waits until all are active. */
export async function createTables(endpoint: string, prefix: string): Promise<void> {
  const client = createAdminClient(endpoint)
  await Promise.all(tableRows.map(([table]) => createTable(client, physicalTableName(prefix, table), table)))
  client.destroy()
}

/** Creates a client for local tools. It may do everything. */
export const createAdminClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: adminKeyId, secretAccessKey: adminKeyId },
  })

const pauseMs = 100

async function startOnDisk(
  settings: { directory: string; grants: TableGrants | undefined },
  attempts: number,
): Promise<DynamoEmulator> {
  mkdirSync(settings.directory, { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const child = fork(path.join(import.meta.dirname, 'dynamo-process.ts'), {
      cwd: path.resolve(import.meta.dirname, '../../../..'),
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const result = await waitUntilReady(child, settings)
    if ('endpoint' in result) return superviseProcess(child, result.endpoint)
    if (attempt === attempts) throw new Error(`DynamoDB did not start: ${result.problem}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

const Ready = z.object({ endpoint: z.string() })

/** Waits for the first response: the child opens the store lazily and fails on a lock at its first use. */
async function waitUntilReady(
  child: ChildProcess,
  settings: object,
): Promise<{ endpoint: string } | { problem: string }> {
  let problem = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    problem += chunk
  })
  const ended = once(child, 'exit').then(() => ({ problem }))
  const firstResponse = async () => {
    const [message] = await once(child, 'message')
    const { endpoint } = Ready.parse(message)
    const client = createAdminClient(endpoint)
    await client.send(new ListTablesCommand({})).finally(() => client.destroy())
    return { endpoint }
  }
  child.send(settings)
  return Promise.race([ended, firstResponse().catch(() => ended)])
}

function superviseProcess(child: ChildProcess, endpoint: string): DynamoEmulator {
  child.stderr?.removeAllListeners('data').pipe(process.stderr)
  const failed = (code: number | null) => console.error(`DynamoDB stopped unexpectedly (${code}). Restart Viewcraft.`)
  child.once('exit', failed)
  return {
    endpoint,
    stop: async () => {
      child.off('exit', failed)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function createTable(client: DynamoDBClient, name: string, table: TableName): Promise<void> {
  const { key, sort }: { key: string; sort?: string } = tables[table]
  const keys = [key, ...(sort ? [sort] : [])]
  const create = new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
  })
  await client.send(create).catch((error: unknown) => {
    if (!(error instanceof ResourceInUseException)) throw error
  })
  if (await waitUntilActive(client, name)) return
  await repairTable(client, name)
  if (!(await waitUntilActive(client, name))) throw new Error(`Table ${name} cannot be used`)
}

async function waitUntilActive(client: DynamoDBClient, name: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    if (Table?.TableStatus === 'ACTIVE') return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

/**
 * dynalite leaves a table CREATING forever if it is killed between creating and opening it. A change of billing mode
 * opens it.
 */
async function repairTable(client: DynamoDBClient, name: string): Promise<void> {
  const ProvisionedThroughput = { ReadCapacityUnits: 1, WriteCapacityUnits: 1 }
  await client.send(new UpdateTableCommand({ TableName: name, BillingMode: 'PROVISIONED', ProvisionedThroughput }))
  await waitUntilActive(client, name)
  await client.send(new UpdateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST' }))
}
