import { expect, it } from 'vitest'
import {
  measureCurve,
  measureFormats,
  measureMissed,
  measureModel,
  measureRetention,
  measureTraits,
} from './simulate.ts'

// Fewer channels than `npm run bench -- studio` simulates, whose figures are in docs/studio-statistics.md.

/** The standard deviation of the log-odds of a click that impressions do not explain. */
const between = 0.35

it.each([
  ['few videos', { channels: 250, videos: 12, between }],
  ['forty videos', { channels: 250, videos: 40, between }],
  ['a viral video', { channels: 250, videos: 40, between, isOneViral: true }],
  ['a bent curve', { channels: 250, videos: 100, between, bend: -0.05 }],
])('the interval of the curve of click rates contains the true one as often as it says: %s', (_, channels) => {
  const covered = measureCurve(channels)
  expect(covered).toBeGreaterThan(0.93)
  expect(covered).toBeLessThan(0.97)
})

it('the interval of the curve of retention contains the true one as often as it says', () => {
  const covered = measureRetention(300, 40)
  expect(covered).toBeGreaterThan(0.93)
  expect(covered).toBeLessThan(0.97)
})

it.each([{ between: 0 }, { between: 0.1 }, { between }])(
  'at most one of twenty lists of missed clicks has a video that missed none: between $between',
  (options) => {
    expect(measureMissed({ channels: 150, videos: 40, ...options }).channelsWithFalse).toBeLessThanOrEqual(0.05)
  },
)

it.each([2, 4])(
  'at most one of twenty lists of missed clicks has a video that missed none if clicks vary %d times as much as expected',
  (dispersion) => {
    const { channelsWithFalse } = measureMissed({ channels: 300, videos: 40, between: 0, dispersion })
    expect(channelsWithFalse).toBeLessThanOrEqual(0.05)
  },
)

it('at most one of twenty models is proven if titles come in series and views change slowly', () => {
  const { proven } = measureModel({ channels: 80, videos: 40, between, seriesCorrelation: 0.6 })
  expect(proven).toBeLessThanOrEqual(0.05)
})

it('at most one of twenty channels has a trait if titles come in series and clicks change slowly', () => {
  expect(measureTraits({ channels: 80, videos: 60, between, seriesCorrelation: 0.6 }).any).toBeLessThanOrEqual(0.05)
})

it('videos far below the usual are mostly found, with the clicks that they missed', () => {
  const { findShare, covered } = measureMissed({ channels: 100, videos: 40, between })
  expect(findShare(2 / 3)).toBeGreaterThan(0.7)
  expect(covered).toBeGreaterThan(0.93)
})

it('at most one of twenty channels has a trait or a proven model if titles have no effect', () => {
  expect(measureTraits({ channels: 150, videos: 40, between }).any).toBeLessThanOrEqual(0.05)
  expect(measureModel({ channels: 80, videos: 40, between }).proven).toBeLessThanOrEqual(0.05)
})

it('large effects of titles are mostly found', () => {
  const hit = { word: 'lighthouse', titles: 20, clicks: 2, views: 4 }
  expect(measureTraits({ channels: 30, videos: 60, between, hit }).hit).toBeGreaterThan(0.8)
  expect(measureModel({ channels: 30, videos: 60, between, hit }).proven).toBeGreaterThan(0.6)
})

it('formats that are drawn alike differ on at most one of twenty channels', () => {
  expect(measureFormats({ channels: 300, videos: 60, between })).toBeLessThanOrEqual(0.05)
})
