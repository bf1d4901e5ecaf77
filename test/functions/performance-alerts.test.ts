import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findUnusualVideos } from '#functions/services/reports/unusual-videos.ts'
import { uses } from '#functions/services/youtube-quota/quota.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeUpload, uploadsWithOutlier } from '#test/support/channel-uploads.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { longTest } from '#test/support/long.ts'

describe('a video is an outlier', () => {
  const unusualWith = (views: number) => findUnusualVideos(uploadsWithOutlier(views))

  test('with its views, the usual views and the number of compared videos', () => {
    const [above, ...more] = unusualWith(5000)
    expect(more).toEqual([])
    expect(above).toMatchObject({
      id: 'video000008',
      title: 'The One That Ran',
      side: 'above',
      views: 5000,
      days: 8,
      usual: { of: 19, isShort: false },
    })
    expect(above?.usualViews).toBeGreaterThan(900)
    expect(above?.usualViews).toBeLessThan(1100)
    expect(above?.usual.multiple).toBeCloseTo(5001 / ((above?.usualViews ?? 0) + 1), 2)
    expect(unusualWith(190)).toMatchObject([{ side: 'below', views: 190 }])
  })

  test('not between half and twice the usual, however regular the channel is', () => {
    for (const views of [550, 1000, 1900]) expect(unusualWith(views)).toEqual([])
  })

  test('not within the normal range of its channel', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(5000)
    const wild = videos.map((video, place) =>
      video.views === 5000 ? video : { ...video, views: 1000 * 4 ** (place % 3) },
    )
    expect(findUnusualVideos({ fetchedAt, videos: wild })).toEqual([])
  })

  test('above from day 3, below from day 7, both until day 14', () => {
    const sides = (age: number, views: number) => {
      const others = Array.from({ length: 20 }, (_, place) => makeUpload(16 + place))
      const videos = [makeUpload(age, { views }), ...others]
      return findUnusualVideos({ fetchedAt: new Date().toISOString(), videos }).map(({ side }) => side)
    }
    // Ages must not grow between creating the uploads and comparing them.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect([2, 3, 7, 14, 15].map((age) => sides(age, 9000).length)).toEqual([0, 1, 1, 1, 0])
    expect([3, 6, 7, 14, 15].map((age) => sides(age, 100).length)).toEqual([0, 0, 1, 1, 0])
  })

  test('only among videos of its own format, if eight others have a multiple', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(5000)
    const shorts = videos.map((video) =>
      video.views === 5000 ? video : { ...video, seconds: 40, kind: 'short' as const },
    )
    expect(findUnusualVideos({ fetchedAt, videos: shorts })).toEqual([])
    expect(findUnusualVideos({ fetchedAt, videos: videos.slice(0, 10) })).toHaveLength(1)
    expect(findUnusualVideos({ fetchedAt, videos: videos.slice(0, 8) })).toEqual([])
    const { views: _, ...hidden } = makeUpload(4)
    expect(findUnusualVideos({ fetchedAt, videos: [hidden, ...videos.slice(2, 11)] })).toEqual([])
    expect(findUnusualVideos({ fetchedAt, videos: [] })).toEqual([])
  })
})

