import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { originSecret } from './backend.ts'
import { apiEvent, lambdaContext } from './lambda.ts'

/** A Lambda handler that `handle()` returns. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** Calls a handler that is not an endpoint of the contract, and parses its response. */
export async function call(handler: Handler, event: APIGatewayProxyEventV2) {
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext('test'))
  return { status: statusCode, headers, body: JSON.parse(body) }
}

/** Creates a POST event as CloudFront sends it. A string body is sent unchanged, anything else as JSON. */
export const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): APIGatewayProxyEventV2 =>
  apiEvent('POST', '/api/test', {
    headers: {
      'x-origin-secret': originSecret.current,
      'x-viewer-address': '203.0.113.7',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
