import { addDays, utcDay } from '#shared/day.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { Period } from '#shared/plans.ts'

/** One calendar period in UTC. `name` never repeats and differs between kinds: `2026-11-20`, `2026-W47`, `2026-11`. */
export interface CalendarPeriod {
  readonly name: string
  /** When the next period begins, in milliseconds since 1970. */
  readonly endsAt: number
}

/** Returns the day, ISO week (ISO 8601: from Monday, week 1 has the year's first Thursday) or month that contains `now`. */
export function periodAt(per: Period, now: number): CalendarPeriod {
  const midnight = Math.floor(now / dayMs) * dayMs
  if (per === 'day') return { name: utcDay(midnight), endsAt: midnight + dayMs }
  const date = new Date(midnight)
  if (per === 'month') {
    return { name: utcDay(midnight).slice(0, 7), endsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) }
  }
  const monday = midnight - ((date.getUTCDay() + 6) % 7) * dayMs
  // A week belongs to the year of its Thursday.
  const thursday = monday + 3 * dayMs
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0)) / (7 * dayMs))
  return { name: `${year}-W${String(week).padStart(2, '0')}`, endsAt: monday + 7 * dayMs }
}

/** Returns the Pacific date of `now`, `2026-11-20`: YouTube's quotas reset at midnight Pacific time. */
export const pacificDate = (now = Date.now()): string => localTime('America/Los_Angeles', now).date

/** When YouTube's next day begins, in milliseconds since 1970: the first whole hour of another Pacific date. */
export function nextPacificDay(now = Date.now()): number {
  let at = Math.ceil((now + 1) / hourMs) * hourMs
  while (pacificDate(at) === pacificDate(now)) at += hourMs
  return at
}

/** Lists `days` consecutive days up to and including `to`, oldest first. */
export const listDaysUntil = (to: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(to, index + 1 - days))

// Created on first use: the first format of a process takes 20 to 45 ms, a tenth of the start of a function.
const formats = new Map<string, Intl.DateTimeFormat>()
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const options = { weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...options, hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  return format
}

/** The weekdays as {@link localTime} returns them, from Monday. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Returns the date of the Monday on which the current week began in a time zone. */
export function mondayOfWeek(timeZone: string, now: number): string {
  const { weekday, date } = localTime(timeZone, now)
  return addDays(date, -weekdays.indexOf(weekday))
}

/** Returns the weekday, `Mon`, the hour and the date, `2026-11-23`, in a time zone. */
export function localTime(timeZone: string, now: number): { weekday: string; hour: number; date: string } {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const { weekday = '', hour, year, month, day } = parts
  return { weekday, hour: Number(hour), date: `${year}-${month}-${day}` }
}
