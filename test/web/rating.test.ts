import { describe, expect, it } from 'vitest'
import { rateThumbnail, rateTitle, ratingTones, thumbnailBenchmark, titleBenchmark } from '#web/lib/verdict.ts'

const scores = Array.from({ length: 101 }, (_, score) => score)

describe('the rating of a title', () => {
  it.each([
    [100, 'top'],
    [75, 'top'],
    [74, 'above'],
    [50, 'above'],
    [49, 'below'],
    [25, 'below'],
    [24, 'bottom'],
    [0, 'bottom'],
  ])('at %i is %s', (score, rating) => expect(rateTitle(score)).toBe(rating))

  it('begins its best label at the benchmark, and warns by color only below the average', () => {
    for (const score of scores) {
      expect(rateTitle(score) === 'top').toBe(score >= titleBenchmark)
      expect(ratingTones[rateTitle(score)] === 'good').toBe(score >= 50)
    }
  })
})

describe('the rating of a thumbnail', () => {
  it('is good from the benchmark on, and never rises as the score falls', () => {
    for (const score of scores) expect(rateThumbnail(score) === 'good').toBe(score >= thumbnailBenchmark)
    expect([...new Set(scores.map(rateThumbnail))]).toEqual(['poor', 'fair', 'good'])
  })
})
