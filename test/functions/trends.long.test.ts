import { describe, expect, test, vi } from 'vitest'
import { following } from '#shared/contract/following.ts'
import { trends } from '#shared/contract/trends.ts'
import { hourMs } from '#shared/duration.ts'
import { clearlyAbove, clearlyBelow } from '#shared/prediction/rating.ts'
import { errorResponse } from '#test/support/ask.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { setUpTrends, start } from '#test/support/trends.ts'

const { backend, get, list, callsOf, usedTopics } = setUpTrends()

describe('channels to start with', () => {
  const starters = async (query: string) => {
    const { token: as } = await makeCreator(backend())
    const { body } = await backend().request('GET', `/api/trends/channels?${query}`, { as })
    return trends.channels.output.parse(body)
  }

  test('are those of the region’s list, each once and in its order, without a request to YouTube', async () => {
    const calls = await callsOf(async () => {
      const { channels, fetchedAt } = await starters('region=ES&category=cooking')
      const { data } = await list({ region: 'ES', category: 'cooking' }, await makeCreator(backend()))
      expect(fetchedAt).toBe(data?.fetchedAt)
      expect(channels).toHaveLength(10)
      const names = [...new Set(data?.videos.map(({ channelTitle }) => channelTitle))].slice(0, 10)
      expect(channels.map(({ title }) => title)).toEqual(names)
      expect(channels.map(({ video }) => video)).toEqual(
        names.map((name) => data?.videos.find(({ channelTitle }) => channelTitle === name)?.title),
      )
      expect((await starters('region=ES')).channels).not.toEqual(channels)
    })
    expect(calls).toEqual([])
  })

  test('can be followed, and have videos', async () => {
    const { channels } = await starters('region=US&category=gaming')
    const { token: as } = await makeCreator(backend())
    const [first] = channels
    const added = await backend().request('POST', '/api/following', { as, body: { channel: first?.id } })
    expect(following.add.output.parse(added.body).follow.channel?.title).toBe(first?.title)
    await backend().invoke('jobs/refresh-channels', {})
    const { body } = await backend().request('GET', '/api/following/videos', { as })
    const { videos } = following.videos.output.parse(body)
    expect(videos.length).toBeGreaterThan(5)
    expect(videos.some(({ usual }) => usual !== null)).toBe(true)
  })

  test('are none before the first list, or from a list of an earlier release', async () => {
    const { deleteCached, getCached, putCached } = await import('#functions/store/cache.ts')
    const { CachedList, listKey } = await import('#functions/services/trends/cached-lists.ts')
    const key = listKey({ region: 'FR', topic: 'music' })
    const stored = await getCached(key, CachedList)
    if (!stored) throw new Error('no list')
    const earlier = { ...stored, videos: stored.videos.map(({ channelId: _, ...video }) => video) }
    await putCached(key, earlier, 3600)
    expect(await starters('region=FR&category=music')).toEqual({ channels: [], fetchedAt: stored.fetchedAt })
    await deleteCached(key)
    expect(await starters('region=FR&category=music')).toEqual({ channels: [], fetchedAt: null })
    await putCached(key, stored, 3600)
  })
})

