import { describe, expect, test } from 'vitest'
import type { CountedFigures } from '#functions/clients/youtube/analytics.ts'
import { listDaysUntil } from '#functions/lib/period.ts'
import { compareSpans } from '#functions/services/analytics/changes.ts'
import {
  compareValues,
  engagementRate,
  noFigures,
  sumFigures,
  watchPerView,
} from '#functions/services/analytics/figures.ts'
import { findObservations } from '#functions/services/analytics/observations.ts'
import { type AnalyticsReport, buildSpans, lastCountedDay } from '#functions/services/analytics/spans.ts'
import type { Format } from '#shared/analytics.ts'
import type { Figures } from '#shared/contract/youtube.ts'
import { addDays } from '#shared/day.ts'
import { createRandom } from '#shared/random.ts'

const fetchedOn = '2026-11-21'
const row = (date: string, figures: Partial<Figures>, format: Format = 'video'): CountedFigures => ({
  date,
  format,
  figures: { ...noFigures, ...figures },
})
const report = (...rows: CountedFigures[]): AnalyticsReport => ({ asked: fetchedOn, byFormat: true, rows })
/** Fourteen complete days: seven equal ones, followed by seven other equal ones. */
const twoWeeks = (before: Partial<Figures>, now: Partial<Figures>) =>
  listDaysUntil('2026-11-19', 14).map((date, at) => row(date, at < 7 ? before : now))
const week = (before: Partial<Figures>, now: Partial<Figures>) => buildSpans(report(...twoWeeks(before, now)), 7)

describe('days', () => {
  test.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2024-02-28', 1, '2024-02-29'],
    // Days on which the clocks change in California.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('%s plus %i days is %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then)
  })

  test('are listed up to and including the last one', () => {
    expect(listDaysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })
})

describe('figures', () => {
  test('add up', () => {
    expect(sumFigures([])).toEqual(noFigures)
    expect(
      sumFigures([
        { ...noFigures, views: 2, likes: 1 },
        { ...noFigures, views: 3 },
      ]),
    ).toMatchObject({ views: 5, likes: 1 })
  })

  test('have no ratio without views', () => {
    expect([engagementRate(noFigures), watchPerView(noFigures)]).toEqual([null, null])
    const figures = { ...noFigures, views: 200, likes: 6, comments: 3, shares: 1, watchTime: 500 }
    expect([engagementRate(figures), watchPerView(figures)]).toEqual([0.05, 2.5])
  })

  test.each([
    [150, 100, 50, 0.5],
    [0, 100, -100, -1],
    [5, 0, 5, null],
    [5, -5, 10, null],
    [0, 0, 0, null],
  ])('%i compared with %i is a difference of %i and a ratio of %s', (now, previous, difference, ratio) => {
    expect(compareValues(now, previous)).toEqual({ now, previous, difference, ratio })
  })
})

describe('the last complete day', () => {
  test.each([
    ['of the newest row', [row('2026-11-19', {})], '2026-11-19'],
    ['three days ago for a channel nobody watched since', [row('2026-11-02', {})], '2026-11-18'],
    ['three days ago for a channel nobody ever watched', [], '2026-11-18'],
  ])('is the day %s', (_, rows, day) => {
    expect(lastCountedDay(report(...rows))).toBe(day)
  })
})

describe('spans', () => {
  test('have an entry for every day, and are adjacent', () => {
    const rows = [
      row('2026-11-19', { views: 7 }, 'short'),
      row('2026-11-19', { views: 5 }),
      row('2026-11-13', { views: 3 }),
      row('2026-11-12', { views: 2 }),
      row('2026-11-06', { views: 1 }, 'other'),
      row('2026-11-05', { views: 1_000 }),
    ]
    const { period, previous, hasFigures } = buildSpans(report(...rows), 7)
    expect(period.daily.map(({ views }) => views)).toEqual([3, 0, 0, 0, 0, 0, 12])
    expect(previous.daily.map(({ views }) => views)).toEqual([1, 0, 0, 0, 0, 0, 2])
    expect(period).toMatchObject({ from: '2026-11-13', to: '2026-11-19', totals: { views: 15 } })
    expect(previous).toMatchObject({ from: '2026-11-06', to: '2026-11-12', totals: { views: 3 } })
    expect(period.byFormat).toMatchObject({ short: { views: 7 }, video: { views: 8 }, live: { views: 0 } })
    expect(hasFigures).toBe(true)
  })

  test('report that there are no figures', () => {
    expect(buildSpans(report(), 28)).toMatchObject({ hasFigures: false, period: { engagementRate: null } })
  })

  test.each([
    [fetchedOn, 7, null],
    [fetchedOn, 28, null],
    [fetchedOn, 90, '2026-08-27'],
    // The change is on the first day, so the new definition holds for all days.
    ['2026-09-12', 7, null],
    ['2026-09-11', 7, '2026-08-27'],
    ['2026-08-30', 7, '2026-08-27'],
    ['2026-08-29', 7, null],
  ])('fetched on %s for %i days cross the redefinition of views: %s', (day, days, redefined) => {
    expect(buildSpans({ asked: day, byFormat: true, rows: [] }, days).viewsRedefinedOn).toBe(redefined)
  })
})

