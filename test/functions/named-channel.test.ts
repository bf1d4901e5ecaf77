import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { casesOf, longTest } from '#test/support/long.ts'

let updateAccount: typeof import('#functions/store/accounts.ts')['updateAccount']
const backend = setUpBackend()
beforeAll(async () => {
  updateAccount = (await import('#functions/store/accounts.ts')).updateAccount
})

/** About noon in California, on a separate day for each test, so that tests share neither cache nor quota. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 40 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

const getAccount = async (userId: string) => {
  const { status, body } = await backend.request('GET', '/api/account', { as: backend.tokenFor(userId) })
  expect(status).toBe(200)
  return body
}
const update = (userId: string, body: object) =>
  backend.request('PATCH', '/api/account', { as: backend.tokenFor(userId), body })
const analyze = (userId: string) =>
  backend.request('POST', '/api/analyze', { as: backend.tokenFor(userId), body: { title: 'How to bake bread' } })
const findItem = async (user: string) => (await backend.items('accounts')).find(({ userId }) => userId === user)
const failure = (status: number, code: string) => ({ status, body: { error: { code } } })
/** Counts the look-ups of channels that YouTube gets during `work`. */
async function countCalls(work: () => Promise<unknown>): Promise<number> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls.slice(before).filter((call) => call.startsWith('channels?')).length
}

/** Creates a user as sign-up does: the account has the URL, and YouTube has not been called. */
async function createUserWithUrl(channelUrl: string): Promise<string> {
  const { userId } = await makeCreator(backend, { channel: false })
  await updateAccount(userId, { channelUrl })
  return userId
}
const [orrery, orreryId] = ['youtube.com/@pocketorrery', 'UCpocketOrrery-000000005']
const named = { id: orreryId, verified: false }
const found = { ...named, title: 'Pocket Orrery' }

describe('naming a channel', () => {
  test.each([orrery, 'https://www.youtube.com/user/PocketOrrery09?x=1', `youtube.com/channel/${orreryId}/videos`])(
    'by %s stores the channel as not verified',
    async (channelUrl) => {
      const { userId } = await makeCreator(backend, { channel: false })
      const response = await update(userId, { channelUrl: ` ${channelUrl} `, timeZone: 'Europe/Paris' })
      expect(response).toMatchObject({ status: 200, body: { timeZone: 'Europe/Paris' } })
      expect(response.body).toHaveProperty('channel', found)
      // The title is not in the account: it is cached, and expires.
      expect(await findItem(userId)).toMatchObject({ channelUrl })
      expect(await findItem(userId)).toHaveProperty('channel', named)
      expect(await countCalls(() => getAccount(userId))).toBe(0)
    },
  )

  test.each([
    ['youtube.com/@nobody', 404, 'channel_not_found'],
    ['youtube.com/c/nobody', 404, 'channel_name_not_found'],
    ['youtube.com/watch?v=abc', 400, 'channel_url_invalid'],
  ])('by %s fails and changes nothing', async (channelUrl, status, code) => {
    const { userId } = await makeCreator(backend)
    const before = await findItem(userId)
    expect(await update(userId, { channelUrl, timeZone: 'Europe/Paris' })).toMatchObject(failure(status, code))
    expect(await findItem(userId)).toEqual(before)
  })

  test('by a handle fails while YouTube does not respond, and changes nothing', async () => {
    const { userId } = await makeCreator(backend)
    const before = await findItem(userId)
    backend.youtube.failNext('backendError')
    expectErrors()
    expect(await update(userId, { channelUrl: orrery })).toMatchObject(failure(502, 'channel_lookup_failed'))
    expect(await findItem(userId)).toEqual(before)
  })

  test('by its id is accepted while YouTube does not respond, and looked up later', async () => {
    const { userId } = await makeCreator(backend, { channel: false })
    backend.youtube.failNext('backendError')
    const response = await update(userId, { channelUrl: `youtube.com/channel/${orreryId}` })
    expect(response).toMatchObject({ status: 200, body: { channel: { ...found, title: null } } })
    await update(userId, {})
    expect(await getAccount(userId)).toMatchObject({ channel: found })
  })

  test('never replaces a connected channel', async () => {
    const { userId } = await makeCreator(backend)
    const connected = { id: demoChannel.id, verified: true }
    await updateAccount(userId, { channel: connected })
    const calls = await countCalls(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(failure(409, 'channel_connected')),
    )
    expect(calls).toBe(0)
    // This includes a channel that is connected between the read and the write of the account.
    expect(await updateAccount(userId, { channel: named })).toBeUndefined()
    expect(await findItem(userId)).toMatchObject({ channel: connected })
    expect(await update(userId, { timeZone: 'Europe/Paris' })).toMatchObject({
      status: 200,
      body: { channel: connected },
    })
  })

  test('is charged to the user alone, and limited to twenty look-ups per Pacific day', async () => {
    expectErrors()
    const { userId } = await makeCreator(backend)
    for (let time = 0; time < 20; time++)
      expect(await update(userId, { channelUrl: `youtube.com/@nobody-${time}` })).toMatchObject({ status: 404 })
    vi.setSystemTime(day + 60_000)
    const calls = await countCalls(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(failure(502, 'channel_lookup_failed')),
    )
    expect(calls).toBe(0)
    const other = await makeCreator(backend)
    expect(await update(other.userId, { channelUrl: 'youtube.com/@tilted_fiddle' })).toMatchObject({ status: 200 })
    vi.setSystemTime(day + 13 * hourMs)
    expect(await update(userId, { channelUrl: orrery })).toMatchObject({ status: 200 })
    expect((await backend.items('limits')).filter(({ key }) => `${key}`.includes('anonymousLookUps'))).toEqual([])
  })
})

