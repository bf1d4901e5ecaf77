import type { Context, ScheduledEvent } from 'aws-lambda'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'

/** What a job is given: milliseconds it may still run, asked anew each time. */
export interface Run {
  readonly timeLeft: () => number
}

/**
 * Turns a plain async function into a scheduled Lambda. What it answers are counts, logged when it ends; a failure is
 * logged and thrown again, for the scheduler to see and repeat.
 */
export function job(name: string, run: (run: Run) => Promise<Readonly<Record<string, number>>>) {
  return async (_event: ScheduledEvent, context: Context): Promise<Readonly<Record<string, number>>> => {
    const requestId = context.awsRequestId
    try {
      const counts = await run({ timeLeft: () => context.getRemainingTimeInMillis() })
      log('info', name, { requestId, ...counts })
      return counts
    } catch (error) {
      log('error', name, { requestId, error })
      recordMetric('jobFailures', 1, { requestId, job: name })
      throw error
    }
  }
}
