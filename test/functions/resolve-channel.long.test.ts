import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uses } from '#functions/services/youtube-quota/quota.ts'
import { catalogChannels, demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** Noon in California, mid-minute, on a separate day for each test, so that tests share neither cache nor quota. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 3 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

let requests = 0
const find = (url: string, address = `10.1.${requests >> 8}.${requests++ & 255}`) =>
  backend.request('GET', `/api/youtube/channel?${new URLSearchParams({ url })}`, { address })
const unresolved = { status: 200, body: { channel: null } }
const failure = (status: number, code: string) => ({ status, body: { error: { code } } })
/** Returns the calls to YouTube that `work` makes. */
async function recordCalls(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls
    .slice(before)
    .map((call) => decodeURIComponent(call.replace(/part=snippet&fields=[^&]*&/, '')))
}

describe('a channel is found by', () => {
  test.each([
    ['its id', `https://www.youtube.com/channel/${demoChannel.id}`, `id=${demoChannel.id}`, demoChannel.title],
    [
      'a handle with dots',
      'https://www.youtube.com/@slow.loom.studio',
      'forHandle=@slow.loom.studio',
      'Slow Loom Studio',
    ],
    ['a handle in non-Latin letters', 'https://youtube.com/@真夜中の工房', 'forHandle=@真夜中の工房', '真夜中の工房'],
    ['the same, percent-encoded', encodeURI('youtube.com/@真夜中の工房'), 'forHandle=@真夜中の工房', '真夜中の工房'],
    ['a share link', 'https://youtube.com/@kettle-and-graph?si=Zx9', 'forHandle=@kettle-and-graph', 'Kettle & Graph'],
    ['a tab of its page', 'https://m.youtube.com/@tilted_fiddle/videos', 'forHandle=@tilted_fiddle', 'Tilted Fiddle'],
    ['an address without https://', 'www.youtube.com/@pocketorrery/', 'forHandle=@pocketorrery', 'Pocket Orrery'],
    ['a bare handle', ' @真夜中の工房 ', 'forHandle=@真夜中の工房', '真夜中の工房'],
    [
      'an address of YouTube Studio',
      `https://studio.youtube.com/channel/${demoChannel.id}/videos/upload?d=ud`,
      `id=${demoChannel.id}`,
      demoChannel.title,
    ],
    ['another case', 'youtube.com/@QuietRidgeHikes', 'forHandle=@QuietRidgeHikes', 'Quiet Ridge Hikes'],
    [
      'a custom name that became its handle',
      'youtube.com/c/LedgerLaneChess',
      'forHandle=@LedgerLaneChess',
      'Ledger Lane Chess',
    ],
    ['a user name', 'youtube.com/user/harbourradioarchive', 'forUsername=harbourradioarchive', 'Harbour Radio Archive'],
  ])('%s', async (_, url, filter, title) => {
    const calls = await recordCalls(async () =>
      expect(await find(url)).toMatchObject({ status: 200, body: { channel: { title } } }),
    )
    expect(calls).toEqual([`channels?${filter}`])
  })

  test('and returned with its title, handle and thumbnail only', async () => {
    expect((await find('youtube.com/@slow.loom.studio')).body).toEqual({
      channel: {
        id: 'UCslowLoomStudio-0000001',
        title: 'Slow Loom Studio',
        handle: '@slow.loom.studio',
        thumbnail: expect.stringMatching(/^data:image\/svg\+xml,.+width%3D%22240%22/),
      },
    })
    expect((await find('youtube.com/user/harbourradioarchive')).body).toMatchObject({ channel: { handle: null } })
  })
})

test.each([
  'x',
  'https://vimeo.com/@ann',
  'https://youtube.com.evil.test/@ann',
  'http://169.254.169.254/@ann',
  'youtube.com/watch?v=abc',
  'youtube.com/channel/UCtooShort',
  'youtube.com/@ann%0d%0ax',
  'javascript://youtube.com/@ann',
  '@',
  '@ann@example.com',
  'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
])('%s is not a channel URL, and YouTube is not called', async (url) => {
  const calls = await recordCalls(async () =>
    expect(await find(url)).toMatchObject({
      status: 400,
      body: { error: { code: 'channel_url_invalid', fields: { url: 'invalid' } } },
    }),
  )
  expect(calls).toEqual([])
})

describe('a channel that does not exist', () => {
  test.each([
    ['youtube.com/@nobody', 'channel_not_found'],
    ['youtube.com/user/nobody', 'channel_not_found'],
    ['youtube.com/channel/UC----------------------', 'channel_not_found'],
    ['youtube.com/c/nobody', 'channel_name_not_found'],
  ])('%s fails with %s, and the result is cached', async (url, code) => {
    const calls = await recordCalls(async () => {
      for (let time = 0; time < 3; time++) expect(await find(url)).toMatchObject(failure(404, code))
    })
    expect(calls).toHaveLength(1)
  })

  test.each<Fault>(['channelClosed', 'channelSuspended', 'channelNotFound'])(
    'includes one for which YouTube responds with %s',
    async (fault) => {
      backend.youtube.failNext(fault)
      const calls = await recordCalls(async () => {
        for (let time = 0; time < 2; time++)
          expect(await find(`youtube.com/@${fault}`)).toMatchObject(failure(404, 'channel_not_found'))
      })
      expect(calls).toHaveLength(1)
    },
  )
})

test('a found channel is cached for one day, for all users and all forms of its URL', async () => {
  const first = await find('youtube.com/@kettle-and-graph')
  const again = await recordCalls(async () => {
    vi.setSystemTime(day + 86_399_000)
    for (const url of ['https://m.youtube.com/@Kettle-And-Graph/about?x=1', 'youtube.com/c/kettle-and-graph'])
      expect((await find(url)).body).toEqual(first.body)
  })
  expect(again).toEqual([])
  vi.setSystemTime(day + dayMs)
  expect(await recordCalls(() => find('youtube.com/@kettle-and-graph'))).toHaveLength(1)
})

describe('sign-up continues while YouTube responds with', () => {
  test.each<Fault>(['rateLimitExceeded', 'tooManyRequests', 'backendError', 'garbage', 'nonsense', 'hangUp'])(
    '%s',
    async (fault) => {
      backend.youtube.failNext(fault)
      const response = await find('youtube.com/@slow.loom.studio')
      expect(response).toMatchObject(unresolved)
      expect(response.text).toBe('{"channel":null}')
      // A failed look-up is not cached.
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject({
        body: { channel: { title: 'Slow Loom Studio' } },
      })
    },
  )

  test('nothing for five seconds', async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal, 100)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.youtube.failNext('silence')
    expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(unresolved)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })

  test.each<Fault>(['keyInvalid', 'wrongKey', 'accessNotConfigured', 'invalidCriteria'])(
    '%s, and an error is logged for the operator',
    async (fault) => {
      expectErrors()
      backend.youtube.failNext(fault)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(unresolved)
      expect(console.error).toHaveBeenCalledOnce()
      expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('"youtube"')
    },
  )

  test.each<Fault>(['quotaExceeded', 'dailyLimitExceeded'])(
    '%s, and YouTube is not called again until the next Pacific day',
    async (fault) => {
      backend.youtube.failNext(fault)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(unresolved)
      const calls = await recordCalls(async () => {
        vi.setSystemTime(day + 10 * hourMs)
        for (const { handle } of catalogChannels)
          expect(await find(`youtube.com/${handle ?? '@none'}`)).toMatchObject(unresolved)
      })
      expect(calls).toEqual([])
      vi.setSystemTime(day + 13 * hourMs)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject({
        body: { channel: { title: 'Slow Loom Studio' } },
      })
    },
  )

  test('an error, but not with a malformed URL', async () => {
    backend.youtube.failNext('quotaExceeded')
    expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(unresolved)
    expect(await find('youtube.com/nothing/here')).toMatchObject(failure(400, 'channel_url_invalid'))
  })
})

