import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { log } from './log.ts'

/**
 * Returns the Lambda handler of a job that a queue starts. `begin` returns what does the work on one item, whose key matches `Key`; its
 * result is counted and logged. If it throws, the error is logged, and the message is delivered again; after several tries it goes to
 * the queue of failed work. A message may also arrive twice: work that is done must not be done again.
 */
export function queuedJob<Key extends z.ZodMiniType>(
  name: QueuedJobName,
  Key: Key,
  begin: () => (key: z.output<Key>) => Promise<string>,
) {
  return async ({ Records }: SQSEvent, { awsRequestId: requestId }: Context): Promise<SQSBatchResponse> => {
    const work = begin()
    const counts: Record<string, number> = {}
    const failed: string[] = []
    for (const { messageId, body } of Records) {
      try {
        const outcome = await work(z.parse(Key, JSON.parse(body)))
        counts[outcome] = (counts[outcome] ?? 0) + 1
      } catch (error) {
        log('error', name, { requestId, messageId, error })
        failed.push(messageId)
      }
    }
    log('info', name, { requestId, ...counts, failed: failed.length })
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }
}
