import { afterEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { OAuthFault } from '#infra/local/stubs/google/google.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { consentScopes } from '#shared/consent.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect, exchangeCode, redirectUri, submitConsent, verifier } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { holdAt } from '#test/support/interrupt.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const itemsOf = async (table: 'user_tokens' | 'accounts', { userId }: Creator) =>
  (await backend.items(table)).filter((item) => [item.user_id, item.userId].includes(userId))
const tokensOf = (creator: Creator) => itemsOf('user_tokens', creator)
/** The keys of all in the cache that is of this creator's channel, or of the demo channel for anybody. */
const channelData = async ({ userId }: Creator) =>
  (await backend.items('cache'))
    .map(({ key }) => `${key}`)
    .filter(
      (key) =>
        key.startsWith(`own#${pseudonymize(userId)}#`) || (!key.startsWith('own#') && key.endsWith(demoChannel.id)),
    )
const disconnect = ({ token }: Creator) => backend.request('DELETE', '/api/youtube/auth', { as: token })
const read = async ({ token }: Creator) => {
  for (const path of ['analytics', 'videos'])
    expect(await backend.request('GET', `/api/youtube/${path}`, { as: token })).toMatchObject({ status: 200 })
}
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
let day = 0
const hikes = 'UCquietRidgeHikes-000004'

describe('connecting', () => {
  test('stores the tokens, makes the channel the verified one, and answers no token', async () => {
    const creator = await makeCreator(backend)
    const answer = await connect(backend, creator)
    const connection = { scopes: [...consentScopes], since: expect.any(String), expiresAt: null }
    const channel = { id: demoChannel.id, title: demoChannel.title, verified: true, connection }
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({ channel, replaced: null })
    const [tokens, ...others] = await tokensOf(creator)
    expect(others).toEqual([])
    expect(tokens).toEqual({
      user_id: creator.userId,
      access_token: expect.stringMatching(/^ya29\./),
      refresh_token: expect.stringMatching(/^1\/\/0/),
      expires_at: expect.any(Number),
      scopes: consentScopes,
      channel_id: demoChannel.id,
    })
    expect(Number(tokens?.expires_at) - Date.now() / 1000).toBeGreaterThan(3500)
    const account = await backend.request('GET', '/api/account', { as: creator.token })
    expect(account.body).toHaveProperty('channel', channel)
  })

  test('by another Google account replaces the channel, and deletes what we had of the one before', async () => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    await read(creator)
    expect((await channelData(creator)).length).toBeGreaterThan(2)
    const answer = await connect(backend, creator, { account: '2' })
    expect(answer).toMatchObject({
      status: 200,
      body: { channel: { id: hikes, title: 'Quiet Ridge Hikes' }, replaced: { title: demoChannel.title } },
    })
    expect(await tokensOf(creator)).toMatchObject([{ channel_id: hikes }])
    expect((await channelData(creator)).filter((key) => key.includes(demoChannel.id))).toEqual([])
  })

  test.each(['figures', 'videos'])('and leaves nothing of its %s that were being read meanwhile', async (what) => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    const held = await holdAt(({ name, input }) => name === 'PutCommand' && JSON.stringify(input).includes(`#${what}"`))
    const path = what === 'figures' ? 'analytics' : what
    const reading = backend.request('GET', `/api/youtube/${path}`, { as: creator.token })
    await vi.waitFor(() => expect(held.isHeld()).toBe(true), 10_000)
    await connect(backend, creator, { account: '2' })
    held.letGo()
    expect(await reading).toMatchObject({ status: 200 })
    expect((await channelData(creator)).filter((key) => key.includes(`${demoChannel.id}#`))).toEqual([])
  })

  test('the same account again is no replacement', async () => {
    const creator = await makeCreator(backend)
    for (let time = 0; time < 2; time++)
      expect((await connect(backend, creator)).body).toMatchObject({ channel: { verified: true }, replaced: null })
  })

  test('says when Google will end it, where it does', async () => {
    const creator = await makeCreator(backend)
    const { searchParams } = new URL(`http://localhost?${await submitConsent(backend)}`)
    const real = fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init)
      if (!`${input}`.endsWith('/token')) return response
      return Response.json({ ...((await response.json()) as object), refresh_token_expires_in: 604_799 })
    })
    const answer = await exchangeCode(backend, creator, searchParams.get('code'))
    vi.mocked(fetch).mockRestore()
    const { expiresAt } = (answer.body as { channel: { connection: { expiresAt: string } } }).channel.connection
    expect((Date.parse(expiresAt) - Date.now()) / 1000).toBeCloseTo(604_799, -2)
  })
})

