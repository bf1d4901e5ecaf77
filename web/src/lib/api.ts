import * as z from 'zod/mini'
import { type Caller, type Method, toRequest } from '#shared/contract/endpoint.ts'
import { ErrorBody, type ErrorCode, errorStatus, type FieldProblem } from '#shared/errors.ts'
import type { Session } from './session-view.ts'

/** HTTP API itself gives up after 30 s. */
const limit = 30_000

/** Why a call brought no answer. `requestId` is what support asks for, where a server was reached. */
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

/** As much of a contract entry as a caller needs; `I` and `O` are what goes in and what comes out. */
export interface Callable<I, O> {
  readonly method: Method
  readonly path: string
  readonly caller: Caller
  readonly input: z.ZodMiniType<unknown, I>
  readonly output: z.ZodMiniType<O>
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Calls an endpoint of the contract. Rejects with {@link ApiError}, or with the signal's own reason once it is aborted.
 */
export type Call = <I extends Fields, O>(endpoint: Callable<I, O>, input: I, signal?: AbortSignal) => Promise<O>

/** A caller on behalf of the session's user. A session that no token helps any more is ended. */
export function createCall(session: Pick<Session, 'accessToken' | 'end'>): Call {
  return async (endpoint, input, signal) => {
    const deadline = AbortSignal.timeout(limit)
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      const response = await authorised(session, endpoint, input, either)
      return await readAnswer(endpoint, response)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw error instanceof ApiError ? error : new ApiError('unavailable', {}, undefined, { cause: error })
    }
  }
}

/** A token that is refused is refreshed once; one refused twice means that nobody is signed in. */
async function authorised(
  session: Pick<Session, 'accessToken' | 'end'>,
  endpoint: Pick<Callable<unknown, unknown>, 'method' | 'path' | 'caller'>,
  input: Fields,
  signal: AbortSignal,
): Promise<Response> {
  if (endpoint.caller !== 'user') return send(endpoint, input, signal)
  const token = await unlessAborted(session.accessToken(), signal)
  if (!token) throw new ApiError('unauthenticated')
  const first = await send(endpoint, input, signal, token)
  if (first.status !== errorStatus.unauthenticated) return first
  const fresh = await unlessAborted(session.accessToken(token), signal)
  if (!fresh) throw new ApiError('unauthenticated')
  const second = await send(endpoint, input, signal, fresh)
  if (second.status === errorStatus.unauthenticated) session.end()
  return second
}

function send(
  endpoint: Pick<Callable<unknown, unknown>, 'method' | 'path'>,
  input: Fields,
  signal: AbortSignal,
  token?: string,
): Promise<Response> {
  const { url, body } = toRequest(endpoint, input)
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return fetch(url, { method: endpoint.method, headers, signal, ...(body ? { body } : {}) })
}

async function readAnswer<O>(endpoint: Pick<Callable<never, O>, 'output'>, response: Response): Promise<O> {
  const text = await response.text()
  const answer = parsed(text)
  if (!response.ok) throw errorOf(response, answer)
  const output = z.safeParse(endpoint.output, answer)
  if (output.success) return output.data
  throw new ApiError('internal', {}, idOf(response), { cause: output.error })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Errors of our functions name their code. Those of API Gateway and CloudFront before them have only a status. */
function errorOf(response: Response, answer: unknown): ApiError {
  const body = z.safeParse(ErrorBody, answer)
  if (!body.success) return new ApiError(codeOf(response.status), {}, idOf(response))
  const { code, fields, requestId } = body.data.error
  return new ApiError(code, fields, requestId)
}

const idOf = (response: Response) => response.headers.get('apigw-requestid') ?? undefined

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

/** Waits no longer than the caller does. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
