import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { subscribe } from '#test/support/billing.ts'
import { makeCreator, setPlan } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'

/** A run of `refresh-channels` finds the channels with due work, and reads no others. */

const backend = setUpBackend()
const loom = 'UCslowLoomStudio-0000001'
let store: typeof import('#functions/store/followed-channels.ts')
let follows: typeof import('#functions/store/follows.ts')

const channelId = (place: number) => `UCunknown-${`${place}`.padStart(14, '0')}`
const refresh = () => backend.invoke('jobs/refresh-channels', {})
const follow = (as: string, channel = loom) => backend.request('POST', '/api/following', { as, body: { channel } })
const unfollow = (as: string, id = loom) => backend.request('DELETE', `/api/following/${id}`, { as })
const itemOf = async (id = loom) => (await backend.items('followed_channels')).find((item) => item.channelId === id)

beforeEach(async () => {
  store = await import('#functions/store/followed-channels.ts')
  follows = await import('#functions/store/follows.ts')
  const { unfollow: leave } = await import('#functions/services/following/unfollow.ts')
  for (const { userId, id } of await backend.items('follows')) await leave(`${userId}`, `${id}`)
  // A channel that a test stored without its followers needs two attempts: the first resets its number of followers to 0.
  for (let attempt = 0; attempt < 2; attempt++)
    for (const item of await backend.items('followed_channels')) await store.deleteFollowedChannel(`${item.channelId}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Counts the requests to the database while `run` lasts, and the items that they return. */
async function countReads(run: () => Promise<unknown>) {
  const counts = { requests: 0, scans: 0, items: 0 }
  const { send } = DynamoDBDocumentClient.prototype as { send: (...args: unknown[]) => Promise<unknown> }
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send') as unknown as ReturnType<typeof vi.fn>
  spy.mockImplementation(async function (this: unknown, command: object, ...rest: unknown[]) {
    const output = (await send.call(this, command, ...rest)) as { readonly Items?: readonly unknown[] }
    counts.requests += 1
    if (command.constructor.name === 'ScanCommand') counts.scans += 1
    counts.items += output.Items?.length ?? 0
    return output
  })
  await run()
  spy.mockRestore()
  return counts
}

test('a run costs the same, however many followed channels are not due', async () => {
  const { token, userId } = await makeCreator(backend)
  await follow(token)
  // The first run lists the uploads. The second checks whether they include the announced videos.
  for (let run = 0; run < 2; run++) await refresh()
  const before = await countReads(refresh)
  const at = new Date().toISOString()
  for (let place = 0; place < 60; place++) {
    await follows.addFollow({ userId, id: channelId(place), followedAt: at })
    const read = {
      fetchedAt: at,
      listedAt: at,
      countedAt: at,
      pushUntil: new Date(Date.now() + 9 * dayMs).toISOString(),
    }
    await store.adoptChannel(channelId(place), { followers: place, isPaid: false }, read)
  }
  expect(await countReads(refresh)).toEqual(before)
  expect(before).toMatchObject({ scans: 0, items: 0 })
})

test('due channels are sorted: those of paying users, then those never read by number of followers, then the rest', async () => {
  const now = Date.now()
  const read = { fetchedAt: new Date(now - 21 * dayMs).toISOString() }
  await store.adoptChannel(channelId(1), { followers: 5, isPaid: false }, read)
  await store.adoptChannel(channelId(2), { followers: 5, isPaid: true }, read)
  await store.adoptChannel(channelId(3), { followers: 1, isPaid: false })
  for (let follower = 0; follower < 4; follower++) await store.addFollower(channelId(4), false, 1)
  await store.adoptChannel(channelId(5), { followers: 5, isPaid: false }, { fetchedAt: new Date(now).toISOString() })
  const due = await store.listDueChannels('descriptions', 10, now)
  expect(due.map(({ id }) => id)).toEqual([2, 4, 3, 1].map(channelId))
  expect((await store.listDueChannels('descriptions', 2, now)).map(({ id }) => id)).toEqual([2, 4].map(channelId))
})

test('the channel of an interrupted follow is read, or deleted if the follow was not stored', async () => {
  const { token, userId } = await makeCreator(backend)
  await store.addFollower(loom, false, 0)
  await refresh()
  expect(await itemOf()).toBeUndefined()
  await store.addFollower(loom, false, 0)
  await follows.addFollow({ userId, id: loom, followedAt: new Date().toISOString() })
  await refresh()
  expect(await itemOf()).toMatchObject({ followers: 1 })
  expect((await backend.items('uploads')).map((item) => item.channelId)).toEqual([loom])
  await unfollow(token)
  expect(await itemOf()).toBeUndefined()
})

longTest('a channel whose data expired is read again', async () => {
  const { token } = await makeCreator(backend)
  await follow(token)
  await refresh()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 28 * dayMs })
  await backend.invoke('jobs/purge-expired', {})
  expect(await backend.items('channels')).toEqual([])
  await refresh()
  expect(await backend.items('channels')).toMatchObject([{ channelId: loom }])
})

longTest('a channel is deleted within a day even if its last unfollow was never counted', async () => {
  const { userId, token } = await makeCreator(backend)
  await follow(token)
  await follows.deleteFollow({ userId, id: loom })
  await backend.invoke('jobs/purge-expired', {})
  expect(await itemOf()).toMatchObject({ followers: 0 })
  await backend.invoke('jobs/purge-expired', {})
  expect([await itemOf(), await backend.items('channels')]).toEqual([undefined, []])
})

longTest(
  'a subscription moves the channels of its user to the paid lane, and without a paying follower they move back',
  async () => {
    const user = await makeCreator(backend)
    await follow(user.token)
    expect(await itemOf()).toMatchObject({ lane: 'free' })
    await subscribe(backend, user)
    expect(await itemOf()).toMatchObject({ lane: 'paid' })
    const free = await makeCreator(backend)
    await follow(free.token)
    await unfollow(user.token)
    await refresh()
    expect(await itemOf()).toMatchObject({ lane: 'free', followers: 1 })
    await setPlan(free, 'basic')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * dayMs + hourMs })
    await refresh()
    expect(await itemOf()).toMatchObject({ lane: 'paid' })
  },
)

longTest(
  'channels that were followed before the table existed are added once, with the times at which they were read',
  async () => {
    const { userId } = await makeCreator(backend)
    const { addChannel } = await import('#functions/store/channels.ts')
    const { deleteCached } = await import('#functions/store/cache.ts')
    for (const id of [loom, channelId(1)]) await follows.addFollow({ userId, id, followedAt: new Date().toISOString() })
    await addChannel({ channelId: loom, title: 'Loom', handle: null, thumbnail: null })
    await deleteCached('done#adopt-followed')
    const { adoptFollowed } = await import('#functions/services/following/adopt-followed.ts')
    await adoptFollowed(() => false, Date.now())
    expect(await backend.items('followed_channels')).toEqual([])
    await adoptFollowed(() => true, Date.now())
    const added = await backend.items('followed_channels')
    expect(added.map((item) => [item.channelId, item.followers])).toEqual(
      expect.arrayContaining([
        [loom, 1],
        [channelId(1), 1],
      ]),
    )
    const due = await store.listDueChannels('descriptions', 10, Date.now())
    expect(due.map(({ id }) => id)).toEqual([channelId(1)])
    expect((await countReads(() => adoptFollowed(() => true, Date.now()))).scans).toBe(0)
    // A repeated run does not count the followers of channels that were added.
    await deleteCached('done#adopt-followed')
    const survey = vi.spyOn(follows, 'followerIdPages')
    await adoptFollowed(() => true, Date.now())
    expect(survey).not.toHaveBeenCalled()
  },
)
