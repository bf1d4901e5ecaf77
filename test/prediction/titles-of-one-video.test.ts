import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { generateIdeas } from '#functions/services/analysis/title-ideas.ts'
import { fillTemplate } from '#shared/prediction/next-step.ts'
import { offerInstead } from '#shared/prediction/offered.ts'
import { prepareHistory } from '#shared/prediction/own-history/history.ts'
import type { PastVideo } from '#shared/prediction/own-history/past.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { typicalValues } from '#shared/prediction/structures.ts'
import { generalYardstick, judgeTitle, type Yardstick } from '#shared/prediction/verdict.ts'
import { compareTitles, scoreWording } from '#shared/prediction/wording/compare.ts'
import { baseOf, type VideoTitle } from '#shared/prediction/yardsticks.ts'
import { createRandom } from '#shared/random.ts'
import { runsOf } from '#test/support/long.ts'

/** Returns every text that consists of one part from each list, in order. */
const combine = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((texts, next) => texts.flatMap((text) => next.map((part) => `${text}${part}`)), [''])

const english = combine(
  ['How I ', 'What Happened When I ', 'VLOG #12 | I ', 'Why nobody ', 'I ', 'How to ', ''],
  ['built a tiny house', 'bake bread', 'MAKE PASTA', 'survived 24 hours in a desert', 'cook dinner with my family'],
  [
    '',
    '!!!',
    ' | Episode 3',
    ' for beginners',
    ' (2024) #shorts',
    ' and it changed me',
    ' - Daily Vlog',
    ' [LIVE], day 5?',
  ],
)
const spanish = combine(
  ['Cómo hacer ', 'La verdad sobre ', 'Mi primer ', ''],
  ['pan en casa', 'pasta con mi familia', 'el jardín de mi abuela'],
  ['', ' en 30 días', ' (paso a paso)', ' y lo que aprendí'],
)
/** Headlines as they are tested against each other: one story in several forms. */
const headlines = combine(
  ['', 'Watch What Happens When ', 'The Real Reason ', "You Won't Believe How "],
  ['A Teacher Gave Every Student A Violin', 'This Town Stopped Using Cars', 'She Said No To A Million Dollars'],
  ['', '. And It Worked.', ', And Everyone Should Know', ' -- Here Is The Proof'],
)
const unknown = ['Qwxzy Vvrpt', '懐中時計の修理', '2024', '?!']

/** Creates a channel whose videos about some subjects, and whose longer ones, get more views. */
function makeChannel(titles: readonly string[], seed: number): PastVideo[] {
  const random = createRandom(seed)
  return Array.from({ length: 40 }, (_, index) => {
    const title = titles[Math.floor(random() * titles.length)] ?? ''
    const seconds = Math.round(60 * Math.exp(3 * random()))
    const effect = (/bread|pan|house/.test(title) ? 1 : 0) + Math.log(seconds / 270) / 2 + random()
    return { title, views: Math.round(5000 * Math.exp(effect)), seconds, ageDays: 10 + 5 * index }
  })
}

function onChannel(titles: readonly string[], seed: number): Yardstick {
  const history = prepareHistory(makeChannel(titles, seed))
  if (!history) throw new Error('The channel has too few videos')
  return { name: 'channel', history }
}

/** The language that is expected of the titles of an English account. */
const language = 'en'

const yardsticks: readonly [string, Yardstick, seconds?: number][] = [
  ['titles in general', generalYardstick],
  ['a channel', onChannel(english, 1)],
  ['a channel, with a planned length', onChannel(english, 2), 45],
  ['a channel in another language', onChannel(spanish, 3)],
  ['a channel in another language, with a planned length', onChannel(spanish, 4), 1500],
]

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts)
const anyTitle = fc.oneof(
  { weight: 6, arbitrary: oneOf(english) },
  { weight: 2, arbitrary: oneOf(spanish) },
  { weight: 1, arbitrary: oneOf(unknown) },
)
const fewTitles = { minLength: 2, maxLength: 6 }
const titleSets = fc.oneof(
  fc.uniqueArray(anyTitle, fewTitles),
  fc.uniqueArray(oneOf(english), fewTitles),
  fc.uniqueArray(oneOf(headlines), fewTitles),
)

const toTitles = (texts: readonly string[]): VideoTitle[] => texts.map((text) => ({ text }))

