import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CachedList, LastSearch, lastSearchKey, listKey } from '#functions/services/trends/cached-lists.ts'
import { type Topic, topicLists } from '#functions/services/trends/topics.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import type { Region } from '#shared/trends.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { copyTables } from '#test/support/copy-tables.ts'

const backend = setUpBackend()

/** Each test has its own day, without lists. It begins at noon in California. */
const firstDay = Date.UTC(2027, 0, 1, 20, 0, 30)
let days = 0
let day: number
beforeEach(() => {
  days += 60
  day = firstDay + days * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => void vi.useRealTimers())

/** Makes the tables as they are after the first run of the first day. */
let restoreFirstRun: () => Promise<void>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: firstDay })
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  await run()
  restoreFirstRun = await copyTables(backend, 'cache', 'limits', 'snapshots')
})
/** Lets a test begin on the first day, after the first run, which takes longer than to restore what it stored. */
async function startAfterFirstRun() {
  day = firstDay
  setHour(0)
  await restoreFirstRun()
}

const run = (timeLeft?: number) => backend.invoke('jobs/refresh-trends', {}, timeLeft)
/** Sets the clock to a number of hours after the test began. */
const setHour = (hours: number) => vi.setSystemTime(day + hours * hourMs)
/** Returns the calls to YouTube that `work` causes. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = backend.youtube.calls.length
  await work()
  return backend.youtube.calls.slice(before)
}
const callsTo = (calls: readonly string[], method: string) => calls.filter((call) => call.startsWith(method))

async function listOf(region: Region, topic: Topic): Promise<CachedList> {
  const { getCached } = await import('#functions/store/cache.ts')
  const list = await getCached(listKey({ region, topic }), CachedList)
  if (!list) throw new Error(`no list of ${topic} in ${region}`)
  return list
}
/** Returns a list's snapshots of the current test, oldest first. */
const listSnapshots = async (region: Region, topic: Topic) =>
  (await backend.items('snapshots'))
    .filter(({ list, at }) => list === listKey({ region, topic }) && Date.parse(String(at)) >= day)
    .sort((a, b) => String(a.at).localeCompare(String(b.at)))

describe('the first run', () => {
  test('fills every list from a chart or a search, and fetches the videos that searches find in batches of fifty', async () => {
    const calls = await callsOf(async () =>
      expect(await run()).toEqual({ charts: 24, searches: 12, unchanged: 0, overlapped: 0 }),
    )
    expect(callsTo(calls, 'videos?').filter((call) => call.includes('chart='))).toHaveLength(28)
    expect(callsTo(calls, 'search?')).toHaveLength(12)
    const byIds = callsTo(calls, 'videos?').flatMap((call) => {
      const ids = new URLSearchParams(call.replace('videos?', '')).get('id')
      return ids ? [ids.split(',')] : []
    })
    expect(new Set(byIds.flat()).size).toBe(byIds.flat().length)
    expect(byIds.slice(0, -1).every((ids) => ids.length === 50)).toBe(true)
    for (const { region, topic } of topicLists) {
      const { source, videos, fetchedAt } = await listOf(region, topic)
      const hasChart = !['education', 'fashion', 'cooking'].includes(topic)
      expect([region, topic, source]).toEqual([region, topic, hasChart ? 'chart' : 'search'])
      expect(videos.length).toBeGreaterThan(10)
      expect(fetchedAt).toBe(new Date(day).toISOString())
    }
  })

  test('stores hidden counts as null, no length for live videos, and a thumbnail without black bars', async () => {
    await startAfterFirstRun()
    const lists = await Promise.all(topicLists.map(({ region, topic }) => listOf(region, topic)))
    const videos = lists.flatMap((list) => list.videos)
    expect(videos.some(({ views }) => views === null)).toBe(true)
    expect(videos.some(({ likes, views }) => likes === null && views !== null)).toBe(true)
    expect(videos.filter(({ views, likes, comments }) => [views, likes, comments].includes(0))).toEqual([])
    const sizes = new Set(videos.map(({ thumbnail }) => `${thumbnail?.width}x${thumbnail?.height}`))
    expect([...sizes].sort()).toEqual(['1280x720', '320x180'])
    expect(videos.filter(({ broadcast, duration }) => broadcast !== 'none' && duration !== null)).toEqual([])
    expect(new Set(videos.map(({ broadcast }) => broadcast))).toEqual(new Set(['none', 'live', 'upcoming']))
  })
})

