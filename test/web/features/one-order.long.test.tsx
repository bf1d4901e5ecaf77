import { setImmediate } from 'node:timers/promises'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateIdeas, rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { computeResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, judgeTitle } from '#shared/prediction/verdict.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { createRandom } from '#shared/random.ts'
import { makePastVideos } from '#test/prediction/synthetic-past.ts'
import { element } from '#web/features/landing/live/build.ts'
import { compareView } from '#web/features/landing/live/compare-view.ts'
import { liveMessages } from '#web/features/landing/live/messages.ts'
import { compareMessages } from '#web/features/workbench/compare/messages.ts'
import { Ranking } from '#web/features/workbench/compare/ranking.tsx'
import { Idea } from '#web/features/workbench/ideas/idea.tsx'
import { ideasMessages } from '#web/features/workbench/ideas/messages.ts'
import { insightsMessages } from '#web/features/workbench/messages.ts'
import { OtherTitles } from '#web/features/workbench/other-titles.tsx'
import { judgeInGeneral, prepareJudge } from '#web/layout/yardstick/judge.ts'
import type { Judge } from '#web/layout/yardstick/judgment.ts'
import { YardstickContext } from '#web/layout/yardstick/use-yardstick.ts'
import { formatsFor } from '#web/messages/format.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'

const openings = [
  'What Happened When I',
  'Why Nobody',
  'OFFICIAL VIDEO:',
  'You',
  'Vlog #12 |',
  'How I',
  'This is how we',
  '',
]
const subjects = [
  'built a tiny house',
  'ATE THE CHEAPEST NOODLES',
  'survived 24 hours in a desert',
  'Minecraft update',
  'cook dinner for my family',
]
const endings = ['', '!!!', ' | Episode 3', ' (2024)', ' and it changed me', ', day 5', ' #shorts', '?']

/** Returns made-up pairs of English titles, which both the views model and the wording model can score. */
function makePairs(count: number): [string, string][] {
  const random = createRandom(7)
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const make = () => `${pick(openings)} ${pick(subjects)}${pick(endings)}`.trim()
  const pairs = Array.from({ length: count }, (): [string, string] => [make(), make()])
  return pairs.filter(([a, b]) => a !== b)
}
const pairs = makePairs(210)

/**
 * Yields to the event loop before each pair, so that lazy components load. Until then, every screen that waits for one
 * stays in memory.
 */
async function* eachPair() {
  for (const pair of pairs) {
    await setImmediate()
    yield pair
  }
}

/** Returns the percentages in each row, in their order. */
const readFigures = (rows: readonly Element[]): number[][] =>
  rows.map((row) => {
    // Tags become spaces, because a title may end with a number.
    const text = row.innerHTML.replaceAll(/<[^>]*>/g, ' ')
    return [...text.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure))
  })

/** Fails unless each kind of figures orders the rows as they stand, best first. */
function expectOneOrder(rows: readonly Element[], kinds: number): void {
  const figures = readFigures(rows)
  for (const [index, row] of figures.entries()) {
    expect(row).toHaveLength(kinds)
    for (const [kind, figure] of row.entries())
      expect(figure).toBeLessThanOrEqual(figures[index - 1]?.[kind] ?? Number.POSITIVE_INFINITY)
  }
}

/** Fails if a screen says how a title ranks. */
const expectNoRank = (screen: Element) =>
  expect(screen.textContent).not.toMatch(/real titles|your channel|(?:top|bottom) quarter|average/i)

const client = new QueryClient()
const fetchedAt = '2027-01-01T12:00:00.000Z'
/** Renders a part of a screen without its explanations, whose figures do not count. */
function render(part: ReactNode, judge: Judge = judgeInGeneral): HTMLElement {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider initial="en">
        <YardstickContext
          value={{ state: 'ready', name: 'channel', hasLengths: true, fetchedAt, language: 'en', judge }}
        >
          {part}
        </YardstickContext>
      </MessagesProvider>
    </QueryClientProvider>,
  )
  // Removed before they are parsed, which took most of the time.
  const shown = markup.replaceAll(/<details.*?<\/details>/gs, '')
  expect(shown).not.toContain('</details>')
  const screen = document.createElement('div')
  screen.innerHTML = shown
  return screen
}

const channel = computeResults(
  makePastVideos({ videos: 40, seed: 3, spread: 0.5, hit: { word: 'house', titles: 15, times: 4 } }),
)
if (!channel) throw new Error('The channel has too few videos')