describe('the job', () => {
  let accounts: typeof import('#functions/store/accounts.ts')
  let cache: typeof import('#functions/store/cache.ts')
  const backend = setUpBackend()
  beforeAll(async () => {
    accounts = await import('#functions/store/accounts.ts')
    cache = await import('#functions/store/cache.ts')
  })

  let now = Date.UTC(2028, 0, 10, 20)
  beforeEach(() => {
    now += 10 * dayMs
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Runs the job a minute later, when what was changed is stored. */
  const run = () => {
    vi.advanceTimersByTime(60_000)
    return runDueWork(backend, 'jobs/performance-alerts')
  }
  let made = 0
  async function makeReader({ verified = true, views = 5000 } = {}) {
    const { userId } = await makeCreator(backend)
    const id = `UCchannel${String(made++).padStart(15, '0')}`
    await accounts.updateAccount(userId, { mailAlerts: true, channel: { id, verified }, locale: 'en' })
    await cache.putCached(`recent-uploads#${id}`, uploadsWithOutlier(views), 6000)
    return { userId, email: `${userId}@example.com`, id }
  }
  const turnOffAlerts = ({ userId }: { userId: string }) => accounts.updateAccount(userId, { mailAlerts: false })

  test('alerts once per video and side, without calling YouTube for fresh uploads', async () => {
    const reader = await makeReader()
    const asked = backend.youtube.calls.length
    expect(await run()).toEqual({ channels: 1, sent: 1, failed: 0 })
    // A channel is checked every six hours.
    expect(await run()).toEqual({})
    const again = async (views: number) => {
      vi.setSystemTime(Date.now() + 6 * hourMs)
      await cache.putCached(`recent-uploads#${reader.id}`, uploadsWithOutlier(views), 6000)
      return run()
    }
    expect(await again(5000)).toEqual({ channels: 1, again: 1, failed: 0 })
    expect(backend.youtube.calls.length).toBe(asked)
    const [mail, ...more] = backend.mails(reader.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('One of your videos is well above your usual views')
    expect(mail?.text).toMatch(
      /“The One That Ran” has 5,000 views 8 days after it was published\. Your videos usually have [\d,]+ at that age: this one has 4\.9 times as many\./,
    )
    expect(mail?.text).toMatch(/from your 19 videos of over 3 minutes that are closest in age, published \w+ \d+/)
    expect(mail?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/alerts.')
    // The other side of the same video is another alert.
    expect(await again(90)).toMatchObject({ sent: 1 })
    expect(backend.mails(reader.email)[0]?.text).toMatch(
      /Your videos usually have [\d,]+ at that age: this one has 9% of that\./,
    )
    await turnOffAlerts(reader)
  })

  longTest('alerts to at most two videos at a time, and to the others six hours later', async () => {
    const reader = await makeReader()
    const { fetchedAt, videos } = uploadsWithOutlier(9000)
    const outliers = [makeUpload(5, { views: 8000 }), makeUpload(6, { views: 7000 })]
    await cache.putCached(`recent-uploads#${reader.id}`, { fetchedAt, videos: [...outliers, ...videos] }, 6000)
    expect(await run()).toMatchObject({ channels: 1, sent: 2, failed: 0 })
    vi.setSystemTime(Date.now() + 6 * hourMs)
    await cache.putCached(
      `recent-uploads#${reader.id}`,
      { fetchedAt: new Date().toISOString(), videos: [...outliers, ...videos] },
      6000,
    )
    expect(await run()).toMatchObject({ channels: 1, again: 2, sent: 1, failed: 0 })
    await turnOffAlerts(reader)
  })

  test('skips users without alerts or a connected channel', async () => {
    const [claimed, off] = [await makeReader({ verified: false }), await makeReader()]
    await turnOffAlerts(off)
    expect(await run()).toEqual({ unwanted: expect.any(Number), failed: 0 })
    vi.setSystemTime(Date.now() + 7 * hourMs)
    expect(await run()).toEqual({})
    for (const { email } of [claimed, off]) expect(backend.mails(email)).toEqual([])
    await turnOffAlerts(claimed)
  })

  test('checks a channel that is connected after alerts were turned on', async () => {
    const reader = await makeReader({ verified: false })
    await run()
    await accounts.connectChannel(reader.userId, reader.id, {
      scopes: [],
      since: new Date().toISOString(),
      expiresAt: null,
    })
    expect(await run()).toEqual({ channels: 1, sent: 1, failed: 0 })
    await turnOffAlerts(reader)
  })

  test('stays within its share of the quota and leaves the rest for later', async () => {
    const { spendBudget } = await import('#functions/store/limits.ts')
    const { pacificDate } = await import('#functions/lib/period.ts')
    const reader = await makeReader()
    await cache.deleteCached(`recent-uploads#${reader.id}`)
    const budget = `youtube#${pacificDate()}#alerts`
    await spendBudget(budget, uses.alerts.cap, uses.alerts.cap, Math.ceil(Date.now() / 1000) + 600)
    const asked = backend.youtube.calls.length
    expect(await run()).toMatchObject({ waiting: 1, failed: 0 })
    expect(backend.youtube.calls.length).toBe(asked)
    await turnOffAlerts(reader)
  })

  test('continues with other accounts after an error', async () => {
    expectErrors()
    const [broken, other] = [await makeReader(), await makeReader()]
    await cache.putCached(`recent-uploads#${broken.id}`, { fetchedAt: 'never' }, 6000)
    expect(await run()).toMatchObject({ channels: 1, failed: 1, sent: 1 })
    expect(backend.mails(other.email)).toHaveLength(1)
    for (const one of [broken, other]) await turnOffAlerts(one)
  })
})
