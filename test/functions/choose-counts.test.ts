import { expect, test } from 'vitest'
import { callsOfRun, chooseCounts } from '#functions/services/following/choose-counts.ts'
import { dayMs, hourMs } from '#shared/duration.ts'

const now = Date.UTC(2026, 10, 20)
const channel = (id: string, followers: number, hours?: number) => ({
  id,
  followers,
  countedAt: hours === undefined ? undefined : now - hours * hourMs,
})
const order = (...channels: ReturnType<typeof channel>[]) => chooseCounts(channels, 10, now).map(({ id }) => id)

test('channels never counted come first, then the most stale and the most followed', () => {
  expect(order(channel('fresh', 9, 2), channel('new', 1), channel('stale', 9, 5), channel('popular', 400, 2))).toEqual([
    'new',
    'popular',
    'stale',
    'fresh',
  ])
})

test('a channel with one follower is counted eventually', () => {
  expect(order(channel('popular', 10_000, 1), channel('lone', 1, 101))[0]).toBe('lone')
})

test('counts of the last hour are not repeated', () => {
  expect(order(channel('just counted', 1000, 0.9))).toEqual([])
})

test('the budget lasts until the end of the day', () => {
  expect(callsOfRun(9_500, 0, dayMs, hourMs / 4)).toBe(99)
  expect(callsOfRun(7, 0, hourMs / 4, hourMs / 4)).toBe(7)
  expect(callsOfRun(0, 0, hourMs, hourMs / 4)).toBe(0)
})
