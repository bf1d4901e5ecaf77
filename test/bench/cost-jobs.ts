import { mock } from 'node:test'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs } from '#infra/local/schedules.ts'
import type { Backend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import type { Count, Meters } from './cost-meters.ts'

const dayMs = 86_400_000
const jobRows = Object.entries(jobSchedules) as [JobName, string][]
/** Accounts that are made to see what a job's run costs more for each. */
const more = 300

/** What the scheduled functions take in a day without users, and in a run for each account there is. */
export interface JobCounts {
  readonly day: Count
  /** For one account, a day: jobs that look through tables cost more the more there is in them. */
  readonly account: Count
}

/** Runs a day's schedule, time compressed, and each job once before and after many accounts are made. */
export async function measureJobs(backend: Backend, meters: Meters): Promise<JobCounts> {
  const start = Math.ceil(Date.now() / dayMs) * dayMs + 8 * 3_600_000
  mock.timers.enable({ apis: ['Date'], now: start })
  try {
    const day = await meters.during(() => wholeDay(backend, start))
    const before = await eachRun(backend, meters)
    for (let made = 0; made < more; made++) await makeCreator(backend)
    const after = await eachRun(backend, meters)
    return { day, account: difference(after, before) }
  } finally {
    mock.timers.reset()
  }
}

async function wholeDay(backend: Backend, start: number): Promise<void> {
  const runs = jobRows.flatMap(([name, expression]) => {
    const every = parseIntervalMs(expression)
    return Array.from({ length: dayMs / every }, (_, turn) => ({ name, at: start + (turn + 1) * every }))
  })
  for (const { name, at } of runs.sort((a, b) => a.at - b.at)) {
    mock.timers.setTime(at)
    await backend.invoke(name, {}, 300_000)
  }
}

/** A day's runs of every job, from one run of each. */
async function eachRun(backend: Backend, meters: Meters): Promise<Count> {
  const sums: Record<string, number> = {}
  for (const [name, expression] of jobRows.filter(([name]) => name !== 'jobs/refresh-trends')) {
    const count = await meters.during(() => backend.invoke(name, {}, 300_000))
    for (const [unit, amount] of Object.entries(count))
      sums[unit] = (sums[unit] ?? 0) + (amount * dayMs) / parseIntervalMs(expression)
  }
  return sums
}

/** Only what is read and written more: time differs from run to run by itself. */
const difference = (after: Count, before: Count): Count => ({
  reads: Math.max(0, (after.reads ?? 0) - (before.reads ?? 0)) / more,
  writes: Math.max(0, (after.writes ?? 0) - (before.writes ?? 0)) / more,
})
