import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByConcept } from '#shared/prediction/concepts.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { splitTitlePieces } from '#web/lib/title-pieces.ts'

const piecesOf = (title: string) => splitTitlePieces(title, groupByConcept(title, scoreTitle(title).contributions))
const markedIn = (title: string) => piecesOf(title).filter(({ points }) => points !== 0)

test('a phrase is marked once, and small words are not', () => {
  const title = 'Home Workout in the Morning for Beginners'
  expect(markedIn(title).map(({ text }) => text)).toEqual(['Home Workout', 'Morning', 'Beginners'])
})

test('the pieces add up to the whole title', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem()), (title) => {
      const pieces = piecesOf(title)
      expect(pieces.map(({ text }) => text).join('')).toBe(title)
      expect(pieces.map(({ text, from }) => title.startsWith(text, from))).not.toContain(false)
    }),
  )
})
