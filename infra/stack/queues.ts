import { Duration } from 'aws-cdk-lib'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { lambdaName } from '#infra/bundle.ts'
import { fillSeconds, mostTries, queuedJobNames, queuedJobs, retrySeconds } from '#shared/queued-jobs.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

/** The queues of jobs, and the one with the messages whose work failed on every try. */
export interface Queues {
  readonly ofJobs: readonly Queue[]
  readonly failedWork: Queue
}

const settings = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) }

/**
 * Adds a queue for each job that a queue starts, named like its function. A message is deleted once the job reports no failure for it;
 * otherwise it is tried again.
 */
export function addQueues(scope: Construct, prefix: string, functions: Functions): Queues {
  const failedWork = new Queue(scope, 'FailedWork', { ...settings, queueName: `${prefix}-failed-work` })
  const ofJobs = queuedJobNames.map((name) => {
    const { batch, atOnce } = queuedJobs[name]
    const queue = new Queue(scope, `${toPascalCase(name)}Queue`, {
      ...settings,
      queueName: `${prefix}-${lambdaName(name)}`,
      visibilityTimeout: Duration.seconds(retrySeconds),
      deadLetterQueue: { queue: failedWork, maxReceiveCount: mostTries },
    })
    new CfnEventSourceMapping(scope, `${toPascalCase(name)}Source`, {
      functionName: functions[name].functionName,
      eventSourceArn: queue.queueArn,
      batchSize: batch,
      // A request to SQS returns ten messages.
      ...(batch > 10 && { maximumBatchingWindowInSeconds: fillSeconds }),
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: atOnce },
    })
    return queue
  })
  return { ofJobs, failedWork }
}

/** Returns the statement that lets a function take messages from its queue. */
export const takesFrom = (queue: string): PolicyStatement =>
  allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], queue)
