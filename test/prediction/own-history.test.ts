import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  prepareHistory,
  type SimilarVideo,
  scoreOnChannel,
  scoreWithHistory,
} from '#shared/prediction/own-history/history.ts'
import { compareWithUsual, type PastVideo } from '#shared/prediction/own-history/past.ts'

const subjects = ['bread', 'pizza', 'soup', 'pasta', 'salad']
/** A channel whose guitar videos get ten times the views of its cooking videos. */
const past: readonly PastVideo[] = Array.from({ length: 20 }, (_, place) => ({
  title: place % 2 ? `Guitar repair, number ${place}` : `Cooking ${subjects[(place / 2) % 5]} at home`,
  views: place % 2 ? 10_000 : 1_000,
  ageDays: 30 + 5 * place,
}))

describe("a channel's own history", () => {
  it('prefers titles like the channel’s best videos, and names those videos', () => {
    const guitar = scoreWithHistory('A guitar from the attic', past)
    const cooking = scoreWithHistory('Cooking in the attic', past)
    expect(guitar?.raw).toBeGreaterThan(cooking?.raw ?? Number.POSITIVE_INFINITY)
    expect(guitar?.score).toBeGreaterThanOrEqual(50)
    expect(cooking?.score).toBeLessThanOrEqual(50)
    for (const { title, times } of guitar?.similar ?? []) {
      expect(title).toContain('Guitar')
      expect(times).toBeGreaterThan(1)
    }
  })

  it('has no score below five usable videos', () => {
    const unusable: PastVideo[] = [
      { title: 'too young', views: 100, ageDays: 2.9 },
      { title: 'hidden', views: Number.NaN, ageDays: 30 },
      { title: 'from the future', views: 100, ageDays: -1 },
    ]
    expect(scoreWithHistory('Guitar', [...past.slice(0, 4), ...unusable])).toBeUndefined()
    expect(scoreWithHistory('Guitar', [...past.slice(0, 5), ...unusable])).toBeDefined()
  })

  it('uses the title alone if no past title shares a word', () => {
    const { raw, titlePoints, similar } = scoreWithHistory('Zebras', past) ?? {}
    expect(similar).toEqual([])
    expect(raw).toBe(titlePoints)
  })

  it('explains every score exactly: title and similar videos add up to raw, in any order, for any past', () => {
    const title = fc.oneof(
      fc.constantFrom('', 'Guitar at home', 'Cooking guitar bread 2', '🔥'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    const videos = fc.array(
      fc.record({ title, views: fc.nat(), ageDays: fc.double({ min: 3, max: 4000, noNaN: true }) }),
      { minLength: 5, maxLength: 15 },
    )
    fc.assert(
      fc.property(title, videos, (draft, channel) => {
        const { raw, titlePoints, similar, score } = scoreWithHistory(draft, channel) ?? {}
        const sum = (list: readonly SimilarVideo[] = []) =>
          list.reduce((total, { points }) => total + points, titlePoints ?? Number.NaN)
        expect(sum(similar)).toBe(raw)
        expect(sum(similar?.toReversed())).toBe(raw)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })

  it.each([
    ['empty', ''],
    ['10,000 characters', 'Guitar repair '.repeat(714)],
    ['right to left', 'كيف تصنع الخبز في المنزل'],
    ['emoji only', '🔥😱👨‍👩‍👧‍👦'],
    ['control characters', '\u0000\u0007\u001b[31m\u202e'],
    ['prototype names', '__proto__ constructor toString'],
  ])('accepts any title, also in the past: %s', (_, title) => {
    const odd = [...past, { title, views: 0, ageDays: 4000 }]
    for (const scored of [scoreWithHistory(title, past), scoreWithHistory('Guitar', odd), scoreWithHistory(title, odd)])
      expect(Number.isFinite(scored?.raw)).toBe(true)
  })

  it('gives the same scores with a shared history as with one per title', () => {
    const history = prepareHistory(past)
    expect(history && scoreOnChannel(history, 'Guitar soup')).toEqual(scoreWithHistory('Guitar soup', past))
  })
})

describe("a video compared with its channel's usual", () => {
  it('is 0 if all videos have the same views, and otherwise the logarithm of the multiple of the usual', () => {
    const steady = Array.from({ length: 9 }, (_, place) => ({ title: '', views: 99, ageDays: 10 * 2 ** place }))
    expect(compareWithUsual(steady)).toEqual(steady.map(() => 0))
    const hit = steady.map((video, place) => (place === 4 ? { ...video, views: 199 } : video))
    expect(compareWithUsual(hit)[4]).toBeCloseTo(Math.log(2), 10)
  })
})
