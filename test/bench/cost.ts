/**
 * `npm run cost -- USERS`: what a month of so many active users costs, and which limit it meets first. Counts are measured
 * on the in-process backend as this runs; prices and quotas (`cost-prices.ts`), the average user (`cost-actions.ts`) and how
 * long others take to answer (`cost-meters.ts`) are not.
 */
import * as z from 'zod/mini'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { measureActions } from './cost-actions.ts'
import { measureJobs } from './cost-jobs.ts'
import { type Limit, limitsOf } from './cost-limits.ts'
import { openMeters } from './cost-meters.ts'
import { billOf, type Line, monthOf } from './cost-month.ts'
import { readOn } from './cost-prices.ts'

const Users = z.coerce.number().check(z.int(), z.minimum(1))
/** What a deployment spends a day at most without a setting of its own (`functions/lib/env.ts`). */
const aiDailyDollars = 5

process.env.NODE_ENV = 'production'
const { log } = console
const users = Users.parse(process.argv[2] ?? 1_000)
const backend = await startBackend()
const meters = await openMeters(backend)
const { counts, keys } = await measureActions(backend, meters)
const accountBytes = await sizeOfAccount(backend)
const jobs = await measureJobs(backend, meters)
await backend.stop()

const month = monthOf(users, counts, jobs)
const [none, one] = [monthOf(0, counts, jobs), monthOf(1, counts, jobs)]
const user = Object.fromEntries(
  Object.entries(one).map(([unit, amount]) => [unit, amount - (Reflect.get(none, unit) ?? 0)]),
)
const limits = limitsOf({ user, jobsDay: jobs.day, keys, accountBytes, aiDailyDollars })

const short = (amount: number) => Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(amount)
const dollars = (amount: number) => amount.toFixed(2)
log('Measured, each time (and a day of jobs without users):\n')
log('| | requests | reads | writes | mails | GB-seconds | KB sent | YouTube units, searches |')
log('|---|---|---|---|---|---|---|---|')
for (const [name, count] of Object.entries({ ...counts, 'a day of jobs': jobs.day })) {
  const { requests = 0, reads = 0, writes = 0, mails = 0, gigabyteSeconds = 0, bytesOut = 0 } = count
  const youtube = `${short(count.youtubeUnits ?? 0)}, ${short(count.youtubeSearches ?? 0)}`
  log(
    `| ${name} | ${[requests, reads, writes, mails, gigabyteSeconds, bytesOut / 1000].map(short).join(' | ')} | ${youtube} |`,
  )
}
log(`\nA month of ${short(users)} active users, US dollars (prices of ${readOn}):\n`)
log('| | a month | dollars | without what is free |')
log('|---|---|---|---|')
for (const line of billOf(month)) log(rowOf(line))
const sum = (of: (line: Line) => number) => dollars(billOf(month).reduce((total, line) => total + of(line), 0))
log(`| **in all** | | **${sum((line) => line.dollars)}** | ${sum((line) => line.gross)} |`)
log('\nLimits, the first one first, by the monthly users that meet it:\n')
log('| limit | users | then |')
log('|---|---|---|')
for (const limit of limits) log(limitRow(limit))
const first = limits.find((limit) => limit.users > users)
log(
  `\n${limits.filter((limit) => limit.users <= users).length} of these are met with ${short(users)}; the next is ${first?.what}.`,
)
process.exit()

function rowOf({ service, parts, dollars: net, gross }: Line): string {
  const amounts = parts.map(({ what, amount }) => `${short(amount)} (${what})`).join(', ')
  return `| ${service} | ${amounts} | ${dollars(net)} | ${dollars(gross)} |`
}

function limitRow({ what, users: at, outcome }: Limit): string {
  return `| ${what} | ${short(at)} | ${outcome} |`
}

async function sizeOfAccount(from: Backend): Promise<number> {
  const items = await from.items('accounts')
  return JSON.stringify(items).length / items.length
}
