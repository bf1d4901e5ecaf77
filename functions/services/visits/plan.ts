import { dayMs, hourMs } from '#shared/duration.ts'

/** When the owner of a connected channel comes. */
export interface Habit {
  /** How often they came in each hour of the day (UTC), the latest visits counting most. */
  readonly hours: readonly number[]
  /** The share of days on which they come, the latest days counting most. */
  readonly share: number
  /** When they came last, in milliseconds since 1970. */
  readonly lastAt: number
}

/** Requests within this time of a visit belong to it. In milliseconds. */
const visitMs = 6 * hourMs
/** How much of a visit's weight is left at the next one, so that about the last eight decide. */
const memory = 0.88
/** The weight of one day in `share`. */
const dayWeight = 0.2
/** A channel is read this long before its owner's usual hour, in milliseconds. */
const leadMs = 2 * hourMs
/** Who comes on fewer days is not expected: their figures are read when they come. */
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

/** Returns how likely a creator comes on the day of `now`: every day since the last visit counts as one without. */
export const likelihood = ({ share, lastAt }: Habit, now: number): number =>
  share * (1 - dayWeight) ** Math.max(0, Math.floor((now - lastAt) / dayMs))

/** Returns the hour of the day (UTC) at which a creator usually comes: the one with most visits in it and the hours beside it. */
export function usualHour({ hours }: Pick<Habit, 'hours'>): number {
  const around = hours.map(
    (weight, index) => 2 * weight + (hours[(index + 23) % 24] ?? 0) + (hours[(index + 1) % 24] ?? 0),
  )
  return around.indexOf(Math.max(...around))
}

/**
 * Returns when a creator's channel is to be read next, after `after`: two hours before the usual hour, in milliseconds since 1970. Undefined
 * for one who is not expected on that day.
 */
export function nextReadingAt(habit: Habit, after: number): number | undefined {
  const midnight = Math.floor(after / dayMs) * dayMs
  const onDay = midnight + usualHour(habit) * hourMs - leadMs
  const at = [onDay, onDay + dayMs, onDay + 2 * dayMs].find((time) => time > after) ?? onDay + 2 * dayMs
  return likelihood(habit, at) >= minLikelihood ? at : undefined
}

/** A channel that is to be read, and its owner's habit. */
export interface Candidate {
  readonly habit: Habit
  /** When it was read last, in milliseconds since 1970; undefined for one without figures. */
  readonly readAt: number | undefined
}

/** A channel that was read within this time is fresh enough, in milliseconds: its owner's own visit may have read it. */
const enoughMs = 5 * hourMs
/** At the end of a day, figures that are younger than this are not read again. In milliseconds. */
const youngMs = 12 * hourMs

/** Whether a channel that is due needs to be read. */
export const needsReading = ({ readAt }: Candidate, now: number): boolean =>
  readAt === undefined || now - readAt >= enoughMs

/** Returns channels that are due in the order in which they are read: those without figures, then those whose owners come most likely. */
export const orderDue = <T extends Candidate>(due: readonly T[], now: number): T[] =>
  due
    .map((one) => ({ one, rank: one.readAt === undefined ? 2 : likelihood(one.habit, now) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one)

/** Whether a channel is read again before its figures are older than a day. */
function isReadInTime(habit: Habit, readAt: number, now: number): boolean {
  const next = nextReadingAt(habit, now)
  return next !== undefined && next - readAt <= dayMs
}

/**
 * Returns the channels that the rest of a day's units is spent on, the oldest figures first: those that no reading before their owners'
 * visits keeps younger than a day.
 */
export const orderOldest = <T extends Candidate>(all: readonly T[], now: number): T[] =>
  all
    .filter(
      ({ habit, readAt }) => readAt === undefined || (now - readAt >= youngMs && !isReadInTime(habit, readAt, now)),
    )
    .toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0))

/** Whether a run is the last one of a Pacific day, which ends at `dayEnd`. Runs are an hour apart. */
export const isLastRun = (now: number, dayEnd: number): boolean => dayEnd - now <= hourMs
