import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { env } from '#functions/lib/env.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'

/** Created once per function so that its connection is reused between calls. */
export const sqsClient = new SQSClient({})

/** SQS's limit of messages in a request. */
export const maxMessages = 10

/**
 * Sends up to {@link maxMessages} messages to the queue of a job. Returns for each, in order, whether SQS accepted it. Throws if SQS does
 * not respond.
 */
export async function sendMessages(job: QueuedJobName, bodies: readonly string[]): Promise<boolean[]> {
  const command = new SendMessageBatchCommand({
    QueueUrl: `${env('QUEUES_URL')}/${env('FUNCTION_PREFIX')}-${job.replace('/', '-')}`,
    Entries: bodies.map((MessageBody, index) => ({ Id: `${index}`, MessageBody })),
  })
  const { Failed = [] } = await sqsClient.send(command)
  const failed = new Set(Failed.map(({ Id }) => Id))
  return bodies.map((_, index) => !failed.has(`${index}`))
}
