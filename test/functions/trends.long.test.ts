import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Fault } from '#infra/local/stand-ins/youtube/wire.ts'
import { trends } from '#shared/contract/trends.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { type House, startHouse } from '#test/support/house.ts'

const hourMs = 3_600_000
/** Noon in California. */
const start = Date.UTC(2027, 0, 1, 20, 0, 30)
let house: House
let ann: Creator
beforeAll(async () => {
  house = await startHouse()
  // The provider's insights have a suite of their own.
  delete process.env.AI_MODEL
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await house.invoke('jobs/refresh-trends', {})
})
afterAll(() => house.stop())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start + 10 * 60_000 })
  ann = await makeCreator(house, { plan: 'basic' })
})
afterEach(() => void vi.useRealTimers())

/** The answer's status and what an endpoint's contract reads of its body. */
async function get<S extends z.ZodMiniType>(path: string, output: S, as = ann) {
  const { status, body } = await house.request('GET', path, { as: house.tokenFor(as.userId) })
  return { status, body, data: status === 200 ? output.parse(body) : undefined }
}
const list = (query: Record<string, string>, as = ann) =>
  get(`/api/trends?${new URLSearchParams({ region: 'US', ...query })}`, trends.list.output, as)
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = house.youtube.calls.length
  await work()
  return house.youtube.calls.slice(before)
}
const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('search?'))
const usedTopics = async (as = ann) =>
  (await house.items('usage')).find(({ userId, meter }) => userId === as.userId && String(meter).startsWith('topics'))
    ?.used ?? 0

describe('a list in the cache', () => {
  test('is answered without asking YouTube, in YouTube’s order, with its age and source', async () => {
    const calls = await callsOf(async () => {
      const { data } = await list({})
      expect(data).toMatchObject({
        source: 'chart',
        fetchedAt: new Date(start).toISOString(),
        stale: false,
        resting: null,
      })
      expect(data?.videos).toHaveLength(50)
      expect((await list({ category: 'fashion' })).data).toMatchObject({ source: 'search' })
    })
    expect(calls).toEqual([])
  })

  test('says when it is late', async () => {
    vi.setSystemTime(start + 2.1 * hourMs)
    expect((await list({})).data).toMatchObject({ stale: true, fetchedAt: new Date(start).toISOString() })
  })

  test('is the region’s own', async () => {
    const titles = async (region: string) => (await list({ region })).data?.videos.map(({ title }) => title)
    expect(await titles('FR')).not.toEqual(await titles('ES'))
    expect(await list({ region: 'DE' })).toMatchObject(refused(400, 'invalid_input'))
  })

  test('marks what rises, for a plan that has it', async () => {
    vi.setSystemTime(start + 2 * hourMs)
    await house.invoke('jobs/refresh-trends', {})
    const { data } = await list({}, await makeCreator(house, { plan: 'premium' }))
    const paced = data?.videos.filter(({ pace }) => pace !== null) ?? []
    expect(paced.length).toBeGreaterThan(30)
    const rising = paced.filter((one) => one.rising)
    expect(rising.length).toBeGreaterThan(0)
    for (const { pace, views, publishedAt } of rising) {
      const hours = (Date.now() - Date.parse(publishedAt)) / hourMs
      expect(pace).toBeGreaterThanOrEqual(1.2 * (Number(views) / hours))
    }
    const plain = (await list({})).data?.videos ?? []
    expect(plain.map(({ id }) => id)).toEqual(data?.videos.map(({ id }) => id))
    expect(plain.filter(({ pace, rising }) => pace !== null || rising)).toEqual([])
  })

  test('has an insight say whether its video gains speed, for the same plan, whoever asks first', async () => {
    vi.setSystemTime(start + 2 * hourMs)
    await house.invoke('jobs/refresh-trends', {})
    const premium = await makeCreator(house, { plan: 'premium' })
    const [first, second] = (await list({}, premium)).data?.videos.filter(({ rising }) => rising) ?? []
    const headline = async ({ id = '' } = {}, as = ann) => {
      const { data } = await get(`/api/trends/${id}/insight?region=US`, trends.insight.output, as)
      return data?.insight?.title
    }
    for (const [video, readers] of [
      [first, [ann, premium]],
      [second, [premium, ann]],
    ] as const)
      for (const reader of readers)
        expect(await headline(video, reader)).toMatchObject({ kind: reader === premium ? 'speeding' : 'average' })
  })
})