describe('a list in the cache', () => {
  test('is returned without a call to YouTube, in YouTube’s order, with its age and source', async () => {
    const calls = await callsOf(async () => {
      const { data } = await list({})
      expect(data).toMatchObject({
        source: 'chart',
        fetchedAt: new Date(start).toISOString(),
        stale: false,
        searchUnavailable: null,
      })
      expect(data?.videos).toHaveLength(50)
      expect((await list({ category: 'fashion' })).data).toMatchObject({ source: 'search' })
    })
    expect(calls).toEqual([])
  })

  test('is marked as stale after two hours', async () => {
    vi.setSystemTime(start + 2.1 * hourMs)
    expect((await list({})).data).toMatchObject({ stale: true, fetchedAt: new Date(start).toISOString() })
  })

  test('differs by region', async () => {
    const titles = async (region: string) => (await list({ region })).data?.videos.map(({ title }) => title)
    expect(await titles('FR')).not.toEqual(await titles('ES'))
    expect(await list({ region: 'DE' })).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  test('marks rising videos, for a plan that has them', async () => {
    vi.setSystemTime(start + 2 * hourMs)
    await backend().invoke('jobs/refresh-trends', {})
    const { data } = await list({}, await makeCreator(backend(), { plan: 'premium' }))
    const paced = data?.videos.filter(({ pace }) => pace !== null) ?? []
    expect(paced.length).toBeGreaterThan(30)
    const rising = paced.filter((one) => one.rising)
    expect(rising.length).toBeGreaterThan(0)
    for (const { pace, views, publishedAt } of rising) {
      const hours = (Date.now() - Date.parse(publishedAt)) / hourMs
      expect(pace).toBeGreaterThanOrEqual(1.2 * (Number(views) / hours))
    }
    const basicVideos = (await list({})).data?.videos ?? []
    expect(basicVideos.map(({ id }) => id)).toEqual(data?.videos.map(({ id }) => id))
    expect(basicVideos.filter(({ pace, rising }) => pace !== null || rising)).toEqual([])
  })

  test('has insights with the pace only for a plan that includes it, whichever user opens one first', async () => {
    vi.setSystemTime(start + 2 * hourMs)
    await backend().invoke('jobs/refresh-trends', {})
    const [basic, premium] = [
      await makeCreator(backend(), { plan: 'basic' }),
      await makeCreator(backend(), { plan: 'premium' }),
    ]
    const [first, second] = (await list({}, premium)).data?.videos.filter(({ rising }) => rising) ?? []
    const headline = async (id: string | undefined, as: Creator) => {
      const { data } = await get(`/api/trends/${id}/insight?region=US`, trends.insight.output, as)
      return data?.insight?.title
    }
    for (const [video, readers] of [
      [first, [basic, premium]],
      [second, [premium, basic]],
    ] as const)
      for (const reader of readers)
        expect(await headline(video?.id, reader)).toMatchObject({
          kind: reader === premium ? 'accelerating' : 'average',
        })
  })
})

describe('an insight', () => {
  const insightOf = (id: string | undefined, query: Record<string, string> = {}, as?: Creator) =>
    get(`/api/trends/${id}/insight?${new URLSearchParams({ region: 'US', ...query })}`, trends.insight.output, as)

  test('compares the video’s figures with those of its list, without a call to YouTube', async () => {
    const { data } = await list({ category: 'technology' })
    const calls = await callsOf(async () => {
      for (const video of data?.videos ?? []) {
        const { data: insight } = await insightOf(video.id, { category: 'technology' })
        expect(insight).toMatchObject({
          figures: { views: video.views, likes: video.likes },
          insight: { source: 'built_in' },
        })
        expect(insight?.pattern.seconds).toBe(video.duration)
        const factors = insight?.insight?.source === 'built_in' ? insight.insight.engagementFactors : []
        for (const { factor, impact } of factors) {
          if (factor.kind === 'title_score') {
            expect(factor.value < clearlyBelow || factor.value >= clearlyAbove).toBe(true)
            expect(impact).toBe(factor.value >= clearlyAbove ? 'high' : 'low')
            continue
          }
          if (impact === 'high') expect(factor.value).toBeGreaterThanOrEqual(factor.other)
          if (impact === 'low') expect(factor.value).toBeLessThanOrEqual(factor.other)
        }
        const likes = factors.find(({ factor }) => factor.kind === 'likes')?.factor.value
        if (video.likes === null || !video.views) expect(likes).toBeUndefined()
        else expect(likes).toBeCloseTo((100 * video.likes) / video.views, 1)
      }
    })
    expect(calls).toEqual([])
  })

  test('has the same views per hour as its card, whenever it is opened', async () => {
    vi.setSystemTime(Date.now() + 25 * 60_000)
    const { data } = await list({ category: 'gaming' })
    const shown = (data?.videos ?? []).filter(({ perHour }) => perHour !== null)
    expect(shown.length).toBeGreaterThan(5)
    for (const { id, perHour } of shown) {
      const { data: insight } = await insightOf(id, { category: 'gaming' })
      expect(insight?.countedAt).toBe(data?.fetchedAt)
      expect(insight?.insight).toMatchObject({
        title: { kind: 'average', value: perHour },
        engagementFactors: expect.arrayContaining([
          expect.objectContaining({ factor: expect.objectContaining({ kind: 'pace', value: perHour }) }),
        ]),
      })
    }
  })

  test('is the same for all users for an hour', async () => {
    const id = (await list({})).data?.videos[3]?.id
    const first = await insightOf(id)
    vi.setSystemTime(Date.now() + 59 * 60_000)
    await backend().invoke('jobs/refresh-trends', {})
    const other = await makeCreator(backend())
    expect((await insightOf(id, {}, other)).data).toEqual(first.data)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect((await insightOf(id, {}, other)).data?.figures).not.toEqual(first.data?.figures)
  })

  test('exists only for videos of the given list', async () => {
    const id = `${(await list({ category: 'cooking' })).data?.videos[0]?.id}`
    expect((await insightOf(id, { category: 'cooking' })).status).toBe(200)
    expect(await insightOf(id, { category: 'music' })).toMatchObject(errorResponse(404, 'not_found'))
    expect(await insightOf('AAAAAAAAAAA')).toMatchObject(errorResponse(404, 'not_found'))
    expect(await insightOf('too-short')).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  test('exists for a video that has just left its list', async () => {
    const id = (await list({ category: 'sports' })).data?.videos.sort((a, b) =>
      a.publishedAt < b.publishedAt ? -1 : 1,
    )[0]?.id
    vi.setSystemTime(start + 5 * hourMs)
    await backend().invoke('jobs/refresh-trends', {})
    expect((await list({ category: 'sports' })).data?.videos.find((video) => video.id === id)).toBeUndefined()
    expect((await insightOf(id, { category: 'sports' })).status).toBe(200)
  })
})

test('a video’s history contains its views in each snapshot, oldest first', async () => {
  vi.setSystemTime(start + 9 * hourMs)
  await backend().invoke('jobs/refresh-trends', {})
  const id = (await list({})).data?.videos.find(({ publishedAt }) => Date.parse(publishedAt) < start)?.id
  const premium = await makeCreator(backend(), { plan: 'premium' })
  const { data } = await get(`/api/trends/${id}/history?region=US`, trends.history.output, premium)
  expect(data?.snapshots.length).toBeGreaterThan(1)
  const times = data?.snapshots.map(({ at }) => at) ?? []
  expect(times).toEqual([...times].sort())
  const views = data?.snapshots.map((look) => look.views) ?? []
  expect(views).toEqual([...views].sort((a, b) => a - b))
  expect((await get('/api/trends/AAAAAAAAAAA/history?region=US', trends.history.output)).status).toBe(404)
  // The Basic plan does not have it.
  expect((await get(`/api/trends/${id}/history?region=US`, trends.history.output)).data).toEqual({ snapshots: [] })
})

test('with derived metrics off, a list and an insight contain only YouTube’s counts', async () => {
  const id = (await list({ category: 'music' })).data?.videos[0]?.id
  await get(`/api/trends/${id}/insight?region=US&category=music`, trends.insight.output)
  const premium = await makeCreator(backend(), { plan: 'premium' })
  vi.stubEnv('DERIVED_METRICS', 'off')
  // The environment is read once per module load.
  vi.resetModules()
  const { data } = await list({ category: 'music' }, premium)
  expect(data?.videos.filter(({ pace, rising }) => pace !== null || rising)).toEqual([])
  const insight = (await get(`/api/trends/${id}/insight?region=US&category=music`, trends.insight.output, premium)).data
  expect(insight).toMatchObject({ figures: { views: expect.any(Number) }, insight: null })
  const history = await get(`/api/trends/${id}/history?region=US&category=music`, trends.history.output, premium)
  expect(history.data).toEqual({ snapshots: [] })
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('before the first run, a list is empty and costs nothing', async () => {
  const { restore } = await removeFromCache('trends#GB#music')
  expect((await list({ region: 'GB', category: 'music' })).data).toEqual({
    videos: [],
    source: 'chart',
    fetchedAt: null,
    stale: false,
    searchUnavailable: null,
  })
  expect(await usedTopics()).toBe(0)
  await restore()
})

/** Deletes one item from the cache. Returns a function that restores it. */
async function removeFromCache(key: string) {
  const { database } = await import('#functions/lib/database.ts')
  const { DeleteCommand, PutCommand } = await import('@aws-sdk/lib-dynamodb')
  const item = (await backend().items('cache')).find((one) => one.key === key)
  await database.send(new DeleteCommand({ TableName: process.env.TABLE_CACHE, Key: { key } }))
  return {
    restore: () => database.send(new PutCommand({ TableName: process.env.TABLE_CACHE, Item: item })),
  }
}

describe('the meter of topics', () => {
  test('counts a topic once a week, cached or not; Overall is free; a second topic is refused on the free plan', async () => {
    const free = await makeCreator(backend())
    expect((await list({}, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(0)
    for (const region of ['US', 'FR', 'US']) expect((await list({ category: 'gaming', region }, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(1)
    const calls = await callsOf(async () => {
      expect(await list({ category: 'music' }, free)).toMatchObject(errorResponse(402, 'plan_limit_reached'))
      expect(await list({ search: 'anything new' }, free)).toMatchObject(errorResponse(402, 'plan_limit_reached'))
    })
    expect(calls).toEqual([])
    expect((await list({}, free)).status).toBe(200)
  })

  test('counts a phrase once, however it is spelled', async () => {
    const free = await makeCreator(backend())
    for (const search of ['Slow  Thunder', ' slow thunder ', 'ＳＬＯＷ thunder'])
      expect((await list({ search }, free)).status).toBe(200)
    expect(await usedTopics(free)).toBe(1)
  })
})
