/**
 * Runs one function in a thread or process: loads its bundle, then handles one event at a time. Exchanges JSON text
 * with `instance.ts`: receives lists of requests and sends single replies.
 */
import { parentPort } from 'node:worker_threads'
import { setClockShift } from './function-clock.ts'
import type { InvocationReply, InvocationRequest } from './instance.ts'

type Handler = (event: unknown, context: object) => Promise<unknown>

/** Lambda's limit on a result, in bytes. */
const resultLimit = 6_291_556

const send = (reply: InvocationReply) => {
  const text = JSON.stringify(reply)
  if (text.length > resultLimit) throw new RangeError('Response payload size exceeded maximum allowed payload size')
  if (parentPort) parentPort.postMessage(text)
  else process.send?.(text)
}

/** Describes a failed invocation in Lambda's format. */
const failure = (error: unknown) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, stack: error.stack ?? '' }
    : { errorType: 'Error', errorMessage: String(error), stack: '' }

function context({ requestId, seconds }: InvocationRequest) {
  const deadline = Date.now() + seconds * 1000
  return {
    awsRequestId: requestId,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  }
}

const loaded: Promise<{ handler: Handler }> = import(process.env.LAMBDA_BUNDLE ?? '')
loaded.then(
  () => send({ kind: 'ready' }),
  (error: unknown) => send({ kind: 'broken', error: failure(error) }),
)

async function handle(request: InvocationRequest): Promise<void> {
  setClockShift(request.clockShift)
  try {
    const { handler } = await loaded
    send({ kind: 'result', value: (await handler(request.event, context(request))) ?? null })
  } catch (error) {
    send({ kind: 'failed', error: failure(error) })
  }
}

/** Calls wait for the current one: a function handles one at a time. */
let last = Promise.resolve()
const inTurn = (text: string) => {
  const requests: InvocationRequest[] = JSON.parse(text)
  for (const request of requests) last = last.then(() => handle(request))
}

if (parentPort) parentPort.on('message', inTurn)
else {
  process.on('message', inTurn)
  process.on('disconnect', () => process.exit())
}
