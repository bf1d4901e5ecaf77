import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { casesOf } from '#test/support/long.ts'

const backend = setUpBackend()

/** Each test has its own time, so that it shares neither cache nor quota with another. It begins at noon in California. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 60 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})
const ann = { userId: 'ann' }

async function getUploads(channelId = demoChannel.id, payer: { userId: string } | 'alerts' = ann) {
  const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
  return getRecentUploads(channelId, payer)
}
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls.slice(before).map((call) => `${call.split('?')[0]}`)
}
const unitsUsed = async (key: string) => (await backend.items('limits')).find((item) => item.key === key)?.used

describe("a channel's recent uploads", () => {
  test('are returned newest first, with YouTube’s figures', async () => {
    const uploads = await getUploads()
    expect(uploads?.fetchedAt).toBe(new Date(day).toISOString())
    expect(uploads?.videos.map(({ id }) => id)).toEqual(listChannelVideos(demoChannel.id).map(({ id }) => id))
    const find = (title: RegExp) => uploads?.videos.find((video) => title.test(video.title))
    expect(find(/^Why Your Sourdough/)).toEqual({
      id: expect.any(String),
      channelId: demoChannel.id,
      title: 'Why Your Sourdough Is Flat (And the Fix That Took Me 3 Years)',
      views: expect.any(Number),
      publishedAt: expect.stringMatching(/Z$/),
      seconds: 842,
      kind: 'video',
      likes: expect.any(Number),
      comments: expect.any(Number),
      thumbnail: { url: expect.any(String), width: 320, height: 180 },
    })
    expect(find(/^Stop Boiling/)).toMatchObject({ kind: 'short', seconds: 44 })
    expect(find(/^Live:/)).toMatchObject({ kind: 'upcoming', seconds: 0 })
    expect(find(/^Behind/)).not.toHaveProperty('views')
  })

  test('cost at most four units a day, charged to the payer and to the project', async () => {
    const calls = await callsOf(async () => {
      for (const payer of [ann, { userId: 'bob' }, 'alerts'] as const) await getUploads(demoChannel.id, payer)
      vi.setSystemTime(day + dayMs - 1000)
      await getUploads()
    })
    expect(calls).toEqual(['playlistItems', 'videos', 'playlistItems', 'videos'])
    const today = `youtube#${new Date(day).toISOString().slice(0, 10)}`
    expect(await unitsUsed(today)).toBe(4)
    expect(await unitsUsed(`${today}#creator#${pseudonymize('ann')}`)).toBe(4)
  })

  test('cost two units a day while videos of the second page hardly gain views, and four once a week', async () => {
    const first = await getUploads()
    const callsAt = (days: number) => {
      vi.setSystemTime(day + days * dayMs)
      return callsOf(() => getUploads())
    }
    expect(await callsAt(1)).toEqual(['playlistItems', 'videos'])
    const second = await getUploads()
    expect(second?.fetchedAt).toBe(new Date(day + dayMs).toISOString())
    expect(second?.videos).toHaveLength(64)
    const [newest, oldest] = [second?.videos[0], second?.videos.at(-1)]
    expect([newest?.countedAt, oldest?.countedAt]).toEqual([undefined, first?.fetchedAt])
    expect(await callsAt(6)).toHaveLength(2)
    expect((await getUploads())?.videos.at(-1)?.countedAt).toBe(first?.fetchedAt)
    // The whole list expires when its oldest count may no longer be kept.
    const stored = (await backend.items('cache')).find(({ key }) => key === `recent-uploads#${demoChannel.id}`)
    expect(stored?.expiresAt).toBe(Math.floor(day / 1000) + 27 * daySeconds)
    expect(await callsAt(7)).toHaveLength(4)
  })

  test('of a channel whose second page still gains views are fetched whole each day', async () => {
    await getUploads()
    const { putCached } = await import('#functions/store/cache.ts')
    const { uploadsKey } = await import('#functions/services/channel/recent-uploads.ts')
    const uploads = await getUploads()
    const young = uploads?.videos.map((video, place) =>
      place < 60 ? video : { ...video, publishedAt: new Date(day - 60 * dayMs).toISOString() },
    )
    await putCached(uploadsKey(demoChannel.id), { ...uploads, videos: young }, 600)
    vi.setSystemTime(day + dayMs)
    // The second page now has videos that may still gain views, so its cached figures are not used.
    expect(await callsOf(() => getUploads())).toHaveLength(4)
  })

  test('are fetched once for concurrent requests', async () => {
    const calls = await callsOf(async () => {
      const results = await Promise.all([1, 2, 3, 4, 5].map(() => getUploads()))
      expect(results.map((uploads) => uploads?.videos.length)).toEqual([64, 64, 64, 64, 64])
    })
    expect(calls).toHaveLength(4)
  })

  test('are waited for by a job while another request fetches them, and users are answered at once', async () => {
    await getUploads()
    vi.setSystemTime(day + 2 * dayMs)
    const fetching = getUploads()
    const [user, job] = await Promise.all([getUploads(), getUploads(demoChannel.id, 'alerts'), fetching])
    expect(user?.fetchedAt).toBe(new Date(day).toISOString())
    expect(job?.fetchedAt).toBe(new Date(day + 2 * dayMs).toISOString())
  })

  test('are waited for by a review, because older views are not those of its day', async () => {
    const uploads = await getUploads()
    vi.setSystemTime(day + 8 * dayMs)
    const { readVideo } = await import('#functions/services/review/read-video.ts')
    const { length } = backend.youtube.calls
    const fetching = getUploads()
    await vi.waitFor(() => expect(backend.youtube.calls.length).toBeGreaterThan(length), { interval: 1 })
    const [outcome] = await Promise.all([readVideo(`${uploads?.videos[10]?.id}`, demoChannel.id, ann), fetching])
    expect(outcome).toMatchObject({ state: 'found', comparison: { usual: { isShort: expect.any(Boolean) } } })
  })

  test('of a channel that never published are empty, which is cached', async () => {
    const calls = await callsOf(async () => {
      for (let time = 0; time < 2; time++)
        expect(await getUploads('UCtiltedFiddle-000000006')).toMatchObject({ videos: [] })
    })
    expect(calls).toEqual(['playlistItems'])
  })
})

describe('while YouTube does not respond', () => {
  test.each(
    casesOf<Fault>(2, ['backendError', 'garbage', 'rateLimitExceeded', 'tooManyRequests', 'nonsense', 'hangUp']),
  )('%s: returns undefined, and the next attempt waits for ten minutes', async (fault) => {
    backend.youtube.failNext(fault)
    const calls = await callsOf(async () => {
      for (let time = 0; time < 3; time++) expect(await getUploads()).toBeUndefined()
    })
    expect(calls).toHaveLength(1)
    vi.setSystemTime(day + 600_000)
    expect((await getUploads())?.videos).toHaveLength(64)
  })

  test('the last response is returned, with its age, for 27 days', async () => {
    const good = await getUploads()
    for (const days of [1, 20, 26]) {
      vi.setSystemTime(day + days * dayMs)
      backend.youtube.failNext('backendError')
      expect(await getUploads()).toEqual(good)
    }
    vi.setSystemTime(day + 27 * dayMs)
    backend.youtube.failNext('backendError')
    expect(await getUploads()).toBeUndefined()
  })

  test('the request times out after six seconds for the whole channel', async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal, 1000)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.youtube.failNext('silence')
    expect(await getUploads()).toBeUndefined()
    expect(timeout).toHaveBeenCalledWith(6000)
  })

  test('a wrong key is logged as an error for the operator', async () => {
    expectErrors()
    backend.youtube.failNext('wrongKey')
    expect(await getUploads()).toBeUndefined()
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('with its quota spent, no call is made for the rest of the day', async () => {
    backend.youtube.failNext('quotaExceeded')
    expect(await getUploads()).toBeUndefined()
    vi.setSystemTime(day + hourMs)
    expect(await callsOf(() => getUploads('UCslowLoomStudio-0000001', 'alerts'))).toEqual([])
  })
})

test.each(casesOf(2, [1, 3, 2]))(
  'a share with %i units left stops its payer’s calls, and an incomplete list is not returned',
  async (left) => {
    const { uses } = await import('#functions/services/youtube-quota/quota.ts')
    const { spendBudget } = await import('#functions/store/limits.ts')
    const today = `youtube#${new Date(day).toISOString().slice(0, 10)}`
    await spendBudget(`${today}#alerts`, uses.alerts.cap - left, uses.alerts.cap, day)
    const calls = await callsOf(async () => expect(await getUploads(demoChannel.id, 'alerts')).toBeUndefined())
    expect(calls).toHaveLength(left)
    // Another payer's share is not affected.
    expect((await getUploads('UCslowLoomStudio-0000001'))?.videos).toHaveLength(12)
  },
)

test('settling leaves batchGetStats requests to other uses, and postpones channels it cannot count', async () => {
  const { recountUploads } = await import('#functions/services/channel/recount-uploads.ts')
  const { readFollowingStatsLeft } = await import('#functions/services/youtube-quota/charge.ts')
  const { statsQuota } = await import('#functions/services/youtube-quota/quota.ts')
  const { spendBudget } = await import('#functions/store/limits.ts')
  await getUploads()
  vi.setSystemTime(day + 2 * dayMs)
  const settling = `youtube#${new Date(day + 2 * dayMs).toISOString().slice(0, 10)}#stats#settling`
  await spendBudget(settling, statsQuota.settling - 1, statsQuota.settling, day)
  // A list of two pages, of which one can be counted.
  const calls = await callsOf(async () => expect(await recountUploads([demoChannel.id])).toEqual(new Map()))
  expect(calls).toEqual(['videos:batchGetStats'])
  expect(await readFollowingStatsLeft()).toBe(statsQuota.usable - statsQuota.reserved)
  expect(statsQuota.reserved).toBeLessThan(statsQuota.settling)
  expect(statsQuota.settling).toBeLessThan(statsQuota.usable)
})

test.each([
  ['PT15M51S', 951],
  ['PT1H', 3_600],
  ['P1DT2H3M4S', 93_784],
  ['P1W', 604_800],
  ['P0D', 0],
  ['soon', 0],
])('%s is %i seconds', async (text, seconds) => {
  const { parseDuration } = await import('#functions/clients/youtube/videos.ts')
  expect(parseDuration(text)).toBe(seconds)
})

// The last test, because it removes a video.
test('recent uploads are recounted without a unit, except videos that YouTube no longer counts', async () => {
  const { recountUploads } = await import('#functions/services/channel/recount-uploads.ts')
  const first = await getUploads()
  vi.setSystemTime(day + 6 * dayMs)
  const [removed] = first?.videos.slice(5) ?? []
  backend.youtube.removeVideo(`${removed?.id}`)
  let again: Uploads | undefined
  const calls = await callsOf(async () => {
    again = (await recountUploads([demoChannel.id])).get(demoChannel.id)
  })
  expect(calls).toEqual(['videos:batchGetStats', 'videos:batchGetStats'])
  const views = new Map(listChannelVideos(demoChannel.id).map((video) => [video.id, video.views]))
  expect(again?.fetchedAt).toBe(new Date(day + 6 * dayMs).toISOString())
  expect(again?.videos.map((video) => [video.id, video.views, video.countedAt])).toEqual(
    first?.videos.map(({ id, views: earlier }) =>
      id === removed?.id || views.get(id) === undefined
        ? [id, earlier, first.fetchedAt]
        : [id, views.get(id), undefined],
    ),
  )
  // The list is still fetched again when it is asked for.
  expect((await getUploads())?.fetchedAt).not.toBe(first?.fetchedAt)
})
