import { localTime } from '#functions/lib/period.ts'
import { dayMs, hourMs, weekMs } from '#shared/duration.ts'

/** The hour of Monday from which a report is due, in the user's time zone. */
const dueHour = 8

/** When a report is due in some time zone, relative to Monday 0:00 UTC: time zones are between -12 and +14 hours. */
const earliestMs = (dueHour - 14) * hourMs
const latestMs = (24 + 12) * hourMs

/** The first Monday of 1970, which began on a Thursday. */
const firstMonday = 4 * dayMs

/** Returns whether it is Monday, 8:00 or later, in any time zone. */
export function isMondaySomewhere(now: number): boolean {
  const since = (now - firstMonday - earliestMs) % weekMs
  return since >= 0 && since < latestMs - earliestMs
}

/**
 * Returns the date of this Monday, `2026-11-23`, if it is Monday, 8:00 or later, in a time zone; else undefined. Uses local
 * time, so daylight saving does not matter. The rest of the day counts, so that a late run catches up; a user who changes
 * time zone gets one report, because its id is the date.
 */
export function currentMonday(timeZone: string, now: number): string | undefined {
  const { weekday, hour, date } = localTime(timeZone, now)
  return weekday === 'Mon' && hour >= dueHour ? date : undefined
}
