import { partHours } from '#shared/analytics.ts'

/** A publishing time: an ISO weekday, 1 (Monday) to 7, and a 0-based part of the day. */
export interface Slot {
  readonly weekday: number
  readonly part: number
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Returns a function that converts a timestamp in milliseconds to its slot in a time zone. Handles daylight saving time. */
export function createSlotClassifier(timeZone: string): (at: number) => Slot {
  const clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
  return (at) => {
    const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    return { weekday: weekdays.indexOf(parts.weekday ?? '') + 1, part: Math.floor(Number(parts.hour) / partHours) }
  }
}
