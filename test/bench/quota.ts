import { mock } from 'node:test'
import { dayMs, hourMs } from '#shared/duration.ts'
import { createRandom } from '#shared/random.ts'
import { categories, regions } from '#shared/trends.ts'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { createOwners, type Owners } from './quota-owners.ts'
import type { Row } from './row.ts'

/** Midnight Pacific time in winter. */
const midnight = Date.UTC(2027, 0, 11, 8)
/** The number of half-hourly refreshes in a day. */
const refreshes = 48
/** The number of concurrent users. */
const concurrency = 25
/** One of this many users connects their channel on the same day. The others connected it the day before. */
const newUserInterval = 30
/** The search phrases, some of which are searched more than once. */
const phrases = Array.from({ length: 90 }, (_, index) => `topic ${index}`)
/** The requests of a dashboard when it opens. */
const dashboard = ['/api/account', '/api/youtube/analytics?period=28', '/api/youtube/videos']
/** The quota units that a dashboard would use without a cache. */
const dashboardUnits = 3

/** The results of a day's requests. */
interface Day {
  readonly responses: number
  readonly errors: Record<string, number>
  /** Stale lists of trends. */
  readonly staleTrends: number
  /** Dashboards that show the previous day's figures. */
  readonly staleDashboards: number
  readonly searchesFromCache: number
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
  const tally: Tally = {
    responses: 0,
    staleTrends: 0,
    staleDashboards: 0,
    searchesFromCache: 0,
    searched: 0,
    errors: {},
  }
  const start = midnight + day * dayMs
  mock.timers.setTime(start - 12 * hourMs)
  const owners = await createOwners(backend)
  let started = 0
  for (let refresh = 0; refresh < refreshes; refresh++) {
    mock.timers.setTime(start + refresh * (hourMs / 2) + 30_000)
    await backend.invoke('jobs/refresh-trends', {}, 300_000)
    const startedTarget = Math.round((users * (refresh + 1)) / refreshes)
    while (started < startedTarget) {
      const next = Math.min(concurrency, startedTarget - started)
      await Promise.all(
        Array.from({ length: next }, () => simulateVisit(backend, owners, started++, chooseTrends(random), tally)),
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

async function simulateVisit(backend: Backend, owners: Owners, index: number, trends: readonly string[], tally: Tally) {
  const token = await (index % newUserInterval === 0 ? owners.createNew() : owners.createReturning())
  const get = async (path: string) => {
    const { status, body } = await backend.request('GET', path, { as: token })
    const { stale, searchUnavailable, error } = body as {
      stale?: boolean
      searchUnavailable?: object | null
      error?: { code: string }
    }
    const failure = `${path.split('?')[0]} ${status} ${error?.code}`
    if (status !== 200) tally.errors[failure] = (tally.errors[failure] ?? 0) + 1
    tally.responses += 1
    return { stale: stale === true, searchUnavailable: searchUnavailable !== undefined && searchUnavailable !== null }
  }
  for (const path of trends) {
    const { stale, searchUnavailable } = await get(path)
    if (stale) tally.staleTrends += 1
    if (path.includes('search=')) tally.searched += 1
    if (searchUnavailable) tally.searchesFromCache += 1
  }
  const shown = await Promise.all(dashboard.map(get))
  if (shown.some(({ stale }) => stale)) tally.staleDashboards += 1
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

/** `npm run bench -- day`: simulates a day of 1,000 and of 3,000 users, each of whom comes once, with the real functions. Returns the used shares of YouTube's daily quotas. */
export async function quotaBench(sizes: readonly number[] = [1_000, 3_000]): Promise<Row[]> {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const backend = await startBackend()
  // Only after the backend has started, because upload signatures depend on the time and the emulator has to agree.
  mock.timers.enable({ apis: ['Date'], now: midnight - dayMs })
  const rows: Row[] = []
  for (const [index, users] of sizes.entries()) {
    const day = await simulateDay(backend, users, index * 3)
    const uncached = computeUncachedQuota(users)
    console.log(`${users} users: ${JSON.stringify({ ...day, uncached })}`)
    rows.push(...toRows(users, day, uncached))
  }
  await backend.stop()
  mock.timers.reset()
  return rows
}

function toRows(users: number, day: Day, uncached: ReturnType<typeof computeUncachedQuota>): Row[] {
  const failed = Object.values(day.errors).reduce((sum, count) => sum + count, 0)
  const [searchQuota, unitQuota] = ['YouTube’s 100 a day', 'YouTube’s 10,000 a day']
  const rows: Row[] = [
    { metric: 'searches', comparedWith: searchQuota, ratio: day.searches / 100, atMost: 0.95 },
    { metric: 'units', comparedWith: unitQuota, ratio: day.units / 10_000, atMost: 0.95 },
    { metric: 'errors', comparedWith: 'responses', ratio: failed / day.responses, atMost: 0 },
    { metric: 'trends older than two hours', comparedWith: 'responses', ratio: day.staleTrends / day.responses },
    {
      metric: 'dashboards with figures of the previous day',
      comparedWith: 'dashboards',
      ratio: day.staleDashboards / users,
    },
    {
      metric: 'searches answered from cached lists',
      comparedWith: 'searches',
      ratio: day.searchesFromCache / day.searched,
    },
    { metric: 'without a cache: searches', comparedWith: searchQuota, ratio: uncached.searches / 100 },
    { metric: 'without a cache: units', comparedWith: unitQuota, ratio: uncached.units / 10_000 },
  ]
  return rows.map((row) => ({ ...row, metric: `${users} users, ${row.metric}` }))
}
