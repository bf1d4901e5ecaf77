import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreTitle } from '#shared/prediction/score.ts'
import { splitTitlePieces } from '#web/lib/title-pieces.ts'

const word = (text: string, points: number, at: [number, number]) => ({
  of: { kind: 'word' as const, word: text },
  points,
  at,
})

test('a pair of words is halved between them', () => {
  const contributions = [word('how to', 0.4, [0, 6]), word('to', 0.1, [4, 6])]
  expect(splitTitlePieces('how to x', contributions).map(({ text, points }) => [text, points])).toEqual([
    ['how', 0.2],
    [' ', 0],
    ['to', expect.closeTo(0.3)],
    [' ', 0],
    ['x', 0],
  ])
})

test('any title comes back whole, and its words add up to what all words add', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem()), (title) => {
      const { contributions } = scoreTitle(title)
      const pieces = splitTitlePieces(title, contributions)
      expect(pieces.map(({ text }) => text).join('')).toBe(title)
      const placed = contributions.filter(({ at }) => at).reduce((sum, { points }) => sum + points, 0)
      expect(pieces.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(placed, 9)
    }),
  )
})