test('changes compare totals, and rates only if both exist', () => {
  const { period, previous } = week({ subscribersGained: 1 }, { views: 10, likes: 1, subscribersLost: 2 })
  expect(compareSpans(period, previous)).toMatchObject({
    views: { now: 70, previous: 0, ratio: null },
    subscribers: { now: -14, previous: 7, difference: -21 },
    engagementRate: null,
  })
})

describe('observations', () => {
  const usual = { views: 1000, watchTime: 4000, likes: 40, subscribersGained: 9, subscribersLost: 2 }
  const kinds = (before: Partial<Figures>, now: Partial<Figures>) =>
    findObservations(week(before, now)).map(({ kind, direction }) => `${kind} ${direction}`)

  test('are empty if nothing changed by a tenth', () => {
    expect(kinds(usual, usual)).toEqual([])
    expect(kinds(usual, { ...usual, views: 1090, watchTime: 4300, likes: 43 })).toEqual([])
  })

  test('are at most three changes, largest first', () => {
    expect(kinds(usual, { ...usual, views: 2000, watchTime: 5000, likes: 60 })).toEqual([
      'views up',
      'watch_per_view down',
      'engagement down',
    ])
    expect(kinds(usual, { ...usual, watchTime: 8000 })).toEqual(['watch_time up', 'watch_per_view up'])
    expect(kinds(usual, { ...usual, subscribersLost: 12 })).toEqual(['subscribers down'])
    expect(kinds(usual, { views: 3000, watchTime: 4000, likes: 40, subscribersGained: 40 })).toHaveLength(3)
  })

  test('list a change of net subscribers by its size, also where more leave than come', () => {
    const more = { ...usual, views: 1150 }
    expect(kinds({ ...usual, subscribersLost: 19 }, { ...more, subscribersLost: 110 })[0]).toBe('subscribers down')
    expect(kinds({ ...usual, subscribersLost: 8 }, { ...more, watchTime: 12_000, subscribersLost: 10 })[0]).toBe(
      'watch_time up',
    )
    expect(kinds({ ...usual, subscribersLost: 19 }, { ...usual, subscribersLost: 20 })).toEqual([])
  })

  test('omit insignificant changes of engagement', () => {
    const few = { views: 30, likes: 2 }
    expect(kinds(few, { ...few, likes: 3 })).toEqual([])
    expect(kinds({ views: 3000, likes: 200 }, { views: 3000, likes: 300 })).toEqual(['engagement up'])
  })

  test('are empty if there is too little data', () => {
    expect(kinds({ views: 10, watchTime: 20, likes: 1 }, { views: 25, watchTime: 41, likes: 9 })).toEqual([])
    expect(kinds({}, usual)).toEqual([])
  })

  test('do not compare views across their redefinition', () => {
    const spans = { ...week(usual, { ...usual, views: 3000, watchTime: 9000 }), viewsRedefinedOn: '2026-08-27' }
    expect(findObservations(spans).map(({ kind }) => kind)).toEqual(['watch_time'])
  })

  test('include Shorts only if both spans have them', () => {
    const days = listDaysUntil('2026-11-19', 14)
    const mixed = (shorts: (at: number) => number) =>
      findObservations(
        buildSpans(
          report(...days.flatMap((day, at) => [row(day, { views: 900 }), row(day, { views: shorts(at) }, 'short')])),
          7,
        ),
      ).map(({ kind, direction }) => `${kind} ${direction}`)
    expect(mixed((at) => (at < 7 ? 100 : 130))).toContain('shorts_share up')
    expect(mixed((at) => (at < 7 ? 0 : 130))).not.toContain('shorts_share up')
  })

  test('are finite and at most three for any figures', () => {
    const random = createRandom(7)
    const drawFigures = () =>
      Object.fromEntries(Object.keys(noFigures).map((name) => [name, Math.floor(5000 * random())]))
    for (let run = 0; run < 500; run++) {
      const found = findObservations(week(drawFigures(), drawFigures()))
      expect(found.length).toBeLessThanOrEqual(3)
      for (const { now, previous, ratio } of found)
        expect([now, previous, ratio ?? 0].every(Number.isFinite)).toBe(true)
    }
  })
})
