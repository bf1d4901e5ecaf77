import { expect, test } from 'vitest'
import { mondayOfWeek } from '#functions/lib/period.ts'
import { currentMonday, nextMonday } from '#functions/services/reports/monday.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['UTC', '2026-11-23T07:59:59Z', undefined],
  ['UTC', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['UTC', '2026-11-23T23:59:59Z', '2026-11-23'],
  ['UTC', '2026-11-24T00:00:00Z', undefined],
  ['Pacific/Kiritimati', '2026-11-22T18:00:00Z', '2026-11-23'],
  ['Pacific/Pago_Pago', '2026-11-23T18:59:00Z', undefined],
  ['Pacific/Pago_Pago', '2026-11-23T19:00:00Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-23T02:29:00Z', undefined],
  ['Asia/Kolkata', '2026-11-23T02:30:00Z', '2026-11-23'],
  // Daylight saving starts on Sunday, March 29 and ends on October 25.
  ['Europe/Paris', '2026-03-23T07:00:00Z', '2026-03-23'],
  ['Europe/Paris', '2026-03-30T05:59:00Z', undefined],
  ['Europe/Paris', '2026-03-30T06:00:00Z', '2026-03-30'],
  ['Europe/Paris', '2026-10-26T06:59:00Z', undefined],
  ['Europe/Paris', '2026-10-26T07:00:00Z', '2026-10-26'],
] as const)('in %s at %s the Monday is %s', (zone, moment, expected) => {
  expect(currentMonday(zone, at(moment))).toBe(expected)
})

test.each([
  ['UTC', '2026-11-23T00:00:00Z', '2026-11-23'],
  ['UTC', '2026-11-29T23:59:59Z', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
  ['Pacific/Pago_Pago', '2026-11-23T10:59:59Z', '2026-11-16'],
  ['Europe/Paris', '2026-10-25T22:59:59Z', '2026-10-19'],
  ['Europe/Paris', '2027-01-01T12:00:00Z', '2026-12-28'],
] as const)('in %s at %s the week began on %s', (zone, moment, expected) => {
  expect(mondayOfWeek(zone, at(moment))).toBe(expected)
})

test.each([
  ['UTC', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00Z'],
  ['UTC', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z'],
  ['UTC', '2026-11-29T23:59:59Z', '2026-11-30T08:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-23T19:00:00Z', '2026-11-30T19:00:00Z'],
  ['Asia/Kolkata', '2026-11-23T02:29:00Z', '2026-11-23T02:30:00Z'],
  // Daylight saving ends between the two.
  ['Europe/Paris', '2026-10-19T06:00:00Z', '2026-10-26T07:00:00Z'],
] as const)('in %s after %s the next report is due at %s', (zone, moment, expected) => {
  const next = nextMonday(zone, at(moment))
  expect(next).toBe(at(expected))
  expect(currentMonday(zone, next)).toBeDefined()
  expect(currentMonday(zone, next - 1)).toBeUndefined()
})
