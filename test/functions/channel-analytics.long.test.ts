import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** A day of its own for every test, so that no quota of another one is there: noon in California. */
let now = Date.UTC(2026, 10, 21, 20)
beforeEach(() => {
  now += 40 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})
const day = (back: number) => new Date(now - back * 86_400_000).toISOString().slice(0, 10)
/** After a try that came to nothing nobody is asked for 20 seconds. */
const pause = () => vi.setSystemTime(Date.now() + 21_000)
const minutes = (count: number) => vi.setSystemTime(now + count * 60_000)

const connected = async (account = '1') => {
  const creator = await makeCreator(backend)
  expect(await connect(backend, creator, { account })).toMatchObject({ status: 200 })
  return creator
}
// The token is made anew: tests move the clock by more than its 15 minutes.
const ask = ({ userId }: Creator, path: string) =>
  backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
const analyticsOf = async (creator: Creator, period: AnalyticsPeriod = '28') =>
  Analytics.parse((await ask(creator, `analytics?period=${period}`)).body)
const videosOf = async (creator: Creator) => youtube.videos.output.parse((await ask(creator, 'videos')).body)
const callsOf = async (work: () => Promise<unknown>) => {
  const count = () => backend.youtube.calls.length + backend.analytics.calls.length
  const before = count()
  await work()
  return count() - before
}
const refused = (code: string) => ({ body: { error: { code } } })
const sumOf = (days: readonly { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0)

describe('the figures of a connected channel', () => {
  test.each<[AnalyticsPeriod, number]>([
    ['7', 7],
    ['28', 28],
    ['90', 90],
  ])('of %s days end with the last counted day, beside as many days before', async (period, days) => {
    const answer = await analyticsOf(await connected(), period)
    expect(answer.dataThrough).toBe(day(2))
    expect(answer.period).toMatchObject({ from: day(days + 1), to: day(2) })
    expect(answer.previous).toMatchObject({ from: day(2 * days + 1), to: day(days + 2) })
    for (const span of [answer.period, answer.previous]) {
      expect(span.daily).toHaveLength(days)
      expect(sumOf(span.daily)).toBe(span.totals.views)
      expect(sumOf(Object.values(span.byFormat ?? {}))).toBe(span.totals.views)
      expect(span.byFormat?.short.views).toBeGreaterThan(0)
    }
    const { likes, comments, shares, views, watchTime } = answer.period.totals
    expect(answer.overview).toEqual({
      totalViews: demoChannel.views,
      subscribers: demoChannel.subscribers,
      totalVideos: demoChannel.videos,
      watchTime,
      engagementRate: (likes + comments + shares) / views,
      averageCTR: null,
    })
    expect(answer.changes.views).toMatchObject({ now: views, before: answer.previous.totals.views })
    expect(answer.observations.length).toBeLessThanOrEqual(3)
    expect(answer).toMatchObject({ hasFigures: true, stale: false, fetchedAt: new Date(now).toISOString() })
  })

  test('say nothing of subscribers that the channel hides', async () => {
    const { overview } = await analyticsOf(await connected('2'))
    expect(overview).toMatchObject({ subscribers: null, totalVideos: 64 })
  })

  test('of a new channel are none, and no error', async () => {
    const answer = await analyticsOf(await connected('3'))
    expect(answer).toMatchObject({ hasFigures: false, dataThrough: day(3), observations: [] })
    expect(answer.overview).toMatchObject({ watchTime: 0, engagementRate: null, totalViews: 312 })
    expect(answer.changes.engagementRate).toBeNull()
  })

  test('come without formats where YouTube does not tell them apart', async () => {
    expectErrors()
    const creator = await connected()
    backend.analytics.failNext('notSupported')
    const answer = await analyticsOf(creator)
    expect(answer.period.byFormat).toBeNull()
    expect(answer.period.totals.views).toBeGreaterThan(0)
  })

  test('are of the 28 days where no period is said, and of no other number', async () => {
    const creator = await connected()
    expect((await ask(creator, 'analytics')).body).toMatchObject({ period: { from: day(29) } })
    expect(await ask(creator, 'analytics?period=30')).toMatchObject(refused('invalid_input'))
  })

  test('are refused without a connection', async () => {
    const creator = await makeCreator(backend)
    for (const path of ['analytics', 'videos'])
      expect(await ask(creator, path)).toMatchObject({ status: 409, ...refused('youtube_not_connected') })
  })
})

describe('the videos of a connected channel', () => {
  test('are its newest, with what is hidden left out and what has not run marked', async () => {
    // The channel goes on publishing: on this day the newest are of every kind.
    vi.setSystemTime(Date.UTC(2027, 5, 9, 20))
    const { videos } = await videosOf(await connected())
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

  test('are none for a channel that never published', async () => {
    expect((await videosOf(await connected('2'))).videos).toEqual([])
  })
})

describe('a visit of the dashboard', () => {
  const visit = (creator: Creator) => Promise.all([analyticsOf(creator), videosOf(creator)])

  test('asks YouTube four times, and not at all for 15 minutes, whatever the period', async () => {
    const creator = await connected()
    expect(await callsOf(() => visit(creator))).toBe(4)
    minutes(14.9)
    expect(
      await callsOf(async () => {
        await visit(creator)
        for (const period of ['7', '90'] as const) await analyticsOf(creator, period)
      }),
    ).toBe(0)
    minutes(15.1)
    expect(await callsOf(() => visit(creator))).toBe(4)
  })

  test('is charged to its creator alone, who is told when the day is spent, and then sees the last answer', async () => {
    const creator = await connected()
    // One unit went to connect, three go to a visit, sixty are a day's.
    const { spendBudget: take } = await import('#functions/store/limits.ts')
    const key = `youtube#${day(0)}#owner#${pseudonymize(creator.userId)}`
    expect(await take(key, 56, 60, now / 1000 + 90_000)).toBe(true)
    await visit(creator)
    const calls = await callsOf(async () => {
      minutes(16)
      for (const answer of await visit(creator))
        expect(answer).toMatchObject({ stale: true, fetchedAt: new Date(now).toISOString() })
    })
    expect(calls).toBe(0)
    expect(await callsOf(async () => visit(await connected('2')))).toBeGreaterThan(2)
  })

  test('leaves the last of what all owners have to those of whom nothing is kept yet', async () => {
    const creator = await connected()
    await visit(creator)
    const { dataQuota: quota } = await import('#functions/services/youtube-quota/quota.ts')
    const { spendBudget: take } = await import('#functions/store/limits.ts')
    const most = quota.owners - quota.firstReadings
    // One unit went to connect, and three to the visit.
    expect(await take(`youtube#${day(0)}#owners`, most - 4, most, now / 1000 + 90_000)).toBe(true)
    minutes(16)
    for (const answer of await visit(creator)) expect(answer).toMatchObject({ stale: true })
    for (const answer of await visit(await connected('2'))) expect(answer).toMatchObject({ stale: false })
  })

  test('shows the last answer with its age while YouTube fails, for 27 days', async () => {
    const creator = await connected()
    expectErrors()
    await visit(creator)
    vi.setSystemTime(now + 26.9 * 86_400_000)
    backend.analytics.failNext('backendError')
    expect(await analyticsOf(creator)).toMatchObject({ stale: true, fetchedAt: new Date(now).toISOString() })
    vi.setSystemTime(now + 27.1 * 86_400_000)
    backend.analytics.failNext('backendError')
    expect(await ask(creator, 'analytics')).toMatchObject(refused('youtube_busy'))
  })
})

describe('while the Analytics API says', () => {
  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_spent'],
    ['dailyLimitExceeded', 'youtube_quota_spent'],
    ['rateLimitExceeded', 'youtube_busy'],
    ['tooManyRequests', 'youtube_busy'],
    ['backendError', 'youtube_busy'],
    ['garbage', 'youtube_busy'],
    ['nonsense', 'youtube_busy'],
    ['hangUp', 'youtube_busy'],
    ['forbidden', 'youtube_failed'],
    ['accessNotConfigured', 'youtube_failed'],
    ['scopeInsufficient', 'youtube_scopes_missing'],
    ['channelSuspended', 'youtube_channel_gone'],
    ['youtubeSignupRequired', 'youtube_channel_none'],
  ])('%s, the answer is %s and the tokens stay', async (fault, code) => {
    expectErrors()
    const creator = await connected()
    backend.analytics.failNext(fault)
    expect(await ask(creator, 'analytics')).toMatchObject(refused(code))
    expect(await backend.items('user_tokens')).toContainEqual(expect.objectContaining({ user_id: creator.userId }))
    if (code !== 'youtube_quota_spent') {
      pause()
      return expect((await analyticsOf(creator)).stale).toBe(false)
    }
    // Nobody asks again until the next Pacific day; the Data API has a quota of its own.
    expect(await callsOf(async () => expect(await ask(creator, 'analytics')).toMatchObject(refused(code)))).toBe(1)
    vi.setSystemTime(now + 13 * 3_600_000)
    expect((await analyticsOf(creator)).stale).toBe(false)
  })

  test('not found, with or without formats, the answer is youtube_failed', async () => {
    expectErrors()
    const creator = await connected()
    backend.analytics.failNext('notFound', 'notFound')
    expect(await ask(creator, 'analytics')).toMatchObject(refused('youtube_failed'))
  })

  test.each(['analytics', 'videos'])('nothing of %s, nobody is asked again for 20 seconds', async (path) => {
    expectErrors()
    const creator = await connected()
    backend.youtube.failNext('backendError')
    const answer = refused('youtube_busy')
    expect(await ask(creator, path)).toMatchObject(answer)
    expect(await callsOf(async () => expect(await ask(creator, path)).toMatchObject(answer))).toBe(0)
    pause()
    expect(await ask(creator, path)).toMatchObject({ status: 200 })
    minutes(16)
    backend.youtube.failNext('backendError')
    const stale = { status: 200, body: { stale: true } }
    expect(await callsOf(async () => expect(await ask(creator, path)).toMatchObject(stale))).toBe(1)
    expect(await callsOf(async () => expect(await ask(creator, path)).toMatchObject(stale))).toBe(0)
    pause()
    expect(await ask(creator, path)).toMatchObject({ body: { stale: false } })
  })

  test('nothing for five seconds, the answer is youtube_busy', async () => {
    expectErrors()
    const creator = await connected()
    const soon = AbortSignal.timeout.bind(AbortSignal, 200)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.analytics.failNext('silence')
    expect(await ask(creator, 'analytics')).toMatchObject(refused('youtube_busy'))
    vi.mocked(AbortSignal.timeout).mockRestore()
  })
})

describe('while the Data API says', () => {
  test.each<[Fault, string]>([
    ['quotaExceeded', 'youtube_quota_spent'],
    ['rateLimitExceeded', 'youtube_busy'],
    ['backendError', 'youtube_busy'],
    ['garbage', 'youtube_busy'],
    ['hangUp', 'youtube_busy'],
    ['accessNotConfigured', 'youtube_failed'],
    ['notFound', 'youtube_failed'],
    ['channelSuspended', 'youtube_channel_gone'],
  ])('%s, the answer is %s', async (fault, code) => {
    expectErrors()
    const creator = await connected()
    backend.youtube.failNext(fault)
    expect(await ask(creator, 'analytics')).toMatchObject(refused(code))
    if (fault === 'channelSuspended' || fault === 'quotaExceeded') return
    backend.youtube.failNext(fault)
    expect(await ask(creator, 'videos')).toMatchObject(refused(code))
  })
})
