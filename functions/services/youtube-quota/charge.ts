import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { pacificDate } from '#functions/lib/period.ts'
import { findPlan } from '#functions/lib/plan.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { readBudgetUsed, refundBudget, spendAndCount, spendBudget } from '#functions/store/limits.ts'
import type { PlanName } from '#shared/plans.ts'
import {
  analyticsQuota,
  dataQuota,
  eachCreator,
  freeFollowingCap,
  poolUnits,
  reportingQuota,
  searchQuota,
  statsQuota,
  type Use,
  unitsLent,
  uses,
} from './quota.ts'

/**
 * Why an owner's channel is read: `first` while nothing is cached, `daily` if the cached data is older than a day, `again` if they
 * refresh figures of the same day, or for titles of top videos, and `others` for what is not read ahead.
 */
export type Reading = 'first' | 'daily' | 'again' | 'others'

/** A user who reads their connected channel. */
export interface OwnerPayer {
  readonly ownerId: string
  readonly reading: Reading
}

/** A user who looks something up, or whose titles are judged by the history of their channel. */
interface UserPayer {
  readonly userId: string
  /** By default `lookUps`. */
  readonly use?: 'lookUps' | 'history'
}

/**
 * What a call is made for, with the user or owner whose share pays for it. `freeFollowing` is for channels that no paying user follows.
 */
export type Payer =
  | Exclude<
      Use,
      'firstReads' | 'visits' | 'recounts' | 'updates' | 'lookUps' | 'freeLookUps' | 'history' | 'freeHistory'
    >
  | 'freeFollowing'
  | UserPayer
  | OwnerPayer

type Budget = readonly [key: string, limit: number]

const dayKey = (now: number) => `youtube#${pacificDate(now)}`
const analyticsKey = (now: number) => `${dayKey(now)}#reports`
const reportingKey = (now: number) => `${dayKey(now)}#bulk`
const statsKey = (now: number) => `${dayKey(now)}#stats`
const searchKey = (share: 'scheduled' | 'users', now: number) => `${dayKey(now)}#search#${share}`

/** The longest Pacific day, in seconds: 24 hours, and one more when the clocks change. */
const longestDay = 25 * 3600
const expiry = (now: number) => Math.floor(now / 1000) + longestDay

/** Charges one unit of the Data API to a payer. Returns false when a budget is spent. Call it before the request. */
export async function chargeDataCall(payer: Payer, now = Date.now()): Promise<boolean> {
  const { use, budgets } = await resolve(payer, dayKey(now))
  return (
    (await spendAll(budgets, now)) &&
    (await chargeUse(use, now)) &&
    spendBudget(dayKey(now), 1, dataQuota.usable, expiry(now))
  )
}

const keyOfUse = (use: Use, now: number) => `${dayKey(now)}#${use}`
const poolKey = (now: number) => `${dayKey(now)}#pool`
const lentKey = (now: number) => `${dayKey(now)}#lent`

/** Returns the units that are reserved for a use today: only reading ahead lends some. */
const floorToday = async (use: Use, now: number): Promise<number> =>
  uses[use].floor - (use === 'readAhead' ? await readBudgetUsed(lentKey(now)) : 0)

/**
 * Moves what reading ahead will not need of its floor to the pool of the day that begins at `start`, once. Its floor is lowered first:
 * after a crash in between, nobody has those units, and no other floor lacks any.
 */
export async function lendUnits(channels: number, start: number): Promise<void> {
  const units = unitsLent(channels)
  if (units > 0 && (await spendBudget(lentKey(start), units, units, expiry(start))))
    await spendBudget(poolKey(start), -units, poolUnits, expiry(start))
}

/** Spends a unit of a use: from its floor, else from the pool up to its cap. Returns false, without spending, if none is left. */
async function chargeUse(use: Use, now: number): Promise<boolean> {
  const { cap } = uses[use]
  const floor = await floorToday(use, now)
  const used = await spendAndCount(keyOfUse(use, now), 1, cap, expiry(now))
  if (used === undefined) return false
  if (used <= floor || (await spendBudget(poolKey(now), 1, poolUnits, expiry(now)))) return true
  await refundBudget(keyOfUse(use, now), 1)
  return false
}

