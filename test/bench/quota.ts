import { mock } from 'node:test'
import { demoChannel } from '#infra/local/stand-ins/youtube/catalogue.ts'
import { randomFrom } from '#shared/random.ts'
import { categories, regions } from '#shared/trends.ts'
import { type House, startHouse } from '#test/support/house.ts'
import type { Row } from './row.ts'

const hourMs = 3_600_000
/** Midnight in California, in winter. */
const midnight = Date.UTC(2027, 0, 11, 8)
/** A refresh every half hour. */
const turns = 48
/** How many users are served at once. */
const together = 25
/** What people search for: some of it twice, most of it once. */
const phrases = Array.from({ length: 90 }, (_, place) => `topic ${place}`)

/** What came of a day's requests. */
interface Day {
  readonly answers: number
  readonly errors: Record<string, number>
  readonly stale: number
  readonly spentSearches: number
  readonly searched: number
  readonly units: number
  readonly searches: number
}

/**
 * A day of so many users against the stand-in that meters quota as YouTube does, time compressed: each opens Overall and
 * three categories in a region, one in twenty searches, and each with a connected channel reads their own videos.
 */
async function dayOf(house: House, users: number, day: number): Promise<Day> {
  const random = randomFrom(users)
  const tally: Tally = { answers: 0, stale: 0, spentSearches: 0, searched: 0, errors: {} }
  const start = midnight + day * 24 * hourMs
  for (let turn = 0; turn < turns; turn++) {
    mock.timers.setTime(start + turn * (hourMs / 2) + 30_000)
    await house.invoke('jobs/refresh-trends', {}, 300_000)
    const present = Math.round((users * (turn + 1)) / turns) - Math.round((users * turn) / turns)
    for (let from = 0; from < present; from += together)
      await Promise.all(
        Array.from({ length: Math.min(together, present - from) }, () => visit(house, plan(random), tally)),
      )
  }
  return { ...tally, units: house.youtube.unitsSpent(), searches: house.youtube.searchesSpent() }
}

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T

/** What one user asks for. */
function plan(random: () => number): string[] {
  const region = pick(regions, random)
  const three = [pick(categories, random), pick(categories, random), pick(categories, random)]
  return [
    `/api/trends?region=${region}`,
    ...three.map((category) => `/api/trends?region=${region}&category=${category}`),
    ...(random() < 0.05 ? [`/api/trends?${new URLSearchParams({ region, search: pick(phrases, random) })}`] : []),
    '/api/youtube/videos',
  ]
}

type Tally = { -readonly [K in keyof Omit<Day, 'units' | 'searches'>]: Day[K] }

async function visit(house: House, paths: readonly string[], tally: Tally): Promise<void> {
  const token = await connectedUser(house)
  for (const path of paths) {
    const { status, body } = await house.request('GET', path, { as: token })
    const { stale, resting, error } = body as { stale?: boolean; resting?: object | null; error?: { code: string } }
    tally.answers += 1
    const fault = `${path.split('?')[0]} ${error?.code}`
    if (status !== 200) tally.errors[fault] = (tally.errors[fault] ?? 0) + 1
    if (stale) tally.stale += 1
    if (path.includes('search=')) tally.searched += 1
    if (resting) tally.spentSearches += 1
  }
}

let made = 0

/** A user whose channel is connected through Google. */
async function connectedUser(house: House): Promise<string> {
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb')
  const { database } = await import('#functions/store/table.ts')
  const userId = `user-${made++}`
  const Item = {
    userId,
    email: `${userId}@example.com`,
    name: 'Ann',
    locale: 'en',
    plan: 'premium',
    channel: { id: demoChannel.id, verified: true },
    createdAt: new Date().toISOString(),
  }
  await database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item }))
  return house.tokenFor(userId)
}

/** What the same users would cost if each asked YouTube: a chart for Overall, search and statistics per category and phrase. */
function naive(users: number): { units: number; searches: number } {
  const random = randomFrom(users)
  let [units, searches] = [0, 0]
  for (let user = 0; user < users; user++) {
    for (const path of plan(random)) {
      units += path === '/api/youtube/videos' ? 2 : 1
      if (path.includes('category=') || path.includes('search=')) searches += 1
    }
  }
  return { units, searches }
}

/** `npm run bench:quota`: a day of 1,000 and of 3,000 users, in shares of what YouTube gives; each must stay below 1. */
export async function quotaBench(sizes: readonly number[] = [1_000, 3_000]): Promise<Row[]> {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const house = await startHouse()
  // Not before: uploads are signed by the hour, and the emulator has to agree on it.
  mock.timers.enable({ apis: ['Date'], now: midnight })
  const rows: Row[] = []
  for (const [place, users] of sizes.entries()) {
    const day = await dayOf(house, users, place * 2)
    const alone = naive(users)
    const { errors, ...figures } = day
    console.log(`${users} users: ${JSON.stringify({ ...figures, errors, naive: alone })}`)
    rows.push(
      { what: `${users} users: searches`, against: 'YouTube’s 100 a day', ratio: day.searches / 100, atMost: 0.95 },
      { what: `${users} users: units`, against: 'YouTube’s 10,000 a day', ratio: day.units / 10_000, atMost: 0.95 },
      {
        what: `${users} users: errors of trends`,
        against: 'answers',
        ratio: trendErrors(errors) / day.answers,
        atMost: 0,
      },
      { what: `${users} users, naive: searches`, against: 'YouTube’s 100 a day', ratio: alone.searches / 100 },
      { what: `${users} users, naive: units`, against: 'YouTube’s 10,000 a day', ratio: alone.units / 10_000 },
    )
  }
  await house.stop()
  mock.timers.reset()
  return rows
}

const trendErrors = (errors: Day['errors']) =>
  Object.entries(errors).reduce((sum, [what, count]) => sum + (what.startsWith('/api/trends') ? count : 0), 0)
