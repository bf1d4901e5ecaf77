const dayMs = 86_400_000

/** A calendar day, `2026-11-20`, so many days later, or earlier for fewer than none. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** So many days in a row, the last one being `to`; oldest first. */
export const daysUntil = (to: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => addDays(to, at + 1 - days))
