import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { errorResponse } from '#test/support/ask.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { setUpTrends, start } from '#test/support/trends.ts'

const { backend, list, callsOf, usedTopics } = setUpTrends()
const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('search?'))

describe('a search', () => {
  test('is made once a day for all users', async () => {
    const calls = await callsOf(async () => {
      expect((await list({ search: 'Focaccia' })).data).toMatchObject({ source: 'search', searchUnavailable: null })
      vi.setSystemTime(start + 20 * hourMs)
      expect((await list({ search: 'focaccia' }, await makeCreator(backend()))).data?.videos.length).toBeGreaterThan(3)
    })
    expect(searches(calls)).toHaveLength(1)
    const search = decodeURIComponent(`${searches(calls)[0]}`)
    expect(search).toContain('q=focaccia')
    expect(search).toContain('publishedAfter=2026-12-02T20:00:00Z')
  })

  test('for the same new phrase in fifty concurrent requests is made once, and all get its result', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => makeCreator(backend())))
    const calls = await callsOf(async () => {
      const responses = await Promise.all(users.map((one) => list({ search: 'ashen kingdoms' }, one)))
      for (const { data } of responses) expect(data?.videos.length).toBeGreaterThan(3)
    })
    expect(searches(calls)).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })

  test('that finds nothing is cached too', async () => {
    const calls = await callsOf(async () => {
      for (let time = 0; time < 2; time++)
        expect((await list({ search: 'zzz' })).data).toMatchObject({
          videos: [],
          source: 'search',
          searchUnavailable: null,
        })
    })
    expect(calls).toHaveLength(1)
  })

  test.each(['x'.repeat(81), '   '])('is refused for %j', async (search) => {
    expect(await list({ search })).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  test('accepts a phrase that normalizing makes much longer', async () => {
    expect((await list({ search: 'ﷺ'.repeat(80) })).status).toBe(200)
  })
})

describe('a search that cannot be made', () => {
  /** A time far from the other tests. Each test has its own day, within the retention of the lists. */
  let day = start + 2 * dayMs
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: day })
    vi.spyOn(console, 'info').mockImplementation(() => {})
    await backend().invoke('jobs/refresh-trends', {})
  })
  beforeEach(() => {
    day += 2 * dayMs
    vi.setSystemTime(day)
  })

  test.each<Fault>(['backendError', 'tooManyRequests', 'garbage', 'nonsense', 'hangUp'])(
    'because YouTube responds with %s: returns matches from cached lists, spends no topic and makes no call for a minute',
    async (fault) => {
      backend().youtube.failNextOf('search', fault)
      const calls = await callsOf(async () => {
        const { data } = await list({ search: `ramen` })
        expect(data).toMatchObject({ source: 'cache', searchUnavailable: { reason: 'youtube_failed' } })
        expect(data?.videos.length).toBeGreaterThan(0)
        for (const { title } of data?.videos ?? []) expect(title.toLowerCase()).toContain('ramen')
        expect((await list({ search: 'ramen' })).data).toMatchObject({
          searchUnavailable: { reason: 'youtube_failed' },
        })
      })
      expect(searches(calls)).toHaveLength(1)
      expect(await usedTopics()).toBe(0)
      vi.setSystemTime(day + 61_000)
      expect((await list({ search: 'ramen' })).data).toMatchObject({ source: 'search' })
    },
  )

  test.each<Fault>(['quotaExceeded', 'searchesSpent'])(
    'because of %s: returns when searches are possible again and makes no call until then',
    async (fault) => {
      backend().youtube.failNextOf('search', fault)
      const retryAt = new Date(Date.UTC(...dayAfter(day), 8)).toISOString()
      const searchUnavailable = { reason: 'daily_cap_reached', retryAt }
      expect((await list({ search: 'one' })).data).toMatchObject({ searchUnavailable })
      const calls = await callsOf(async () => {
        expect((await list({ search: 'dumplings' })).data).toMatchObject({ searchUnavailable })
      })
      expect(calls).toEqual([])
      expect(await usedTopics()).toBe(0)
      vi.setSystemTime(Date.parse(retryAt) + 1000)
      expect((await list({ search: 'dumplings' })).data).toMatchObject({ source: 'search' })
    },
  )

  test('because the share of the users is spent: 59 searches in all, and ten per user', async () => {
    const before = backend().youtube.searchesSpent()
    const reasons: (string | undefined)[] = []
    for (let user = 0; user < 7; user++) {
      const one = await makeCreator(backend(), { plan: 'premium' })
      for (let phrase = 0; phrase < 11; phrase++)
        reasons.push((await list({ search: `phrase ${user} ${phrase}` }, one)).data?.searchUnavailable?.reason)
    }
    expect(backend().youtube.searchesSpent() - before).toBe(59)
    expect(reasons.filter((reason) => reason === 'user_cap_reached')).toHaveLength(7)
    expect(reasons.filter((reason) => reason === 'daily_cap_reached')).toHaveLength(11)
  }, 60_000)

  test('because the table is throttled: fails as unavailable', async () => {
    expectErrors()
    const outage = mockClient(DynamoDBDocumentClient)
    outage.rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
    expect(await list({ search: 'throttled' })).toMatchObject(errorResponse(503, 'unavailable'))
    outage.restore()
    expect((await list({ search: 'throttled' })).status).toBe(200)
  })
})

const dayAfter = (at: number): [number, number, number] => {
  const date = new Date(at + dayMs)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}
