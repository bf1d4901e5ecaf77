import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Use } from '#functions/services/youtube-quota/quota.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { readUnits, spendAll } from '#test/support/youtube-units.ts'

const backend = setUpBackend()
let accounts: typeof import('#functions/store/accounts.ts')
let visits: typeof import('#functions/store/visits.ts')
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
  visits = await import('#functions/store/visits.ts')
})

/** Midnight Pacific time in winter. Each test has a day of its own, and so a quota of its own. */
let midnight = Date.UTC(2027, 0, 11, 8)
beforeEach(() => {
  midnight += 364 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: midnight })
})
afterEach(() => {
  vi.useRealTimers()
})

const otherChannel = 'UCslowLoomStudio-0000001'

/** Makes a creator with a connected channel. */
async function makeOwner(channelId: string = demoChannel.id) {
  const { userId } = await makeCreator(backend)
  await accounts.connectChannel(userId, channelId, { scopes: [], since: new Date().toISOString(), expiresAt: null })
  return userId
}
const spent = async (use: Use) => (await readUnits(backend))[use] ?? 0

describe('reading ahead', () => {
  const run = () => backend.invoke('jobs/read-ahead', {}, 300_000)
  /** Makes two owners whose channels were just read, so that neither is due. */
  async function readBoth() {
    for (const channelId of [demoChannel.id, otherChannel]) await visits.startVisits(await makeOwner(channelId))
    expect(await run()).toMatchObject({ due: 2, read: 2 })
    expect(await run()).toMatchObject({ due: 0 })
  }

  test('costs a unit for the channels, one for their videos, and one for each list that is new', async () => {
    await readBoth()
    expect(await spent('readAhead')).toBe(4)
  })

  test('spends the units left of a Pacific day on the oldest figures, in its last run', async () => {
    await readBoth()
    vi.setSystemTime(midnight + 22.9 * hourMs)
    expect(await run()).toMatchObject({ due: 0, oldest: 0 })
    vi.setSystemTime(midnight + 23 * hourMs)
    expect(await run()).toMatchObject({ due: 0, oldest: 2 })
    expect(await run()).toMatchObject({ oldest: 0 })
  })

  test('lends, in its last run, the units that it will not need on the next day', async () => {
    const { readUnitsLeft } = await import('#functions/services/youtube-quota/charge.ts')
    const leftAt = (now: number) => readUnitsLeft('updates', now)
    vi.setSystemTime(midnight + 22.9 * hourMs)
    await run()
    expect(await leftAt(midnight + dayMs)).toBe(await leftAt(midnight))
    vi.setSystemTime(midnight + 23 * hourMs)
    await run()
    expect(await leftAt(midnight + dayMs)).toBeGreaterThan(await leftAt(midnight))
  })
})

test('a visit before the usual hour leaves the reading of that day due', async () => {
  const { recordVisit } = await import('#functions/services/visits/record-visit.ts')
  const userId = await makeOwner()
  const readAt = async () => (await backend.items('visits')).find((item) => item.userId === userId)?.readAt
  for (let day = 0; day < 5; day++) await recordVisit(userId, midnight + day * dayMs + 14 * hourMs)
  const due = await readAt()
  await recordVisit(userId, midnight + 5 * dayMs + 9 * hourMs)
  expect(await readAt()).toBe(due)
  await recordVisit(userId, midnight + 5 * dayMs + 16 * hourMs)
  expect(await readAt()).not.toBe(due)
})

describe('settling', () => {
  const run = () => runDueWork(backend, 'jobs/settle-calls')
  /** Makes calls on a video that was just published. Returns when that was, and the calls as they are stored. */
  async function makeCalls(...ids: string[]) {
    const { createCall } = await import('#functions/store/calls.ts')
    const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
    const [video] = listChannelVideos(demoChannel.id).filter(({ live }) => live === 'none')
    if (!video) throw new Error('no video')
    vi.setSystemTime(video.publishedAt + hourMs)
    // The first run also indexes calls of an earlier release. Later runs do not.
    await run()
    const userId = await makeOwner()
    await getRecentUploads(demoChannel.id, { userId })
    for (const id of ids)
      await createCall({ userId, id, videoId: video.id, channelId: demoChannel.id, promise: samplePromise })
    const list = async () => (await backend.items('calls')).filter((item) => item.userId === userId)
    return { publishedAt: video.publishedAt, list }
  }

  test('three predictions costs one unit', async () => {
    const { publishedAt } = await makeCalls('1001', '1002', '1003')
    vi.setSystemTime(publishedAt + 7.1 * dayMs)
    expect(await run()).toMatchObject({ checked: 3 })
    const next = new Date(publishedAt + 28 * dayMs).toISOString()
    expect((await backend.items('call_checks')).map(({ checkAt }) => checkAt)).toEqual([next, next, next])
    expect(await spent('settling')).toBe(1)
  })

  test('still happens if it is late because there were no units', async () => {
    const { publishedAt, list } = await makeCalls('1004')
    vi.setSystemTime(publishedAt + 7.1 * dayMs)
    await spendAll('settling')
    await run()
    expect(await list()).toMatchObject([{ waitingSince: new Date().toISOString() }])
    vi.setSystemTime(publishedAt + 12 * dayMs)
    await run()
    expect(await list()).toMatchObject([{ after7: { outcome: 'settled' } }])
  })

  test('skips a late check of a call that did not wait for units', async () => {
    const { publishedAt, list } = await makeCalls('1005')
    vi.setSystemTime(publishedAt + 12 * dayMs)
    await run()
    expect(await list()).toMatchObject([{ after7: { outcome: 'unavailable' } }])
  })
})

describe('alerts', () => {
  const run = () => runDueWork(backend, 'jobs/performance-alerts')
  beforeEach(async () => {
    const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
    for (const { userId } of await backend.items('accounts'))
      await accounts.updateAccount(`${userId}`, { mailAlerts: false })
    for (const channelId of [demoChannel.id, otherChannel]) {
      const userId = await makeOwner(channelId)
      await accounts.updateAccount(userId, { mailAlerts: true })
      await getRecentUploads(channelId, { userId })
    }
    vi.setSystemTime(Date.now() + 1.5 * dayMs)
  })

  test('cost a unit for all channels, one for each list of uploads, and one for all videos', async () => {
    expect(await run()).toMatchObject({ channels: 2, failed: 0 })
    expect(await spent('alerts')).toBe(4)
  })

  test('are never based on old counts', async () => {
    await spendAll('alerts')
    expect(await run()).toMatchObject({ waiting: 2, failed: 0 })
  })
})
