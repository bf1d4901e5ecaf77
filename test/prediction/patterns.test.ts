import { describe, expect, it } from 'vitest'
import { holds, lifts } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, type PatternName, patterns } from '#shared/prediction/patterns/matchers.ts'
import { isTeaching } from '#shared/prediction/patterns/teaching.ts'

const examples: readonly (readonly [string, readonly PatternName[]])[] = [
  ['Learn to Juggle in 20 Minutes', ['in_time', 'stretch_of_time', 'number', 'short']],
  ['Woodturning for Beginners', ['for_beginners', 'short']],
  ['Nine Strange Ways to Use a Broken Umbrella', ['n_things', 'starts_with_count']],
  ['I Rode Every Tram in Lisbon', ['i_did', 'every', 'first_person', 'short']],
  ['Electric Bikes Got Cheap. Here’s Why', ['heres_why']],
  ['Wood Stove vs. Heat Pump', ['versus', 'short']],
  ['Top 10 Mountain Trains', ['starts_with_count', 'top_n', 'number', 'short']],
  ['The Oldest Bakery in a Very Old Town', ['superlative', 'extreme']],
  ['Macrame Knot Tutorial: the Basics', ['tutorial', 'basics', 'colon']],
  ['Q & A: Life Aboard a Small Boat', ['q_and_a', 'label_only', 'colon']],
  ['Market Walk through the Old Town, March 3rd', ['date', 'number']],
  ['Unboxing a Hand Loom #weaving', ['unboxing', 'hashtag', 'short']],
  [
    '[LIVE] Bread Night at the Harbor',
    ['livestream', 'live', 'capitalized_word', 'one_capitalized_word', 'square_brackets'],
  ],
  ['The Long Walk, Part 4 of Many Walks', ['episode', 'number']],
  ['Workshop Diary #12', ['label_only', 'series_number', 'number', 'short']],
  ['The bridge that sings at night', ['sentence_case', 'short']],
  ['THE LAST SALT MILL', ['all_capitals', 'capitalized_word', 'short']],
  ['It Floats!', ['exclamation_mark', 'short']],
  ['Can a Paper Boat Carry a Person?', ['question_mark', 'yes_no_question', 'can_you']],
  ['I Built a Canoe (and It Sank)', ['i_did', 'first_person', 'round_brackets', 'short']],
  ['I Opened the Cellar…', ['i_did', 'ellipsis', 'first_person', 'short']],
  ['Prague for €40 a Day', ['number', 'money', 'short']],
  ['“Nobody Eats Here”, Said the Cook', ['quotation_marks', 'nobody']],
  ['The Quietest Valley on the North Coast ☔', ['emoji']],
  ['A Quiet Walk along the North Coast', []],
]

describe('finding patterns', () => {
  it.each(examples)('%s', (title, expected) => {
    expect(findPatterns(title).sort()).toEqual([...expected].sort())
  })

  it('does not depend on spacing, on the form of quotes, or on full-width characters', () => {
    expect(findPatterns('  What’s   a “Heat Pump”？ ')).toEqual(findPatterns('What\'s a "Heat Pump"?'))
  })

  it.each([
    '',
    ' ',
    '\0',
    '\ud83d',
    '\udc4d\ud83d',
    'e\u0301'.repeat(9),
    '日本語のタイトル',
    'عنوان',
    '👩‍👩‍👧‍👦',
    '\u202e!',
  ])('accepts any text: %j', (title) => {
    expect(Array.isArray(findPatterns(title))).toBe(true)
  })

  it('is quick with text that makes regular expressions backtrack', () => {
    const pieces = ['- is ', '!', 'A', 'a ', 'one a-', '(', '"', '(live', 'I ', "I've a ", '1,000', '[[', '\ud83d', 'ﷺ']
    const start = performance.now()
    for (const piece of pieces) findPatterns(piece.repeat(50_000))
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('the shipped lifts', () => {
  it('have figures for exactly the patterns of this code', () => {
    expect(Object.keys(lifts.patterns)).toEqual(patterns.map(({ name }) => name))
  })

  it('have intervals around their lifts, and shrunk lifts nearer to 1', () => {
    for (const { name } of patterns) {
      for (const scope of ['all', 'modern', 'teaching'] as const) {
        const lift = lifts.patterns[name][scope]
        if (!lift) continue
        expect(lift.low).toBeLessThanOrEqual(lift.lift)
        expect(lift.high).toBeGreaterThanOrEqual(lift.lift)
        expect(Math.abs(Math.log(lift.shrunk))).toBeLessThanOrEqual(Math.abs(Math.log(lift.lift)) + 0.01)
        expect(lift.channels).toBeLessThanOrEqual(lifts.channels[scope])
      }
    }
  })

  it.each([
    ['in_time', 'helps'],
    // Its videos have more views, but not compared with the most similar titles of their channels.
    ['n_things', undefined],
    ['q_and_a', 'hurts'],
    ['hashtag', 'hurts'],
    ['secret', undefined],
    ['number', undefined],
  ] as const)('give %s the direction %s', (name, direction) => {
    expect(holds(name)).toBe(direction)
  })

  it('have no structure that hurts and no label that helps', () => {
    const directions = (group: 'structure' | 'label') =>
      new Set(patterns.flatMap((pattern) => (pattern.group === group ? [holds(pattern.name)] : [])))
    expect(directions('structure')).not.toContain('hurts')
    expect(directions('label')).not.toContain('helps')
  })
})

describe('teaching channels', () => {
  it('have teaching words in at least 15% of their titles', () => {
    const titles = (teaching: number, others: number) => [
      ...Array<string>(teaching).fill('How to Sharpen a Knife'),
      ...Array<string>(others).fill('A Quiet Walk'),
    ]
    expect(isTeaching(titles(3, 17))).toBe(true)
    expect(isTeaching(titles(2, 18))).toBe(false)
    expect(isTeaching([])).toBe(false)
  })
})
