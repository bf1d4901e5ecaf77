import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#shared/random.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { signUpUsers } from '#test/support/system-users.ts'
import { median, type Row } from './row.ts'

const users = 200
/** The share of each action in percent. Some drafts repeat, as when a user returns to an earlier wording. */
const actionShares = {
  page: 10,
  account: 15,
  'cached trends': 35,
  'trend insight': 5,
  history: 15,
  analysis: 15,
  titles: 5,
} as const
type Action = keyof typeof actionShares
/** Average milliseconds between two actions of a user. */
const thinkMs = 5_000
/** The baseline: an endpoint that only counts requests for its rate limit, called at a steady rate. */
const baseline = { path: `/api/unsubscribe/weekly.nobody.${'A'.repeat(43)}`, everyMs: 200 }

interface Tally {
  readonly times: Map<string, number[]>
  readonly errors: Map<string, number>
}

/**
 * `npm run bench:load`: simulates users for LOAD_SECONDS (120 by default) against the system that `npm start` runs, in its
 * own process on this machine. The first quarter warms up: only its errors count.
 */
export async function loadBench(seconds = Number(process.env.LOAD_SECONDS ?? 120)): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-load-'))
  const system = await startSystem(data)
  try {
    const tokens = await signUpUsers(system, users)
    const tally: Tally = { times: new Map(), errors: new Map() }
    const memory: number[] = []
    const end = performance.now() + seconds * 1000
    const warmUpEnd = end - seconds * 750
    const isRunning = () => performance.now() < end
    await Promise.all([
      ...tokens.map((token, userIndex) => simulateUser(system, { token, userIndex, isRunning, warmUpEnd }, tally)),
      callBaseline(system, isRunning, warmUpEnd, tally),
      sampleMemory(system, isRunning, memory),
    ])
    printTally(tally, seconds)
    return createRows(tally, memory)
  } finally {
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}

interface User {
  readonly token: string
  readonly userIndex: number
  readonly isRunning: () => boolean
  /** Requests that start before this time are not measured. */
  readonly warmUpEnd: number
}

async function simulateUser(
  { url }: RunningSystem,
  { token, userIndex, isRunning, warmUpEnd }: User,
  tally: Tally,
): Promise<void> {
  const random = createRandom(userIndex + 1)
  // Users start at different times. The first read of the account resolves the channel entered at sign-up.
  await sleep(random() * thinkMs)
  await measure('account', () => sendAction(url, token, 'account', userIndex, random), warmUpEnd, tally)
  while (isRunning()) {
    const action = pickAction(random)
    await measure(action, () => sendAction(url, token, action, userIndex, random), warmUpEnd, tally)
    await sleep(random() * 2 * thinkMs)
  }
}

/** Each action repeated as often as its share in percent. */
const weightedActions = (Object.entries(actionShares) as [Action, number][]).flatMap(([action, share]) =>
  Array.from({ length: share }, () => action),
)
const pickAction = (random: () => number): Action =>
  weightedActions[Math.floor(random() * weightedActions.length)] ?? 'page'

async function sendAction(url: string, token: string, action: Action, userIndex: number, random: () => number) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const get = (path: string) => fetch(`${url}${path}`, { headers })
  const title = `How to bake bread in ${userIndex + 1} hours, part ${1 + Math.floor(random() * 2)}`
  const send = (path: string) => fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify({ title }) })
  if (action === 'page') return fetch(`${url}/`)
  if (action === 'account') return get('/api/account')
  if (action === 'cached trends') return get('/api/trends?region=US')
  if (action === 'history') return get('/api/analyses')
  if (action === 'trend insight') return readInsight(url, headers)
  return send(action === 'analysis' ? '/api/analyze' : '/api/titles')
}

let video: Promise<string> | undefined
async function readInsight(url: string, headers: Record<string, string>) {
  video ??= fetch(`${url}/api/trends?region=US`, { headers })
    .then((response) => response.text())
    .then((text) => /"id":"([\w-]{11})"/.exec(text)?.[1] ?? '')
  return fetch(`${url}/api/trends/${await video}/insight?region=US`, { headers })
}

async function callBaseline(
  { url }: RunningSystem,
  isRunning: () => boolean,
  warmUpEnd: number,
  tally: Tally,
): Promise<void> {
  while (isRunning()) {
    await measure('baseline', () => fetch(`${url}${baseline.path}`, { redirect: 'manual' }), warmUpEnd, tally)
    await sleep(baseline.everyMs)
  }
}

/** Runs a request and records its time, or its error if the status is 400 or above. */
async function measure(name: string, work: () => Promise<Response>, warmUpEnd: number, { times, errors }: Tally) {
  const start = performance.now()
  const failure = await work().then(
    async (response) => {
      const text = await response.text()
      const [code = text.slice(0, 80)] = /"code":"\w+"/.exec(text) ?? []
      return response.status < 400 ? undefined : `${name} ${response.status} ${code}`
    },
    (error: unknown) => `${name} ${error}`,
  )
  if (failure) errors.set(failure, (errors.get(failure) ?? 0) + 1)
  if (start < warmUpEnd) return
  const recorded = times.get(name) ?? []
  times.set(name, recorded)
  recorded.push(performance.now() - start)
}

async function sampleMemory({ pid }: RunningSystem, isRunning: () => boolean, memory: number[]): Promise<void> {
  while (isRunning()) {
    memory.push(await residentMegabytes(pid))
    await sleep(1_000)
  }
}

/** Returns the resident memory of a process group in megabytes, or NaN on a machine without /proc. */
async function residentMegabytes(group: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const sizes = await Promise.all(pids.map((pid) => sizeInGroup(pid, group)))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
  return kilobytes > 0 ? kilobytes / 1024 : Number.NaN
}

/** Returns the kilobytes of a process of the group, or 0 for other processes and for one that has ended. */
async function sizeInGroup(pid: string, group: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // `pid (name) state ppid pgrp ...`, and the name may contain any character.
  const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(pgrp) !== group) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

/** Returns the time within which a share of the responses arrived. */
const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN

function printTally({ times, errors }: Tally, seconds: number): void {
  const all = [...times].filter(([name]) => name !== 'baseline').flatMap(([, each]) => each)
  const rows = [['all', all] as const, ...times].map(([name, each]) => ({
    action: name,
    responses: each.length,
    'per second': Number((each.length / (seconds * 0.75)).toFixed(1)),
    ...Object.fromEntries([50, 95, 99].map((share) => [`p${share}, ms`, Math.round(quantile(each, share / 100))])),
  }))
  console.table(rows)
  for (const [error, count] of errors) console.log(`${count} x ${error}`)
}

function createRows({ times, errors }: Tally, memory: readonly number[]): Row[] {
  const p95 = (name: string) => quantile(times.get(name) ?? [], 0.95)
  const responses = [...times.values()].reduce((sum, { length }) => sum + length, 0)
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  const quarter = Math.floor(memory.length / 4)
  const early = median(memory.slice(quarter, 2 * quarter))
  const late = median(memory.slice(-quarter))
  return [
    { metric: `${users} users: errors`, comparedWith: 'responses', ratio: failed / responses, atMost: 0 },
    {
      metric: 'cached trends, p95',
      comparedWith: 'the baseline',
      ratio: p95('cached trends') / p95('baseline'),
      atMost: 3,
    },
    {
      metric: `memory at the end, ${Math.round(late)} MB`,
      comparedWith: 'after warming up',
      ratio: late / early,
      atMost: 1.1,
    },
  ]
}
