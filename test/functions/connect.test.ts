import { afterEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { OAuthFault } from '#infra/local/stubs/google/google.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { consentScopes } from '#shared/consent.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect, exchangeCode, redirectUri, submitConsent, verifier } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { pauseAt } from '#test/support/interrupt.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const listItems = async (table: 'user_tokens' | 'accounts', { userId }: Creator) =>
  (await backend.items(table)).filter((item) => [item.user_id, item.userId].includes(userId))
const listTokens = (creator: Creator) => listItems('user_tokens', creator)
/**
 * Lists the keys of cached data of this creator's channel, and of the demo channel's public data. Leaves out the mark
 * that fetching failed, which holds no data and expires within ten minutes.
 */
const listCacheKeys = async ({ userId }: Creator) =>
  (await backend.items('cache'))
    .map(({ key }) => `${key}`)
    .filter(
      (key) =>
        key.startsWith(`own#${pseudonymize(userId)}#`) ||
        (!/^(own|uploads-failed)#/.test(key) && key.endsWith(demoChannel.id)),
    )
const disconnect = ({ token }: Creator) => backend.request('DELETE', '/api/youtube/auth', { as: token })
const loadDashboard = async ({ token }: Creator) => {
  for (const path of ['analytics', 'videos'])
    expect(await backend.request('GET', `/api/youtube/${path}`, { as: token })).toMatchObject({ status: 200 })
}
const failure = (status: number, code: string) => ({ status, body: { error: { code } } })
let day = 0
const hikes = 'UCquietRidgeHikes-000004'

describe('connecting', () => {
  test('stores the tokens, marks the channel as verified and returns no token', async () => {
    const creator = await makeCreator(backend)
    const response = await connect(backend, creator)
    const connection = { scopes: [...consentScopes], since: expect.any(String), expiresAt: null }
    const channel = { id: demoChannel.id, title: demoChannel.title, verified: true, connection }
    expect(response).toMatchObject({ status: 200 })
    expect(response.body).toEqual({ channel, replaced: null })
    const [tokens, ...others] = await listTokens(creator)
    expect(others).toEqual([])
    expect(tokens).toEqual({
      user_id: creator.userId,
      access_token: expect.stringMatching(/^ya29\./),
      refresh_token: expect.stringMatching(/^1\/\/0/),
      expires_at: expect.any(Number),
      scopes: consentScopes,
      channel_id: demoChannel.id,
      // These index the channel by when its reach is due, which is at once.
      dueShard: expect.stringMatching(/^\d$/),
      reachAt: expect.any(String),
    })
    expect(Date.parse(`${tokens?.reachAt}`)).toBeLessThanOrEqual(Date.now())
    expect(Number(tokens?.expires_at) - Date.now() / 1000).toBeGreaterThan(3500)
    const account = await backend.request('GET', '/api/account', { as: creator.token })
    expect(account.body).toHaveProperty('channel', channel)
  })

  test('replaces the channel and deletes the data of the previous one when another account consents', async () => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    await loadDashboard(creator)
    expect((await listCacheKeys(creator)).length).toBeGreaterThan(2)
    const response = await connect(backend, creator, { account: '2' })
    expect(response).toMatchObject({
      status: 200,
      body: { channel: { id: hikes, title: 'Quiet Ridge Hikes' }, replaced: { title: demoChannel.title } },
    })
    expect(await listTokens(creator)).toMatchObject([{ channel_id: hikes }])
    expect((await listCacheKeys(creator)).filter((key) => key.includes(demoChannel.id))).toEqual([])
  })

  test.each(['figures', 'videos'])(
    'leaves no %s of the replaced channel that were fetched during the switch',
    async (what) => {
      const creator = await makeCreator(backend)
      await connect(backend, creator)
      const paused = await pauseAt(
        ({ name, input }) => name === 'PutCommand' && JSON.stringify(input).includes(`#${what}"`),
      )
      const path = what === 'figures' ? 'analytics' : 'videos'
      const reading = backend.request('GET', `/api/youtube/${path}`, { as: creator.token })
      await paused.reached
      await connect(backend, creator, { account: '2' })
      paused.resume()
      expect(await reading).toMatchObject({ status: 200 })
      expect((await listCacheKeys(creator)).filter((key) => key.includes(`${demoChannel.id}#`))).toEqual([])
    },
  )

  test('replaces nothing when the same account consents again', async () => {
    const creator = await makeCreator(backend)
    for (let time = 0; time < 2; time++)
      expect((await connect(backend, creator)).body).toMatchObject({ channel: { verified: true }, replaced: null })
  })

  test('returns the time at which the grant expires, if Google limits it', async () => {
    const creator = await makeCreator(backend)
    const { searchParams } = new URL(`http://localhost?${await submitConsent(backend)}`)
    const real = fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init)
      if (!`${input}`.endsWith('/token')) return response
      return Response.json({ ...((await response.json()) as object), refresh_token_expires_in: 604_799 })
    })
    const response = await exchangeCode(backend, creator, searchParams.get('code'))
    vi.mocked(fetch).mockRestore()
    const { expiresAt } = (response.body as { channel: { connection: { expiresAt: string } } }).channel.connection
    expect((Date.parse(expiresAt) - Date.now()) / 1000).toBeCloseTo(604_799, -2)
  })
})

