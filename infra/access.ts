import { type Endpoint, takesIdempotencyKey } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { TableName } from '#shared/tables.ts'
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
import type { Access, SecretName, StartedJobName, TableVerb } from './access/row.ts'
import { sharesAccess } from './access/shares.ts'
import { studioAccess } from './access/studio.ts'
import { supportAccess } from './access/support.ts'
import { tokensAccess } from './access/tokens.ts'
import { trendsAccess } from './access/trends.ts'
import { type MailTriggerName, type PoolTriggerName, triggerAccess } from './access/triggers.ts'
import { webhooksAccess } from './access/webhooks.ts'
import { youtubeAccess } from './access/youtube.ts'

export type FunctionName = EndpointName | JobName | StartedJobName | PoolTriggerName | MailTriggerName

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
  ...sharesAccess,
  ...studioAccess,
  ...supportAccess,
  ...tokensAccess,
  ...trendsAccess,
  ...triggerAccess,
  ...webhooksAccess,
  ...youtubeAccess,
} as const satisfies Record<FunctionName, Access>

const definitions = new Map<string, Endpoint>(endpoints)

/** Whether a function is called through the API. Jobs and triggers are not. */
export const isEndpoint = (name: FunctionName): boolean => definitions.has(name)

/**
 * Returns the access row of a function together with what `handle()` needs of every endpoint: the origin secret, the
 * counter of the rate limit and, where users call it, the table of revoked sessions, the caller's account and, with a scope,
 * the personal access tokens and the requests with an idempotency key.
 */
export function accessOf(name: FunctionName): Access {
  const row: Access = accessRows[name]
  const definition = definitions.get(name)
  if (!definition) return row
  const withVerb = (table: TableName, verb: TableVerb) => ({
    [table]: [...new Set([verb, ...(row.tables?.[table] ?? [])])],
  })
  const { caller, forDeleted, scope, protocol } = definition
  const ofTokens = scope || protocol === 'mcp' ? { personal_tokens: ['get', 'update'] as const } : {}
  const ofConnections = protocol === 'mcp' ? withVerb('connections', 'get') : {}
  const ofKeys = takesIdempotencyKey(definition) ? { idempotency: ['get', 'put', 'delete'] as const } : {}
  const ofUsers = caller === 'user' ? withVerb('revocations', 'get') : {}
  const ofAccounts = caller === 'user' && !forDeleted ? withVerb('accounts', 'get') : {}
  return {
    ...row,
    tables: {
      ...row.tables,
      ...withVerb('limits', 'update'),
      ...ofUsers,
      ...ofAccounts,
      ...ofTokens,
      ...ofConnections,
      ...ofKeys,
    },
    secrets: ['origin', ...(row.secrets ?? [])],
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
