import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fillConfig } from '#shared/config-block.ts'
import { contract } from '#shared/contract/index.ts'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import { createCall } from '#web/lib/api.ts'
import { cognitoRefresh } from '#web/lib/cognito-refresh.ts'
import { cognitoRequest } from '#web/lib/cognito-request.ts'
import { loadConfig } from '#web/lib/config.ts'
import { forgetEarly, readEarly, takeEarly } from '#web/lib/early-reads.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { runExclusive } from '#web/lib/stored-session.ts'
import { visitKey } from '#web/lib/visit-key.ts'
import { createManager, fakeProvider, idToken, storeSession } from './fake-provider.ts'

const dashboard = { pathname: '/dashboard', search: '' }
const pool = 'https://pool.example'
const account = '/api/account'
const figures = ['/api/youtube/analytics?period=28', '/api/youtube/top?period=28', '/api/youtube/videos']

/** How the servers respond unless a test changes it: Cognito refreshes to `access-1`. */
const answers = {
  pool: async (): Promise<Response> => refreshed(),
  api: async (address: string, token: string | null): Promise<Response> => Response.json({ address, token }),
}
const refreshed = () =>
  Response.json({ AuthenticationResult: { AccessToken: 'access-1', IdToken: idToken(), ExpiresIn: 900 } })
const refused = () => Response.json({ __type: 'NotAuthorizedException', message: 'revoked' }, { status: 400 })
/** How the servers respond in the current test. */
const given = { ...answers }

const requests: string[] = []
const send = async (address: string, init?: RequestInit) => {
  const token = new Headers(init?.headers).get('authorization')
  requests.push(token ? `${address} ${token}` : address)
  return address === pool ? given.pool() : given.api(address, token)
}

/** Remembers that a user saw figures in this browser. */
const storeVisit = (user: string) =>
  localStorage.setItem(visitKey, JSON.stringify({ user, at: Date.now(), through: '2026-11-18' }))

/** Starts the app as it starts once its code has arrived: its session manager refreshes by the same means. */
const startApp = () => {
  const refresh = vi.fn(cognitoRefresh(cognitoRequest(loadConfig)))
  const { manager } = createManager({ provider: { ...fakeProvider(), refresh }, runExclusive })
  const stop = manager.start()
  return {
    manager,
    call: createCall(manager, (code): code is ErrorCode => Object.hasOwn(errorStatus, code)),
    refresh,
    stop,
  }
}

beforeEach(() => {
  Object.assign(given, answers)
  requests.length = 0
  forgetEarly()
  vi.stubGlobal('fetch', vi.fn(send))
  document.body.innerHTML = fillConfig('<script type="application/json" id="config"></script>', {
    ...{ region: 'eu-west-1', userPoolId: 'pool', userPoolClientId: 'client', cognitoEndpoint: pool },
    ...{ uploadsOrigin: 'https://uploads.example', codesByMail: true, passkeys: true, ai: false, payments: false },
    ...{ derivedMetrics: false, local: false },
  })
})

describe('the first reads', () => {
  test('are not sent for a visitor who is not signed in', async () => {
    await readEarly(dashboard)
    expect(requests).toEqual([])
  })

  test('are the account, and the figures of a user who saw figures here before', async () => {
    storeSession(900)
    await readEarly(dashboard)
    expect(requests).toEqual(['/api/account Bearer access-0'])
    storeVisit('u1')
    await readEarly(dashboard)
    expect(requests.slice(1)).toEqual(['/api/account', ...figures].map((address) => `${address} Bearer access-0`))
  })

  test('leave out the figures if another user has signed in since', async () => {
    storeVisit('u2')
    storeSession(900)
    await readEarly(dashboard)
    expect(requests).toEqual(['/api/account Bearer access-0'])
  })

  test.each([
    { pathname: '/dashboard', search: '?period=90' },
    { pathname: '/dashboard', search: '?code=4/0A&state=s' },
    { pathname: '/dashboard/drafts', search: '' },
  ])('are not sent where another view is opened: %j', async (page) => {
    storeSession(900)
    await readEarly(page)
    expect(requests).toEqual([])
  })

  test('are sent with a refreshed token, which the app finds in storage', async () => {
    storeSession(-100)
    const early = readEarly(dashboard)
    const { manager, refresh, stop } = startApp()
    await early
    expect(await manager.accessToken()).toBe('access-1')
    expect(manager.view()).toMatchObject({ state: 'signed_in', user: { id: 'u1' } })
    expect(requests).toEqual([pool, '/api/account Bearer access-1'])
    expect(refresh).not.toHaveBeenCalled()
    stop()
  })

  test('are not sent without a session that is valid, which the app then ends', async () => {
    storeSession(-100)
    given.pool = async () => refused()
    await readEarly(dashboard)
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
    const { manager, stop } = startApp()
    await vi.waitFor(() => expect(manager.view()).toEqual({ state: 'none' }))
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(requests).toEqual([pool, pool])
    stop()
  })

  test('are left to the app when Cognito is not reached', async () => {
    storeSession(-100)
    given.pool = async () => {
      given.pool = answers.pool
      throw new TypeError('offline')
    }
    await readEarly(dashboard)
    const { manager, stop } = startApp()
    expect(await manager.accessToken()).toBe('access-1')
    expect(requests).toEqual([pool, pool])
    stop()
  })

  test('are those of the user who signed in meanwhile in another tab', async () => {
    storeSession(-100)
    given.pool = async () => {
      storeSession(900, 'access-of-u2', 'u2')
      return refreshed()
    }
    await readEarly(dashboard)
    expect(requests).toEqual([pool, '/api/account Bearer access-of-u2'])
    const { manager, stop } = startApp()
    expect(manager.view()).toMatchObject({ user: { id: 'u2' } })
    stop()
  })
})

