import * as z from 'zod/mini'
import { type Endpoint, takesIdempotencyKey } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { tableNames } from '#shared/tables.ts'
import { endpointAccess } from './access/endpoints.ts'
import { type JobName, jobAccess } from './access/jobs.ts'
import {
  type Access,
  type AccessRow,
  fileFolders,
  fileVerbs,
  type SecretName,
  type StartedJobName,
  tableVerbs,
  type Uses,
} from './access/row.ts'
import { type MailTriggerName, type PoolTriggerName, triggerAccess } from './access/triggers.ts'
import uses from './access/uses.generated.json'

export type FunctionName = EndpointName | JobName | StartedJobName | QueuedJobName | PoolTriggerName | MailTriggerName

/** The access rows of functions. Every job and trigger has one. */
const accessRows: Readonly<Partial<Record<FunctionName, AccessRow>>> = {
  ...endpointAccess,
  ...jobAccess,
  ...triggerAccess,
}

const definitions = new Map<string, Endpoint>(endpoints)

/** Whether a function is called through the API. Jobs and triggers are not. */
export const isEndpoint = (name: FunctionName): boolean => definitions.has(name)

/** The recorded use of tables and files by each function, without what `handle()` uses. */
const recordedUses = z
  .record(
    z.string(),
    z.strictObject({
      tables: z.optional(z.partialRecord(z.enum(tableNames), z.array(z.enum(tableVerbs)))),
      files: z.optional(z.partialRecord(z.enum(fileFolders), z.array(z.enum(fileVerbs)))),
    }),
  )
  .parse(uses)

/**
 * Returns the tables that `handle()` itself uses for an endpoint: the counter of the rate limit and, where users call it, the
 * revoked sessions, the caller's account and, with a scope, the personal access tokens and the requests with an idempotency key.
 */
export function tablesOfHandle(name: FunctionName): NonNullable<Uses['tables']> {
  const definition = definitions.get(name)
  if (!definition) return {}
  const { caller, forDeleted, withoutAccount, scope, protocol } = definition
  return {
    limits: ['update'],
    ...(caller === 'user' ? { revocations: ['get'] } : {}),
    ...(caller === 'user' && !forDeleted && !withoutAccount ? { accounts: ['get'] } : {}),
    ...(scope || protocol === 'mcp' ? { personal_tokens: ['get', 'update'] } : {}),
    ...(protocol === 'mcp' ? { connections: ['get'] } : {}),
    ...(takesIdempotencyKey(definition) ? { idempotency: ['get', 'put'] } : {}),
  }
}

/** A cache, because the emulators check every request against it. */
const accessByName = new Map<FunctionName, Access>()

/**
 * Returns all permissions of a function: its row, what `handle()` needs for every endpoint, and its recorded use of tables and files
 * (`infra/access/uses.generated.json`).
 */
export function accessOf(name: FunctionName): Access {
  const access = accessByName.get(name) ?? computeAccess(name)
  accessByName.set(name, access)
  return access
}

function computeAccess(name: FunctionName): Access {
  const row = accessRows[name] ?? {}
  const { tables = {}, files } = recordedUses[name] ?? {}
  const ofHandle = tablesOfHandle(name)
  const together = tableNames
    .filter((table) => table in ofHandle || table in tables)
    .map((table) => [table, [...new Set([...(ofHandle[table] ?? []), ...(tables[table] ?? [])])]] as const)
  return {
    ...row,
    ...(together.length > 0 && { tables: Object.fromEntries(together) }),
    ...(files && { files }),
    ...(definitions.has(name) && { secrets: ['origin', ...(row.secrets ?? [])] }),
  }
}

/** Returns a function's timeout in seconds and its memory in megabytes, from its row or else 10 and 512. */
export const sizeOf = (name: FunctionName): { readonly seconds: number; readonly memory: number } => ({
  seconds: accessOf(name).seconds ?? 10,
  memory: accessOf(name).memory ?? 512,
})

export const functionNames: readonly FunctionName[] = [
  ...endpoints.map(([name]) => name),
  ...(Object.keys({ ...jobAccess, ...triggerAccess }) as (keyof typeof jobAccess | keyof typeof triggerAccess)[]),
]

/** Returns the entry point of a function, relative to the root of the repository. */
export const sourceOf = (name: FunctionName): string =>
  isEndpoint(name) ? `functions/endpoints/${name}.ts` : `functions/${name}.ts`

/** Returns the names of the secrets that a function may read. */
export const secretsOf = (name: FunctionName): readonly SecretName[] => accessOf(name).secrets ?? []
