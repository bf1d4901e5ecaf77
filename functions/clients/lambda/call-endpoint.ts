import { InvokeCommand, LambdaServiceException } from '@aws-sdk/client-lambda'
import type * as z from 'zod/mini'
import { type DirectCall, DirectReply } from '#functions/lib/direct-call.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { EndpointName, EndpointOf } from '#shared/contract/index.ts'
import { functionName, lambdaClient } from './client.ts'

/** How long the invoked function may take, in milliseconds: less than the timeout of the calling function. */
const timeoutMs = 26_000

/**
 * Invokes the function of an endpoint for a user, and returns its output. Throws the Failure that the endpoint reports, or
 * `unavailable` if it is throttled or takes too long.
 */
export async function callEndpoint<Name extends EndpointName>(
  name: Name,
  endpoint: EndpointOf<Name>,
  call: Omit<DirectCall, 'source'>,
): Promise<z.output<EndpointOf<Name>['output']>> {
  const reply = DirectReply.parse(await invoke(name, { source: 'viewcraft.direct-call', ...call }))
  if ('error' in reply) throw new Failure(reply.error.code, reply.error.fields)
  // The type of an endpoint's output is that of its own schema.
  return endpoint.output.parse(reply.output) as z.output<EndpointOf<Name>['output']>
}

async function invoke(name: EndpointName, event: DirectCall): Promise<unknown> {
  const command = new InvokeCommand({
    FunctionName: functionName(name),
    Payload: JSON.stringify(event),
  })
  const { FunctionError, Payload } = await lambdaClient
    .send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })
    .catch((cause: unknown) => {
      const isBusy = !(cause instanceof LambdaServiceException) || cause.name === 'TooManyRequestsException'
      throw isBusy ? new Failure('unavailable', undefined, { cause }) : cause
    })
  const text = Payload?.transformToString() ?? ''
  // Only for timeouts and crashes. Other errors are in the function's reply.
  if (FunctionError) throw new Error(`${name}: ${text}`)
  return JSON.parse(text)
}
