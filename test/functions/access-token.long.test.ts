import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { OAuthFault } from '#infra/local/stubs/google/google.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { daySeconds, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

let release: (() => void) | undefined
afterEach(() => {
  release?.()
  vi.useRealTimers()
})

const getAnalytics = ({ token }: Creator) => backend.request('GET', '/api/youtube/analytics', { as: token })
const findTokens = async ({ userId }: Creator) =>
  (await backend.items('user_tokens')).find((item) => item.user_id === userId)
const failure = (status: number, code: string) => ({ status, body: { error: { code } } })
const countRefreshes = () => backend.google.calls.filter((call) => call === 'refresh_token').length

/** Sets a field of a creator's tokens. */
async function setField({ userId }: Creator, field: string, value: unknown): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  await database.send(
    new UpdateCommand({
      TableName: process.env.TABLE_USER_TOKENS,
      Key: { user_id: userId },
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
}
/** Waits for the end of the backoff of 20 seconds that follows a failed request. */
const waitForBackoff = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 })
const nowSeconds = () => Math.floor(Date.now() / 1000)

/**
 * Replaces timeouts. Those of `milliseconds` expire when the returned function is called, all others never. So even a
 * slow machine reaches the request that hangs before it times out, and no timer is left for the next test.
 */
function controlTimeouts(milliseconds: number): () => void {
  const controller = new AbortController()
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === milliseconds ? controller : new AbortController()).signal)
  return () => {
    spy.mockRestore()
    controller.abort(new DOMException('timeout', 'TimeoutError'))
  }
}

/**
 * Connects a creator whose access token expires in `left` seconds. Deletes the counts that connecting cached, as if a
 * day had passed, so that figures need both the Data API and the Analytics API.
 */
async function connectCreator(left: number): Promise<Creator> {
  const creator = await makeCreator(backend)
  await connect(backend, creator)
  const { deleteCached } = await import('#functions/store/cache.ts')
  const { countsKey } = await import('#functions/services/channel/channel-data.ts')
  expect(await deleteCached(countsKey(creator.userId, demoChannel.id))).toBe(true)
  await setField(creator, 'expires_at', nowSeconds() + left)
  return creator
}

