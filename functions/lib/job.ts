import type { Context } from 'aws-lambda'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'

/** Time reserved for ending a run, in milliseconds. */
export const reserveMs = 10_000

/** One run of a job. */
export interface JobRun {
  /** The caller's event. The scheduler's event carries no information. */
  readonly event: unknown
  /** Returns the milliseconds until the run must end, which is {@link reserveMs} before Lambda stops it. */
  readonly timeLeft: () => number
  /** Returns whether any of this time is left. */
  readonly canContinue: () => boolean
}

/** Returns the Lambda handler of a job. Logs the counts that `run` returns. Logs an error and throws it again, so that Lambda retries. */
export function job<Counts extends Readonly<Record<keyof Counts, number>>>(
  name: string,
  run: (run: JobRun) => Promise<Counts>,
) {
  return async (event: unknown, context: Context): Promise<object> => {
    const requestId = context.awsRequestId
    try {
      const timeLeft = () => context.getRemainingTimeInMillis() - reserveMs
      const counts = await run({ event, timeLeft, canContinue: () => timeLeft() > 0 })
      log('info', name, { requestId, ...counts })
      return counts
    } catch (error) {
      log('error', name, { requestId, error })
      recordMetric('jobFailures', 1, { requestId, job: name })
      throw error
    }
  }
}
