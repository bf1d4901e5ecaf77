import { dayMs } from './duration.ts'

/** Returns the UTC day of a moment in milliseconds since 1970: `2026-11-20`. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Adds a number of days, which may be negative, to a day such as `2026-11-20`. */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(day) + days * dayMs)
