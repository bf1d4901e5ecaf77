import { dataQuota, searchQuota, uses } from '#functions/services/youtube-quota/quota.ts'
import { throttles } from '#infra/stack/throttles.ts'
import { daySeconds } from '#shared/duration.ts'
import { type Action, profile } from './cost-actions.ts'
import type { Count, SharedKeys } from './cost-meters.ts'
import { daysPerMonth } from './cost-month.ts'
import { prices, quotas } from './cost-prices.ts'

/** The load of the busiest second of a month, relative to the average second. Assumed. */
export const peak = 6
/** A session lasts 30 days; half of the users sign in again on another device. Assumed. */
const signInsPerMonth = 1.5

/**
 * YouTube units per day and daily user that are spent on reading connected channels ahead, even those of owners who
 * do not come that day, as measured by `npm run bench -- quota`.
 */
const unitsAhead = 0.45

const secondsPerMonth = daysPerMonth * daySeconds

/** A limit, the number of monthly users that reach it, and what happens then. */
export interface Limit {
  readonly description: string
  readonly users: number
  readonly outcome: string
}

export interface Measured {
  /** What a user uses per month and the jobs use per day. */
  readonly user: Count
  readonly jobsDay: Count
  readonly keys: Readonly<Record<Action, SharedKeys>>
  readonly aiDailyDollars: number
}

/** Returns every known limit, ordered by the number of monthly users that reach it. */
export function limitsOf({ user, jobsDay, keys, aiDailyDollars }: Measured): Limit[] {
  const perDay = (amount = 0) => amount / daysPerMonth
  const atPeak = (amount = 0) => (amount / secondsPerMonth) * peak
  const dollarsOfAi = (user.tokensIn ?? 0) * prices.tokensIn.dollars + (user.tokensOut ?? 0) * prices.tokensOut.dollars
  const limits: Limit[] = [
    {
      description: `YouTube: ${searchQuota.users} of ${quotas.youtubeSearches} searches per day are for new phrases`,
      users: searchQuota.users / perDay(user.youtubeSearches),
      outcome: 'a new phrase gets results from cached lists until the next day; request more from Google',
    },
    {
      description: `YouTube: ${uses.readAhead.floor} units per day read dashboards ahead`,
      users: uses.readAhead.floor / perDay(unitsAhead * profile['first visit of a day']),
      outcome: 'those who come least often see their last figures with the date; request more from Google',
    },
    {
      description: `YouTube: ${dataQuota.usable} of ${quotas.youtubeUnits} units per day`,
      users: (dataQuota.usable - (jobsDay.youtubeUnits ?? 0)) / perDay(user.youtubeUnits),
      outcome: 'cached data with its age; request more from Google, with an audit',
    },
    {
      description: `Cognito's own sender: ${quotas.poolMails} mails per day`,
      users: quotas.poolMails / perDay(user.poolMails),
      outcome: 'no further sign-up that day: set mailFrom',
    },
    {
      description: `SES's sandbox: ${quotas.sandboxMails} mails per day`,
      users: quotas.sandboxMails / perDay(user.mails),
      outcome:
        'request production access from AWS, which a launch needs anyway: the sandbox mails only verified addresses',
    },
    {
      description: `SES: ${quotas.sesMails} mails per day, a common first quota`,
      users: quotas.sesMails / perDay(user.mails),
      outcome: 'request more from AWS',
    },
    {
      description: `AI: our own cap of ${aiDailyDollars} dollars per day`,
      users: aiDailyDollars / perDay(dollarsOfAi),
      outcome: 'the built-in adviser writes for the rest of the day: raise aiDailyDollars',
    },
    {
      description: `Lambda: ${quotas.newConcurrency} concurrent runs in a new account`,
      users: quotas.newConcurrency / atPeak(runSeconds(user)),
      outcome: 'calls are refused (alarm `throttles`): request 1,000 from AWS',
    },
    {
      description: `Lambda: ${quotas.concurrency} concurrent runs`,
      users: quotas.concurrency / atPeak(runSeconds(user)),
      outcome: 'request more from AWS, per region',
    },
    {
      description: `API: our own throttle of ${throttles.all.rate} requests per second`,
      users: throttles.all.rate / atPeak(user.requests),
      outcome: 'raise `infra/stack/throttles.ts`; an account has 10,000',
    },
    {
      description: `Cognito: ${quotas.signIns} sign-ins per second`,
      users: quotas.signIns / atPeak(signInsPerMonth),
      outcome: 'buy a higher quota, or add a second pool',
    },
    ...hotKeys(keys).flatMap(({ key, reads, writes }) => [
      {
        description: `DynamoDB: ${quotas.keyWrites} writes per second to one key, ${key}`,
        users: quotas.keyWrites / atPeak(writes),
        outcome: 'shard the counter',
      },
      {
        description: `DynamoDB: ${quotas.keyReads} reads per second of one key, ${key}`,
        users: quotas.keyReads / atPeak(reads),
        outcome: 'cache it in the function for a minute, or in CloudFront',
      },
    ]),
  ]
  return limits.filter(({ users }) => Number.isFinite(users)).sort((a, b) => a.users - b.users)
}

/** Returns the run time in seconds of functions with half a gigabyte of memory. */
const runSeconds = ({ gigabyteSeconds = 0 }: Count) => gigabyteSeconds / 0.5

/** Returns the shared keys that a user's month reads and writes most. */
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
