import { dataQuota, searchQuota } from '#functions/services/youtube-quota/quota.ts'
import { throttles } from '#infra/stack/throttles.ts'
import { type Action, profile } from './cost-actions.ts'
import type { Count, SharedKeys } from './cost-meters.ts'
import { daysAMonth } from './cost-month.ts'
import { prices, quotas } from './cost-prices.ts'

/** The busiest second of a month has so many times the work of an average one. Assumed, not measured. */
export const peak = 6
/** A session lasts thirty days; half of the users sign in once more, on another device. Assumed. */
const signInsAMonth = 1.5
/** A page of a scan is a megabyte and takes about so long; jobs have five minutes. Assumed. */
const scan = { bytesASecond: 10e6, seconds: 300 } as const

/** What a dashboard costs whose figures are not fresh. */
const dashboardUnits = 3

const secondsAMonth = daysAMonth * 86_400

/** Something that ends at a number of monthly users, and what happens then. */
export interface Limit {
  readonly what: string
  readonly users: number
  readonly outcome: string
}

export interface Measured {
  /** A month of one user, and a day of the jobs. */
  readonly user: Count
  readonly jobsDay: Count
  readonly keys: Readonly<Record<Action, SharedKeys>>
  /** Bytes of an account's item. */
  readonly accountBytes: number
  readonly aiDailyDollars: number
}

/** Every limit we know of, by the number of monthly users at which it is reached, the first one first. */
export function limitsOf({ user, jobsDay, keys, accountBytes, aiDailyDollars }: Measured): Limit[] {
  const aDay = (amount = 0) => amount / daysAMonth
  const atPeak = (amount = 0) => (amount / secondsAMonth) * peak
  const dollarsOfAi = (user.tokensIn ?? 0) * prices.tokensIn.dollars + (user.tokensOut ?? 0) * prices.tokensOut.dollars
  const limits: Limit[] = [
    {
      what: `YouTube: ${searchQuota.users} of ${quotas.youtubeSearches} searches a day are for new phrases`,
      users: searchQuota.users / aDay(user.youtubeSearches),
      outcome: 'a new phrase is answered from the lists there are, until the next day; or ask Google for more',
    },
    {
      what: `YouTube: ${dataQuota.owners - dataQuota.firstReadings} units a day for dashboards that were seen before`,
      users: (dataQuota.owners - dataQuota.firstReadings) / aDay(dashboardUnits * profile['visit, first of a day']),
      outcome: 'who comes later that day sees their last figures, with their date; ask Google for more',
    },
    {
      what: `YouTube: ${dataQuota.usable} of ${quotas.youtubeUnits} units a day`,
      users: (dataQuota.usable - (jobsDay.youtubeUnits ?? 0)) / aDay(user.youtubeUnits),
      outcome: 'stored answers with their age; ask Google for more, with an audit',
    },
    {
      what: `Cognito's own sender: ${quotas.poolMails} mails a day`,
      users: quotas.poolMails / aDay(user.poolMails),
      outcome: 'nobody more can sign up that day: set mailFrom',
    },
    {
      what: `SES's sandbox: ${quotas.sandboxMails} mails a day`,
      users: quotas.sandboxMails / aDay(user.mails),
      outcome: 'ask AWS to leave it, which a launch needs in any case: it mails verified addresses only',
    },
    {
      what: `SES: ${quotas.sesMails} mails a day, a usual first quota`,
      users: quotas.sesMails / aDay(user.mails),
      outcome: 'ask AWS for more',
    },
    {
      what: `AI: our own ${aiDailyDollars} dollars a day`,
      users: aiDailyDollars / aDay(dollarsOfAi),
      outcome: 'the built-in adviser writes for the rest of the day: raise aiDailyDollars',
    },
    {
      what: `Lambda: ${quotas.newConcurrency} runs at once in a new account`,
      users: quotas.newConcurrency / atPeak(runSeconds(user)),
      outcome: 'calls are refused (alarm `throttles`): ask AWS for 1,000',
    },
    {
      what: `Lambda: ${quotas.concurrency} runs at once`,
      users: quotas.concurrency / atPeak(runSeconds(user)),
      outcome: 'ask AWS for more, per region',
    },
    {
      what: `API: our own throttle of ${throttles.all.rate} requests a second`,
      users: throttles.all.rate / atPeak(user.requests),
      outcome: 'raise `infra/stack/throttles.ts`; AWS gives an account 10,000',
    },
    {
      what: `Cognito: ${quotas.signIns} sign-ins a second`,
      users: quotas.signIns / atPeak(signInsAMonth),
      outcome: 'buy more of it, or a second pool',
    },
    {
      what: 'jobs that look through all accounts in five minutes',
      users: (scan.bytesASecond * scan.seconds) / accountBytes,
      outcome: 'an index by the hour that mails are due, or a queue',
    },
    ...hotKeys(keys).flatMap(({ key, reads, writes }) => [
      {
        what: `DynamoDB: ${quotas.keyWrites} writes a second to one key, ${key}`,
        users: quotas.keyWrites / atPeak(writes),
        outcome: 'split the counter into parts',
      },
      {
        what: `DynamoDB: ${quotas.keyReads} reads a second of one key, ${key}`,
        users: quotas.keyReads / atPeak(reads),
        outcome: 'keep it in the function for a minute, or at CloudFront',
      },
    ]),
  ]
  return limits.filter(({ users }) => Number.isFinite(users)).sort((a, b) => a.users - b.users)
}

/** Seconds that functions of half a gigabyte run. */
const runSeconds = ({ gigabyteSeconds = 0 }: Count) => gigabyteSeconds / 0.5

/** The keys that are no one user's, by what a user's month does to them. */
export function hotKeys(keys: Measured['keys']) {
  const sums = new Map<string, { reads: number; writes: number }>()
  for (const [action, times] of Object.entries(profile) as [Action, number][])
    for (const [dated, { reads, writes }] of keys[action]) {
      const key = dated.replace(/\d{4}-\d\d-\d\d/, 'DAY')
      const sum = sums.get(key) ?? { reads: 0, writes: 0 }
      sums.set(key, { reads: sum.reads + reads * times, writes: sum.writes + writes * times })
    }
  const all = [...sums].map(([key, sum]) => ({ key, ...sum }))
  const most = (kind: 'reads' | 'writes') => all.sort((a, b) => b[kind] - a[kind])[0]
  return [...new Set([most('writes'), most('reads')])].flatMap((one) => (one ? [one] : []))
}
