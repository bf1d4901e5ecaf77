import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { accessOf, type FunctionName, verbActions } from '#infra/access.ts'
import { physicalName } from '#infra/local/emulators/dynamo-server.ts'
import { type TableName, tableRows } from '#infra/tables.ts'

/** Functions that share one process keep to their access rows all the same, and what they used is remembered. */
export interface Rights {
  /** Runs `work` as that function: what its row does not grant is refused. */
  runAs<T>(name: FunctionName, work: () => Promise<T>): Promise<T>
  /** What a function has done so far, as `get accounts`, sorted. */
  usedBy(name: FunctionName): string[]
}

/** What a row grants, as `get accounts`, sorted. */
export const grantedTo = (name: FunctionName): string[] =>
  tableRows.flatMap(([table]) => (accessOf(name).tables?.[table] ?? []).map((verb) => `${verb} ${table}`)).sort()

const verbOf = new Map(Object.entries(verbActions).map(([verb, action]) => [action.replace('dynamodb:', ''), verb]))

/** Watches a database client for the calls of whichever function is running. Outside `runAs` everything is allowed. */
export function keepRights(database: DynamoDBDocumentClient, prefix: string): Rights {
  const running = new AsyncLocalStorage<FunctionName>()
  const used = new Map<FunctionName, Set<string>>()
  const tableOf = new Map<string, TableName>(tableRows.map(([table]) => [physicalName(prefix, table), table]))
  database.middlewareStack.add(
    (next, context) => (args) => {
      const name = running.getStore()
      if (name) {
        const { TableName: physical = '' } = args.input as { TableName?: string }
        const did = `${verbOf.get(`${context.commandName}`.replace('Command', ''))} ${tableOf.get(physical)}`
        if (!grantedTo(name).includes(did)) throw new Error(`${name} may not ${did}: see infra/access.ts`)
        used.set(name, (used.get(name) ?? new Set()).add(did))
      }
      return next(args)
    },
    { step: 'initialize', name: 'keepRights' },
  )
  return {
    runAs: (name, work) => running.run(name, work),
    usedBy: (name) => [...(used.get(name) ?? [])].sort(),
  }
}
