import { accessOf, type FunctionName, functionNames } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { batchSize, mostTries, queuedJobNames, queuedJobs, retrySeconds } from '#shared/queued-jobs.ts'
import { adminKeyId } from '../dynamo/dynamo-server.ts'
import type { EventSource } from './event-sources.ts'
import { createQueues, type Queues } from './queues.ts'

/** Creates the queues that the stack creates: one for each job that a queue starts, and that of failed work. */
export function createJobQueues(prefix: string, options?: Parameters<typeof createQueues>[1]): Queues {
  const deadLetters = `${prefix}-failed-work`
  const settings = { visibilityMs: retrySeconds * 1000, mostReceives: mostTries, deadLetters }
  const ofJobs = queuedJobNames.map((name) => [`${prefix}-${lambdaName(name)}`, settings] as const)
  return createQueues({ ...Object.fromEntries(ofJobs), [deadLetters]: undefined }, options)
}

/** Returns the event source of each job's queue. */
export const jobSources = (
  prefix: string,
  invoke: (name: FunctionName, event: unknown) => Promise<unknown>,
): EventSource[] =>
  queuedJobNames.map((name) => ({
    queue: `${prefix}-${lambdaName(name)}`,
    batchSize,
    atOnce: queuedJobs[name].atOnce,
    invoke: (event) => invoke(name, event),
  }))

/** Returns whether the access row of a function allows an action on a queue. Local tools may do everything. */
export const isQueueAllowed =
  (prefix: string) =>
  (keyId: string, action: string, queue: string): boolean => {
    const name = functionNames.find((one) => lambdaName(one) === keyId)
    if (!name) return keyId === adminKeyId
    const sends = accessOf(name).queues?.some((job) => `${prefix}-${lambdaName(job)}` === queue)
    return action === 'sqs:SendMessage' && sends === true
  }
