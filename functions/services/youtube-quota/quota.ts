import { pacificDate } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'

/**
 * How YouTube's daily quota is split, in units; one call of `channels.list` costs one, and so does one
 * of `videos.list` or `playlistItems.list` (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const dataQuota = {
  /** What a project has unless Google gave it more. */
  project: 10_000,
  /** We stop here: 95 %, since YouTube's own count may be ahead of ours. */
  usable: 9_500,
  /** Looking up channels for all visitors together. */
  strangers: 500,
  /** The same for all users who are logged in together, and for each. */
  creators: 1_000,
  eachCreator: 20,
  /** Owners of connected channels reading them: all together, and each. Three units are a visit that finds nothing kept. */
  owners: 5_000,
  /** Of that, for channels of which nothing is kept yet: who has figures sees those, with their date, before somebody sees none. */
  firstReadings: 500,
  eachOwner: 60,
  /** Scheduled work: what the other shares leave. */
  scheduled: 3_000,
  /** Of that, for performance alerts: two to four units a day for each channel whose owner wants them. */
  alerts: 1_000,
} as const

/**
 * The same for reports of the Analytics API, in calls. Google names no number for a day: these are ours, so that a fault
 * of ours cannot ask without end.
 */
export const analyticsQuota = { usable: 50_000, eachOwner: 100 } as const

/** And for calls of the Reporting API, where a first reading of a channel takes about 36. */
export const reportingQuota = { usable: 50_000, eachOwner: 150 } as const

/** A user who reads their connected channel; `isFirst` while nothing of what they ask for is kept. */
export interface OwnerPayer {
  readonly ownerId: string
  readonly isFirst: boolean
}

/** Whose work a call is for: anybody's, a job's, one user's, or one user's who reads their connected channel. */
export type Payer = 'strangers' | 'scheduled' | 'alerts' | { readonly userId: string } | OwnerPayer

/** Takes units out of a budget; false when it has not got them. `functions/store/limits.ts` has the real one. */
export type Take = (key: string, units: number, most: number, expiresAt: number) => Promise<boolean>

const dayKey = (now: number) => `youtube#${pacificDate(now)}`
/** The longest a day can still last, with an hour to spare for the change of the clocks. In seconds. */
const longestDay = 25 * 3600
const expiry = (now: number) => Math.floor(now / 1000) + longestDay

/**
 * Charges one unit to a payer, before the call it is for. The narrowest budget goes first: one that refuses leaves the
 * wider ones alone, and what a wider one refuses was lost to its payer only.
 */
export function chargeDataCall(take: Take, payer: Payer, now = Date.now()): Promise<boolean> {
  const day = dayKey(now)
  return chargeAll(take, [...budgetsOf(payer, day), [day, dataQuota.usable]], now)
}

/** The same for one report of the Analytics API. */
export function chargeAnalyticsReport(take: Take, ownerId: string, now = Date.now()): Promise<boolean> {
  const day = reportsKey(now)
  const budgets = [
    [`${day}#owner#${pseudonymize(ownerId)}`, analyticsQuota.eachOwner] as const,
    [day, analyticsQuota.usable] as const,
  ]
  return chargeAll(take, budgets, now)
}

/** The same for one call of the Reporting API. */
export function chargeReportingCall(take: Take, ownerId: string, now = Date.now()): Promise<boolean> {
  const day = bulkKey(now)
  const budgets = [
    [`${day}#owner#${pseudonymize(ownerId)}`, reportingQuota.eachOwner] as const,
    [day, reportingQuota.usable] as const,
  ]
  return chargeAll(take, budgets, now)
}

const bulkKey = (now: number) => `${dayKey(now)}#bulk`
const reportsKey = (now: number) => `${dayKey(now)}#reports`

type Budget = readonly [key: string, most: number]

async function chargeAll(take: Take, budgets: readonly Budget[], now: number): Promise<boolean> {
  for (const [key, most] of budgets) if (!(await take(key, 1, most, expiry(now)))) return false
  return true
}

function budgetsOf(payer: Payer, day: string): Budget[] {
  if (payer === 'alerts')
    return [
      [`${day}#alerts`, dataQuota.alerts],
      [`${day}#scheduled`, dataQuota.scheduled],
    ]
  if (typeof payer === 'string') return [[`${day}#${payer}`, dataQuota[payer]]]
  if ('ownerId' in payer)
    return [
      [`${day}#owner#${pseudonymize(payer.ownerId)}`, dataQuota.eachOwner],
      [`${day}#owners`, payer.isFirst ? dataQuota.owners : dataQuota.owners - dataQuota.firstReadings],
    ]
  return [
    [`${day}#creator#${pseudonymize(payer.userId)}`, dataQuota.eachCreator],
    [`${day}#creators`, dataQuota.creators],
  ]
}

/**
 * How the 100 calls a day of `search.list` are split, which have a bucket of their own: one call, page or not, is one
 * (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const searchQuota = {
  project: 100,
  /** Categories that have no chart. */
  scheduled: 36,
  /** What users type, of all of them together. */
  users: 59,
  /** New phrases of one user. */
  eachUser: 10,
  /** Nobody's: YouTube's own count may be ahead of ours. */
  kept: 5,
} as const

const searchKey = (share: 'scheduled' | 'users', now: number) => `${dayKey(now)}#search#${share}`

/** Charges one search to a share, before the call it is for. */
export const chargeSearch = (take: Take, share: 'scheduled' | 'users', now = Date.now()): Promise<boolean> =>
  take(searchKey(share, now), 1, searchQuota[share], expiry(now))

/** Takes one new phrase out of a user's own share, so that nobody spends everybody's. */
export const chargeUserSearch = (take: Take, userId: string, now = Date.now()): Promise<boolean> =>
  take(`${dayKey(now)}#search#user#${pseudonymize(userId)}`, 1, searchQuota.eachUser, expiry(now))

/** The counters of today that end something for everybody, and how much each has. */
export const dailyBudgets = (now = Date.now()) =>
  ({
    youtube: { keys: [dayKey(now)], most: dataQuota.usable },
    searches: {
      keys: [searchKey('scheduled', now), searchKey('users', now)],
      most: searchQuota.scheduled + searchQuota.users,
    },
  }) as const

/** After YouTube itself said that the day's searches are spent: none of ours until its next day. */
export async function markSearchQuotaSpent(take: Take, now = Date.now()): Promise<void> {
  for (const share of ['scheduled', 'users'] as const)
    await take(searchKey(share, now), searchQuota[share], Number.MAX_SAFE_INTEGER, expiry(now))
}

/** After YouTube itself said that the day's quota is spent: no call of ours until its next day. */
export async function markDataQuotaSpent(take: Take, now = Date.now()): Promise<void> {
  await take(dayKey(now), dataQuota.usable, Number.MAX_SAFE_INTEGER, expiry(now))
}

/** The same for reports: they have a quota of their own. */
export async function markAnalyticsQuotaSpent(take: Take, now = Date.now()): Promise<void> {
  await take(reportsKey(now), analyticsQuota.usable, Number.MAX_SAFE_INTEGER, expiry(now))
}

/** The same for the Reporting API, which has another. */
export async function markReportingQuotaSpent(take: Take, now = Date.now()): Promise<void> {
  await take(bulkKey(now), reportingQuota.usable, Number.MAX_SAFE_INTEGER, expiry(now))
}
