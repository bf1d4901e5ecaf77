import { mock } from 'node:test'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs } from '#infra/local/schedules.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import type { Backend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { makeCreator } from '#test/support/creator.ts'
import { cacheDemoUploads } from '#test/support/publishable.ts'
import type { Count, Meters } from './cost-meters.ts'

const jobRows = Object.entries(jobSchedules) as [JobName, string][]
/** Accounts that are created to measure what one account, or one item of due work, adds to the cost of a job. */
const addedAccounts = 300

/** How often work is due on an account in a month, on average. Assumed: half have reports, a tenth alerts, which are due four times a day. */
export const duePerMonth = {
  'jobs/weekly-report': 2,
  'jobs/performance-alerts': 12,
  'jobs/settle-calls': 3,
} as const satisfies Partial<Record<QueuedJobName, number>>
type MeasuredWork = keyof typeof duePerMonth

/** What jobs use. */
export interface JobCounts {
  /** In a day without users. */
  readonly day: Count
  /** In addition in a day for each account, by the jobs that read all of them once a day. */
  readonly account: Count
  /** For each item on which work is due: finding it, its message, and the work, without the mail. */
  readonly item: Readonly<Record<MeasuredWork, Count>>
}

/** Runs the schedule of a day with a mocked clock, then jobs without and with more accounts, and with and without work on them. */
export async function measureJobs(backend: Backend, meters: Meters): Promise<JobCounts> {
  const start = Math.ceil(Date.now() / dayMs) * dayMs + 8 * hourMs
  mock.timers.enable({ apis: ['Date'], now: start })
  try {
    const day = await meters.during(() => runDay(backend, start))
    const readAll = () =>
      meters.during(async () => {
        for (const name of ['jobs/purge-expired', 'jobs/reconcile-accounts'] as const)
          await backend.invoke(name, {}, 300_000)
      })
    mock.timers.setTime(start + 2 * dayMs)
    const before = await readAll()
    const users: string[] = []
    for (let created = 0; created < addedAccounts; created++) users.push((await makeCreator(backend)).userId)
    // It is the next day, but the accounts are too young for the job to look for their users at Cognito.
    mock.timers.setTime(start + 2 * dayMs + 17 * hourMs)
    const account = difference(await readAll(), before)
    const item = {
      'jobs/weekly-report': await measureWork('jobs/weekly-report', backend, meters, users),
      'jobs/performance-alerts': await measureWork('jobs/performance-alerts', backend, meters, users),
      'jobs/settle-calls': await measureWork('jobs/settle-calls', backend, meters, users),
    }
    return { day, account, item }
  } finally {
    mock.timers.reset()
  }
}

async function runDay(backend: Backend, start: number): Promise<void> {
  const runs = jobRows.flatMap(([name, expression]) => {
    const every = parseIntervalMs(expression)
    return Array.from({ length: dayMs / every }, (_, index) => ({ name, time: start + (index + 1) * every }))
  })
  for (const { name, time } of runs.sort((a, b) => a.time - b.time)) {
    mock.timers.setTime(time)
    await backend.invoke(name, {}, 300_000)
    if (name === 'jobs/queue-due-work') await backend.deliverMessages()
  }
}

/** Makes work due on each user. */
const makeDue: Readonly<Record<MeasuredWork, (users: readonly string[]) => Promise<void>>> = {
  'jobs/weekly-report': async (users) => {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    for (const userId of users) await updateAccount(userId, { mailWeekly: true })
  },
  'jobs/performance-alerts': async (users) => {
    const { connectChannel, updateAccount } = await import('#functions/store/accounts.ts')
    await cacheDemoUploads()
    for (const userId of users) {
      await connectChannel(userId, demoChannel.id, { scopes: [], since: new Date().toISOString(), expiresAt: null })
      await updateAccount(userId, { mailAlerts: true })
    }
  },
  'jobs/settle-calls': async (users) => {
    const { createCall } = await import('#functions/store/calls.ts')
    await cacheDemoUploads()
    const videoId = listChannelVideos(demoChannel.id).find(({ live }) => live === 'none')?.id ?? ''
    for (const userId of users)
      await createCall({ userId, id: '1000', videoId, channelId: demoChannel.id, promise: samplePromise })
  },
}

/** Returns what one item of a job's due work uses. */
async function measureWork(job: MeasuredWork, backend: Backend, meters: Meters, users: string[]): Promise<Count> {
  const run = () =>
    meters.during(async () => {
      await backend.invoke('jobs/queue-due-work', { jobs: [job] }, 300_000)
      await backend.deliverMessages()
    })
  const before = await run()
  await makeDue[job](users)
  mock.timers.setTime(Date.now() + 61_000)
  return difference(await run(), before)
}

/** Returns the additional reads and writes for one of the accounts. Run times are left out: they vary from run to run. */
const difference = (after: Count, before: Count): Count => ({
  reads: Math.max(0, (after.reads ?? 0) - (before.reads ?? 0)) / addedAccounts,
  writes: Math.max(0, (after.writes ?? 0) - (before.writes ?? 0)) / addedAccounts,
})
