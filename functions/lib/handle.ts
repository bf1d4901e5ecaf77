import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import {
  type Endpoint,
  type Parsed,
  type Protocol,
  type RawType,
  takesIdempotencyKey,
} from '#shared/contract/endpoint.ts'
import { HttpOutput, RawOutput } from '#shared/contract/raw-endpoint.ts'
import { daySeconds } from '#shared/duration.ts'
import { commonErrorCodes, type ErrorBody, type ErrorCode, errorStatus } from '#shared/errors.ts'
import { isKeepWarm, type KeepWarm } from '#shared/keep-warm.ts'
import { type Locale, toLocale } from '#shared/locale.ts'
import { openHeaders } from '#shared/open-access.ts'
import { apiErrorTexts, errorDocs, explainError } from '#shared/openapi/errors.ts'
import { allowances, type PlanName } from '#shared/plans.ts'
import { programRate, type Scope, scopes } from '#shared/scopes.ts'
import { type Session, verifySession } from './auth.ts'
import { verifyConnection } from './connection-token.ts'
import { DirectCall, type DirectReply, isDirectCall, type ProgramCaller } from './direct-call.ts'
import { env } from './env.ts'
import { Failure, toFailure } from './failure.ts'
import { describeFailure } from './failure-page.ts'
import { newId } from './id.ts'
import { idempotencyHeader, replayedHeader, runOnce } from './idempotency.ts'
import { parseFields, parseInput, readBody } from './input.ts'
import { isSameSecret } from './is-same-secret.ts'
import { log } from './log.ts'
import { recordMetric } from './metrics.ts'
import { findPersonalToken, verifyPersonalToken } from './personal-token.ts'
import { findPlan } from './plan.ts'
import { pseudonymize } from './pseudonym.ts'
import { enforceAddressRateLimit, enforceRateLimit } from './rate-limit.ts'
import { redirect, reply, replyRaw } from './reply.ts'
import { rejectDeletedAccount, rejectEndedSession, requireAcceptedByCognito } from './revocations.ts'
import { readRotatingSecret } from './secrets.ts'

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
  /** When the user last signed in, in seconds since 1970. Undefined for endpoints that accept personal access tokens. */
  readonly authTime: HasSession<E> extends true ? number : undefined
  /** The verified access token, for calls to Cognito on behalf of the user. */
  readonly accessToken: HasSession<E> extends true ? string : undefined
  /** Cognito's id of the session, which all tokens of the session share. */
  readonly originJti: HasSession<E> extends true ? string : undefined
  /** The raw body and headers, for verifying the caller's signature. */
  readonly signed: E['caller'] extends 'signed' ? { readonly body: string; readonly headers: Headers } : undefined
  /** The HTTP request. */
  readonly http: E['protocol'] extends Protocol ? HttpRequest : undefined
  /** The calling program and its scopes. */
  readonly program: E['protocol'] extends 'mcp' ? ProgramCaller : undefined
  /** Whether the caller may read YouTube's data about the user's channel: the web app, and programs with the scope `channel.read`. */
  readonly canReadChannel: boolean
  /** The id for an item that the request creates. Repeating a request with its idempotency key gives the same id. */
  readonly itemId: string
  /** The caller's network address. */
  readonly address: string
  /** The language of `Accept-Language`. */
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
 * Returns the Lambda handler of an endpoint. It checks the origin secret, verifies the caller, enforces the rate limit, parses the
 * input, calls `run`, and checks the output. A Failure becomes `{ error: { code, fields?, requestId } }`; an unknown error, or a code
 * that the contract does not list, is logged and returned as `internal`. Failures of an endpoint with `raw` are readable text.
 * Sessions that were signed out, and users whose account is being deleted, get `unauthenticated`; users without an account get
 * `account_missing`, or `sign_up_incomplete` if they came from Google. Other functions can invoke the Lambda directly for a user
 * ({@link DirectCall}), with the same checks of scope, rate limit and input. A schedule can keep it warm ({@link KeepWarm}).
 */