describe('visitors who guess names', () => {
  const names = Array.from({ length: 600 }, (_, index) => `nobody-${index}`)
  const guess = (name: string | undefined, address: string) => find(`youtube.com/c/${name}`, address)
  /** Counts the responses by status and code. */
  const tally = (responses: Awaited<ReturnType<typeof find>>[]) => {
    const counts: Record<string, number> = {}
    for (const { status, text } of responses) {
      const key = `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`
      counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }

  test('200 times from one address are rate-limited after ten', async () => {
    const calls = await recordCalls(async () => {
      const responses = await Promise.all(names.slice(0, 200).map((name) => guess(name, '203.0.113.1')))
      expect(tally(responses)).toEqual({ '404 channel_name_not_found': 10, '429 too_many_requests': 190 })
    })
    expect(calls).toHaveLength(10)
    expect(calls.filter((call) => !call.startsWith('channels?forHandle='))).toEqual([])
  })

  test('200 times from 50 addresses cost one unit each, and no search', async () => {
    const calls = await recordCalls(async () => {
      const responses = await Promise.all(names.slice(0, 200).map((name, at) => guess(name, `203.0.113.${at % 50}`)))
      expect(tally(responses)).toEqual({ '404 channel_name_not_found': 200 })
    })
    expect(calls).toHaveLength(200)
    expect(calls.filter((call) => !call.startsWith('channels?forHandle='))).toEqual([])
  })

  test('600 times from different addresses spend only the visitors’ share, and can still sign up', async () => {
    const before = backend.youtube.unitsSpent()
    const responses = []
    for (let from = 0; from < names.length; from += 100)
      responses.push(
        ...(await Promise.all(names.slice(from, from + 100).map((name, at) => guess(name, `10.9.${from}.${at}`)))),
      )
    const { cap } = uses.anonymousLookUps
    expect(tally(responses)).toEqual({ '404 channel_name_not_found': cap, '200 {"channel":null}': 600 - cap })
    expect(backend.youtube.unitsSpent() - before).toBe(cap)
    // Logged-in users have a separate share.
    const { token } = await makeCreator(backend)
    const channelUrl = 'youtube.com/@pocketorrery'
    expect(await backend.request('PATCH', '/api/account', { as: token, body: { channelUrl } })).toMatchObject({
      status: 200,
      body: { channel: { title: 'Pocket Orrery' } },
    })
  }, 60_000)
})
