import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'

const backend = setUpBackend()

/** A time of its own for every test, so that neither cache nor quota of another one is there: noon in California. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 60 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})
const dayMs = 86_400_000
const ann = { userId: 'ann' }

/** What an endpoint would be given. */
async function recent(channelId = demoChannel.id, payer: { userId: string } | 'scheduled' = ann) {
  const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
  return getRecentUploads(channelId, payer)
}
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls.slice(before).map((call) => `${call.split('?')[0]}`)
}
const used = async (key: string) => (await backend.items('limits')).find((item) => item.key === key)?.used

describe("a channel's recent uploads", () => {
  test('are all of them, newest first, with what YouTube tells', async () => {
    const uploads = await recent()
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
    })
    expect(find(/^Stop Boiling/)).toMatchObject({ kind: 'brief', seconds: 44 })
    expect(find(/^Live:/)).toMatchObject({ kind: 'upcoming', seconds: 0 })
    expect(find(/^Behind/)).not.toHaveProperty('views')
  })

  test('cost four units a day, charged to who asks and to all', async () => {
    const calls = await callsOf(async () => {
      for (const payer of [ann, { userId: 'bob' }, 'scheduled'] as const) await recent(demoChannel.id, payer)
      vi.setSystemTime(day + dayMs - 1000)
      await recent()
    })
    expect(calls).toEqual(['playlistItems', 'videos', 'playlistItems', 'videos'])
    const today = `youtube#${new Date(day).toISOString().slice(0, 10)}`
    expect(await used(today)).toBe(4)
    expect(await used(`${today}#creator#${pseudonymize('ann')}`)).toBe(4)
    vi.setSystemTime(day + dayMs)
    expect(await callsOf(() => recent())).toHaveLength(4)
  })

  test('asked for at once are asked of YouTube once', async () => {
    const calls = await callsOf(() => Promise.all([1, 2, 3, 4, 5].map(() => recent())))
    expect(calls).toHaveLength(4)
  })

  test('of a channel that never published are none, which is remembered', async () => {
    const calls = await callsOf(async () => {
      for (let time = 0; time < 2; time++)
        expect(await recent('UCtiltedFiddle-000000006')).toMatchObject({ videos: [] })
    })
    expect(calls).toEqual(['playlistItems'])
  })
})

describe('while YouTube does not answer', () => {
  test.each<Fault>(['rateLimitExceeded', 'tooManyRequests', 'backendError', 'garbage', 'nonsense', 'hangUp'])(
    '%s: there are none, and the next try waits for ten minutes',
    async (fault) => {
      backend.youtube.failNext(fault)
      const calls = await callsOf(async () => {
        for (let time = 0; time < 3; time++) expect(await recent()).toBeUndefined()
      })
      expect(calls).toHaveLength(1)
      vi.setSystemTime(day + 600_000)
      expect((await recent())?.videos).toHaveLength(64)
    },
  )

  test('the last good answer serves, with its age, for 27 days', async () => {
    const good = await recent()
    for (const days of [1, 20, 26]) {
      vi.setSystemTime(day + days * dayMs)
      backend.youtube.failNext('backendError')
      expect(await recent()).toEqual(good)
    }
    vi.setSystemTime(day + 27 * dayMs)
    backend.youtube.failNext('backendError')
    expect(await recent()).toBeUndefined()
  })

  test('silence ends, after six seconds at most for the whole channel', async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal, 1000)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.youtube.failNext('silence')
    expect(await recent()).toBeUndefined()
    expect(timeout).toHaveBeenCalledWith(6000)
  })

  test('a wrong key is for the operator, not for the creator', async () => {
    expectErrors()
    backend.youtube.failNext('wrongKey')
    expect(await recent()).toBeUndefined()
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('its quota spent, nobody asks again that day', async () => {
    backend.youtube.failNext('quotaExceeded')
    expect(await recent()).toBeUndefined()
    vi.setSystemTime(day + 3_600_000)
    expect(await callsOf(() => recent('UCslowLoomStudio-0000001', 'scheduled'))).toEqual([])
  })
})

test.each([1, 2, 3])(
  "a share with %i units left ends its payer's calls there, and half a list is none",
  async (left) => {
    const { dataQuota: quota } = await import('#functions/services/youtube-quota/quota.ts')
    const { spendBudget: take } = await import('#functions/store/limits.ts')
    const today = `youtube#${new Date(day).toISOString().slice(0, 10)}`
    await take(`${today}#scheduled`, quota.scheduled - left, quota.scheduled, day)
    const calls = await callsOf(async () => expect(await recent(demoChannel.id, 'scheduled')).toBeUndefined())
    expect(calls).toHaveLength(left)
    // Another payer still has theirs.
    expect((await recent('UCslowLoomStudio-0000001'))?.videos).toHaveLength(12)
  },
)

test('the shares fit into what a project may use', async () => {
  const { dataQuota: quota } = await import('#functions/services/youtube-quota/quota.ts')
  expect(quota.strangers + quota.creators + quota.owners + quota.scheduled).toBe(quota.usable)
})

test.each([
  ['PT15M51S', 951],
  ['PT1H', 3_600],
  ['P1DT2H3M4S', 93_784],
  ['P1W', 604_800],
  ['P0D', 0],
  ['soon', 0],
])('%s is %i seconds', async (text, seconds) => {
  const { parseDuration: secondsOf } = await import('#functions/clients/youtube/videos.ts')
  expect(secondsOf(text)).toBe(seconds)
})