describe('a response to an early read', () => {
  const read = async (address: string, token?: string) => (await takeEarly(address, token))?.json()

  beforeEach(async () => {
    storeSession(900)
    storeVisit('u1')
  })

  test('is used once, by the read of its address', async () => {
    await readEarly(dashboard)
    for (const address of [...figures, account])
      expect(await read(address, 'access-0')).toEqual({ address, token: 'Bearer access-0' })
    expect(await read(account, 'access-0')).toBeUndefined()
  })

  test.each(['access-of-u2', undefined])('is not used with another token: %s', async (token) => {
    await readEarly(dashboard)
    expect(await read(account, token)).toBeUndefined()
    expect(await read(account, 'access-0')).toBeUndefined()
  })

  test('is not used once a cached result of its age would be read again', async () => {
    await readEarly(dashboard)
    vi.useFakeTimers({ now: Date.now() + 30_000 })
    expect(await read(account, 'access-0')).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('a request of the app', () => {
  const endpoint = {
    method: 'GET',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ token: z.string() }),
  } as const
  const change = { ...endpoint, method: 'PATCH' } as const

  beforeEach(() => storeSession(900))

  test('uses what was read early instead of reading it again', async () => {
    await readEarly(dashboard)
    const { call, stop } = startApp()
    expect(await call(endpoint, {})).toEqual({ token: 'Bearer access-0' })
    expect(requests).toEqual(['/api/account Bearer access-0'])
    await call(endpoint, {})
    expect(requests).toHaveLength(2)
    stop()
  })

  test('reads again what failed early', async () => {
    given.api = async () => {
      given.api = answers.api
      throw new TypeError('offline')
    }
    await readEarly(dashboard)
    const { call, stop } = startApp()
    expect(await call(endpoint, {})).toEqual({ token: 'Bearer access-0' })
    expect(requests).toHaveLength(2)
    stop()
  })

  test('refreshes a token that was refused early', async () => {
    given.api = async () => {
      given.api = answers.api
      return Response.json({}, { status: errorStatus.unauthenticated })
    }
    await readEarly(dashboard)
    const { call, stop } = startApp()
    expect(await call(endpoint, {})).toEqual({ token: 'Bearer access-1' })
    stop()
  })

  test('reads again after a change', async () => {
    await readEarly(dashboard)
    const { call, stop } = startApp()
    await call(change, {})
    await call(endpoint, {})
    expect(requests.map((request) => request.split(' ')[0])).toEqual([account, account, account])
    stop()
  })

  test('can be aborted while its early read is pending', async () => {
    given.api = () => new Promise(() => {})
    await readEarly(dashboard)
    const { call, stop } = startApp()
    const giveUp = new AbortController()
    const answer = call(endpoint, {}, giveUp.signal)
    giveUp.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
    stop()
  })
})

test('the addresses that are read early are those of the contract', async () => {
  storeSession(900)
  storeVisit('u1')
  await readEarly(dashboard)
  const paths = [contract.account.get, contract.youtube.analytics, contract.youtube.top, contract.youtube.videos]
  expect(requests.map((request) => request.split(/[ ?]/)[0])).toEqual(paths.map(({ path }) => path))
})
