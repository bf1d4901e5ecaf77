import { AsyncLocalStorage } from 'node:async_hooks'
import type { S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { imageActions, imageFolders, tableActions } from '#infra/access/row.ts'
import { accessOf, type FunctionName } from '#infra/access.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { type TableName, tableRows } from '#infra/tables.ts'

/** Functions that share one process keep to their access rows all the same, and what they used is remembered. */
export interface Rights {
  /** Runs `work` as that function: what its row does not grant is refused. */
  runAs<T>(name: FunctionName, work: () => Promise<T>): Promise<T>
  /** What a function has done so far, as `get accounts`, sorted. */
  usedBy(name: FunctionName): string[]
}

/** What a row grants, as `get accounts` and `get originals`, sorted. */
export const grantedTo = (name: FunctionName): string[] =>
  [
    ...tableRows.flatMap(([table]) => (accessOf(name).tables?.[table] ?? []).map((verb) => `${verb} ${table}`)),
    ...imageFolders.flatMap((folder) => (accessOf(name).images?.[folder] ?? []).map((verb) => `${verb} ${folder}`)),
  ].sort()

/** The verb that grants a command: `GetItem` and `GetObject` are `get`. */
const verbOf = new Map([
  ...[...Object.entries(tableActions), ...Object.entries(imageActions)].map(
    ([verb, action]) => [action.replace(/^\w+:/, ''), verb] as const,
  ),
  // The one command whose action has another name.
  ['ListObjectsV2', 'list'],
])

/** Watches the clients for the calls of whichever function is running. Outside `runAs` everything is allowed. */
export function keepRights(database: DynamoDBDocumentClient, images: S3Client, prefix: string): Rights {
  const running = new AsyncLocalStorage<FunctionName>()
  const used = new Map<FunctionName, Set<string>>()
  const tableOf = new Map<string, TableName>(tableRows.map(([table]) => [physicalTableName(prefix, table), table]))
  const note = (commandName: unknown, target: string | undefined) => {
    const name = running.getStore()
    if (!name) return
    const did = `${verbOf.get(`${commandName}`.replace('Command', ''))} ${target}`
    if (!grantedTo(name).includes(did)) throw new Error(`${name} may not ${did}: see infra/access.ts`)
    used.set(name, (used.get(name) ?? new Set()).add(did))
  }
  const options = { step: 'initialize', name: 'keepRights' } as const
  database.middlewareStack.add(
    (next, context) => (args) => {
      const { TableName: physical = '' } = args.input as { TableName?: string }
      note(context.commandName, tableOf.get(physical))
      return next(args)
    },
    options,
  )
  images.middlewareStack.add(
    (next, context) => (args) => {
      const { Key, Prefix = '' } = args.input as { Key?: string; Prefix?: string }
      note(context.commandName, (Key ?? Prefix).split('/')[0])
      return next(args)
    },
    options,
  )
  return {
    runAs: (name, work) => running.run(name, work),
    usedBy: (name) => [...(used.get(name) ?? [])].sort(),
  }
}
