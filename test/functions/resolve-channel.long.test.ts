import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogChannels, demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** A day of its own for every test, so that neither cache nor quota of another one is there: noon in California, mid-minute. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 3 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

let asked = 0
const find = (url: string, address = `10.1.${asked >> 8}.${asked++ & 255}`) =>
  backend.request('GET', `/api/youtube/channel?${new URLSearchParams({ url })}`, { address })
const closed = { status: 200, body: { channel: null } }
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
/** The calls to YouTube that `work` makes. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
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
    ['a handle in no Latin letters', 'https://youtube.com/@真夜中の工房', 'forHandle=@真夜中の工房', '真夜中の工房'],
    ['the same, percent-encoded', encodeURI('youtube.com/@真夜中の工房'), 'forHandle=@真夜中の工房', '真夜中の工房'],
    ['a share link', 'https://youtube.com/@kettle-and-graph?si=Zx9', 'forHandle=@kettle-and-graph', 'Kettle & Graph'],
    ['a tab of its page', 'https://m.youtube.com/@tilted_fiddle/videos', 'forHandle=@tilted_fiddle', 'Tilted Fiddle'],
    ['an address without https://', 'www.youtube.com/@pocketorrery/', 'forHandle=@pocketorrery', 'Pocket Orrery'],
    ['another case', 'youtube.com/@QuietRidgeHikes', 'forHandle=@QuietRidgeHikes', 'Quiet Ridge Hikes'],
    [
      'a custom name that became its handle',
      'youtube.com/c/LedgerLaneChess',
      'forHandle=@LedgerLaneChess',
      'Ledger Lane Chess',
    ],
    ['a user name', 'youtube.com/user/harbourradioarchive', 'forUsername=harbourradioarchive', 'Harbour Radio Archive'],
  ])('%s', async (_, url, filter, title) => {
    const calls = await callsOf(async () =>
      expect(await find(url)).toMatchObject({ status: 200, body: { channel: { title } } }),
    )
    expect(calls).toEqual([`channels?${filter}`])
  })

  test('and shown with its handle and picture, and nothing else', async () => {
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
])('%s is no channel URL, and YouTube is not asked', async (url) => {
  const calls = await callsOf(async () =>
    expect(await find(url)).toMatchObject({
      status: 400,
      body: { error: { code: 'channel_url_invalid', fields: { url: 'invalid' } } },
    }),
  )
  expect(calls).toEqual([])
})

describe('a channel that is not there', () => {
  test.each([
    ['youtube.com/@nobody', 'channel_not_found'],
    ['youtube.com/user/nobody', 'channel_not_found'],
    ['youtube.com/channel/UC----------------------', 'channel_not_found'],
    ['youtube.com/c/nobody', 'channel_name_not_found'],
  ])('%s is refused as %s, and remembered', async (url, code) => {
    const calls = await callsOf(async () => {
      for (let time = 0; time < 3; time++) expect(await find(url)).toMatchObject(refused(404, code))
    })
    expect(calls).toHaveLength(1)
  })

  test.each<Fault>(['channelClosed', 'channelSuspended', 'channelNotFound'])(
    'like one that YouTube says is %s',
    async (fault) => {
      backend.youtube.failNext(fault)
      const calls = await callsOf(async () => {
        for (let time = 0; time < 2; time++)
          expect(await find(`youtube.com/@${fault}`)).toMatchObject(refused(404, 'channel_not_found'))
      })
      expect(calls).toHaveLength(1)
    },
  )
})

test('what was found is kept for a day and no longer, for whoever asks in whatever form', async () => {
  const first = await find('youtube.com/@kettle-and-graph')
  const again = await callsOf(async () => {
    vi.setSystemTime(day + 86_399_000)
    for (const url of ['https://m.youtube.com/@Kettle-And-Graph/about?x=1', 'youtube.com/c/kettle-and-graph'])
      expect((await find(url)).body).toEqual(first.body)
  })
  expect(again).toEqual([])
  vi.setSystemTime(day + 86_400_000)
  expect(await callsOf(() => find('youtube.com/@kettle-and-graph'))).toHaveLength(1)
})

describe('while YouTube does not answer, signing up goes on', () => {
  test.each<Fault>(['rateLimitExceeded', 'tooManyRequests', 'backendError', 'garbage', 'nonsense', 'hangUp'])(
    '%s',
    async (fault) => {
      backend.youtube.failNext(fault)
      const answer = await find('youtube.com/@slow.loom.studio')
      expect(answer).toMatchObject(closed)
      expect(answer.text).toBe('{"channel":null}')
      // Nothing was learned, so nothing is remembered.
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject({
        body: { channel: { title: 'Slow Loom Studio' } },
      })
    },
  )

  test('silence, after five seconds', async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal, 100)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
    backend.youtube.failNext('silence')
    expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(closed)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })

  test.each<Fault>(['keyInvalid', 'wrongKey', 'accessNotConfigured', 'invalidCriteria'])(
    '%s, and the operator is told',
    async (fault) => {
      expectErrors()
      backend.youtube.failNext(fault)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(closed)
      expect(console.error).toHaveBeenCalledOnce()
      expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('"youtube"')
    },
  )

  test.each<Fault>(['quotaExceeded', 'dailyLimitExceeded'])(
    '%s, and nobody asks again until the next Pacific day',
    async (fault) => {
      backend.youtube.failNext(fault)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(closed)
      const calls = await callsOf(async () => {
        vi.setSystemTime(day + 10 * 3_600_000)
        for (const { handle } of catalogChannels)
          expect(await find(`youtube.com/${handle ?? '@none'}`)).toMatchObject(closed)
      })
      expect(calls).toEqual([])
      vi.setSystemTime(day + 13 * 3_600_000)
      expect(await find('youtube.com/@slow.loom.studio')).toMatchObject({
        body: { channel: { title: 'Slow Loom Studio' } },
      })
    },
  )

  test('a malformed URL is refused all the same', async () => {
    backend.youtube.failNext('quotaExceeded')
    expect(await find('youtube.com/@slow.loom.studio')).toMatchObject(closed)
    expect(await find('youtube.com/nothing/here')).toMatchObject(refused(400, 'channel_url_invalid'))
  })
})

describe('strangers who guess', () => {
  const names = Array.from({ length: 600 }, (_, index) => `nobody-${index}`)
  const ask = (name: string | undefined, address: string) => find(`youtube.com/c/${name}`, address)
  /** Status and code of each answer, and how often it was given. */
  const tally = (answers: Awaited<ReturnType<typeof find>>[]) => {
    const counts: Record<string, number> = {}
    for (const { status, text } of answers) {
      const told = `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`
      counts[told] = (counts[told] ?? 0) + 1
    }
    return counts
  }

  test('two hundred times from one address are told to wait after ten', async () => {
    const calls = await callsOf(async () => {
      const answers = await Promise.all(names.slice(0, 200).map((name) => ask(name, '203.0.113.1')))
      expect(tally(answers)).toEqual({ '404 channel_name_not_found': 10, '429 too_many_requests': 190 })
    })
    expect(calls).toHaveLength(10)
    expect(calls.filter((call) => !call.startsWith('channels?forHandle='))).toEqual([])
  })

  test('two hundred times from fifty addresses cost a unit each, and no search', async () => {
    const calls = await callsOf(async () => {
      const answers = await Promise.all(names.slice(0, 200).map((name, at) => ask(name, `203.0.113.${at % 50}`)))
      expect(tally(answers)).toEqual({ '404 channel_name_not_found': 200 })
    })
    expect(calls).toHaveLength(200)
    expect(calls.filter((call) => !call.startsWith('channels?forHandle='))).toEqual([])
  })

  test('six hundred times from everywhere spend their share and no more, and are told to go on', async () => {
    const before = backend.youtube.unitsSpent()
    const answers = []
    for (let from = 0; from < names.length; from += 100)
      answers.push(
        ...(await Promise.all(names.slice(from, from + 100).map((name, at) => ask(name, `10.9.${from}.${at}`)))),
      )
    expect(tally(answers)).toEqual({ '404 channel_name_not_found': 500, '200 {"channel":null}': 100 })
    expect(backend.youtube.unitsSpent() - before).toBe(500)
    // Users who are logged in have a share of their own.
    const { token } = await makeCreator(backend)
    const channelUrl = 'youtube.com/@pocketorrery'
    expect(await backend.request('PATCH', '/api/account', { as: token, body: { channelUrl } })).toMatchObject({
      status: 200,
      body: { channel: { title: 'Pocket Orrery' } },
    })
  }, 60_000)
})
