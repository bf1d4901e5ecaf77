const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
/** The longest a timer can be set to. */
const longestMs = 2 ** 31 - 1

/** Milliseconds of EventBridge Scheduler's `rate(1 day)`. Throws for another form of expression. */
export function intervalOf(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (!count || !unit) throw new Error(`not a rate: ${expression}`)
  return Number(count) * unitMs[unit as keyof typeof unitMs]
}

/** EventBridge Scheduler on one machine: runs each job at its rate, and once now. Answers how to stop. */
export function startSchedules<Name extends string>(
  jobs: Readonly<Record<Name, string>>,
  run: (name: Name) => Promise<unknown>,
): () => void {
  const timers = (Object.keys(jobs) as Name[]).map((name) => {
    const attempt = () => void run(name).catch((error: unknown) => console.error(`${name}:`, error))
    attempt()
    return setInterval(attempt, Math.min(intervalOf(jobs[name]), longestMs)).unref()
  })
  return () => timers.forEach(clearInterval)
}
