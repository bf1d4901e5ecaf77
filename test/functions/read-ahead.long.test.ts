import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pacificDate } from '#functions/lib/period.ts'
import { dataQuota } from '#functions/services/youtube-quota/quota.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { toChannelId } from '#infra/local/stubs/youtube/trending/videos.ts'
import { channelSuffixes, titlePartsByRegion } from '#infra/local/stubs/youtube/trending/words.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { categories, regions } from '#shared/trends.ts'
import { simulateChannels, simulateDashboards, start, type Units, type Visit } from '#test/bench/read-ahead.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { readUnits } from '#test/support/youtube-units.ts'

const backend = setUpBackend()
/** The channels of 50 creators: that of the demo has two pages of videos. */
const channelIds = [
  ...new Set([
    demoChannel.id,
    ...regions
      .flatMap((region) => categories.flatMap((category) => titlePartsByRegion[region][category].channels))
      .map((name) => toChannelId(`${name}${channelSuffixes[0]}`)),
  ]),
].slice(0, 50)
const simulated = simulateChannels(
  channelIds.map((id) => listChannelVideos(id, start).length),
  50,
)
const owners: Creator[] = []
let day = 0

const readAhead = () => backend.invoke('jobs/read-ahead', {}, 300_000)
const get = ({ userId }: Creator, path: string) =>
  backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
const readAnalytics = async (owner: Creator) => Analytics.parse((await get(owner, 'analytics')).body)
const readTop = async (owner: Creator) => youtube.top.output.parse((await get(owner, 'top')).body)
const readVideos = async (owner: Creator) => youtube.videos.output.parse((await get(owner, 'videos')).body)

/** Connects their channel at the first visit, and opens the dashboard as a creator of the simulation does. Returns the age of the figures in hours. */
async function visit({ id, at, updates }: Visit): Promise<number> {
  vi.setSystemTime(at)
  const isFirst = owners[id] === undefined
  owners[id] ??= await makeCreator(backend, { plan: simulated.creators[id]?.isPaying ? 'basic' : 'free' })
  const owner = owners[id]
  if (isFirst) await connect(backend, owner, { account: `${channelIds[id]}` })
  const [figures, list, top] = [await readAnalytics(owner), await readVideos(owner), await readTop(owner)]
  expect([figures.stale, list.stale, top.stale]).toEqual([false, false, false])
  if (updates) for (const path of ['analytics', 'videos']) await get(owner, `${path}?refresh=now`)
  return (at - Date.parse(figures.fetchedAt)) / hourMs
}

/** Lets a day pass: the job runs each hour, and the creators visit when those of the simulation do. */
async function liveDay(): Promise<{ units: Units; ages: number[] }> {
  const ages: number[] = []
  const visits = simulated.days[day]?.visits ?? []
  for (let at = start + day * dayMs; at < start + (day + 1) * dayMs; at += hourMs) {
    vi.setSystemTime(at)
    await readAhead()
    for (const one of visits) if (one.at >= at && one.at < at + hourMs) ages.push(await visit(one))
  }
  day += 1
  return { units: await readUnits(backend, pacificDate(start + (day - 1) * dayMs)), ages }
}

beforeAll(async () => {
  // Only after the backend has started, because upload signatures depend on the time and the emulator has to agree.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
}, 120_000)

test('10,000 daily users fit in a day’s units: figures are at most a day old, and most uses are never refused', () => {
  const { old, without, units, refused } = simulateDashboards(10_000, 'read ahead')
  expect({ old, without }).toEqual({ old: 0, without: 0 })
  expect(units).toBeLessThanOrEqual(dataQuota.usable)
  // On such a day the pool runs empty, so that uses that need more than their floor are refused. These never are.
  expect(refused).toMatchObject({
    readAhead: 0,
    firstReads: 0,
    visits: 0,
    history: 0,
    trends: 0,
    searches: 0,
    lookUps: 0,
    settling: 0,
    alerts: 0,
  })
}, 120_000)

describe('days of 50 creators', () => {
  test('cost as much as the simulation says, for each use', async () => {
    for (const { units, visits } of simulated.days.slice(0, 3)) {
      const lived = await liveDay()
      expect([day, lived.units]).toEqual([day, units])
      expect(lived.ages).toHaveLength(visits.length)
      expect(lived.ages.every((age) => age < 24)).toBe(true)
      expect(backend.youtube.unitsSpent()).toBe(Object.values(units).reduce((sum, count) => sum + count, 0))
    }
  }, 240_000)

  test('show subscribers as rounded, and keep a video that is no longer public', async () => {
    // Channels without new videos, so that none is announced.
    const next = simulated.days[day]?.visits.find(({ id }) => id !== 0)
    const owner = next && owners[next.id]
    if (!owner) throw new Error('nobody visits')
    const { videos: before } = await readVideos(owner)
    backend.youtube.removeVideo(`${before[1]?.id}`)
    await liveDay()
    expect((await readAnalytics(owner)).overview.areSubscribersRounded).toBe(true)
    const { videos: list, countedSince, fetchedAt } = await readVideos(owner)
    expect(list.map((video) => video.id)).toEqual(before.map((video) => video.id))
    expect(Date.parse(countedSince)).toBeLessThan(Date.parse(fetchedAt))
  }, 120_000)
})

test('figures that the owner requests are exact', async () => {
  const owner = await makeCreator(backend)
  await connect(backend, owner)
  await readAnalytics(owner)
  vi.setSystemTime(Date.now() + 16 * 60_000)
  const { body } = await get(owner, 'analytics?refresh=now')
  expect(Analytics.parse(body).overview).toMatchObject({
    subscribers: demoChannel.subscribers,
    areSubscribersRounded: false,
  })
})

test('disconnecting deletes the visits, and the job skips users without a connection', async () => {
  const owner = await makeCreator(backend)
  await connect(backend, owner)
  await backend.settle()
  await readAnalytics(owner)
  const visitsOf = async () => (await backend.items('visits')).filter(({ userId }) => userId === owner.userId)
  expect(await visitsOf()).toMatchObject([{ share: 0.5 }])
  await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(owner.userId) })
  expect(await visitsOf()).toEqual([])
  const { startVisits } = await import('#functions/store/visits.ts')
  await startVisits(owner.userId)
  await readAhead()
  expect(await visitsOf()).toEqual([])
  vi.useRealTimers()
})
