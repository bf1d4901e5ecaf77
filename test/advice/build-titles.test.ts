import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askQuestion } from '#shared/advice/ask-question.ts'
import { buildTitles, maxBuiltTitles } from '#shared/advice/build-titles.ts'
import { listSteps } from '#shared/advice/list-steps.ts'
import { questionKinds } from '#shared/advice/question.ts'
import { questions as en } from '#shared/advice/questions/en.ts'
import { questions as es } from '#shared/advice/questions/es.ts'
import { questions as fr } from '#shared/advice/questions/fr.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'

const drafts = [
  ...[
    'camping in the rain',
    'Repainting my car at home',
    'how to edit videos faster',
    'my skincare routine',
    '10 houseplants',
  ],
  ...[
    'sony a7iv vs canon r6',
    'Does cold plunging work?',
    'the great fire of london',
    'Garden update - tomatoes',
    'I sold my house',
  ],
  ...[
    'why I quit coffee',
    'Watercolor tutorial',
    'meal prep vlog #4',
    'Opening my first coffee shop',
    'Pixel 9 review after 2 months',
  ],
]
const lines = [
  ...['tent leaked at 2am so we slept in the car', 'I used 12 rattle cans, took 4 days and it cost me $180 total'],
  ...['3 products, under $30, cleared my acne in 8 weeks', 'all survive low light, for people who forget to water'],
  ...[
    'started in a bakery, burned 13,000 houses, only six recorded deaths',
    'Battery dropped, camera is great',
    'no oven',
  ],
  ...[
    'blind test with a baker',
    'Lost $14,000 in the first 3 months, a neighbor saved us',
    'After 9 tries with a bad map',
    'for beginners, 20 min',
  ],
  ...[
    'rice was mush, knife was dull, still tasted good',
    '10 lunches for $25',
    '???',
    'vlog',
    'found for $5 at a flea market',
  ],
]
const [anyDraft, anyLine] = [
  fc.constantFrom(...drafts),
  fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 3 }),
]

const textsOf = (draft: string, happens: string, locale: Locale = 'en') =>
  buildTitles(draft, happens, locale).map(({ text }) => text)