describe('a code', () => {
  test('returns the same response to its user again, without calling Google', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const first = await exchangeCode(backend, creator, code)
    const callsBefore = backend.google.calls.length
    expect((await exchangeCode(backend, creator, code)).body).toEqual(first.body)
    expect(backend.google.calls.length).toBe(callsBefore)
    await disconnect(creator)
    expect(await exchangeCode(backend, creator, code)).toMatchObject(failure(400, 'youtube_code_invalid'))
  })

  test('is exchanged once for two simultaneous requests, which both succeed', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const callsBefore = backend.google.calls.length
    const release = backend.google.holdResponses()
    const both = [exchangeCode(backend, creator, code), exchangeCode(backend, creator, code)]
    await vi.waitFor(() => expect(backend.google.calls.length).toBeGreaterThan(callsBefore), 10_000)
    release()
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ status: 200, body: { channel: { verified: true } } })
    expect(second).toMatchObject({ status: 200, body: first?.body })
    expect(backend.google.calls.slice(callsBefore)).toEqual(['authorization_code'])
  })

  test('that another user has used is rejected', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const code = (await submitConsent(backend)).get('code')
    await exchangeCode(backend, ann, code)
    expect(await exchangeCode(backend, bob, code)).toMatchObject(failure(400, 'youtube_code_invalid'))
    expect(await listTokens(bob)).toEqual([])
  })

  test('is rejected with another verifier', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const body = { code, redirect_uri: redirectUri, code_verifier: verifier.replace('a', 'b') }
    const response = await backend.request('POST', '/api/youtube/auth', { as: creator.token, body })
    expect(response).toMatchObject(failure(400, 'youtube_code_invalid'))
  })

  test.each(['https://evil.test/dashboard', `${redirectUri}/`, redirectUri.replace('http:', 'https:')])(
    'for %s is rejected without calling Google',
    async (redirect_uri) => {
      const creator = await makeCreator(backend)
      const callsBefore = backend.google.calls.length
      const body = { code: 'a code', redirect_uri, code_verifier: verifier }
      const response = await backend.request('POST', '/api/youtube/auth', { as: creator.token, body })
      expect(response).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input', fields: { redirect_uri: 'invalid' } } },
      })
      expect(backend.google.calls.length).toBe(callsBefore)
    },
  )
})

describe('a failed connection stores nothing', () => {
  const tryToConnect = async (options: Parameters<typeof connect>[2]) => {
    const creator = await makeCreator(backend)
    const response = await connect(backend, creator, options)
    expect(await listTokens(creator)).toEqual([])
    expect(await listItems('accounts', creator)).toMatchObject([{ channel: { verified: false } }])
    return response
  }

  test.each(consentScopes.map((scope) => [scope]))('when only %s is granted', async (scope) => {
    expect(await tryToConnect({ granted: [scope] })).toMatchObject(failure(403, 'youtube_scopes_missing'))
  })

  test('when the account has no channel', async () => {
    expect(await tryToConnect({ account: '4' })).toMatchObject(failure(409, 'youtube_channel_missing'))
  })

  test.each<[OAuthFault, string]>([
    ['invalid_grant', 'youtube_code_invalid'],
    ['invalid_client', 'youtube_connect_failed'],
    ['deleted_client', 'youtube_connect_failed'],
    ['unauthorized_client', 'youtube_connect_failed'],
    ['redirect_uri_mismatch', 'youtube_connect_failed'],
    ['invalid_request', 'youtube_connect_failed'],
    ['internal_failure', 'youtube_connect_failed'],
    ['rate_limited', 'youtube_connect_failed'],
    ['nonsense', 'youtube_connect_failed'],
    ['garbage', 'youtube_connect_failed'],
    ['hangUp', 'youtube_connect_failed'],
  ])('when the token endpoint responds with %s: %s', async (fault, code) => {
    expectErrors()
    backend.google.failNext(fault)
    expect(await tryToConnect({})).toMatchObject({ body: { error: { code } } })
  })

  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_exceeded'],
    ['tooManyRequests', 'youtube_connect_failed'],
    ['backendError', 'youtube_connect_failed'],
    ['garbage', 'youtube_connect_failed'],
    ['nonsense', 'youtube_connect_failed'],
    ['hangUp', 'youtube_connect_failed'],
    ['channelClosed', 'youtube_channel_closed'],
    ['channelSuspended', 'youtube_channel_closed'],
    ['youtubeSignupRequired', 'youtube_channel_missing'],
    ['invalidCredentials', 'youtube_token_invalid'],
    ['scopeInsufficient', 'youtube_scopes_missing'],
    ['accessNotConfigured', 'youtube_connect_failed'],
    ['forbidden', 'youtube_connect_failed'],
    ['notFound', 'youtube_connect_failed'],
  ])('when YouTube responds with %s: %s', async (fault, code) => {
    expectErrors()
    // Each test has its own day, because `quotaExceeded` stops all requests for the rest of a day.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, ++day, 20) })
    backend.youtube.failNext(fault)
    expect(await tryToConnect({})).toMatchObject({ body: { error: { code } } })
  })

  test('when Google does not respond for five seconds', async () => {
    expectErrors()
    const soon = AbortSignal.timeout.bind(AbortSignal, 100)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.google.failNext('silence')
    expect(await tryToConnect({})).toMatchObject(failure(502, 'youtube_connect_failed'))
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })
})

