import { localTime, weekdays } from '#functions/lib/period.ts'
import { partHours } from '#shared/analytics.ts'

/** A publishing time: an ISO weekday, 1 (Monday) to 7, and a 0-based part of the day. */
export interface Slot {
  readonly weekday: number
  readonly part: number
}

/** Returns a function that converts a timestamp in milliseconds to its slot in a time zone. Handles daylight saving time. */
export function createSlotClassifier(timeZone: string): (at: number) => Slot {
  return (at) => {
    const { weekday, hour } = localTime(timeZone, at)
    return { weekday: weekdays.indexOf(weekday) + 1, part: Math.floor(hour / partHours) }
  }
}