describe.each(yardsticks)('titles of one video, judged by %s', (_, yardstick, seconds) => {
  const scoreOf = (title: string, of: readonly VideoTitle[]) =>
    judgeTitle(yardstick, title, { base: baseOf(of), seconds, language })?.score

  it('have the same order by their scores as by their chances', () => {
    let compared = 0
    fc.assert(
      fc.property(titleSets, (texts) => {
        const { ranked } = compareTitles(texts, language)
        const scores = ranked.flatMap(({ title }) => scoreOf(title, toTitles(texts)) ?? [])
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        compared += scores.filter((score, place) => place > 0 && score !== scores[place - 1]).length
      }),
      { numRuns: runsOf(15, 150) },
    )
    expect(compared).toBeGreaterThan(runsOf(10, 100))
  })

  it('do not change the score of the first when others are added, and are scored relative to the first', () => {
    let added = 0
    fc.assert(
      fc.property(titleSets, ([first = '', ...others]) => {
        const alone = scoreOf(first, [{ text: first }])
        for (let count = 1; count <= others.length; count++) {
          const titles = toTitles([first, ...others.slice(0, count)])
          expect(scoreOf(first, titles)).toBe(alone)
          const last = others[count - 1] ?? ''
          if (scoreWording(first, language).basis === 'model')
            expect(scoreOf(last, titles)).toBe(scoreOf(last, toTitles([first, last])))
          added++
        }
      }),
      { numRuns: runsOf(8, 50) },
    )
    expect(added).toBeGreaterThan(runsOf(8, 50))
  })

  it('have the score that each would have alone, if there is only one or the wording cannot be compared', () => {
    fc.assert(
      fc.property(titleSets, ([title = '', ...others]) => {
        const alone = judgeTitle(yardstick, title, { seconds, language })?.score
        expect(scoreOf(title, [{ text: title }])).toBe(alone)
        if (scoreWording(title, language).basis !== 'model')
          expect(scoreOf(title, toTitles([title, ...others]))).toBe(alone)
      }),
      { numRuns: runsOf(15, 50) },
    )
  })

  it('never score lower when a title that we offer replaces another or is added to it', () => {
    let taken = 0
    fc.assert(
      fc.property(titleSets, fc.boolean(), (texts, isBeside) => {
        const written = toTitles(texts)
        const [first] = texts
        const others = written.slice(1).map(({ text }) => [text, scoreOf(text, written)] as const)
        let lead: VideoTitle = { text: first ?? '' }
        // An offer for an offer, and so on.
        for (let depth = 0; depth < 3; depth++) {
          const before = scoreOf(lead.text, [lead, ...written.slice(1)])
          const offers = listOffers(lead.text)
          for (const text of offers) {
            const offer = { text, ...offerInstead(text, lead) }
            const after = scoreOf(text, [offer, ...(isBeside ? [lead] : []), ...written.slice(1)])
            if (before !== undefined) expect(after, `${lead.text} => ${text}`).toBeGreaterThanOrEqual(before)
            for (const [other, score] of others) expect(scoreOf(other, [offer, ...written.slice(1)])).toBe(score)
            taken++
          }
          const next = offers[texts.length % Math.max(1, offers.length)]
          if (next === undefined) break
          lead = { text: next, ...offerInstead(next, lead) }
        }
      }),
      { numRuns: runsOf(8, 250) },
    )
    expect(taken).toBeGreaterThan(runsOf(12, 60))
  })
})

const isSpanish = (title: string) => languageOfTitle(title, language) === 'es'

/**
 * Returns the titles that we offer instead of one, for any yardstick. All yardsticks get the same titles, so the offers
 * for each are computed once.
 */
function listOffers(title: string): readonly string[] {
  const offers = offersFor.get(title) ?? findOffers(title)
  offersFor.set(title, offers)
  return offers
}
const offersFor = new Map<string, readonly string[]>()

/** Returns the ideas for a title, and the titles that its next steps lead to. */
const findOffers = (title: string): string[] => [
  ...generateIdeas(
    title,
    isSpanish(title) ? 'tardé 3 semanas; se rompió dos veces' : '3 weekends, cost me $180; it broke twice',
    languageOfTitle(title, language),
  ).ideas.map((idea) => idea.title),
  ...listNextSteps(title, language).flatMap((step) => {
    if (step.kind === 'edit') return [step.title]
    if (step.kind === 'rephrase') return []
    const blank = step.template.flatMap((part) => (typeof part === 'string' ? [] : [part.blank]))[0]
    return (blank ? typicalValues[blank] : ['']).map((value) => fillTemplate(step.template, () => value))
  }),
]
