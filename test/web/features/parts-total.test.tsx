import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { renderAt } from '#test/support/render.tsx'
import { insightsMessages } from '#web/features/workbench/messages.ts'
import { PartsTotal } from '#web/features/workbench/parts-total.tsx'

const general = (score: number): Verdict => ({
  yardstick: 'general',
  score,
  outcome: { topQuarter: 0.25, aboveUsual: 0.5, medianMultiple: 1 },
})

/** Shows the total of a title's parts and returns its text. */
async function show(title: string, verdict?: (score: number) => Verdict, base?: string[], locale: Locale = 'en') {
  const { raw, score } = scoreTitle(title, 'en')
  await insightsMessages.load(locale)
  await renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <PartsTotal scored={{ raw, score }} verdict={verdict?.(score)} title={title} base={base} />
    </QueryClientProvider>,
    locale,
  )
  const text =
    (await screen.findByText(/^(?:All parts of this title|Todas las partes|Toutes les parties)/)).textContent ?? ''
  cleanup()
  return text
}

test.each([
  'Caramel Without Fear',
  'I Cooked 7 Biryanis to Find Grandma’s Secret',
  'Weekly Update and Q&A',
  'How to Bake Bread in 10 Minutes',
  'Market Day in Town',
])('the parts of “%s” lead to its rank', async (title) => {
  const { score } = scoreTitle(title, 'en')
  const text = await show(title, general)
  const [, sum = '', typical = '', rank = ''] =
    /multiplied: ([+-]?\d+)%. Those of a typical title: ([+-]?\d+)%. So by the title alone it ranks above (\d+)%/.exec(
      text,
    ) ?? []
  expect(Number(rank)).toBe(score)
  if (Number(sum) > Number(typical)) expect(score).toBeGreaterThanOrEqual(50)
  if (Number(sum) < Number(typical)) expect(score).toBeLessThanOrEqual(50)
  expect(text).not.toContain('The number above')
})

test.each([
  ['es', /supera al \d+\u00a0% de los títulos reales/],
  ['fr', /se classe donc au-dessus de \d+\u202f?\u00a0?% des vrais titres/],
] as const)('the sentence about the rank is correct in %s', async (locale, sentence) => {
  expect(await show('Caramel Without Fear', undefined, undefined, locale)).toMatch(sentence)
})

test('a different number above is explained', async () => {
  const title = 'Caramel Without Fear'
  const onChannel = (score: number): Verdict => ({ ...general(score), yardstick: 'channel' })
  expect(await show(title, onChannel)).toContain('The number above is its rank among your own videos')
  for (const verdict of [general, onChannel]) {
    const text = await show(title, verdict, ['Sugar Is Hard', title])
    expect(text).toContain('starts from the first title of this video')
    expect(text).not.toContain('your own videos')
  }
})

test('shows no total for an analysis by an earlier model', async () => {
  const { raw, score } = scoreTitle('Caramel Without Fear', 'en')
  await insightsMessages.load('en')
  const client = new QueryClient()
  await renderAt(
    '/',
    <QueryClientProvider client={client}>
      <PartsTotal scored={{ raw, score: score + 3 }} verdict={undefined} title="" base={undefined} />
      <PartsTotal scored={{ raw, score }} verdict={undefined} title="" base={undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findAllByText(/^All parts of this title multiplied/)).toHaveLength(1)
})
