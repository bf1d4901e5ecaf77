import * as z from 'zod/mini'
import { type Endpoint, takesIdempotencyKey } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { tableNames } from '#shared/tables.ts'
import { accountAccess } from './access/account.ts'
import { adviceAccess } from './access/advice.ts'
import { billingAccess } from './access/billing.ts'
import { calendarAccess } from './access/calendar.ts'
import { connectionsAccess } from './access/connections.ts'
import { draftsAccess } from './access/drafts.ts'
import { experimentsAccess } from './access/experiments.ts'
import { followingAccess } from './access/following.ts'
import { ideasAccess } from './access/ideas.ts'
import { inquiryAccess } from './access/inquiry.ts'
import { type JobName, jobAccess } from './access/jobs.ts'
import { mailAccess } from './access/mail.ts'
import { mcpAccess } from './access/mcp.ts'
import { passkeysAccess } from './access/passkeys.ts'
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
import { sharesAccess } from './access/shares.ts'
import { studioAccess } from './access/studio.ts'
import { supportAccess } from './access/support.ts'
import { tokensAccess } from './access/tokens.ts'
import { trendsAccess } from './access/trends.ts'
import { type MailTriggerName, type PoolTriggerName, triggerAccess } from './access/triggers.ts'
import uses from './access/uses.generated.json'
import { webhooksAccess } from './access/webhooks.ts'
import { youtubeAccess } from './access/youtube.ts'

export type FunctionName = EndpointName | JobName | StartedJobName | QueuedJobName | PoolTriggerName | MailTriggerName

/**
 * The access row of every function, from the file of its domain: `advice/analyze` is in `access/advice.ts`. A function
 * without a row does not compile.
 */
const accessRows = {
  ...accountAccess,
  ...adviceAccess,
  ...billingAccess,
  ...calendarAccess,
  ...connectionsAccess,
  ...draftsAccess,
  ...experimentsAccess,
  ...followingAccess,
  ...ideasAccess,
  ...inquiryAccess,
  ...jobAccess,
  ...mailAccess,
  ...mcpAccess,
  ...passkeysAccess,
  ...sharesAccess,
  ...studioAccess,
  ...supportAccess,
  ...tokensAccess,
  ...trendsAccess,
  ...triggerAccess,
  ...webhooksAccess,
  ...youtubeAccess,
} as const satisfies Record<FunctionName, AccessRow>

const definitions = new Map<string, Endpoint>(endpoints)

/** Whether a function is called through the API. Jobs and triggers are not. */
export const isEndpoint = (name: FunctionName): boolean => definitions.has(name)

/** The tables and files that functions were seen to use, besides what `handle()` uses. */
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
export function tablesOfHandle(name: FunctionName): Uses['tables'] {
  const definition = definitions.get(name)
  if (!definition) return {}
  const { caller, forDeleted, scope, protocol } = definition
  return {
    limits: ['update'],
    ...(caller === 'user' ? { revocations: ['get'] } : {}),
    ...(caller === 'user' && !forDeleted ? { accounts: ['get'] } : {}),
    ...(scope || protocol === 'mcp' ? { personal_tokens: ['get', 'update'] } : {}),
    ...(protocol === 'mcp' ? { connections: ['get'] } : {}),
    ...(takesIdempotencyKey(definition) ? { idempotency: ['get', 'put', 'delete'] } : {}),
  }
}

/**
 * Returns everything that a function may do: its row, what `handle()` needs of every endpoint, and the tables and files that it was
 * seen to use (`infra/access/uses.generated.json`).
 */
export function accessOf(name: FunctionName): Access {
  const row: AccessRow = accessRows[name]
  const { tables = {}, files } = recordedUses[name] ?? {}
  const ofHandle = tablesOfHandle(name) ?? {}
  const together = tableNames.flatMap((table) => {
    const verbs = new Set([...(ofHandle[table] ?? []), ...(tables[table] ?? [])])
    return verbs.size > 0 ? [[table, [...verbs]] as const] : []
  })
  return {
    ...row,
    ...(together.length > 0 && { tables: Object.fromEntries(together) }),
    ...(files && { files }),
    ...(definitions.has(name) && { secrets: ['origin', ...(row.secrets ?? [])] }),
  }
}

/** Returns a function's timeout in seconds and its memory in megabytes: those of its row, or 10 and 512. */
export const sizeOf = (name: FunctionName): { readonly seconds: number; readonly memory: number } => ({
  seconds: accessOf(name).seconds ?? 10,
  memory: accessOf(name).memory ?? 512,
})

export const functionNames = Object.keys(accessRows) as FunctionName[]

/** Returns the entry point of a function, relative to the root of the repository. */
export const sourceOf = (name: FunctionName): string =>
  isEndpoint(name) ? `functions/endpoints/${name}.ts` : `functions/${name}.ts`

/** Returns the names of the secrets that a function may read. */
export const secretsOf = (name: FunctionName): readonly SecretName[] => accessOf(name).secrets ?? []
