import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createPrivateFolder, DataError, newDataAdvice } from '#infra/local/data-file.ts'
import { listen } from '#infra/local/listen.ts'
import { indexesOf, type TableName, tableRows, tables } from '#shared/tables.ts'
import { describeTable } from './describe-table.ts'
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
  /** Called if the child ends by itself. It is not restarted. */
  readonly onFailure?: (message: string) => void
}

/**
 * Starts DynamoDB on a free port of 127.0.0.1: on disk in a child process or, without a directory, in memory in this
 * process. With `grants` (`createTableGrants(prefix)`) it refuses what a caller's access row does not allow, as IAM
 * does. The child ends with this process, however that ends. Throws DataError if the directory is in use or damaged.
 */
export async function startDynamo({
  directory,
  grants,
  attempts = 5,
  onFailure = console.error,
}: Start = {}): Promise<DynamoEmulator> {
  if (directory) return startOnDisk({ directory, grants }, attempts, onFailure)
  const { origin, stop } = await listen(createDynamoServer({ grants }))
  return { endpoint: origin, stop }
}

/** Creates the missing tables of `shared/tables.ts` and waits until all are active. */
export async function createTables(endpoint: string, prefix: string): Promise<void> {
  const client = createAdminClient(endpoint)
  await createTablesWith(client, prefix)
  client.destroy()
}

/** Does the same as `createTables`, with the caller's client. */
export async function createTablesWith(client: DynamoDBClient, prefix: string): Promise<void> {
  await Promise.all(tableRows.map(([table]) => createTable(client, physicalTableName(prefix, table), table)))
}

/** Creates a client for local tools. It may do everything. */
export const createAdminClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: adminKeyId, secretAccessKey: adminKeyId },
  })

const pauseMs = 100

/** A bundled system has the process as a bundle beside its own, which needs no tsx. */
const [processFile, execArgv] = import.meta.filename.endsWith('.ts')
  ? [path.join(import.meta.dirname, 'dynamo-process.ts'), ['--import', 'tsx']]
  : [path.join(path.dirname(import.meta.filename), 'dynamo-process.mjs'), []]

async function startOnDisk(
  settings: { directory: string; grants: TableGrants | undefined },
  attempts: number,
  onFailure: (message: string) => void,
): Promise<DynamoEmulator> {
  createPrivateFolder(settings.directory)
  for (let attempt = 1; ; attempt++) {
    const child = fork(processFile, {
      cwd: path.resolve(import.meta.dirname, '../../../..'),
      execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const ended = waitForEnd(child)
    const started = await Promise.race([ended, waitUntilReady(child, settings).catch(() => ended)])
    if ('endpoint' in started) return superviseProcess(child, started.endpoint, ended, onFailure)
    if (!started.isLocked)
      throw new DataError(
        `The database in ${settings.directory} cannot be opened: ${started.problem}. Unless the disk is full, it is damaged. ${newDataAdvice}`,
      )
    if (attempt === attempts)
      throw new DataError(
        `${settings.directory} is in use by another run of Viewcraft. Stop that run, or choose another data folder with VIEWCRAFT_DATA.`,
      )
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

const Ready = z.object({ endpoint: z.string() })

/** Why the child ended. `isLocked`: another process uses the directory. */
const End = z.object({ problem: z.string(), isLocked: z.boolean() })
type End = z.infer<typeof End>

async function waitForEnd(child: ChildProcess): Promise<End> {
  let end: End | undefined
  child.on('message', (message) => {
    end ??= End.safeParse(message).data
  })
  const [code, signal] = await once(child, 'exit')
  // Its last message may arrive after its end.
  if (child.connected) await once(child, 'disconnect')
  return end ?? { problem: `its process ended with ${signal ?? code}`, isLocked: false }
}

async function waitUntilReady(child: ChildProcess, settings: object): Promise<{ endpoint: string }> {
  child.send(settings)
  const [message] = await once(child, 'message')
  return Ready.parse(message)
}

function superviseProcess(
  child: ChildProcess,
  endpoint: string,
  ended: Promise<End>,
  onFailure: (message: string) => void,
): DynamoEmulator {
  let isStopping = false
  void ended.then(({ problem }) => {
    if (!isStopping) onFailure(`The database failed: ${problem}`)
  })
  return {
    endpoint,
    stop: async () => {
      isStopping = true
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

async function createTable(client: DynamoDBClient, name: string, table: TableName): Promise<void> {
  const create = new CreateTableCommand(describeTable(name, tables[table]))
  await client.send(create).catch((error: unknown) => {
    if (!(error instanceof ResourceInUseException)) throw error
  })
  if (await waitUntilActive(client, name)) return
  await repairTable(client, name, Object.keys(indexesOf(tables[table])))
  if (!(await waitUntilActive(client, name))) throw new Error(`Table ${name} cannot be used`)
}

/** Waits for a table that was just created. Returns whether it is active. */
export async function waitUntilActive(client: DynamoDBClient, name: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    // Before the first try too: no table is active as soon as it is created.
    await new Promise((resolve) => setTimeout(resolve, 10))
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    if (Table?.TableStatus === 'ACTIVE') return true
  }
  return false
}

/**
 * dynalite leaves a table CREATING forever if it is killed between creating and opening it. A change of billing mode
 * opens it.
 */
async function repairTable(client: DynamoDBClient, name: string, indexes: readonly string[]): Promise<void> {
  const ProvisionedThroughput = { ReadCapacityUnits: 1, WriteCapacityUnits: 1 }
  await client.send(
    new UpdateTableCommand({
      TableName: name,
      BillingMode: 'PROVISIONED',
      ProvisionedThroughput,
      ...(indexes.length > 0
        ? {
            GlobalSecondaryIndexUpdates: indexes.map((IndexName) => ({ Update: { IndexName, ProvisionedThroughput } })),
          }
        : {}),
    }),
  )
  await waitUntilActive(client, name)
  await client.send(new UpdateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST' }))
}
