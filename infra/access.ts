import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import type { Access, SecretName, Verb } from './access-row.ts'
import { accountAccess } from './account-access.ts'
import { type JobName, jobAccess, jobs } from './jobs.ts'

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
      limits: ['update'],
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
    tables: { accounts: ['get'], analyses: ['get', 'update'], usage: ['get', 'update'], limits: ['update'] },
    ...asksProvider,
  },
  'advice/titles': {
    tables: {
      accounts: ['get'],
      analyses: ['get'],
      usage: ['get', 'update'],
      cache: ['get', 'put'],
      limits: ['update'],
    },
    ...asksProvider,
  },
  'advice/metadata': {
    tables: { accounts: ['get'], usage: ['get', 'update'], limits: ['update'] },
    ...asksProvider,
  },
  'advice/upload': { tables: { limits: ['update'] }, images: { originals: ['put'] } },
  'advice/thumbnail': {
    tables: { cache: ['get', 'put'], limits: ['update'], results: ['get', 'put'] },
    images: { originals: ['get', 'delete'], previews: ['put'] },
    seconds: 28,
    memory: 1769,
    native: true,
  },
  'advice/publish': {
    tables: { accounts: ['get'], analyses: ['get'], calls: ['update', 'delete'], limits: ['update'] },
    secrets: ['youtube'],
  },
  'advice/history': {
    tables: { analyses: ['query'], own_history: ['query'], calls: ['query'], cache: ['get'], limits: ['update'] },
    images: { copies: ['get'] },
  },
  'advice/record': { tables: { calls: ['query'], limits: ['update'] } },
  'advice/forget': {
    tables: { analyses: ['delete'], own_history: ['delete'], calls: ['delete'], limits: ['update'] },
    images: { copies: ['delete'] },
  },
  'trends/list': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'], limits: ['update'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'trends/insight': {
    tables: { accounts: ['get'], usage: ['get', 'update'], cache: ['get', 'put'], limits: ['update'] },
    ...asksProvider,
  },
  'trends/history': {
    tables: { accounts: ['get'], cache: ['get'], limits: ['update'], snapshots: ['query'] },
  },
  'youtube/channel': { tables: { cache: ['get', 'put'], limits: ['update'] }, secrets: ['youtube'] },
  'youtube/auth': {
    tables: {
      accounts: ['get', 'put', 'update'],
      user_tokens: ['put'],
      own_history: ['query', 'delete'],
      reach: ['query', 'delete'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
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
      limits: ['update'],
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
      limits: ['update'],
    },
    secrets: ['google'],
    seconds: 28,
  },
  'youtube/videos': {
    tables: { accounts: ['get'], reach: ['query'], cache: ['get', 'put', 'delete'], limits: ['update'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/schedule': {
    tables: { accounts: ['get'], cache: ['get', 'put'], limits: ['update'] },
    secrets: ['youtube'],
    seconds: 20,
  },
  'support/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'], limits: ['update'] },
    mail: true,
  },
  'support/contact': { tables: { messages: ['get', 'put', 'update'], limits: ['update'] }, mail: true },
  'inquiry/send': {
    tables: { accounts: ['get'], messages: ['get', 'put', 'update'], limits: ['update'] },
    mail: true,
  },
  'mail/page': { tables: { limits: ['update'] } },
  'mail/unsubscribe': { tables: { accounts: ['update'], limits: ['update'] }, secrets: ['unsubscribe'] },
  'billing/checkout': {
    tables: { accounts: ['get', 'update'], limits: ['update'] },
    secrets: ['stripe'],
    // Several calls of Stripe, one after the other.
    seconds: 28,
  },
  'billing/portal': { tables: { accounts: ['get'], limits: ['update'] }, secrets: ['stripe'], seconds: 20 },
  'billing/webhook': {
    tables: { accounts: ['get', 'update'], payment_events: ['get', 'put'], limits: ['update'] },
    secrets: ['stripe'],
    seconds: 28,
  },
  ...jobAccess,
  'triggers/mail-events': { tables: { accounts: ['update'] } },
  'triggers/custom-message': { seconds: 5 },
  'triggers/post-confirmation': { tables: { accounts: ['put'] }, seconds: 5 },
} as const satisfies Record<FunctionName, Access>

const ofUsers = new Set<string>(endpoints.flatMap(([name, { caller }]) => (caller === 'user' ? [name] : [])))

/** The row; an endpoint for users also looks whether its caller's account is being deleted. */
export function accessOf(name: FunctionName): Access {
  const row: Access = access[name]
  if (!ofUsers.has(name)) return row
  const deletions = new Set<Verb>(['get', ...(row.tables?.deletions ?? [])])
  return { ...row, tables: { ...row.tables, deletions: [...deletions] } }
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

/** Endpoints check the front door, so every endpoint reads the origin secret. */
export const secretsOf = (name: FunctionName): readonly SecretName[] =>
  isEndpoint(name) ? ['origin', ...(accessOf(name).secrets ?? [])] : (accessOf(name).secrets ?? [])
