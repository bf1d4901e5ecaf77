import { describe, expect, test } from 'vitest'
import type { Analytics } from '#shared/contract/youtube.ts'
import { hourMs } from '#shared/duration.ts'
import { recordVisit } from '#web/features/home/now/last-visit.ts'
import { leadOf, whatChanged } from '#web/features/home/now/what-changed.ts'

const views = (now: number, previous: number, rest: Partial<Analytics> = {}) => {
  const change = { now, previous, difference: now - previous, ratio: previous > 0 ? (now - previous) / previous : null }
  const changes = { views: change, watchTime: change, subscribers: change, engagementRate: null }
  return whatChanged({ hasFigures: true, viewsRedefinedOn: null, changes, ...rest })
}

describe('what changed', () => {
  test.each([
    [126_000, 100_000, { kind: 'up', by: 0.26 }],
    [74_000, 100_000, { kind: 'down', by: 0.26 }],
    [350_000, 100_000, { kind: 'times', times: 3.5 }],
    [109_000, 100_000, { kind: 'same' }],
    [91_000, 100_000, { kind: 'same' }],
    // Some are left, so they are not down by 100%.
    [200, 100_000, { kind: 'down', by: 0.99 }],
    // A difference that chance makes is no trend, however large its share is.
    [199, 100, { kind: 'few' }],
    [10_000, 199, { kind: 'few' }],
    [12, 0, { kind: 'fresh' }],
    [0, 5_000, { kind: 'noViews' }],
    [0, 0, { kind: 'noViews' }],
  ])('with %i views after %i', (now, before, expected) => {
    expect(views(now, before)).toEqual(expected)
  })

  test('is not known without figures, and not compared across a day on which views were redefined', () => {
    expect(views(0, 0, { hasFigures: false })).toEqual({ kind: 'waiting' })
    expect(views(200_000, 100_000, { viewsRedefinedOn: '2026-08-27' })).toEqual({ kind: 'redefined' })
    expect(views(0, 100_000, { viewsRedefinedOn: '2026-08-27' })).toEqual({ kind: 'noViews' })
  })
})

describe('the share of one video', () => {
  const share = (...shares: number[]) =>
    leadOf(
      { kind: 'up', by: 0.2 },
      shares.map((viewsShare) => ({ viewsShare })),
    )
  test.each([
    [0.165, { fraction: 'sixth' }],
    [0.51, { fraction: 'half' }],
    [0.43, { share: 0.43 }],
    [0.155, { share: 0.16 }],
    [0.996, { share: 0.99 }],
    [1, { share: 1 }],
    [0.09, undefined],
  ])('of %f is named as a fraction, as a percentage, or not at all', (value, expected) => {
    expect(share(0.01, value)).toEqual(expected)
  })

  test('is left out where there is none, and where there are few views', () => {
    expect(share()).toBeUndefined()
    for (const kind of ['waiting', 'noViews', 'fresh', 'few'] as const)
      expect(leadOf({ kind }, [{ viewsShare: 0.5 }])).toBeUndefined()
  })
})

describe('the last visit', () => {
  const visit = (through: string, at: number, user = 'ada') => recordVisit(localStorage, user, through, at)

  test('is the previous one, however often a page is opened during the current one', () => {
    expect(visit('2026-11-20', 0)).toBeUndefined()
    expect(visit('2026-11-20', hourMs)).toBeUndefined()
    const before = { at: hourMs, through: '2026-11-20' }
    expect(visit('2026-11-22', 50 * hourMs)).toEqual(before)
    expect(visit('2026-11-22', 51 * hourMs)).toEqual(before)
    expect(visit('2026-11-23', 80 * hourMs)).toEqual({ at: 51 * hourMs, through: '2026-11-22' })
  })

  test('is never that of another user, and a broken entry counts as none', () => {
    visit('2026-11-20', 0)
    expect(visit('2026-11-22', 50 * hourMs, 'bob')).toBeUndefined()
    localStorage.setItem('viewcraft.visit', '{')
    expect(visit('2026-11-22', 100 * hourMs)).toBeUndefined()
  })
})
