import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorthOffering } from '#functions/services/ai/worth-offering.ts'
import { findTopScoreChanges, generateIdeas } from '#functions/services/analysis/title-ideas.ts'
import { maxIdeas } from '#shared/contract/advice.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { minReasonChance } from '#shared/prediction/next-step.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { allowedAdditions } from '#shared/prediction/rewrites.ts'
import type { Contribution } from '#shared/prediction/title-analysis.ts'
import { measureImprovement } from '#shared/prediction/training/improve-file.ts'
import { generalYardstick, judgeTitle } from '#shared/prediction/verdict.ts'
import { chanceOfBetterWording, compareTitles } from '#shared/prediction/wording/compare.ts'

const subject = fc.constantFrom(
  ...['How I built a bicycle', 'why planes fly in circles', 'MY BIGGEST MISTAKE EVER', 'Minecraft Survival w/ Ann'],
  ...['Tom & Ana cook rice', 'iPhone 15 vs Pixel 8', 'What happened in Lima', 'the truth about readme_first.txt'],
  ...['Le Mans highlights', 'I spent $1,000 on shoes', '10 best apps of 2024', 'NASA and the GPU shortage'],
)
const extra = fc.constantFrom(
  ...['', '', '!!!', '?!?', '...', ' #shorts #fun', ' (part 2)', ' [LIVE', ' - Episode 12', ' | Ep. 3', ' #7', ' HD'],
  ...[' 😎😎', ' "live"', ' ft. Bob', ' featuring Eve', ' 12/05/2023', ' May 3, 2021', ', and more', ' 👩‍👩‍👧 '],
)
const separator = fc.constantFrom(' | ', ' - ', ' • ', ': ', ', ', '! ', ' ')
const made = fc
  .array(fc.tuple(subject, extra, separator), { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.flat().join('').trim())
const titles = fc.oneof({ weight: 4, arbitrary: made }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) })

/** The words and numbers of a text, without case. A number keeps its currency sign and separators. */
const wordsOf = (text: string) =>
  [...text.toLowerCase().matchAll(/[$€£]?\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu)].map(([word]) => word)

