import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { catalogChannels, demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { createYouTubeStub, type YouTubeStub } from '#infra/local/stubs/youtube/youtube.ts'
import { youtubeError } from './youtube-error.ts'

const key = 'the key'
let youtube: YouTubeStub
let server: RunningServer
beforeEach(async () => {
  youtube = createYouTubeStub({ key, units: 5 })
  server = await listen(youtube.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

async function channels(query: Record<string, string>, headers: Record<string, string> = { 'x-goog-api-key': key }) {
  const response = await fetch(`${server.origin}/youtube/v3/channels?${new URLSearchParams(query)}`, { headers })
  return { status: response.status, body: (await response.json()) as unknown }
}
const List = z.object({ items: z.array(z.object({ id: z.string() })) })
const idsOf = (body: unknown) => List.parse(body).items.map(({ id }) => id)

test('the catalog has ids and handles in the real format', () => {
  for (const { id, handle } of catalogChannels) {
    expect(id).toMatch(/^UC[\w-]{22}$/)
    if (handle) expect(handle).toMatch(/^@[\p{L}\p{M}\p{N}_.·-]{3,30}$/u)
  }
  expect(new Set(catalogChannels.map(({ id }) => id)).size).toBe(catalogChannels.length)
})

describe('channels.list', () => {
  test('returns a channel in the documented format', async () => {
    const { status, body } = await channels({ part: 'snippet,statistics,contentDetails', id: demoChannel.id })
    expect(status).toBe(200)
    const picture = (size: number) => ({ url: expect.stringMatching(/^data:image\/svg/), width: size, height: size })
    expect(body).toEqual({
      kind: 'youtube#channelListResponse',
      etag: expect.any(String),
      pageInfo: { totalResults: 1, resultsPerPage: 5 },
      items: [
        {
          kind: 'youtube#channel',
          etag: expect.any(String),
          id: demoChannel.id,
          snippet: {
            title: 'Field Notes Kitchen',
            description: expect.any(String),
            customUrl: '@fieldnoteskitchen',
            publishedAt: '2019-03-02T10:15:00Z',
            thumbnails: { default: picture(88), medium: picture(240), high: picture(800) },
            localized: { title: 'Field Notes Kitchen', description: expect.any(String) },
          },
          contentDetails: { relatedPlaylists: { likes: '', uploads: 'UUviewcraftDemoCreator00' } },
          statistics: {
            viewCount: '4812906',
            subscriberCount: '38400',
            hiddenSubscriberCount: false,
            videoCount: '212',
          },
        },
      ],
    })
  })

  test.each([
    { forHandle: '@slow.loom.studio' },
    { forHandle: 'Slow.Loom.Studio' },
    { id: `UCnobody,${'UCslowLoomStudio-0000001'}` },
  ])('finds a channel by %j', async (filter) => {
    expect(idsOf((await channels({ part: 'id', ...filter })).body)).toEqual(['UCslowLoomStudio-0000001'])
  })

  test('finds an old channel by its user name only, and one by a handle without Latin letters', async () => {
    expect(idsOf((await channels({ part: 'id', forUsername: 'harbourradioarchive' })).body)).toHaveLength(1)
    expect((await channels({ part: 'id', forHandle: 'harbourradioarchive' })).body).not.toHaveProperty('items')
    expect(idsOf((await channels({ part: 'id', forHandle: '@真夜中の工房' })).body)).toHaveLength(1)
  })

  test('returns 200 without items if nothing is found', async () => {
    const { status, body } = await channels({ part: 'id', forHandle: '@nobody' })
    expect([status, body]).toEqual([200, expect.objectContaining({ pageInfo: { totalResults: 0, resultsPerPage: 5 } })])
    expect(body).not.toHaveProperty('items')
    expect((await channels({ part: 'id', forHandle: '@nobody', fields: 'items(id)' })).body).toEqual({})
  })

  test('omits hidden subscribers', async () => {
    const { body } = await channels({ part: 'statistics', forHandle: '@quietridgehikes', fields: 'items/statistics' })
    expect(body).toEqual({
      items: [{ statistics: { viewCount: '1450223', hiddenSubscriberCount: true, videoCount: '64' } }],
    })
  })

  test('returns the requested fields', async () => {
    const fields = 'kind,items(id,snippet(title,thumbnails/default(width,height)))'
    expect((await channels({ part: 'snippet', id: demoChannel.id, fields })).body).toEqual({
      kind: 'youtube#channelListResponse',
      items: [
        {
          id: demoChannel.id,
          snippet: { title: demoChannel.title, thumbnails: { default: { width: 88, height: 88 } } },
        },
      ],
    })
  })

  test.each<[Record<string, string>, number, string]>([
    [{ part: 'id' }, 400, 'invalidCriteria'],
    [{ part: 'id', id: 'UCx', forHandle: '@x' }, 400, 'invalidCriteria'],
    [{ id: 'UCx' }, 400, 'missingRequiredParameter'],
    [{ part: 'id,everything', id: 'UCx' }, 400, 'unknownPart'],
    [{ part: 'id', id: 'UCx', fields: 'items(' }, 400, 'invalidParameter'],
    [{ part: 'id', id: 'UCx', fields: 'a b' }, 400, 'invalidParameter'],
  ])('refuses %j', async (query, status, reason) => {
    expect(await channels(query)).toMatchObject(youtubeError(status, reason))
    expect(youtube.unitsSpent()).toBe(1)
  })
})

describe('the API key', () => {
  test('may be in the query', async () => {
    expect(await channels({ part: 'id', id: demoChannel.id, key }, {})).toMatchObject({ status: 200 })
    expect(youtube.calls).toEqual([`channels?part=id&id=${demoChannel.id}`])
  })

  test('has to be present and valid', async () => {
    expect(await channels({ part: 'id', id: 'UCx' }, {})).toMatchObject(youtubeError(403, 'forbidden'))
    const wrong = await channels({ part: 'id', id: 'UCx' }, { 'x-goog-api-key': 'wrong' })
    expect(wrong).toMatchObject(youtubeError(400, 'badRequest'))
    expect(wrong.body).toMatchObject({ error: { details: [{ reason: 'API_KEY_INVALID' }] } })
    expect(youtube.unitsSpent()).toBe(0)
  })
})

test('quota is also spent on empty results and errors, and is reset at midnight in California', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T07:59:59Z') })
  for (let call = 0; call < 5; call++) await channels({ part: 'id', forHandle: `@nobody${call}` })
  const refused = await channels({ part: 'id', id: demoChannel.id })
  expect(refused).toMatchObject(youtubeError(403, 'quotaExceeded'))
  expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('<a href=') } })
  vi.setSystemTime(Date.parse('2026-11-21T08:00:00Z'))
  expect(await channels({ part: 'id', id: demoChannel.id })).toMatchObject({ status: 200 })
})

test.each<[Fault, number, string]>([
  ['quotaExceeded', 403, 'quotaExceeded'],
  ['tooManyRequests', 429, 'rateLimitExceeded'],
  ['backendError', 500, 'backendError'],
  ['keyInvalid', 400, 'keyInvalid'],
])('the next call can be made to fail: %s', async (fault, status, reason) => {
  youtube.failNext(fault)
  expect(await channels({ part: 'id', id: demoChannel.id })).toMatchObject(youtubeError(status, reason))
  expect(await channels({ part: 'id', id: demoChannel.id })).toMatchObject({ status: 200 })
})

test('other paths return 404', async () => {
  const status = async (path: string, method = 'GET') =>
    (await fetch(`${server.origin}${path}`, { method, headers: { 'x-goog-api-key': key } })).status
  expect(await status('/youtube/v3/videoCategories?part=id')).toBe(404)
  expect(await status('/youtube/v3/channels?part=id&id=x', 'POST')).toBe(404)
  expect(youtube.calls).toEqual([])
})