test('a declined consent returns no code', async () => {
  const response = await submitConsent(backend, { choice: 'cancel' })
  expect(Object.fromEntries(response)).toEqual({ state: 'the state', error: 'access_denied' })
})

describe('disconnecting', () => {
  const connectAndLoad = async () => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    await loadDashboard(creator)
    return creator
  }
  const everything = ['tokens', 'analytics', 'videos', 'channel']

  test('revokes the grant at Google, deletes all data and returns what was deleted', async () => {
    const creator = await connectAndLoad()
    const [tokens] = await listTokens(creator)
    expect((await disconnect(creator)).body).toEqual({ deleted: everything, revoked: true })
    expect(await listTokens(creator)).toEqual([])
    expect(await listItems('accounts', creator)).not.toMatchObject([{ channel: expect.anything() }])
    expect(await listCacheKeys(creator)).toEqual([])
    expect(backend.google.grants.readAccessToken(`${tokens?.access_token}`)).toBe('invalid')
    for (const path of ['analytics', 'videos'])
      expect(await backend.request('GET', `/api/youtube/${path}`, { as: creator.token })).toMatchObject(
        failure(409, 'youtube_not_connected'),
      )
  })

  test.each<OAuthFault>(['internal_failure', 'rate_limited', 'invalid_client', 'garbage', 'hangUp'])(
    'deletes all data when Google responds with %s, and reports that the grant may remain',
    async (fault) => {
      expectErrors()
      const creator = await connectAndLoad()
      backend.google.failNext(fault)
      const { body } = await disconnect(creator)
      expect(body).toEqual({ deleted: everything, revoked: fault === 'garbage' })
      expect(await listTokens(creator)).toEqual([])
    },
  )

  test('counts a grant that the user revoked at Google as revoked', async () => {
    const creator = await connectAndLoad()
    backend.google.grants.revokeAccount('1')
    expect((await disconnect(creator)).body).toEqual({ deleted: everything, revoked: true })
  })

  test('deletes nothing and succeeds the second time, or without a connection', async () => {
    const creator = await connectAndLoad()
    await disconnect(creator)
    const unconnected = await makeCreator(backend)
    for (const one of [creator, unconnected])
      expect(await disconnect(one)).toMatchObject({ status: 200, body: { deleted: [], revoked: true } })
    expect(await listItems('accounts', unconnected)).toMatchObject([{ channel: { verified: false } }])
  })

  test('still allows analyses, and the account gets a channel again only when the user names one', async () => {
    const creator = await connectAndLoad()
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(creator.userId, { channelUrl: 'youtube.com/@quietridgehikes' })
    await disconnect(creator)
    const body = { title: 'I built a loom' }
    expect(await backend.request('POST', '/api/analyze', { as: creator.token, body })).toMatchObject({ status: 200 })
    const account = await backend.request('GET', '/api/account', { as: creator.token })
    expect(account.body).toMatchObject({ channel: null })
    const channelUrl = '@tilted_fiddle'
    const named = await backend.request('PATCH', '/api/account', { as: creator.token, body: { channelUrl } })
    expect(named.body).toMatchObject({ channel: { title: 'Tilted Fiddle', verified: false } })
  })

  test('deletes the rest after a request that was interrupted once it had deleted the tokens', async () => {
    const creator = await connectAndLoad()
    const { deleteTokens } = await import('#functions/store/tokens.ts')
    await deleteTokens(creator.userId)
    expect((await disconnect(creator)).body).toEqual({ deleted: everything.slice(1), revoked: true })
  })

  test('leaves no data that was fetched at the same time', async () => {
    expectErrors()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - dayMs - 60_000 })
    const connected = await makeCreator(backend)
    // Connecting counts the channel, and a job fetches the videos. A visit does both if that failed or is a day old.
    backend.youtube.failNextOf('playlistItems', 'backendError')
    await connect(backend, connected)
    await backend.settle()
    vi.useRealTimers()
    const creator = { ...connected, token: backend.tokenFor(connected.userId) }
    const release = backend.youtube.holdResponses()
    const callsBefore = backend.youtube.calls.length
    const reading = ['analytics', 'videos'].map((path) =>
      backend.request('GET', `/api/youtube/${path}`, { as: creator.token }),
    )
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBe(callsBefore + 2), 10_000)
    await disconnect(creator)
    release()
    await Promise.all(reading)
    expect(await listCacheKeys(creator)).toEqual([])
  })
})
