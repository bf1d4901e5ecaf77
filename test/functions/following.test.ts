import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pacificDate } from '#functions/lib/period.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { following } from '#shared/contract/following.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator, setPlan } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { spendAll } from '#test/support/youtube-units.ts'

const backend = setUpBackend()
const loom = 'UCslowLoomStudio-0000001'
const nuria = 'UCelBalconDeNuria-000009'
const chess = 'UCledgerLaneChess-000008'
const handles = ['@slow.loom.studio', '@pocketorrery', '@tilted_fiddle', '@kettle-and-graph', '@ledgerlanechess']

const follow = ({ token: as }: Creator, channel: string) =>
  backend.request('POST', '/api/following', { as, body: { channel } })
const unfollow = ({ token: as }: Creator, id: string) => backend.request('DELETE', `/api/following/${id}`, { as })
const list = async ({ token: as }: Creator) =>
  following.list.output.parse((await backend.request('GET', '/api/following', { as })).body)
/** Returns the ids of all stored channels. */
const held = async () => (await backend.items('channels')).map(({ channelId }) => channelId).sort()
const videos = async ({ userId }: Creator) => {
  const { body } = await backend.request('GET', '/api/following/videos?sort=newest', { as: backend.tokenFor(userId) })
  return following.videos.output.parse(body).videos
}
const refresh = () => backend.invoke('jobs/refresh-channels', {})
/** Stores what YouTube says about all followed channels, without lists of uploads. */
const describeAll = async () => {
  const { saveChannel } = await import('#functions/store/channels.ts')
  const { noteDescribed } = await import('#functions/store/followed-channels.ts')
  const about = { title: 'A channel', handle: null, thumbnail: null, subscribers: 1 }
  for (const { channelId } of await backend.items('channels')) {
    await saveChannel({ channelId: `${channelId}`, ...about })
    await noteDescribed(`${channelId}`, { followers: 1, isPaid: false }, Date.now())
  }
}
const refused = (code: string) => ({ body: { error: { code } } })

