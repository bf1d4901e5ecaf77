const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
/** The longest a timer can be set to. */
const longestMs = 2 ** 31 - 1

/** Milliseconds of EventBridge Scheduler's `rate(1 day)` or `cron(0 * * * ? *)`, every full hour. Throws for another form of expression. */
export function parseIntervalMs(expression: string): number {
  if (expression === hourly) return unitMs.hour
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (!count || !unit) throw new Error(`not a rate: ${expression}`)
  return Number(count) * unitMs[unit as keyof typeof unitMs]
}

/** At which minute of the hour is the one thing that schedules of ours say of the clock. */
const hourly = 'cron(0 * * * ? *)'

/** Milliseconds until a job is run for the first time after now. */
export const msUntilNextRun = (expression: string, now: number): number =>
  expression === hourly ? unitMs.hour - (now % unitMs.hour) : parseIntervalMs(expression)

/** EventBridge Scheduler on one machine: runs each job at its rate, and once now. Answers how to stop. */
export function startSchedules<Name extends string>(
  jobs: Readonly<Record<Name, string>>,
  run: (name: Name) => Promise<unknown>,
): () => void {
  const stops = (Object.keys(jobs) as Name[]).map((name) => {
    const attempt = () => void run(name).catch((error: unknown) => console.error(`${name}:`, error))
    attempt()
    const every = Math.min(parseIntervalMs(jobs[name]), longestMs)
    let repeating: NodeJS.Timeout | undefined
    const begin = () => {
      attempt()
      repeating = setInterval(attempt, every).unref()
    }
    const first = setTimeout(begin, Math.min(msUntilNextRun(jobs[name], Date.now()), longestMs)).unref()
    return () => {
      clearTimeout(first)
      clearInterval(repeating)
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
