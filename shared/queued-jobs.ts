import { accounts, type DueRow } from './tables.ts'

/** The work of a job: the table and the attribute with the time at which it is due for an item. */
type Work<Row extends DueRow = DueRow> = Row extends DueRow
  ? { readonly table: Row; readonly due: Row['due'][number] }
  : never
interface Limits {
  /** How many runs there are at once, at most. */
  readonly atOnce: number
}

/**
 * The jobs that a queue starts. `jobs/queue-due-work` finds the items on which their work is due, and sends the key of each to the
 * job's queue, which repeats it until the job has done the work.
 */
export const queuedJobs = {
  // SES sends 14 mails a second to begin with.
  'jobs/weekly-report': { table: accounts, due: 'weeklyAt', atOnce: 4 },
} as const satisfies Readonly<Record<`jobs/${string}`, Work & Limits>>
export type QueuedJobName = keyof typeof queuedJobs
export const queuedJobNames = /* @__PURE__ */ Object.keys(queuedJobs) as QueuedJobName[]

/** How many messages a run gets, at most. */
export const batchSize = 10
/** How often a message is tried until it goes to the queue of failed work. */
export const mostTries = 5
/** The timeout of a run, and how long a message that failed waits for its next try: AWS asks for six times the timeout. In seconds. */
export const runSeconds = 60
export const retrySeconds = 360
