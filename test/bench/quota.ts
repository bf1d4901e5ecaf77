import { mock } from 'node:test'
import { createRandom } from '#shared/random.ts'
import { categories, regions } from '#shared/trends.ts'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { connectedYesterday, type Owners } from './quota-owners.ts'
import type { Row } from './row.ts'

const hourMs = 3_600_000
/** Midnight in California, in winter. */
const midnight = Date.UTC(2027, 0, 11, 8)
/** A refresh every half hour. */
const turns = 48
/** How many users are served at once. */
const together = 25
/** One of so many connects their channel that very day; the others were here the day before. */
const oneIsNewOf = 30
/** What people search for: some of it twice, most of it once. */
const phrases = Array.from({ length: 90 }, (_, place) => `topic ${place}`)
/** What a dashboard asks for when it opens. */
const dashboard = ['/api/account', '/api/youtube/analytics?period=28', '/api/youtube/videos']
/** What a visit of it costs at YouTube where nothing is kept. */
const dashboardUnits = 3

/** What came of a day's requests. */
interface Day {
  readonly answers: number
  readonly errors: Record<string, number>
  /** Lists of trends that are older than they should be. */
  readonly staleTrends: number
  /** Dashboards that show the figures of the day before, with their date. */
  readonly olderDashboards: number
  readonly spentSearches: number
  readonly searched: number
  readonly units: number
  readonly searches: number
}

/**
 * A day of so many users against the stub server that counts quota as YouTube does, time compressed: each opens Overall and
 * three categories in a region and the dashboard of their channel, and one in twenty searches.
 */
async function dayOf(backend: Backend, users: number, day: number): Promise<Day> {
  const random = createRandom(users)
  const tally: Tally = { answers: 0, staleTrends: 0, olderDashboards: 0, spentSearches: 0, searched: 0, errors: {} }
  const start = midnight + day * 24 * hourMs
  mock.timers.setTime(start - 12 * hourMs)
  const owners = await connectedYesterday(backend)
  let came = 0
  for (let turn = 0; turn < turns; turn++) {
    mock.timers.setTime(start + turn * (hourMs / 2) + 30_000)
    await backend.invoke('jobs/refresh-trends', {}, 300_000)
    const until = Math.round((users * (turn + 1)) / turns)
    while (came < until) {
      const next = Math.min(together, until - came)
      await Promise.all(Array.from({ length: next }, () => visit(backend, owners, came++, plan(random), tally)))
    }
  }
  return { ...tally, units: backend.youtube.unitsSpent(), searches: backend.youtube.searchesSpent() }
}

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T

/** What one user asks for besides their dashboard. */
function plan(random: () => number): string[] {
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
  const token = await (place % oneIsNewOf === 0 ? owners.connectNew() : owners.comeAgain())
  const ask = async (path: string) => {
    const { status, body } = await backend.request('GET', path, { as: token })
    const { stale, resting, error } = body as { stale?: boolean; resting?: object | null; error?: { code: string } }
    const fault = `${path.split('?')[0]} ${error?.code}`
    if (status !== 200) tally.errors[fault] = (tally.errors[fault] ?? 0) + 1
    tally.answers += 1
    return { stale: stale === true, resting: resting !== undefined && resting !== null }
  }
  for (const path of trends) {
    const { stale, resting } = await ask(path)
    if (stale) tally.staleTrends += 1
    if (path.includes('search=')) tally.searched += 1
    if (resting) tally.spentSearches += 1
  }
  const shown = await Promise.all(dashboard.map(ask))
  if (shown.some(({ stale }) => stale)) tally.olderDashboards += 1
}

/** What the same users would cost if each asked YouTube: a chart for Overall, search and statistics per category and phrase. */
function naive(users: number): { units: number; searches: number } {
  const random = createRandom(users)
  let [units, searches] = [0, 0]
  for (let user = 0; user < users; user++) {
    const trends = plan(random)
    units += trends.length + dashboardUnits
    searches += trends.length - 1
  }
  return { units, searches }
}

/** `npm run bench:quota`: a day of 1,000 and of 3,000 users, in shares of what YouTube gives; each must stay below 1. */
export async function quotaBench(sizes: readonly number[] = [1_000, 3_000]): Promise<Row[]> {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const backend = await startBackend()
  // Not before: uploads are signed by the hour, and the emulator has to agree on it.
  mock.timers.enable({ apis: ['Date'], now: midnight - 24 * hourMs })
  const rows: Row[] = []
  for (const [place, users] of sizes.entries()) {
    const day = await dayOf(backend, users, place * 3)
    const alone = naive(users)
    console.log(`${users} users: ${JSON.stringify({ ...day, naive: alone })}`)
    rows.push(...rowsOf(users, day, alone))
  }
  await backend.stop()
  mock.timers.reset()
  return rows
}

function rowsOf(users: number, day: Day, alone: ReturnType<typeof naive>): Row[] {
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