/** Returns how many units a use can still take today. */
export async function readUnitsLeft(use: Use, now = Date.now()): Promise<number> {
  const { cap } = uses[use]
  const [floor, used, pool, all] = await Promise.all([
    floorToday(use, now),
    readBudgetUsed(keyOfUse(use, now)),
    readLeft([poolKey(now), poolUnits]),
    readLeft([dayKey(now), dataQuota.usable]),
  ])
  return Math.min(Math.max(0, floor - used) + Math.min(pool, cap - Math.max(floor, used)), all)
}

/** Charges a newly followed channel to a user, separately from its look-up. Returns false when the user's units are spent. */
export const chargeNewFollow = async (userId: string, now = Date.now()): Promise<boolean> =>
  spendAll([ownBudget(userId, await planOf(userId), dayKey(now))], now)

/** Returns how many units for followed channels are left today: in total, and for channels that only Free users follow. */
export async function readFollowingUnitsLeft(now = Date.now()): Promise<{ all: number; free: number }> {
  const day = dayKey(now)
  const [all, free] = await Promise.all([readUnitsLeft('following', now), readLeft(freeFollowingBudget(day))])
  return { all, free: Math.min(all, free) }
}

const readLeft = async ([key, limit]: Budget) => Math.max(0, limit - (await readBudgetUsed(key)))

/** Charges one report of the Analytics API to a channel's owner. Returns false when a budget is spent. */
export const chargeAnalyticsReport = (ownerId: string, now = Date.now()): Promise<boolean> =>
  chargeOwner(analyticsKey(now), ownerId, analyticsQuota, now)

/** Charges one call of the Reporting API to a channel's owner. Returns false when a budget is spent. */
export const chargeReportingCall = (ownerId: string, now = Date.now()): Promise<boolean> =>
  chargeOwner(reportingKey(now), ownerId, reportingQuota, now)

/** What calls of `videos.batchGetStats` are made for, and their maximum per day. */
const statsShares = { settling: statsQuota.settling, following: statsQuota.usable - statsQuota.reserved } as const
type StatsShare = keyof typeof statsShares

const statsBudgets = (share: StatsShare, now: number): readonly Budget[] => [
  [`${statsKey(now)}#${share}`, statsShares[share]],
  [statsKey(now), statsQuota.usable],
]

/** Charges one call of `videos.batchGetStats` to a share. Returns false when the share or the day's budget is spent. */
export const chargeStatsCall = (share: StatsShare, now = Date.now()): Promise<boolean> =>
  spendAll(statsBudgets(share, now), now)

/** Returns how many calls of `videos.batchGetStats` are left today for counting followed channels. */
export const readFollowingStatsLeft = async (now = Date.now()): Promise<number> =>
  Math.min(...(await Promise.all(statsBudgets('following', now).map(readLeft))))

/** Marks today's calls of `videos.batchGetStats` as spent. */
export const markStatsQuotaSpent = (now = Date.now()): Promise<void> => markSpent(statsKey(now), statsQuota.usable, now)

/** Charges one search to a share. Returns false when the share is spent. */
export const chargeSearch = (share: 'scheduled' | 'users', now = Date.now()): Promise<boolean> =>
  spendBudget(searchKey(share, now), 1, searchQuota[share], expiry(now))

/** Charges one new phrase to a user's own share of the searches. Returns false when it is spent. */
export const chargeUserSearch = (userId: string, now = Date.now()): Promise<boolean> =>
  spendBudget(`${dayKey(now)}#search#user#${pseudonymize(userId)}`, 1, searchQuota.eachUser, expiry(now))

const chargeOwner = (key: string, ownerId: string, limits: { eachOwner: number; usable: number }, now: number) =>
  spendAll(
    [
      [`${key}#owner#${pseudonymize(ownerId)}`, limits.eachOwner],
      [key, limits.usable],
    ],
    now,
  )

/**
 * Spends one unit of each budget, the narrowest first. If that one is spent, the wider ones stay unchanged. If a wider one is spent, only
 * the payer loses a unit.
 */
async function spendAll(budgets: readonly Budget[], now: number): Promise<boolean> {
  for (const [key, limit] of budgets) if (!(await spendBudget(key, 1, limit, expiry(now)))) return false
  return true
}

const freeFollowingBudget = (day: string): Budget => [`${day}#following#free`, freeFollowingCap]

/** The units of one user for all purposes. With a budget per purpose, one account could spend all of them. */
const ownBudget = (userId: string, plan: PlanName, day: string): Budget => [
  `${day}#creator#${pseudonymize(userId)}`,
  eachCreator[plan],
]

