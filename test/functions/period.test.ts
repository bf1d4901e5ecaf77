import { expect, test } from 'vitest'
import { nextPacificDay, pacificDate, periodAt } from '#functions/lib/period.ts'
import type { Period } from '#shared/plans.ts'

/** ISO week numbers from the examples of ISO 8601 and from the ends of years. */
const cases: readonly [Period, string, string, string][] = [
  ['day', '2026-11-20T00:00:00.000Z', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['day', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['month', '2026-11-20T12:00:00.000Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['month', '2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['month', '2028-02-29T00:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  ['week', '2026-11-20T12:00:00.000Z', '2026-W47', '2026-11-23T00:00:00.000Z'],
  ['week', '2026-11-22T23:59:59.999Z', '2026-W47', '2026-11-23T00:00:00.000Z'],
  ['week', '2026-11-23T00:00:00.000Z', '2026-W48', '2026-11-30T00:00:00.000Z'],
  // 2026 has 53 weeks: its first Thursday is January 1.
  ['week', '2026-01-01T00:00:00.000Z', '2026-W01', '2026-01-05T00:00:00.000Z'],
  ['week', '2026-12-31T12:00:00.000Z', '2026-W53', '2027-01-04T00:00:00.000Z'],
  ['week', '2027-01-03T23:59:59.999Z', '2026-W53', '2027-01-04T00:00:00.000Z'],
  ['week', '2027-01-04T00:00:00.000Z', '2027-W01', '2027-01-11T00:00:00.000Z'],
  // The last days of a year can belong to the first week of the next.
  ['week', '2024-12-30T00:00:00.000Z', '2025-W01', '2025-01-06T00:00:00.000Z'],
  ['week', '2008-12-29T00:00:00.000Z', '2009-W01', '2009-01-05T00:00:00.000Z'],
  ['week', '2010-01-03T00:00:00.000Z', '2009-W53', '2010-01-04T00:00:00.000Z'],
]

test.each(cases)('the %s of %s is %s and ends at %s', (per, at, name, endsAt) => {
  const period = periodAt(per, Date.parse(at))
  expect({ name: period.name, endsAt: new Date(period.endsAt).toISOString() }).toEqual({ name, endsAt })
})

// In the United States the clocks go back on November 1, 2026, and forward on March 14, 2027.
test.each([
  ['2026-11-01T07:00:00.000Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ['2026-11-02T07:59:59.999Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ['2026-11-02T08:00:00.000Z', '2026-11-02', '2026-11-03T08:00:00.000Z'],
  ['2027-03-14T08:00:00.000Z', '2027-03-14', '2027-03-15T07:00:00.000Z'],
])('the quota of %s counts for %s and resets at %s', (at, day, next) => {
  expect(pacificDate(Date.parse(at))).toBe(day)
  expect(new Date(nextPacificDay(Date.parse(at))).toISOString()).toBe(next)
})