describe('later runs', () => {
  test('fetch charts and counts again, but search only three times a day', async () => {
    await startAfterFirstRun()
    setHour(0.5)
    const second = await callsOf(run)
    expect(callsTo(second, 'search?')).toEqual([])
    expect(callsTo(second, 'videos?').length).toBeLessThan(40)
    expect((await listOf('US', 'fashion')).fetchedAt).toBe(new Date(day + 0.5 * hourMs).toISOString())
    setHour(7.5)
    expect(callsTo(await callsOf(run), 'search?')).toEqual([])
    setHour(8)
    expect(callsTo(await callsOf(run), 'search?')).toHaveLength(12)
  })

  test('do not request a missing chart again until a day later', async () => {
    await startAfterFirstRun()
    const education = (calls: readonly string[]) =>
      calls.filter((call) => call.includes('chart=') && call.includes('videoCategoryId=27'))
    setHour(23.9)
    expect(education(await callsOf(run))).toEqual([])
    setHour(24.1)
    expect(education(await callsOf(run))).toHaveLength(4)
  })

  test('compute the pace since the last snapshot, and add a snapshot every three hours', async () => {
    await startAfterFirstRun()
    const [first] = (await listOf('US', 'gaming')).videos.filter(
      ({ views, broadcast }) => views && broadcast === 'none',
    )
    expect(first?.pace).toBeNull()
    setHour(2)
    await run()
    const later = (await listOf('US', 'gaming')).videos.find(({ id }) => id === first?.id)
    expect(later?.pace).toBe(Math.round((Number(later?.views) - Number(first?.views)) / 2))
    expect(await listSnapshots('US', 'gaming')).toHaveLength(1)
    setHour(3)
    await run()
    const [oldest, newest] = await listSnapshots('US', 'gaming')
    expect(oldest).toMatchObject({
      at: new Date(day).toISOString(),
      expiresAt: Math.floor(day / 1000) + 27 * daySeconds,
    })
    expect(oldest?.views).toMatchObject({ [`${first?.id}`]: first?.views })
    expect(newest).toMatchObject({ at: new Date(day + 3 * hourMs).toISOString() })
  })
})