describe('an insight', () => {
  const insightOf = (id: string | undefined, query: Record<string, string> = {}) =>
    get(`/api/trends/${id}/insight?${new URLSearchParams({ region: 'US', ...query })}`, trends.insight.output)

  test('is told from the video’s own figures beside its list’s, without asking YouTube', async () => {
    const { data } = await list({ category: 'technology' })
    const calls = await callsOf(async () => {
      for (const video of data?.videos ?? []) {
        const { data: told } = await insightOf(video.id, { category: 'technology' })
        expect(told).toMatchObject({
          figures: { views: video.views, likes: video.likes },
          insight: { source: 'built_in' },
        })
        expect(told?.pattern.seconds).toBe(video.duration)
        const factors = told?.insight?.source === 'built_in' ? told.insight.engagementFactors : []
        for (const { factor, impact } of factors) {
          if (factor.kind === 'title_score') continue
          if (impact === 'high') expect(factor.value).toBeGreaterThanOrEqual(factor.usual)
          if (impact === 'low') expect(factor.value).toBeLessThanOrEqual(factor.usual)
        }
        const likes = factors.find(({ factor }) => factor.kind === 'likes')?.factor.value
        if (video.likes === null || !video.views) expect(likes).toBeUndefined()
        else expect(likes).toBeCloseTo((100 * video.likes) / video.views, 1)
      }
    })
    expect(calls).toEqual([])
  })

  test('is the same for everybody for an hour', async () => {
    const id = (await list({})).data?.videos[3]?.id
    const first = await insightOf(id)
    vi.setSystemTime(Date.now() + 59 * 60_000)
    await house.invoke('jobs/refresh-trends', {})
    ann = await makeCreator(house)
    expect((await insightOf(id)).data).toEqual(first.data)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect((await insightOf(id)).data?.figures).not.toEqual(first.data?.figures)
  })

  test('is only for videos of our lists, in the list they are in', async () => {
    const id = `${(await list({ category: 'cooking' })).data?.videos[0]?.id}`
    expect((await insightOf(id, { category: 'cooking' })).status).toBe(200)
    expect(await insightOf(id, { category: 'music' })).toMatchObject(refused(404, 'not_found'))
    expect(await insightOf('AAAAAAAAAAA')).toMatchObject(refused(404, 'not_found'))
    expect(await insightOf('too-short')).toMatchObject(refused(400, 'invalid_input'))
  })

  test('is there for a video that has just left its list', async () => {
    const id = (await list({ category: 'sports' })).data?.videos.sort((a, b) =>
      a.publishedAt < b.publishedAt ? -1 : 1,
    )[0]?.id
    vi.setSystemTime(start + 5 * hourMs)
    await house.invoke('jobs/refresh-trends', {})
    expect((await list({ category: 'sports' })).data?.videos.find((video) => video.id === id)).toBeUndefined()
    expect((await insightOf(id, { category: 'sports' })).status).toBe(200)
  })
})

test('a video’s history is its views in each look, oldest first', async () => {
  vi.setSystemTime(start + 9 * hourMs)
  await house.invoke('jobs/refresh-trends', {})
  const id = (await list({})).data?.videos.find(({ publishedAt }) => Date.parse(publishedAt) < start)?.id
  const premium = await makeCreator(house, { plan: 'premium' })
  const { data } = await get(`/api/trends/${id}/history?region=US`, trends.history.output, premium)
  expect(data?.looks.length).toBeGreaterThan(1)
  const times = data?.looks.map(({ at }) => at) ?? []
  expect(times).toEqual([...times].sort())
  const views = data?.looks.map((look) => look.views) ?? []
  expect(views).toEqual([...views].sort((a, b) => a - b))
  expect((await get('/api/trends/AAAAAAAAAAA/history?region=US', trends.history.output)).status).toBe(404)
  // On Basic it is not part of the plan.
  expect((await get(`/api/trends/${id}/history?region=US`, trends.history.output)).data).toEqual({ looks: [] })
})

