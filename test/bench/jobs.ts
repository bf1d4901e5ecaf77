import { spawnSync } from 'node:child_process'
import { mock } from 'node:test'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SQSClient } from '@aws-sdk/client-sqs'
import { jobSchedules } from '#infra/access/jobs.ts'
import { type FunctionName, sizeOf } from '#infra/access.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import type { TableName } from '#shared/tables.ts'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { fakeDatabase, megabyteMs, requestMs } from './fake-database.ts'
import type { Item } from './fake-expressions.ts'
import type { Row } from './row.ts'

/** A Monday, at midnight in YouTube's time zone: a run may then use 1/96 of the day's budget for requests. */
const startsAt = Date.UTC(2026, 10, 30, 8)
/** The numbers of accounts that are seeded, and the one for which the figures are computed from the last two. */
const [scales, computed] = [[10_000, 100_000, 200_000], 1_000_000]
/** What an account contains on average. */
const followsEach = 10
const channelsEach = 0.5
const tokensEach = 0.1
const draftsEach = 3
/** Items of each other table that the purge reads, for each account. */
const expiring = { usage: 3, mails: 4, results: 0.5, own_history: 1, reach: 1, idempotency: 1 } as const
/** How long a request to Cognito takes, of which two are made at once, and one to SQS, of which five are. In milliseconds. */
const cognitoMs = 80 / 2
const sqsMs = 20 / 5
/** Dollars for a million units, on demand. */
const readPrice = 0.125
const writePrice = 0.625

const padded = (index: number) => `${index}`.padStart(12, '0')
/** Returns a user's id. The ids begin with each digit equally often, as random ones do. */
const userIdOf = (index: number) => `${(index % 16).toString(16)}0000000-0000-4000-8000-${padded(index)}`
const channelIdOf = (index: number) => `UC${`${index}`.padStart(22, '0')}`
const numberIn = (id: string) => Number(/\d+$/.exec(id)?.[0])

/** The result of one run of a job, for a number of accounts. */
interface Result {
  readonly requests: number
  readonly items: number
  readonly readUnits: number
  readonly writeUnits: number
  /** Requests to Cognito, YouTube and SQS. */
  readonly calls: number
  /** The run's duration in Lambda: the CPU seconds of the computation, at the share of a CPU that its memory gives it, plus the time of its requests. */
  readonly seconds: number
}

let outside = 0
/** Replaces Cognito and SQS, whose emulators keep everything in one list. */
function fakeClients(accounts: number) {
  const users = new Map<string, string[]>()
  for (let index = 0; index < accounts; index++) {
    const id = userIdOf(index)
    const same = users.get(id.charAt(0)) ?? []
    users.set(id.charAt(0), same)
    same.push(id)
  }
  const cognito = CognitoIdentityProviderClient.prototype as unknown as { send: (command: object) => Promise<object> }
  cognito.send = async (command) => {
    outside += 1
    const { Filter = '', PaginationToken = '0' } = (command as { input: { Filter?: string; PaginationToken?: string } })
      .input
    const found = users.get(/\^= "(.)"/.exec(Filter)?.[1] ?? '') ?? [/"(.*)"/.exec(Filter)?.[1] ?? '']
    const from = Number(PaginationToken)
    const Users = found
      .slice(from, from + 60)
      .map((Value) => ({ Username: Value, Attributes: [{ Name: 'sub', Value }] }))
    return { Users, ...(from + 60 < found.length && { PaginationToken: `${from + 60}` }) }
  }
  const sqs = SQSClient.prototype as unknown as { send: (command: object) => Promise<object> }
  sqs.send = async (command) => {
    outside += 1
    const { Entries = [] } = (command as { input: { Entries?: { Id: string }[] } }).input
    return { Successful: Entries, Failed: [] }
  }
}

/** Returns the share of a CPU that Lambda gives a function. Assumes that its CPU is as fast as one of this machine. */
const cpuShareOf = (name: FunctionName) => Math.min(1, sizeOf(name).memory / 1769)

