import { beforeAll, describe, expect, test } from 'vitest'
import { findOutliers } from '#functions/services/reports/outliers.ts'
import { dataQuota } from '#functions/services/youtube-quota/quota.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeUpload, uploadsWithOutlier } from '#test/support/channel-uploads.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

describe('a video is told of', () => {
  const about = (views: number) => findOutliers(uploadsWithOutlier(views))

  test('with what it has, what is usual, and how many it was compared with', () => {
    expect(about(5000)).toEqual([
      {
        id: 'video000008',
        title: 'The One That Ran',
        side: 'above',
        views: 5000,
        days: 8,
        usual: 1000,
        times: 5,
        videos: 19,
      },
    ])
    expect(about(190)).toMatchObject([{ side: 'below', views: 190, usual: 950, times: 0.2 }])
  })

  test('not within twice or half of the usual, however even the channel is', () => {
    for (const views of [550, 1000, 1900]) expect(about(views)).toEqual([])
  })

  test('not within the ups and downs of its channel', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(5000)
    const wild = videos.map((video, place) =>
      video.views === 5000 ? video : { ...video, views: 1000 * 4 ** (place % 3) },
    )
    expect(findOutliers({ fetchedAt, videos: wild })).toEqual([])
  })

  test('while it is news: above from 3 days on, below from 7, both until 14', () => {
    const sides = (age: number, views: number) => {
      const others = Array.from({ length: 20 }, (_, place) => makeUpload(15 + 4 * place))
      const videos = [makeUpload(age, { views }), ...others]
      return findOutliers({ fetchedAt: new Date().toISOString(), videos }).map(({ side }) => side)
    }
    expect([2, 3, 7, 14, 15].map((age) => sides(age, 9000).length)).toEqual([0, 1, 1, 1, 0])
    expect([3, 6, 7, 14, 15].map((age) => sides(age, 100).length)).toEqual([0, 0, 1, 1, 0])
  })

  test('beside its own kind alone, of which there must be ten others with views that show', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(5000)
    const brief = videos.map((video) => (video.views === 5000 ? video : { ...video, kind: 'brief' as const }))
    expect(findOutliers({ fetchedAt, videos: brief })).toEqual([])
    expect(findOutliers({ fetchedAt, videos: videos.slice(0, 11) })).toHaveLength(1)
    expect(findOutliers({ fetchedAt, videos: videos.slice(0, 10) })).toEqual([])
    const { views: _, ...hidden } = makeUpload(4)
    expect(findOutliers({ fetchedAt, videos: [hidden, ...videos.slice(1, 11)] })).toEqual([])
    expect(findOutliers({ fetchedAt, videos: [] })).toEqual([])
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

  const run = () => backend.invoke('jobs/performance-alerts', {}, 300_000)
  let made = 0
  async function makeReader({ verified = true, views = 5000 } = {}) {
    const { userId } = await makeCreator(backend)
    const id = `UCchannel${String(made++).padStart(15, '0')}`
    await accounts.updateAccount(userId, { mailAlerts: true, channel: { id, verified }, locale: 'en' })
    await cache.putCached(`uploads#${id}`, uploadsWithOutlier(views), 600)
    return { userId, email: `${userId}@example.com`, id }
  }
  const done = ({ userId }: { userId: string }) => accounts.updateAccount(userId, { mailAlerts: false })

  test('tells once of a video and a side, in numbers, without asking YouTube for what is fresh', async () => {
    const reader = await makeReader()
    const asked = backend.youtube.calls.length
    expect(await run()).toEqual({ channels: 1, sent: 1, failed: 0, again: 0, unwanted: 0 })
    expect(await run()).toMatchObject({ sent: 0, again: 1 })
    expect(backend.youtube.calls.length).toBe(asked)
    const [mail, ...more] = backend.mails(reader.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('One of your videos is well above your usual views')
    expect(mail?.text).toContain(
      '“The One That Ran” has 5,000 views 8 days after it was published. Your usual for a video of that age is 1,000: it has 5 times as many.',
    )
    expect(mail?.text).toContain('from 19 of your own videos')
    expect(mail?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/alerts.')
    // The other side of the same video is another thing to tell.
    await cache.putCached(`uploads#${reader.id}`, uploadsWithOutlier(90), 600)
    await run()
    expect(backend.mails(reader.email)[0]?.text).toContain(
      'Your usual for a video of that age is 950: it has 9% of that.',
    )
    await done(reader)
  })

  test('asks nothing about who does not want it, or has no connected channel', async () => {
    const [claimed, off] = [await makeReader({ verified: false }), await makeReader()]
    await done(off)
    expect(await run()).toMatchObject({ channels: 0, sent: 0 })
    for (const { email } of [claimed, off]) expect(backend.mails(email)).toEqual([])
    await done(claimed)
  })

  test('asks YouTube within its own share, and leaves the rest for later once that is spent', async () => {
    const { spendBudget } = await import('#functions/store/limits.ts')
    const { pacificDate } = await import('#functions/lib/period.ts')
    const reader = await makeReader()
    await cache.deleteCached(`uploads#${reader.id}`)
    const budget = `youtube#${pacificDate()}#alerts`
    await spendBudget(budget, dataQuota.alerts, dataQuota.alerts, Math.ceil(Date.now() / 1000) + 600)
    const asked = backend.youtube.calls.length
    expect(await run()).toMatchObject({ channels: 1, failed: 1, sent: 0 })
    expect(backend.youtube.calls.length).toBe(asked)
    await done(reader)
  })

  test('goes on with the others where one account cannot be told', async () => {
    expectErrors()
    const [broken, other] = [await makeReader(), await makeReader()]
    await cache.putCached(`uploads#${broken.id}`, { fetchedAt: 'never' }, 600)
    expect(await run()).toMatchObject({ channels: 2, failed: 1, sent: 1 })
    expect(backend.mails(other.email)).toHaveLength(1)
    for (const one of [broken, other]) await done(one)
  })
})
