import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#shared/contract/index.ts'
import { rawEndpoint } from '#shared/contract/raw-endpoint.ts'
import { type ErrorCode, errorCodes, errorStatus } from '#shared/errors.ts'
import { ApiError, createCall } from '#web/lib/api.ts'
import { IdentityError } from '#web/lib/identity.ts'

const greet = {
  method: 'POST',
  path: '/api/greet/{id}',
  caller: 'public',
  input: z.strictObject({ id: z.string(), name: z.optional(z.string()) }),
  output: z.object({ hello: z.string() }),
} as const
const mine = { ...greet, method: 'GET', caller: 'user' } as const

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
const session = { accessToken: vi.fn<(refused?: string) => Promise<string | undefined>>(), end: vi.fn() }
const call = createCall(session, isErrorCode)

const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers })
const failure = (code: ErrorCode) =>
  json({ error: { code, fields: { name: 'too_long' }, requestId: 'r-1' } }, errorStatus[code])
const catchError = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

beforeEach(() => {
  fetched.mockReset()
  session.accessToken.mockReset().mockImplementation(async (refused) => (refused ? 'fresh' : 'old'))
  session.end.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('sends the input as the contract defines and returns the output', async () => {
  fetched.mockResolvedValue(json({ hello: 'Ada', more: 1 }))
  expect(await call(greet, { id: 'a/b', name: 'Ada' })).toEqual({ hello: 'Ada' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/greet/a%2Fb')
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(init?.headers).not.toHaveProperty('authorization')
})

test('lets a request for a change continue after its page closes, unless it is too large for that', async () => {
  fetched.mockImplementation(async () => json({ hello: 'Ada' }))
  await call(greet, { id: '1', name: 'Ada' })
  await call(greet, { id: '1', name: 'a'.repeat(20_000) })
  await call({ ...greet, method: 'GET' }, { id: '1' })
  expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, undefined, undefined])
})

test('is typed by the contract', () => {
  // @ts-expect-error the title is a string
  void (() => call(contract.advice.analyze, { title: 1 }))
  // @ts-expect-error an account has no such field
  void (async () => (await call(contract.account.get, {})).color)
  const page = rawEndpoint({ ...mine, raw: 'text/html', errors: [], rate: { max: 1, seconds: 1 } })
  // @ts-expect-error it returns a page, not JSON
  void (() => call(page, { id: 'a' }))
})

describe('a request for a user', () => {
  test('sends the access token', async () => {
    fetched.mockResolvedValue(json({ hello: 'you' }))
    await call(mine, { id: '1' })
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ authorization: 'Bearer old' })
  })

  test('refreshes a rejected token once and repeats the request', async () => {
    fetched.mockResolvedValueOnce(failure('unauthenticated')).mockResolvedValueOnce(json({ hello: 'you' }))
    expect(await call(mine, { id: '1' })).toEqual({ hello: 'you' })
    expect(session.accessToken.mock.calls).toEqual([[], ['old']])
    expect(fetched.mock.calls[1]?.[1].headers).toEqual({ authorization: 'Bearer fresh' })
    expect(session.end).not.toHaveBeenCalled()
  })

  test('ends the session when the token is rejected twice', async () => {
    fetched.mockImplementation(async () => failure('unauthenticated'))
    expect(await catchError(call(mine, { id: '1' }))).toMatchObject({ code: 'unauthenticated' })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(session.end).toHaveBeenCalledOnce()
  })

  test('sends nothing without a session', async () => {
    session.accessToken.mockResolvedValue(undefined)
    expect(await catchError(call(mine, { id: '1' }))).toMatchObject({ code: 'unauthenticated' })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('keeps the session when a token refresh fails temporarily', async () => {
    session.accessToken.mockRejectedValue(new IdentityError('not_reached', 0))
    expect(await catchError(call(mine, { id: '1' }))).toMatchObject({ code: 'unavailable' })
    expect(session.end).not.toHaveBeenCalled()
  })

  test('does not wait for the token when it is aborted', async () => {
    session.accessToken.mockReturnValue(new Promise(() => {}))
    const controller = new AbortController()
    const pendingCall = catchError(call(mine, { id: '1' }, controller.signal))
    controller.abort()
    expect(await pendingCall).toBe(controller.signal.reason)
  })
})

describe('the code of an error', () => {
  test.each(errorCodes)('is %s when our API returns it', async (code) => {
    fetched.mockImplementation(async () => failure(code))
    const error = await catchError(call(greet, { id: '1' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code, fields: { name: 'too_long' }, requestId: 'r-1' })
  })

  const html = (status: number) => new Response('<html>', { status })
  test.each<[string, () => Response, ErrorCode]>([
    ["API Gateway's 503", () => json({ message: 'Service Unavailable' }, 503), 'unavailable'],
    ["API Gateway's 500", () => json({ message: 'Internal Server Error' }, 500), 'internal'],
    ["API Gateway's 429", () => json({ message: 'Too Many Requests' }, 429), 'too_many_requests'],
    ["API Gateway's 413", () => json({ message: 'Request Too Long' }, 413), 'too_large'],
    ["CloudFront's 502", () => html(502), 'unavailable'],
    ["CloudFront's 504", () => html(504), 'unavailable'],
    ['an HTML page instead of a response', () => html(200), 'internal'],
    ['a response that breaks the contract', () => json({ goodbye: 1 }), 'internal'],
    ['an unknown error code', () => json({ error: { code: 'odd', requestId: 'r' } }, 418), 'internal'],
  ])('is mapped for %s', async (_, respond, code) => {
    fetched.mockImplementation(async () => respond())
    expect(await catchError(call(greet, { id: '1' }))).toMatchObject({ code, fields: {} })
  })

  test("comes with the gateway's request ID when the body has none", async () => {
    fetched.mockResolvedValue(json({ message: 'no' }, 500, { 'apigw-requestid': 'g-1' }))
    expect(await catchError(call(greet, { id: '1' }))).toMatchObject({ requestId: 'g-1' })
  })

  test('is unavailable for a network failure', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await catchError(call(greet, { id: '1' }))).toMatchObject({ code: 'unavailable' })
  })

  test('is unavailable for a timeout', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    fetched.mockImplementation(async (_, { signal }) => Promise.reject(signal?.reason))
    expect(await catchError(call(greet, { id: '1' }))).toMatchObject({ code: 'unavailable' })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  test('is not assigned to an aborted request, which rejects with the abort reason', async () => {
    const reason = new DOMException('', 'AbortError')
    fetched.mockImplementation(async (_, { signal }) => Promise.reject(signal?.reason))
    expect(await catchError(call(greet, { id: '1' }, AbortSignal.abort(reason)))).toBe(reason)
  })
})
