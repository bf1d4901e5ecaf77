import type { PlanName } from '#shared/plans.ts'

/**
 * YouTube's daily quota, in units. One call of `channels.list`, `videos.list` or `playlistItems.list` costs one unit
 * (developers.google.com/youtube/v3/determine_quota_cost).
 */
export const dataQuota = {
  /** Google's default for a project. */
  project: 10_000,
  /** The maximum number of units that we use: 95%, because YouTube's own count may be ahead of ours. */
  usable: 9_500,
  /** The maximum for one owner's own reads. */
  eachOwner: 60,
} as const

/** The units of a use per day: `floor` are reserved for it, and it never takes more than `cap`. */
interface Share {
  readonly floor: number
  readonly cap: number
}

/**
 * Everything that units are used for. A use spends its floor first, then units that no floor reserves (`pool`), up to its cap, but never
 * the floor of another use. So a use with more work than expected slows down without affecting the others. Free users have separate uses
 * with at most half of the units: anybody can create many free accounts, and they must not leave paying users without look-ups.
 */
export const uses = {
  /** Connected channels, read in batches before their owners visit: 50 channels or 50 videos per unit. */
  readAhead: { floor: 3_600, cap: 7_000 },
  /**
   * Owners with nothing cached, who would otherwise see no figures at all: one unit for connecting, and two if no uploads were fetched.
   */
  firstReads: { floor: 1_040, cap: 1_500 },
  /** Owners whose figures or videos are older than a day when they visit. */
  visits: { floor: 315, cap: 3_600 },
  /** The videos of a channel that are not read ahead, once in 20 days: one unit. */
  recounts: { floor: 850, cap: 1_200 },
  /** Owners who want newer figures than those of the day, and titles of top videos that are not among the uploads. */
  updates: { floor: 50, cap: 1_100 },
  /** The up to 100 videos by which titles are judged: two to four units per channel, rarely. */
  history: { floor: 340, cap: 1_500 },
  /** The same for Free users. */
  freeHistory: { floor: 350, cap: 750 },
  /** Lists of trends: charts and, for categories without one, the videos that searches found. */
  trends: { floor: 1_545, cap: 1_700 },
  /** The videos that users' searches found: one unit per search. */
  searches: { floor: 60, cap: 60 },
  /** Followed channels: their descriptions (50 per unit) and lists of uploads (one per unit). */
  following: { floor: 600, cap: 660 },
  /** Channels and videos that users with a paid plan name. */
  lookUps: { floor: 90, cap: 700 },
  /** Channels and videos that Free users name. */
  freeLookUps: { floor: 190, cap: 350 },
  /** Channels that visitors look up without logging in. */
  anonymousLookUps: { floor: 60, cap: 300 },
  /** Settling calls: one unit for 50 videos, and up to four for a channel without cached uploads. */
  settling: { floor: 105, cap: 300 },
  /** Emails about videos: alerts and reviews. */
  alerts: { floor: 50, cap: 300 },
} as const satisfies Readonly<Record<string, Share>>
export type Use = keyof typeof uses
export const useNames = /* @__PURE__ */ Object.keys(uses) as Use[]

/** The uses that show creators the figures of their connected channels. */
export const ownChannelUses = [
  'readAhead',
  'firstReads',
  'visits',
  'recounts',
  'updates',
  'history',
  'freeHistory',
] as const satisfies readonly Use[]

const sumFloors = (names: readonly Use[]) => names.reduce((sum, name) => sum + uses[name].floor, 0)

/** The units that no floor reserves. */
export const poolUnits = /* @__PURE__ */ (() => dataQuota.usable - sumFloors(useNames))()

/**
 * Returns how many units of its floor, which is for 10,000 daily users, reading ahead lends to the pool on a day that begins with a number
 * of connected channels. It keeps one for six of them (it takes one for seven), and 200 for those that are connected on that day.
 */
export const unitsLent = (channels: number): number => Math.max(0, uses.readAhead.floor - Math.ceil(channels / 6) - 200)

/** The units reserved for everything but connected channels. */
export const othersFloor = /* @__PURE__ */ (() =>
  sumFloors(useNames.filter((name) => !ownChannelUses.some((own) => own === name))))()

/** The share of `following` that channels without a paying follower may take. */
export const freeFollowingCap: number = uses.following.cap / 2

/**
 * The units per user and day, for look-ups and history: one for each look-up, and one for each newly followed channel, which the next run
 * of the job reads. So a new channel costs up to two, and following as many as a plan allows leaves some for the user's own channel.
 */
export const eachCreator: Readonly<Record<PlanName, number>> = { free: 20, basic: 100, premium: 220 }

/**
 * Calls of `videos.batchGetStats` per day, which has a separate quota. Counting followed channels spends all it can, so it must leave
 * `reserved` for settling calls, which takes up to two calls per channel and at most `settling` in total.
 */
export const statsQuota = { project: 10_000, usable: 9_500, reserved: 1_500, settling: 4_750 } as const

/** Calls of the Analytics API per day. Google documents no daily limit. These are our own, so that a bug cannot make endless calls. */
export const analyticsQuota = { usable: 50_000, eachOwner: 100 } as const

/** Calls of the Reporting API per day, with our own limits too. The first import of a channel takes about 36 calls. */
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