/** Fills the database with accounts and what they have. Half of the accounts are due for a report. */
async function seed(accounts: number, now = startsAt) {
  const database = fakeDatabase()
  const { dueAt } = await import('#functions/lib/due.ts')
  const iso = (ms: number) => new Date(ms).toISOString()
  for (let index = 0; index < accounts; index++) {
    const userId = userIdOf(index)
    database.put('accounts', {
      userId,
      email: `${index}@example.com`,
      name: 'Ann',
      locale: 'en',
      timeZone: 'UTC',
      plan: index % 33 === 0 ? 'basic' : 'free',
      mailWeekly: index % 2 === 0,
      mailReminders: index % 10 === 0,
      mailReviews: index % 3 === 0,
      mailAlerts: index % 5 === 0,
      channel: { id: channelIdOf(index), verified: index % 10 === 0 },
      createdAt: iso(now - 30 * dayMs),
      ...(index % 2 === 0 && dueAt('weeklyAt', userId, now)),
    })
  }
  const channels = accounts * channelsEach
  const zipf = (accounts * followsEach - channels) / Math.log(channels)
  const followersOf = (index: number) => Math.max(1, Math.round(zipf / (index + 1)))
  const { adoptChannel } = await import('#functions/store/followed-channels.ts')
  for (let index = 0; index < channels; index++) {
    // Each channel was read within the last 20.01 days. Those read more than 20 days ago are due.
    const ago = (index / channels) * 20.01 * dayMs
    const read = { fetchedAt: iso(now - ago), listedAt: iso(now - ago), countedAt: iso(now - ago / 8) }
    const pushUntil = iso(now + ((index % 97) / 97) * 5 * dayMs + dayMs)
    await adoptChannel(
      channelIdOf(index),
      { followers: followersOf(index), isPaid: index % 3 === 0 },
      { ...read, pushUntil },
    )
  }
  const expiresAt = Math.floor(now / 1000) + 20 * daySeconds
  const made = (
    name: TableName,
    count: number,
    bytes: number,
    at: (index: number) => Item,
    query?: (of: string) => Item[],
  ) => database.make(name, { count: Math.floor(count), bytes, at, ...(query && { query }) })
  const follow = (index: number, id: string) => ({ userId: userIdOf(index), id, followedAt: iso(now) })
  made(
    'follows',
    accounts * followsEach,
    150,
    (index) => follow(index, channelIdOf(index % channels)),
    (of) => Array.from({ length: followersOf(numberIn(of)) }, (_, index) => follow(index, of)),
  )
  made('channels', channels, 400, (index) => ({
    channelId: channelIdOf(index),
    title: 'A channel about baking bread',
    handle: '@bread',
    thumbnail: null,
    subscribers: 1000,
    fetchedAt: iso(now),
    pushed: new Set(),
    expiresAt,
  }))
  const video = (index: number) => ({
    id: `video${`${index}`.padStart(6, '0')}`,
    title: 'Bread',
    publishedAt: iso(now - index * dayMs),
  })
  const videos = Array.from({ length: 50 }, (_, index) => video(index))
  made('uploads', channels, 8000, (index) => ({
    channelId: channelIdOf(index),
    listedAt: iso(now),
    videos,
    expiresAt,
  }))
  made(
    'drafts',
    accounts * draftsEach,
    1500,
    (index) => ({ userId: userIdOf(index), id: padded(index), state: 'idea' }),
    () => [],
  )
  for (const [name, each] of Object.entries(expiring) as [TableName, number][])
    made(
      name,
      accounts * each,
      300,
      (index) => ({ userId: userIdOf(index), id: padded(index), expiresAt }),
      () => [],
    )
  // What an earlier release wrote is added to the indexes once, which is not measured.
  const { jobMark } = await import('#functions/store/cache.ts')
  const indexes = ['reminders', 'alerts', 'email-changes', 'calls', 'tokens'].map((name) => `index-${name}`)
  for (const mark of ['adopt-followed', 'mark-reports-due', ...indexes]) await jobMark(mark).set()
  // A tenth has alerts, which are due four times a day, and a call, with two checks in four weeks.
  const [alertShare, callShare] = [10, 10]
  for (let index = 0; index < accounts; index += alertShare)
    database.put('account_work', {
      userId: userIdOf(index),
      ...dueAt('alertAt', userIdOf(index), now + (((index / alertShare) % 6) + 1) * hourMs),
    })
  for (let index = 0; index < accounts; index += callShare)
    database.put('call_checks', {
      userId: userIdOf(index),
      id: padded(index),
      ...dueAt('checkAt', userIdOf(index), now + (((index / callShare) % 336) + 1) * hourMs),
    })
  const { saveReportingJob } = await import('#functions/services/channel/reach/reporting-job.ts')
  const connected = Math.floor(accounts * tokensEach)
  for (let index = 0; index < connected; index++) {
    const [user_id, channel_id] = [userIdOf(index), channelIdOf(index)]
    database.put('user_tokens', {
      user_id,
      access_token: 'a'.repeat(200),
      refresh_token: 'r'.repeat(100),
      expires_at: 0,
      scopes: [],
      channel_id,
      ...dueAt('reachAt', user_id, now + 6 * hourMs),
    })
    await saveReportingJob({ userId: user_id, channelId: channel_id }, { jobId: 'job', checkedAt: now })
  }
  return database
}