test('where derived figures are off, a list and an insight hold what YouTube counts and nothing of ours', async () => {
  const id = (await list({ category: 'music' })).data?.videos[0]?.id
  await get(`/api/trends/${id}/insight?region=US&category=music`, trends.insight.output)
  ann = await makeCreator(house, { plan: 'premium' })
  vi.stubEnv('DERIVED_METRICS', 'off')
  // The environment is read once.
  vi.resetModules()
  const { data } = await list({ category: 'music' })
  expect(data?.videos.filter(({ pace, rising }) => pace !== null || rising)).toEqual([])
  const told = (await get(`/api/trends/${id}/insight?region=US&category=music`, trends.insight.output)).data
  expect(told).toMatchObject({ figures: { views: expect.any(Number) }, insight: null })
  const history = await get(`/api/trends/${id}/history?region=US&category=music`, trends.history.output)
  expect(history.data).toEqual({ looks: [] })
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('before the first run there is nothing yet, at no cost', async () => {
  const { removeAll } = await without('trends#GB#music')
  expect((await list({ region: 'GB', category: 'music' })).data).toEqual({
    videos: [],
    source: 'chart',
    fetchedAt: null,
    stale: false,
    resting: null,
  })
  expect(await usedTopics()).toBe(0)
  await removeAll()
})

/** Takes one item out of the cache, and puts it back. */
async function without(key: string) {
  const { database } = await import('#functions/store/table.ts')
  const { DeleteCommand, PutCommand } = await import('@aws-sdk/lib-dynamodb')
  const item = (await house.items('cache')).find((one) => one.key === key)
  await database.send(new DeleteCommand({ TableName: process.env.TABLE_CACHE, Key: { key } }))
  return {
    removeAll: () => database.send(new PutCommand({ TableName: process.env.TABLE_CACHE, Item: item })),
  }
}

describe('the meter', () => {
  test('counts a topic once a week, cached or not; Overall is free; another one is too many for Free', async () => {
    const free = await makeCreator(house)
    expect((await list({}, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(0)
    for (const region of ['US', 'FR', 'US']) expect((await list({ category: 'gaming', region }, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(1)
    const calls = await callsOf(async () => {
      expect(await list({ category: 'music' }, free)).toMatchObject(refused(402, 'plan_limit_reached'))
      expect(await list({ search: 'anything new' }, free)).toMatchObject(refused(402, 'plan_limit_reached'))
    })
    expect(calls).toEqual([])
    expect((await list({}, free)).status).toBe(200)
  })

  test('takes the same words, however written, as one topic', async () => {
    const free = await makeCreator(house)
    for (const search of ['Slow  Thunder', ' slow thunder ', 'ＳＬＯＷ thunder'])
      expect((await list({ search }, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(1)
  })
})

describe('a search', () => {
  test('asks YouTube once for all of a day', async () => {
    const calls = await callsOf(async () => {
      expect((await list({ search: 'Focaccia' })).data).toMatchObject({ source: 'search', resting: null })
      vi.setSystemTime(start + 20 * hourMs)
      expect((await list({ search: 'focaccia' }, await makeCreator(house))).data?.videos.length).toBeGreaterThan(3)
    })
    expect(searches(calls)).toHaveLength(1)
    expect(decodeURIComponent(`${searches(calls)[0]}`)).toMatch(/q=focaccia.*|publishedAfter=2026-12-02T20:00:00Z/)
  })

  test('that fifty make at once for a new phrase is one call, and each gets its answer', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => makeCreator(house)))
    const calls = await callsOf(async () => {
      const answers = await Promise.all(people.map((one) => list({ search: 'ashen kingdoms' }, one)))
      for (const { data } of answers) expect(data?.videos.length).toBeGreaterThan(3)
    })
    expect(searches(calls)).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })

  test('that finds nothing is an answer too', async () => {
    const calls = await callsOf(async () => {
      for (let time = 0; time < 2; time++)
        expect((await list({ search: 'zzz' })).data).toMatchObject({ videos: [], source: 'search', resting: null })
    })
    expect(calls).toHaveLength(1)
  })

  test.each(['x'.repeat(81), '   '])('is refused where it is %j', async (search) => {
    expect(await list({ search })).toMatchObject(refused(400, 'invalid_input'))
  })

  test('may be as long as it likes in the cache’s eyes', async () => {
    expect((await list({ search: 'ﷺ'.repeat(80) })).status).toBe(200)
  })
})

describe('a search that cannot be made', () => {
  /** Far from the other tests; each has a day of its own within the time that a list is kept. */
  let day = start + 2 * 24 * hourMs
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: day })
    vi.spyOn(console, 'info').mockImplementation(() => {})
    await house.invoke('jobs/refresh-trends', {})
  })
  beforeEach(() => {
    day += 2 * 24 * hourMs
    vi.setSystemTime(day)
  })

  test.each<Fault>(['backendError', 'tooManyRequests', 'garbage', 'nonsense', 'hangUp'])(
    'since YouTube answers %s: matches of the cache, no topic, and no call for a minute',
    async (fault) => {
      house.youtube.failNextOf('search', fault)
      const calls = await callsOf(async () => {
        const { data } = await list({ search: `ramen` })
        expect(data).toMatchObject({ source: 'cache', resting: { reason: 'failed' } })
        expect(data?.videos.length).toBeGreaterThan(0)
        for (const { title } of data?.videos ?? []) expect(title.toLowerCase()).toContain('ramen')
        expect((await list({ search: 'ramen' })).data).toMatchObject({ resting: { reason: 'failed' } })
      })
      expect(searches(calls)).toHaveLength(1)
      expect(await usedTopics()).toBe(0)
      vi.setSystemTime(day + 61_000)
      expect((await list({ search: 'ramen' })).data).toMatchObject({ source: 'search' })
    },
  )

  test('since YouTube says the day’s are spent: the hour it opens again, for every phrase, and no call until then', async () => {
    house.youtube.failNextOf('search', 'quotaExceeded')
    const opensAt = new Date(Date.UTC(...dayAfter(day), 8)).toISOString()
    expect((await list({ search: 'one' })).data).toMatchObject({ resting: { reason: 'spent', opensAt } })
    const calls = await callsOf(async () => {
      expect((await list({ search: 'dumplings' })).data).toMatchObject({ resting: { reason: 'spent', opensAt } })
    })
    expect(calls).toEqual([])
    expect(await usedTopics()).toBe(0)
    vi.setSystemTime(Date.parse(opensAt) + 1000)
    expect((await list({ search: 'dumplings' })).data).toMatchObject({ source: 'search' })
  })

  test('since all have made their 59: the next one is told so, and one user makes ten', async () => {
    const before = house.youtube.searchesSpent()
    const reasons: (string | undefined)[] = []
    for (let user = 0; user < 7; user++) {
      const one = await makeCreator(house, { plan: 'premium' })
      for (let phrase = 0; phrase < 11; phrase++)
        reasons.push((await list({ search: `phrase ${user} ${phrase}` }, one)).data?.resting?.reason)
    }
    expect(house.youtube.searchesSpent() - before).toBe(59)
    expect(reasons.filter((reason) => reason === 'yours_spent')).toHaveLength(7)
    expect(reasons.filter((reason) => reason === 'spent')).toHaveLength(11)
  }, 60_000)

  test('since its table is throttled: unavailable', async () => {
    expectErrors()
    const outage = mockClient(DynamoDBDocumentClient)
    outage.rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
    expect(await list({ search: 'throttled' })).toMatchObject(refused(503, 'unavailable'))
    outage.restore()
    expect((await list({ search: 'throttled' })).status).toBe(200)
  })
})

const dayAfter = (at: number): [number, number, number] => {
  const date = new Date(at + 24 * hourMs)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}
