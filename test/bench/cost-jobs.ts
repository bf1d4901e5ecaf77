import { mock } from 'node:test'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs } from '#infra/local/schedules.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { Backend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import type { Count, Meters } from './cost-meters.ts'

const jobRows = Object.entries(jobSchedules) as [JobName, string][]
/** Accounts that are created to measure what one account adds to the cost of a job. */
const addedAccounts = 300

/** What jobs use per day. */
export interface JobCounts {
  /** Without users. */
  readonly day: Count
  /** In addition for each account, since jobs scan tables. */
  readonly account: Count
}

/** Runs the schedule of a day with a mocked clock, and each job once before and after accounts are added. */
export async function measureJobs(backend: Backend, meters: Meters): Promise<JobCounts> {
  const start = Math.ceil(Date.now() / dayMs) * dayMs + 8 * hourMs
  mock.timers.enable({ apis: ['Date'], now: start })
  try {
    const day = await meters.during(() => runDay(backend, start))
    const before = await measureEachJob(backend, meters)
    for (let created = 0; created < addedAccounts; created++) await makeCreator(backend)
    const after = await measureEachJob(backend, meters)
    return { day, account: difference(after, before) }
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
  }
}

/** Returns what a day of every job uses, extrapolated from one run of each. */
async function measureEachJob(backend: Backend, meters: Meters): Promise<Count> {
  const sums: Record<string, number> = {}
  for (const [name, expression] of jobRows.filter(([name]) => name !== 'jobs/refresh-trends')) {
    const count = await meters.during(() => backend.invoke(name, {}, 300_000))
    for (const [unit, amount] of Object.entries(count))
      sums[unit] = (sums[unit] ?? 0) + (amount * dayMs) / parseIntervalMs(expression)
  }
  return sums
}

/** Returns the additional reads and writes per account. Run times are left out: they vary from run to run. */
const difference = (after: Count, before: Count): Count => ({
  reads: Math.max(0, (after.reads ?? 0) - (before.reads ?? 0)) / addedAccounts,
  writes: Math.max(0, (after.writes ?? 0) - (before.writes ?? 0)) / addedAccounts,
})
