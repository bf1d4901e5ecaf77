import type { SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { maxTimerMs } from '#infra/local/schedules.ts'
import type { Queues, Received } from './queues.ts'

/** A function that handles a queue's messages: up to `batchSize` per call, up to `concurrency` calls at a time. */
export interface EventSource {
  readonly queue: string
  readonly batchSize: number
  readonly concurrency: number
  readonly invoke: (event: SQSEvent) => Promise<unknown>
}

const Response = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) })

/**
 * Delivers one batch as Lambda's event source mapping does, and deletes the messages that the function does not report as failed. If the
 * function throws or its report cannot be read, all messages have failed. Failed messages become visible again after their timeout. Returns
 * whether there was a message.
 */
export async function deliverBatch(queues: Queues, { queue, batchSize, invoke }: EventSource): Promise<boolean> {
  const messages = queues.receive(queue, batchSize)
  if (messages.length === 0) return false
  const report = await invoke(toEvent(queue, messages)).catch(() => undefined)
  const { data } = z.safeParse(Response, report)
  const failed = data?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) ?? messages.map(({ id }) => id)
  queues.delete(
    queue,
    messages.filter(({ id }) => !failed.includes(id)).map(({ receipt }) => receipt),
  )
  return true
}

const toEvent = (queue: string, messages: readonly Received[]): SQSEvent => ({
  Records: messages.map(({ id, body, receipt, received, sentAt }) => ({
    messageId: id,
    receiptHandle: receipt,
    body,
    attributes: {
      ApproximateReceiveCount: `${received}`,
      SentTimestamp: `${sentAt}`,
      SenderId: '000000000000',
      ApproximateFirstReceiveTimestamp: `${sentAt}`,
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
    awsRegion: 'us-east-1',
  })),
})

/** Delivers messages whenever there are any. Call `wake` when messages were sent. */
export function startEventSources(queues: Queues, sources: readonly EventSource[]) {
  let isStopped = false
  const workers = sources.map((source) => {
    let running = 0
    let timer: NodeJS.Timeout | undefined
    const work = async () => {
      running += 1
      while (!isStopped && (await deliverBatch(queues, source)));
      running -= 1
      wake()
    }
    const wake = () => {
      clearTimeout(timer)
      const next = isStopped ? undefined : queues.nextAt(source.queue)
      if (next === undefined) return
      const wait = next - Date.now()
      if (wait > 0) timer = setTimeout(wake, Math.min(wait, maxTimerMs)).unref()
      else while (running < source.concurrency) void work()
    }
    return { wake, stop: () => clearTimeout(timer) }
  })
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  wake()
  return {
    wake,
    stop: () => {
      isStopped = true
      for (const worker of workers) worker.stop()
    },
  }
}
