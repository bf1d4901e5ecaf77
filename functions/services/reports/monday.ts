import { Temporal } from 'temporal-polyfill'
import { localTime } from '#functions/lib/period.ts'

/** The hour of Monday from which a report is due, in the user's time zone. */
const dueHour = 8

/**
 * Returns the date of this Monday, `2026-11-23`, if it is Monday, 8:00 or later, in a time zone; else undefined. Uses local time, so
 * daylight saving time does not matter. The rest of the day counts too, so that a late run catches up. A user who changes time zone gets
 * only one report, because its id is the date.
 */
export function currentMonday(timeZone: string, now: number): string | undefined {
  const { weekday, hour, date } = localTime(timeZone, now)
  return weekday === 'Mon' && hour >= dueHour ? date : undefined
}

/** Returns the time of the next Monday, 8:00, in a time zone, in milliseconds since 1970. */
export function nextMonday(timeZone: string, now: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const inDays = (days: number) => local.add({ days }).withPlainTime({ hour: dueHour }).epochMilliseconds
  const thisWeek = inDays(1 - local.dayOfWeek)
  return thisWeek > now ? thisWeek : inDays(8 - local.dayOfWeek)
}
