import { pacificDate } from '#functions/lib/period.ts'

/**
 * How YouTube's daily quota is split, in units; one call of `channels.list` costs one, and so does one
 * of `videos.list` or `playlistItems.list` (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const quota = {
  /** What a project has unless Google gave it more. */
  project: 10_000,
  /** We stop here: 95 %, since YouTube's own count may be ahead of ours. */
  usable: 9_500,
  /** Looking up channels for all visitors together. */
  strangers: 500,
  /** The same for all users who are logged in together, and for each. */
  creators: 2_000,
  eachCreator: 20,
  /** Scheduled work: what the other shares leave. */
  scheduled: 7_000,
} as const

/** Whose work a call is for: anybody's, a job's, or one user's. */
export type Payer = 'strangers' | 'scheduled' | { readonly userId: string }

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
export async function charge(take: Take, payer: Payer, now = Date.now()): Promise<boolean> {
  const day = dayKey(now)
  const budgets: (readonly [string, number])[] =
    typeof payer === 'string'
      ? [[`${day}#${payer}`, quota[payer]]]
      : [
          [`${day}#creator#${payer.userId}`, quota.eachCreator],
          [`${day}#creators`, quota.creators],
        ]
  for (const [key, most] of [...budgets, [day, quota.usable] as const])
    if (!(await take(key, 1, most, expiry(now)))) return false
  return true
}

/**
 * How the 100 calls a day of `search.list` are split, which have a bucket of their own: one call, page or not, is one
 * (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const searchQuota = {
  project: 100,
  /** Categories that have no chart. */
  scheduled: 36,
  /** What users type, of all of them together, and of each. */
  users: 59,
  eachUser: 10,
  /** Nobody's: YouTube's own count may be ahead of ours. */
  kept: 5,
} as const

/** Whose search it is: a job's, or one user's. */
export type Searcher = 'scheduled' | { readonly userId: string }

/** Charges one search, before the call it is for; the narrowest budget first, like {@link charge}. */
export async function chargeSearch(take: Take, searcher: Searcher, now = Date.now()): Promise<boolean> {
  const day = `${dayKey(now)}#search`
  const budgets: readonly (readonly [string, number])[] =
    searcher === 'scheduled'
      ? [[`${day}#scheduled`, searchQuota.scheduled]]
      : [
          [`${day}#user#${searcher.userId}`, searchQuota.eachUser],
          [`${day}#users`, searchQuota.users],
        ]
  for (const [key, most] of budgets) if (!(await take(key, 1, most, expiry(now)))) return false
  return true
}

/** After YouTube itself said that the day's searches are spent: none of ours until its next day. */
export async function closeSearches(take: Take, now = Date.now()): Promise<void> {
  for (const share of ['scheduled', 'users'] as const)
    await take(`${dayKey(now)}#search#${share}`, searchQuota[share], Number.MAX_SAFE_INTEGER, expiry(now))
}

/** After YouTube itself said that the day's quota is spent: no call of ours until its next day. */
export async function closeDay(take: Take, now = Date.now()): Promise<void> {
  await take(dayKey(now), quota.usable, Number.MAX_SAFE_INTEGER, expiry(now))
}
