import { AsyncLocalStorage } from 'node:async_hooks'
import type { LambdaClient } from '@aws-sdk/client-lambda'
import type { S3Client } from '@aws-sdk/client-s3'
import type { SQSClient } from '@aws-sdk/client-sqs'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { fileActions, fileFolders, fileVerbs, tableActions, tableVerbs } from '#infra/access/row.ts'
import { accessOf, type FunctionName, functionNames, tablesOfHandle } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { type TableName, tableNames, tableRows } from '#shared/tables.ts'

/** The fields of commands that say what they are for. */
const Input = z.object({
  TableName: z.optional(z.string()),
  Key: z.optional(z.unknown()),
  Prefix: z.optional(z.string()),
  FunctionName: z.optional(z.string()),
  QueueUrl: z.optional(z.string()),
})
type Input = z.infer<typeof Input>

/** The clients that a function's calls to AWS go through. */
interface Clients {
  readonly database: DynamoDBDocumentClient
  readonly images: S3Client
  readonly lambda: LambdaClient
  readonly sqs: SQSClient
}

/** Enforces the access of functions that share one process, and records what each uses. */
export interface AccessMonitor {
  /** Checks each call of the clients against the access row of the running function. Outside `runAs` everything is allowed. */
  enforce(clients: Clients): void
  /** Runs `work` as a function. Calls that its access row does not grant are refused. */
  runAs<T>(name: FunctionName, work: () => Promise<T>): Promise<T>
  /** Returns whether the caller is a function. */
  isInFunction(): boolean
  /** Returns what a function has used so far, such as `get accounts`, sorted. */
  usedBy(name: FunctionName): string[]
  /** Refuses nothing from now on, to record what functions use. */
  record(): void
  /** Ends the check. If the store of each test file stayed active, it would slow down every promise in later files. */
  stop(): void
}

/** Returns what an access row grants, such as `get accounts` and `get originals`, sorted. */
export const listGrants = (name: FunctionName): string[] =>
  [
    ...tableRows.flatMap(([table]) => (accessOf(name).tables?.[table] ?? []).map((verb) => `${verb} ${table}`)),
    ...fileFolders.flatMap((folder) => (accessOf(name).files?.[folder] ?? []).map((verb) => `${verb} ${folder}`)),
    ...[...(accessOf(name).invokes ?? []), ...(accessOf(name).starts ?? [])].map((one) => `invoke ${one}`),
    ...(accessOf(name).queues ?? []).map((one) => `send ${one}`),
  ].sort()

/**
 * Returns which tables and files functions use, besides those that `handle()` uses, in the form of
 * `infra/access/uses.generated.json`.
 */
export function writeUses(usedBy: (name: FunctionName) => readonly string[]): string {
  const lines = functionNames.flatMap((name) => {
    const used = usedBy(name)
    const verbsOn = <Verb extends string>(target: string, verbs: readonly Verb[], known: readonly Verb[] = []) => {
      const found = verbs.filter((verb) => used.includes(`${verb} ${target}`) && !known.includes(verb))
      return found.length > 0 ? [[target, found] as const] : []
    }
    const tables = tableNames.flatMap((table) => verbsOn(table, tableVerbs, tablesOfHandle(name)[table]))
    const files = fileFolders.flatMap((folder) => verbsOn(folder, fileVerbs))
    const uses = {
      ...(tables.length > 0 && { tables: Object.fromEntries(tables) }),
      ...(files.length > 0 && { files: Object.fromEntries(files) }),
    }
    return Object.keys(uses).length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(uses)}`] : []
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The verb that grants each command: `get` grants `GetItem` and `GetObject`. */
const verbOf = new Map([
  ...[...Object.entries(tableActions), ...Object.entries(fileActions)].map(
    ([verb, action]) => [action.replace(/^\w+:/, ''), verb] as const,
  ),
  // The names of these commands differ from those of their actions.
  ['ListObjectsV2', 'list'],
  ['Invoke', 'invoke'],
  ['SendMessageBatch', 'send'],
])

/** Creates the monitor of functions whose tables have a prefix. */
export function createAccessMonitor(prefix: string): AccessMonitor {
  const running = new AsyncLocalStorage<FunctionName>()
  const grants = new Map<FunctionName, ReadonlySet<string>>()
  const used = new Map<FunctionName, Set<string>>()
  const tableOf = new Map<string, TableName>(tableRows.map(([table]) => [physicalTableName(prefix, table), table]))
  let isRecording = false
  const check = (commandName: unknown, target: string | undefined) => {
    const name = running.getStore()
    if (!name) return
    const use = `${verbOf.get(`${commandName}`.replace('Command', ''))} ${target}`
    const granted = grants.get(name) ?? new Set(listGrants(name))
    grants.set(name, granted)
    if (!granted.has(use) && !isRecording)
      throw new Error(`${name} may not ${use}. If it should, record it: npm run record-access`)
    used.set(name, (used.get(name) ?? new Set()).add(use))
  }
  const options = { step: 'initialize', name: 'enforceAccessRows' } as const
  /** Returns a middleware that checks each command. `targetOf` returns what a command is for. */
  const checkEach =
    (targetOf: (input: Input) => string | undefined) =>
    <Args extends { input: object }, Result>(next: (args: Args) => Result, context: { commandName?: string }) =>
    (args: Args): Result => {
      check(context.commandName, targetOf(Input.parse(args.input)))
      return next(args)
    }
  const functionAt = (address = '') => functionNames.find((name) => address.endsWith(`-${lambdaName(name)}`))
  const enforce = ({ database, images, lambda, sqs }: Clients) => {
    database.middlewareStack.add(
      checkEach(({ TableName = '' }) => tableOf.get(TableName)),
      options,
    )
    images.middlewareStack.add(
      checkEach(({ Key, Prefix }) => `${Key ?? Prefix}`.split('/')[0]),
      options,
    )
    lambda.middlewareStack.add(
      checkEach(({ FunctionName: invoked }) => functionAt(invoked)),
      options,
    )
    sqs.middlewareStack.add(
      checkEach(({ QueueUrl }) => functionAt(QueueUrl)),
      options,
    )
  }
  return {
    enforce,
    runAs: (name, work) => running.run(name, work),
    isInFunction: () => running.getStore() !== undefined,
    usedBy: (name) => [...(used.get(name) ?? [])].sort(),
    record: () => {
      isRecording = true
    },
    stop: () => running.disable(),
  }
}
