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

/** Drafts and lines as creators type them, made of parts: half of them fit each other only by chance. */
const [things, places, numbers] = [
  ['canoe', 'kitchen table', 'old bike', 'home server', 'wool coat', 'garden shed', 'sourdough', 'iPhone 17', 'van'],
  ['Albania', 'norway', 'my garage', 'the rain', 'a tiny kitchen', 'Japan'],
  fc.integer({ min: 2, max: 900 }),
]
const [thing, place] = [fc.constantFrom(...things), fc.constantFrom(...places)]
const say = (pattern: string): fc.Arbitrary<string> =>
  fc
    .tuple(thing, place, numbers, numbers)
    .map(([one, where, some, more]) =>
      pattern.replace('THING', one).replace('PLACE', where).replace('MORE', `${more}`).replaceAll('N', `${some}`),
    )
const oneOf = (patterns: readonly string[]) => fc.constantFrom(...patterns).chain(say)
const anyDraft = oneOf([
  ...[
    'building a THING in PLACE',
    'how to fix a THING',
    'my THING review',
    'my THING',
    'THING tutorial',
    'THING update',
  ],
  ...[
    'Garden update - THING',
    'PLACE travel vlog day N',
    'why I sold my THING',
    'is a THING worth it?',
    'THING vs bicycle',
  ],
  ...[
    'N days of living in PLACE',
    'my top N favorite tools of the year',
    'the history of the THING',
    'THING explained',
  ],
  ...[
    'we finally fixed the THING',
    'made a THING from pallets',
    'THING q&a',
    'N pushups a day',
    'THING haul',
    'THING makeover',
  ],
  ...['Solo trip to PLACE, what it cost me', 'restoring my THING part N', 'THING Makeover!!!', 'meal prep vlog #N'],
  ...[
    'paying off my THING early was it a mistake',
    "first week with my THING (we're so tired)",
    'N THING mistakes',
    'I built a THING in PLACE',
    'I sold my THING',
    'I quit sugar for N days!!',
  ],
])
const anyClause = oneOf([
  ...[
    'took me N days',
    'N weeks',
    '$N',
    'cost $N total',
    'N hours a day',
    'under $N',
    'N exercises',
    'N lunches for $MORE',
  ],
  ...[
    'heater broke',
    'plumber quoted $N',
    'battery dropped, camera is great',
    'THING leaked at 2am so we slept in the car',
  ],
  ...[
    'fixed it with a $N part',
    'almost quit',
    'I used N planks',
    "won, still haven't been paid",
    'lost N kg, sleep better',
  ],
  ...[
    'no oven',
    'one bowl',
    'in one pan',
    'without a mixer',
    'only hand tools',
    'for beginners',
    'for bad knees',
    'in PLACE',
  ],
  ...[
    'found for $N at a flea market',
    'blind test with a baker',
    'ranking',
    'honest vlog',
    'what I do now',
    'pros and cons',
  ],
  ...[
    'started in a bakery',
    'all survive low light',
    'after N tries with a bad map',
    'blown fuse, 2 dollar part',
    '-N C',
    '???',
  ],
  ...[
    'she is fluent, im not',
    'rated N online',
    'stopped on day N',
    'refunds N percent',
    'animated explainer',
    'start in a cold pan',
  ],
  ...[
    'emptied emergency fund',
    'max went N to MORE tho',
    'my 84 year old grandma teaches me',
    'paint peeled twice',
    'mostly wheat',
    'the old man next door told me that all of this would never work at all',
    'for everybody who never had the time',
  ],
])
const anyLine = fc.array(anyClause, { minLength: 1, maxLength: 3 }).map((clauses) => clauses.join('; '))

const textsOf = (draft: string, happens: string, locale: Locale = 'en') =>
  buildTitles(draft, happens, locale).map(({ text }) => text)

describe('titles from a draft and what happens', () => {
  it.each<[string, string, string]>([
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
  ])('say of "%s", "%s": "%s"', (draft, happens, title) => {
    expect(textsOf(draft, happens)).toContain(title)
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

  it('pass our own advice, and have only words and numbers of the draft, the line and the forms', () => {
    const ofForms = new Set(
      'i we it me us my our a an the in on at from for to of and but so that with how heres why explained ranked all took tries spent used tried did bought prepped thrifted cooked blind tested renovated restored made over built sell do'.split(
        ' ',
      ),
    )
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    // Verbs change their form, and abbreviations are spelled out.
    const stem = (word: string) => (/\d/.test(word) ? word : word.slice(0, 2))
    const keyOf = (text: string) => wordsOf(text).join(' ')
    let offered = 0
    fc.assert(
      fc.property(anyDraft, anyLine, (draft, happens) => {
        const own = new Set(wordsOf(`${draft} ${happens}`).map(stem))
        const titles = buildTitles(draft, happens, 'en')
        expect(titles.length).toBeLessThanOrEqual(maxBuiltTitles)
        expect(new Set(titles.map(({ text }) => keyOf(text))).size).toBe(titles.length)
        for (const { text, chance } of titles) {
          offered++
          expect(text.length).toBeLessThanOrEqual(maxTitleLength)
          expect(text).not.toMatch(/[[\]]|\s\s|[.:,] ?[.:,]|undefined/)
          expect(keyOf(text)).not.toBe(keyOf(draft))
          expect(chance).toBe(chanceOfBetterWording(text, draft, 'en'))
          expect(chance).toBeGreaterThanOrEqual(0.5)
          const added = wordsOf(text).filter((word) => !ofForms.has(word) && !own.has(stem(word)))
          expect(added, `${draft} | ${happens} | ${text}`).toEqual([])
          for (const step of listNextSteps(text, 'en')) {
            expect(['edit', 'structure', 'rephrase keep'], text).toContain(
              step.kind === 'rephrase' ? `rephrase ${step.advice}` : step.kind,
            )
            if (step.kind === 'edit')
              expect([step.edit === 'headline_case', step.evidence], text).toEqual([false, undefined])
          }
        }
      }),
      { numRuns: 1500 },
    )
    expect(offered).toBeGreaterThan(1800)
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
  it.each<[string, string, string]>([
    ['sourdough bread recipe', 'without', 'Sourdough Bread (No [thing])'],
    ['how to sharpen a knife', 'step', 'How to Sharpen a Knife: [the step that most people miss]'],
    ['Building a canoe', 'cost', 'I Built a Canoe for [price]'],
    ['how I paid off my car', 'amount', 'I Paid Off [amount] in [time]'],
    ['I ate vegan for a month', 'result', 'I Ate Vegan for a Month. [How it ended]'],
    ['is tap water safe?', 'method', 'Is Tap Water Safe? I [how you found out]'],
    ['Fender vs Squier', 'difference', 'Fender vs Squier: [the difference that nobody expects]'],
    ['Harbor Q&A', 'news', 'Harbor: [the one thing to remember]'],
  ])('of "%s" is about %s: "%s"', (draft, kind, frame) => {
    expect(askQuestion(draft, 'en')).toEqual({ kind, frame })
  })

  it('has a sentence in every language', () => {
    for (const kind of questionKinds) for (const texts of [en, es, fr]) expect(texts[kind]).toMatch(/\?$/)
  })
})
