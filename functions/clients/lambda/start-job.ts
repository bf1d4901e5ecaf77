import { InvokeCommand } from '@aws-sdk/client-lambda'
import { functionName, lambdaClient } from './client.ts'

/** How long Lambda may take to accept the event, in milliseconds. */
const timeoutMs = 2_000

/** Starts a job and does not wait for its end. Throws if Lambda does not accept the event. */
export async function startJob(name: `jobs/${string}`, event: object): Promise<void> {
  const command = new InvokeCommand({
    FunctionName: functionName(name),
    InvocationType: 'Event',
    Payload: JSON.stringify(event),
  })
  await lambdaClient.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })
}
