import { expect, it } from 'vitest'
import { addMonths, addMonthsToDate, firstDayOfWeek, parseMonth, weeksOf } from '#web/features/calendar/month.ts'
import { dateIn } from '#web/lib/date-in.ts'

it('lays out months in whole weeks, from Sunday or Monday', () => {
  const december = weeksOf('2026-12', 0)
  expect(december.map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-29', '2026-12-05'],
    ['2026-12-06', '2026-12-12'],
    ['2026-12-13', '2026-12-19'],
    ['2026-12-20', '2026-12-26'],
    ['2026-12-27', '2027-01-02'],
  ])
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
  expect(weeksOf('2027-02', 1)[0]?.[0]).toBe('2027-02-01')
})

it('adds months across the end of a year, and stops at the last day of a shorter month', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonthsToDate('2026-12-31', 2)).toBe('2027-02-28')
  expect(addMonthsToDate('2027-03-05', -1)).toBe('2027-02-05')
})

it('starts weeks as the region of the browser does', () => {
  expect(firstDayOfWeek('en', ['en-US'])).toBe(0)
  expect(firstDayOfWeek('en', ['fr-FR', 'en-GB'])).toBe(1)
  expect(firstDayOfWeek('es', ['en-US'])).toBe(1)
  expect(firstDayOfWeek('es', ['es-MX'])).toBe(0)
})

it('takes today from the creator’s time zone, and replaces an invalid month', () => {
  const now = Date.UTC(2026, 10, 30, 23, 30)
  expect(dateIn('Europe/Madrid', now)).toBe('2026-12-01')
  expect(dateIn('America/New_York', now)).toBe('2026-11-30')
  expect(parseMonth('2026-13', '2026-11')).toBe('2026-11')
  expect(parseMonth('2026-12', '2026-11')).toBe('2026-12')
})
