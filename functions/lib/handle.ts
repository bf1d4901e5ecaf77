import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import {
  type Endpoint,
  HttpOutput,
  type Parsed,
  type Protocol,
  RawOutput,
  takesIdempotencyKey,
} from '#shared/contract/endpoint.ts'
import { commonErrorCodes, type ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts'
import { type Locale, toLocale } from '#shared/locale.ts'
import { apiErrorTexts, errorDocs, explainError } from '#shared/openapi/errors.ts'
import { allowances, type PlanName } from '#shared/plans.ts'
import { type Scope, scopes, tokenRate } from '#shared/scopes.ts'
import { type Session, verifySession } from './auth.ts'
import { verifyConnection } from './connection-token.ts'
import { DirectCall, type DirectReply, isDirectCall, type ProgramCaller } from './direct-call.ts'
import { env } from './env.ts'
import { Failure, toFailure } from './failure.ts'
import { describeFailure } from './failure-page.ts'
import { idempotencyHeader, replayedHeader, runOnce } from './idempotency.ts'
import { parseFields, parseInput, readBody } from './input.ts'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'
import { findPersonalToken, verifyPersonalToken } from './personal-token.ts'
import { findPlan } from './plan.ts'
import { pseudonymize } from './pseudonym.ts'
import { enforceAddressRateLimit, enforceRateLimit } from './rate-limit.ts'
import { redirect, reply, replyRaw } from './reply.ts'
import { refuseDeleted, refuseEnded, refuseUnlessAccepted } from './revocations.ts'
import { readOriginSecrets } from './secrets.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** Whether every caller of an endpoint is signed in to our web app. */
type HasSession<E extends Endpoint> = E extends { readonly caller: 'user' }
  ? E['scope'] extends Scope
    ? false
    : E['protocol'] extends Protocol
      ? false
      : true
  : false

/** A validated request. The user's identity comes from the verified access token only. */
export interface EndpointRequest<E extends Endpoint> {
  readonly input: Parsed<E>
  readonly userId: E['caller'] extends 'user' ? string : undefined
  /** When the user last signed in, in seconds since 1970. Undefined where personal access tokens are let in. */
  readonly authTime: HasSession<E> extends true ? number : undefined
  /** The verified access token of Cognito, for its own operations on the user. */
  readonly accessToken: HasSession<E> extends true ? string : undefined
  /** The raw body and headers, over which the endpoint checks the caller's signature. */
  readonly signed: E['caller'] extends 'signed' ? { readonly body: string; readonly headers: Headers } : undefined
  /** The HTTP request. */
  readonly http: E['protocol'] extends Protocol ? HttpRequest : undefined
  /** The program that calls, and what it may do. */
  readonly program: E['protocol'] extends 'mcp' ? ProgramCaller : undefined
  /** Whether the caller may get YouTube's data on the user's channel: the web app, and programs with the scope `channel.read`. */
  readonly mayReadChannel: boolean
  /** The caller's network address. */
  readonly address: string
  /** The language that the caller's browser asks for. */
  readonly locale: Locale
  readonly requestId: string
}

/** A request to an endpoint with a `protocol`. */
export interface HttpRequest {
  readonly method: string
  readonly headers: Headers
  readonly body: string
}

/**
 * Turns an async function into the Lambda of one endpoint. Checks the origin secret, verifies the caller, enforces the rate
 * limit, parses the input, runs, and checks the output. A Failure becomes `{ error: { code, fields?, requestId } }`; an
 * unknown error, or a code that the contract does not list, is logged and returned as `internal`. Failures of an endpoint
 * with `raw` are readable text. Sessions that were signed out, and users whose account is being deleted, get `unauthenticated`; users without an account get `account_missing`.
 * The function can also be invoked directly for a user ({@link DirectCall}), with the same checks of scope, rate and input.
 */
export function handle<const E extends Endpoint>(
  endpoint: E,
  run: (request: EndpointRequest<E>) => Promise<z.input<E['output']>>,
) {
  const name = `${endpoint.method} ${endpoint.path}`
  const answer = async (request: object) =>
    // The conditional types depend on the endpoint's caller, which is checked at run time.
    endpoint.output.parse(await run(request as EndpointRequest<E>))
  const answerRequest = async (
    event: APIGatewayProxyEventV2,
    requestId: string,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    const startedAt = performance.now()
    const metadata: { requestId: string; code?: ErrorCode; user?: string } = { requestId }
    try {
      await checkOriginSecret(event.headers)
      const address = readAddress(event.headers)
      const caller = endpoint.caller === 'user' ? await identify(endpoint, event.headers.authorization) : undefined
      if (caller) {
        metadata.user = pseudonymize(caller.userId)
        await admit(endpoint, caller, `${name}#${caller.program ? 'token' : 'user'}#${metadata.user}`)
      } else await enforceAddressRateLimit(endpoint.rate, name, address)
      const request = () => ({
        input: parseInput(endpoint, event),
        userId: caller?.userId,
        authTime: caller?.session?.authTime,
        accessToken: caller?.session?.token,
        signed: endpoint.caller === 'signed' ? { body: readBody(endpoint, event), headers: event.headers } : undefined,
        http: endpoint.protocol && readHttpRequest(endpoint, event),
        program: caller?.program,
        mayReadChannel: !caller?.program || mayReadChannel(caller.program),
        address,
        locale: readLocale(event.headers),
        requestId,
      })
      const { output, replayed } = await runWithKey(endpoint, event, caller?.program, async () => answer(request()))
      if (endpoint.protocol) return toResult(HttpOutput.parse(output))
      if (endpoint.raw)
        return limitToHead(event, replyRaw(200, RawOutput.parse(output), event.headers['accept-encoding']))
      if (endpoint.redirects) return redirect(output)
      const { headers, ...rest } = reply(200, output, event.headers['accept-encoding'])
      return { ...rest, headers: { ...headers, ...(replayed ? { [replayedHeader]: 'true' } : {}) } }
    } catch (error) {
      const { code, fields, retryAfter } = toDeclaredFailure(endpoint, toFailure(error))
      metadata.code = code
      recordMetric('failures', 1, { requestId }, code)
      if (errorStatus[code] >= 500) log('error', name, { requestId, code, error })
      if (endpoint.protocol) return toResult(refusals[endpoint.protocol](code))
      if (endpoint.raw) return limitToHead(event, replyFailure(code, endpoint.raw, event.headers))
      const advice = isProgram(endpoint, code, event.headers) ? adviseProgram(endpoint, code) : {}
      const body: ErrorBody = { error: { code, ...advice, ...(fields ? { fields } : {}), requestId } }
      const { headers, ...rest } = reply(errorStatus[code], body, event.headers['accept-encoding'])
      return { ...rest, headers: { ...headers, ...(retryAfter ? { 'retry-after': `${retryAfter}` } : {}) } }
    } finally {
      recordMetric('latency', Math.round(performance.now() - startedAt), metadata)
    }
  }
  function handler(event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>
  function handler(event: DirectCall, context: Context): Promise<DirectReply>
  function handler(event: APIGatewayProxyEventV2 | DirectCall, { awsRequestId: requestId }: Context) {
    if (isRequest(event)) return answerRequest(event, requestId)
    return answerDirectCall(endpoint, DirectCall.parse(event), answer, { name, requestId })
  }
  return handler
}

/**
 * Answers a direct call. The function that makes it has verified the caller's token and enforced the limit of all programs.
 * Failures that the contract does not list, and unknown errors, become `internal`.
 */
async function answerDirectCall(
  endpoint: Endpoint,
  { caller, address, locale, input }: DirectCall,
  answer: (request: object) => Promise<unknown>,
  { name, requestId }: { readonly name: string; readonly requestId: string },
): Promise<DirectReply> {
  const startedAt = performance.now()
  const metadata: { requestId: string; code?: ErrorCode; user: string } = {
    requestId,
    user: pseudonymize(caller.userId),
  }
  try {
    requireScope(endpoint, caller)
    await enforceRateLimit(endpoint.rate, `${name}#token#${metadata.user}`)
    const request = {
      input: parseFields(endpoint, input),
      userId: caller.userId,
      mayReadChannel: mayReadChannel(caller),
      address,
      locale,
      requestId,
    }
    return { output: await answer(request) }
  } catch (error) {
    const { code, fields } = toDeclaredFailure(endpoint, toFailure(error))
    metadata.code = code
    recordMetric('failures', 1, { requestId }, code)
    if (errorStatus[code] >= 500) log('error', name, { requestId, code, error })
    return { error: { code, ...(fields ? { fields } : {}), requestId } }
  } finally {
    recordMetric('latency', Math.round(performance.now() - startedAt), metadata)
  }
}

/** Whether an event is a request from API Gateway, which builds its events itself: no request can look like a direct call. */
const isRequest = (event: APIGatewayProxyEventV2 | DirectCall): event is APIGatewayProxyEventV2 => !isDirectCall(event)

/** A user, in a session of our web app or through a program with one of their tokens. */
interface Caller {
  readonly userId: string
  readonly session?: Session
  readonly program?: ProgramCaller
}

/** Returns who calls an endpoint. Throws Failure for a session or a token that is not valid or not let in. */
async function identify(endpoint: Endpoint, authorization: string | undefined): Promise<Caller> {
  const token = findPersonalToken(authorization)
  if (token !== undefined) {
    // First, because only endpoints that are open to tokens may read their table.
    if (!endpoint.scope && endpoint.protocol !== 'mcp') throw new Failure('token_not_allowed')
    const { userId, id, scopes: granted } = await verifyPersonalToken(token)
    const program = { userId, tokenId: id, scopes: granted }
    if (!endpoint.protocol) requireScope(endpoint, program)
    return { userId, program }
  }
  if (endpoint.protocol === 'mcp') {
    const program = await verifyConnection(authorization)
    return { userId: program.userId, program }
  }
  const session = await verifySession(authorization)
  return { userId: session.userId, session }
}

/** Throws Failure `token_not_allowed` or `scope_missing` for a program that may not call an endpoint. */
function requireScope({ scope }: Endpoint, program: ProgramCaller): void {
  if (!scope) throw new Failure('token_not_allowed')
  if (!program.scopes.includes(scope)) throw new Failure('scope_missing')
}

const mayReadChannel = ({ scopes }: ProgramCaller): boolean => scopes.includes('channel.read')

/** Returns a request as it is. Throws Failure `forbidden` for one from another site's page, which a browser marks. */
function readHttpRequest(endpoint: Endpoint, event: APIGatewayProxyEventV2): HttpRequest {
  const { origin } = event.headers
  if (origin !== undefined && origin !== env('SITE_URL')) throw new Failure('forbidden')
  return { method: event.requestContext.http.method, headers: event.headers, body: readBody(endpoint, event) }
}

/** The error responses of the protocols. */
const refusals: Readonly<Record<Protocol, (code: ErrorCode) => HttpOutput>> = { mcp: refuseCall, oauth: refuseSignIn }

/** Returns a failure as an error of JSON-RPC. Without a valid token, it says where assistants learn how to sign in (RFC 9728). */
function refuseCall(code: ErrorCode): HttpOutput {
  const metadata = `${env('SITE_URL')}/.well-known/oauth-protected-resource/api/mcp`
  const challenge = { 'www-authenticate': `Bearer resource_metadata="${metadata}", scope="${scopes.join(' ')}"` }
  const error = { code: -32_000, message: apiErrorTexts[code] ?? code, data: { code } }
  return {
    status: errorStatus[code],
    headers: { 'content-type': 'application/json', ...(code === 'unauthenticated' ? challenge : {}) },
    body: JSON.stringify({ jsonrpc: '2.0', error, id: null }),
  }
}

/** Returns a failure as an error of OAuth (RFC 6749, 5.2). */
function refuseSignIn(code: ErrorCode): HttpOutput {
  const error = errorStatus[code] >= 500 ? 'server_error' : 'invalid_request'
  return {
    status: errorStatus[code],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error, error_description: apiErrorTexts[code] ?? code }),
  }
}

