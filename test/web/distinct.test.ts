import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVisiblyDifferent, pickVisiblyDifferent, wordDifference } from '#web/features/workbench/compare/distinct.ts'

const title = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map((words) => words.join(' '))

describe('wordDifference', () => {
  it.each([
    ['I built a tiny house', 'i built a TINY house!!', 0],
    ['Don’t do this', "Don't do this", 0],
    ['I built a tiny house', 'We built a tiny house', 1 / 5],
    ['How I built a house in 24 hours', 'How I built a house in 48 hours', 1 / 8],
    ['I built a tiny house', 'A tiny house: how I built it', 6 / 7],
    ['one two', 'three four five', 1],
    ['', '', 0],
    ['', 'one', 1],
  ])('compares %j with %j: a share of %d', (a, b, expected) => {
    expect(wordDifference(a, b)).toBeCloseTo(expected, 12)
  })

  it('is symmetric, from 0 to 1, and 0 for equal titles', () => {
    fc.assert(
      fc.property(title, title, (a, b) => {
        expect(wordDifference(a, b)).toBe(wordDifference(b, a))
        expect(wordDifference(a, b)).toBeGreaterThanOrEqual(0)
        expect(wordDifference(a, b)).toBeLessThanOrEqual(1)
        expect(wordDifference(a, a)).toBe(0)
      }),
    )
  })

  it('makes titles visibly different if at least a quarter of the words differ', () => {
    expect(isVisiblyDifferent('one two three four', 'one two three five')).toBe(true)
    expect(isVisiblyDifferent('one two three four five', 'one two three four six')).toBe(false)
  })
})

describe('pickVisiblyDifferent', () => {
  it('keeps the order and drops titles that look like an earlier one', () => {
    const titles = [
      'I built a tiny house',
      'I built a tiny house!',
      'Inside my tiny house',
      'The truth about them',
      'Last',
    ]
    expect(pickVisiblyDifferent(titles, 3)).toEqual([
      'I built a tiny house',
      'Inside my tiny house',
      'The truth about them',
    ])
  })

  it('never returns two titles that look alike', () => {
    fc.assert(
      fc.property(fc.array(title, { maxLength: 5 }), (titles) => {
        const chosen = pickVisiblyDifferent(titles, 3)
        expect(chosen.length).toBeLessThanOrEqual(3)
        for (const a of chosen) for (const b of chosen) if (a !== b) expect(isVisiblyDifferent(a, b)).toBe(true)
        expect(new Set(chosen).size).toBe(chosen.length)
      }),
    )
  })
})
