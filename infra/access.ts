import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { Access, SecretName, Verb } from './access-row.ts'
import { accountAccess } from './account-access.ts'
import { type JobName, jobAccess, jobs } from './jobs.ts'
import type { TableName } from './tables.ts'

/** Functions Cognito calls. */
export const poolTriggers = {
  'triggers/custom-message': 'customMessage',
  'triggers/post-confirmation': 'postConfirmation',
} as const
export type TriggerName = keyof typeof poolTriggers

/** Functions that SES's news of our mails reach, through SNS. */
export const mailTriggers = ['triggers/mail-events'] as const
export type MailTriggerName = (typeof mailTriggers)[number]

export type FunctionName = EndpointName | JobName | TriggerName | MailTriggerName

/** The provider has twenty seconds. */
const asksProvider = { secrets: ['ai'], seconds: 28 } as const

/** A row per function. A function without one does not compile. */
export const access = {
  ...accountAccess,
  'advice/analyze': {
    tables: {
      accounts: ['get'],
      analyses: ['get', 'put'],
      own_history: ['query', 'put'],
      usage: ['get', 'update'],
      cache: ['get', 'put'],
      mails: ['put', 'delete'],
      results: ['get'],
    },
    images: { previews: ['get'], copies: ['get', 'put'] },
    secrets: ['youtube', 'unsubscribe'],
    mail: true,
    // YouTube may take its time, and the analysis waits for it.
    seconds: 20,
  },
  'advice/advise': {
    tables: { accounts: ['get'], analyses: ['get', 'update'], usage: ['get', 'update'] },
    ...asksProvider,
  },
  'advice/titles': {
    tables: {
      accounts: ['get'],
      analyses: ['get'],
      usage: ['get', 'update'],
      cache: ['get', 'put'],
    },
    ...asksProvider,
  },
  'advice/metadata': {
    tables: { accounts: ['get'], usage: ['get', 'update'] },
    ...asksProvider,
  },
  'advice/upload': { images: { originals: ['put'] } },
  'advice/thumbnail': {
    tables: { cache: ['get', 'put'], results: ['get', 'put'] },
    images: { originals: ['get', 'delete'], previews: ['put'] },
    seconds: 28,
    memory: 1769,
    native: true,
  },
  'advice/publish': {
    tables: { accounts: ['get'], analyses: ['get'], calls: ['update', 'delete'] },
    secrets: ['youtube'],
  },
  'advice/history': {
    tables: { analyses: ['query'], own_history: ['query'], calls: ['query'], cache: ['get'] },
    images: { copies: ['get'] },
  },
  'advice/record': { tables: { calls: ['query'] } },
  'advice/forget': {
    tables: { analyses: ['delete'], own_history: ['delete'], calls: ['delete'] },
    images: { copies: ['delete'] },
  },
  'trends/list': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'trends/insight': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'] },
    ...asksProvider,
  },
  'trends/history': {
    tables: { accounts: ['get'], cache: ['get'], snapshots: ['query'] },
  },
  'youtube/channel': { tables: { cache: ['get', 'put'] }, secrets: ['youtube'] },
  'youtube/auth': {
    tables: {
      accounts: ['get', 'put', 'update'],
      user_tokens: ['put'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['get', 'put', 'delete'],
    },
    pool: ['AdminGetUser'],
    secrets: ['google'],
    seconds: 24,
  },
  'youtube/disconnect': {
    tables: {
      accounts: ['get', 'update'],
      user_tokens: ['get', 'delete'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['delete'],
    },
    seconds: 20,
  },
  'youtube/analytics': {
    tables: {
      accounts: ['update'],
      user_tokens: ['get', 'update', 'delete'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['get', 'put', 'delete'],
    },
    secrets: ['google'],
    seconds: 28,
  },
  'youtube/videos': {
    tables: { accounts: ['get'], reach: ['query'], cache: ['get', 'put', 'delete'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/schedule': {
    tables: { accounts: ['get'], cache: ['get', 'put'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'support/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'] },
    mail: true,
  },
  'support/contact': { tables: { messages: ['get', 'put', 'update'] }, mail: true },
  'inquiry/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'] },
    mail: true,
  },
  'mail/page': {},
  'mail/unsubscribe': { tables: { accounts: ['update'] }, secrets: ['unsubscribe'] },
  'billing/checkout': {
    tables: { accounts: ['get', 'update'] },
    secrets: ['stripe'],
    // Several calls of Stripe, one after the other.
    seconds: 28,
  },
  'billing/portal': { tables: { accounts: ['get'] }, secrets: ['stripe'], seconds: 20 },
  'billing/webhook': {
    tables: { accounts: ['get', 'update'], payment_events: ['get', 'put'] },
    secrets: ['stripe'],
    seconds: 28,
  },
  ...jobAccess,
  'triggers/mail-events': { tables: { accounts: ['update'] } },
  'triggers/custom-message': { seconds: 5 },
  'triggers/post-confirmation': { tables: { accounts: ['put'] }, seconds: 5 },
} as const satisfies Record<FunctionName, Access>

const callerOf = new Map<string, Endpoint['caller']>(endpoints.map(([name, { caller }]) => [name, caller]))

/**
 * Returns the access row of a function. Every endpoint may also count its calls for the rate limit, and an endpoint for
 * users may look up whether its caller's account is being deleted: `handle()` does both.
 */
export function accessOf(name: FunctionName): Access {
  const row: Access = access[name]
  const caller = callerOf.get(name)
  if (caller === undefined) return row
  const withVerb = (table: TableName, verb: Verb) => ({ [table]: [...new Set([verb, ...(row.tables?.[table] ?? [])])] })
  const deletions = caller === 'user' ? withVerb('deletions', 'get') : {}
  return { ...row, tables: { ...row.tables, ...withVerb('limits', 'update'), ...deletions } }
}

/** What a function is given whose row does not say: seconds to run, megabytes of memory. */
export const sizeOf = (name: FunctionName): { readonly seconds: number; readonly memory: number } => ({
  seconds: accessOf(name).seconds ?? 10,
  memory: accessOf(name).memory ?? 512,
})

export const functionNames = Object.keys(access) as FunctionName[]

/** What is called through the front door: jobs and triggers have none. */
export const isEndpoint = (name: FunctionName): boolean =>
  !(name in jobs) && !(name in poolTriggers) && !mailTriggers.some((one) => one === name)

/** The entry point of a function, relative to the root of the repository. */
export const sourceOf = (name: FunctionName): string =>
  isEndpoint(name) ? `functions/endpoints/${name}.ts` : `functions/${name}.ts`

/** Endpoints check the front door, so every endpoint reads the origin secret. */
export const secretsOf = (name: FunctionName): readonly SecretName[] =>
  isEndpoint(name) ? ['origin', ...(accessOf(name).secrets ?? [])] : (accessOf(name).secrets ?? [])