const toResult = ({ status, headers, body }: HttpOutput): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...headers, 'cache-control': 'no-store' },
  body,
})

/** Counts a request by a program. Throws Failure `program_limit_reached` once the plan's requests of the day (UTC) are used up. */
const enforceProgramLimit = (userId: string, plan: PlanName): Promise<void> =>
  enforceRateLimit(
    { max: allowances.program_requests[plan], seconds: 86_400 },
    `programs#${pseudonymize(userId)}`,
    'program_limit_reached',
  )

/** Throws Failure for a caller whose session is over or whose account is gone, and for one that calls too often. */
async function admit({ forDeleted, rate }: Endpoint, { userId, session, program }: Caller, key: string): Promise<void> {
  const [isUnclear, plan] = await Promise.all([
    session ? refuseEnded(session, forDeleted) : refuseDeleted(userId),
    forDeleted ? undefined : findPlan(userId),
  ])
  if (program) await enforceRateLimit(tokenRate, `token#${pseudonymize(userId)}`)
  await enforceRateLimit(rate, key)
  if (!plan && !forDeleted) throw new Failure('account_missing')
  if (program && plan) await enforceProgramLimit(userId, plan)
  // After the rate limit, because this calls Cognito.
  if (session && isUnclear) await refuseUnlessAccepted(session)
}