/** What is measured, and its job. The first run queues all that is due by then, the next ones what each hour adds. */
const measured = {
  'reports due': 'jobs/queue-due-work',
  'nothing due': 'jobs/queue-due-work',
  'alerts and checks of an hour': 'jobs/queue-due-work',
  'followed channels': 'jobs/refresh-channels',
  purge: 'jobs/purge-expired',
  'accounts without a login': 'jobs/reconcile-accounts',
} as const
type Measured = keyof typeof measured
const runsADay: Readonly<Record<string, number>> = {
  'rate(1 day)': 1,
  'rate(6 hours)': 4,
  'rate(1 hour)': 24,
  'cron(0 * * * ? *)': 24,
  'rate(15 minutes)': 96,
}

async function measure(
  backend: Backend,
  accounts: number,
  names: readonly Measured[],
  onSeeded: () => void = () => {},
) {
  const seededAt = performance.now()
  fakeClients(accounts)
  mock.timers.enable({ apis: ['Date'], now: startsAt })
  const database = await seed(accounts)
  console.log(`${accounts} accounts seeded in ${((performance.now() - seededAt) / 1000).toFixed(0)} s`)
  onSeeded()
  const results = new Map<Measured, Result>()
  for (const name of names) {
    mock.timers.setTime(name === 'alerts and checks of an hour' ? startsAt + hourMs + 60_000 : startsAt)
    database.reset()
    outside = 0
    const calls = backend.youtube.calls.length
    const start = process.cpuUsage()
    const counts = await backend.invoke(measured[name], {}, () => 10 * hourMs)
    const { requests, trips, items, bytes, readUnits, writeUnits } = database.meter
    const { user, system } = process.cpuUsage(start)
    const here = (user + system) / 1e6
    const others = outside * (name === 'accounts without a login' ? cognitoMs : sqsMs)
    const waited = (trips * requestMs + (bytes / 1e6) * megabyteMs + others) / 1000
    outside += backend.youtube.calls.length - calls
    results.set(name, {
      requests,
      items,
      readUnits,
      writeUnits,
      calls: outside,
      seconds: here / cpuShareOf(measured[name]) + waited,
    })
    console.log(`  ${name}: ${here.toFixed(1)} s here, ${JSON.stringify(counts)}`)
  }
  mock.timers.reset()
  database.restore()
  return results
}

/**
 * Runs the purge, and prints how much memory the process uses before it and at most during it, garbage included. Most of it is the emulators
 * and the seeded accounts, which a function does not hold.
 */