describe('a code', () => {
  test('that is sent again by who used it is answered again, without asking Google', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const first = await exchangeCode(backend, creator, code)
    const asked = backend.google.calls.length
    expect((await exchangeCode(backend, creator, code)).body).toEqual(first.body)
    expect(backend.google.calls.length).toBe(asked)
    await disconnect(creator)
    expect(await exchangeCode(backend, creator, code)).toMatchObject(refused(400, 'youtube_code_used'))
  })

  test('that comes twice at once is taken to Google once, and answered twice', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const asked = backend.google.calls.length
    const release = backend.google.holdResponses()
    const both = [exchangeCode(backend, creator, code), exchangeCode(backend, creator, code)]
    await vi.waitFor(() => expect(backend.google.calls.length).toBeGreaterThan(asked), 10_000)
    release()
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ status: 200, body: { channel: { verified: true } } })
    expect(second).toMatchObject({ status: 200, body: first?.body })
    expect(backend.google.calls.slice(asked)).toEqual(['authorization_code'])
  })

  test('that somebody else used opens nothing', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const code = (await submitConsent(backend)).get('code')
    await exchangeCode(backend, ann, code)
    expect(await exchangeCode(backend, bob, code)).toMatchObject(refused(400, 'youtube_code_used'))
    expect(await tokensOf(bob)).toEqual([])
  })

  test('needs the verifier it was asked with', async () => {
    const creator = await makeCreator(backend)
    const code = (await submitConsent(backend)).get('code')
    const body = { code, redirect_uri: redirectUri, code_verifier: verifier.replace('a', 'b') }
    const answer = await backend.request('POST', '/api/youtube/auth', { as: creator.token, body })
    expect(answer).toMatchObject(refused(400, 'youtube_code_used'))
  })

  test.each(['https://evil.test/dashboard', `${redirectUri}/`, redirectUri.replace('http:', 'https:')])(
    'for %s is not even taken to Google',
    async (redirect_uri) => {
      const creator = await makeCreator(backend)
      const asked = backend.google.calls.length
      const body = { code: 'a code', redirect_uri, code_verifier: verifier }
      const answer = await backend.request('POST', '/api/youtube/auth', { as: creator.token, body })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input', fields: { redirect_uri: 'invalid' } } },
      })
      expect(backend.google.calls.length).toBe(asked)
    },
  )
})

describe('nothing is stored', () => {
  const attempt = async (given: Parameters<typeof connect>[2]) => {
    const creator = await makeCreator(backend)
    const answer = await connect(backend, creator, given)
    expect(await tokensOf(creator)).toEqual([])
    expect(await itemsOf('accounts', creator)).toMatchObject([{ channel: { verified: false } }])
    return answer
  }

  test.each(consentScopes.map((scope) => [scope]))('where only %s is allowed', async (scope) => {
    expect(await attempt({ granted: [scope] })).toMatchObject(refused(403, 'youtube_scopes_missing'))
  })

  test('where the account has no channel', async () => {
    expect(await attempt({ account: '4' })).toMatchObject(refused(409, 'youtube_channel_none'))
  })

  test.each<[OAuthFault, string]>([
    ['invalid_grant', 'youtube_code_used'],
    ['invalid_client', 'youtube_connect_failed'],
    ['unauthorized_client', 'youtube_connect_failed'],
    ['redirect_uri_mismatch', 'youtube_connect_failed'],
    ['invalid_request', 'youtube_connect_failed'],
    ['internal_failure', 'youtube_connect_failed'],
    ['rate_limited', 'youtube_connect_failed'],
    ['nonsense', 'youtube_connect_failed'],
    ['garbage', 'youtube_connect_failed'],
    ['hangUp', 'youtube_connect_failed'],
  ])('where the token endpoint says %s: %s', async (fault, code) => {
    expectErrors()
    backend.google.failNext(fault)
    expect(await attempt({})).toMatchObject({ body: { error: { code } } })
  })

  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_spent'],
    ['tooManyRequests', 'youtube_connect_failed'],
    ['backendError', 'youtube_connect_failed'],
    ['garbage', 'youtube_connect_failed'],
    ['nonsense', 'youtube_connect_failed'],
    ['hangUp', 'youtube_connect_failed'],
    ['channelClosed', 'youtube_channel_gone'],
    ['channelSuspended', 'youtube_channel_gone'],
    ['youtubeSignupRequired', 'youtube_channel_none'],
    ['invalidCredentials', 'youtube_token_invalid'],
    ['scopeInsufficient', 'youtube_scopes_missing'],
    ['accessNotConfigured', 'youtube_connect_failed'],
    ['forbidden', 'youtube_connect_failed'],
    ['notFound', 'youtube_connect_failed'],
  ])('where YouTube says %s: %s', async (fault, code) => {
    expectErrors()
    // A day of its own: after `quotaExceeded` nobody asks again that day.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, ++day, 20) })
    backend.youtube.failNext(fault)
    expect(await attempt({})).toMatchObject({ body: { error: { code } } })
  })

  test('where Google is silent for five seconds', async () => {
    expectErrors()
    const soon = AbortSignal.timeout.bind(AbortSignal, 100)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.google.failNext('silence')
    expect(await attempt({})).toMatchObject(refused(502, 'youtube_connect_failed'))
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })
})