describe('optimizeTitle', () => {
  it('adds no word, number or name to any title except the allowed additions', () => {
    let seen = 0
    fc.assert(
      fc.property(titles, (title) => {
        for (const idea of optimizeTitle(title, maxIdeas)) {
          seen++
          const remainingWords = [...wordsOf(title)]
          for (const word of wordsOf(idea.title)) {
            const index = remainingWords.indexOf(word)
            if (index >= 0) remainingWords.splice(index, 1)
            else expect(allowedAdditions, `${title} => ${idea.title}`).toContain(word)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(seen).toBeGreaterThan(250)
  })

  it('returns at most five distinct titles that are better worded and score no lower, best first and none too long', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { ideas } = generateIdeas(title)
        const original = judgeTitle(generalYardstick, title)
        expect(ideas.length).toBeLessThanOrEqual(maxIdeas)
        const chances = ideas.map(({ chance = Number.NaN }) => chance)
        expect(chances).toEqual(chances.toSorted((a, b) => b - a))
        const letters = ideas.map((idea) =>
          idea.title
            .toLowerCase()
            .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
            .trim(),
        )
        expect(new Set(letters).size).toBe(ideas.length)
        for (const idea of ideas) {
          expect(idea.title.length).toBeLessThanOrEqual(maxTitleLength)
          expect(idea.chance).toBe(chanceOfBetterWording(idea.title, title))
          expect(idea.chance).toBeGreaterThan(0.5)
          const changed = judgeTitle(generalYardstick, idea.title, { base: [title] })
          if (original && changed) expect(changed.score).toBeGreaterThanOrEqual(original.score)
          expect(idea.edits.length).toBeGreaterThan(0)
          // Below 55%, the two are too alike to give a reason.
          expect(idea.scoreChanges.length > 0).toBe((idea.chance ?? 0) >= minReasonChance)
        }
      }),
    )
  })

  it.each([
    ['Cómo hacer pan en casa con mi familia', 'other_language'],
    ['Qwxzy Vvrpt', 'nothing_known'],
  ])('reports that the model cannot score the original: %s', (title, basis) => {
    expect(generateIdeas(title)).toEqual({ basis, ideas: [] })
  })

  it.each([
    [
      'Python Tutorial #21 | For else in Python!!',
      /^(?:Python Tutorial(?: #21)?|For else in Python|Python Tutorial (?:#21 )?\| For else in Python)$/i,
    ],
    ['DADS & SONS #comedy #shorts', /^Dads (?:&|and) Sons$/],
    ['My first day at school!! 😭😭', /^My First Day at School$/i],
    ['5 sweet breakfast ideas: pancakes, pudding and the eggs of my grandmother today #12!!', /grandmother/i],
    ['Engine gains 92 horsepower today! - Engine Masters Ep. 21', /^(?!.*\bEp\.?$)/],
    ['DAILY VLOG #12 | TINY HOUSE, 30 DAYS!!!', /^(?!#12 \|)/],
    ['Getting ready for the update! (GTA 5)', /^(?!.*for the!)/],
    ['How I built a bicycle [Season 2 - New Heights]!!! #fun', /^[^\]]*$|\[[^[]*\]/],
    ['RANKED match LLM vs BGMI and readme_first.txt!! #shorts', /readme_first\.txt/],
  ])('does not damage %s', (title, fits) => {
    const ideas = optimizeTitle(title, maxIdeas)
    expect(ideas).not.toEqual([])
    for (const idea of ideas) expect(idea.title).toMatch(fits)
  })

  it('is measured on a file of titles', () => {
    const { scored, improvements } = measureImprovement([
      'Daily vlog #12 | HOW I BUILT A HOUSE!!',
      'How to',
      'Wie geht es dir und mir?',
    ])
    expect({ scored, improved: improvements.map(({ title }) => title) }).toEqual({
      scored: 2,
      improved: ['Daily vlog #12 | HOW I BUILT A HOUSE!!'],
    })
  })
})

describe('offering a title instead of another', () => {
  const original = 'Daily vlog #12 | how I built a tiny house in 30 days!!'
  const better = 'Daily vlog | how I built a tiny house in 30 days'

  it('accepts any wording except a clearly worse one', () => {
    expect(isWorthOffering(better, original)).toBe(true)
    expect(isWorthOffering('Vlog #12 | house', 'How I Built a Whole Tiny House in 30 Days')).toBe(false)
    expect(chanceOfBetterWording(better, `${better}.`)).toBeLessThan(0.5)
    expect(isWorthOffering(better, `${better}.`)).toBe(true)
  })

  it('accepts any title if the model cannot score the original', () => {
    expect(isWorthOffering('El pan de mi familia', 'Cómo hacer pan en casa con mi familia')).toBe(true)
  })

  it('gives ideas the order of a comparison with the original, which comes last', () => {
    const original = 'Building an Outdoor Bread Oven! - Ep. 12'
    const { ideas } = generateIdeas(original)
    const shown = [...ideas.map(({ title }) => title), original]
    expect(shown.length).toBeGreaterThan(2)
    expect(compareTitles(shown.toReversed()).ranked.map(({ title }) => title)).toEqual(shown)
  })
})

it.each(['How I bake bread every morning! #shorts', 'INSANE Minecraft update!!! (part 3)'])(
  'no idea for "%s" contains anything that its next steps would remove',
  (original) => {
    for (const { title } of generateIdeas(original).ideas) expect(title).not.toMatch(/#shorts|update|part 3/)
  },
)

describe('findTopScoreChanges', () => {
  it('returns the words, phrases and traits that were added, changed or left out, largest first, small words last', () => {
    /** A title with the points of some of its words, and of its length. */
    const explained = (title: string, words: Readonly<Record<string, number>>, length: number) => ({
      title,
      contributions: [
        ...Object.entries(words).map(([word, points]): Contribution => {
          const from = title.indexOf(word)
          return { of: { kind: 'word', word }, points, at: [from, from + word.length] }
        }),
        { of: { kind: 'trait' as const, trait: 'length' as const }, points: length },
      ],
    })
    const before = explained('how to vlog a cat', { 'how to': 0.25, vlog: -0.5, a: -2, cat: 0.25 }, 0.5)
    const after = explained('cat and hot dog', { cat: 0.25, and: 1, 'hot dog': 1 }, 0.25)
    expect(findTopScoreChanges(before, after, 3)).toEqual([
      { of: { kind: 'word', word: 'hot dog' }, points: 1 },
      { of: { kind: 'trait', trait: 'format_words' }, points: 0.5, isAbsent: true },
      { of: { kind: 'trait', trait: 'small_words' }, points: 3 },
    ])
    expect(findTopScoreChanges(before, after, 1)).toHaveLength(1)
  })
})