describe('titles from a draft and what happens', () => {
  it.each<[string, string, string, Locale?]>([
    [
      'fixing my kitchen tap',
      'Plumber quoted $900, fixed it with a $4 washer',
      'The Plumber Quoted $900. I Fixed It With a $4 Washer',
    ],
    ['camping in the rain', 'tent leaked at 2am', 'I Camped in the Rain. The Tent Leaked at 2am'],
    ['Repainting my car at home', 'cost me $180 total', 'I Repainted My Car at Home for $180'],
    ['Building a canoe', '3 weekends', 'I Built a Canoe in 3 Weekends'],
    ['Learn Spanish - how to roll your R', 'in 5 min', 'How to Roll Your R in 5 Minutes'],
    ['we finally beat the ice temple', 'after 61 tries', 'It Took Us 61 Tries to Beat the Ice Temple'],
    ['how to bake chicken thighs', 'crispy chicken thighs in one pan', 'How to Bake Crispy Chicken Thighs in One Pan'],
    ['10 houseplants', 'all survive low light', '10 Houseplants That Survive Low Light'],
    ['the great fire of london', 'started in a bakery', 'The Great Fire of London Started in a Bakery'],
    ['Solo trip to Albania', '9 days, 412 euros', 'I Spent 9 Days in Albania for 412 Euros'],
    ['Probando comida callejera', 'me enfermé', 'Probé comida callejera y me enfermé', 'es'],
    ['Tutorial de punto', 'para principiantes, 15 min', 'Punto para principiantes en 15 minutos', 'es'],
    ['Mon premier marathon', 'le genou a lâché au km 30', 'Mon premier marathon : le genou a lâché au km 30', 'fr'],
    ["J'ai rénové un van", "j'ai tout vendu", "J'ai rénové un van et j'ai tout vendu", 'fr'],
  ])('say of "%s", "%s": "%s"', (draft, happens, title, locale = 'en') => {
    expect(textsOf(draft, happens, locale)).toContain(title)
  })

  it('say nothing that the creator did not say', () => {
    // What the subject of a clause in note form is, only the creator knows.
    expect(textsOf('the great fire of london', 'burned 13,000 houses').join()).not.toMatch(/\bI\b/)
    expect(textsOf('making sushi at home', 'rice was mush, still tasted good').join()).not.toContain('I Still Tasted')
    expect(textsOf('Reading 52 books in a year', 'I finished 47').join()).not.toMatch(/I Read 52/)
    expect(textsOf('our kitchen renovation', 'we did everything but the plumbing').join()).not.toMatch(
      /Everything(?! but)/,
    )
  })

  it('have only words and numbers of the draft, the line and the forms, and pass our own advice', () => {
    const ofForms = new Set(
      'i we it me us a an the in for to of and with that how here s why explained ranked my took tries spent used tried thrifted prepped cooked bought blind tested'.split(
        ' ',
      ),
    )
    // Verbs change their form, and abbreviations are spelled out.
    const stem = (word: string) => word.slice(0, 3)
    let offered = 0
    fc.assert(
      fc.property(anyDraft, anyLine, (draft, said) => {
        const happens = said.join('; ')
        const own = new Set((`${draft} ${happens} minutes`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
        const titles = buildTitles(draft, happens, 'en')
        expect(titles.length).toBeLessThanOrEqual(maxBuiltTitles)
        expect(new Set(titles.map(({ text }) => text.toLowerCase())).size).toBe(titles.length)
        expect(titles.map(({ chance }) => chance)).toEqual(
          titles.map(({ chance = 0 }) => chance).toSorted((a, b) => b - a),
        )
        for (const { text, chance } of titles) {
          offered++
          expect(text.length).toBeLessThanOrEqual(maxTitleLength)
          expect(text).not.toMatch(/[[\]]/)
          expect(chance).toBe(chanceOfBetterWording(text, draft))
          expect(chance).toBeGreaterThanOrEqual(0.5)
          const added = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
            (word) => !ofForms.has(word) && !own.has(stem(word)),
          )
          expect(added, text).toEqual([])
          for (const step of listNextSteps(text)) {
            expect(['edit', 'structure', 'rephrase keep'], text).toContain(
              step.kind === 'rephrase' ? `rephrase ${step.advice}` : step.kind,
            )
            if (step.kind === 'edit')
              expect([step.edit === 'headline_case', step.evidence], text).toEqual([false, undefined])
          }
        }
      }),
      { numRuns: 1000 },
    )
    expect(offered).toBeGreaterThan(1500)
  })

  it('are none for a line that says nothing, and survive any text', () => {
    expect(textsOf('camping in the rain', '')).toEqual([])
    expect(textsOf('camping in the rain', '???')).toEqual([])
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom<Locale>('en', 'es', 'fr'), (draft, happens, locale) => {
        expect(buildTitles(draft, happens, locale).length).toBeLessThanOrEqual(maxBuiltTitles)
        askQuestion(draft, locale)
      }),
      { numRuns: 300 },
    )
  })

  it('are the first next step', () => {
    expect(listSteps('Building a canoe', '3 weekends', 'en')[0]).toMatchObject({
      kind: 'title',
      title: 'I Built a Canoe in 3 Weekends',
    })
    expect(listSteps('Building a canoe', '', 'en').map(({ kind }) => kind)).not.toContain('title')
  })
})

describe('the question to the creator', () => {
  it.each<[string, string, string, Locale?]>([
    ['sourdough bread recipe', 'without', 'Sourdough Bread (No [thing])'],
    ['how to sharpen a knife', 'step', 'How to Sharpen a Knife: [the step that most people miss]'],
    ['Building a canoe', 'cost', 'I Built a Canoe for [price]'],
    ['how I paid off my car', 'amount', 'I Paid Off [amount] in [time]'],
    ['I ate vegan for a month', 'result', 'I Ate Vegan for a Month. [How it ended]'],
    ['is tap water safe?', 'method', 'Is Tap Water Safe? I [how you found out]'],
    ['Fender vs Squier', 'difference', 'Fender vs Squier: [the difference that nobody expects]'],
    ['Harbor Q&A', 'news', 'Harbor: [the one thing to remember]'],
    ['mi rutina de noche', 'moment', 'Mi rutina de noche: [lo que nadie se espera]', 'es'],
    ['recette de pain', 'without', 'Pain (sans [ce dont on se passe])', 'fr'],
  ])('of "%s" is about %s: "%s"', (draft, kind, frame, locale = 'en') => {
    expect(askQuestion(draft, locale)).toEqual({ kind, frame })
  })

  it('has a sentence in every language', () => {
    for (const kind of questionKinds) for (const texts of [en, es, fr]) expect(texts[kind]).toMatch(/\?$/)
  })
})
