import type { Period } from '#shared/plans.ts'

/** One calendar period in UTC. `name` never repeats and differs between kinds: `2026-11-20`, `2026-W47`, `2026-11`. */
export interface CalendarPeriod {
  readonly name: string
  /** When the next one begins, in milliseconds since 1970. */
  readonly endsAt: number
}

const dayMs = 86_400_000
const dayName = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns the day, ISO week (ISO 8601: from Monday, week 1 has the year's first Thursday) or month that contains `now`. */
export function periodAt(per: Period, now: number): CalendarPeriod {
  const midnight = Math.floor(now / dayMs) * dayMs
  if (per === 'day') return { name: dayName(midnight), endsAt: midnight + dayMs }
  const date = new Date(midnight)
  if (per === 'month') {
    return { name: dayName(midnight).slice(0, 7), endsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) }
  }
  const monday = midnight - ((date.getUTCDay() + 6) % 7) * dayMs
  // A week belongs to the year of its Thursday.
  const thursday = monday + 3 * dayMs
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0)) / (7 * dayMs))
  return { name: `${year}-W${String(week).padStart(2, '0')}`, endsAt: monday + 7 * dayMs }
}

const pacificClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' })

/** Returns the Pacific date of `now`, `2026-11-20`: YouTube's quotas reset at midnight Pacific time. */
export const pacificDate = (now = Date.now()): string => pacificClock.format(now)

/** When YouTube's next day begins, in milliseconds since 1970: the first whole hour of another Pacific date. */
export function nextPacificDay(now = Date.now()): number {
  const hourMs = 3_600_000
  let at = Math.ceil((now + 1) / hourMs) * hourMs
  while (pacificDate(at) === pacificDate(now)) at += hourMs
  return at
}

/** Adds a number of days, which may be negative, to a calendar day such as `2026-11-20`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Lists `days` consecutive days up to and including `to`, oldest first. */
export const listDaysUntil = (to: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => addDays(to, at + 1 - days))
