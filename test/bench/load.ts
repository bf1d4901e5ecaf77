import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#shared/random.ts'
import { type Started, startSystem } from '#test/support/start.ts'
import { signUpMany } from '#test/support/system-users.ts'
import { residentMegabytes } from './load-memory.ts'
import { median, type Row } from './row.ts'

const users = 200
/** What a user does next, and how often of a hundred times. Drafts come again, as when somebody edits to and fro. */
const mix = {
  page: 10,
  account: 15,
  'cached trends': 35,
  'a video explained': 5,
  history: 15,
  analysis: 15,
  titles: 5,
} as const
type Action = keyof typeof mix
/** Milliseconds between two things that one user does, on average. */
const thinkMs = 5_000
/** The function that does nothing but count its caller: the yardstick, asked at an even pace besides. */
const trivial = { path: `/api/unsubscribe/weekly.nobody.${'A'.repeat(43)}`, everyMs: 200 }

interface Tally {
  readonly times: Map<string, number[]>
  readonly errors: Map<string, number>
}

/**
 * `npm run bench:load`: so many users for LOAD_SECONDS (120 unless said) against the system that `npm start` runs, in a
 * process of its own, all on this machine. The first quarter warms up and counts for errors only.
 */
export async function loadBench(seconds = Number(process.env.LOAD_SECONDS ?? 120)): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-load-'))
  const system = await startSystem(data)
  try {
    const tokens = await signUpMany(system, users)
    const tally: Tally = { times: new Map(), errors: new Map() }
    const memory: number[] = []
    const end = performance.now() + seconds * 1000
    const warm = end - seconds * 750
    const going = () => performance.now() < end
    await Promise.all([
      ...tokens.map((token, place) => beUser(system, { token, place, going, warm }, tally)),
      beYardstick(system, going, warm, tally),
      watchMemory(system, going, memory),
    ])
    tell(tally, seconds)
    return rowsOf(tally, memory)
  } finally {
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}

interface User {
  readonly token: string
  readonly place: number
  readonly going: () => boolean
  readonly warm: number
}

async function beUser({ url }: Started, { token, place, going, warm }: User, tally: Tally): Promise<void> {
  const random = createRandom(place + 1)
  // Not all at once. The first look at the account finds the channel that was named at sign-up.
  await sleep(random() * thinkMs)
  await timed('account', () => perform(url, token, 'account', place, random), warm, tally)
  while (going()) {
    const action = pick(random)
    await timed(action, () => perform(url, token, action, place, random), warm, tally)
    await sleep(random() * 2 * thinkMs)
  }
}

/** One of a hundred, as the mix has them. */
const hundred = (Object.entries(mix) as [Action, number][]).flatMap(([action, share]) =>
  Array.from({ length: share }, () => action),
)
const pick = (random: () => number): Action => hundred[Math.floor(random() * hundred.length)] ?? 'page'

async function perform(url: string, token: string, action: Action, place: number, random: () => number) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const get = (path: string) => fetch(`${url}${path}`, { headers })
  const title = `How to bake bread in ${place + 1} hours, part ${1 + Math.floor(random() * 2)}`
  const send = (path: string) => fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify({ title }) })
  if (action === 'page') return fetch(`${url}/`)
  if (action === 'account') return get('/api/account')
  if (action === 'cached trends') return get('/api/trends?region=US')
  if (action === 'history') return get('/api/analyses')
  if (action === 'a video explained') return explain(url, headers)
  return send(action === 'analysis' ? '/api/analyze' : '/api/titles')
}

let video: Promise<string> | undefined
async function explain(url: string, headers: Record<string, string>) {
  video ??= fetch(`${url}/api/trends?region=US`, { headers })
    .then((response) => response.text())
    .then((text) => /"id":"([\w-]{11})"/.exec(text)?.[1] ?? '')
  return fetch(`${url}/api/trends/${await video}/insight?region=US`, { headers })
}

async function beYardstick({ url }: Started, going: () => boolean, warm: number, tally: Tally): Promise<void> {
  while (going()) {
    await timed('trivial', () => fetch(`${url}${trivial.path}`, { redirect: 'manual' }), warm, tally)
    await sleep(trivial.everyMs)
  }
}

/** Anything but a success, or the redirect that the yardstick answers, is an error. */
async function timed(name: string, work: () => Promise<Response>, warm: number, { times, errors }: Tally) {
  const began = performance.now()
  const wrong = await work().then(
    async (response) => {
      const text = await response.text()
      const [code = text.slice(0, 80)] = /"code":"\w+"/.exec(text) ?? []
      return response.status < 400 ? undefined : `${name} ${response.status} ${code}`
    },
    (error: unknown) => `${name} ${error}`,
  )
  if (wrong) errors.set(wrong, (errors.get(wrong) ?? 0) + 1)
  if (began < warm) return
  const known = times.get(name) ?? []
  times.set(name, known)
  known.push(performance.now() - began)
}

async function watchMemory({ pid }: Started, going: () => boolean, memory: number[]): Promise<void> {
  while (going()) {
    memory.push(await residentMegabytes(pid))
    await sleep(1_000)
  }
}

/** The time within which such a share of the answers came. */
const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN

function tell({ times, errors }: Tally, seconds: number): void {
  const all = [...times].filter(([name]) => name !== 'trivial').flatMap(([, each]) => each)
  const rows = [['all', all] as const, ...times].map(([name, each]) => ({
    what: name,
    answers: each.length,
    'a second': Number((each.length / (seconds * 0.75)).toFixed(1)),
    ...Object.fromEntries([50, 95, 99].map((share) => [`p${share}, ms`, Math.round(quantile(each, share / 100))])),
  }))
  console.table(rows)
  for (const [error, count] of errors) console.log(`${count} x ${error}`)
}

function rowsOf({ times, errors }: Tally, memory: readonly number[]): Row[] {
  const p95 = (name: string) => quantile(times.get(name) ?? [], 0.95)
  const answers = [...times.values()].reduce((sum, { length }) => sum + length, 0)
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  const quarter = Math.floor(memory.length / 4)
  const early = median(memory.slice(quarter, 2 * quarter))
  const late = median(memory.slice(-quarter))
  return [
    { what: `${users} users: errors`, against: 'answers', ratio: failed / answers, atMost: 0 },
    {
      what: 'cached trends, p95',
      against: 'a trivial function’s',
      ratio: p95('cached trends') / p95('trivial'),
      atMost: 3,
    },
    {
      what: `memory at the end, ${Math.round(late)} MB`,
      against: 'after warming up',
      ratio: late / early,
      atMost: 1.1,
    },
  ]
}
