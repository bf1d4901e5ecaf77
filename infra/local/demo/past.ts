import { endpoints } from '#shared/contract/index.ts'
import { type Addresses, createFunctionEnvironment, functionPrefix } from '../deployment.ts'
import { runQueuedJob } from '../emulators/sqs/job-queues.ts'
import type { Queues } from '../emulators/sqs/queues.ts'
import { stubYouTubeKey } from '../external-services.ts'
import { startFunctions } from '../functions.ts'
import { createGateway } from '../gateway.ts'
import type { LogStream } from '../host/instance.ts'
import { listen } from '../listen.ts'
import { createLambdaStub } from '../stubs/lambda.ts'
import { createYouTubeStub } from '../stubs/youtube/youtube.ts'
import { trackPending } from '../track-pending.ts'
import type { Past } from './make-demo.ts'

export interface PastOptions {
  readonly addresses: Addresses
  /** The public keys that verify the user pool's tokens. */
  readonly jwks: object
  readonly originSecret: string
  readonly queues: Queues
  /** The log of the functions. */
  readonly log: LogStream
}

/**
 * Opens a second set of functions and a second YouTube stub with their own clock, on the same tables. File storage and
 * Google's other services only run in real time, so steps that need them cannot run here.
 */
export async function openPast({ addresses, jwks, originSecret, queues, log }: PastOptions): Promise<Past> {
  let shift = 0
  const pending = trackPending()
  const youtube = await listen(createYouTubeStub({ key: stubYouTubeKey, clock: () => Date.now() + shift }).listener)
  const lambda = await listen(
    createLambdaStub({ prefix: functionPrefix, invoke: (name, event) => pending.add(functions.invoke(name, event)) }),
  )
  const pastAddresses = { ...addresses, youtube: youtube.origin, lambda: lambda.origin }
  const functions = startFunctions(
    (name) => createFunctionEnvironment(name, pastAddresses, jwks),
    log,
    () => shift,
  )
  const gateway = await listen(createGateway({ routes: endpoints, invoke: functions.invoke, originSecret }))
  return {
    api: gateway.origin,
    runJob: (name) => functions.invoke(name, { source: 'aws.scheduler' }),
    runQueuedJob: (name) => runQueuedJob(functionPrefix, queues, functions.invoke, name),
    settle: pending.settle,
    setTime: (to) => {
      shift = to - Date.now()
    },
    stop: async () => {
      await Promise.all([functions.stop(), ...[gateway, lambda, youtube].map(({ stop }) => stop())])
    },
  }
}
