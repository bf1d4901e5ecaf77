import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

let updateAccount: typeof import('#functions/store/accounts.ts')['updateAccount']
const backend = setUpBackend()
beforeAll(async () => {
  updateAccount = (await import('#functions/store/accounts.ts')).updateAccount
})

/** A day of its own for every test, so that neither cache nor quota of another one is there: noon in California. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 40 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

const get = async (userId: string) => {
  const { status, body } = await backend.request('GET', '/api/account', { as: backend.tokenFor(userId) })
  expect(status).toBe(200)
  return body
}
const update = (userId: string, body: object) =>
  backend.request('PATCH', '/api/account', { as: backend.tokenFor(userId), body })
const itemOf = async (user: string) => (await backend.items('accounts')).find(({ userId }) => userId === user)
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls.length - before
}

/** A user as sign-up leaves them: the URL is in the account, and nobody has asked YouTube. */
async function claimant(channelUrl: string): Promise<string> {
  const { userId } = await makeCreator(backend, { channel: false })
  await updateAccount(userId, { channelUrl })
  return userId
}
const [orrery, orreryId] = ['youtube.com/@pocketorrery', 'UCpocketOrrery-000000005']
const claimed = { id: orreryId, verified: false }
const found = { ...claimed, title: 'Pocket Orrery' }

describe('naming a channel', () => {
  test.each([orrery, 'https://www.youtube.com/user/PocketOrrery09?x=1', `youtube.com/channel/${orreryId}/videos`])(
    'by %s keeps whose it says it is, not yet verified',
    async (channelUrl) => {
      const { userId } = await makeCreator(backend, { channel: false })
      const answer = await update(userId, { channelUrl: ` ${channelUrl} `, timeZone: 'Europe/Paris' })
      expect(answer).toMatchObject({ status: 200, body: { timeZone: 'Europe/Paris' } })
      expect(answer.body).toHaveProperty('channel', found)
      // Its title is kept elsewhere, and not for ever.
      expect(await itemOf(userId)).toMatchObject({ channelUrl })
      expect(await itemOf(userId)).toHaveProperty('channel', claimed)
      expect(await callsOf(() => get(userId))).toBe(0)
    },
  )

  test.each([
    ['youtube.com/@nobody', 404, 'channel_not_found'],
    ['youtube.com/c/nobody', 404, 'channel_name_not_found'],
    ['youtube.com/watch?v=abc', 400, 'channel_url_invalid'],
  ])('by %s is refused and changes nothing', async (channelUrl, status, code) => {
    const { userId } = await makeCreator(backend)
    const before = await itemOf(userId)
    expect(await update(userId, { channelUrl, timeZone: 'Europe/Paris' })).toMatchObject(refused(status, code))
    expect(await itemOf(userId)).toEqual(before)
  })

  test('by a handle is refused while nobody can be asked, and changes nothing', async () => {
    const { userId } = await makeCreator(backend)
    const before = await itemOf(userId)
    backend.youtube.failNext('backendError')
    expectErrors()
    expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(502, 'channel_lookup_failed'))
    expect(await itemOf(userId)).toEqual(before)
  })

  test('by its id is believed while nobody can be asked, and looked up later', async () => {
    const { userId } = await makeCreator(backend, { channel: false })
    backend.youtube.failNext('backendError')
    const answer = await update(userId, { channelUrl: `youtube.com/channel/${orreryId}` })
    expect(answer).toMatchObject({ status: 200, body: { channel: { ...found, title: null } } })
    expect(await get(userId)).toMatchObject({ channel: found })
  })

  test('never replaces one that is connected', async () => {
    const { userId } = await makeCreator(backend)
    const connected = { id: demoChannel.id, verified: true }
    await updateAccount(userId, { channel: connected })
    const calls = await callsOf(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(409, 'channel_connected')),
    )
    expect(calls).toBe(0)
    // Nor where it is connected between reading the account and writing it.
    expect(await updateAccount(userId, { channel: claimed })).toBeUndefined()
    expect(await itemOf(userId)).toMatchObject({ channel: connected })
    expect(await update(userId, { timeZone: 'Europe/Paris' })).toMatchObject({
      status: 200,
      body: { channel: connected },
    })
  })

  test('spends a share of the user alone, twenty times a Pacific day', async () => {
    expectErrors()
    const { userId } = await makeCreator(backend)
    for (let time = 0; time < 20; time++)
      expect(await update(userId, { channelUrl: `youtube.com/@nobody-${time}` })).toMatchObject({ status: 404 })
    vi.setSystemTime(day + 60_000)
    const calls = await callsOf(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(502, 'channel_lookup_failed')),
    )
    expect(calls).toBe(0)
    const other = await makeCreator(backend)
    expect(await update(other.userId, { channelUrl: 'youtube.com/@tilted_fiddle' })).toMatchObject({ status: 200 })
    vi.setSystemTime(day + 13 * 3_600_000)
    expect(await update(userId, { channelUrl: orrery })).toMatchObject({ status: 200 })
    expect((await backend.items('limits')).filter(({ key }) => `${key}`.includes('strangers'))).toEqual([])
  })
})

