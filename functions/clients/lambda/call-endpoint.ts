import { InvokeCommand, LambdaServiceException } from '@aws-sdk/client-lambda'
import type * as z from 'zod/mini'
import { type DirectCall, DirectReply } from '#functions/lib/direct-call.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { EndpointName, EndpointOf } from '#shared/contract/index.ts'
import { functionName, lambdaClient } from './client.ts'

/** How long the other function may take, in milliseconds: less than the timeout of the function that invokes it. */
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
  // The output of an endpoint is what its own schema returns.
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
  // Timeouts and crashes: what the function itself reports is in its reply.
  if (FunctionError) throw new Error(`${name}: ${text}`)
  return JSON.parse(text)
}
