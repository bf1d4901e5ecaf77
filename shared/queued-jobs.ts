import { accounts, accountWork, callChecks, type DueRow, drafts, userTokens } from './tables.ts'

/** Where a job finds its work: the table, and the attribute with the due time of an item. */
type Work<Row extends DueRow = DueRow> = Row extends DueRow
  ? { readonly table: Row; readonly due: Row['due'][number] }
  : never
interface Settings {
  /** The maximum number of concurrent runs. */
  readonly concurrency: number
  /** The maximum number of messages in a run. */
  readonly batchSize: number
  /**
   * Hours until queued work becomes due again in case its job stores no new due time, because the message was lost or moved to the
   * dead-letter queue. Longer than all attempts together and than the wait in a full queue.
   */
  readonly requeueAfterHours: number
}

const defaults = { concurrency: 2, batchSize: 10, requeueAfterHours: 6 }

/**
 * The queued jobs, in the order in which `jobs/queue-due-work` queues their work. It finds the items that are due and sends the key of each
 * to the job's queue, which delivers it until the job succeeds or has used up its attempts.
 */
export const queuedJobs = {
  // Later reminders would miss the morning.
  'jobs/reminders': { ...defaults, table: accountWork, due: 'remindAt', requeueAfterHours: 1 },
  'jobs/settle-email-change': { ...defaults, table: accountWork, due: 'emailChangeAt' },
  'jobs/review-drafts': { ...defaults, table: drafts, due: 'reviewAt' },
  // One unit of YouTube's quota reads 50 videos.
  'jobs/settle-calls': { ...defaults, table: callChecks, due: 'checkAt', batchSize: 50 },
  // One unit of YouTube's quota reads 50 channels.
  'jobs/performance-alerts': { ...defaults, table: accountWork, due: 'alertAt', batchSize: 50 },
  // A channel can take most of a run.
  'jobs/read-reach': { ...defaults, table: userTokens, due: 'reachAt', concurrency: 4, batchSize: 1 },
  // SES sends 14 mails a second to begin with. Most reports are due in the same hours.
  'jobs/weekly-report': { ...defaults, table: accounts, due: 'weeklyAt', concurrency: 4 },
} as const satisfies Readonly<Record<`jobs/${string}`, Work & Settings>>
export type QueuedJobName = keyof typeof queuedJobs
export const queuedJobNames = /* @__PURE__ */ Object.keys(queuedJobs) as QueuedJobName[]

/** How long Lambda waits to fill a batch of more than ten messages, in seconds. */
export const batchWindowSeconds = 10
/** How many times a message is delivered before it moves to the dead-letter queue. */
export const maxAttempts = 5
/** The timeout of a queued job, in seconds. */
export const timeoutSeconds = 60
/** How long a failed message waits for its next attempt, in seconds. AWS recommends six times the timeout, plus the batch window. */
export const visibilityTimeoutSeconds: number = 6 * timeoutSeconds + batchWindowSeconds
