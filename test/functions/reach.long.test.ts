import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { crashAt, failAt } from '#test/support/interrupt.ts'
import { createReachClient, daysAgo, type ReachClient, setSeparateDays } from '#test/support/reach.ts'

const reportHeader = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr\n'

let reach: ReachClient
const backend = setUpBackend()
beforeAll(async () => {
  reach = createReachClient(backend)
})
setSeparateDays(() => reach)

describe('connecting', () => {
  test('creates one reporting job, however often a channel is connected', async () => {
    const creator = await reach.connectCreator()
    expect(backend.reporting.jobs).toMatchObject([
      { reportTypeId: 'channel_reach_basic_a1', name: expect.stringContaining('Viewcraft') },
    ])
    expect(await reach.recordCalls(() => connect(backend, creator))).toEqual([])
    await backend.request('DELETE', '/api/youtube/auth', { as: creator.token })
    expect(await reach.recordCalls(() => connect(backend, creator))).toEqual(['jobs.list'])
    expect(backend.reporting.jobs).toHaveLength(1)
  })
})

describe('impressions', () => {
  test('are unknown for two days, then available by period and by video without calls to YouTube', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(hourMs)
    expect(await reach.getAnalytics(creator)).toMatchObject({ reach: null, overview: { averageCTR: null } })
    expect(await reach.getVideos(creator)).toMatchObject({ reach: null, canCompareTitleWords: true })
    expect((await reach.getVideos(creator)).videos[3]).toMatchObject({ impressions: null, ctr: null })
    await reach.runJobAfter(2 * dayMs)
    const calls = await reach.recordCalls(async () => {
      const { reach: week, overview, period } = await reach.getAnalytics(creator, '7')
      expect(period.from <= `${week?.from}`).toBe(true)
      expect(overview.averageCTR).toBe(week?.ctr)
      expect(week?.ctr).toBeGreaterThan(0.02)
      expect(week?.ctr).toBeLessThan(0.1)
      const month = (await reach.getAnalytics(creator)).reach
      expect(month?.impressions).toBeGreaterThanOrEqual(week?.impressions ?? 0)
      const { videos, reach: all } = await reach.getVideos(creator)
      const counts = videos.flatMap(({ impressions }) => impressions ?? [])
      expect(counts.length).toBeGreaterThan(20)
      // The total also includes older and deleted videos, which are not listed.
      expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(all?.impressions ?? 0)
    })
    expect(calls).toEqual([])
  })

  test('are the sums of the reports', async () => {
    const creator = await reach.connectCreator()
    const days = [daysAgo(1), daysAgo(0)]
    const [{ id = '' } = {}] = (await reach.getVideos(creator)).videos.slice(5)
    const line = (at: string, video: string, rest: string) => `${at.replaceAll('-', '')},x,${video},${rest}\n`
    await reach.runJobAfter(4 * dayMs)
    for (const at of days) {
      backend.reporting.setFileText(
        at,
        reportHeader + line(at, id, '1000,0.1') + line(at, id, '500,') + line(at, '', '7,0.5'),
      )
      backend.reporting.reissueFiles(at, 1)
    }
    const listDays = async () => (await reach.listStoredDays(creator)).filter((item) => days.includes(`${item.day}`))
    expect(await listDays()).toHaveLength(2)
    await reach.runJobAfter(7 * hourMs)
    expect(await listDays()).toMatchObject([
      { impressions: 1500, clicks: 100, videos: `${id},1500,100` },
      { impressions: 1500, clicks: 100 },
    ])
  })

  test('are imported once: a second run downloads nothing and changes nothing', async () => {
    const creator = await reach.connectCreator()
    expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ channels: 1, failed: 0, failedFiles: 0 })
    const stored = await reach.listStoredDays(creator)
    // Too soon for another check.
    expect(await reach.recordCalls(() => reach.runJobAfter(5 * hourMs))).toEqual([])
    const calls = await reach.recordCalls(() => reach.runJobAfter(2 * hourMs))
    expect(calls.filter((call) => call.startsWith('media'))).toEqual([])
    expect(calls.length).toBeGreaterThan(0)
    expect(await reach.listStoredDays(creator)).toEqual(stored)
  })

  test('of a newer report replace the older ones, and never the reverse', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const at = daysAgo(6)
    const findDay = async () => (await reach.listStoredDays(creator)).find((item) => item.day === at)
    const before = await findDay()
    backend.reporting.reissueFiles(at, 3)
    const calls = await reach.recordCalls(() => reach.runJobAfter(7 * hourMs))
    expect(calls.filter((call) => call.startsWith('media'))).toHaveLength(1)
    const after = await findDay()
    expect(Number(after?.impressions)).toBeGreaterThan(2 * Number(before?.impressions))
    const { putReachDay } = await import('#functions/store/reach.ts')
    const older = { day: at, createdAt: Number(before?.createdAt), impressions: 1, clicks: 1, videos: [] }
    expect(await putReachDay({ userId: creator.userId, channelId: demoChannel.id }, older)).toBe(false)
    expect(await findDay()).toEqual(after)
  })
})

