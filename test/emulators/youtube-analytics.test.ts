import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { type AccessTokenInfo, googleAccounts } from '#infra/local/stubs/google/grants.ts'
import { type AnalyticsStub, createAnalyticsStub } from '#infra/local/stubs/youtube/analytics.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { consentScopes } from '#shared/consent.ts'
import { youtubeError } from './youtube-error.ts'

let scopes: readonly string[] = consentScopes
/** Reads an access token, which is the id of its account. */
const bearer = (token: string): AccessTokenInfo => {
  const account = googleAccounts.find(({ id }) => id === token)
  return account ? { account, scopes } : 'invalid'
}
let analytics: AnalyticsStub
let server: RunningServer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 20) })
  scopes = consentScopes
  analytics = createAnalyticsStub({ grants: { readAccessToken: bearer }, units: 3 })
  server = await listen(analytics.listener)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

async function report(changes: Record<string, string> = {}, token = '1') {
  const query = new URLSearchParams({
    ids: 'channel==MINE',
    startDate: '2026-11-15',
    endDate: '2026-11-21',
    metrics: 'views,estimatedMinutesWatched,likes',
    dimensions: 'day',
    ...changes,
  })
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.origin}/v2/reports?${query}`, { headers })
  return { status: response.status, body: (await response.json()) as unknown }
}
const Table = z.object({ rows: z.array(z.array(z.union([z.string(), z.number()]))) })
const rowsOf = async (changes?: Record<string, string>) => Table.parse((await report(changes)).body).rows

describe('a report', () => {
  test('by video is sorted by views and limited, as YouTube requires', async () => {
    const top = { dimensions: 'video', sort: '-views', maxResults: '5', metrics: 'views,subscribersGained' }
    const rows = await rowsOf(top)
    expect(rows).toHaveLength(5)
    const views = rows.map(([, count]) => Number(count))
    expect(views).toEqual(views.toSorted((a, b) => b - a))
    expect(await report({ ...top, maxResults: '' })).toMatchObject({ status: 400 })
  })

  test('by video counts no more views than the video has', async () => {
    const channelId = googleAccounts.find(({ id }) => id === '1')?.channelId ?? ''
    const top = { dimensions: 'video', sort: '-views', maxResults: '200', metrics: 'views' }
    const lifetime = new Map(listChannelVideos(channelId).map(({ id, views }) => [id, views]))
    const rows = await rowsOf({ ...top, startDate: '2026-08-20' })
    expect(rows.length).toBeGreaterThan(20)
    for (const [id, views] of rows) expect(Number(views)).toBeLessThanOrEqual(lifetime.get(String(id)) ?? 0)
    const gained = rows.reduce((sum, [, views]) => sum + Number(views), 0)
    const [row] = await rowsOf({ metrics: 'views', startDate: '2026-08-20', dimensions: '' })
    expect(gained / Number(row?.[0])).toBeGreaterThan(0.6)
    expect(gained / Number(row?.[0])).toBeLessThan(1)
  })

  test('has the documented format, the requested columns, and days until two days ago', async () => {
    const { status, body } = await report({ dimensions: 'day,creatorContentType' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'youtubeAnalytics#resultTable',
      columnHeaders: [
        { name: 'day', columnType: 'DIMENSION', dataType: 'STRING' },
        { name: 'creatorContentType', columnType: 'DIMENSION', dataType: 'STRING' },
        { name: 'views', columnType: 'METRIC', dataType: 'INTEGER' },
        { name: 'estimatedMinutesWatched', columnType: 'METRIC', dataType: 'INTEGER' },
        { name: 'likes', columnType: 'METRIC', dataType: 'INTEGER' },
      ],
    })
    const { rows } = Table.parse(body)
    expect(rows[0]).toEqual(['2026-11-15', 'videoOnDemand', expect.any(Number), expect.any(Number), expect.any(Number)])
    expect(rows.at(-1)?.[0]).toBe('2026-11-19')
    expect(rows).toHaveLength(5 * 3)
  })

  test('has the same totals for the same days, however they are grouped', async () => {
    const views = (rows: readonly (readonly (string | number)[])[], column: number) =>
      rows.reduce((sum, row) => sum + Number(row[column]), 0)
    const byDay = await rowsOf()
    const byBoth = await rowsOf({ dimensions: 'day,creatorContentType' })
    const [total = []] = await rowsOf({ dimensions: '' })
    expect(views(byDay, 1)).toBe(views(byBoth, 2))
    expect(total[0]).toBe(views(byDay, 1))
  })

  test('has no rows for a channel without viewers', async () => {
    expect(Object.keys((await report({}, '3')).body as object)).toEqual(['kind', 'columnHeaders'])
  })
})

test.each([
  [{ ids: '' }, 400, 'required'],
  [{ metrics: '' }, 400, 'required'],
  [{ startDate: 'yesterday' }, 400, 'badRequest'],
  [{ startDate: '2026-11-22' }, 400, 'badRequest'],
  [{ dimensions: 'hour' }, 400, 'badRequest'],
  [{ dimensions: 'creatorContentType,day' }, 400, 'badRequest'],
  [{ metrics: 'videoThumbnailImpressions' }, 400, 'badRequest'],
  [{ metrics: 'estimatedRevenue' }, 403, 'forbidden'],
  [{ ids: 'channel==UCsomebodyElse-00000000' }, 403, 'forbidden'],
])('%o is refused', async (changes, status, reason) => {
  expect(await report(changes)).toMatchObject(youtubeError(status, reason))
})

test('callers without access get an error with the reason', async () => {
  expect(await report({}, 'nobody')).toMatchObject(youtubeError(401, 'authError'))
  expect(await report({}, '4')).toMatchObject(youtubeError(403, 'forbidden'))
  scopes = consentScopes.slice(0, 1)
  expect(await report()).toMatchObject(youtubeError(403, 'insufficientPermissions'))
})

test('calls are counted per Pacific day, including failed ones', async () => {
  analytics.failNext('backendError')
  expect(await report()).toMatchObject(youtubeError(500, 'backendError'))
  for (let call = 0; call < 2; call++) expect((await report()).status).toBe(200)
  expect(await report()).toMatchObject(youtubeError(403, 'quotaExceeded'))
  vi.setSystemTime(Date.UTC(2026, 10, 22, 8))
  expect((await report()).status).toBe(200)
})
