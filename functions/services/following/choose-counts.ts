import { type Countable, minCountAgeMs } from '#functions/store/followed-channels.ts'

/**
 * Returns the channels whose videos are counted next, at most `calls`. Those never counted come first, then by the squared age of their
 * counts times their followers. This visits each channel in proportion to the square root of its followers, which minimizes the average
 * age that followers see, and leaves no channel out.
 */
export function chooseCounts<T extends Countable>(channels: readonly T[], calls: number, now: number): T[] {
  const urgencyOf = ({ countedAt, followers }: T) =>
    countedAt === undefined ? Number.MAX_VALUE : (now - countedAt) ** 2 * followers
  return channels
    .filter(({ countedAt }) => countedAt === undefined || now - countedAt >= minCountAgeMs)
    .map((channel) => ({ channel, urgency: urgencyOf(channel) }))
    .toSorted((a, b) => b.urgency - a.urgency || b.channel.followers - a.channel.followers)
    .slice(0, calls)
    .map(({ channel }) => channel)
}

/** Returns how many runs of the job are left in a day, including this one. */
export const runsLeft = (now: number, dayEndsAt: number, intervalMs: number): number =>
  Math.max(1, Math.ceil((dayEndsAt - now) / intervalMs))

/** Returns how many calls a run may make, so that the rest of the day's budget lasts until `dayEndsAt`. */
export const callsOfRun = (left: number, now: number, dayEndsAt: number, intervalMs: number): number =>
  Math.ceil(left / runsLeft(now, dayEndsAt, intervalMs))
