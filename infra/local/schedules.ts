import path from 'node:path'
import * as z from 'zod/mini'
import { dayMs, hourMs, minuteMs } from '#shared/duration.ts'
import { readDataFile, writeDataFile } from './data-file.ts'

const unitMs = { minute: minuteMs, hour: hourMs, day: dayMs }
/** The longest delay of a timer. */
export const maxTimerMs = 2 ** 31 - 1

/**
 * Returns the interval of `rate(1 day)` or `cron(0 * * * ? *)` (every full hour) in milliseconds. Throws for other
 * expressions.
 */
export function parseIntervalMs(expression: string): number {
  if (expression === hourly) return unitMs.hour
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (!count || !unit) throw new Error(`not a rate: ${expression}`)
  return Number(count) * unitMs[unit as keyof typeof unitMs]
}

/** The only cron expression our schedules use: every full hour. */
const hourly = 'cron(0 * * * ? *)'

/** Returns when a job is due after its last run. A job without a last run, or with one in the future (the clock was changed), is due now. */
function nextRun(expression: string, last: number | undefined, now: number): number {
  if (last === undefined || last > now) return now
  return expression === hourly ? last - (last % unitMs.hour) + unitMs.hour : last + parseIntervalMs(expression)
}

/** When each job last succeeded, in milliseconds since 1970. */
const LastRuns = z.record(z.string(), z.number())

/**
 * Runs each job on its schedule, like EventBridge Scheduler. Jobs that were due while the system was off run at
 * the start. Stores successful runs in the data folder. Returns a function that stops the schedules.
 */
export function startSchedules<Name extends string>(
  jobs: Readonly<Record<Name, string>>,
  run: (name: Name) => Promise<unknown>,
  data: string,
): () => void {
  const file = path.join(data, 'schedules.json')
  const lastRuns = readDataFile(file, LastRuns) ?? {}
  const stops = (Object.keys(jobs) as Name[]).map((name) => {
    const attempt = async () => {
      const now = Date.now()
      try {
        await run(name)
        lastRuns[name] = now
        writeDataFile(file, lastRuns)
      } catch (error) {
        console.error(`${name}:`, error)
      }
    }
    const now = Date.now()
    const next = nextRun(jobs[name], lastRuns[name], now)
    if (next <= now) void attempt()
    const every = Math.min(parseIntervalMs(jobs[name]), maxTimerMs)
    let repeating: NodeJS.Timeout | undefined
    const startRepeating = () => {
      void attempt()
      repeating = setInterval(attempt, every).unref()
    }
    const first = next > now ? next : nextRun(jobs[name], now, now)
    const timer = setTimeout(startRepeating, Math.min(first - now, maxTimerMs)).unref()
    return () => {
      clearTimeout(timer)
      clearInterval(repeating)
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
