import { describe, expect, test } from 'vitest'
import {
  addVisit,
  type Habit,
  isLastRun,
  likelihood,
  needsReading,
  nextReadingAt,
  orderDue,
  orderOldest,
  usualHour,
} from '#functions/services/visits/habit.ts'
import { dayMs, hourMs } from '#shared/duration.ts'

const monday = Date.UTC(2027, 0, 11)
const visitAt = (habit: Habit | undefined, ...times: readonly number[]) =>
  times.reduce<Habit | undefined>((before, at) => addVisit(before, at) ?? before, habit)
const everyDayAt = (hour: number, days = 8) =>
  visitAt(undefined, ...Array.from({ length: days }, (_, day) => monday + day * dayMs + hour * hourMs)) as Habit

describe('the habit of a creator', () => {
  test('has the hour of their first visit of a day, however late they stay', () => {
    expect(usualHour(everyDayAt(14))).toBe(14)
    const evening = visitAt(everyDayAt(14), monday + 9 * dayMs + 14 * hourMs, monday + 9 * dayMs + 19.5 * hourMs)
    expect(usualHour(evening as Habit)).toBe(14)
    expect(addVisit(everyDayAt(14), monday + 7 * dayMs + 19 * hourMs)).toBeUndefined()
  })

  test('adapts to a creator who starts to come at another hour', () => {
    const moved = visitAt(everyDayAt(14), ...[8, 9, 10, 11, 12, 13].map((day) => monday + day * dayMs + 6 * hourMs))
    expect(usualHour(moved as Habit)).toBe(6)
  })

  test('says how likely they are to come, and less so with each day without a visit', () => {
    const habit = everyDayAt(14, 20)
    expect(likelihood(habit, habit.lastAt)).toBeGreaterThan(0.95)
    expect(likelihood(habit, habit.lastAt + 3 * dayMs)).toBeLessThan(0.6)
  })
})

describe('the next reading', () => {
  test('is two hours before the usual hour of the next day on which they are expected', () => {
    const habit = everyDayAt(14)
    expect(nextReadingAt(habit, habit.lastAt + 6 * hourMs)).toBe(monday + 8 * dayMs + 12 * hourMs)
    expect(nextReadingAt(everyDayAt(1), monday + 7 * dayMs + 7 * hourMs)).toBe(monday + 7 * dayMs + 23 * hourMs)
  })

  test('does not exist for a creator who no longer comes', () => {
    expect(nextReadingAt(everyDayAt(14), monday + 24 * dayMs)).toBeUndefined()
  })
})

describe('a run', () => {
  const now = monday + 12 * hourMs
  const one = (readHoursAgo: number | undefined, habit = everyDayAt(14)) => ({
    habit: { ...habit, lastAt: now - dayMs },
    readAt: readHoursAgo === undefined ? undefined : now - readHoursAgo * hourMs,
  })

  test('reads channels without figures first, then those whose owners are most likely to come', () => {
    const [seldom, often, none] = [one(20, everyDayAt(14, 1)), one(20, everyDayAt(14, 20)), one(undefined)]
    expect(orderDue([seldom, often, none], now)).toEqual([none, often, seldom])
  })

  test('skips channels that a visit has just read', () => {
    expect([one(1), one(6), one(undefined)].map((each) => needsReading(each, now))).toEqual([false, true, true])
  })

  test('at the end of the Pacific day reads the oldest figures', () => {
    const [young, old, older] = [one(3), one(30), one(90)]
    expect(orderOldest([young, old, older], now)).toEqual([older, old])
    expect([isLastRun(now, now + hourMs), isLastRun(now, now + hourMs + 1)]).toEqual([true, false])
  })

  test('at the end of the Pacific day skips channels that are read in time before a visit', () => {
    const [soon, tomorrow, unexpected] = [one(20, everyDayAt(15)), one(13, everyDayAt(12)), one(20)]
    const idle = { ...unexpected, habit: { ...unexpected.habit, lastAt: now - 20 * dayMs } }
    expect(orderOldest([soon, tomorrow, idle], now)).toEqual([idle, tomorrow])
  })
})
