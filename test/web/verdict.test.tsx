import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { renderAt } from '#test/support/render.tsx'
import { VerdictPanel } from '#web/layout/verdict/verdict.tsx'
import { AnnouncedVerdict, DataDate, ExplainedVerdict, VerdictLine } from '#web/layout/verdict/verdict-line.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'

afterEach(() => vi.useRealTimers())

const high: Verdict = {
  yardstick: 'channel',
  score: 81,
  videos: 50,
  outcome: { topQuarter: 0.351, aboveUsual: 0.694, medianMultiple: 1.26 },
}
const low: Verdict = {
  ...high,
  score: 12,
  outcome: { topQuarter: 0.12, aboveUsual: 0.31, medianMultiple: 0.77 },
}

async function show(verdict: Verdict, more: { length?: number | 'usual'; asOf?: string } = {}, locale?: Locale) {
  await verdictMessages.load(locale ?? 'en')
  await renderAt('/', <VerdictPanel verdict={verdict} {...more} />, locale)
  return document.body.textContent ?? ''
}

test('a verdict on the channel says what it is worth, and how it compares with the benchmark', async () => {
  expect(await show(high, { length: 720 })).toBe(
    'On your channel, at 12 minutesTop quarter81%This title ranks above 81% of your own 50 videos.' +
      'Of 100 videos whose titles ranked like this one, 35 reached the top quarter of their channel (25 by luck) and 69 beat its usual views. A typical one got 1.3× the usual.' +
      'Benchmark Comparison. At 81, this title is 6 above the benchmark of 75. ' +
      'The top quarter of your own videos starts there.',
  )
})

test.each([
  ['en', 100, 'ranks above all 50 of your own videos'],
  ['en', 0, 'ranks below all 50 of your own videos'],
  ['es', 100, 'supera a todos tus 50 vídeos'],
  ['es', 64, 'supera al 64\u00a0% de tus 50 vídeos'],
  ['fr', 100, 'au-dessus de toutes vos 50 vidéos'],
] as const)('in %s, a rank of %i is never shown as 0% or 100%', async (locale, score, words) => {
  const text = await show({ ...high, score }, {}, locale)
  expect(text).toContain(words)
  expect(text).not.toMatch(/\b(?:100|0)\s?%/)
})

test('a low verdict is below the benchmark, and says how few did well', async () => {
  expect(await show(low, { length: 'usual', asOf: '2026-11-20T10:00:00.000Z' })).toBe(
    'On your channel, at your usual lengthBottom quarter12%This title ranks above 12% of your own 50 videos. As of Nov 20, 2026.' +
      'Of 100 videos whose titles ranked like this one, 12 reached the top quarter of their channel (25 by luck) and 31 beat its usual views. A typical one got 0.8× the usual.' +
      'Benchmark Comparison. At 12, this title is 63 below the benchmark of 75. ' +
      'The top quarter of your own videos starts there.',
  )
})

test.each<[string, Verdict, label: string, color: string]>([
  ['top fifth', { ...high, yardstick: 'general', score: 88 }, 'Top fifth', 'text-good'],
  ['below average', { ...low, yardstick: 'general', score: 29 }, 'Below average', 'text-poor'],
  ['above average', { ...high, score: 60 }, 'Above average', 'text-good'],
  ['below average on the channel', { ...low, score: 40 }, 'Below average', 'text-poor'],
  [
    'a top rank that is worth no more than luck',
    { ...high, outcome: { topQuarter: 0.26, aboveUsual: 0.51, medianMultiple: 1 } },
    'Top quarter',
    'text-muted',
  ],
])('the number has the color of the outcome: %s', async (_, verdict, label, color) => {
  await show(verdict)
  screen.getByText(label)
  expect(screen.getByText(/^\d+%$/).className).toContain(color)
  expect(document.body.textContent).toContain('Benchmark Comparison')
})

test.each([
  [100, 'above all 50 of your own videos'],
  [0, 'below all 50 of your own videos'],
])('a rank of %d among one’s own videos is stated without a percentage', async (score, words) => {
  expect(await show({ ...high, score, videos: 50 })).toContain(`This title ranks ${words}.`)
})

