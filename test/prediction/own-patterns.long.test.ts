import { expect, test } from 'vitest'
import { findOwnPatterns } from '#shared/prediction/own-history/own-patterns.ts'
import { compareAll, makePastVideos } from './synthetic-past.ts'

const channels = 200

/** Returns the share of channels with any pattern, and with one of a word. */
function measureShares(options: Omit<Parameters<typeof makePastVideos>[0], 'seed'>) {
  const found = Array.from(
    { length: channels },
    (_, seed) => findOwnPatterns(compareAll(makePastVideos({ ...options, seed })))?.found,
  )
  const isHit = (list: (typeof found)[number]) =>
    list?.some(({ subject, low }) => low > 1 && subject.kind === 'topic' && subject.name === options.hit?.word)
  return { any: found.filter((list) => list?.length).length / channels, hit: found.filter(isHit).length / channels }
}

test('on channels whose titles have no effect, at most one in twenty has a pattern', () => {
  expect(measureShares({ videos: 60, spread: 0.77 }).any).toBeLessThanOrEqual(0.05)
})

test('large effects are mostly found, and small ones where views vary little', () => {
  const shareFound = (times: number, spread: number) =>
    measureShares({ videos: 60, spread, hit: { word: 'lighthouse', titles: 10, times } }).hit
  expect(shareFound(3, 0.77)).toBeGreaterThan(0.7)
  expect(shareFound(1.5, 0.4)).toBeGreaterThan(0.3)
})
