import type { PlanName } from '#shared/plans.ts'

/**
 * How YouTube's daily quota is split, in units. One call of `channels.list`, `videos.list` or `playlistItems.list` costs
 * one unit (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const dataQuota = {
  /** What Google gives a project by default. */
  project: 10_000,
  /** The units that we use at most: 95 %, because YouTube's own count may be ahead of ours. */
  usable: 9_500,
  /** Channel look-ups by visitors who are not logged in, all together. */
  strangers: 500,
  /** Look-ups for logged-in users, all together. */
  creators: 1_000,
  /** Owners who read their connected channel: all together, and per owner. A visit with an empty cache costs three to five units. */
  owners: 4_800,
  /** Reserved, out of `owners`, for channels with nothing cached: those owners would otherwise see no figures at all. */
  firstReadings: 500,
  /** At most, out of `owners`, for figures that are newer than a day and that owners want newer still. */
  readingsAgain: 900,
  eachOwner: 60,
  /** Settling calls: one unit for 50 videos, and up to four for a channel of which nothing is cached any more. */
  settling: 200,
  /** Scheduled jobs: what the other shares leave. */
  scheduled: 3_000,
  /** Performance alerts, out of `scheduled`: two to four units a day for each channel whose owner subscribed. */
  alerts: 800,
  /** Followed channels, out of `scheduled`: their descriptions (50 per unit) and lists of uploads (one per unit). */
  following: 660,
} as const

/**
 * The units of `creators` and of `following` that Free users can spend together, half of each. Anybody can create many free accounts,
 * and they must not leave paying users without look-ups.
 */
export const freeQuota = { creators: dataQuota.creators / 2, following: dataQuota.following / 2 } as const

/**
 * The units per user and day: one for each look-up, and one for each new channel that they follow, which the next run of the job
 * reads. A new channel costs up to two: following all that a plan includes leaves some for the user's own channel.
 */
export const eachCreator: Readonly<Record<PlanName, number>> = { free: 20, basic: 100, premium: 220 }

/**
 * Calls of `videos.batchGetStats` per day, which has a quota of its own. Counting followed channels spends whatever it gets, so it
 * must leave `reserved` for settling calls, which takes up to two calls for each channel and at most `settling` in all.
 */
export const statsQuota = { project: 10_000, usable: 9_500, reserved: 1_500, settling: 4_750 } as const

/**
 * Calls of the Analytics API per day. Google documents no daily limit: these are our own, so that a bug of ours cannot
 * call without end.
 */
export const analyticsQuota = { usable: 50_000, eachOwner: 100 } as const

/** Calls of the Reporting API per day, our own limits too. The first import of a channel takes about 36 calls. */
export const reportingQuota = { usable: 50_000, eachOwner: 150 } as const

/**
 * How the 100 daily calls of `search.list` are split. They have a bucket of their own, in which each page costs one call
 * (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const searchQuota = {
  project: 100,
  /** Categories that have no chart. */
  scheduled: 36,
  /** Phrases that users type, all users together. */
  users: 59,
  /** New phrases per user. */
  eachUser: 10,
  /** Never used, because YouTube's own count may be ahead of ours. */
  reserved: 5,
} as const
