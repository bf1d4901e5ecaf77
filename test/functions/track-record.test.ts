import { describe, expect, test } from 'vitest'
import { countPromises, selectCalls, summarizeCalls } from '#functions/services/analysis/track-record.ts'
import { type CallPromise, type CallResult, minSettledCalls } from '#shared/contract/advice.ts'
import { createRandom } from '#shared/random.ts'

const time = '2026-11-21T00:00:00.000Z'
const promise: CallPromise = { yardstick: 'channel', rating: 'top', topQuarter: 0.35, aboveUsual: 0.7 }
const settled = (topQuarter: boolean, aboveUsual = topQuarter): CallResult => ({
  outcome: 'settled',
  topQuarter,
  aboveUsual,
  at: time,
})
const unsettled: CallResult = { outcome: 'unavailable', at: time }
const earlier: CallResult = { outcome: 'compared', right: 3, of: 4, at: time }
const calls = (...results: (CallResult | undefined)[]) =>
  results.map((result, index) => ({
    videoId: `video-${index}`,
    markedAt: time,
    promise,
    ...(result ? { after28: result } : {}),
  }))
const times = <T>(n: number, value: T) => Array.from({ length: n }, () => value)

test('a creator without calls has an empty record', () => {
  expect(summarizeCalls([])).toEqual({ settled: 0, waiting: 0, unsettled: 0, earlier: 0, rate: null })
})

test('there is no rate for nine settled calls, and one for ten', () => {
  expect(minSettledCalls).toBe(10)
  const nine = calls(...times(9, settled(true)), unsettled, undefined)
  expect(summarizeCalls(nine)).toEqual({ settled: 9, waiting: 1, unsettled: 1, earlier: 0, rate: null })
  const ten = summarizeCalls(calls(...times(10, settled(true)), unsettled, undefined))
  expect(ten).toMatchObject({ settled: 10, waiting: 1, unsettled: 1, rate: { topQuarter: { came: 10 } } })
})

test('each count comes with the rounded sum of the promised shares', () => {
  const { rate } = summarizeCalls(
    calls(...times(3, settled(true)), ...times(4, settled(false, true)), ...times(5, settled(false))),
  )
  expect(rate).toEqual({
    topQuarter: { came: 3, promised: 4, low: 1, high: 8 },
    aboveUsual: { came: 7, promised: 8, low: 5, high: 11 },
  })
})

test('the latest settled result counts, and each call is counted once', () => {
  const both = { videoId: 'a', markedAt: time, promise, after7: settled(false), after28: settled(true) }
  const early = { videoId: 'b', markedAt: time, promise, after7: settled(true), after28: unsettled }
  const open = { videoId: 'c', markedAt: time, promise, after7: settled(true) }
  const waiting = { videoId: 'd', markedAt: time, promise, after7: unsettled }
  const more = calls(...times(7, settled(true)))
  expect(summarizeCalls([both, early, open, waiting, ...more])).toMatchObject({
    settled: 10,
    waiting: 1,
    unsettled: 0,
    rate: { topQuarter: { came: 10 } },
  })
})

test('calls of the earlier kind are not counted in the rate, whatever their result', () => {
  const old = [earlier, settled(true), unsettled, undefined].map((result, index) => ({
    videoId: `old-${index}`,
    markedAt: time,
    ...(result ? { after28: result } : {}),
  }))
  expect(summarizeCalls([...calls(...times(9, settled(true))), ...old])).toEqual({
    settled: 9,
    waiting: 0,
    unsettled: 0,
    earlier: 4,
    rate: null,
  })
})

test('a video that is marked twice counts by the first mark; the newest calls come first', () => {
  const first = calls(settled(true), settled(true))
  const later = first.map((call) => ({ ...call, markedAt: '2026-11-22T00:00:00.000Z', after28: settled(false) }))
  const other = { videoId: 'other', markedAt: '2026-11-23T00:00:00.000Z', promise }
  for (const all of [
    [...first, other, ...later],
    [...later, ...first, other],
  ])
    expect(selectCalls(all)).toEqual([other, ...first])
})

describe('the range that chance explains', () => {
  const promises = (shares: readonly number[]) => shares.map((share) => ({ share, came: false }))
  test('is that of a binomial distribution where all shares are equal', () => {
    // R: qbinom(c(.025, .975), 90, .37)
    expect(countPromises(promises(times(90, 0.37)))).toEqual({ came: 0, promised: 33, low: 24, high: 42 })
  })
  test('is narrower where shares are close to 0 and 1', () => {
    expect(countPromises(promises([...times(90, 0.05), ...times(90, 0.95)]))).toMatchObject({
      promised: 90,
      low: 84,
      high: 96,
    })
  })
  test('holds in 95 of 100 records or more', () => {
    const random = createRandom(3)
    const shares = Array.from({ length: 40 }, () => 0.1 + 0.3 * random())
    const { low, high } = countPromises(promises(shares))
    const runs = Array.from({ length: 4000 }, () => shares.filter((share) => random() < share).length)
    const held = runs.filter((came) => came >= low && came <= high).length / runs.length
    expect(held).toBeGreaterThan(0.945)
    expect(held).toBeLessThan(0.99)
  })
})
