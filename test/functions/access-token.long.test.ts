import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { OAuthFault } from '#infra/local/stubs/google/google.ts'
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

const analytics = ({ token }: Creator) => backend.request('GET', '/api/youtube/analytics', { as: token })
const tokensOf = async ({ userId }: Creator) =>
  (await backend.items('user_tokens')).find((item) => item.user_id === userId)
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const refreshes = () => backend.google.calls.filter((call) => call === 'refresh_token').length

/** Sets fields of a creator's tokens as time or another function would have. */
async function change({ userId }: Creator, field: string, value: unknown): Promise<void> {
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
/** After a try that came to nothing nobody is asked for 20 seconds. */
const pause = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 })
const seconds = () => Math.floor(Date.now() / 1000)

/**
 * Every wait of so many milliseconds ends when what this answers is called, and no other does: a slow machine has met
 * by then what was made to hang, and leaves none of it to the next test.
 */
function hourglass(milliseconds: number): () => void {
  const over = new AbortController()
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === milliseconds ? over : new AbortController()).signal)
  return () => {
    spy.mockRestore()
    over.abort(new DOMException('over', 'TimeoutError'))
  }
}

/** A creator whose access token has so many seconds left. */
async function connected(left: number): Promise<Creator> {
  const creator = await makeCreator(backend)
  await connect(backend, creator)
  await change(creator, 'expires_at', seconds() + left)
  return creator
}

