import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateIdeas, rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { rankAmongRealTitles } from '#shared/prediction/score.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { createRandom } from '#shared/random.ts'
import { compareMessages } from '#web/features/insights/compare/messages.ts'
import { Ranking } from '#web/features/insights/compare/ranking.tsx'
import { Idea } from '#web/features/insights/ideas/idea.tsx'
import { ideasMessages } from '#web/features/insights/ideas/messages.ts'
import { element } from '#web/features/landing/live/build.ts'
import { compareView } from '#web/features/landing/live/compare-view.ts'
import { liveMessages } from '#web/features/landing/live/messages.ts'
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

/** Returns made-up pairs of titles that both models know. */
function makePairs(count: number): [string, string][] {
  const random = createRandom(7)
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const make = () => `${pick(openings)} ${pick(subjects)}${pick(endings)}`.trim()
  const pairs = Array.from({ length: count }, (): [string, string] => [make(), make()])
  return pairs.filter(([a, b]) => a !== b)
}
const pairs = makePairs(210)

/** Fails unless each of our figures that the rows show orders them as they stand, best first. Explanations do not count. */
function expectOneOrder(rows: readonly Element[]): void {
  const figures = rows.map((row) =>
    [...row.querySelectorAll('.tabular-nums')]
      .filter((figure) => !figure.closest('details'))
      .map(({ textContent }) => Number.parseInt(textContent, 10))
      .filter((figure) => !Number.isNaN(figure)),
  )
  for (const [index, row] of figures.entries()) {
    expect(row).toHaveLength(figures[0]?.length ?? 0)
    expect(row.length).toBeGreaterThan(0)
    for (const [kind, figure] of row.entries())
      expect(figure).toBeLessThanOrEqual(figures[index - 1]?.[kind] ?? Number.POSITIVE_INFINITY)
  }
}

/** Fails if a screen about wordings also says how a title ranks. */
const expectNoRank = (screen: Element) =>
  expect(screen.textContent).not.toMatch(/real titles|(?:top|bottom) quarter|average/i)

const client = new QueryClient()
function draw(part: ReactNode): HTMLElement {
  const screen = document.createElement('div')
  screen.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider initial="en">{part}</MessagesProvider>
    </QueryClientProvider>,
  )
  return screen
}

describe('on a screen with figures for two titles, all figures give one order', () => {
  beforeAll(async () => {
    client.setQueryData(['wording-model'], () => compareTitles)
    await Promise.all([compareMessages.load('en'), ideasMessages.load('en'), liveMessages.load('en')])
  })

  test('the pairs include many that the models order differently', () => {
    const isDisputed = ([a, b]: [string, string]) => {
      const [first, second] = compareTitles([a, b]).ranked.map(({ title }) => rankAmongRealTitles(title) ?? 0)
      return first !== undefined && second !== undefined && first < second
    }
    expect(pairs.filter(isDisputed).length).toBeGreaterThan(40)
  })

  test('comparing titles', () => {
    for (const titles of pairs) {
      const screen = draw(<Ranking variants={titles.map((text, id) => ({ id, text }))} onUse={() => {}} />)
      const rows = [...screen.querySelectorAll('ol > li')]
      expect(rows).toHaveLength(2)
      expectOneOrder(rows)
      expectNoRank(screen)
    }
  })

  test('two titles on the landing page', async () => {
    const { t } = await liveMessages.load('en')
    for (const titles of pairs) {
      const comparison = compareTitles(titles)
      const screen = compareView({ h: element, t, chance: formatsFor('en').chance }, titles, comparison)
      const columns = [...(screen.querySelector('.grid')?.children ?? [])]
      expect(columns).toHaveLength(2)
      expectOneOrder(comparison.ranked[0]?.title === titles[0] ? columns : columns.toReversed())
      const [best] = comparison.ranked
      if (best && !best.isTooClose) expect(screen.textContent).toContain(`“${best.title}” is probably the better one`)
      expectNoRank(screen)
    }
  })

  test('generated titles, which are all better than the draft', () => {
    let shown = 0
    for (const [draft, other] of pairs) {
      const { ideas } = generateIdeas(draft, rankAmongRealTitles)
      for (const list of [ideas, rankIdeas(draft, [`${other}!`, other, draft], rankAmongRealTitles)]) {
        const titles = list.map(({ title }) => title)
        expect(compareTitles([draft, ...titles]).ranked.map(({ title }) => title)).toEqual([...titles, draft])
        for (const title of titles)
          expect(rankAmongRealTitles(title)).toBeGreaterThanOrEqual(rankAmongRealTitles(draft) ?? 0)
        const screen = draw(list.map((idea) => <Idea key={idea.title} idea={idea} onUse={() => {}} />))
        expectOneOrder([...screen.querySelectorAll('li')])
        expectNoRank(screen)
        shown += list.length
      }
    }
    expect(shown).toBeGreaterThan(150)
  })
})