test('a score in the middle of real titles is labeled “No clear signal”, in gray, without a benchmark', async () => {
  const text = await show({ ...high, yardstick: 'general', score: 58, videos: undefined })
  expect(screen.getByText('No clear signal').className).toContain('text-muted')
  expect(text).toContain('Of 100 videos whose titles ranked like this one, 35 reached the top quarter')
  expect(text).not.toContain('Benchmark')
})

test('a title that is unlike the channel’s videos says so, with the figures of such titles', async () => {
  const text = await show({ ...high, score: 97, isUnfamiliar: true })
  expect(screen.getByText('Unlike your videos').className).toContain('text-muted')
  expect(text).toContain(
    'None of your past videos is like this one. Of 100 such videos, 35 reached the top quarter of their channel (25 by luck) and 69 beat its usual views. A typical one got 1.3× the usual.',
  )
  expect(text).not.toContain('Benchmark')
})

test.each([
  ['en', 'Your videos as of Nov 20, 2026.'],
  ['es', 'Tus vídeos a fecha de 20 nov 2026.'],
  ['fr', 'Vos vidéos au 20 nov. 2026.'],
] as const)('the date of the data says when the channel’s videos were fetched, in %s', async (locale, words) => {
  await verdictMessages.load(locale)
  await renderAt('/', <DataDate fetchedAt="2026-11-20T10:00:00.000Z" />, locale)
  expect(document.body.textContent).toContain(words)
})

test('a screen reader hears the number and what it is worth once the creator stops typing', async () => {
  await verdictMessages.load('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let type: (verdict: Verdict) => void = () => {}
  function Typed() {
    const [verdict, setVerdict] = useState(low)
    type = setVerdict
    return <AnnouncedVerdict verdict={verdict} />
  }
  await renderAt('/', <Typed />)
  const heard: (string | null)[] = []
  const status = screen.getByRole('status')
  const observer = new MutationObserver(() => heard.push(status.textContent))
  observer.observe(status, { subtree: true, childList: true, characterData: true })
  for (const score of [40, 60, 70]) {
    act(() => type({ ...high, score }))
    await act(() => vi.advanceTimersByTimeAsync(500))
  }
  await act(() => vi.advanceTimersByTimeAsync(1_200))
  act(() => type({ ...high }))
  act(() => type({ ...high, score: 70 }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  observer.disconnect()
  expect(heard).toEqual([
    'On your channel: 70%, Above average. Of 100 titles like this, 35 reached the top quarter (25 by luck).',
  ])
})

test('short lengths have a decimal, and one minute is singular', async () => {
  await show(high, { length: 45 })
  screen.getByText('On your channel, at 0.8 minutes')
  await show(high, { length: 60 })
  screen.getByText('On your channel, at 1 minute')
})

test.each([
  [
    'es',
    'De 100 vídeos con títulos en un puesto como este, 35 llegaron al mejor 25\u00a0% de su canal (25 por azar) y 69 superaron sus visualizaciones habituales',
  ],
  [
    'fr',
    'Sur 100 vidéos dont le titre se classe comme celui-ci, 35 ont atteint le meilleur quart de leur chaîne (25 par hasard) et 69 ont dépassé',
  ],
] as const)('says what it is worth in %s', async (locale, words) =>
  expect(await show(high, {}, locale)).toContain(words),
)

const worth =
  'Of 100 videos whose titles ranked like this one, 35 reached the top quarter of their channel (25 by luck) and 69 beat its usual views. A typical one got 1.3× the usual.'

test('a line has the yardstick, the number and the label; its description says what it is worth', async () => {
  await verdictMessages.load('en')
  await renderAt('/', <VerdictLine verdict={high} />)
  expect(document.body.textContent).toBe('On your channel81% · Top quarter')
  expect(screen.getByText('On your channel').getAttribute('aria-description')).toBe(worth)
})

test('a line that shows what it is worth does not describe it a second time', async () => {
  await verdictMessages.load('en')
  await renderAt('/', <ExplainedVerdict verdict={high} />)
  screen.getByText(worth)
  expect(screen.getByText('On your channel').hasAttribute('aria-description')).toBe(false)
})
