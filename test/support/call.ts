import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { originSecret } from './backend.ts'
import { apiEvent, lambdaContext } from './lambda.ts'

/** What `handle()` makes of a function. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** Runs a handler that is no endpoint of the contract; its answer's body is read as JSON. */
export async function call(handler: Handler, event: APIGatewayProxyEventV2) {
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext('test'))
  return { status: statusCode, headers, body: JSON.parse(body) }
}

/** A POST as it comes through CloudFront; a string is its body as it is, anything else as JSON. */
export const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): APIGatewayProxyEventV2 =>
  apiEvent('POST', '/api/test', {
    headers: {
      'x-origin-secret': originSecret.current,
      'x-viewer-address': '203.0.113.7',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
