import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { explain } from '#shared/prediction/explain.ts'
import { isInLexicon } from '#shared/prediction/lexicons.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import type { Contribution } from '#shared/prediction/title-analysis.ts'
import { tokenize } from '#shared/prediction/tokens.ts'
import { getWordingModel } from '#shared/prediction/wording/shipped.ts'
import { anyCharacter } from '#test/support/any-character.ts'

const words =
  "How to The THE in a of make Bread bread Home iPhone 15 vs Pixel I my you she this Why ? ?! !!! don't 10 $100 10,000 24 Hours 2024 50% #12 #tag (part 3) [LIVE] | - Official Video ft. Emma @ann Best BEST secret 🔥 … a Day Week 3 12/05/2024 Python Tutorial beginners été 日本 “no” What's"
const titles = fc.oneof(
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 16 }).map((list) => list.join(' ')),
  fc.string({ unit: anyCharacter, maxLength: 120 }),
)
const models = [scoreTitle, (title: string) => explain(getWordingModel(), title)]

/** Checks a property for generated titles and both models. */
const check = (property: (title: string, explained: { raw: number; contributions: Contribution[] }) => void) =>
  fc.assert(fc.property(titles, fc.constantFrom(...models), (title, model) => property(title, model(title))))

const sum = (list: readonly { points: number }[]) => list.reduce((total, { points }) => total + points, 0)
const partsOf = (title: string, contributions: readonly Contribution[]) =>
  groupByConcept(title, contributions).flatMap(({ parts }) => parts)

describe('what a part of an explanation is called', () => {
  const named = (title: string) => models.flatMap((model) => partsOf(title, model(title).contributions))
  const traitsOf = (title: string) => named(title).map(({ trait }) => trait)

  it.each([
    ['I Cooked 7 Biryanis to Find Grandma’s Secret', "I Cooked 7 Biryanis to Find Grandma's Secret"],
    ['Why “Easy” Bread Isn’t — and Never Was', 'Why "Easy" Bread Isn\'t - and Never Was'],
  ])('typographic marks are not given as a reason, and score like plain ones: %s', (typographic, plain) => {
    expect(traitsOf(typographic)).not.toContain('emoji')
    expect(traitsOf(typographic)).not.toContain('other_script')
    expect(models.map((model) => model(typographic).raw)).toEqual(models.map((model) => model(plain).raw))
  })

  it('emoji are named only for titles that contain some', () => {
    expect(traitsOf('Crème Brûlée at Home')).not.toContain('emoji')
    expect(traitsOf('Crème Brûlée at Home')).toContain('other_script')
    expect(traitsOf('Bread at Home 🔥')).toContain('emoji')
    expect(traitsOf('Bread at Home 🔥')).not.toContain('other_script')
  })

  it('what a title lacks is marked as absent', () => {
    const absent = (title: string) => named(title).flatMap(({ absent }) => absent ?? [])
    expect(new Set(absent('7 days'))).toEqual(new Set(['capitals', 'small_words']))
    expect(absent('How to Bake Bread in a Cold Kitchen')).toEqual([])
    // Its points are those of the repeated word.
    expect(absent('Bread Bread Bread Bread')).not.toContain('small_words')
  })
})

describe('the explanation of any title, grouped by concept', () => {
  it('adds up exactly to the raw score, in any order', () => {
    check((title, { raw, contributions }) => {
      const groups = groupByConcept(title, contributions)
      expect(sum(groups)).toBe(raw)
      expect(sum(groups.flatMap(({ parts }) => parts).reverse())).toBe(raw)
      for (const { points, parts } of groups) expect(sum(parts)).toBe(points)
    })
  })

  it('does not depend on the order of the contributions', () => {
    check((title, { contributions }) => {
      expect(groupByConcept(title, contributions.toReversed())).toEqual(groupByConcept(title, contributions))
    })
  })

  it('names each trait, and each word or phrase of the topic, once', () => {
    check((title, { contributions }) => {
      const names = partsOf(title, contributions).map(
        ({ trait, at: [place = [0, 0]] }) =>
          trait ??
          title
            .slice(...place)
            .toLowerCase()
            .replace('’', "'"),
      )
      expect(new Set(names).size).toBe(names.length)
    })
  })

  it('puts each character into one part at most', () => {
    check((title, { contributions }) => {
      const places = partsOf(title, contributions)
        .flatMap(({ at }) => at)
        .sort(([a], [b]) => a - b)
      for (const [index, [from, to]] of places.entries()) {
        expect(from).toBeGreaterThanOrEqual(places[index - 1]?.[1] ?? 0)
        expect(to).toBeGreaterThan(from)
      }
    })
  })

  it('puts what the title is about first and without small words, which come last in their group', () => {
    const isSmall = (key: string) => isInLexicon('small', key) || isInLexicon('asking', key)
    check((title, { contributions }) => {
      const groups = groupByConcept(title, contributions)
      expect(groups.findIndex(({ concept }) => concept === 'topic')).toBeLessThanOrEqual(0)
      for (const { concept, parts } of groups) {
        const ofTopic = concept === 'topic' ? parts.flatMap(({ at }) => at) : []
        for (const place of ofTopic)
          expect(tokenize(title.slice(...place)).filter(({ key }) => isSmall(key))).toEqual([])
        expect(parts.slice(0, -1).filter(({ trait }) => trait === 'small_words')).toEqual([])
      }
      if (groups.length > 1) expect(groups[0]?.parts[0]?.trait).not.toBe('small_words')
    })
  })

  it('accepts contributions that were stored without their places', () => {
    const contributions: Contribution[] = [
      { of: { kind: 'word', word: 'bread' }, points: 0.25 },
      { of: { kind: 'trait', trait: 'question_words' }, points: 0.5 },
    ]
    expect(sum(groupByConcept('', contributions))).toBe(0.75)
  })
})

