/**
 * `npm run cost -- USERS`: prints what a month with this many active users costs and which limits it reaches. Counts are
 * measured on the in-process backend during the run. Prices and quotas (`cost-prices.ts`), the average user
 * (`cost-actions.ts`) and the latency of external services (`cost-meters.ts`) are assumptions.
 */
import '#infra/sdk-environment.ts'
import * as z from 'zod/mini'
import { startBackend } from '#test/support/backend.ts'
import { measureActions } from './cost-actions.ts'
import { measureJobs } from './cost-jobs.ts'
import { type Limit, limitsOf } from './cost-limits.ts'
import { type Count, openMeters } from './cost-meters.ts'
import { billOf, type Line, monthOf } from './cost-month.ts'
import { readOn } from './cost-prices.ts'

const Users = z.coerce.number().check(z.int(), z.minimum(1))
/** The default cap on AI spending per day, in US dollars (`functions/lib/env.ts`). */
const aiDailyDollars = 5

process.env.NODE_ENV = 'production'
const { log } = console
const users = Users.parse(process.argv[2] ?? 1_000)
// Lambda runs the complete client, and not the tables.
const backend = await startBackend({ tablesApart: true })
const meters = await openMeters(backend)
const { counts, keys } = await measureActions(backend, meters)
const jobs = await measureJobs(backend, meters)
await backend.stop()

const month = monthOf(users, counts, jobs)
const none = monthOf(0, counts, jobs)
const one = monthOf(1, counts, jobs)
const user = Object.fromEntries(
  Object.entries(one).map(([unit, amount]) => [unit, amount - (Reflect.get(none, unit) ?? 0)]),
)
const limits = limitsOf({ user, jobsDay: jobs.day, keys, aiDailyDollars })

const formatAmount = (amount: number) => Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(amount)
const dollars = (amount: number) => amount.toFixed(2)
log('Measured per action, and for a day of jobs without users:\n')
log('| | requests | reads | writes | mails | GB-seconds | KB sent | YouTube units, searches |')
log('|---|---|---|---|---|---|---|---|')
const ofJobs = { 'a day of jobs': jobs.day, 'each account on that day': jobs.account, ...jobs.item }
for (const [name, count] of Object.entries<Count>({ ...counts, ...ofJobs })) {
  const { requests = 0, reads = 0, writes = 0, mails = 0, gigabyteSeconds = 0, bytesOut = 0 } = count
  const youtube = `${formatAmount(count.youtubeUnits ?? 0)}, ${formatAmount(count.youtubeSearches ?? 0)}`
  log(
    `| ${name} | ${[requests, reads, writes, mails, gigabyteSeconds, bytesOut / 1000].map(formatAmount).join(' | ')} | ${youtube} |`,
  )
}
log(`\nA month of ${formatAmount(users)} active users, US dollars (prices of ${readOn}):\n`)
log('| | per month | dollars | before free tiers |')
log('|---|---|---|---|')
for (const line of billOf(month)) log(rowOf(line))
const sum = (getDollars: (line: Line) => number) =>
  dollars(billOf(month).reduce((total, line) => total + getDollars(line), 0))
log(`| **total** | | **${sum((line) => line.dollars)}** | ${sum((line) => line.gross)} |`)
log('\nLimits, ordered by the number of monthly users that reach them:\n')
log('| limit | users | then |')
log('|---|---|---|')
for (const limit of limits) log(limitRow(limit))
const first = limits.find((limit) => limit.users > users)
log(
  `\n${limits.filter((limit) => limit.users <= users).length} of these are reached with ${formatAmount(users)}; the next is ${first?.description}.`,
)
process.exit()

function rowOf({ service, parts, dollars: net, gross }: Line): string {
  const amounts = parts.map(({ unit, amount }) => `${formatAmount(amount)} (${unit})`).join(', ')
  return `| ${service} | ${amounts} | ${dollars(net)} | ${dollars(gross)} |`
}

function limitRow({ description, users: userCount, outcome }: Limit): string {
  return `| ${description} | ${formatAmount(userCount)} | ${outcome} |`
}
