import { expect, test } from 'vitest'
import { firstDayOfWeek } from '#web/features/calendar/month.ts'
import { browserLanguages } from '#web/lib/browser-languages.ts'

test('an invalid language tag is repaired or left out', () => {
  expect(browserLanguages(['en-US@posix', 'C', 'fr_CA.UTF-8', '', 'es-mx'])).toEqual(['en-US', 'fr-CA', 'es-MX'])
})

test('weeks begin on the day of the region, whatever the browser calls its language', () => {
  expect(firstDayOfWeek('en', ['en-US@posix'])).toBe(0)
  expect(firstDayOfWeek('fr', ['C', 'fr_CA.UTF-8'])).toBe(0)
})
