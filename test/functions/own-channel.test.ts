import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stand-ins/youtube/catalogue.ts'
import type { Fault } from '#infra/local/stand-ins/youtube/youtube.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, startHouse } from '#test/support/house.ts'

let house: House
let updateAccount: typeof import('#functions/store/accounts.ts')['updateAccount']
beforeAll(async () => {
  house = await startHouse()
  updateAccount = (await import('#functions/store/accounts.ts')).updateAccount
})
afterAll(() => house.stop())

/** A day of its own for every test, so that neither cache nor quota of another one is there: noon in California. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 40 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: day })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
})

const get = async (userId: string) => {
  const { status, body } = await house.request('GET', '/api/account', { as: house.tokenFor(userId) })
  expect(status).toBe(200)
  return body
}
const update = (userId: string, body: object) =>
  house.request('PATCH', '/api/account', { as: house.tokenFor(userId), body })
const itemOf = async (user: string) => (await house.items('accounts')).find(({ userId }) => userId === user)
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = house.youtube.calls.length
  await work()
  return house.youtube.calls.length - before
}

/** A user as sign-up leaves them: the URL is in the account, and nobody has asked YouTube. */
async function claimant(channelUrl: string): Promise<string> {
  const { userId } = await makeCreator(house, { channel: false })
  await updateAccount(userId, { channelUrl })
  return userId
}
const fetchedAt = () => new Date().toISOString()
const [orrery, orreryId] = ['youtube.com/@pocketorrery', 'UCpocketOrrery-000000005']
const found = { id: orreryId, title: 'Pocket Orrery', verified: false }

describe('naming a channel', () => {
  test.each([orrery, 'https://www.youtube.com/user/PocketOrrery09?x=1', `youtube.com/channel/${orreryId}/videos`])(
    'by %s keeps whose it says it is, not yet verified',
    async (channelUrl) => {
      const { userId } = await makeCreator(house, { channel: false })
      const answer = await update(userId, { channelUrl: ` ${channelUrl} `, locale: 'fr' })
      expect(answer).toMatchObject({ status: 200, body: { locale: 'fr' } })
      expect(answer.body).toHaveProperty('channel', found)
      expect(await itemOf(userId)).toMatchObject({ channelUrl, channel: { ...found, fetchedAt: fetchedAt() } })
      expect(await callsOf(() => get(userId))).toBe(0)
    },
  )

  test.each([
    ['youtube.com/@nobody', 404, 'channel_not_found'],
    ['youtube.com/c/nobody', 404, 'channel_name_not_found'],
    ['youtube.com/watch?v=abc', 400, 'channel_url_invalid'],
  ])('by %s is refused and changes nothing', async (channelUrl, status, code) => {
    const { userId } = await makeCreator(house)
    const before = await itemOf(userId)
    expect(await update(userId, { channelUrl, locale: 'fr' })).toMatchObject(refused(status, code))
    expect(await itemOf(userId)).toEqual(before)
  })

  test('by a handle is refused while nobody can be asked, and changes nothing', async () => {
    const { userId } = await makeCreator(house)
    const before = await itemOf(userId)
    house.youtube.failNext('backendError')
    expectErrors()
    expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(502, 'channel_lookup_failed'))
    expect(await itemOf(userId)).toEqual(before)
  })

  test('by its id is believed while nobody can be asked, and looked up later', async () => {
    const { userId } = await makeCreator(house, { channel: false })
    house.youtube.failNext('backendError')
    const answer = await update(userId, { channelUrl: `youtube.com/channel/${orreryId}` })
    expect(answer).toMatchObject({ status: 200, body: { channel: { ...found, title: null } } })
    expect(await get(userId)).toMatchObject({ channel: found })
  })

  test('never replaces one that is connected', async () => {
    const { userId } = await makeCreator(house)
    const connected = { id: demoChannel.id, title: demoChannel.title, verified: true }
    await updateAccount(userId, { channel: connected })
    const calls = await callsOf(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(409, 'channel_connected')),
    )
    expect(calls).toBe(0)
    // Nor where it is connected between reading the account and writing it.
    expect(await updateAccount(userId, { channel: found })).toBeUndefined()
    expect(await itemOf(userId)).toMatchObject({ channel: connected })
    expect(await update(userId, { locale: 'es' })).toMatchObject({ status: 200, body: { channel: connected } })
  })

  test('spends a share of the user alone, twenty times a Pacific day', async () => {
    expectErrors()
    const { userId } = await makeCreator(house)
    for (let time = 0; time < 20; time++)
      expect(await update(userId, { channelUrl: `youtube.com/@nobody-${time}` })).toMatchObject({ status: 404 })
    vi.setSystemTime(day + 60_000)
    const calls = await callsOf(async () =>
      expect(await update(userId, { channelUrl: orrery })).toMatchObject(refused(502, 'channel_lookup_failed')),
    )
    expect(calls).toBe(0)
    const other = await makeCreator(house)
    expect(await update(other.userId, { channelUrl: 'youtube.com/@tilted_fiddle' })).toMatchObject({ status: 200 })
    vi.setSystemTime(day + 13 * 3_600_000)
    expect(await update(userId, { channelUrl: orrery })).toMatchObject({ status: 200 })
    expect((await house.items('limits')).filter(({ key }) => `${key}`.includes('strangers'))).toEqual([])
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
      house.youtube.failNext(fault)
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
    await updateAccount(userId, { channel: { ...found, id: 'UC----------------------', title: null } })
    expect(await get(userId)).toMatchObject({ channel: null })
  })

  test('is asked about again after two weeks, and kept if nobody answers', async () => {
    const userId = await claimant(orrery)
    await updateAccount(userId, { channel: { ...found, title: 'Its old name', fetchedAt: fetchedAt() } })
    vi.setSystemTime(day + 13.9 * 86_400_000)
    expect(await callsOf(() => get(userId))).toBe(0)
    vi.setSystemTime(day + 14.1 * 86_400_000)
    house.youtube.failNext('backendError')
    expect(await get(userId)).toMatchObject({ channel: { title: 'Its old name' } })
    vi.setSystemTime(day + 14.2 * 86_400_000)
    expect(await get(userId)).toMatchObject({ channel: found })
  })

  test('gives way to one that was named while it was looked up', async () => {
    const userId = await claimant(orrery)
    await update(userId, { channelUrl: 'youtube.com/@tilted_fiddle' })
    expect(await updateAccount(userId, { channel: found }, orrery)).toBeUndefined()
    expect(await get(userId)).toMatchObject({ channel: { title: 'Tilted Fiddle' } })
  })

  test('asks nothing where it is connected, or where nothing was named', async () => {
    const userId = await claimant(orrery)
    await updateAccount(userId, { channel: { ...found, verified: true } })
    const { userId: other } = await makeCreator(house, { channel: false })
    expect(await callsOf(() => Promise.all([get(userId), get(other)]))).toBe(0)
  })

  test('comes through sign-up itself', async () => {
    vi.useRealTimers()
    const { tokens } = await house.signUpUser({ 'custom:youtube_channel': 'https://youtube.com/@真夜中の工房?si=x' })
    const answer = await house.request('GET', '/api/account', { as: tokens.accessToken })
    expect(answer).toMatchObject({ status: 200, body: { channel: { title: '真夜中の工房', verified: false } } })
  })
})
