import { describe, expect, it } from 'vitest'
import type { TitleAnalysis } from '#shared/contract/advice.ts'
import { findOutcome, toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { clearlyAbove, clearlyBelow, rateVerdict, titleBenchmark, toneOf } from '#shared/prediction/rating.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { help as english } from '#web/features/help/messages/en.ts'
import { help as spanish } from '#web/features/help/messages/es.ts'
import { help as french } from '#web/features/help/messages/fr.ts'
import { colorOf, rateThumbnail, readVerdict, shareOf, thumbnailBenchmark } from '#web/lib/verdict.ts'
import { titles as englishTitles } from '#web/messages/prediction/en.ts'
import { titles as spanishTitles } from '#web/messages/prediction/es.ts'
import { titles as frenchTitles } from '#web/messages/prediction/fr.ts'

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
  ])('at %i on the channel is %s', (score, rating) => {
    const outcome = { topQuarter: 0.3, aboveUsual: 0.6, medianMultiple: 1.1 }
    expect(rateVerdict({ yardstick: 'channel', score, outcome })).toBe(rating)
    expect(rateVerdict({ yardstick: 'studio', score, outcome })).toBe(rating)
    expect(rateVerdict({ yardstick: 'channel', score, outcome, isUnfamiliar: true })).toBe('unlike')
  })

  it('is above or below average only where the shipped outcomes are', () => {
    const labels = new Set<string>()
    for (const basis of ['own', 'ownOtherLanguages'] as const)
      for (const videos of [5, 15, 30, 60])
        for (const rank of [10, 40, 60, 90]) {
          const outcome = findOutcome({ basis, rank, videos, isFamiliar: true })
          const rating = outcome && rateVerdict({ yardstick: 'channel', score: rank, outcome })
          if (rating === 'above') expect(outcome?.aboveUsual).toBeGreaterThan(0.5)
          if (rating === 'average' || rating === 'below') expect(outcome?.aboveUsual).toBeLessThanOrEqual(0.5)
          labels.add(`${rating}`)
        }
    for (const label of ['above', 'average', 'below']) expect(labels).toContain(label)
  })

  it.each([
    [100, 'topFifth'],
    [80, 'topFifth'],
    [79, 'unclear'],
    [40, 'unclear'],
    [39, 'below'],
    [0, 'below'],
  ])('at %i among real titles is %s', (score, rating) => expect(rateVerdict(toGeneralVerdict(score))).toBe(rating))

  it('has the best label on the channel from the benchmark on', () => {
    const outcome = { topQuarter: 0.25, aboveUsual: 0.5, medianMultiple: 1 }
    for (const score of scores)
      expect(rateVerdict({ yardstick: 'channel', score, outcome }) === 'top').toBe(score >= titleBenchmark)
  })
})

describe('the help', () => {
  it.each([
    ['en', english, englishTitles],
    ['es', spanish, spanishTitles],
    ['fr', french, frenchTitles],
  ] as const)('names every label and where each begins in %s', (_, { topics }, { ratings }) => {
    const text = topics.titles.benchmark.toLowerCase()
    for (const label of Object.values(ratings)) expect(text).toContain(label.toLowerCase())
    const numbers = [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
    expect(numbers).toEqual(expect.arrayContaining([titleBenchmark, 50, 25, clearlyBelow, clearlyAbove]))
  })
})

describe('the color of a verdict', () => {
  const onChannel = (score: number): Verdict[] => {
    const outcome = findOutcome({ basis: 'own', rank: score, videos: 50, isFamiliar: true })
    return outcome ? [{ yardstick: 'channel', score, videos: 50, outcome }] : []
  }
  const all = scores.flatMap((score) => [toGeneralVerdict(score), ...onChannel(score)])

  it('is gray where the score gives no clear signal, and the color of the outcome elsewhere', () => {
    expect(all).toHaveLength(202)
    for (const verdict of all)
      expect(colorOf(verdict)).toBe(rateVerdict(verdict) === 'unclear' ? 'neutral' : toneOf(verdict))
  })

  it('promises no more than the outcome', () => {
    const outcome = (aboveUsual: number) => ({ topQuarter: 0.25, aboveUsual, medianMultiple: 1 })
    const color = (aboveUsual: number) => colorOf({ yardstick: 'channel', score: 90, outcome: outcome(aboveUsual) })
    expect([0.7, 0.5, 0.4, 0.2].map(color)).toEqual(['good', 'neutral', 'fair', 'poor'])
  })
})

it('shows ranks from 1 to 99', () => {
  expect([0, 1, 50, 99, 100].map((score) => shareOf({ score }))).toEqual([0.01, 0.01, 0.5, 0.99, 0.99])
})

describe('what is stored about an analyzed title', () => {
  const unscored: TitleAnalysis = { basis: 'other_language', checks: [] }
  const scored: TitleAnalysis = { basis: 'model', score: 50, raw: 0, contributions: [], checks: [] }
  const verdict = toGeneralVerdict(50)
  it.each<[string, Parameters<typeof readVerdict>[0], ReturnType<typeof readVerdict>]>([
    ['the verdict', { yardstick: 'general', verdict, titleAnalysis: scored }, { state: 'judged', verdict }],
    ['that one on the channel has expired', { yardstick: 'channel', titleAnalysis: scored }, { state: 'expired' }],
    ['that nothing can judge it', { titleAnalysis: unscored }, { state: 'unknown', basis: 'other_language' }],
    ['that the channel could not be read', { titleAnalysis: scored }, { state: 'unjudged' }],
    ['nothing without a title', {}, undefined],
  ])('is %s', (_, analysis, stored) => expect(readVerdict(analysis)).toEqual(stored))
})

describe('the rating of a thumbnail', () => {
  it('is good from the benchmark on, and never rises as the score falls', () => {
    for (const score of scores) expect(rateThumbnail(score) === 'good').toBe(score >= thumbnailBenchmark)
    expect([...new Set(scores.map(rateThumbnail))]).toEqual(['poor', 'fair', 'good'])
  })
})
