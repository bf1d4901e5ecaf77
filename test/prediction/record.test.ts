import { expect, test } from 'vitest'
import { buildTrackRecord } from '#functions/services/analysis/track-record.ts'
import type { CallResult } from '#shared/contract/advice.ts'

const time = '2026-11-21T00:00:00.000Z'
const settled = (right: number, of: number): CallResult => ({ outcome: 'settled', right, of, at: time })
const unsettled: CallResult = { outcome: 'unavailable', at: time }
const calls = (...after25: (CallResult | undefined)[]) =>
  after25.map((result, index) => ({
    videoId: `video-${index}`,
    markedAt: time,
    ...(result ? { after25: result } : {}),
  }))

test('a creator without calls has an empty record', () => {
  expect(buildTrackRecord([])).toEqual({ settled: 0, waiting: 0, unsettled: 0, rate: null })
})

test('there is no rate below five settled calls', () => {
  const four = calls(settled(1, 1), settled(1, 1), settled(1, 1), settled(1, 1), unsettled, undefined)
  expect(buildTrackRecord(four)).toEqual({ settled: 4, waiting: 1, unsettled: 1, rate: null })
})

test('the rate is the mean share of correct pairs, and each call counts once regardless of its number of pairs', () => {
  const { rate } = buildTrackRecord(calls(settled(8, 8), settled(1, 2), settled(0, 3), settled(2, 2), settled(0, 1)))
  expect(rate?.share).toBeCloseTo(0.5)
  // Wilson for 2.5 of 5.
  expect(rate?.low).toBeCloseTo(0.1704, 3)
  expect(rate?.high).toBeCloseTo(0.8296, 3)
})

test('the interval stays between 0 and 1', () => {
  const { rate } = buildTrackRecord(calls(...Array.from({ length: 5 }, () => settled(3, 3))))
  expect(rate).toEqual({ share: 1, low: expect.closeTo(0.5655, 3), high: 1 })
})

test('the latest settled result counts, and each video counts once', () => {
  const again = { videoId: 'a', markedAt: time, after7: settled(1, 1), after25: settled(0, 4) }
  const early = { videoId: 'b', markedAt: time, after7: settled(1, 1), after25: unsettled }
  const open = { videoId: 'c', markedAt: time, after7: settled(1, 1) }
  expect(buildTrackRecord([again, again, early, open])).toMatchObject({ settled: 3, waiting: 1, unsettled: 0 })
})

test('a video that is marked twice counts by the first mark', () => {
  const first = calls(...Array.from({ length: 5 }, () => settled(1, 1)))
  const later = first.map((call) => ({ ...call, markedAt: '2026-11-22T00:00:00.000Z', after25: settled(0, 1) }))
  for (const both of [
    [...first, ...later],
    [...later, ...first],
  ])
    expect(buildTrackRecord(both)).toMatchObject({ settled: 5, rate: { share: 1 } })
})