export function handle<const E extends Endpoint>(
  endpoint: E,
  run: (request: EndpointRequest<E>) => Promise<z.input<E['output']>>,
) {
  const name = `${endpoint.method} ${endpoint.path}`
  const runAndCheck = async (request: object) =>
    // The conditional types depend on the endpoint's caller, which is checked at run time.
    endpoint.output.parse(await run(request as EndpointRequest<E>))
  const handleRequest = async (
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
        await enforceAccess(endpoint, caller, `${name}#${caller.program ? 'token' : 'user'}#${metadata.user}`)
      } else await enforceAddressRateLimit(endpoint.rate, name, address)
      const request = (itemId: string) => ({
        input: parseInput(endpoint, event),
        userId: caller?.userId,
        authTime: caller?.session?.authTime,
        accessToken: caller?.session?.token,
        originJti: caller?.session?.originJti,
        signed: endpoint.caller === 'signed' ? { body: readBody(endpoint, event), headers: event.headers } : undefined,
        http: endpoint.protocol && readHttpRequest(endpoint, event),
        program: caller?.program,
        canReadChannel: !caller?.program || canReadChannel(caller.program),
        itemId,
        address,
        locale: readLocale(event.headers),
        requestId,
      })
      const { output, replayed } = await runWithKey(endpoint, event, caller?.program, async (itemId) =>
        runAndCheck(request(itemId)),
      )
      if (endpoint.protocol) return toResult(endpoint.protocol, HttpOutput.parse(output))
      if (endpoint.raw)
        return omitBodyOfHead(event, replyRaw(200, RawOutput.parse(output), event.headers['accept-encoding']))
      if (endpoint.redirects) return redirect(output)
      const { headers, ...rest } = reply(200, output, event.headers['accept-encoding'])
      return { ...rest, headers: { ...headers, ...(replayed ? { [replayedHeader]: 'true' } : {}) } }
    } catch (error) {
      const { code, fields, retryAfter } = toDeclaredFailure(endpoint, toFailure(error))
      metadata.code = code
      recordMetric('failures', 1, { requestId }, code)
      if (errorStatus[code] >= 500) log('error', name, { requestId, code, error })
      if (endpoint.protocol) return toResult(endpoint.protocol, protocolErrors[endpoint.protocol](code))
      if (endpoint.raw) return omitBodyOfHead(event, replyFailure(code, endpoint.raw, event.headers))
      const advice = isProgram(endpoint, code, event.headers) ? describeForProgram(endpoint, code) : {}
      const body: ErrorBody = { error: { code, ...advice, ...(fields ? { fields } : {}), requestId } }
      const { headers, ...rest } = reply(errorStatus[code], body, event.headers['accept-encoding'])
      const challenge = code === 'unauthenticated' ? { 'www-authenticate': challengeFor(event.headers) } : {}
      const retry = retryAfter ? { 'retry-after': `${retryAfter}` } : {}
      return { ...rest, headers: { ...headers, ...challenge, ...retry } }
    } finally {
      recordMetric('latency', Math.round(performance.now() - startedAt), metadata)
    }
  }
  function handler(event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>
  function handler(event: DirectCall, context: Context): Promise<DirectReply>
  function handler(event: KeepWarm, context: Context): Promise<undefined>
  function handler(event: APIGatewayProxyEventV2 | DirectCall | KeepWarm, { awsRequestId: requestId }: Context) {
    if (isKeepWarm(event)) return Promise.resolve(undefined)
    if (isDirectCall(event))
      return handleDirectCall(endpoint, DirectCall.parse(event), runAndCheck, { name, requestId })
    return handleRequest(event, requestId)
  }
  return handler
}

/**
 * Handles a direct call. The calling function has verified the user's token and enforced the limit of all programs.
 * Failures that the contract does not list, and unknown errors, become `internal`.
 */
async function handleDirectCall(
  endpoint: Endpoint,
  { caller, address, locale, input }: DirectCall,
  runAndCheck: (request: object) => Promise<unknown>,
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
      canReadChannel: canReadChannel(caller),
      itemId: newId(),
      address,
      locale,
      requestId,
    }
    return { output: await runAndCheck(request) }
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

/** A user with a session of our web app, or a program with a token of the user. */
interface Caller {
  readonly userId: string
  readonly session?: Session
  readonly program?: ProgramCaller
}

/** Returns the verified caller of an endpoint. Throws Failure for a session or a token that is invalid or not allowed. */
async function identify(endpoint: Endpoint, authorization: string | undefined): Promise<Caller> {
  const token = findPersonalToken(authorization)
  if (token !== undefined) {
    // Checked first, because only endpoints that accept tokens have read access to their table.
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

const canReadChannel = ({ scopes }: ProgramCaller): boolean => scopes.includes('channel.read')

/** Returns the challenge that a 401 response requires (RFC 9110, 11.6.1; RFC 6750, 3). */
const challengeFor = ({ authorization }: Headers): string =>
  authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"'

/** Returns the HTTP request. Throws Failure `forbidden` if its `Origin` is another site, except for OAuth: see `openHeaders`. */
function readHttpRequest(endpoint: Endpoint, event: APIGatewayProxyEventV2): HttpRequest {
  const { origin } = event.headers
  if (endpoint.protocol !== 'oauth' && origin !== undefined && origin !== env('SITE_URL'))
    throw new Failure('forbidden')
  return { method: event.requestContext.http.method, headers: event.headers, body: readBody(endpoint, event) }
}

/** Converts an error code to the protocol's error response. */
const protocolErrors: Readonly<Record<Protocol, (code: ErrorCode) => HttpOutput>> = {
  mcp: toJsonRpcError,
  oauth: toOAuthError,
}

/** Returns a JSON-RPC error. Without a valid token, it points assistants to the metadata for signing in (RFC 9728). */
function toJsonRpcError(code: ErrorCode): HttpOutput {
  const metadata = `${env('SITE_URL')}/.well-known/oauth-protected-resource/api/mcp`
  const challenge = { 'www-authenticate': `Bearer resource_metadata="${metadata}", scope="${scopes.join(' ')}"` }
  const error = { code: -32_000, message: apiErrorTexts[code] ?? code, data: { code } }
  return {
    status: errorStatus[code],
    headers: { 'content-type': 'application/json', ...(code === 'unauthenticated' ? challenge : {}) },
    body: JSON.stringify({ jsonrpc: '2.0', error, id: null }),
  }
}

/** Returns an OAuth error (RFC 6749, 5.2). */
function toOAuthError(code: ErrorCode): HttpOutput {
  const error = errorStatus[code] >= 500 ? 'server_error' : 'invalid_request'
  return {
    status: errorStatus[code],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error, error_description: apiErrorTexts[code] ?? code }),
  }
}

