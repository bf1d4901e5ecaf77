import { expect, it } from 'vitest'
import { measure } from './simulate.ts'

// Fewer channels than `npm run bench -- outliers` simulates, whose figures are in docs/outliers.md.

it.each([
  ['nine videos', { channels: 500, videos: 9 }],
  ['twenty videos', { channels: 400, videos: 20 }],
  ['fifty videos, half of them short', { channels: 200, videos: 50, short: 0.5 }],
  ['fifty videos with few views', { channels: 150, videos: 50, level: 5 }],
  ['twenty videos with heavy tails', { channels: 300, videos: 20, tails: 5 }],
])('the interval contains the true multiple as often as it says: %s', (_, { channels, ...options }) => {
  const { covered } = measure(channels, options)
  expect(covered).toBeGreaterThan(0.935)
  expect(covered).toBeLessThan(0.975)
})

it.each([9, 12, 20, 50])(
  'of 100 channels on which nothing stands out, at most one has an outlier: %d videos',
  (videos) => {
    const normal = measure(400, { videos }, 2)
    const heavy = measure(400, { videos, tails: 5 }, 2)
    expect(0.8 * normal.channelsWithFalse + 0.2 * heavy.channelsWithFalse).toBeLessThanOrEqual(0.01)
    expect(Math.max(normal.videosFalse, heavy.videosFalse)).toBeLessThanOrEqual(0.005)
  },
)

it('finds large effects on a steady channel, and few small ones', () => {
  const found = (effect: number) => measure(200, { videos: 20, spread: 0.5, effect }, 3).found
  expect(found(30)).toBeGreaterThan(0.55)
  expect(found(10)).toBeGreaterThan(0.12)
  expect(found(2)).toBeLessThan(0.02)
})