/** Returns contributions as `explain` does: of a word or a pair of words in a title, or of a trait. */
const word = (title: string, text: string, points: number): Contribution => {
  const from = title.indexOf(text)
  return { of: { kind: 'word', word: text.toLowerCase() }, points, at: [from, from + text.length] }
}
const trait = (name: 'how_to' | 'question_words' | 'number' | 'power_words', points: number): Contribution => ({
  of: { kind: 'trait', trait: name },
  points,
})

/** Returns each part as a line: its trait, its words and its points. */
const read = (title: string, contributions: readonly Contribution[]) =>
  partsOf(title, contributions).map(({ trait, at, points }) =>
    [trait, ...at.map((place) => title.slice(...place)), points].filter((text) => text !== undefined).join(' '),
  )

describe('the parts of an explanation', () => {
  it('add up everything about "How to" in one figure', () => {
    const title = 'How to Make Bread'
    const all = [
      word(title, 'How', 0.5),
      word(title, 'to', 0.25),
      word(title, 'How to', -0.125),
      trait('how_to', 1),
      trait('question_words', -0.5),
    ]
    expect(read(title, all)).toEqual(['how_to How to 1.125'])
  })

  it('show the special characters that a title has, such as a curly apostrophe', () => {
    const of = (trait: 'emoji' | 'other_script', title: string) => wordsOf(title, { trait, at: [] })
    expect(of('emoji', 'Grandma’s Café 🥐🥐')).toEqual(['🥐'])
    expect(of('other_script', 'Grandma’s “Crème Brûlée” — 12 °C…')).toEqual(['è', 'û', 'é', '°'])
    expect(of('other_script', 'Plain words')).toEqual([])
  })

  it('credit a pair to the word that says more', () => {
    const title = 'I Built a Cabin in the Woods'
    expect(read(title, [word(title, 'Built a', -1), word(title, 'I Built', 0.5)])).toEqual(['Built -0.5'])
    expect(read(title, [word(title, 'in the', 1)])).toEqual(['small_words a in the 1'])
    const time = 'Bread in 24 Hours'
    expect(read(time, [word(time, 'in 24', 1), word(time, '24 Hours', 0.5)])).toEqual(['challenge_words 24 Hours 1.5'])
  })

  it('join words of the topic into one phrase if their pairs are known', () => {
    const title = 'Full Body Workout: Body Weight'
    const all = [word(title, 'Full Body', 1), word(title, 'Body Workout', 0.5), word(title, 'Weight', 0.25)]
    expect(read(title, all)).toEqual(['Full Body Workout Body 1.5', 'Weight 0.25'])
  })

  it('do not join words across punctuation, but share the points of the pair', () => {
    const title = 'Paris | Rome'
    expect(
      read(
        title,
        [word(title, title, 0.5)].map((one) => ({ ...one, of: { kind: 'word', word: 'paris rome' } })),
      ),
    ).toEqual(['Paris 0.25', 'Rome 0.25'])
  })

  it('share the points of a trait among the words that it counts', () => {
    const title = 'Best Secret'
    expect(read(title, [trait('power_words', 0.5)])).toEqual(['curiosity_words Secret 0.25', 'power_words Best 0.25'])
  })

  it.each([
    ['5 Bread Tips', 'list', '5'],
    ['We Spent $10,000 on Bread', 'money', '$10,000'],
    ['Baking 10,000 Loaves', 'number', '10,000'],
    ['Bread in 2024', 'year', '2024'],
    ['Week 3: Bread', 'episode', 'Week 3'],
    ['Bread, May 12', 'episode', 'May 12'],
    ['Bread in 15-Minute Steps', 'challenge_words', '15-Minute'],
    ['My 10 Year Old Bakes', 'number', '10'],
    ['Living on Bread for a Week', 'challenge_words', 'Week'],
    ['Bread (ft. Emma Chamberlain & Bob) Recipe', 'featuring', 'ft. Emma Chamberlain & Bob'],
    ['Bread (Official Music Video)', 'format_words', 'Official Music Video'],
    ['What’s New in the US', 'question', 'What’s'],
    ['They Didn’t Knead It', 'negation', 'Didn’t'],
    ['24 Hours in Rome', 'challenge_words', '24 Hours'],
    ['My Baking Day', undefined, 'Day'],
    ['Bread in the US', undefined, 'US'],
  ])('read %j as %s: %j', (title, name, text) => {
    // All words get the same points, so that every part of the title has some.
    const all = tokenize(title).map(
      ({ key, from, to }): Contribution => ({
        of: { kind: 'word', word: key },
        points: 1,
        at: [from, to],
      }),
    )
    const found = partsOf(title, all).filter(({ trait }) => trait === name)
    expect(found.map((part) => wordsOf(title, part))).toContainEqual([text])
  })
})