const planOf = async (userId: string): Promise<PlanName> => (await findPlan(userId)) ?? 'free'

const usesByReading = {
  first: 'firstReads',
  daily: 'visits',
  again: 'updates',
  others: 'recounts',
} as const satisfies Record<Reading, Use>

const freeUses = { lookUps: 'freeLookUps', history: 'freeHistory' } as const satisfies Partial<Record<Use, Use>>

/** Returns the use to which a payer's calls are charged, and budgets within it. */
async function resolve(payer: Payer, day: string): Promise<{ use: Use; budgets: readonly Budget[] }> {
  if (payer === 'freeFollowing') return { use: 'following', budgets: [freeFollowingBudget(day)] }
  if (typeof payer === 'string') return { use: payer, budgets: [] }
  if ('ownerId' in payer) {
    const own: Budget = [`${day}#owner#${pseudonymize(payer.ownerId)}`, dataQuota.eachOwner]
    return { use: usesByReading[payer.reading], budgets: [own] }
  }
  const { userId, use = 'lookUps' } = payer
  const plan = await planOf(userId)
  return { use: plan === 'free' ? freeUses[use] : use, budgets: [ownBudget(userId, plan, day)] }
}

/**
 * Marks today's Data API quota as spent, after YouTube reported it. No more calls are made until the next Pacific day.
 */
export const markDataQuotaSpent = (now = Date.now()): Promise<void> => markSpent(dayKey(now), dataQuota.usable, now)

/** Marks today's Analytics API quota as spent. */
export const markAnalyticsQuotaSpent = (now = Date.now()): Promise<void> =>
  markSpent(analyticsKey(now), analyticsQuota.usable, now)

/** Marks today's Reporting API quota as spent. */
export const markReportingQuotaSpent = (now = Date.now()): Promise<void> =>
  markSpent(reportingKey(now), reportingQuota.usable, now)

/** Marks today's searches as spent, in both shares. */
export async function markSearchQuotaSpent(now = Date.now()): Promise<void> {
  for (const share of ['scheduled', 'users'] as const) await markSpent(searchKey(share, now), searchQuota[share], now)
}

async function markSpent(key: string, units: number, now: number): Promise<void> {
  await spendBudget(key, units, Number.MAX_SAFE_INTEGER, expiry(now))
}

/**
 * Makes one call of the Data API for the owner of a connected channel. Charges it first, and marks the quota as spent
 * when YouTube says so. Throws Failure `youtube_quota_exceeded` when one of our budgets is spent, else YouTubeError.
 */
export const withDataQuota = <T>(owner: OwnerPayer, call: () => Promise<T>): Promise<T> =>
  withQuota(() => chargeDataCall(owner), call, markDataQuotaSpent)

/** Fetches one report of the Analytics API, charged like {@link withDataQuota}. */
export const withAnalyticsQuota = <T>(ownerId: string, call: () => Promise<T>): Promise<T> =>
  withQuota(() => chargeAnalyticsReport(ownerId), call, markAnalyticsQuotaSpent)

/** Makes one call of the Reporting API, charged like {@link withDataQuota}. */
export const withReportingQuota = <T>(ownerId: string, call: () => Promise<T>): Promise<T> =>
  withQuota(() => chargeReportingCall(ownerId), call, markReportingQuotaSpent)

async function withQuota<T>(
  charge: () => Promise<boolean>,
  call: () => Promise<T>,
  markQuotaSpent: () => Promise<void>,
): Promise<T> {
  if (!(await charge())) throw new Failure('youtube_quota_exceeded')
  try {
    return await call()
  } catch (error) {
    if (error instanceof YouTubeError && error.kind === 'quota') await markQuotaSpent()
    throw error
  }
}

/**
 * Makes a call that is already charged. Returns undefined if YouTube does not respond or the quota is spent, and marks a spent quota. The
 * next run tries again.
 */
export async function fetchOrStop<T>(
  call: () => Promise<T>,
  markQuotaSpent: () => Promise<void>,
): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markQuotaSpent()
    return undefined
  }
}

/** Returns today's counters, with their limits, that stop a feature for everybody when they are spent. */
export const getDailyBudgets = (now = Date.now()) =>
  ({
    youtube: { keys: [dayKey(now)], limit: dataQuota.usable },
    searches: {
      keys: [searchKey('scheduled', now), searchKey('users', now)],
      limit: searchQuota.scheduled + searchQuota.users,
    },
  }) as const