/** Nobody follows anything when a test starts. */
beforeEach(async () => {
  const { unfollow } = await import('#functions/services/following/unfollow.ts')
  for (const { userId, id } of await backend.items('follows')) await unfollow(`${userId}`, `${id}`)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('following a channel', () => {
  longTest.each([
    'https://www.youtube.com/@slow.loom.studio/videos',
    '@slow.loom.studio',
    loom,
    `m.youtube.com/channel/${loom}?si=x`,
  ])('by %s', async (typed) => {
    const ann = await makeCreator(backend)
    expect(await follow(ann, typed)).toMatchObject({
      status: 200,
      body: { follow: { id: loom, channel: { title: 'Slow Loom Studio', handle: '@slow.loom.studio' } } },
    })
    expect(await held()).toEqual([loom])
  })

  longTest.each([
    ['a name', 'channel_url_invalid'],
    ['https://example.com/@slow.loom.studio', 'channel_url_invalid'],
    ['@nobody-has-this-handle', 'channel_not_found'],
    ['youtube.com/c/nobody-has-this-name', 'channel_name_not_found'],
    ['UCabcdefghijklmnopqrstuv', 'channel_not_found'],
  ])('%s is refused: %s', async (typed, code) => {
    const ann = await makeCreator(backend)
    expect(await follow(ann, typed)).toMatchObject(refused(code))
    expect((await list(ann)).follows).toEqual([])
  })

  longTest('twice changes nothing', async () => {
    const ann = await makeCreator(backend)
    const first = await follow(ann, loom)
    expect((await follow(ann, '@slow.loom.studio')).body).toEqual(first.body)
    expect((await list(ann)).follows).toHaveLength(1)
  })

  test('is limited by the plan, also for requests at the same time', async () => {
    const ann = await makeCreator(backend)
    for (const handle of handles.slice(0, 4)) await follow(ann, handle)
    const both = await Promise.all([follow(ann, '@quietridgehikes'), follow(ann, '@elbalcondenuria')])
    expect(both.map(({ status }) => status)).toContain(402)
    for (const handle of handles) await follow(ann, handle)
    const { follows, max } = await list(ann)
    expect([follows.length, max]).toEqual([5, 5])
    expect(await follow(ann, '@真夜中の工房')).toMatchObject({ status: 402, ...refused('follow_limit_reached') })
    expect(await held()).not.toContain('UCmidnightWorkshop_00002')
    // Following one of them again is no new follow.
    expect(await follow(ann, `${follows[0]?.id}`)).toMatchObject({ status: 200 })
    await setPlan(ann, 'basic')
    expect(await follow(ann, '@真夜中の工房')).toMatchObject({ status: 200 })
  })

  test('again and again is limited per day and plan, except for channels that we hold', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    await follow(bob, nuria)
    const statuses = new Set<number>()
    const { eachCreator } = await import('#functions/services/youtube-quota/quota.ts')
    // The first follow costs a look-up too, unless an earlier test has made it.
    for (let times = 0; times < eachCreator.free - 1; times++) {
      statuses.add((await follow(ann, '@slow.loom.studio')).status)
      await unfollow(ann, loom)
    }
    expect([...statuses]).toEqual([200])
    await follow(ann, '@slow.loom.studio')
    await unfollow(ann, loom)
    expectErrors()
    expect(await follow(ann, '@slow.loom.studio')).toMatchObject(refused('youtube_quota_exceeded'))
    expect(await follow(ann, loom)).toMatchObject(refused('youtube_quota_exceeded'))
    expect(await follow(ann, nuria)).toMatchObject({ status: 200 })
    await setPlan(ann, 'basic')
    expect(await follow(ann, '@slow.loom.studio')).toMatchObject({ status: 200 })
  })

  test('costs a user only what a new follow needs', async () => {
    const { pseudonymize } = await import('#functions/lib/pseudonym.ts')
    // On a day without cached look-ups.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * dayMs })
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const charged = async (channel: string) => {
      const used = async () => {
        const key = `youtube#${pacificDate()}#creator#${pseudonymize(ann.userId)}`
        return Number((await backend.items('limits')).find((item) => item.key === key)?.used ?? 0)
      }
      const before = await used()
      const { status } = await follow({ ...ann, token: backend.tokenFor(ann.userId) }, channel)
      return [status, (await used()) - before]
    }
    const unknown = '@nobody-has-this-handle'
    expect(await charged('@slow.loom.studio')).toEqual([200, 2])
    vi.setSystemTime(Date.now() + 2 * dayMs)
    for (const known of ['@Slow.Loom.Studio', 'youtube.com/c/slow.loom.studio', loom])
      expect([known, ...(await charged(known))]).toEqual([known, 200, 0])
    expect(await charged(unknown)).toEqual([404, 1])
    expect(await charged(unknown)).toEqual([404, 0])
    await follow({ ...bob, token: backend.tokenFor(bob.userId) }, '@elbalcondenuria')
    expect(await charged('@elbalcondenuria')).toEqual([200, 0])
    for (const handle of ['@pocketorrery', '@tilted_fiddle', '@kettle-and-graph'])
      expect([handle, ...(await charged(handle))]).toEqual([handle, 200, 2])
    for (const refusedOne of ['@ledgerlanechess', chess, '@another-unknown-handle'])
      expect([refusedOne, ...(await charged(refusedOne))]).toEqual([refusedOne, 402, 0])
    for (const known of ['@slow.loom.studio', nuria])
      expect([known, ...(await charged(known))]).toEqual([known, 200, 0])
  })

  test('that does not exist is looked up only as often as a user’s units allow', async () => {
    const { eachCreator } = await import('#functions/services/youtube-quota/quota.ts')
    const ann = await makeCreator(backend)
    const calls = backend.youtube.calls.length
    expectErrors()
    const statuses: number[] = []
    for (let times = 0; times <= eachCreator.free; times++)
      statuses.push((await follow(ann, `@nobody-has-handle-${times}`)).status)
    expect(statuses).toEqual([...Array.from({ length: eachCreator.free }, () => 404), 503])
    expect(backend.youtube.calls.slice(calls)).toHaveLength(eachCreator.free)
  })

  longTest('fails with different errors when the day’s look-ups are spent and when YouTube fails', async () => {
    const ann = await makeCreator(backend)
    expectErrors()
    backend.youtube.failNextOf('channels', 'backendError')
    expect(await follow(ann, '@fieldnoteskitchen')).toMatchObject(refused('channel_lookup_failed'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * dayMs })
    const followLater = () => follow({ ...ann, token: backend.tokenFor(ann.userId) }, '@fieldnoteskitchen')
    backend.youtube.failNextOf('channels', 'quotaExceeded')
    expect(await followLater()).toMatchObject(refused('youtube_quota_exceeded'))
    vi.setSystemTime(Date.now() + dayMs)
    await spendAll('freeLookUps')
    expect(await followLater()).toMatchObject(refused('youtube_quota_exceeded'))
  })

  longTest('never searches YouTube; another follower costs nothing', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    await follow(ann, loom)
    const calls = backend.youtube.calls.length
    await follow(bob, loom)
    await backend.request('GET', '/api/following/search?name=L%C3%B3OM', { as: bob.token })
    expect(backend.youtube.calls).toHaveLength(calls)
    expect(backend.youtube.searchesSpent()).toBe(0)
  })
})