describe('an access token', () => {
  test.each([
    [3600, 0],
    [70, 0],
    [50, 1],
    [0, 1],
    [-86_400, 1],
  ])('with %i seconds left is refreshed %i times, the refresh token staying', async (left, times) => {
    const creator = await connected(left)
    const before = await tokensOf(creator)
    const asked = refreshes()
    expect(await analytics(creator)).toMatchObject({ status: 200 })
    expect(refreshes() - asked).toBe(times)
    const after = await tokensOf(creator)
    expect(after?.refresh_token).toBe(before?.refresh_token)
    expect(after?.access_token === before?.access_token).toBe(times === 0)
    expect(after).not.toHaveProperty('refreshing_until')
  })

  test('that YouTube refuses before its time is refreshed, and the work done again', async () => {
    const creator = await connected(3600)
    backend.google.grants.expireAccessTokens()
    const asked = refreshes()
    expect(await analytics(creator)).toMatchObject({ status: 200 })
    expect(refreshes() - asked).toBe(1)
  })

  test('that is refused when it is new is no reason to forget the channel', async () => {
    expectErrors()
    const creator = await connected(3600)
    backend.youtube.failNext('invalidCredentials', 'invalidCredentials')
    expect(await analytics(creator)).toMatchObject(refused(502, 'youtube_token_invalid'))
    expect(await tokensOf(creator)).toBeDefined()
  })

  test.each([0, 3600])('needed by twenty requests at once (%i s left) is refreshed once', async (left) => {
    const creator = await connected(left)
    if (left > 0) backend.google.grants.expireAccessTokens()
    const asked = refreshes()
    const answers = await Promise.all(Array.from({ length: 20 }, () => analytics(creator)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(refreshes() - asked).toBe(1)
  })
})

describe('a refresh that somebody else is at', () => {
  test('is waited for', async () => {
    const creator = await connected(0)
    release = backend.google.holdResponses()
    const asked = refreshes()
    const [first, second] = [analytics(creator), analytics(creator)]
    await vi.waitFor(() => expect(refreshes()).toBe(asked + 1), 10_000)
    release()
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
    expect(refreshes()).toBe(asked + 1)
  })

  test('is not waited for while the token does', async () => {
    const creator = await connected(30)
    await change(creator, 'refreshing_until', seconds() + 10)
    const asked = refreshes()
    expect(await analytics(creator)).toMatchObject({ status: 200 })
    expect(refreshes()).toBe(asked)
  })

  test('is given up after seven seconds', async () => {
    expectErrors()
    const creator = await connected(0)
    await change(creator, 'refreshing_until', seconds() + 3600)
    expect(await analytics(creator)).toMatchObject(refused(502, 'youtube_refresh_failed'))
  })

  test('is taken over once it must have died', async () => {
    const creator = await connected(0)
    await change(creator, 'refreshing_until', seconds() - 1)
    expect(await analytics(creator)).toMatchObject({ status: 200 })
  })

  test('ends for all with what it ended with', async () => {
    expectErrors()
    const creator = await connected(0)
    release = backend.google.holdResponses()
    const asked = refreshes()
    const [first, second] = [analytics(creator), analytics(creator)]
    await vi.waitFor(() => expect(refreshes()).toBe(asked + 1), 10_000)
    backend.google.grants.revokeAccount('1')
    release()
    for (const answer of await Promise.all([first, second]))
      expect([refused(409, 'youtube_token_expired'), refused(409, 'youtube_not_connected')]).toContainEqual({
        status: answer.status,
        body: { error: { code: (answer.body as { error: { code: string } }).error.code } },
      })
    expect(await tokensOf(creator)).toBeUndefined()
  })
})

describe('a grant that its account took back', () => {
  test('is forgotten with all it brought, and can be given anew', async () => {
    const creator = await connected(3600)
    await analytics(creator)
    backend.google.grants.revokeAccount('1')
    await change(creator, 'expires_at', 0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    const again = { ...creator, token: backend.tokenFor(creator.userId) }
    expect(await analytics(again)).toMatchObject(refused(409, 'youtube_token_expired'))
    expect(await tokensOf(creator)).toBeUndefined()
    const kept = (await backend.items('cache')).filter(({ key }) =>
      `${key}`.startsWith(`own#${pseudonymize(creator.userId)}`),
    )
    expect(kept).toEqual([])
    const { body } = await backend.request('GET', '/api/account', { as: again.token })
    expect(body).toMatchObject({ channel: null })
    expect(await analytics(again)).toMatchObject(refused(409, 'youtube_not_connected'))
    expect(await connect(backend, again)).toMatchObject({ status: 200 })
    expect(await analytics(again)).toMatchObject({ status: 200 })
  })

  test('is not mistaken for one that was given meanwhile', async () => {
    const creator = await connected(0)
    release = backend.google.holdResponses()
    const asked = refreshes()
    const answer = analytics(creator)
    await vi.waitFor(() => expect(refreshes()).toBe(asked + 1), 10_000)
    backend.google.grants.revokeAccount('1')
    // Connecting again in another tab, while the refresh is under way.
    const { putTokens } = await import('#functions/store/tokens.ts')
    await putTokens({
      user_id: creator.userId,
      access_token: 'new',
      refresh_token: 'new too',
      expires_at: seconds() + 3600,
      scopes: [],
      channel_id: 'UCviewcraftDemoCreator00',
    })
    release()
    expect(await answer).toMatchObject(refused(409, 'youtube_token_expired'))
    expect(await tokensOf(creator)).toMatchObject({ refresh_token: 'new too' })
  })
})

test('a refresh that ends after the user disconnected stores nothing', async () => {
  const creator = await connected(0)
  release = backend.google.holdResponses()
  const asked = refreshes()
  const answer = analytics(creator)
  await vi.waitFor(() => expect(refreshes()).toBe(asked + 1), 10_000)
  const { deleteTokens: dropTokens } = await import('#functions/store/tokens.ts')
  await dropTokens(creator.userId)
  release()
  expect(await answer).toMatchObject(refused(409, 'youtube_not_connected'))
  expect(await tokensOf(creator)).toBeUndefined()
})

describe('while the token endpoint says', () => {
  const faults: OAuthFault[] = [
    'invalid_client',
    'unauthorized_client',
    'redirect_uri_mismatch',
    'invalid_request',
    'internal_failure',
    'rate_limited',
    'nonsense',
    'garbage',
    'hangUp',
  ]
  test.each(faults)('%s, the tokens stay, and what is not run out serves', async (fault) => {
    expectErrors()
    const creator = await connected(0)
    backend.google.failNext(fault)
    expect(await analytics(creator)).toMatchObject(refused(502, 'youtube_refresh_failed'))
    expect(await tokensOf(creator)).not.toHaveProperty('refreshing_until')
    pause()
    await change(creator, 'expires_at', seconds() + 30)
    backend.google.failNext(fault)
    expect(await analytics(creator)).toMatchObject({ status: 200 })
  })

  test('nothing for five seconds, the tokens stay', async () => {
    expectErrors()
    const creator = await connected(0)
    const asked = refreshes()
    const runOut = hourglass(5000)
    backend.google.failNext('silence')
    const answer = analytics(creator)
    await vi.waitFor(() => expect(refreshes()).toBe(asked + 1), 10_000)
    runOut()
    expect(await answer).toMatchObject(refused(502, 'youtube_refresh_failed'))
    pause()
    expect(await analytics(creator)).toMatchObject({ status: 200 })
  })
})

describe('twelve seconds are all that one question has', () => {
  const parties = {
    Google: () => backend.google,
    'the Data API': () => backend.youtube,
    'the Analytics API': () => backend.analytics,
  }
  test.each(Object.entries(parties))('%s hangs', async (_, partyOf) => {
    expectErrors()
    const creator = await connected(0)
    const party = partyOf()
    const asked = party.calls.length
    const runOut = hourglass(12_000)
    party.failNext('silence')
    const answer = analytics(creator)
    await vi.waitFor(() => expect(party.calls.length).toBeGreaterThan(asked), 10_000)
    runOut()
    expect(await answer).toMatchObject({ status: expect.any(Number), body: { error: {} } })
  })

  test('somebody else is refreshing', async () => {
    expectErrors()
    const creator = await connected(0)
    await change(creator, 'refreshing_until', seconds() + 3600)
    const runOut = hourglass(12_000)
    const answer = analytics(creator)
    await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalledWith(12_000), 10_000)
    runOut()
    expect(await answer).toMatchObject(refused(502, 'youtube_refresh_failed'))
  })
})

test.each(['before', 'after'])(
  'a database that fails %s any one call of a refresh loses no connection',
  async (when) => {
    expectErrors()
    const { database } = await import('#functions/lib/database.ts')
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    // Until a turn that makes fewer calls than the one that is to fail.
    for (let turn = 0, calls = 1; turn <= calls; turn++) {
      const creator = await connected(0)
      calls = 0
      const spy = vi.spyOn(database, 'send').mockImplementation(async (command: unknown) => {
        const fails = calls++ === turn
        if (fails && when === 'before') throw Object.assign(new Error(), { name: 'ThrottlingException' })
        const result = await real(command)
        if (fails) throw Object.assign(new Error(), { name: 'ThrottlingException' })
        return result
      })
      const answer = await analytics(creator)
      spy.mockRestore()
      if (calls > turn) expect(answer).toMatchObject(refused(503, 'unavailable'))
      // A claim whose end was lost runs out by itself.
      if ((await tokensOf(creator))?.refreshing_until) await change(creator, 'refreshing_until', seconds() - 1)
      expect(await analytics(creator)).toMatchObject({ status: 200 })
    }
  },
)