describe('a run', () => {
  test('that is killed between two files leaves the rest to the next run', async () => {
    expectErrors()
    const creator = await reach.connectCreator()
    const real = fetch
    let media = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (!`${input}`.includes('/v1/media/') || media++ < 2) return real(input, init)
      return Promise.reject(new Error('killed'))
    })
    await reach.runJobAfter(3 * dayMs)
    vi.mocked(fetch).mockRestore()
    expect(await reach.listStoredDays(creator)).toHaveLength(2)
    const calls = await reach.recordCalls(() => reach.runJobAfter(hourMs))
    const all = (await reach.listStoredDays(creator)).length
    expect(all).toBeGreaterThan(5)
    expect(calls.filter((call) => call.startsWith('media'))).toHaveLength(all - 2)
  })

  test('skips a file that cannot be read', async () => {
    expectErrors()
    const creator = await reach.connectCreator()
    const [html, other] = [daysAgo(3), daysAgo(4)]
    backend.reporting.setFileText(html, '<!doctype html><title>Sorry</title>')
    backend.reporting.setFileText(other, 'date,video_id\n20260101,x\n')
    expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ failed: 0, failedFiles: 2 })
    const days = (await reach.listStoredDays(creator)).map((item) => item.day)
    expect(days.length).toBeGreaterThan(3)
    for (const at of [html, other]) expect(days).not.toContain(at)
  })

  test('imports files with a row whose rate is over 1, and counts the rows', async () => {
    const creator = await reach.connectCreator()
    const days = [1, 2, 3].map(daysAgo)
    for (const day of days) {
      const rows = ['x,abcdefghijk,1000,0.05', 'x,lmnopqrstuv,3,1.3333'].map(
        (row) => `${day.replaceAll('-', '')},${row}\n`,
      )
      backend.reporting.setFileText(day, reportHeader + rows.join(''))
    }
    expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ failedFiles: 0, skippedRows: days.length })
    const stored = await reach.listStoredDays(creator)
    for (const day of days)
      expect(stored).toContainEqual(expect.objectContaining({ day, impressions: 1000, clicks: 50 }))
  })

  test('that runs out of time leaves the rest to the next run', async () => {
    const creator = await reach.connectCreator()
    expect(await reach.runJobAfter(3 * dayMs, 12_000)).toMatchObject({ unfinished: 1, files: 0, failed: 0 })
    expect(await reach.listStoredDays(creator)).toEqual([])
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 1, failed: 0 })
    expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(5)
    // Channels that were just checked are skipped.
    expect(await reach.runJobAfter(hourMs)).toEqual({})
  })

  test('reads no channel whose files are not due', async () => {
    await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const read: unknown[] = []
    const { restore } = await failAt(({ name, input }) => {
      if (input.TableName === process.env.TABLE_USER_TOKENS) read.push(name === 'QueryCommand' ? input.IndexName : name)
      return false
    })
    await reach.runJobAfter(hourMs)
    restore()
    expect(new Set(read)).toEqual(new Set(['reachAt']))
  })

  test('finds channels that were connected with an earlier release', async () => {
    const creator = await reach.connectCreator()
    const { database } = await import('#functions/lib/database.ts')
    const { deleteCached } = await import('#functions/store/cache.ts')
    await database.send(
      new UpdateCommand({
        TableName: process.env.TABLE_USER_TOKENS,
        Key: { user_id: creator.userId },
        UpdateExpression: 'REMOVE reachAt, dueShard',
      }),
    )
    await deleteCached('done#index-tokens')
    vi.setSystemTime(Date.now() + 3 * dayMs)
    await backend.invoke('jobs/queue-due-work', {}, () => 0)
    expect((await backend.items('user_tokens')).filter(({ reachAt }) => reachAt)).toEqual([])
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 1, failed: 0 })
    expect(await reach.runJobAfter(7 * hourMs)).toMatchObject({ channels: 1, failed: 0 })
  })

  test('imports nothing twice while another run is in progress', async () => {
    const creator = await reach.connectCreator()
    vi.setSystemTime(Date.now() + 3 * dayMs)
    await Promise.all([reach.runJobAfter(0), reach.runJobAfter(0)])
    const days = (await reach.listStoredDays(creator)).map(({ day }) => day)
    expect(new Set(days).size).toBe(days.length)
    expect(await reach.recordCalls(() => reach.runJobAfter(hourMs))).toEqual([])
    expect(await reach.runJobAfter(6 * hourMs)).toMatchObject({ channels: 1 })
  })

  test.each([
    ['before it lists the files', 'TABLE_USER_TOKENS', 'GetCommand'],
    ['before a day is stored', 'TABLE_REACH', 'PutCommand'],
    ['before its next time is stored', 'TABLE_USER_TOKENS', 'UpdateCommand'],
  ])('that is killed %s is followed by one that does its work', async (_, table, verb) => {
    expectErrors()
    const creator = await reach.connectCreator()
    vi.setSystemTime(Date.now() + 3 * dayMs)
    const crash = await crashAt(
      ({ name, input }) =>
        name === verb && input.TableName === process.env[table] && !JSON.stringify(input).includes('refreshing_until'),
    )
    await reach.runJobAfter(0).catch(() => undefined)
    expect(crash.hasCrashed()).toBe(true)
    crash.restore()
    await reach.runJobAfter(hourMs)
    expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(5)
    expect(await reach.recordCalls(() => reach.runJobAfter(hourMs))).toEqual([])
  })

  test('deletes all data of a connection that was revoked at Google', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(0)
    backend.google.grants.revokeAccount('1')
    await reach.runJobAfter(7 * hourMs)
    expect(await reach.listStoredDays(creator)).toEqual([])
    expect((await backend.items('user_tokens')).filter((item) => item.user_id === creator.userId)).toEqual([])
    expect(await reach.listCachedItems(creator)).toEqual([])
  })
})

describe('disconnecting', () => {
  test('deletes all days and reports it', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const as = backend.tokenFor(creator.userId)
    const { body } = await backend.request('DELETE', '/api/youtube/auth', { as })
    expect(body).toMatchObject({ deleted: expect.arrayContaining(['analytics']) })
    expect(await reach.listStoredDays(creator)).toEqual([])
    expect(await reach.listCachedItems(creator)).toEqual([])
  })
})
