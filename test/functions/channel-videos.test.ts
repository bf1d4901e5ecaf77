import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { youtube } from '#shared/contract/youtube.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { failAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'
import { chargesOf, spendAll } from '#test/support/youtube-units.ts'

const backend = setUpBackend()

/** Each test has a year of its own, and so caches and a quota of its own. */
let start = Date.UTC(2027, 0, 11, 20)
beforeEach(() => {
  start += 364 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

interface Owner extends Creator {
  readonly channelId: string
}

/** Makes a creator with a connected channel. */
async function makeOwner(channelId: string): Promise<Owner> {
  const owner = await makeCreator(backend)
  const { connectChannel } = await import('#functions/store/accounts.ts')
  await connectChannel(owner.userId, channelId, { scopes: [], since: new Date().toISOString(), expiresAt: null })
  return { ...owner, channelId }
}

/** Makes a creator who connects the demo channel through Google. */
async function makeConnected(): Promise<Owner> {
  const owner = await makeCreator(backend)
  await connect(backend, owner)
  await backend.settle()
  return { ...owner, channelId: demoChannel.id }
}

const request = ({ userId }: Owner, query = '') =>
  backend.request('GET', `/api/youtube/videos${query}`, { as: backend.tokenFor(userId) })
async function videosOf(owner: Owner, query = '') {
  return youtube.videos.output.parse((await request(owner, query)).body)
}

/** Makes an owner who has seen their videos. */
async function makeVisitor(channelId: string) {
  const owner = await makeOwner(channelId)
  return { owner, before: await videosOf(owner) }
}

/** Lets days pass without visits, and then reads the channel as the job does before its owner comes. */
async function readAfter(days: number, { channelId }: Owner): Promise<void> {
  wait(days * dayMs)
  const { readChannels } = await import('#functions/services/channel/reading.ts')
  expect(await readChannels([channelId], 'readAhead')).toEqual(new Set([channelId]))
}

const loom = 'UCslowLoomStudio-0000001'
/** A channel that publishes more videos in three weeks than are read ahead. */
const kettle = 'UCkettleAndGraph-0000007'

describe('videos that are not read ahead', () => {
  test('are counted again after 20 days, for a unit', async () => {
    const { owner, before } = await makeVisitor(loom)
    await readAfter(19, owner)
    expect(await chargesOf(backend, () => videosOf(owner))).toEqual({})
    expect((await videosOf(owner)).countedSince).toBe(before.countedSince)
    await readAfter(2, owner)
    expect(await chargesOf(backend, () => videosOf(owner))).toEqual({ recounts: 1 })
    expect(Date.parse((await videosOf(owner)).countedSince)).toBe(Date.now())
    expect(await chargesOf(backend, () => videosOf(owner))).toEqual({})
  })

  test('cost a unit for each page', async () => {
    const { owner } = await makeVisitor(demoChannel.id)
    await readAfter(10, owner)
    await readAfter(11, owner)
    expect(await chargesOf(backend, () => videosOf(owner))).toEqual({ recounts: 1, freeHistory: 1 })
    const { videos, countedSince } = await videosOf(owner)
    expect(videos.length).toBeGreaterThan(50)
    expect(Date.parse(countedSince)).toBe(Date.now())
  })

  test('are listed again if more were published than are read ahead', async () => {
    const { owner } = await makeVisitor(kettle)
    await readAfter(21, owner)
    expect(await chargesOf(backend, () => videosOf(owner))).toEqual({ recounts: 2 })
  })

  test('keep their counts while no unit is left, and the newest are shown as they were read ahead', async () => {
    const { owner, before } = await makeVisitor(loom)
    await readAfter(21, owner)
    await spendAll('recounts')
    const { stale, fetchedAt, countedSince, videos } = await videosOf(owner)
    expect([stale, Date.parse(fetchedAt), countedSince]).toEqual([false, Date.now(), before.countedSince])
    const known = before.videos.map(({ id }) => id)
    expect(videos.filter(({ id }) => !known.includes(id)).length).toBeGreaterThan(0)
    wait(dayMs)
    expect(Date.parse((await videosOf(owner)).countedSince)).toBe(Date.now())
  })

  test('do not count as fresh only because the newest were just read', async () => {
    const owner = await makeOwner(loom)
    const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
    await getRecentUploads(owner.channelId, owner)
    await readAfter(2, owner)
    expect(await chargesOf(backend, () => videosOf(owner))).toMatchObject({ firstReads: 2 })
    const { fetchedAt, countedSince } = await videosOf(owner)
    expect(countedSince).toBe(fetchedAt)
  })
})

describe('an owner whose videos were never read', () => {
  test('sees the videos that were read ahead while no unit is left, and all of them on the next day', async () => {
    const owner = await makeOwner(loom)
    await readAfter(0, owner)
    await spendAll('firstReads')
    expect((await videosOf(owner)).videos).toHaveLength(5)
    wait(dayMs - hourMs)
    const { videos } = await videosOf(owner)
    expect(videos).toHaveLength(12)
  })

  test('sees nothing that was read more than a day ago', async () => {
    const owner = await makeOwner(loom)
    await readAfter(0, owner)
    wait(dayMs)
    await spendAll('firstReads')
    expectErrors()
    const { status, body } = await request(owner)
    expect([status, body]).toMatchObject([503, { error: { code: 'youtube_quota_exceeded' } }])
  })
})

describe('what is read ahead', () => {
  test('costs no list of uploads while nothing was published', async () => {
    const owner = await makeOwner(loom)
    expect(await chargesOf(backend, () => readAfter(0, owner))).toEqual({ readAhead: 3 })
    expect(await chargesOf(backend, () => readAfter(1 / 24, owner))).toEqual({ readAhead: 2 })
  })

  test('includes a list that YouTube failed to return the time before', async () => {
    const owner = await makeOwner(loom)
    const { getReading } = await import('#functions/services/channel/reading.ts')
    const newest = async () => (await getReading(loom))?.newest[0]?.id
    backend.youtube.failNextOf('playlistItems', 'backendError')
    await readAfter(0, owner)
    expect(await newest()).toBeUndefined()
    await readAfter(1 / 24, owner)
    expect(await newest()).toBe(listChannelVideos(loom)[0]?.id)
  })

  test('is kept until its oldest count is 27 days old', async () => {
    const owner = await makeOwner(loom)
    await readAfter(0, owner)
    backend.youtube.removeVideo(`${listChannelVideos(loom)[1]?.id}`)
    await readAfter(2, owner)
    const stored = (await backend.items('cache')).find(({ key }) => key === `read-ahead#${loom}`)
    expect(stored?.expiresAt).toBe(start / 1000 + 27 * daySeconds)
  })

  test('outlives a video that was not counted for weeks', async () => {
    const owner = await makeOwner(loom)
    await readAfter(0, owner)
    backend.youtube.removeVideo(`${listChannelVideos(loom)[1]?.id}`)
    await readAfter(2, owner)
    const { getReading } = await import('#functions/services/channel/reading.ts')
    await readAfter(24.5, owner)
    wait(dayMs)
    expect(Date.parse(`${(await getReading(loom))?.fetchedAt}`)).toBe(Date.now() - dayMs)
  })

  test('never replaces later counts', async () => {
    const { addReading } = await import('#functions/services/channel/reading.ts')
    const [day1, day2, day3] = [1, 2, 3].map((days) => new Date(start + days * dayMs).toISOString())
    const countOf = (id: string, views: number) => ({
      ...{ id, views, channelId: loom, title: id, publishedAt: new Date(start).toISOString() },
      ...{ seconds: 600, kind: 'video' as const },
    })
    const list = { fetchedAt: `${day2}`, videos: [countOf('one', 200), countOf('other', 200)] }
    const newest = [countOf('one', 300), { ...countOf('other', 100), countedAt: day1 }]
    const counts = { title: 'Slow Loom', views: 1, subscribers: 1, videos: 2, listed: 2 }
    expect(addReading(list, { ...counts, fetchedAt: `${day3}`, newest }).videos).toMatchObject([
      { id: 'one', views: 300 },
      { id: 'other', views: 200, countedAt: day2 },
    ])
    expect(addReading(list, { ...counts, fetchedAt: `${day1}`, newest })).toBe(list)
  })
})

describe('top videos', () => {
  const visit = async (owner: Creator, period: AnalyticsPeriod = '28') => {
    const get = async (path: string) =>
      backend.request('GET', `/api/youtube/${path}?period=${period}`, { as: backend.tokenFor(owner.userId) })
    const [, { body }] = await Promise.all([get('analytics'), get('top')])
    return youtube.top.output.parse(body)
  }
  const forgetUploads = async ({ channelId }: Owner) => {
    const { deleteCached } = await import('#functions/store/cache.ts')
    for (const key of [`recent-uploads#${channelId}`, `read-ahead#${channelId}`]) await deleteCached(key)
  }

  test('cost no unit after the channel was read ahead, as the titles of its videos are stored', async () => {
    const owner = await makeConnected()
    expect((await visit(owner)).videos.length).toBeGreaterThanOrEqual(3)
    await readAfter(2, owner)
    expect(await chargesOf(backend, () => visit(owner))).toEqual({})
    expect(await visit(owner)).toMatchObject({ stale: false, fetchedAt: new Date().toISOString() })
  })

  test('cost one unit for all titles that are not stored, which are then kept for other days and periods', async () => {
    const owner = await makeConnected()
    const { videos: known } = await visit(owner)
    const { deleteCached } = await import('#functions/store/cache.ts')
    const { topVideosKey } = await import('#functions/services/channel/channel-data.ts')
    await deleteCached(topVideosKey(owner.userId, owner.channelId, '28'))
    await forgetUploads(owner)
    expect(await chargesOf(backend, () => visit(owner))).toEqual({ updates: 1 })
    expect((await visit(owner)).videos).toEqual(known)
    expect(await chargesOf(backend, () => visit(owner, '90'))).toEqual({})
    await readAfter(2, owner)
    await forgetUploads(owner)
    expect((await chargesOf(backend, () => visit(owner))).updates).toBeUndefined()
  })

  test('are deleted before their oldest title is 28 days old', async () => {
    const owner = await makeConnected()
    wait(20 * dayMs)
    await visit(owner)
    const { topVideosKey } = await import('#functions/services/channel/channel-data.ts')
    const itemKey = topVideosKey(owner.userId, owner.channelId, '28')
    const stored = (await backend.items('cache')).find(({ key }) => key === itemKey)
    expect(stored?.expiresAt).toBeLessThanOrEqual(start / 1000 + 27 * daySeconds)
  })

  test('and analytics that are requested at the same time fetch the figures once', async () => {
    const owner = await makeConnected()
    await visit(owner)
    wait(dayMs + hourMs)
    const reports = backend.analytics.calls.length
    expect(await chargesOf(backend, () => visit(owner))).toEqual({ visits: 1 })
    expect(backend.analytics.calls.length - reports).toBe(2)
  })
})

describe('figures', () => {
  const analyticsOf = ({ userId }: Creator) =>
    backend.request('GET', '/api/youtube/analytics', { as: backend.tokenFor(userId) })

  test('are deleted 27 days after the channel was counted, if it was read ahead', async () => {
    const owner = await makeConnected()
    await readAfter(2, owner)
    const countedAt = Date.now() / 1000
    wait(20 * hourMs)
    expect(await chargesOf(backend, () => analyticsOf(owner))).toEqual({})
    const { figuresKey } = await import('#functions/services/channel/channel-data.ts')
    const itemKey = figuresKey(owner.userId, owner.channelId)
    const stored = (await backend.items('cache')).find(({ key }) => key === itemKey)
    expect(stored?.expiresAt).toBeLessThanOrEqual(countedAt + 27 * daySeconds)
  })

  longTest('are returned even if the visit cannot be recorded', async () => {
    const owner = await makeConnected()
    const { restore } = await failAt(({ input }) => input.TableName === process.env.TABLE_VISITS)
    onTestFinished(restore)
    expectErrors()
    expect(await analyticsOf(owner)).toMatchObject({ status: 200, body: { stale: false } })
    expect(console.error).toHaveBeenCalledOnce()
  })

  longTest('are fetched in the time that is left after waiting for another request', async () => {
    const { acquireLease } = await import('#functions/store/lease.ts')
    const { fetchStaleIfError } = await import('#functions/services/channel/stale-if-error.ts')
    const other = await acquireLease('figures', 60)
    const timeouts: AbortController[] = []
    const timers = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const timeout = new AbortController()
      timeouts.push(timeout)
      return timeout.signal
    })
    onTestFinished(() => timers.mockRestore())
    const isOver = vi.fn<(isAborted: boolean) => void>()
    const request = fetchStaleIfError({
      key: 'figures',
      schema: z.object({ fetchedAt: z.string() }),
      fetch: (signal) => {
        isOver(signal.aborted)
        return Promise.resolve({ fetchedAt: new Date().toISOString() })
      },
      isConnected: () => Promise.resolve(true),
    })
    await vi.waitFor(() => expect(timeouts).toHaveLength(1))
    timeouts[0]?.abort()
    await other?.release()
    await request
    expect(isOver).toHaveBeenCalledExactlyOnceWith(true)
  })
})

test('reads for owners are charged to the reason for which they are made', async () => {
  const { owner } = await makeVisitor(loom)
  wait(hourMs)
  expect(await chargesOf(backend, () => videosOf(owner, '?refresh=now'))).toEqual({ updates: 2 })
  wait(dayMs)
  expect(await chargesOf(backend, () => videosOf(owner))).toEqual({ visits: 2 })
})

test('an owner has 60 units a day, whatever they are spent for', async () => {
  const { chargeDataCall } = await import('#functions/services/youtube-quota/charge.ts')
  const { dataQuota } = await import('#functions/services/youtube-quota/quota.ts')
  const charge = (ownerId: string, reading: 'again' | 'daily') => chargeDataCall({ ownerId, reading })
  for (let unit = 0; unit < dataQuota.eachOwner; unit++)
    expect(await charge('ann', unit % 2 ? 'again' : 'daily')).toBe(true)
  expect([await charge('ann', 'daily'), await charge('bob', 'daily')]).toEqual([false, true])
})
