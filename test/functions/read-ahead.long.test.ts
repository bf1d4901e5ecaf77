import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
/** Midnight Pacific time in winter. */
const midnight = Date.UTC(2027, 0, 11, 8)
/** The creators of a simulated day. */
const creators = 50
let day = 0
const owners: Creator[] = []
let channelIds: string[] = []

const readAhead = () => backend.invoke('jobs/read-ahead', {}, 300_000)
const get = ({ userId }: Creator, path: string) =>
  backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
const analytics = async (owner: Creator) => Analytics.parse((await get(owner, 'analytics')).body)
const videos = async (owner: Creator) => youtube.videos.output.parse((await get(owner, 'videos')).body)
/** The hour of the day at which a creator visits, from 12:00 to 23:00 UTC. */
const hourOf = (index: number) => 4 + (index % 12)

/** Returns the units that `work` spends. */
async function unitsOf(work: () => Promise<unknown>): Promise<number> {
  const spent = backend.youtube.unitsSpent()
  await work()
  return backend.youtube.unitsSpent() - spent
}

/** Lets a day pass: the job runs each hour, and each creator visits at their hour. Returns the units of both. */
async function liveDay(): Promise<{ ahead: number; visits: number; ages: number[] }> {
  const result = { ahead: 0, visits: 0, ages: [] as number[] }
  for (let hour = 0; hour < 24; hour++) {
    const now = midnight + day * dayMs + hour * hourMs
    vi.setSystemTime(now + 60_000)
    result.ahead += await unitsOf(readAhead)
    vi.setSystemTime(now + 600_000)
    for (const [index, owner] of owners.entries()) {
      if (hourOf(index) !== hour) continue
      result.visits += await unitsOf(async () => {
        const [figures, list] = [await analytics(owner), await videos(owner)]
        expect([figures.stale, list.stale]).toEqual([false, false])
        result.ages.push((Date.now() - Date.parse(figures.fetchedAt)) / hourMs)
      })
    }
  }
  day += 1
  return result
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - dayMs })
  const { regions, categories } = await import('#shared/trends.ts')
  const { channelSuffixes, titlePartsByRegion } = await import('#infra/local/stubs/youtube/trending/words.ts')
  const { toChannelId } = await import('#infra/local/stubs/youtube/trending/videos.ts')
  channelIds = regions
    .flatMap((region) => categories.flatMap((category) => titlePartsByRegion[region][category].channels))
    .map((name) => toChannelId(`${name}${channelSuffixes[0]}`))
    .slice(0, creators)
  const first = await makeCreator(backend)
  await connect(backend, first)
  await backend.settle()
  const { getTokens, putTokens } = await import('#functions/store/tokens.ts')
  const { connectChannel } = await import('#functions/store/accounts.ts')
  const { startVisits } = await import('#functions/store/visits.ts')
  const tokens = await getTokens(first.userId)
  if (!tokens) throw new Error('not connected')
  vi.setSystemTime(midnight)
  for (const channelId of channelIds) {
    const owner = await makeCreator(backend)
    await connectChannel(owner.userId, channelId, { scopes: [], since: new Date().toISOString(), expiresAt: null })
    await putTokens({ ...tokens, user_id: owner.userId, channel_id: channelId, expires_at: Date.now() / 1000 + 9e6 })
    await startVisits(owner.userId)
    owners.push(owner)
  }
  await readAhead()
}, 120_000)

describe('a day of 50 creators', () => {
  test('costs a few units, because channels are read in batches before their owners come', async () => {
    vi.setSystemTime(midnight)
    const today = await liveDay()
    // The first day reads a list for each channel, and its owner visits while the figures of the night are fresh.
    expect(today.ages.every((age) => age < 24)).toBe(true)
    const after = await liveDay()
    // The units left at the end of a day are spent on the oldest figures. From then on, channels are read two hours before each
    // visit.
    expect(after.ages.every((age) => age < 7)).toBe(true)
    expect(after.visits).toBe(0)
    // Each hour with an expected visit costs a unit for the channels and one for the videos, and the end of the day costs six.
    expect(after.ahead).toBeLessThanOrEqual(creators)
    expect(today.visits).toBeLessThanOrEqual(2 * creators)
  }, 240_000)

  test('shows subscribers as rounded, and keeps a video that is no longer public', async () => {
    const [owner] = owners
    if (!owner) throw new Error('no owner')
    expect((await analytics(owner)).overview.areSubscribersRounded).toBe(true)
    const { videos: before } = await videos(owner)
    backend.youtube.removeVideo(`${before[1]?.id}`)
    await liveDay()
    const { videos: list, countedSince, fetchedAt } = await videos(owner)
    expect(list.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(Date.parse(countedSince)).toBeLessThan(Date.parse(fetchedAt))
  }, 120_000)
})

test('the owner’s own read is exact', async () => {
  const owner = await makeCreator(backend)
  await connect(backend, owner)
  await backend.settle()
  await analytics(owner)
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
  await analytics(owner)
  const visitsOf = async () => (await backend.items('visits')).filter(({ userId }) => userId === owner.userId)
  expect(await visitsOf()).toMatchObject([{ share: 0.5 }])
  await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(owner.userId) })
  expect(await visitsOf()).toEqual([])
  const { startVisits } = await import('#functions/store/visits.ts')
  await startVisits(owner.userId)
  await readAhead()
  expect(await visitsOf()).toEqual([])
})