async function measurePurge(backend: Backend, accounts: number): Promise<void> {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1e6
  }
  let [before, peak] = [0, 0]
  const timer = setInterval(() => {
    peak = Math.max(peak, used())
  }, 20)
  await measure(backend, accounts, ['purge'], () => {
    globalThis.gc?.()
    before = peak = used()
  })
  clearInterval(timer)
  console.log(`memory: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`)
}

/** Returns what a run does for more accounts: everything grows as it did between two measurements. */
function extrapolate(less: Result, more: Result, [from, to]: readonly [number, number], accounts: number): Result {
  const line = (read: (of: Result) => number) =>
    read(more) + ((read(more) - read(less)) / (to - from)) * (accounts - to)
  return {
    requests: line((of) => of.requests),
    items: line((of) => of.items),
    readUnits: line((of) => of.readUnits),
    writeUnits: line((of) => of.writeUnits),
    calls: line((of) => of.calls),
    seconds: line((of) => of.seconds),
  }
}

/**
 * `npm run bench -- jobs [--accounts N]`: what the jobs that visit accounts and channels do at 10,000, 100,000 and 200,000 accounts, or
 * at a tenth, half and all of N, and from that at 1 million. With `--purge`, only the purge, at N.
 */
export async function jobsBench(): Promise<Row[]> {
  const { argv } = process
  const given = Number(argv[argv.indexOf('--accounts') + 1])
  const sizes = argv.includes('--accounts') ? [given / 10, given / 2, given].map(Math.floor) : scales
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const backend = await startBackend()
  const names = Object.keys(measured) as Measured[]
  if (argv.includes('--purge')) {
    await measurePurge(backend, sizes.at(-1) ?? 0)
    await backend.stop()
    return []
  }
  const all = new Map<number, Map<Measured, Result>>()
  for (const accounts of sizes) all.set(accounts, await measure(backend, accounts, names))
  await backend.stop()
  const [, from = 0, to = 0] = sizes
  const table: object[] = []
  const rows: Row[] = []
  for (const name of names) {
    const job = measured[name]
    // Reports are due once a week.
    const runs = name === 'reports due' ? 1 / 7 : (runsADay[jobSchedules[job]] ?? 1)
    const { seconds: limit } = sizeOf(job)
    const [less, more] = [all.get(from)?.get(name), all.get(to)?.get(name)]
    if (!less || !more) continue
    const at = (accounts: number) => all.get(accounts)?.get(name) ?? extrapolate(less, more, [from, to], accounts)
    for (const accounts of [...sizes, computed]) {
      const { requests, items, calls, seconds, readUnits, writeUnits } = at(accounts)
      table.push({
        run: name,
        accounts,
        requests: Math.round(requests),
        'items read': Math.round(items),
        'calls outside': Math.round(calls),
        seconds: Number(seconds.toPrecision(3)),
        'dollars a month': Number(
          (((readUnits * readPrice + writeUnits * writePrice) / 1e6) * runs * 30).toPrecision(3),
        ),
      })
    }
    const each = (more.seconds - less.seconds) / (to - from)
    const end = each > 0 ? to + (limit - more.seconds) / each : Number.POSITIVE_INFINITY
    rows.push({
      metric: `${name} at ${to} accounts, seconds`,
      comparedWith: `${limit} s; reached at ${end.toPrecision(2)}`,
      ratio: more.seconds / limit,
    })
  }
  console.table(table)
  const purge = spawnSync(
    process.execPath,
    [
      '--max-old-space-size=512',
      '--expose-gc',
      ...process.execArgv,
      argv[1] ?? '',
      'jobs',
      '--purge',
      '--accounts',
      `${to}`,
    ],
    { encoding: 'utf8' },
  )
  console.log(
    `Purge with ${to * followsEach} follows in 512 MB: ${purge.stdout.trim().replaceAll(/\s*\n\s*/g, '; ')}${purge.stderr.slice(-500)}`,
  )
  rows.push({
    metric: 'failures of a purge in 512 MB',
    comparedWith: 'one',
    ratio: purge.status === 0 ? 0 : 1,
    atMost: 0,
  })
  return rows
}
