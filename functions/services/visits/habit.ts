import { dayMs, hourMs } from '#shared/duration.ts'

/** When the owner of a connected channel visits. */
export interface Habit {
  /** How often they visited in each hour of the day (UTC). Recent visits count more. */
  readonly hours: readonly number[]
  /** The share of days on which they visit. Recent days count more. */
  readonly share: number
  /** Their last visit, in milliseconds since 1970. */
  readonly lastAt: number
}

/** Requests within this time after a visit belong to it. In milliseconds. */
const visitMs = 6 * hourMs
/** How much of a visit's weight remains at the next visit, so that about the last eight decide. */
const memory = 0.88
/** The weight of one day in `share`. */
const dayWeight = 0.2
/** A channel is read this long before its owner's usual hour, in milliseconds. */
const leadMs = 2 * hourMs
/** Owners with a lower likelihood are not expected: their figures are read when they visit. */
const minLikelihood = 0.06

/** Adds a visit to a habit. Returns undefined if it belongs to the previous visit. */
export function addVisit(habit: Habit | undefined, now: number): Habit | undefined {
  if (habit && now - habit.lastAt < visitMs) return undefined
  const hour = new Date(now).getUTCHours()
  const before = habit?.hours ?? Array<number>(24).fill(0)
  const hours = before.map((weight, index) => Number((weight * memory + (index === hour ? 1 : 0)).toFixed(3)))
  if (!habit) return { hours, share: 0.5, lastAt: now }
  const days = Math.floor(now / dayMs) - Math.floor(habit.lastAt / dayMs)
  const share = days === 0 ? habit.share : habit.share * (1 - dayWeight) ** days + dayWeight
  return { hours, share: Number(share.toFixed(3)), lastAt: now }
}

/** Returns how likely a creator is to visit on the day of `now`. The days since the last visit count as days without one. */
export const likelihood = ({ share, lastAt }: Habit, now: number): number =>
  share * (1 - dayWeight) ** Math.max(0, Math.floor((now - lastAt) / dayMs))

/** Returns the hour of the day (UTC) at which a creator usually visits: the hour with the most visits in it and its neighbors. */
export function usualHour({ hours }: Pick<Habit, 'hours'>): number {
  const around = hours.map(
    (weight, index) => 2 * weight + (hours[(index + 23) % 24] ?? 0) + (hours[(index + 1) % 24] ?? 0),
  )
  return around.indexOf(Math.max(...around))
}

/**
 * Returns when a creator's channel is read next, after `after`: two hours before the usual hour, in milliseconds since 1970. Undefined if
 * the creator is not expected on that day.
 */
export function nextReadingAt(habit: Habit, after: number): number | undefined {
  const midnight = Math.floor(after / dayMs) * dayMs
  const onDay = midnight + usualHour(habit) * hourMs - leadMs
  const at = [onDay, onDay + dayMs, onDay + 2 * dayMs].find((time) => time > after) ?? onDay + 2 * dayMs
  return likelihood(habit, at) >= minLikelihood ? at : undefined
}

/** A channel that may be read, and its owner's habit. */
export interface Candidate {
  readonly habit: Habit
  /** When it was last read, in milliseconds since 1970; undefined if never. */
  readonly readAt: number | undefined
}

/** A channel that was read within this time is not read again, in milliseconds. Its owner's own visit may have read it. */
const enoughMs = 5 * hourMs
/** At the end of a day, figures that are younger than this are not read again. In milliseconds. */
const youngMs = 12 * hourMs

/** Whether a channel that is due needs to be read. */
export const needsReading = ({ readAt }: Candidate, now: number): boolean =>
  readAt === undefined || now - readAt >= enoughMs

/** Sorts due channels: those without figures first, then those whose owners are most likely to visit. */
export const orderDue = <T extends Candidate>(due: readonly T[], now: number): T[] =>
  due
    .map((channel) => ({ channel, rank: channel.readAt === undefined ? 2 : likelihood(channel.habit, now) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ channel }) => channel)

/** Whether a channel is read again before its figures are older than a day. */
function isReadInTime(habit: Habit, readAt: number, now: number): boolean {
  const next = nextReadingAt(habit, now)
  return next !== undefined && next - readAt <= dayMs
}

/**
 * Returns the channels on which the rest of a day's units is spent, oldest figures first: those whose next regular reading comes after
 * their figures are a day old.
 */
export const orderOldest = <T extends Candidate>(channels: readonly T[], now: number): T[] =>
  channels
    .filter(
      ({ habit, readAt }) => readAt === undefined || (now - readAt >= youngMs && !isReadInTime(habit, readAt, now)),
    )
    .toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0))

/** Whether a run is the last one of a Pacific day, which ends at `dayEnd`. Runs are an hour apart. */
export const isLastRun = (now: number, dayEnd: number): boolean => dayEnd - now <= hourMs
