import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readFrame } from '#functions/services/adviser/frames/read-frame.ts'
import { crossTitles, judgeIdeas } from '#functions/services/ideas/candidates.ts'
import type { RatedTopic } from '#functions/services/ideas/rated-topics.ts'
import { blanks, fillFrame, splitFrame } from '#shared/advice/blanks.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'

const file = path.join(import.meta.dirname, '../look/outliers.json')
const { outliers } = z
  .object({ outliers: z.object({ en: z.array(z.string()) }) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

/** What the made titles are about, and their forms. */
const things = ['Canoes', 'Rye Bread', 'a Garden Shed', 'Old Bikes', 'Wool Coats', 'Chess', 'Oslo', 'the Pixel 9']
const forms = [
  ...['I Tested N Ways to Clean THING', 'The THING Mistake Almost Everyone Makes', 'How Much Does THING Really Cost?'],
  ...['Why THING Cost So Much', 'N Things I Wish I Knew Before Buying THING', 'Is THING Worth It?', 'Stop Using THING'],
  ...['The Truth About THING', 'THING: N Hours vs N Days', '$N vs $N THING', 'The Only THING You Need', 'THING Vlog N'],
  ...[
    'I Tried THING for N Days',
    'Everything Wrong With THING',
    'THING Explained in N Minutes',
    'THING Q&A',
    'THING!!!',
  ],
  ...[
    'A Beginner’s Guide to THING',
    'My THING Update: N Weeks Later',
    'How I Built THING for $N',
    'Best of THING (Part N)',
  ],
  ...[
    'Can You Fix THING in N Minutes?',
    'What Nobody Tells You About THING',
    'N THING Facts Nobody Knows',
    'THING Haul',
  ],
]
const anyNumber = fc.integer({ min: 2, max: 900 })
/** Titles of many forms on many subjects: those of test/look/outliers.json, and made ones. */
const anyTitle = fc.oneof(
  fc.constantFrom(...outliers.en),
  fc
    .tuple(fc.constantFrom(...forms), fc.constantFrom(...things), anyNumber)
    .map(([form, thing, number]) => form.replace('THING', thing).replaceAll('N ', `${number} `)),
)
const subjects = ['Canoes', 'Rye Bread', 'Garden Sheds', 'Bikes', 'Wool', 'Chess', 'Lanterns', 'Kettles']
const anySubject = fc.constantFrom(...subjects)

/** Expects next steps that only add a structure or reword: none removes a pattern, rephrases, or capitalizes words. */
function expectNoObjection(title: string): void {
  for (const step of listNextSteps(title, 'en')) {
    expect(['edit', 'structure'], title).toContain(step.kind)
    if (step.kind === 'edit') expect([step.edit === 'headline_case', step.evidence], title).toEqual([false, undefined])
  }
}

test('the analysis of a title made from an offered frame has no objection', () => {
  let offered = 0
  const run = (title: string, subject: string, number: number) => {
    const frame = readFrame(title, 'en')
    if (!frame) return
    offered++
    const values = splitFrame(frame.text).flatMap((part, place) =>
      place % 2 === 0 ? [] : part === blanks.en.number ? `${number}` : subject,
    )
    expectNoObjection(fillFrame(frame.text, values))
  }
  fc.assert(fc.property(anyTitle, anySubject, anyNumber, run), { numRuns: 2000 })
  expect(offered).toBeGreaterThan(1000)
})

test('the analysis of an idea has no objection, as it is shown or filled in', () => {
  const judge = judgeIdeas(
    {
      userId: 'creator',
      email: '',
      name: '',
      locale: 'en',
      createdAt: '',
      plan: 'free',
      firstSteps: false,
      billingVersion: 0,
    },
    undefined,
    'en',
  )
  const anyTopic = fc.record({
    words: anySubject,
    titles: fc.constant([0, 1, 2]),
    articles: fc.constant(new Set<string>()),
    isTaught: fc.boolean(),
    isPracticed: fc.boolean(),
    isBought: fc.boolean(),
  }) satisfies fc.Arbitrary<RatedTopic>
  let offered = 0
  const run = (titles: string[], topics: RatedTopic[]) => {
    const proven = titles.map((title, place) => ({ id: `${place}`, title, channelId: 'followed' }))
    for (const idea of crossTitles(proven, topics, 'en')) {
      const { isGood, example } = judge(idea)
      if (!isGood) continue
      offered++
      expectNoObjection(idea.title)
      expectNoObjection(example)
    }
  }
  fc.assert(
    fc.property(fc.array(anyTitle, { maxLength: 4 }), fc.array(anyTopic, { minLength: 1, maxLength: 2 }), run),
    { numRuns: 120 },
  )
  expect(offered).toBeGreaterThan(250)
})

test('a title on the same topic gives no idea; one that only contains the letters of the topic does', () => {
  const offers = (title: string, words: string) =>
    crossTitles(
      [{ id: 'proven', title, channelId: 'followed' }],
      [{ words, titles: [0, 1, 2], articles: new Set(), isTaught: true, isPracticed: true, isBought: true }],
      'en',
    ).some(({ video }) => video !== undefined)
  expect(offers('The Only Carts You Need', 'art')).toBe(true)
  expect(offers('The Only Art You Need', 'art')).toBe(false)
  expect(offers('The Only Carts You Need', 'cart')).toBe(false)
})