describe('a channel named at sign-up', () => {
  test('is looked up at the first visit, once', async () => {
    const userId = await claimant(orrery)
    const calls = await callsOf(async () => {
      await Promise.all([get(userId), get(userId), get(userId)])
      expect(await get(userId)).toMatchObject({ channel: found })
    })
    expect(calls).toBe(1)
  })

  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'nonsense', 'hangUp'])(
    'harms no visit while YouTube says %s, and is looked up ten minutes later',
    async (fault) => {
      const userId = await claimant(orrery)
      backend.youtube.failNext(fault)
      const calls = await callsOf(async () => {
        for (let visit = 0; visit < 5; visit++) expect(await get(userId)).toMatchObject({ channel: null })
      })
      expect(calls).toBe(1)
      vi.setSystemTime(day + (fault === 'quotaExceeded' ? 13 * 3_600_000 : 600_000))
      expect(await get(userId)).toMatchObject({ channel: found })
    },
  )

  test('is taken away when there is none of that id', async () => {
    const userId = await claimant('youtube.com/channel/UC----------------------')
    await updateAccount(userId, { channel: { ...claimed, id: 'UC----------------------' } })
    expect(await get(userId)).toMatchObject({ channel: null })
  })

  test('is asked about again after two weeks, and keeps its title for 27 days if nobody answers', async () => {
    const userId = await claimant(orrery)
    await get(userId)
    const later = async (days: number, title: string | null, fault?: Fault) => {
      vi.setSystemTime(day + days * 86_400_000)
      if (fault) backend.youtube.failNext(fault)
      const calls = await callsOf(async () =>
        expect(await get(userId)).toMatchObject({ channel: { ...claimed, title } }),
      )
      return calls
    }
    expect(await later(13.9, 'Pocket Orrery')).toBe(0)
    expect(await later(14.1, 'Pocket Orrery', 'backendError')).toBe(1)
    expect(await later(26.9, 'Pocket Orrery', 'backendError')).toBe(1)
    expect(await later(27.1, null, 'backendError')).toBe(1)
    expect(await later(27.2, 'Pocket Orrery')).toBe(1)
    expect(await later(41, 'Pocket Orrery')).toBe(0)
  })

  test('gives way to one that was named while it was looked up', async () => {
    const userId = await claimant(orrery)
    await update(userId, { channelUrl: 'youtube.com/@tilted_fiddle' })
    expect(await updateAccount(userId, { channel: claimed }, orrery)).toBeUndefined()
    expect(await get(userId)).toMatchObject({ channel: { title: 'Tilted Fiddle' } })
  })

  test('asks nothing where nothing was named', async () => {
    const { userId } = await makeCreator(backend, { channel: false })
    expect(await callsOf(() => get(userId))).toBe(0)
  })

  test('stays where it is connected, though YouTube does not know it any more', async () => {
    const userId = await claimant(orrery)
    const gone = { id: 'UC----------------------', verified: true }
    await updateAccount(userId, { channel: gone })
    expect(await get(userId)).toMatchObject({ channel: { ...gone, title: null } })
  })

  test('comes through sign-up itself', async () => {
    vi.useRealTimers()
    const { tokens } = await backend.signUpUser({ 'custom:youtube_channel': 'https://youtube.com/@真夜中の工房?si=x' })
    const answer = await backend.request('GET', '/api/account', { as: tokens.accessToken })
    expect(answer).toMatchObject({ status: 200, body: { channel: { title: '真夜中の工房', verified: false } } })
  })
})
