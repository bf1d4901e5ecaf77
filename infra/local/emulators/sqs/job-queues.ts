import { accessOf, type FunctionName, functionNames } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import {
  maxAttempts,
  type QueuedJobName,
  queuedJobNames,
  queuedJobs,
  visibilityTimeoutSeconds,
} from '#shared/queued-jobs.ts'
import { adminKeyId } from '../dynamo/dynamo-server.ts'
import { deliverBatch, type EventSource } from './event-sources.ts'
import { createQueues, type Queues } from './queues.ts'

/** Creates the queues of the stack: one for each queued job, and their dead-letter queue. */
export function createJobQueues(prefix: string, options?: Parameters<typeof createQueues>[1]): Queues {
  const deadLetters = `${prefix}-failed-work`
  const settings = { visibilityMs: visibilityTimeoutSeconds * 1000, maxReceives: maxAttempts, deadLetters }
  const ofJobs = queuedJobNames.map((name) => [`${prefix}-${lambdaName(name)}`, settings] as const)
  return createQueues({ ...Object.fromEntries(ofJobs), [deadLetters]: undefined }, options)
}

type Invoke = (name: FunctionName, event: unknown) => Promise<unknown>

/** Returns the event sources of the queues of jobs, by default of all. */
export const jobSources = (
  prefix: string,
  invoke: Invoke,
  names: readonly QueuedJobName[] = queuedJobNames,
): EventSource[] =>
  names.map((name) => ({
    queue: `${prefix}-${lambdaName(name)}`,
    batchSize: queuedJobs[name].batchSize,
    concurrency: queuedJobs[name].concurrency,
    invoke: (event) => invoke(name, event),
  }))

/** Queues the due work of a job and runs the job until its queue is empty. */
export async function runQueuedJob(prefix: string, queues: Queues, invoke: Invoke, name: QueuedJobName): Promise<void> {
  await invoke('jobs/queue-due-work', { jobs: [name] })
  for (const source of jobSources(prefix, invoke, [name])) while (await deliverBatch(queues, source));
}

/** Returns whether the access row of a function allows an action on a queue. Local tools may do everything. */
export const isQueueAllowed =
  (prefix: string) =>
  (keyId: string, action: string, queue: string): boolean => {
    const name = functionNames.find((candidate) => lambdaName(candidate) === keyId)
    if (!name) return keyId === adminKeyId
    const sends = accessOf(name).queues?.some((job) => `${prefix}-${lambdaName(job)}` === queue)
    return action === 'sqs:SendMessage' && sends === true
  }
