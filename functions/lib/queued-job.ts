import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type QueuedJobName, queuedJobs } from '#shared/queued-jobs.ts'
import { moveDue, readDue } from './due.ts'
import { reserveMs } from './job.ts'
import { log } from './log.ts'

/** The result of the work on an item. */
export interface Done {
  /** The name under which the result is counted in the log. */
  readonly outcome: string
  /** When work on the item is due next, in milliseconds since 1970. Undefined if it is no longer due. */
  readonly next: number | undefined
  /** More counts, summed over the run and logged. */
  readonly counts?: Readonly<Record<string, number>>
}
/** Does the work on one item. May throw, and must be idempotent. */
export type Work<Key> = (key: Key) => Promise<Done>

/**
 * Returns the Lambda handler of a queued job. `prepare` gets the keys of all items in the batch, parsed by `Key`, and a function that
 * returns the milliseconds until Lambda stops the run. It can read what the items need in one request, and returns the function that works
 * on one item. The item's next due time is then stored, unless it was changed in the meantime. If the work throws, the error is logged and the message is reported as
 * failed: SQS delivers it again, and after `maxAttempts` moves it to the dead-letter queue. SQS may deliver any message twice, so the
 * work must be idempotent.
 */
export function queuedJob<Key extends z.ZodMiniType<Readonly<Record<string, string>>>>(
  name: QueuedJobName,
  Key: Key,
  prepare: (
    keys: readonly z.output<Key>[],
    timeLeft: () => number,
  ) => Work<z.output<Key>> | Promise<Work<z.output<Key>>>,
) {
  const { table, due } = queuedJobs[name]
  return async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const requestId = context.awsRequestId
    const timeLeft = () => context.getRemainingTimeInMillis()
    const counts: Record<string, number> = {}
    const failed: string[] = []
    const attempt = async <T>(messageId: string, run: () => T | Promise<T>): Promise<T | undefined> => {
      try {
        return await run()
      } catch (error) {
        log('error', name, { requestId, messageId, error })
        failed.push(messageId)
        return undefined
      }
    }
    const count = (what: string, more = 1) => {
      counts[what] = (counts[what] ?? 0) + more
    }
    // Read before any other data, so that moveDue() fails if the due time changes later.
    const parsed = await Promise.all(
      Records.map(({ messageId, body }) =>
        attempt(messageId, async () => {
          const key = z.parse(Key, JSON.parse(body))
          const since = await readDue(table, due, key)
          if (!since) count('over')
          return since && { messageId, key, since }
        }),
      ),
    )
    const messages = parsed.flatMap((message) => message ?? [])
    const keys = messages.map(({ key }) => key)
    const preparation = Promise.resolve().then(() => (keys.length > 0 ? prepare(keys, timeLeft) : undefined))
    // An error is ignored here: each message awaits the preparation again and fails then.
    await preparation.catch(() => undefined)
    for (const { messageId, key, since } of messages) {
      if (timeLeft() <= reserveMs) {
        // Out of time: SQS delivers it again.
        failed.push(messageId)
        continue
      }
      const done = await attempt(messageId, async () => {
        const result = await (await preparation)?.(key)
        if (result) await moveDue(table, due, since, result.next)
        return result
      })
      if (!done) continue
      count(done.outcome)
      for (const [what, more] of Object.entries(done.counts ?? {})) count(what, more)
    }
    log('info', name, { requestId, ...counts, failed: failed.length })
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }
}
