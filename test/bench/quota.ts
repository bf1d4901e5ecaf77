import { mock } from 'node:test'
import { createRandom } from '#shared/random.ts'
import { categories, regions } from '#shared/trends.ts'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { createOwners, type Owners } from './quota-owners.ts'
import type { Row } from './row.ts'

const hourMs = 3_600_000
/** Midnight Pacific time in winter. */
const midnight = Date.UTC(2027, 0, 11, 8)
/** The number of half-hourly refreshes in a day. */
const refreshes = 48
/** The number of concurrent users. */
const concurrency = 25
/** One of this many users connects their channel on the same day. The others connected it the day before. */
const newUserInterval = 30
/** The search phrases. Some are searched twice, most of them once. */
const phrases = Array.from({ length: 90 }, (_, place) => `topic ${place}`)
/** The requests of a dashboard when it opens. */
const dashboard = ['/api/account', '/api/youtube/analytics?period=28', '/api/youtube/videos']
/** The quota units that a dashboard would use without a cache. */
const dashboardUnits = 3

/** The results of a day's requests. */
interface Day {
  readonly answers: number
  readonly errors: Record<string, number>
  /** Stale lists of trends. */
  readonly staleTrends: number
  /** Dashboards that show the previous day's figures. */
  readonly olderDashboards: number
  readonly spentSearches: number
  readonly searched: number
  readonly units: number
  readonly searches: number
}

/**
 * Simulates a day of users against the stub server, which meters quota as YouTube does. Each user opens Overall, three
 * categories of a region and the dashboard of their channel, and one in twenty searches.
 */
async function simulateDay(backend: Backend, users: number, day: number): Promise<Day> {
  const random = createRandom(users)
  const tally: Tally = { answers: 0, staleTrends: 0, olderDashboards: 0, spentSearches: 0, searched: 0, errors: {} }
  const start = midnight + day * 24 * hourMs
  mock.timers.setTime(start - 12 * hourMs)
  const owners = await createOwners(backend)
  let started = 0
  for (let refresh = 0; refresh < refreshes; refresh++) {
    mock.timers.setTime(start + refresh * (hourMs / 2) + 30_000)
    await backend.invoke('jobs/refresh-trends', {}, 300_000)
    const until = Math.round((users * (refresh + 1)) / refreshes)
    while (started < until) {
      const next = Math.min(concurrency, until - started)
      await Promise.all(
        Array.from({ length: next }, () => visit(backend, owners, started++, chooseTrends(random), tally)),
      )
    }
  }
  return { ...tally, units: backend.youtube.unitsSpent(), searches: backend.youtube.searchesSpent() }
}

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T

/** Returns the trend requests of one user. */
function chooseTrends(random: () => number): string[] {
  const region = pick(regions, random)
  const three = [pick(categories, random), pick(categories, random), pick(categories, random)]
  return [
    `/api/trends?region=${region}`,
    ...three.map((category) => `/api/trends?region=${region}&category=${category}`),
    ...(random() < 0.05 ? [`/api/trends?${new URLSearchParams({ region, search: pick(phrases, random) })}`] : []),
  ]
}

type Tally = { -readonly [K in keyof Omit<Day, 'units' | 'searches'>]: Day[K] }

async function visit(backend: Backend, owners: Owners, place: number, trends: readonly string[], tally: Tally) {
  const token = await (place % newUserInterval === 0 ? owners.createNew() : owners.createReturning())
  const get = async (path: string) => {
    const { status, body } = await backend.request('GET', path, { as: token })
    const { stale, searchUnavailable, error } = body as {
      stale?: boolean
      searchUnavailable?: object | null
      error?: { code: string }
    }
    const fault = `${path.split('?')[0]} ${error?.code}`
    if (status !== 200) tally.errors[fault] = (tally.errors[fault] ?? 0) + 1
    tally.answers += 1
    return { stale: stale === true, searchUnavailable: searchUnavailable !== undefined && searchUnavailable !== null }
  }
  for (const path of trends) {
    const { stale, searchUnavailable } = await get(path)
    if (stale) tally.staleTrends += 1
    if (path.includes('search=')) tally.searched += 1
    if (searchUnavailable) tally.spentSearches += 1
  }
  const shown = await Promise.all(dashboard.map(get))
  if (shown.some(({ stale }) => stale)) tally.olderDashboards += 1
}

/** Returns the quota that the users would need without a cache: a chart for Overall, and a search per category and phrase. */
function computeUncachedQuota(users: number): { units: number; searches: number } {
  const random = createRandom(users)
  let [units, searches] = [0, 0]
  for (let user = 0; user < users; user++) {
    const trends = chooseTrends(random)
    units += trends.length + dashboardUnits
    searches += trends.length - 1
  }
  return { units, searches }
}

/** `npm run bench:quota`: simulates a day of 1,000 and of 3,000 users. Returns the used shares of YouTube's daily quotas. */
export async function quotaBench(sizes: readonly number[] = [1_000, 3_000]): Promise<Row[]> {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const backend = await startBackend()
  // Only after the backend has started, because upload signatures depend on the time and the emulator has to agree.
  mock.timers.enable({ apis: ['Date'], now: midnight - 24 * hourMs })
  const rows: Row[] = []
  for (const [place, users] of sizes.entries()) {
    const day = await simulateDay(backend, users, place * 3)
    const alone = computeUncachedQuota(users)
    console.log(`${users} users: ${JSON.stringify({ ...day, naive: alone })}`)
    rows.push(...toRows(users, day, alone))
  }
  await backend.stop()
  mock.timers.reset()
  return rows
}

function toRows(users: number, day: Day, alone: ReturnType<typeof computeUncachedQuota>): Row[] {
  const failed = Object.values(day.errors).reduce((sum, count) => sum + count, 0)
  const [ofSearches, ofUnits] = ['YouTube’s 100 a day', 'YouTube’s 10,000 a day']
  const rows: Row[] = [
    { what: 'searches', against: ofSearches, ratio: day.searches / 100, atMost: 0.95 },
    { what: 'units', against: ofUnits, ratio: day.units / 10_000, atMost: 0.95 },
    { what: 'errors', against: 'answers', ratio: failed / day.answers, atMost: 0 },
    { what: 'trends older than two hours', against: 'answers', ratio: day.staleTrends / day.answers },
    { what: 'dashboards of the day before', against: 'dashboards', ratio: day.olderDashboards / users },
    {
      what: 'searches answered from the lists there are',
      against: 'searches',
      ratio: day.spentSearches / day.searched,
    },
    { what: 'naive: searches', against: ofSearches, ratio: alone.searches / 100 },
    { what: 'naive: units', against: ofUnits, ratio: alone.units / 10_000 },
  ]
  return rows.map((row) => ({ ...row, what: `${users} users, ${row.what}` }))
}