longTest('channels that we hold are found by a part of their name or handle, without accents', async () => {
  const ann = await makeCreator(backend)
  await follow(ann, loom)
  await follow(ann, nuria)
  const find = async (name: string) => {
    const { body } = await backend.request('GET', `/api/following/search?${new URLSearchParams({ name })}`, {
      as: ann.token,
    })
    return following.find.output.parse(body).channels.map(({ id }) => id)
  }
  expect(await find('BALCON')).toEqual([nuria])
  expect(await find('loom.st')).toEqual([loom])
  expect(await find('Tilted Fiddle')).toEqual([])
})

describe('a channel that is unfollowed', () => {
  longTest('by its only follower is gone at once', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, loom)
    await refresh()
    expect(await backend.items('uploads')).toHaveLength(1)
    expect(await unfollow(ann, loom)).toMatchObject({ status: 200 })
    const left = await Promise.all((['follows', 'channels', 'uploads'] as const).map((table) => backend.items(table)))
    expect(left).toEqual([[], [], []])
  })

  longTest('by one of two stays, in one record without a user, until the other goes too', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    await follow(ann, loom)
    await follow(bob, loom)
    await unfollow(ann, loom)
    expect((await list(ann)).follows).toEqual([])
    expect((await list(bob)).follows).toMatchObject([{ channel: { title: 'Slow Loom Studio' } }])
    expect(await held()).toEqual([loom])
    expect(JSON.stringify(await backend.items('channels'))).not.toContain(bob.userId)
    await unfollow(bob, loom)
    expect(await held()).toEqual([])
  })
})

describe('interrupted requests', () => {
  longTest('a channel that nobody follows is deleted within a day', async () => {
    await follow(await makeCreator(backend), chess)
    const { saveChannel } = await import('#functions/store/channels.ts')
    const channel = { title: 'Left', handle: null, thumbnail: null, subscribers: null }
    await saveChannel({ channelId: loom, ...channel })
    await saveChannel({ channelId: nuria, ...channel })
    await backend.invoke('jobs/purge-expired', {})
    expect(await held()).toEqual([chess])
  })

  longTest('a channel that is followed while it is deleted is read again', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, loom)
    const { deleteChannel } = await import('#functions/store/channels.ts')
    await deleteChannel(loom)
    expect((await list(ann)).follows).toMatchObject([{ id: loom, channel: null }])
    await refresh()
    expect((await list(ann)).follows).toMatchObject([{ channel: { title: 'Slow Loom Studio', subscribers: 12_700 } }])
  })
})

