import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { type Endpoint, fromRequest, type Parsed } from '#shared/contract/endpoint.ts'
import { type ErrorBody, type ErrorCode, errorStatus, type FieldProblem } from '#shared/errors.ts'
import { verifyCaller } from './auth.ts'
import { isDeleted } from './deleted-accounts.ts'
import { Failure, toFailure } from './failure.ts'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'
import { pseudonymize } from './pseudonym.ts'
import { enforceAddressRateLimit, enforceRateLimit } from './rate-limit.ts'
import { redirect, reply } from './reply.ts'
import { readOriginSecrets } from './secrets.ts'

/** No input of ours is longer, in bytes. */
const bodyLimit = 64 * 1024

type Headers = Readonly<Record<string, string | undefined>>

/** What an endpoint is given. Identity comes from the verified token only. */
export interface EndpointRequest<E extends Endpoint> {
  readonly input: Parsed<E>
  readonly userId: E['caller'] extends 'user' ? string : undefined
  /** When the user last proved themselves, in seconds since 1970. */
  readonly authTime: E['caller'] extends 'user' ? number : undefined
  /** Body and headers as they came, for the endpoint to check the signature over them. */
  readonly signed: E['caller'] extends 'signed' ? { readonly body: string; readonly headers: Headers } : undefined
  readonly requestId: string
}

/**
 * Turns a plain async function into the Lambda of one endpoint: front door, caller, rate, input, run, output.
 * Failures become `{ error: { code, fields?, requestId } }`; anything unknown, or that the contract does not name, is
 * logged and returned as `internal`. Users whose account is being deleted are refused with `unauthenticated`.
 */
export function handle<const E extends Endpoint>(
  endpoint: E,
  run: (call: EndpointRequest<E>) => Promise<z.input<E['output']>>,
) {
  const name = `${endpoint.method} ${endpoint.path}`
  return async (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
    const requestId = context.awsRequestId
    const began = performance.now()
    const about: { requestId: string; code?: ErrorCode; user?: string } = { requestId }
    try {
      await checkFrontDoor(event.headers)
      const caller = endpoint.caller === 'user' ? await verifyCaller(event.headers.authorization) : undefined
      if (caller) {
        about.user = pseudonymize(caller.userId)
        if (!endpoint.forDeleted && (await isDeleted(caller.userId))) throw new Failure('unauthenticated')
        await enforceRateLimit(endpoint.rate, `${name}#user#${about.user}`)
      } else await enforceAddressRateLimit(endpoint.rate, name, addressOf(event.headers))
      const call = {
        input: parseInput(endpoint, event),
        userId: caller?.userId,
        authTime: caller?.authTime,
        signed: endpoint.caller === 'signed' ? { body: bodyOf(event), headers: event.headers } : undefined,
        requestId,
      }
      // The conditional types of Call depend on the endpoint's caller, which the lines above branch on at run time.
      const result = await run(call as EndpointRequest<E>)
      const output = endpoint.output.parse(result)
      return endpoint.redirects ? redirect(output) : reply(200, output, event.headers['accept-encoding'])
    } catch (error) {
      const { code, fields } = declared(endpoint, toFailure(error))
      about.code = code
      recordMetric('failures', 1, { requestId }, code)
      if (errorStatus[code] >= 500) log('error', name, { requestId, code, error })
      const body: ErrorBody = { error: { code, ...(fields ? { fields } : {}), requestId } }
      return reply(errorStatus[code], body, event.headers['accept-encoding'])
    } finally {
      recordMetric('latency', Math.round(performance.now() - began), about)
    }
  }
}

/** What every endpoint may answer, besides what its contract names. */
const common: ReadonlySet<ErrorCode> = new Set([
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
])

const declared = ({ errors }: Endpoint, failure: Failure): Failure =>
  common.has(failure.code) || errors.includes(failure.code) ? failure : new Failure('internal')

/** API Gateway's own address is public, so only a request that CloudFront marked is let in. */
async function checkFrontDoor(headers: Headers): Promise<void> {
  const given = Buffer.from(headers['x-origin-secret'] ?? '')
  const matches = (secret: string) => {
    const wanted = Buffer.from(secret)
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }
  if (!(await readOriginSecrets()).some(matches)) throw new Failure('forbidden')
}

/** The only place the caller's address is read: `infra/stack/viewer.js` writes this header, whatever the client sent. */
const addressOf = (headers: Headers) => headers['x-viewer-address'] ?? 'unknown'

function bodyOf(event: APIGatewayProxyEventV2): string {
  const body = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (Buffer.byteLength(body) > bodyLimit) throw new Failure('too_large')
  return body
}

function parseInput(endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown {
  const raw = fromRequest(endpoint.method, {
    path: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: () => (endpoint.caller === 'signed' ? {} : parseBody(bodyOf(event))),
  })
  const parsed = z.safeParse(endpoint.input, raw, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Failure('invalid_input', fieldsOf(parsed.error.issues))
}

function parseBody(body: string): object {
  if (body === '') return {}
  try {
    const value: unknown = JSON.parse(body, wellFormed)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Broken JSON and JSON that is no object are the same fault of the caller.
  }
  throw new Failure('invalid_input')
}

/** Half of a surrogate pair, which JSON can spell, is no text to a store or to anybody else: U+FFFD stands for it. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    issues.filter(({ path }) => path.length > 0).map((issue) => [issue.path.join('.'), problemOf(issue)]),
  )
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_big') return 'too_long'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}
