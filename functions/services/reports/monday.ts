const hourMs = 3_600_000
/** On Monday from this hour on, by the user's clock. */
const fromHour = 8

/** It is Monday, 8:00 or later, somewhere on Earth between these moments after Monday 0:00 UTC: clocks differ by -12 to +14 hours. */
const earliestMs = (fromHour - 14) * hourMs
const latestMs = (24 + 12) * hourMs

/** 1970 began on a Thursday. */
const firstMonday = 4 * 24 * hourMs
const weekMs = 7 * 24 * hourMs

/** Whether it is Monday, 8:00 or later, for anybody. */
export function isMondaySomewhere(now: number): boolean {
  const since = (now - firstMonday - earliestMs) % weekMs
  return since >= 0 && since < latestMs - earliestMs
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = { weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...options, hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return clock
}

/**
 * The date of the Monday, `2026-11-23`, where it is one by the clock of a time zone, 8:00 or later; else undefined. The
 * clock on the wall is asked, so that it does not matter when clocks change. All of the rest of the day counts: a run
 * that was late is made up for, and who flies west or east has the Monday once by its date.
 */
export function currentMonday(timeZone: string, now: number): string | undefined {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const isDue = parts.weekday === 'Mon' && Number(parts.hour) >= fromHour
  return isDue ? `${parts.year}-${parts.month}-${parts.day}` : undefined
}
