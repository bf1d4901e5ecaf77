import { partHours } from '#shared/analytics.ts'

/** When something was published by a creator's clock: an ISO weekday, 1 (Monday) to 7, and a part of the day from 0. */
export interface Slot {
  readonly weekday: number
  readonly part: number
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Tells the slot of a point in time, in milliseconds since 1970, by the clock of a time zone, summer time included. */
export function createSlotClassifier(timeZone: string): (at: number) => Slot {
  const clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
  return (at) => {
    const told = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    return { weekday: weekdays.indexOf(told.weekday ?? '') + 1, part: Math.floor(Number(told.hour) / partHours) }
  }
}