describe('while the job runs', () => {
  /** Runs the job with YouTube's responses held back until `work` is done, which starts once `request` is sent. */
  const during = async (request: string, work: () => Promise<unknown>) => {
    const before = backend.youtube.calls.length
    const release = backend.youtube.holdResponses()
    const running = refresh()
    await vi.waitFor(() => expect(backend.youtube.calls.slice(before).join(' ')).toContain(request))
    await work()
    release()
    await running
  }

  longTest.each([
    ['described', 'channels?', () => Promise.resolve()],
    ['listed', 'playlistItems?', describeAll],
  ])('a channel that is unfollowed while it is %s leaves nothing', async (_, sent, prepare) => {
    const ann = await makeCreator(backend)
    await follow(ann, loom)
    await prepare()
    await during(sent, () => unfollow(ann, loom))
    expect(await held()).toEqual([])
    expect(await backend.items('uploads')).toEqual([])
  })
})

describe('a channel that YouTube no longer has', () => {
  longTest('is asked about once a day, and delays no other', async () => {
    const [ann, start] = [await makeCreator(backend), Date.now()]
    for (const channel of [chess, loom]) await follow(ann, channel)
    backend.youtube.removeChannel(chess)
    await refresh()
    const units = backend.youtube.unitsSpent()
    for (let run = 0; run < 3; run++) await refresh()
    expect(backend.youtube.unitsSpent()).toBe(units)
    vi.useFakeTimers({ toFake: ['Date'], now: start + dayMs + 60_000 })
    const calls = backend.youtube.calls.length
    await refresh()
    await refresh()
    expect(backend.youtube.calls.slice(calls).filter((call) => call.startsWith('channels?'))).toHaveLength(1)
    expect(await videos(ann)).not.toEqual([])
  })
})

describe('a channel whose request fails', () => {
  const listedChannels = async (creator: Creator) => new Set((await videos(creator)).map(({ channelId }) => channelId))

  longTest.each(['invalidCriteria', 'nonsense'] as const)(
    '(%s) delays no other list, and is listed a day later',
    async (fault) => {
      const ann = await makeCreator(backend)
      for (const channel of [nuria, loom]) await follow(ann, channel)
      if (fault === 'invalidCriteria') expectErrors()
      backend.youtube.failNextOf('playlistItems', fault)
      await refresh()
      expect((await listedChannels(ann)).size).toBe(1)
      const units = backend.youtube.unitsSpent()
      await refresh()
      expect(backend.youtube.unitsSpent()).toBe(units)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs + 60_000 })
      await refresh()
      expect((await listedChannels(ann)).size).toBe(2)
    },
  )

  longTest.each(['invalidCriteria', 'nonsense'] as const)('(%s) delays no other count', async (fault) => {
    const ann = await makeCreator(backend)
    for (const channel of [nuria, loom]) await follow(ann, channel)
    if (fault === 'invalidCriteria') expectErrors()
    backend.youtube.failNextOf('videos:batchGetStats', fault)
    await refresh()
    const counted = (await videos(ann)).filter(({ viewsAt }) => viewsAt !== null)
    expect(new Set(counted.map(({ channelId }) => channelId)).size).toBe(1)
  })

  longTest('costs three requests a run when YouTube fails for every channel', async () => {
    const ann = await makeCreator(backend)
    for (const handle of handles) await follow(ann, handle)
    backend.youtube.failNextOf('playlistItems', ...handles.map(() => 'backendError' as const))
    const calls = backend.youtube.calls.length
    await refresh()
    expect(backend.youtube.calls.slice(calls).filter((call) => call.startsWith('playlistItems?'))).toHaveLength(3)
  })
})