describe('an access token', () => {
  test.each([
    [3600, 0],
    [70, 0],
    [50, 1],
    [0, 1],
    [-daySeconds, 1],
  ])('with %i seconds left is refreshed %i times, and the refresh token stays', async (left, times) => {
    const creator = await connectCreator(left)
    const before = await findTokens(creator)
    const refreshesBefore = countRefreshes()
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
    expect(countRefreshes() - refreshesBefore).toBe(times)
    const after = await findTokens(creator)
    expect(after?.refresh_token).toBe(before?.refresh_token)
    expect(after?.access_token === before?.access_token).toBe(times === 0)
    expect(after).not.toHaveProperty('refreshing_until')
  })

  test('that YouTube rejects early is refreshed, and the request repeated', async () => {
    const creator = await connectCreator(3600)
    backend.google.grants.expireAccessTokens()
    const refreshesBefore = countRefreshes()
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
    expect(countRefreshes() - refreshesBefore).toBe(1)
  })

  test('that is rejected right after a refresh does not disconnect the channel', async () => {
    expectErrors()
    const creator = await connectCreator(3600)
    backend.youtube.failNext('invalidCredentials', 'invalidCredentials')
    expect(await getAnalytics(creator)).toMatchObject(failure(502, 'youtube_token_invalid'))
    expect(await findTokens(creator)).toBeDefined()
  })

  test.each([0, 3600])('with %i seconds left is refreshed once for twenty simultaneous requests', async (left) => {
    const creator = await connectCreator(left)
    if (left > 0) backend.google.grants.expireAccessTokens()
    const refreshesBefore = countRefreshes()
    const responses = await Promise.all(Array.from({ length: 20 }, () => getAnalytics(creator)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(countRefreshes() - refreshesBefore).toBe(1)
  })
})

describe('a refresh in another request', () => {
  test('is awaited', async () => {
    const creator = await connectCreator(0)
    release = backend.google.holdResponses()
    const refreshesBefore = countRefreshes()
    const [first, second] = [getAnalytics(creator), getAnalytics(creator)]
    await vi.waitFor(() => expect(countRefreshes()).toBe(refreshesBefore + 1), 10_000)
    release()
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
    expect(countRefreshes()).toBe(refreshesBefore + 1)
  })

  test('is not awaited while the token is valid', async () => {
    const creator = await connectCreator(30)
    await setField(creator, 'refreshing_until', nowSeconds() + 10)
    const refreshesBefore = countRefreshes()
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
    expect(countRefreshes()).toBe(refreshesBefore)
  })

  test('is awaited for seven seconds at most', async () => {
    expectErrors()
    const creator = await connectCreator(0)
    await setField(creator, 'refreshing_until', nowSeconds() + 3600)
    expect(await getAnalytics(creator)).toMatchObject(failure(502, 'youtube_refresh_failed'))
  })

  test('is taken over when its lease has expired', async () => {
    const creator = await connectCreator(0)
    await setField(creator, 'refreshing_until', nowSeconds() - 1)
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
  })

  test('fails for all waiting requests when it fails', async () => {
    expectErrors()
    const creator = await connectCreator(0)
    release = backend.google.holdResponses()
    const refreshesBefore = countRefreshes()
    const [first, second] = [getAnalytics(creator), getAnalytics(creator)]
    await vi.waitFor(() => expect(countRefreshes()).toBe(refreshesBefore + 1), 10_000)
    backend.google.grants.revokeAccount('1')
    release()
    for (const response of await Promise.all([first, second]))
      expect([failure(409, 'youtube_token_expired'), failure(409, 'youtube_not_connected')]).toContainEqual({
        status: response.status,
        body: { error: { code: (response.body as { error: { code: string } }).error.code } },
      })
    expect(await findTokens(creator)).toBeUndefined()
  })
})

describe('a grant that was revoked at Google', () => {
  test('is deleted with all its data, and can be given again', async () => {
    const creator = await connectCreator(3600)
    await getAnalytics(creator)
    backend.google.grants.revokeAccount('1')
    await setField(creator, 'expires_at', 0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * hourMs })
    const again = { ...creator, token: backend.tokenFor(creator.userId) }
    expect(await getAnalytics(again)).toMatchObject(failure(409, 'youtube_token_expired'))
    expect(await findTokens(creator)).toBeUndefined()
    const cached = (await backend.items('cache')).filter(({ key }) =>
      `${key}`.startsWith(`own#${pseudonymize(creator.userId)}`),
    )
    expect(cached).toEqual([])
    const { body } = await backend.request('GET', '/api/account', { as: again.token })
    expect(body).toMatchObject({ channel: null })
    expect(await getAnalytics(again)).toMatchObject(failure(409, 'youtube_not_connected'))
    expect(await connect(backend, again)).toMatchObject({ status: 200 })
    expect(await getAnalytics(again)).toMatchObject({ status: 200 })
  })

  test('does not delete a newer grant of the same user', async () => {
    const creator = await connectCreator(0)
    release = backend.google.holdResponses()
    const refreshesBefore = countRefreshes()
    const response = getAnalytics(creator)
    await vi.waitFor(() => expect(countRefreshes()).toBe(refreshesBefore + 1), 10_000)
    backend.google.grants.revokeAccount('1')
    // The user connects again in another tab during the refresh.
    const { putTokens } = await import('#functions/store/tokens.ts')
    await putTokens({
      user_id: creator.userId,
      access_token: 'new',
      refresh_token: 'new too',
      expires_at: nowSeconds() + 3600,
      scopes: [],
      channel_id: 'UCviewcraftDemoCreator00',
    })
    release()
    expect(await response).toMatchObject(failure(409, 'youtube_token_expired'))
    expect(await findTokens(creator)).toMatchObject({ refresh_token: 'new too' })
  })
})

test('a refresh that ends after the user has disconnected stores nothing', async () => {
  const creator = await connectCreator(0)
  release = backend.google.holdResponses()
  const refreshesBefore = countRefreshes()
  const response = getAnalytics(creator)
  await vi.waitFor(() => expect(countRefreshes()).toBe(refreshesBefore + 1), 10_000)
  const { deleteTokens } = await import('#functions/store/tokens.ts')
  await deleteTokens(creator.userId)
  release()
  expect(await response).toMatchObject(failure(409, 'youtube_not_connected'))
  expect(await findTokens(creator)).toBeUndefined()
})

describe('while the token endpoint responds with', () => {
  const faults: OAuthFault[] = [
    'invalid_client',
    'deleted_client',
    'unauthorized_client',
    'redirect_uri_mismatch',
    'invalid_request',
    'internal_failure',
    'rate_limited',
    'nonsense',
    'garbage',
    'hangUp',
  ]
  test.each(faults)('%s, the tokens stay, and a token that has not expired is used', async (fault) => {
    expectErrors()
    const creator = await connectCreator(0)
    backend.google.failNext(fault)
    expect(await getAnalytics(creator)).toMatchObject(failure(502, 'youtube_refresh_failed'))
    expect(await findTokens(creator)).not.toHaveProperty('refreshing_until')
    waitForBackoff()
    await setField(creator, 'expires_at', nowSeconds() + 30)
    backend.google.failNext(fault)
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
  })

  test('nothing for five seconds, the tokens stay', async () => {
    expectErrors()
    const creator = await connectCreator(0)
    const refreshesBefore = countRefreshes()
    const expireTimeouts = controlTimeouts(5000)
    backend.google.failNext('silence')
    const response = getAnalytics(creator)
    await vi.waitFor(() => expect(countRefreshes()).toBe(refreshesBefore + 1), 10_000)
    expireTimeouts()
    expect(await response).toMatchObject(failure(502, 'youtube_refresh_failed'))
    waitForBackoff()
    expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
  })
})

describe('a request ends after twelve seconds', () => {
  const servers = {
    Google: () => backend.google,
    'the Data API': () => backend.youtube,
    'the Analytics API': () => backend.analytics,
  }
  test.each(Object.entries(servers))('when %s hangs', async (_, getServer) => {
    expectErrors()
    const creator = await connectCreator(0)
    const server = getServer()
    const callsBefore = server.calls.length
    const expireTimeouts = controlTimeouts(12_000)
    server.failNext('silence')
    const response = getAnalytics(creator)
    await vi.waitFor(() => expect(server.calls.length).toBeGreaterThan(callsBefore), 10_000)
    expireTimeouts()
    expect(await response).toMatchObject({ status: expect.any(Number), body: { error: {} } })
  })

  test('when another request does not finish its refresh', async () => {
    expectErrors()
    const creator = await connectCreator(0)
    await setField(creator, 'refreshing_until', nowSeconds() + 3600)
    const expireTimeouts = controlTimeouts(12_000)
    const response = getAnalytics(creator)
    await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalledWith(12_000), 10_000)
    expireTimeouts()
    expect(await response).toMatchObject(failure(502, 'youtube_refresh_failed'))
  })
})