describe('when YouTube fails, a list', () => {
  /** Runs with these faults. Returns the lists that the run did not replace, and its calls. */
  async function runWith(...faults: Fault[]): Promise<{ lists: string[]; calls: readonly string[] }> {
    backend.youtube.failNext(...faults)
    const calls = await callsOf(run)
    const lists = await Promise.all(
      topicLists.map(async ({ region, topic }) => {
        const { fetchedAt, videos } = await listOf(region, topic)
        expect(videos.length).toBeGreaterThan(10)
        return fetchedAt === new Date().toISOString() ? [] : [`${region} ${topic}`]
      }),
    )
    return { lists: lists.flat(), calls }
  }

  /** Runs once without faults, and half an hour later with them. Returns what {@link runWith} returns. */
  async function listUnchanged(...faults: Fault[]) {
    await startAfterFirstRun()
    setHour(0.5)
    return runWith(...faults)
  }

  test('stays unchanged', async () => {
    const faults: Fault[] = ['backendError', 'tooManyRequests', 'rateLimitExceeded', 'garbage', 'nonsense', 'hangUp']
    await startAfterFirstRun()
    for (const [at, fault] of faults.entries()) {
      setHour((at + 1) / 2)
      expect((await runWith(fault)).lists, fault).toEqual(['US gaming'])
    }
  })

  test('is not requested after three failures in a row', async () => {
    const { lists, calls } = await listUnchanged('backendError', 'backendError', 'hangUp')
    expect(calls).toHaveLength(3)
    expect(lists).toHaveLength(topicLists.length)
  })

  test('is not requested until the next Pacific day once the quota is spent', async () => {
    const { lists, calls } = await listUnchanged('quotaExceeded')
    expect(calls).toHaveLength(1)
    expect(lists).toHaveLength(topicLists.length)
    setHour(10)
    expect(await callsOf(run)).toEqual([])
    setHour(13)
    expect((await callsOf(run)).length).toBeGreaterThan(24)
  })

  test('is searched for where its chart no longer exists', async () => {
    const { lists, calls } = await listUnchanged('videoChartNotFound')
    expect(callsTo(calls, 'search?')).toHaveLength(1)
    expect(lists).toEqual([])
    expect(await listOf('US', 'gaming')).toMatchObject({ source: 'search' })
  })

  test('from a search stays unchanged once the searches are spent, while charts are still fetched', async () => {
    await startAfterFirstRun()
    setHour(8)
    backend.youtube.failNextOf('search', 'quotaExceeded')
    expect(await run()).toEqual({ charts: 24, searches: 12, unchanged: 0, overlapped: 0 })
    const { getCached } = await import('#functions/store/cache.ts')
    const found = await getCached(lastSearchKey({ region: 'US', topic: 'fashion' }), LastSearch)
    expect(found?.at).toBe(new Date(day).toISOString())
    setHour(8.5)
    expect(callsTo(await callsOf(run), 'search?')).toEqual([])
  })
})

describe('a search', () => {
  const countSearches = async () => callsTo(await callsOf(run), 'search?').length

  test('that failed is not repeated early', async () => {
    backend.youtube.failNextOf('search', 'backendError')
    expect(await countSearches()).toBe(12)
    setHour(0.5)
    expect(await countSearches()).toBe(0)
    setHour(8)
    expect(await countSearches()).toBe(12)
  })

  test('whose videos could not be fetched is not repeated: the next run fetches them', async () => {
    const noCharts = Array.from({ length: 28 }, () => 'videoChartNotFound' as const)
    backend.youtube.failNextOf('videos', ...noCharts, 'backendError', 'backendError', 'backendError')
    expect(await run()).toMatchObject({ charts: 0, searches: 0 })
    setHour(0.5)
    expect(
      await callsOf(async () => expect(await run()).toMatchObject({ searches: topicLists.length })),
    ).not.toContainEqual(expect.stringMatching(/^search/))
  })
})

test('videos that left a list are remembered for a day', async () => {
  await startAfterFirstRun()
  const before = await listOf('US', 'gaming')
  const [gone, ...others] = before.videos
  const { saveList } = await import('#functions/services/trends/save-list.ts')
  const saveWithout = async (last: CachedList, hours: number) => {
    const videos = others.map((video) => ({ ...video, channelId: 'UCsomebody' }))
    await saveList({ region: 'US', topic: 'gaming' }, 'chart', videos, last, day + hours * hourMs)
    return listOf('US', 'gaming')
  }
  const first = await saveWithout(before, 24)
  expect(first.left).toMatchObject([{ id: gone?.id, toldAt: before.fetchedAt }])
  expect((await saveWithout(first, 25)).left).toEqual([])
})

test('of two concurrent runs, one does nothing', async () => {
  const results = await Promise.all([run(), run()])
  expect(results).toContainEqual({ charts: 0, searches: 0, unchanged: 0, overlapped: 1 })
  setHour(0.1)
  expect(await run()).toMatchObject({ overlapped: 0 })
})

test('a run without time left changes nothing', async () => {
  expect(await run(1_000)).toMatchObject({ charts: 0, unchanged: topicLists.length })
})

test('a throttled table fails the run, so that the scheduler retries it, and the lease is released', async () => {
  expectErrors()
  const outage = mockClient(DynamoDBDocumentClient)
  outage.rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
  await expect(run()).rejects.toThrow('slow down')
  outage.restore()
  expect(await run()).toMatchObject({ charts: 24, overlapped: 0 })
})
