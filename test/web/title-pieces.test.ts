import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreTitle } from '#shared/prediction/score.ts'
import { splitTitlePieces } from '#web/lib/title-pieces.ts'

const wordContribution = (text: string, points: number, at: [number, number]) => ({
  of: { kind: 'word' as const, word: text },
  points,
  at,
})

test('the points of a word pair are split equally between its words', () => {
  const contributions = [wordContribution('how to', 0.4, [0, 6]), wordContribution('to', 0.1, [4, 6])]
  expect(splitTitlePieces('how to x', contributions).map(({ text, points }) => [text, points])).toEqual([
    ['how', 0.2],
    [' ', 0],
    ['to', expect.closeTo(0.3)],
    [' ', 0],
    ['x', 0],
  ])
})

test('the pieces add up to the whole title, and their points to the points of all its words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem()), (title) => {
      const { contributions } = scoreTitle(title)
      const pieces = splitTitlePieces(title, contributions)
      expect(pieces.map(({ text }) => text).join('')).toBe(title)
      const wordPoints = contributions.filter(({ at }) => at).reduce((sum, { points }) => sum + points, 0)
      expect(pieces.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(wordPoints, 9)
    }),
  )
})