/** Replaces a failure that the contract does not list with `internal`. */
const toDeclaredFailure = ({ errors }: Endpoint, failure: Failure): Failure =>
  commonErrorCodes.includes(failure.code) || errors.includes(failure.code) ? failure : new Failure('internal')

/** Whether an error is returned to a program: one with a personal access token, or one that may have forgotten to send it. */
const isProgram = ({ scope }: Endpoint, code: ErrorCode, { authorization }: Headers): boolean =>
  findPersonalToken(authorization) !== undefined || (scope !== undefined && code === 'unauthenticated')

/** Returns what a program is told about an error. Our web app has texts of its own. */
const adviseProgram = ({ scope }: Endpoint, code: ErrorCode): Partial<ErrorBody['error']> => ({
  message: explainError(code, scope),
  docs: `${env('SITE_URL')}${errorDocs(code)}`,
})

/** Returns a failure as a page or text in the caller's language. */
function replyFailure(code: ErrorCode, types: readonly string[], headers: Headers) {
  const type = types.includes('text/html') ? 'text/html' : 'text/plain'
  const { status, body } = describeFailure(code, type, readLocale(headers))
  return replyRaw(status, { body, type }, headers['accept-encoding'])
}

/** Returns a response without its body if the request's method is `HEAD`. */
const limitToHead = (
  { requestContext }: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 =>
  requestContext.http.method === 'HEAD' ? { ...response, body: '', isBase64Encoded: false } : response

/** Runs a request, only once if it is a program's with an idempotency key. */
async function runWithKey(
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  program: ProgramCaller | undefined,
  run: () => Promise<unknown>,
): Promise<{ output: unknown; replayed: boolean }> {
  const key = event.headers[idempotencyHeader]
  if (key === undefined || !program || !takesIdempotencyKey(endpoint)) return { output: await run(), replayed: false }
  const name = `${endpoint.method} ${event.rawPath}`
  return runOnce({ program, name, key, body: readBody(endpoint, event) }, run)
}

/** Returns the first language of `Accept-Language` that we support. Browsers list them in order of preference. */
const readLocale = (headers: Headers): Locale =>
  toLocale(...(headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0]?.trim()))

/** Throws Failure `forbidden` for a request that did not come through CloudFront: API Gateway's own URL is public. */
async function checkOriginSecret(headers: Headers): Promise<void> {
  const received = Buffer.from(headers['x-origin-secret'] ?? '')
  const matches = (secret: string) => {
    const expected = Buffer.from(secret)
    return expected.length === received.length && timingSafeEqual(expected, received)
  }
  if (!(await readOriginSecrets()).some(matches)) throw new Failure('forbidden')
}

/** Returns the caller's address from the header that `infra/stack/viewer.js` always overwrites. No other header is trusted. */
const readAddress = (headers: Headers) => headers['x-viewer-address'] ?? 'unknown'
