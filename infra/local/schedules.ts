const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
/** The longest delay of a timer. */
const maxTimerMs = 2 ** 31 - 1

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

/** Returns the milliseconds until a job's next run. */
export const msUntilNextRun = (expression: string, now: number): number =>
  expression === hourly ? unitMs.hour - (now % unitMs.hour) : parseIntervalMs(expression)

/** Runs each job now and then by its schedule, like EventBridge Scheduler. Returns a function that stops them. */
export function startSchedules<Name extends string>(
  jobs: Readonly<Record<Name, string>>,
  run: (name: Name) => Promise<unknown>,
): () => void {
  const stops = (Object.keys(jobs) as Name[]).map((name) => {
    const attempt = () => void run(name).catch((error: unknown) => console.error(`${name}:`, error))
    attempt()
    const every = Math.min(parseIntervalMs(jobs[name]), maxTimerMs)
    let repeating: NodeJS.Timeout | undefined
    const startRepeating = () => {
      attempt()
      repeating = setInterval(attempt, every).unref()
    }
    const first = setTimeout(startRepeating, Math.min(msUntilNextRun(jobs[name], Date.now()), maxTimerMs)).unref()
    return () => {
      clearTimeout(first)
      clearInterval(repeating)
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
