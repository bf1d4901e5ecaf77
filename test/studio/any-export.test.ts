import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyzeClicks } from '#web/lib/studio/clicks.ts'
import { compareFormats } from '#web/lib/studio/formats.ts'
import { findRetention } from '#web/lib/studio/retention.ts'
import { lastDay, makeVideo } from './synthetic-channel.ts'

const orUnknown = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 10 })
const video = fc
  .record({
    title: fc.constantFrom('Bread', 'Bread!', '10 breads', 'Pan | Día 3', ''),
    publishedOn: orUnknown(fc.constantFrom('2019-02-28', '2026-01-01', '2026-11-19', lastDay)),
    seconds: orUnknown(fc.constantFrom(0, 1, 180, 181, 600, 40_000)),
    impressions: orUnknown(fc.oneof(fc.integer({ min: 1000, max: 50_000 }), fc.constantFrom(0, 1000, 4_000_000_000))),
    clickRate: orUnknown(fc.oneof(fc.double({ min: 2, max: 9, noNaN: true }), fc.constantFrom(0, 0.01, 99.99, 100))),
    views: orUnknown(fc.constantFrom(0, 1, 100, 5000, 3_000_000_000)),
    averagePercentageViewed: orUnknown(fc.double({ min: 0, max: 180, noNaN: true })),
  })
  .map(makeVideo)

/** Fails if a number is not finite, or an interval not in order. */
function check(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
  if (typeof value !== 'object' || value === null) return
  if ('low' in value && 'high' in value) {
    const middle = 'shrunk' in value ? value.shrunk : 'value' in value ? value.value : value.low
    expect(Number(value.low)).toBeLessThanOrEqual(Number(middle) + 1e-9)
    expect(Number(middle)).toBeLessThanOrEqual(Number(value.high) + 1e-9)
  }
  Object.values(value).forEach(check)
}

it('any export gives finite figures and intervals that contain their value', () => {
  fc.assert(
    fc.property(fc.array(video, { minLength: 10, maxLength: 90 }), (videos) => {
      check(analyzeClicks(videos, lastDay))
      check(compareFormats(videos, lastDay))
      check(findRetention(videos))
    }),
    { numRuns: 40 },
  )
})
