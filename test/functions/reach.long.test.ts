import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { createReachClient, dayMs, daysAgo, hourMs, type ReachClient, setSeparateDays } from '#test/support/reach.ts'

let reach: ReachClient
const backend = setUpBackend()
beforeAll(async () => {
  reach = createReachClient(backend)
})
setSeparateDays(() => reach)

describe('connecting', () => {
  test('orders the files once, however often it is done', async () => {
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
  test('are unknown for two days, then there by period and by video, asking YouTube nothing', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(hourMs)
    expect(await reach.getAnalytics(creator)).toMatchObject({ reach: null, overview: { averageCTR: null } })
    expect(await reach.getVideos(creator)).toMatchObject({ reach: null, words: true })
    expect((await reach.getVideos(creator)).videos[3]).toMatchObject({ impressions: null, ctr: null })
    await reach.runJobAfter(2 * dayMs)
    const calls = await reach.recordCalls(async () => {
      const { reach: within, overview, period } = await reach.getAnalytics(creator, '7')
      expect(period.from <= `${within?.from}`).toBe(true)
      expect(overview.averageCTR).toBe(within?.ctr)
      expect(within?.ctr).toBeGreaterThan(0.02)
      expect(within?.ctr).toBeLessThan(0.1)
      const whole = (await reach.getAnalytics(creator)).reach
      expect(whole?.impressions).toBeGreaterThanOrEqual(within?.impressions ?? 0)
      const { videos, reach: all } = await reach.getVideos(creator)
      const shown = videos.flatMap(({ impressions }) => impressions ?? [])
      expect(shown.length).toBeGreaterThan(20)
      // Beside those of the videos that are listed: of older ones, and of those that are gone.
      expect(shown.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(all?.impressions ?? 0)
    })
    expect(calls).toEqual([])
  })

  test('are what the files say, summed', async () => {
    const creator = await reach.connectCreator()
    const [one, other] = [daysAgo(1), daysAgo(0)]
    const [{ id = '' } = {}] = (await reach.getVideos(creator)).videos.slice(5)
    const line = (at: string, video: string, rest: string) => `${at.replaceAll('-', '')},x,${video},${rest}\n`
    const head = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr\n'
    await reach.runJobAfter(4 * dayMs)
    const before = (await reach.getVideos(creator)).videos.find((video) => video.id === id)
    for (const at of [one, other]) {
      backend.reporting.setFileText(at, head + line(at, id, '1000,0.1') + line(at, id, '500,') + line(at, '', '7,0.5'))
      backend.reporting.reissueFiles(at, 1)
    }
    const was = (await reach.listStoredDays(creator)).filter((item) => [one, other].includes(`${item.day}`))
    expect(was).toHaveLength(2)
    await reach.runJobAfter(7 * hourMs)
    const now = (await reach.listStoredDays(creator)).filter((item) => [one, other].includes(`${item.day}`))
    expect(now).toMatchObject([
      { impressions: 1500, clicks: 100, videos: `${id},1500,100` },
      { impressions: 1500, clicks: 100 },
    ])
    expect(before).toBeDefined()
  })

  test('are read once: a second run keeps the same and downloads nothing', async () => {
    const creator = await reach.connectCreator()
    expect(await reach.runJobAfter(3 * dayMs)).toMatchObject({ channels: 1, failed: 0, failedFiles: 0 })
    const kept = await reach.listStoredDays(creator)
    // Not yet due.
    expect(await reach.recordCalls(() => reach.runJobAfter(5 * hourMs))).toEqual([])
    const calls = await reach.recordCalls(() => reach.runJobAfter(2 * hourMs))
    expect(calls.filter((call) => call.startsWith('media'))).toEqual([])
    expect(calls.length).toBeGreaterThan(0)
    expect(await reach.listStoredDays(creator)).toEqual(kept)
  })

  test('of a file that YouTube made anew replace the older ones, and never the other way', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const at = daysAgo(6)
    const of = async () => (await reach.listStoredDays(creator)).find((item) => item.day === at)
    const before = await of()
    backend.reporting.reissueFiles(at, 3)
    const calls = await reach.recordCalls(() => reach.runJobAfter(7 * hourMs))
    expect(calls.filter((call) => call.startsWith('media'))).toHaveLength(1)
    const after = await of()
    expect(Number(after?.impressions)).toBeGreaterThan(2 * Number(before?.impressions))
    const { putReachDay: putReach } = await import('#functions/store/reach.ts')
    const older = { day: at, createdAt: Number(before?.createdAt), impressions: 1, clicks: 1, videos: [] }
    expect(await putReach({ userId: creator.userId, channelId: demoChannel.id }, older)).toBe(false)
    expect(await of()).toEqual(after)
  })
})

describe('a run', () => {
  test('that is killed between two files leaves the next one the rest', async () => {
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

  test('passes over a file that cannot be read, for the others', async () => {
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

  test('without time for all leaves the rest to the next', async () => {
    const creator = await reach.connectCreator()
    expect(await reach.runJobAfter(3 * dayMs, 10_000)).toMatchObject({ channels: 0, unfinished: 1 })
    expect(await reach.listStoredDays(creator)).toEqual([])
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 1, unfinished: 0 })
    expect((await reach.listStoredDays(creator)).length).toBeGreaterThan(5)
    // Whoever was looked at does not stand in the way.
    expect(await reach.runJobAfter(hourMs)).toMatchObject({ channels: 0, unfinished: 0 })
  })

  test('forgets all of a connection that was taken back at Google', async () => {
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
  test('deletes all days at once and says so', async () => {
    const creator = await reach.connectCreator()
    await reach.runJobAfter(3 * dayMs)
    const as = backend.tokenFor(creator.userId)
    const { body } = await backend.request('DELETE', '/api/youtube/auth', { as })
    expect(body).toMatchObject({ deleted: expect.arrayContaining(['analytics']) })
    expect(await reach.listStoredDays(creator)).toEqual([])
    expect(await reach.listCachedItems(creator)).toEqual([])
  })
})
