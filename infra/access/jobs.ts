import { expiringTables, userTables } from '#shared/tables.ts'
import { accountDeletion } from './account.ts'
import { choosesIdeas, resolvesIdeas } from './ideas.ts'
import { type Access, grantOn, type StartedJobName } from './row.ts'

const expiringUserTables = userTables.filter((name) => expiringTables.some((one) => one === name))

/** The schedules of jobs, each as an expression of EventBridge Scheduler. */
export const jobSchedules = {
  'jobs/purge-expired': 'rate(1 day)',
  // Settles interrupted changes of address every hour, and looks for accounts without a Cognito user once a day.
  'jobs/reconcile-accounts': 'rate(1 hour)',
  'jobs/purge-unconfirmed': 'rate(1 day)',
  'jobs/move-analyses': 'rate(6 hours)',
  'jobs/settle-calls': 'rate(6 hours)',
  'jobs/review-drafts': 'rate(6 hours)',
  'jobs/read-reach': 'rate(1 hour)',
  'jobs/refresh-trends': 'rate(30 minutes)',
  'jobs/refresh-channels': 'rate(15 minutes)',
  'jobs/performance-alerts': 'rate(6 hours)',
  // On the hour, so that reports arrive at 8:00 in most time zones.
  'jobs/weekly-report': 'cron(0 * * * ? *)',
  // On the hour, so that reminders arrive at 8:00 in most time zones.
  'jobs/reminders': 'cron(0 * * * ? *)',
  'jobs/deliver-messages': 'rate(1 hour)',
  'jobs/deliver-events': 'rate(1 minute)',
  'jobs/watch-budgets': 'rate(15 minutes)',
} as const satisfies Record<`jobs/${string}`, string>
export type JobName = keyof typeof jobSchedules

/** The access of a job that reads all accounts to email some of them, once per notification. */
const notifiesAccounts = {
  tables: {
    accounts: ['scan', 'get'],
    cache: ['get', 'put', 'delete'],
    limits: ['update'],
    mails: ['put', 'delete'],
  },
  secrets: ['signing'],
  mail: true,
  seconds: 300,
} as const satisfies Access

export const jobAccess = {
  'jobs/refresh-trends': {
    tables: { cache: ['get', 'put'], limits: ['update'], snapshots: ['query', 'put'] },
    secrets: ['youtube'],
    seconds: 300,
  },
  'jobs/refresh-channels': {
    tables: {
      // Channels that paying users follow come first.
      accounts: ['scan'],
      follows: ['get'],
      followers: ['scan', 'query'],
      webhooks: ['query'],
      deliveries: ['put'],
      channels: ['scan', 'update', 'delete'],
      uploads: ['get', 'put', 'delete'],
      cache: ['get', 'put'],
      limits: ['get', 'update'],
    },
    secrets: ['youtube', 'signing'],
    hub: true,
    seconds: 300,
  },
  'jobs/purge-expired': {
    ...accountDeletion,
    tables: {
      ...accountDeletion.tables,
      ...grantOn(expiringTables, ['scan', 'delete']),
      // Expiring tables with items of users, which account deletions query.
      ...grantOn(expiringUserTables, ['scan', 'query', 'delete']),
      analyses: ['query', 'get', 'delete'],
      drafts: ['scan', 'query', 'delete'],
      cache: ['scan', 'get', 'put', 'delete'],
      revocations: ['scan', 'update', 'delete'],
      follows: ['scan', 'query', 'delete'],
      followers: ['scan', 'query', 'put', 'delete'],
    },
    seconds: 300,
  },
  'jobs/reconcile-accounts': {
    tables: {
      accounts: ['scan', 'get', 'update'],
      revocations: ['get', 'put', 'update'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
    },
    pool: ['ListUsers', 'AdminGetUser', 'AdminUserGlobalSignOut'],
    mail: true,
    seconds: 300,
  },
  'jobs/deliver-messages': { tables: { messages: ['scan', 'update'] }, mail: true, seconds: 300 },
  'jobs/deliver-events': {
    tables: { accounts: ['get'], webhooks: ['query', 'update'], deliveries: ['query', 'put'], limits: ['update'] },
    secrets: ['signing'],
    receivers: true,
    mail: true,
    // The next run starts then, with receivers that work.
    seconds: 60,
  },
  'jobs/performance-alerts': { ...notifiesAccounts, secrets: ['youtube', 'signing'] },
  'jobs/weekly-report': {
    ...notifiesAccounts,
    tables: { ...notifiesAccounts.tables, ...choosesIdeas, ...resolvesIdeas },
  },
  'jobs/reminders': { ...notifiesAccounts, tables: { ...notifiesAccounts.tables, drafts: ['query'] } },
  'jobs/watch-budgets': { tables: { limits: ['get'] } },
  'jobs/purge-unconfirmed': { pool: ['ListUsers', 'AdminDeleteUser'], seconds: 300 },
  'jobs/move-analyses': {
    tables: {
      analyses: ['scan', 'query', 'get', 'update'],
      calls: ['query'],
      drafts: ['get', 'put', 'update'],
      versions: ['get', 'put', 'update'],
      pictures: ['query', 'put'],
      cache: ['get', 'put', 'delete'],
    },
    files: { copies: ['get'], draft_images: ['put'] },
    seconds: 300,
  },
  'jobs/settle-calls': {
    tables: {
      analyses: ['get'],
      calls: ['scan', 'update'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
    },
    secrets: ['youtube'],
    seconds: 300,
  },
  'jobs/review-drafts': {
    tables: {
      accounts: ['get'],
      drafts: ['scan', 'get', 'update'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
      mails: ['put', 'delete'],
      webhooks: ['query'],
      deliveries: ['put'],
    },
    secrets: ['youtube', 'signing'],
    mail: true,
    seconds: 300,
  },
  'jobs/read-reach': {
    tables: {
      accounts: ['update'],
      user_tokens: ['scan', 'get', 'update', 'delete'],
      own_history: ['query', 'delete'],
      reach: ['query', 'put', 'delete'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
    },
    secrets: ['google'],
    seconds: 300,
  },
  'jobs/fetch-uploads': {
    tables: {
      // Stores the channel that was named at sign-up.
      accounts: ['get', 'update'],
      cache: ['get', 'put', 'delete'],
      limits: ['update'],
    },
    secrets: ['youtube'],
    seconds: 30,
  },
} as const satisfies Record<JobName | StartedJobName, Access>
