import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { createYouTubeStub, type YouTubeStub } from '#infra/local/stubs/youtube/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeError } from './youtube-error.ts'

const key = 'the key'
const playlistId = `UU${demoChannel.id.slice(2)}`
let youtube: YouTubeStub
let server: RunningServer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) })
  youtube = createYouTubeStub({ key })
  server = await listen(youtube.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

async function get(method: string, query: Record<string, string>) {
  const url = `${server.origin}/youtube/v3/${method}?${new URLSearchParams(query)}`
  const response = await fetch(url, { headers: { 'x-goog-api-key': key } })
  return { status: response.status, body: (await response.json()) as unknown }
}
const Page = z.object({
  nextPageToken: z.optional(z.string()),
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
})
const library = () => listChannelVideos(demoChannel.id)

describe('playlistItems.list', () => {
  const page = async (query: Record<string, string>) =>
    Page.parse((await get('playlistItems', { part: 'contentDetails', playlistId, maxResults: '50', ...query })).body)

  test('lists all uploads, newest first, page by page', async () => {
    const first = await page({})
    const second = await page({ pageToken: `${first.nextPageToken}` })
    expect([first.items.length, second.nextPageToken]).toEqual([50, undefined])
    const ids = [...first.items, ...second.items].map(({ contentDetails }) => contentDetails.videoId)
    expect(ids).toEqual(library().map(({ id }) => id))
    expect(new Set(ids).size).toBe(64)
  })

  test('responds in the documented format', async () => {
    const { body } = await get('playlistItems', { part: 'snippet,contentDetails', playlistId, maxResults: '1' })
    const [newest] = library()
    expect(body).toMatchObject({
      kind: 'youtube#playlistItemListResponse',
      nextPageToken: expect.any(String),
      pageInfo: { totalResults: 64, resultsPerPage: 1 },
      items: [
        {
          kind: 'youtube#playlistItem',
          snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId: newest?.id }, title: newest?.title },
          contentDetails: {
            videoId: newest?.id,
            videoPublishedAt: expect.stringMatching(/^2026-11-\d\dT\d\d:\d\d:\d\dZ$/),
          },
        },
      ],
    })
  })

  test.each<[Record<string, string>, number, string]>([
    [{ part: 'contentDetails', playlistId: 'UUnobody' }, 404, 'playlistNotFound'],
    [{ part: 'contentDetails' }, 400, 'missingRequiredParameter'],
    [{ playlistId }, 400, 'missingRequiredParameter'],
    [{ part: 'statistics', playlistId }, 400, 'unknownPart'],
    [{ part: 'contentDetails', playlistId, pageToken: 'x' }, 400, 'invalidParameter'],
  ])('refuses %j', async (query, status, reason) => {
    expect(await get('playlistItems', query)).toMatchObject(youtubeError(status, reason))
  })
})

describe('videos.list', () => {
  const idOf = (title: RegExp) => `${library().find((video) => title.test(video.title))?.id}`

  test('responds in the documented format, counters as text', async () => {
    const id = idOf(/^Why Your Sourdough/)
    const { body } = await get('videos', { part: 'snippet,statistics,contentDetails', id })
    expect(body).toMatchObject({
      kind: 'youtube#videoListResponse',
      pageInfo: { totalResults: 1, resultsPerPage: 1 },
      items: [
        {
          kind: 'youtube#video',
          id,
          snippet: {
            channelId: demoChannel.id,
            title: 'Why Your Sourdough Is Flat (And the Fix That Took Me 3 Years)',
            liveBroadcastContent: 'none',
          },
          contentDetails: { duration: 'PT14M2S' },
          statistics: { viewCount: expect.stringMatching(/^\d+$/) },
        },
      ],
    })
  })

  test('omits hidden views and views of upcoming videos', async () => {
    const id = [idOf(/^Behind This Channel/), idOf(/^Live:/)].join(',')
    const { body } = await get('videos', { part: 'snippet,statistics,contentDetails', id })
    expect(body).toMatchObject({
      items: [
        { snippet: { liveBroadcastContent: 'none' }, statistics: { favoriteCount: '0' } },
        { snippet: { liveBroadcastContent: 'upcoming' }, contentDetails: { duration: 'P0D' } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('viewCount')
  })

  test('omits unknown and removed videos', async () => {
    const [first, second] = library()
    youtube.removeVideo(`${second?.id}`)
    const { body } = await get('videos', { part: 'id', id: `${first?.id},nothing-----,${second?.id}` })
    expect(body).toMatchObject({ items: [{ id: first?.id }] })
    expect(await get('videos', { part: 'id', id: 'nothing-----' })).toMatchObject({ status: 200, body: { items: [] } })
    const { body: page } = await get('playlistItems', { part: 'contentDetails', playlistId, maxResults: '50' })
    expect(JSON.stringify(page)).not.toContain(second?.id)
  })

  test.each<[Record<string, string>, string]>([
    [{ part: 'id' }, 'missingRequiredParameter'],
    [{ part: 'id', id: Array(51).fill('x').join(',') }, 'invalidParameter'],
    [{ part: 'player', id: 'x' }, 'unknownPart'],
  ])('refuses %j', async (query, reason) => {
    expect(await get('videos', query)).toMatchObject(youtubeError(400, reason))
  })
})

test('a video keeps its identity while it ages and gains views', () => {
  const [newest] = library()
  vi.advanceTimersByTime(30 * dayMs)
  const later = library().find(({ id }) => id === newest?.id)
  expect(later).toMatchObject({ title: newest?.title, publishedAt: newest?.publishedAt })
  expect(later?.views).toBeGreaterThan(newest?.views ?? 0)
  expect(library()[0]?.publishedAt).toBeGreaterThan(newest?.publishedAt ?? 0)
})