describe('a channel named at sign-up', () => {
  test('is looked up once, by the first analyses, although nobody has read the account', async () => {
    const userId = await createUserWithUrl(orrery)
    const calls = await countCalls(async () => {
      const responses = await Promise.all([analyze(userId), analyze(userId), analyze(userId)])
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await analyze(userId)).toMatchObject({ status: 200 })
    })
    expect(calls).toBe(1)
    expect(await getAccount(userId)).toMatchObject({ channel: found })
  })

  test('is not looked up by reading the account, but by changing it', async () => {
    const userId = await createUserWithUrl(orrery)
    const before = await findItem(userId)
    expect(await countCalls(() => getAccount(userId))).toBe(0)
    expect(await findItem(userId)).toEqual(before)
    expect(await update(userId, { timeZone: 'Europe/Paris' })).toMatchObject({ status: 200, body: { channel: found } })
  })

  test('blocks analyses when it does not exist', async () => {
    const userId = await createUserWithUrl('youtube.com/@nobody')
    for (let time = 0; time < 2; time++) expect(await analyze(userId)).toMatchObject(failure(409, 'channel_required'))
  })

  test.each(casesOf<Fault>(2, ['backendError', 'quotaExceeded', 'garbage', 'nonsense', 'hangUp']))(
    'does not block analyses while YouTube responds with %s, and is looked up ten minutes later',
    async (fault) => {
      const userId = await createUserWithUrl(orrery)
      backend.youtube.failNext(fault)
      const calls = await countCalls(async () => {
        for (let time = 0; time < 5; time++) expect(await analyze(userId)).toMatchObject({ status: 200 })
      })
      expect(calls).toBe(1)
      expect(await getAccount(userId)).toMatchObject({ channel: null })
      vi.setSystemTime(day + (fault === 'quotaExceeded' ? 13 * hourMs : 600_000))
      await analyze(userId)
      expect(await getAccount(userId)).toMatchObject({ channel: found })
    },
  )

  test('is removed when no channel has that id', async () => {
    const userId = await createUserWithUrl('youtube.com/channel/UC----------------------')
    await updateAccount(userId, { channel: { ...named, id: 'UC----------------------' } })
    expect(await update(userId, {})).toMatchObject({ status: 200, body: { channel: null } })
    expect(await analyze(userId)).toMatchObject(failure(409, 'channel_required'))
  })

  longTest(
    'is looked up again after two weeks, and keeps its title for 27 days while YouTube does not respond',
    async () => {
      const userId = await createUserWithUrl(orrery)
      await analyze(userId)
      const callsAfter = async (days: number, title: string | null, fault?: Fault) => {
        vi.setSystemTime(day + days * dayMs)
        if (fault) backend.youtube.failNext(fault)
        const calls = await countCalls(() => update(userId, {}))
        expect(await getAccount(userId)).toMatchObject({ channel: { ...named, title } })
        return calls
      }
      expect(await callsAfter(13.9, 'Pocket Orrery')).toBe(0)
      expect(await callsAfter(14.1, 'Pocket Orrery', 'backendError')).toBe(1)
      expect(await callsAfter(26.9, 'Pocket Orrery', 'backendError')).toBe(1)
      expect(await callsAfter(27.1, null, 'backendError')).toBe(1)
      expect(await callsAfter(27.2, 'Pocket Orrery')).toBe(1)
      expect(await callsAfter(41, 'Pocket Orrery')).toBe(0)
    },
  )

  test('does not overwrite a channel that was named during its look-up', async () => {
    const userId = await createUserWithUrl(orrery)
    await update(userId, { channelUrl: 'youtube.com/@tilted_fiddle' })
    expect(await updateAccount(userId, { channel: named }, orrery)).toBeUndefined()
    await analyze(userId)
    expect(await getAccount(userId)).toMatchObject({ channel: { title: 'Tilted Fiddle' } })
  })

  test('is not looked up when the user named none', async () => {
    const { userId } = await makeCreator(backend, { channel: false })
    expect(await countCalls(() => update(userId, {}))).toBe(0)
  })

  test('stays when it is connected, even if YouTube no longer finds it', async () => {
    const userId = await createUserWithUrl(orrery)
    const gone = { id: 'UC----------------------', verified: true }
    await updateAccount(userId, { channel: gone })
    expect(await update(userId, {})).toMatchObject({ status: 200, body: { channel: { ...gone, title: null } } })
  })

  test('is read from the attributes of the sign-up', async () => {
    vi.useRealTimers()
    const { tokens } = await backend.signUpUser({ 'custom:youtube_channel': 'https://youtube.com/@真夜中の工房?si=x' })
    const as = tokens.accessToken
    const response = await backend.request('PATCH', '/api/account', { as, body: {} })
    expect(response).toMatchObject({ status: 200, body: { channel: { title: '真夜中の工房', verified: false } } })
  })
})
