import type { Context } from 'aws-lambda'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'

/** One run of a job. `timeLeft` returns the milliseconds until Lambda stops it. */
export interface JobRun {
  /** The caller's event. The scheduler's event carries no information. */
  readonly event: unknown
  readonly timeLeft: () => number
}

/** Returns the Lambda handler of a job. Logs the counts that `run` returns. Logs an error and throws it again, so that Lambda retries. */
export function job<Counts extends Readonly<Record<keyof Counts, number>>>(
  name: string,
  run: (run: JobRun) => Promise<Counts>,
) {
  return async (event: unknown, context: Context): Promise<object> => {
    const requestId = context.awsRequestId
    try {
      const counts = await run({ event, timeLeft: () => context.getRemainingTimeInMillis() })
      log('info', name, { requestId, ...counts })
      return counts
    } catch (error) {
      log('error', name, { requestId, error })
      recordMetric('jobFailures', 1, { requestId, job: name })
      throw error
    }
  }
}