const toResult = (protocol: Protocol, { status, headers, body }: HttpOutput): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...headers, ...(protocol === 'oauth' ? openHeaders : {}), 'cache-control': 'no-store' },
  body,
})

/** Counts a request by a program. Throws Failure `program_limit_reached` once the plan's requests of the day (UTC) are used up. */
const enforceProgramLimit = (userId: string, plan: PlanName): Promise<void> =>
  enforceRateLimit(
    { max: allowances.program_requests[plan], seconds: daySeconds },
    `programs#${pseudonymize(userId)}`,
    'program_limit_reached',
  )

/** Enforces that the caller's session and account exist, and the rate limits. Throws Failure otherwise. */
async function enforceAccess(
  { forDeleted, withoutAccount, rate }: Endpoint,
  { userId, session, program }: Caller,
  key: string,
): Promise<void> {
  const needsAccount = !forDeleted && !withoutAccount
  const [needsCognito, plan] = await Promise.all([
    session ? rejectEndedSession(session, forDeleted) : rejectDeletedAccount(userId),
    needsAccount ? findPlan(userId) : undefined,
  ])
  if (program) await enforceRateLimit(programRate, `token#${pseudonymize(userId)}`)
  await enforceRateLimit(rate, key)
  if (!plan && needsAccount) throw new Failure(session?.isFromGoogle ? 'sign_up_incomplete' : 'account_missing')
  if (program && plan) await enforceProgramLimit(userId, plan)
  // After the rate limit, because this calls Cognito.
  if (session && needsCognito) await requireAcceptedByCognito(session)
}

/** Replaces a failure that the contract does not list with `internal`. */
const toDeclaredFailure = ({ errors }: Endpoint, failure: Failure): Failure =>
  commonErrorCodes.includes(failure.code) || errors.includes(failure.code) ? failure : new Failure('internal')

/** Returns whether the caller is probably a program: it sent a personal access token, or no token to an endpoint that accepts them. */
const isProgram = ({ scope }: Endpoint, code: ErrorCode, { authorization }: Headers): boolean =>
  findPersonalToken(authorization) !== undefined || (scope !== undefined && code === 'unauthenticated')

/** Returns the message and the link for a program. The web app has its own messages. */
const describeForProgram = ({ scope }: Endpoint, code: ErrorCode): Partial<ErrorBody['error']> => ({
  message: explainError(code, scope),
  docs: `${env('SITE_URL')}${errorDocs(code)}`,
})

/** Returns a failure as a page or text in the caller's language. */
function replyFailure(code: ErrorCode, raw: RawType, headers: Headers) {
  const type = raw === 'text/html' ? raw : 'text/plain'
  const { status, body } = describeFailure(code, type, readLocale(headers))
  return replyRaw(status, { body, type }, headers['accept-encoding'])
}

/** Returns a response without its body if the request's method is `HEAD`. */
const omitBodyOfHead = (
  { requestContext }: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 =>
  requestContext.http.method === 'HEAD' ? { ...response, body: '', isBase64Encoded: false } : response

/** Runs a request. A program's request with an idempotency key runs once. */
async function runWithKey(
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  program: ProgramCaller | undefined,
  run: (itemId: string) => Promise<unknown>,
): Promise<{ output: unknown; replayed: boolean }> {
  const key = event.headers[idempotencyHeader]
  if (key === undefined || !program || !takesIdempotencyKey(endpoint))
    return { output: await run(newId()), replayed: false }
  const name = `${endpoint.method} ${event.rawPath}`
  return runOnce({ program, name, key, body: readBody(endpoint, event) }, run)
}

/** Returns the first language of `Accept-Language` that we support. Browsers list them in order of preference. */
const readLocale = (headers: Headers): Locale =>
  toLocale(...(headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0]?.trim()))

/** Throws Failure `forbidden` for a request that did not come through CloudFront: API Gateway's own URL is public. */
async function checkOriginSecret(headers: Headers): Promise<void> {
  const matches = (secret: string) => isSameSecret(secret, headers['x-origin-secret'] ?? '')
  if (!(await readRotatingSecret('ORIGIN_SECRET')).some(matches)) throw new Failure('forbidden')
}

/** Returns the caller's address from the header that `infra/stack/viewer.js` always overwrites. No other header is trusted. */
const readAddress = (headers: Headers) => headers['x-viewer-address'] ?? 'unknown'