test.each(['before', 'after'])(
  'a connection survives if the database fails %s any one command of a refresh',
  async (when) => {
    expectErrors()
    const { database } = await import('#functions/lib/database.ts')
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    // Each turn fails the next command, until a turn sends fewer commands than that.
    for (let turn = 0, commands = 1; turn <= commands; turn++) {
      const creator = await connectCreator(0)
      commands = 0
      let failed: unknown
      const spy = vi.spyOn(database, 'send').mockImplementation(async (command) => {
        const fails = commands++ === turn
        if (fails && 'TableName' in command.input) failed = command.input.TableName
        if (fails && when === 'before') throw Object.assign(new Error(), { name: 'ThrottlingException' })
        const result = await real(command)
        if (fails) throw Object.assign(new Error(), { name: 'ThrottlingException' })
        return result
      })
      const response = await getAnalytics(creator)
      spy.mockRestore()
      // Figures are shown also if the visit is not recorded.
      if (failed === process.env.TABLE_VISITS) expect(response).toMatchObject({ status: 200 })
      else if (commands > turn) expect(response).toMatchObject(failure(503, 'unavailable'))
      // A lease that could not be released expires.
      if ((await findTokens(creator))?.refreshing_until) await setField(creator, 'refreshing_until', nowSeconds() - 1)
      expect(await getAnalytics(creator)).toMatchObject({ status: 200 })
    }
  },
)