test('a refused consent brings no code', async () => {
  const answer = await submitConsent(backend, { choice: 'cancel' })
  expect(Object.fromEntries(answer)).toEqual({ state: 'the state', error: 'access_denied' })
})

describe('disconnecting', () => {
  const connected = async () => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    await read(creator)
    return creator
  }
  const everything = ['tokens', 'analytics', 'videos', 'channel']

  test('takes the grant back at Google, deletes all, and says what', async () => {
    const creator = await connected()
    const [tokens] = await tokensOf(creator)
    expect((await disconnect(creator)).body).toEqual({ deleted: everything, revoked: true })
    expect(await tokensOf(creator)).toEqual([])
    expect(await itemsOf('accounts', creator)).not.toMatchObject([{ channel: expect.anything() }])
    expect(await channelData(creator)).toEqual([])
    expect(backend.google.grants.readAccessToken(`${tokens?.access_token}`)).toBe('invalid')
    for (const path of ['analytics', 'videos'])
      expect(await backend.request('GET', `/api/youtube/${path}`, { as: creator.token })).toMatchObject(
        refused(409, 'youtube_not_connected'),
      )
  })

  test.each<OAuthFault>(['internal_failure', 'rate_limited', 'invalid_client', 'garbage', 'hangUp'])(
    'deletes all the same where Google says %s, and says that it did not answer',
    async (fault) => {
      expectErrors()
      const creator = await connected()
      backend.google.failNext(fault)
      const { body } = await disconnect(creator)
      expect(body).toEqual({ deleted: everything, revoked: fault === 'garbage' })
      expect(await tokensOf(creator)).toEqual([])
    },
  )

  test('counts a grant that the account took back itself as gone', async () => {
    const creator = await connected()
    backend.google.grants.revokeAccount('1')
    expect((await disconnect(creator)).body).toEqual({ deleted: everything, revoked: true })
  })

  test('twice, or where nothing is connected, deletes nothing and is no error', async () => {
    const creator = await connected()
    await disconnect(creator)
    const stranger = await makeCreator(backend)
    for (const one of [creator, stranger])
      expect(await disconnect(one)).toMatchObject({ status: 200, body: { deleted: [], revoked: true } })
    expect(await itemsOf('accounts', stranger)).toMatchObject([{ channel: { verified: false } }])
  })

  test('goes back to the channel that the user named', async () => {
    const creator = await connected()
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(creator.userId, { channelUrl: 'youtube.com/@tilted_fiddle' })
    await disconnect(creator)
    const account = await backend.request('GET', '/api/account', { as: creator.token })
    expect(account.body).toMatchObject({ channel: { title: 'Tilted Fiddle', verified: false } })
  })

  test('ends what an earlier try, cut short after the tokens, left', async () => {
    const creator = await connected()
    const { deleteTokens: dropTokens } = await import('#functions/store/tokens.ts')
    await dropTokens(creator.userId)
    expect((await disconnect(creator)).body).toEqual({ deleted: everything.slice(1), revoked: true })
  })

  test('leaves nothing of what was being read meanwhile', async () => {
    const creator = await makeCreator(backend)
    await connect(backend, creator)
    const release = backend.youtube.holdResponses()
    const asked = backend.youtube.calls.length
    const reading = ['analytics', 'videos'].map((path) =>
      backend.request('GET', `/api/youtube/${path}`, { as: creator.token }),
    )
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBe(asked + 2), 10_000)
    await disconnect(creator)
    release()
    await Promise.all(reading)
    expect(await channelData(creator)).toEqual([])
  })
})
