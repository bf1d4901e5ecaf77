import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** Noon in California, on a separate day for each test, so that tests share no quota. */
let now = Date.UTC(2026, 10, 21, 20)
beforeEach(() => {
  now += 40 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString().slice(0, 10)
/** Waits for the end of the backoff of 20 seconds that follows a failed request. */
const waitForBackoff = () => vi.setSystemTime(Date.now() + 21_000)
const setMinutes = (count: number) => vi.setSystemTime(now + count * 60_000)

const connectCreator = async (account = '1') => {
  const creator = await makeCreator(backend)
  expect(await connect(backend, creator, { account })).toMatchObject({ status: 200 })
  // Connecting has a job fetch the channel's uploads, which all screens share.
  await backend.settle()
  return creator
}
/** Connects a channel a day ago, while YouTube did not list its uploads, so the first visit has to fetch everything. */
const connectWithoutUploads = async () => {
  vi.setSystemTime(now - dayMs - 60_000)
  backend.youtube.failNextOf('playlistItems', 'backendError')
  const creator = await connectCreator()
  vi.setSystemTime(now)
  return creator
}
// A new token each time: tests move the clock by more than its 15 minutes.
const request = ({ userId }: Creator, path: string) =>
  backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
const getAnalytics = async (creator: Creator, period: AnalyticsPeriod = '28') =>
  Analytics.parse((await request(creator, `analytics?period=${period}`)).body)
const getVideos = async (creator: Creator) => youtube.videos.output.parse((await request(creator, 'videos')).body)
const countCalls = async (work: () => Promise<unknown>) => {
  const count = () => backend.youtube.calls.length + backend.analytics.calls.length
  const before = count()
  await work()
  return count() - before
}
const failure = (code: string) => ({ body: { error: { code } } })
const sumViews = (days: readonly { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0)

describe('the figures of a connected channel', () => {
  test.each<[AnalyticsPeriod, number]>([
    ['7', 7],
    ['28', 28],
    ['90', 90],
  ])('for %s days end with the last counted day, and come with as many days before', async (period, days) => {
    const response = await getAnalytics(await connectCreator(), period)
    expect(response.dataThrough).toBe(daysAgo(2))
    expect(response.period).toMatchObject({ from: daysAgo(days + 1), to: daysAgo(2) })
    expect(response.previous).toMatchObject({ from: daysAgo(2 * days + 1), to: daysAgo(days + 2) })
    for (const span of [response.period, response.previous]) {
      expect(span.daily).toHaveLength(days)
      expect(sumViews(span.daily)).toBe(span.totals.views)
      expect(sumViews(Object.values(span.byFormat ?? {}))).toBe(span.totals.views)
      expect(span.byFormat?.short.views).toBeGreaterThan(0)
    }
    const { likes, comments, shares, views, watchTime } = response.period.totals
    expect(response.overview).toEqual({
      totalViews: demoChannel.views,
      subscribers: demoChannel.subscribers,
      areSubscribersRounded: false,
      totalVideos: demoChannel.videos,
      watchTime,
      engagementRate: (likes + comments + shares) / views,
      averageCTR: null,
    })
    expect(response.changes.views).toMatchObject({ now: views, previous: response.previous.totals.views })
    expect(response.observations.length).toBeLessThanOrEqual(3)
    expect(response).toMatchObject({ hasFigures: true, stale: false, fetchedAt: new Date(now).toISOString() })
  })

  test('name the videos that brought the most views and subscribers, with their shares', async () => {
    const creator = await connectCreator()
    const { period } = await getAnalytics(creator)
    const top = async () => youtube.top.output.parse((await request(creator, 'top')).body)
    const { videos, stale } = await top()
    expect(stale).toBe(false)
    expect(videos.length).toBeGreaterThanOrEqual(3)
    expect(videos.length).toBeLessThanOrEqual(6)
    expect(videos.map(({ views }) => views)).toEqual(videos.map(({ views }) => views).toSorted((a, b) => b - a))
    for (const { title, views, viewsShare, subscribers, subscribersShare } of videos) {
      expect(title).not.toBe('')
      expect(viewsShare).toBeCloseTo(views / period.totals.views)
      expect(subscribersShare).toBeCloseTo(subscribers / period.totals.subscribersGained)
    }
    expect(await countCalls(top)).toBe(0)
    backend.analytics.failNext('backendError')
    setMinutes(16)
    expect(await request(creator, 'analytics?refresh=now')).toMatchObject({ body: { stale: true } })
    expect(await top()).toMatchObject({ videos })
  })

  test('name no videos of a new channel', async () => {
    const response = await request(await connectCreator('3'), 'top')
    expect(response).toMatchObject({ status: 200, body: { videos: [], stale: false } })
  })

  test('contain no subscribers when the channel hides them', async () => {
    const { overview } = await getAnalytics(await connectCreator('2'))
    expect(overview).toMatchObject({ subscribers: null, totalVideos: 64 })
  })

  test('of a new channel are empty', async () => {
    const response = await getAnalytics(await connectCreator('3'))
    expect(response).toMatchObject({ hasFigures: false, dataThrough: daysAgo(3), observations: [] })
    expect(response.overview).toMatchObject({ watchTime: 0, engagementRate: null, totalViews: 312 })
    expect(response.changes.engagementRate).toBeNull()
  })

  test('have no formats when YouTube does not support them', async () => {
    expectErrors()
    const creator = await connectCreator()
    backend.analytics.failNext('notSupported')
    const response = await getAnalytics(creator)
    expect(response.period.byFormat).toBeNull()
    expect(response.period.totals.views).toBeGreaterThan(0)
  })

  test('cover 28 days by default, and reject other numbers of days', async () => {
    const creator = await connectCreator()
    expect((await request(creator, 'analytics')).body).toMatchObject({ period: { from: daysAgo(29) } })
    expect(await request(creator, 'analytics?period=30')).toMatchObject(failure('invalid_input'))
  })

  test('fail without a connection', async () => {
    const creator = await makeCreator(backend)
    for (const path of ['analytics', 'videos'])
      expect(await request(creator, path)).toMatchObject({ status: 409, ...failure('youtube_not_connected') })
  })
})

describe('the videos of a connected channel', () => {
  test('are its newest ones, with hidden counts as null and upcoming broadcasts marked', async () => {
    // On this day, the demo channel's newest videos are of every kind.
    vi.setSystemTime(Date.UTC(2027, 5, 9, 20))
    const { videos } = await getVideos(await connectCreator())
    expect(videos.length).toBeGreaterThan(40)
    const times = videos.map(({ publishedAt }) => Date.parse(publishedAt))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const upcoming = videos.find(({ broadcast }) => broadcast === 'upcoming')
    expect(upcoming).toMatchObject({ duration: null, views: null })
    const hidden = videos.find(({ broadcast, views }) => broadcast === 'none' && views === null)
    expect(hidden).toMatchObject({ likes: null, comments: null })
    const thumbnail = { url: expect.any(String), width: 320, height: 180 }
    expect(videos[0]).toMatchObject({ thumbnail, likes: expect.any(Number) })
  })

  test('are empty for a channel that never published', async () => {
    expect((await getVideos(await connectCreator('2'))).videos).toEqual([])
  })
})

describe('a visit to the dashboard', () => {
  const visit = (creator: Creator) => Promise.all([getAnalytics(creator), getVideos(creator)])
  /** Asks for newer figures than those of the day. */
  const refresh = (creator: Creator) =>
    Promise.all(['analytics', 'videos'].map(async (path) => (await request(creator, `${path}?refresh=now`)).body))
  const spendToday = async (key: string, units: number) => {
    const { spendBudget } = await import('#functions/store/limits.ts')
    expect(await spendBudget(`youtube#${daysAgo(0)}#${key}`, units, units, now / 1000 + 90_000)).toBe(true)
  }
  const connectedYesterday = async () => {
    vi.setSystemTime(now - dayMs - 60_000)
    const creator = await connectCreator()
    await visit(creator)
    vi.setSystemTime(now)
    return creator
  }

  test('sends YouTube one request, as connecting fetched the rest, and then none for a day', async () => {
    const creator = await connectCreator()
    expect(await countCalls(() => visit(creator))).toBe(1)
    setMinutes(24 * 60 - 0.1)
    expect(
      await countCalls(async () => {
        await visit(creator)
        for (const period of ['7', '90'] as const) await getAnalytics(creator, period)
      }),
    ).toBe(0)
    setMinutes(24 * 60 + 0.1)
    expect(await countCalls(() => visit(creator))).toBe(4)
  })

  test('reads newer figures when the creator asks, every 15 minutes at most', async () => {
    const creator = await connectCreator()
    await visit(creator)
    setMinutes(14.9)
    expect(await countCalls(() => refresh(creator))).toBe(0)
    setMinutes(15.1)
    expect(await countCalls(() => refresh(creator))).toBe(4)
    const fetchedAt = new Date().toISOString()
    expect(await countCalls(() => visit(creator))).toBe(0)
    for (const response of await visit(creator)) expect(response).toMatchObject({ stale: false, fetchedAt })
  })

  test('reads the channel’s recent uploads for all screens, so an analysis sends YouTube no request', async () => {
    expectErrors()
    const creator = await connectWithoutUploads()
    expect(await countCalls(() => visit(creator))).toBe(6)
    const { getCachedUploads } = await import('#functions/services/channel/recent-uploads.ts')
    const uploads = await getCachedUploads(demoChannel.id)
    expect(uploads?.videos.map(({ id }) => id)).toEqual((await getVideos(creator)).videos.map(({ id }) => id))
    const analyze = () =>
      backend.request('POST', '/api/analyze', { as: backend.tokenFor(creator.userId), body: { title: 'Rye' } })
    expect(await countCalls(analyze)).toBe(0)
    // The newest counts are read again on demand; multiples stay those of the day.
    const multiples = async () => (await getVideos(creator)).videos.map(({ usual }) => usual)
    const first = await multiples()
    setMinutes(16)
    await refresh(creator)
    expect((await getVideos(creator)).fetchedAt).not.toBe(uploads?.fetchedAt)
    expect(await multiples()).toEqual(first)
    expect(await getCachedUploads(demoChannel.id)).toEqual(uploads)
  })

  test('is charged to its creator alone, who sees stale data once the daily budget is spent', async () => {
    const { dataQuota } = await import('#functions/services/youtube-quota/quota.ts')
    const creator = await connectedYesterday()
    await spendToday(`owner#${pseudonymize(creator.userId)}`, dataQuota.eachOwner)
    const calls = await countCalls(async () => {
      const fetchedAt = new Date(now - dayMs - 60_000).toISOString()
      for (const response of await visit(creator)) expect(response).toMatchObject({ stale: true, fetchedAt })
    })
    expect(calls).toBe(0)
    expect(await countCalls(async () => visit(await connectCreator('2')))).toBeGreaterThan(2)
  })

  test('shows stale figures once the units for visits are spent, unless nothing is cached', async () => {
    const { uses } = await import('#functions/services/youtube-quota/quota.ts')
    const creator = await connectedYesterday()
    await spendToday('visits', uses.visits.cap)
    for (const response of await visit(creator)) expect(response).toMatchObject({ stale: true })
    for (const response of await visit(await connectCreator('2'))) expect(response).toMatchObject({ stale: false })
  })

  test('gets the figures of the day even when the units for newer ones are spent', async () => {
    const { uses } = await import('#functions/services/youtube-quota/quota.ts')
    const creator = await connectedYesterday()
    await spendToday('updates', uses.updates.cap)
    for (const response of await visit(creator)) expect(response).toMatchObject({ stale: false })
    setMinutes(16)
    for (const response of await refresh(creator)) expect(response).toMatchObject({ stale: true })
  })

  test('shows stale data with its date for 27 days while YouTube fails', async () => {
    const creator = await connectCreator()
    expectErrors()
    await visit(creator)
    vi.setSystemTime(now + 26.9 * dayMs)
    backend.analytics.failNext('backendError')
    expect(await getAnalytics(creator)).toMatchObject({ stale: true, fetchedAt: new Date(now).toISOString() })
    vi.setSystemTime(now + 27.1 * dayMs)
    backend.analytics.failNext('backendError')
    expect(await request(creator, 'analytics')).toMatchObject(failure('youtube_busy'))
  })
})

describe('while the Analytics API responds with', () => {
  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_exceeded'],
    ['dailyLimitExceeded', 'youtube_quota_exceeded'],
    ['rateLimitExceeded', 'youtube_busy'],
    ['tooManyRequests', 'youtube_busy'],
    ['backendError', 'youtube_busy'],
    ['garbage', 'youtube_busy'],
    ['nonsense', 'youtube_busy'],
    ['hangUp', 'youtube_busy'],
    ['forbidden', 'youtube_failed'],
    ['accessNotConfigured', 'youtube_failed'],
    ['scopeInsufficient', 'youtube_scopes_missing'],
    ['channelSuspended', 'youtube_channel_closed'],
    ['youtubeSignupRequired', 'youtube_channel_missing'],
  ])('%s, the error is %s and the tokens stay', async (fault, code) => {
    expectErrors()
    const creator = await connectCreator()
    backend.analytics.failNext(fault)
    expect(await request(creator, 'analytics')).toMatchObject(failure(code))
    expect(await backend.items('user_tokens')).toContainEqual(expect.objectContaining({ user_id: creator.userId }))
    if (code !== 'youtube_quota_exceeded') {
      waitForBackoff()
      return expect((await getAnalytics(creator)).stale).toBe(false)
    }
    // No more reports are requested until the next Pacific day.
    expect(await countCalls(async () => expect(await request(creator, 'analytics')).toMatchObject(failure(code)))).toBe(
      0,
    )
    vi.setSystemTime(now + 13 * hourMs)
    expect((await getAnalytics(creator)).stale).toBe(false)
  })

  test('notFound, with or without formats, the error is youtube_failed', async () => {
    expectErrors()
    const creator = await connectCreator()
    backend.analytics.failNext('notFound', 'notFound')
    expect(await request(creator, 'analytics')).toMatchObject(failure('youtube_failed'))
  })

  test.each(['analytics', 'videos'])('an error for %s, YouTube gets no request for 20 seconds', async (path) => {
    expectErrors()
    const creator = await connectWithoutUploads()
    backend.youtube.failNext('backendError')
    const busy = failure('youtube_busy')
    expect(await request(creator, path)).toMatchObject(busy)
    expect(await countCalls(async () => expect(await request(creator, path)).toMatchObject(busy))).toBe(0)
    waitForBackoff()
    expect(await request(creator, path)).toMatchObject({ status: 200 })
    setMinutes(16)
    backend.youtube.failNext('backendError')
    const refresh = async (stale: boolean) =>
      expect(await request(creator, `${path}?refresh=now`)).toMatchObject({ status: 200, body: { stale } })
    expect(await countCalls(() => refresh(true))).toBe(1)
    expect(await countCalls(() => refresh(true))).toBe(0)
    waitForBackoff()
    await refresh(false)
  })

  test('nothing for five seconds, the error is youtube_busy', async () => {
    expectErrors()
    const creator = await connectCreator()
    const soon = AbortSignal.timeout.bind(AbortSignal, 200)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.analytics.failNext('silence')
    expect(await request(creator, 'analytics')).toMatchObject(failure('youtube_busy'))
    vi.mocked(AbortSignal.timeout).mockRestore()
  })
})

describe('while the Data API responds with', () => {
  test('an error, the first figures have what connecting counted, and a refresh leaves them stale', async () => {
    expectErrors()
    const creator = await connectCreator()
    backend.youtube.failNextOf('channels', 'backendError')
    const counted = { subscribers: demoChannel.subscribers, areSubscribersRounded: false }
    expect(await getAnalytics(creator)).toMatchObject({ overview: counted, fetchedAt: new Date(now).toISOString() })
    setMinutes(16)
    expect(await request(creator, 'analytics?refresh=now')).toMatchObject({ body: { stale: true } })
  })

  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_exceeded'],
    ['rateLimitExceeded', 'youtube_busy'],
    ['backendError', 'youtube_busy'],
    ['garbage', 'youtube_busy'],
    ['hangUp', 'youtube_busy'],
    ['accessNotConfigured', 'youtube_failed'],
    ['notFound', 'youtube_failed'],
    ['channelSuspended', 'youtube_channel_closed'],
  ])('%s, the error is %s', async (fault, code) => {
    expectErrors()
    const creator = await connectWithoutUploads()
    backend.youtube.failNext(fault)
    expect(await request(creator, 'analytics')).toMatchObject(failure(code))
    if (fault === 'channelSuspended' || fault === 'quotaExceeded') return
    backend.youtube.failNext(fault)
    expect(await request(creator, 'videos')).toMatchObject(failure(code))
  })
})
