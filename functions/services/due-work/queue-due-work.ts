import { maxMessages, sendMessages } from '#functions/clients/sqs/send.ts'
import { type Due, listDue, moveDue } from '#functions/lib/due.ts'
import { hourMs } from '#shared/duration.ts'
import { type QueuedJobName, queuedJobs } from '#shared/queued-jobs.ts'

/** The number of concurrent requests to SQS. */
const concurrency = 5

/**
 * Sends the keys of the items that are due for a job to the job's queue, while `canContinue` returns true. Returns how
 * many were sent.
 */
export async function queueDueWork(job: QueuedJobName, canContinue: () => boolean): Promise<number> {
  const now = Date.now()
  const { table, due, requeueAfterHours } = queuedJobs[job]
  /**
   * Each due time is moved before its message is sent, so that the time that the job stores comes last. After a crash in between, or
   * if SQS rejects the message, the item is due again after `requeueAfterHours`.
   */
  const send = async (batch: readonly Due[]) => {
    const moved = await Promise.all(batch.map((item) => moveDue(table, due, item, now + requeueAfterHours * hourMs)))
    const keys = batch.filter((_, index) => moved[index]).map(({ key }) => JSON.stringify(key))
    return keys.length > 0 ? (await sendMessages(job, keys)).filter(Boolean).length : 0
  }
  let sent = 0
  for await (const page of listDue(table, due, now))
    for (let from = 0; from < page.length; from += concurrency * maxMessages) {
      if (!canContinue()) return sent
      const batches = Array.from({ length: concurrency }, (_, index) => {
        const first = from + index * maxMessages
        return page.slice(first, first + maxMessages)
      })
      for (const count of await Promise.all(batches.map(send))) sent += count
    }
  return sent
}
