import * as z from 'zod/mini'
import { type Caller, type Method, toRequest } from '#shared/contract/endpoint.ts'
import { type ErrorCode, type errorStatus, type FieldProblem, fieldProblems } from '#shared/errors.ts'
import { forgetEarly, takeEarly } from './early-reads.ts'
import { hasFields } from './fields.ts'
import type { Session } from './session-view.ts'

/** API Gateway ends an HTTP API request after 30 seconds. */
const timeoutMs = 30_000

/** Browsers reject keepalive requests whose bodies total more than 64 KB. */
const maxKeepaliveLength = 16_000

/** Why a call failed. `requestId` identifies the request to support; absent if no server was reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: ErrorCode,
    readonly fields: Readonly<Record<string, FieldProblem>> = {},
    readonly requestId?: string,
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

/**
 * The part of a contract endpoint that a call needs; `I` and `O` are its input and output. Excludes endpoints with a
 * raw body or path.
 */
export interface CallableEndpoint<I, O> {
  readonly method: Method
  readonly path: string
  readonly caller: Caller
  readonly input: z.ZodMiniType<unknown, I>
  readonly output: z.ZodMiniType<O>
  readonly raw?: undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Calls an endpoint of the contract. Rejects with {@link ApiError}, or with the signal's reason if it is aborted. */
export type Call = <I extends Fields, O>(endpoint: CallableEndpoint<I, O>, input: I, signal?: AbortSignal) => Promise<O>

type IsErrorCode = (code: string) => code is ErrorCode

/**
 * Creates a `Call` for the session's user. Ends the session if the API rejects a refreshed token too. Replaces an error code that
 * `isErrorCode` does not know, such as one of a later release, with the code for the response's status.
 */
export function createCall(session: Pick<Session, 'accessToken' | 'end'>, isErrorCode: IsErrorCode): Call {
  return async (endpoint, input, signal) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      const response = await sendAuthorized(session, endpoint, input, either)
      return await readResponse(endpoint, response, isErrorCode)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw error instanceof ApiError ? error : new ApiError('unavailable', {}, undefined, { cause: error })
    }
  }
}

const unauthenticated: (typeof errorStatus)['unauthenticated'] = 401

/** Sends with the user's access token. Refreshes a refused token once; a second refusal ends the session. */
async function sendAuthorized(
  session: Pick<Session, 'accessToken' | 'end'>,
  endpoint: Pick<CallableEndpoint<unknown, unknown>, 'method' | 'path' | 'caller'>,
  input: Fields,
  signal: AbortSignal,
): Promise<Response> {
  if (endpoint.caller !== 'user') return send(endpoint, input, signal)
  const token = await rejectOnAbort(session.accessToken(), signal)
  if (!token) throw new ApiError('unauthenticated')
  const first = await send(endpoint, input, signal, token)
  if (first.status !== unauthenticated) return first
  const fresh = await rejectOnAbort(session.accessToken(token), signal)
  if (!fresh) throw new ApiError('unauthenticated')
  const second = await send(endpoint, input, signal, fresh)
  if (second.status === unauthenticated) session.end()
  return second
}

async function send(
  endpoint: Pick<CallableEndpoint<unknown, unknown>, 'method' | 'path'>,
  input: Fields,
  signal: AbortSignal,
  token?: string,
): Promise<Response> {
  const { url, body } = toRequest(endpoint, input)
  if (endpoint.method === 'GET') {
    const early = await rejectOnAbort(takeEarly(url, token), signal)
    if (early) return early
  } else forgetEarly()
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return fetch(url, {
    method: endpoint.method,
    headers,
    signal,
    ...(body ? { body } : {}),
    // The request completes even if the page is closed.
    ...(body && body.length < maxKeepaliveLength && { keepalive: true }),
  })
}

async function readResponse<O>(
  endpoint: Pick<CallableEndpoint<never, O>, 'output'>,
  response: Response,
  isErrorCode: IsErrorCode,
): Promise<O> {
  const answer = parseJson(await response.text())
  if (!response.ok) throw toApiError(response, answer, isErrorCode)
  if (answer === undefined) throw new ApiError('internal', {}, requestIdOf(response))
  // The function has checked its output against the same contract. A build leaves out zod and the schemas (`slimContract`).
  if (!import.meta.env.DEV) return answer as O
  const output = z.safeParse(endpoint.output, answer)
  if (output.success) return output.data
  throw new ApiError('internal', {}, requestIdOf(response), { cause: output.error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isFieldProblem = (problem: unknown): problem is FieldProblem => fieldProblems.some((known) => known === problem)

/** Our functions name an error code. Errors of API Gateway and CloudFront have only a status. */
function toApiError(response: Response, answer: unknown, isErrorCode: IsErrorCode): ApiError {
  const error: unknown = Object(answer).error
  if (!hasFields(error, { code: 'string', requestId: 'string' }) || !isErrorCode(error.code))
    return new ApiError(codeOf(response.status), {}, requestIdOf(response))
  const fields = Object.entries(Object('fields' in error ? error.fields : undefined)).flatMap(([name, problem]) =>
    isFieldProblem(problem) ? [[name, problem] as const] : [],
  )
  return new ApiError(error.code, Object.fromEntries(fields), error.requestId)
}

const requestIdOf = (response: Response) => response.headers.get('apigw-requestid') ?? undefined

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}
const codeOf = (status: number): ErrorCode => codes[status] ?? 'internal'

/** Rejects as soon as the signal is aborted, even if `work` never settles. */
const rejectOnAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
