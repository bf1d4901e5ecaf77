import { expect, test } from 'vitest'
import { compareWithTruth, measureOwnPatterns } from './measure-own-patterns.ts'

// Fewer channels than `npm run bench -- own-patterns` simulates, whose figures are in docs/title-model.md.
const channels = 200

test('at most one channel in twenty has a pattern if titles have no effect', () => {
  expect(measureOwnPatterns({ channels, videos: 60, spread: 0.77 }).any).toBeLessThanOrEqual(0.05)
})

test.each([
  ["views compared with the channel's usual", undefined, [0.6, 0.85]],
  ['views as they are', compareWithTruth, [0.3, 0.6]],
])(
  'at most one channel in twenty has a pattern if titles come in series and the views of neighbors correlate: %s',
  (_, compare, correlations) => {
    for (const seriesCorrelation of correlations)
      for (const videos of [40, 100]) {
        const { any } = measureOwnPatterns({
          channels,
          videos,
          spread: 0.77,
          seriesCorrelation,
          ...(compare ? { compare } : {}),
        })
        expect(any, `${videos} videos, ${seriesCorrelation}`).toBeLessThanOrEqual(0.05)
      }
  },
)

test('large effects are mostly found, and small ones often if views vary little', () => {
  const shareFound = (times: number, spread: number) =>
    measureOwnPatterns({ channels, videos: 60, spread, hit: { word: 'lighthouse', titles: 10, times } }).hit
  expect(shareFound(3, 0.77)).toBeGreaterThan(0.7)
  expect(shareFound(1.5, 0.4)).toBeGreaterThan(0.3)
})

test('large effects are found if titles come in series and the views of neighbors correlate', () => {
  const hit = { word: 'lighthouse', titles: 20, times: 3 }
  const options = { channels: 60, videos: 100, spread: 0.77, seriesCorrelation: 0.6, hit }
  expect(measureOwnPatterns(options).hit).toBeGreaterThan(0.9)
})
