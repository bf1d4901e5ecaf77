import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { RequestMethod } from '#shared/contract/endpoint.ts'

/** The route that a request matched. */
export interface Match {
  readonly method: RequestMethod
  /** The path of the route, such as `/api/analyses/{id}`. */
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** API Gateway passes bodies of these types as text and all others as base64. */
const isText = (type = '') => /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded))/.test(type)

/**
 * Creates the event (payload format 2.0) that API Gateway's HTTP API passes to a Lambda for a request through
 * CloudFront.
 */
export function toEvent(
  request: IncomingMessage,
  body: Buffer,
  match: Match,
  originSecret: string,
): APIGatewayProxyEventV2 {
  const [rawPath = '/', rawQueryString = ''] = (request.url ?? '/').split('?', 2)
  const { cookie, ...headers } = joinHeaders(request.headers)
  const { remoteAddress = '127.0.0.1' } = request.socket
  const routeKey = `${match.method} ${match.path}`
  const now = Date.now()
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookie ? { cookies: cookie.split('; ') } : {}),
    headers: {
      ...headers,
      'x-origin-secret': originSecret,
      'x-viewer-address': remoteAddress,
    },
    ...(rawQueryString ? { queryStringParameters: joinQuery(rawQueryString) } : {}),
    ...(Object.keys(match.parameters).length > 0 ? { pathParameters: { ...match.parameters } } : {}),
    ...bodyPart(body, headers['content-type']),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: match.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: remoteAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    isBase64Encoded: body.length > 0 && !isText(headers['content-type']),
  }
}

const bodyPart = (body: Buffer, type: string | undefined) =>
  body.length === 0 ? {} : { body: body.toString(isText(type) ? 'utf8' : 'base64') }

function joinHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const result: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) result[name] = Array.isArray(value) ? value.join(',') : value
  }
  return result
}

/** Joins the values of repeated names with a comma, as API Gateway does. */
function joinQuery(text: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    result[name] = name in result ? `${result[name]},${value}` : value
  }
  return result
}

const Result = z.object({
  statusCode: z.int(),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
})

/** Sends a Lambda's result by API Gateway's rules: a value without a `statusCode` is a JSON body. */
export function sendResult(response: ServerResponse, returned: unknown): void {
  const parsed = Result.safeParse(returned)
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.success ? parsed.data : toJsonResult(returned)
  // Text stays text, so that Node sends it in one write with the headers.
  const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? '')
  // A response to HEAD would need the length of the GET response, which is unknown.
  const outgoingHeaders: OutgoingHttpHeaders =
    response.req.method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(content) }
  for (const name in headers) outgoingHeaders[name.toLowerCase()] = String(headers[name])
  if (cookies) outgoingHeaders['set-cookie'] = cookies
  response.writeHead(statusCode, outgoingHeaders).end(content)
}

const toJsonResult = (value: unknown): z.infer<typeof Result> => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
