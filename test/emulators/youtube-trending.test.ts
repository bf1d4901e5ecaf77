import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { getChart, getOverallChart } from '#infra/local/stubs/youtube/trending/videos.ts'
import { createYouTubeStub, type YouTubeStub } from '#infra/local/stubs/youtube/youtube.ts'
import { hourMs } from '#shared/duration.ts'
import { categories, regions } from '#shared/trends.ts'

const key = 'the key'
const now = Date.parse('2026-11-20T20:00:00Z')
let youtube: YouTubeStub
let server: RunningServer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  youtube = createYouTubeStub({ key, searches: 2 })
  server = await listen(youtube.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

async function get(method: string, query: Record<string, string>) {
  const url = `${server.origin}/youtube/v3/${method}?${new URLSearchParams({ part: 'snippet,statistics,contentDetails', ...query })}`
  const response = await fetch(url, { headers: { 'x-goog-api-key': key } })
  return { status: response.status, body: (await response.json()) as unknown }
}
const chart = (query: Record<string, string>) => get('videos', { chart: 'mostPopular', maxResults: '50', ...query })
const search = (query: Record<string, string>) =>
  get('search', { part: 'id', type: 'video', maxResults: '50', ...query })
const List = z.object({ items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })) })
const Found = z.object({ items: z.array(z.object({ id: z.object({ videoId: z.string() }) })) })

test('a chart contains videos in the documented format', async () => {
  const { status, body } = await chart({ regionCode: 'ES', videoCategoryId: '20', maxResults: '3' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ kind: 'youtube#videoListResponse', pageInfo: { totalResults: 30, resultsPerPage: 3 } })
  const { items } = List.parse(body)
  expect(items.map(({ id }) => id)).toEqual(
    getChart('ES', 'gaming', now)
      .slice(0, 3)
      .map(({ id }) => id),
  )
  expect(body).toHaveProperty(
    'items.0',
    expect.objectContaining({
      kind: 'youtube#video',
      id: expect.stringMatching(/^[\w-]{11}$/),
      snippet: expect.objectContaining({
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        channelId: expect.stringMatching(/^UC[\w-]{22}$/),
        liveBroadcastContent: expect.stringMatching(/^(none|live|upcoming)$/),
        thumbnails: expect.objectContaining({
          medium: { url: expect.stringMatching(/^data:image\/svg/), width: 320, height: 180 },
        }),
      }),
      contentDetails: expect.objectContaining({ duration: expect.stringMatching(/^P/) }),
    }),
  )
})

test('Overall has fifty videos and differs between regions', async () => {
  const [us, fr] = [await chart({ regionCode: 'US' }), await chart({ regionCode: 'FR' })].map(({ body }) =>
    List.parse(body).items.map(({ id }) => id),
  )
  expect(us).toHaveLength(50)
  expect(new Set([...(us ?? []), ...(fr ?? [])]).size).toBe(100)
})

test.each([
  ['US', '27', 404],
  ['GB', '27', 400],
  ['FR', '26', 400],
])('in %s, category %s has no chart: status %i', async (regionCode, videoCategoryId, status) => {
  expect(await chart({ regionCode, videoCategoryId })).toMatchObject({
    status,
    body: { error: { errors: [{ reason: 'videoChartNotFound' }] } },
  })
})

test('views grow and the chart changes over time', async () => {
  const views = () => new Map(getChart('US', 'music').map((video) => [video.id, video.views ?? 0]))
  const before = views()
  vi.setSystemTime(now + 12 * hourMs)
  const after = views()
  const both = [...before.keys()].filter((id) => after.has(id))
  expect(both.length).toBeLessThan(30)
  expect(both.length).toBeGreaterThan(20)
  const growth = both.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))
  expect(Math.min(...growth)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...growth)).toBeGreaterThan(0)
})

test('a search returns ids that videos.list knows, most viewed first, and has its own quota', async () => {
  const { body } = await search({ q: 'ramen', regionCode: 'US', order: 'viewCount' })
  const ids = Found.parse(body).items.map(({ id }) => id.videoId)
  expect(ids.length).toBeGreaterThan(5)
  const videos = List.parse((await get('videos', { id: ids.join(',') })).body).items
  expect(videos.map(({ id }) => id)).toEqual(ids)
  expect(videos.some(({ snippet }) => snippet.title.includes('Ramen'))).toBe(true)
  expect((await search({ q: 'zzz' })).body).toMatchObject({ items: [] })
  expect(await search({ q: 'third' })).toMatchObject({
    status: 403,
    body: { error: { errors: [{ reason: 'quotaExceeded' }] } },
  })
  expect([youtube.searchesSpent(), youtube.unitsSpent()]).toEqual([3, 1])
})

test("the catalog contains titles that stress a card's layout", () => {
  const all = regions.flatMap((region) => [
    ...categories.flatMap((category) => getChart(region, category, now)),
    ...getOverallChart(region, now),
  ])
  expect(all.some(({ title }) => title.length === 100)).toBe(true)
  expect(all.some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true)
  expect(all.some(({ live }) => live === 'live')).toBe(true)
  expect(all.some(({ live }) => live === 'upcoming')).toBe(true)
  expect(all.some(({ views, live }) => views === undefined && live === 'none')).toBe(true)
  expect(all.some(({ seconds }) => seconds > 0 && seconds < 60)).toBe(true)
  expect(all.some(({ seconds }) => seconds > 3600)).toBe(true)
  expect(all.every(({ title }) => title.length <= 100)).toBe(true)
  expect(all.some(({ title }) => /\{\}|undefined/.test(title))).toBe(false)
})