describe('what YouTube said about a channel', () => {
  longTest('long ago is not kept when somebody follows it again', async () => {
    const { saveChannel, getChannel } = await import('#functions/store/channels.ts')
    const [ann, old] = [await makeCreator(backend), Date.now() - 28 * dayMs]
    const described = { title: 'Slow Loom Studio', handle: null, thumbnail: null, subscribers: 1 }
    await saveChannel({ channelId: loom, ...described }, old)
    await follow(ann, '@slow.loom.studio')
    expect((await getChannel(loom))?.subscribers).toBeUndefined()
    await refresh()
    expect((await getChannel(loom))?.subscribers).toBe(12_700)
  })

  longTest('has its age, is read again before it expires, and costs nothing in between', async () => {
    const ann = await makeCreator(backend)
    const now = Date.now()
    await follow(ann, loom)
    await refresh()
    const units = backend.youtube.unitsSpent()
    await refresh()
    expect(backend.youtube.unitsSpent()).toBe(units)
    vi.useFakeTimers({ toFake: ['Date'], now: now + 21 * dayMs })
    await refresh()
    const { follows } = await list({ ...ann, token: backend.tokenFor(ann.userId) })
    expect(Date.parse(`${follows[0]?.channel?.fetchedAt}`)).toBeGreaterThanOrEqual(now + 21 * dayMs)
  })

  longTest('is not shown after 27 days without YouTube, and purged', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, loom)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 27 * dayMs + 1000 })
    const { follows } = await list({ ...ann, token: backend.tokenFor(ann.userId) })
    expect(follows).toMatchObject([{ id: loom, channel: null }])
    await backend.invoke('jobs/purge-expired', {})
    expect(await held()).toEqual([])
  })
})

describe('the videos of followed channels', () => {
  longTest('are listed once per channel and counted in one request, with the age of the counts', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    await follow(ann, loom)
    await follow(bob, loom)
    const [units, stats] = [backend.youtube.unitsSpent(), backend.youtube.statsCallsSpent()]
    await refresh()
    // A description and a list; the counts have a quota of their own.
    expect(backend.youtube.unitsSpent() - units).toBe(2)
    expect(backend.youtube.statsCallsSpent() - stats).toBe(1)
    await refresh()
    expect(backend.youtube.statsCallsSpent() - stats).toBe(1)
    const [newest] = listChannelVideos(loom)
    const [video] = await videos(ann)
    expect(video).toMatchObject({ id: newest?.id, channelId: loom, title: newest?.title, views: newest?.views })
    expect(Date.now() - Date.parse(`${video?.viewsAt}`)).toBeLessThan(60_000)
    expect(await videos(bob)).toEqual(await videos(ann))
  })

  longTest('keep their earlier counts with their age when YouTube leaves one out', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, loom)
    await refresh()
    const found = await videos(ann)
    // A video of the last hours may have no multiple yet.
    const gone = found.find(({ usual }) => usual)
    const kept = found.find(({ id }) => id !== gone?.id)
    backend.youtube.removeVideo(`${gone?.id}`)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hourMs })
    await refresh()
    const later = new Map((await videos(ann)).map((video) => [video.id, video]))
    // Its multiple of the usual views moves with the new counts of the others.
    const usual = expect.objectContaining({ countedAt: gone?.usual?.countedAt })
    expect(later.get(`${gone?.id}`)).toEqual({ ...gone, usual })
    expect(Date.parse(`${later.get(`${kept?.id}`)?.viewsAt}`)).toBeGreaterThan(Date.parse(`${kept?.viewsAt}`))
  })

  longTest('are gone after 27 days without YouTube', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, nuria)
    await refresh()
    expect(await videos(ann)).not.toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 27 * dayMs + 1000 })
    expect(await videos(ann)).toEqual([])
    await backend.invoke('jobs/purge-expired', {})
    expect(await backend.items('uploads')).toEqual([])
  })

  longTest('are not counted again after YouTube says that the day’s quota is spent', async () => {
    const ann = await makeCreator(backend)
    await follow(ann, nuria)
    backend.youtube.failNextOf('videos:batchGetStats', 'quotaExceeded')
    await refresh()
    const calls = backend.youtube.statsCallsSpent()
    await refresh()
    expect(backend.youtube.statsCallsSpent()).toBe(calls)
    expect((await videos(ann))[0]).toMatchObject({ views: null, viewsAt: null })
  })
})

// This test comes last, because a deletion is repeated for a day, and the bucket refuses requests with another clock.
longTest('a channel is deleted with the account of its last follower, and is in its export', async () => {
  const { userId, tokens } = await backend.signUpUser()
  const as = tokens.accessToken
  await follow({ userId, token: as }, loom)
  const { text } = await backend.request('GET', '/api/account/export', { as })
  expect(text).toContain(loom)
  await backend.request('DELETE', '/api/account', { as })
  expect(await held()).toEqual([])
  expect(await backend.items('follows')).toEqual([])
})
