import { describe, expect, it, test } from 'vitest'
import { dayMs, daySeconds } from '#shared/duration.ts'
import { calendarFormats } from '#web/features/calendar/dates.ts'
import { formatsFor } from '#web/messages/format.ts'

/** Replaces all spaces, because the kind of space before a unit differs between versions of the locale data. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

const en = formatsFor('en')
const es = formatsFor('es')
const fr = formatsFor('fr')

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.0K'],
    [1_250, '1.3K'],
    [15_400, '15.4K'],
    [999_949, '999.9K'],
    [999_999, '999.9K'],
    [1_000_000, '1.0M'],
    [3_456_789, '3.5M'],
    [1_234_567_890, '1234.6M'],
    [-1_500, '-1.5K'],
  ])('%d in English is %s', (value, text) => expect(en.count(value)).toBe(text))

  it('follow the locale in other languages', () => {
    expect(normalizeSpaces(es.count(1_500_000))).toBe('1,5 M')
    expect(normalizeSpaces(fr.count(1_500))).toBe('1,5 k')
  })
})

it('a ratio has at most one decimal', () => {
  expect([2, 2.449, 12.96].map(en.times)).toEqual(['2', '2.4', '13'])
  expect(fr.times(2.449)).toBe('2,4')
})

describe('watch time', () => {
  it.each([
    [0, '0 mins'],
    [59, '59 mins'],
    [59.7, '59 mins'],
    [60, '1.0 hrs'],
    [90, '1.5 hrs'],
    [59_999, '999.9 hrs'],
    [60_000, '1.0K hrs'],
    [90_000, '1.5K hrs'],
  ])('%d minutes in English are %s', (value, text) => expect(en.minutes(value)).toBe(text))

  it('follows the locale in other languages', () => {
    expect(normalizeSpaces(es.minutes(45))).toBe('45 min')
    expect(normalizeSpaces(fr.minutes(90))).toBe('1,5 h')
  })
})

describe('changes, days and durations', () => {
  test('changes have a sign, except zero', () => {
    expect([1_250, -40, 0].map(en.countChange)).toEqual(['+1.3K', '-40', '0'])
  })

  test('days are the same in every time zone', () => {
    expect(en.day('2026-11-18')).toBe('Nov 18, 2026')
    expect(en.shortDay('2026-11-18')).toBe('Nov 18')
    expect(es.shortDay('2026-11-18')).toBe('18 nov')
  })

  test('the first of a month is "1er" in French', () => {
    expect(['2026-12-01', '2026-12-11', '2026-12-21'].map(fr.shortDay)).toEqual(['1er déc.', '11 déc.', '21 déc.'])
    expect(calendarFormats('fr').fullDay('2026-12-01')).toBe('mardi 1er décembre 2026')
  })

  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [245, '4:05'],
    [3_723, '1:02:03'],
    [360_000, '100:00:00'],
  ])('a duration of %d seconds is %s', (seconds, text) => expect(en.duration(seconds)).toBe(text))
})

describe('percentages, money and relative times', () => {
  const now = Date.UTC(2026, 10, 20, 12)

  test('measured shares have exactly one decimal', () => {
    expect([en.measured(0.52), en.bareMeasured(0.52)]).toEqual(['52.0%', '52.0'])
    expect([normalizeSpaces(fr.measured(0.6126)), fr.bareMeasured(0.6126)]).toEqual(['61,3 %', '61,3'])
  })

  test('percentages have at most one decimal', () => {
    expect(en.percent(0.0423)).toBe('4.2%')
    expect(normalizeSpaces(fr.percent(0.5))).toBe('50 %')
  })

  test('dollars have no empty cents', () => {
    expect(en.dollars(19)).toBe('$19')
    expect(en.dollars(15.83)).toBe('$15.83')
  })

  it.each([
    [3 * daySeconds, '3 days ago'],
    [86_399, '23 hours ago'],
    [8 * daySeconds, '1 week ago'],
    [45 * daySeconds, '1 month ago'],
    [800 * daySeconds, '2 years ago'],
    [5, '5 seconds ago'],
    [-3_600, 'in 1 hour'],
  ])('%d seconds before now are %s', (seconds, text) => expect(en.relative(now - seconds * 1000, now)).toBe(text))

  test('relative times follow the language', () => {
    expect(es.relative(now - 3 * dayMs, now)).toBe('hace 3 días')
    expect(fr.relative(now - 3 * dayMs, now)).toBe('il y a 3 jours')
  })
})
