import { Duration } from 'aws-cdk-lib'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { lambdaName } from '#infra/bundle.ts'
import {
  batchWindowSeconds,
  maxAttempts,
  queuedJobNames,
  queuedJobs,
  visibilityTimeoutSeconds,
} from '#shared/queued-jobs.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

/** The queues of jobs, and their dead-letter queue. */
export interface Queues {
  readonly ofJobs: readonly Queue[]
  readonly failedWork: Queue
}

const settings = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) }

/**
 * Adds a queue for each queued job, named like its function. A message that the job reports as failed is delivered again, and after
 * `maxAttempts` deliveries moves to the dead-letter queue.
 */
export function addQueues(scope: Construct, prefix: string, functions: Functions): Queues {
  const failedWork = new Queue(scope, 'FailedWork', { ...settings, queueName: `${prefix}-failed-work` })
  const ofJobs = queuedJobNames.map((name) => {
    const { batchSize, concurrency } = queuedJobs[name]
    const queue = new Queue(scope, `${toPascalCase(name)}Queue`, {
      ...settings,
      queueName: `${prefix}-${lambdaName(name)}`,
      visibilityTimeout: Duration.seconds(visibilityTimeoutSeconds),
      deadLetterQueue: { queue: failedWork, maxReceiveCount: maxAttempts },
    })
    new CfnEventSourceMapping(scope, `${toPascalCase(name)}Source`, {
      functionName: functions[name].functionName,
      eventSourceArn: queue.queueArn,
      batchSize,
      // Lambda requires a window for batches of more than ten messages.
      ...(batchSize > 10 && { maximumBatchingWindowInSeconds: batchWindowSeconds }),
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: concurrency },
    })
    return queue
  })
  return { ofJobs, failedWork }
}

/** Returns the statement that lets a function receive messages from its queue. */
export const takesFrom = (queue: string): PolicyStatement =>
  allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], queue)
