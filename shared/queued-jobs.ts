import { accounts, accountWork, callChecks, type DueRow, drafts, userTokens } from './tables.ts'

/** The work of a job: the table and the attribute with the time at which it is due for an item. */
type Work<Row extends DueRow = DueRow> = Row extends DueRow
  ? { readonly table: Row; readonly due: Row['due'][number] }
  : never
interface Settings {
  /** The most concurrent runs. */
  readonly atOnce: number
  /** The most messages of a run. */
  readonly batch: number
  /**
   * Hours after which queued work is due again if its job has not stored a new due time: the message was lost, or is in the dead-letter
   * queue. Longer than all retries and the wait in a full queue.
   */
  readonly againHours: number
}

/**
 * The jobs that a queue starts, in the order in which `jobs/queue-due-work` queues their work: it finds the items that are due and sends the
 * key of each to the job's queue, which delivers it until the job has done the work.
 */
export const queuedJobs = {
  // A later one would miss the morning.
  'jobs/reminders': { table: accountWork, due: 'remindAt', atOnce: 2, batch: 10, againHours: 1 },
  'jobs/settle-email-change': { table: accountWork, due: 'emailChangeAt', atOnce: 2, batch: 10, againHours: 6 },
  'jobs/review-drafts': { table: drafts, due: 'reviewAt', atOnce: 2, batch: 10, againHours: 6 },
  // One of YouTube's units reads 50 videos.
  'jobs/settle-calls': { table: callChecks, due: 'checkAt', atOnce: 2, batch: 50, againHours: 6 },
  // One of YouTube's units reads 50 channels.
  'jobs/performance-alerts': { table: accountWork, due: 'alertAt', atOnce: 2, batch: 50, againHours: 6 },
  // A channel can take most of a run.
  'jobs/read-reach': { table: userTokens, due: 'reachAt', atOnce: 4, batch: 1, againHours: 6 },
  // SES sends 14 mails a second to begin with. Most are due in the same hours.
  'jobs/weekly-report': { table: accounts, due: 'weeklyAt', atOnce: 4, batch: 10, againHours: 6 },
} as const satisfies Readonly<Record<`jobs/${string}`, Work & Settings>>
export type QueuedJobName = keyof typeof queuedJobs
export const queuedJobNames = /* @__PURE__ */ Object.keys(queuedJobs) as QueuedJobName[]

/** How long Lambda waits for more messages than a request to SQS returns, for a job that gets more. In seconds. */
export const fillSeconds = 10
/** How often a message is tried until it goes to the queue of failed work. */
export const mostTries = 5
/** The timeout of a run, in seconds. */
export const runSeconds = 60
/** How long a message that failed waits for its next try, in seconds: AWS asks for six times the timeout and the time of filling. */
export const retrySeconds: number = 6 * runSeconds + fillSeconds