describe.each([
  ['titles in general', false, () => Promise.resolve(judgeInGeneral)],
  ['a channel', true, async () => (await prepareJudge(channel, async () => {})).judge],
] as const)(
  'on a screen with two titles of one video, judged by %s, their numbers and chances give one order',
  (_, usesChannel, prepare) => {
    let judge: Judge
    beforeAll(async () => {
      judge = await prepare()
      client.setQueryData(['wording-model'], () => compareTitles)
      await Promise.all([compareMessages.load('en'), insightsMessages.load('en')])
    })

    test('although the numbers that they would have alone often give the other order', () => {
      const scoreOf = (title: string) => {
        const judged = judge(title, {})
        return judged.state === 'judged' ? judged.verdict.score : Number.NaN
      }
      const isDisputed = ([a, b]: [string, string]) => {
        const [first = '', second = ''] = compareTitles([a, b]).ranked.map(({ title }) => title)
        return scoreOf(first) < scoreOf(second)
      }
      expect(pairs.filter(isDisputed).length).toBeGreaterThan(40)
    })

    test('where they are compared', async () => {
      for await (const titles of eachPair()) {
        const variants = titles.map((text, id) => ({ id: `title${id}`, text }))
        const rows = [
          ...render(
            <Ranking variants={variants} drafted={{ titles: [] }} onAnalyze={() => {}} />,
            judge,
          ).querySelectorAll('ol > li'),
        ]
        expect(rows).toHaveLength(2)
        expectOneOrder(rows, 3)
      }
    })

    test('without a winner where no video on the channel is like the best title', () => {
      const titles = ['What happened when I ate at the 10 cheapest restaurants in Paris', 'Paris on 5 euros a day']
      const variants = titles.map((text, at) => ({ id: `title${at}`, text }))
      const show = (isUnfamiliar: boolean) => {
        const judgeAsUnfamiliar: Judge = (title, video) => {
          const judged = judge(title, video)
          return judged.state === 'judged'
            ? { ...judged, verdict: { ...judged.verdict, isUnfamiliar: isUnfamiliar || undefined } }
            : judged
        }
        return render(<Ranking variants={variants} drafted={{ titles: [] }} onAnalyze={() => {}} />, judgeAsUnfamiliar)
          .textContent
      }
      expect(show(true)).not.toContain('Probably the best')
      expect(show(true)).toContain('is ahead on wording alone')
      expect(show(false)).toContain('Probably the best')
    })

    test('where they are compared, with the same numbers as in a draft of that length', async () => {
      let index = 0
      for await (const [text, other] of eachPair()) {
        const titles = [
          { id: 'title0', text, ...(index % 3 === 0 && { offeredFor: 'How I built a house', offeredAs: text }) },
          { id: 'title1', text: other },
        ]
        const seconds = index % 2 ? 300 : undefined
        const drafted = { titles: index % 5 ? [] : titles, seconds }
        const variants = titles.map((title) => ({
          ...title,
          ...(index % 5 === 0 && { offeredFor: undefined }),
        }))
        const compared = render(<Ranking variants={variants} drafted={drafted} onAnalyze={() => {}} />, judge)
        const draft = render(
          <OtherTitles titles={titles} video={{ base: baseOf(titles), seconds }} onUse={() => {}} />,
          judge,
        )
        const readNumbers = (rows: Iterable<Element>) => readFigures([...rows]).map(([number]) => number)
        const [first, second] = [
          readNumbers(compared.querySelectorAll('ol > li')),
          readNumbers(draft.querySelectorAll('li')),
        ]
        expect(first.toSorted()).toEqual(second.toSorted())
        index += 1
      }
    })

    test('and the comparison says when the channel’s videos were fetched, if it uses them', () => {
      const variants = (pairs[0] ?? []).map((text, id) => ({ id: `title${id}`, text }))
      const { textContent } = render(
        <Ranking variants={variants} drafted={{ titles: [] }} onAnalyze={() => {}} />,
        judge,
      )
      expect(textContent?.includes('Your videos as of Jan 1, 2027.')).toBe(usesChannel)
    })

    test('in the workbench, which keeps the order of the creator', async () => {
      let index = 0
      for await (const texts of eachPair()) {
        const titles = texts.map((text, at) => ({ id: `title${at}`, text }))
        const video = { base: baseOf(titles), seconds: index++ % 2 ? 300 : undefined }
        const rows = [
          ...render(<OtherTitles titles={titles} video={video} onUse={() => {}} />, judge).querySelectorAll('li'),
        ]
        expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual(texts)
        const isFirstBest = compareTitles(texts).ranked[0]?.title === texts[0]
        expectOneOrder(isFirstBest ? rows : rows.toReversed(), 1)
      }
    })
  },
)

test('two titles on the landing page have the order of their chances, and no numbers', async () => {
  const { t } = await liveMessages.load('en')
  for (const titles of pairs) {
    const comparison = compareTitles(titles)
    const screen = compareView({ h: element, t, chance: formatsFor('en').chance }, titles, comparison)
    const columns = [...(screen.querySelector('.grid')?.children ?? [])]
    expect(columns).toHaveLength(2)
    expectOneOrder(comparison.ranked[0]?.title === titles[0] ? columns : columns.toReversed(), 1)
    const [best] = comparison.ranked
    if (best && !best.isTooClose) expect(screen.textContent).toContain(`“${best.title}” is probably the better one`)
    expectNoRank(screen)
  }
})

test('generated titles are in one order by chance and number; those that we make score no lower than the draft', async () => {
  await ideasMessages.load('en')
  let count = 0
  for await (const [draft, other] of eachPair()) {
    const { ideas } = generateIdeas(draft)
    const written = rankIdeas(
      draft,
      [`${other}!`, other].map((title) => ({ title })),
    )
    for (const list of [ideas, written]) {
      const titles = list.map(({ title }) => title)
      const { ranked } = compareTitles([draft, ...titles])
      expect(ranked.map(({ title }) => title).filter((title) => title !== draft)).toEqual(titles)
      const shown = list === ideas ? [...titles, draft] : titles
      const scores = shown.map((title) => judgeTitle(generalYardstick, title, { base: [draft] })?.score)
      expect(scores).toEqual(scores.toSorted((a = 0, b = 0) => b - a))
      const rows = list.map((idea) => {
        const judgment = judgeInGeneral(idea.title, { base: [draft] })
        return <Idea key={idea.title} idea={idea} judgment={judgment} onUse={() => {}} />
      })
      expectOneOrder([...render(rows).querySelectorAll('li')], 2)
      count += list.length
    }
  }
  expect(count).toBeGreaterThan(150)
})
