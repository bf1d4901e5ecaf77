import { type QueuedJobName, queuedJobNames, timeoutSeconds } from '#shared/queued-jobs.ts'
import { accountDeletion } from './endpoints.ts'
import type { AccessRow, StartedJobName } from './row.ts'

/** The schedules of jobs, each as an expression of EventBridge Scheduler. */
export const jobSchedules = {
  'jobs/purge-expired': 'rate(1 day)',
  // Processes all accounts once a day, over as many hourly runs as that takes.
  'jobs/reconcile-accounts': 'rate(1 hour)',
  'jobs/purge-unconfirmed': 'rate(1 day)',
  'jobs/move-analyses': 'rate(6 hours)',
  'jobs/read-ahead': 'rate(1 hour)',
  'jobs/refresh-trends': 'rate(30 minutes)',
  'jobs/refresh-channels': 'rate(15 minutes)',
  // On the hour, so that reports and reminders arrive at 8:00 in most time zones.
  'jobs/queue-due-work': 'cron(0 * * * ? *)',
  'jobs/deliver-messages': 'rate(1 hour)',
  'jobs/deliver-events': 'rate(1 minute)',
  'jobs/watch-budgets': 'rate(15 minutes)',
} as const satisfies Record<`jobs/${string}`, string>
export type JobName = keyof typeof jobSchedules

/** The access of a job that emails accounts, once per notification. */
const notifiesAccounts = {
  secrets: ['signing'],
  mail: true,
  seconds: timeoutSeconds,
} as const satisfies AccessRow

export const jobAccess = {
  'jobs/refresh-trends': {
    secrets: ['youtube'],
    seconds: 300,
  },
  'jobs/refresh-channels': {
    secrets: ['youtube', 'signing'],
    hub: true,
    seconds: 300,
  },
  'jobs/purge-expired': {
    ...accountDeletion,
    // Reads most tables once a day.
    seconds: 900,
  },
  'jobs/reconcile-accounts': {
    pool: ['ListUsers'],
    seconds: 300,
  },
  'jobs/deliver-messages': { mail: true, seconds: 300 },
  'jobs/deliver-events': {
    secrets: ['signing'],
    receivers: true,
    mail: true,
    // The next run starts after this time and continues with the receivers that respond.
    seconds: 60,
  },
  'jobs/performance-alerts': { ...notifiesAccounts, secrets: ['youtube', 'signing'] },
  'jobs/queue-due-work': { queues: queuedJobNames, seconds: 300 },
  'jobs/weekly-report': notifiesAccounts,
  'jobs/reminders': notifiesAccounts,
  'jobs/watch-budgets': {},
  'jobs/purge-unconfirmed': {
    pool: ['ListUsers', 'AdminGetUser', 'AdminDeleteUser', 'AdminUpdateUserAttributes'],
    seconds: 300,
  },
  'jobs/move-analyses': {
    seconds: 300,
  },
  'jobs/settle-calls': { secrets: ['youtube'], seconds: timeoutSeconds },
  'jobs/settle-email-change': {
    pool: ['AdminGetUser', 'AdminUserGlobalSignOut'],
    mail: true,
    seconds: timeoutSeconds,
  },
  'jobs/review-drafts': { ...notifiesAccounts, secrets: ['youtube', 'signing'] },
  'jobs/read-reach': { secrets: ['google'], seconds: timeoutSeconds },
  'jobs/read-ahead': {
    secrets: ['youtube', 'signing'],
    hub: true,
    seconds: 300,
  },
  'jobs/fetch-uploads': {
    secrets: ['youtube'],
    seconds: 30,
  },
} as const satisfies Record<JobName | StartedJobName | QueuedJobName, AccessRow>
