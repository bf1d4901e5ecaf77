import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { locales } from '#shared/locale.ts'
import { structures } from '#shared/prediction/kinds.ts'
import { holds, lifts } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, type PatternName, patterns } from '#shared/prediction/patterns/matchers.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { changeFormats } from '#web/features/what-works/change.ts'
import { examples } from '#web/features/what-works/shown.ts'
import { formatsFor } from '#web/messages/format.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const { backend } = setUpPageBackend()
const { change, bareChange } = changeFormats('en')
const { number, day } = formatsFor('en')

async function open(locale: (typeof locales)[number] = 'en') {
  await visit('/what-works', { backend, locale })
  await screen.findAllByRole('table')
}
const cellsOf = (table: string, row: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

/** Returns the expected text of a cell for views. */
const viewsOf = (name: PatternName, scope: 'all' | 'matched' | 'modern') => {
  const { lift = 0, low = 0, high = 0, channels = 0 } = lifts.patterns[name][scope] ?? {}
  return `${change(lift)}${bareChange(low)} to ${bareChange(high)}${number(channels)} channels`
}
/** Returns the expected text of a cell for clicks. */
const clicksOf = (name: PatternName) => {
  const { lift = 0, low = 0, high = 0, tests = 0 } = lifts.patterns[name].headlines ?? {}
  return `${change(lift)}${bareChange(low)} to ${bareChange(high)}${number(tests)} tests`
}

test('shows each figure as it was measured, in the group where it belongs', async () => {
  await open()
  expect(cellsOf('No difference that holds up', /^Make it a list/)).toEqual([
    viewsOf('starts_with_count', 'all'),
    viewsOf('starts_with_count', 'matched'),
    clicksOf('starts_with_count'),
  ])
  expect(cellsOf('Goes with fewer views', /^Ask a yes-or-no question/)[2]).toBe(clicksOf('yes_no_question'))
  expect(cellsOf('Structures that hold up', /in N minutes/)[1]).toBe(viewsOf('in_time', 'matched'))
  expect(cellsOf('Labels that go with fewer views', /^Q&A/)).toEqual([
    viewsOf('q_and_a', 'all'),
    viewsOf('q_and_a', 'matched'),
    viewsOf('q_and_a', 'modern'),
  ])
  // A difference that disappears next to the most similar title is listed with both figures.
  expect(cellsOf('Disappears next to the most similar title', /^Here’s why|Here’s/)).toContain(
    viewsOf('heres_why', 'matched'),
  )
  for (const advice of [/^Stay within 30/, /^Make it a list/, /^Put everything in capitals/, /^Ask a question/, /vs …/])
    expect(cellsOf('Disappears next to the most similar title', advice)).toHaveLength(3)
  expect(cellsOf('No difference that holds up', /^Put everything in capitals/)[2]).toBe('Too few to tell')
})

test('has a row for links to each pattern that a next step can be based on, now or in earlier analyses', async () => {
  await open()
  const named = patterns.flatMap(({ name }) => (holds(name) === 'hurts' ? [name] : []))
  expect(named.length).toBeGreaterThan(10)
  for (const name of [...named, ...structures]) {
    const rows = document.querySelectorAll(`[id="${name}"]`)
    expect([name, rows.length]).toEqual([name, 1])
    expect(rows[0]?.textContent).toContain(examples[name as keyof typeof examples])
  }
  expect(within(document.getElementById('method') ?? document.body).getByRole('heading').textContent).toBe(
    'How we measured',
  )
})

test('scrolls to the row that a link names', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown = this.id
  })
  let shown = ''
  await visit('/what-works#vlog', { backend, locale: 'en' })
  await screen.findAllByRole('table')
  await waitFor(() => expect(shown).toBe('vlog'))
  seen.mockRestore()
})

test('shows the numbers of videos, channels and tests, and the day of the measurement', async () => {
  await open()
  const { videos, channels, headlineTests, measuredOn } = lifts
  expect(screen.getByText(new RegExp(`${number(videos)} videos from ${number(channels.all)} channels`))).toBeDefined()
  expect(screen.getByText(new RegExp(`${number(channels.keptApart)} channels that we held out`))).toBeDefined()
  expect(screen.getByText(new RegExp(`^In ${number(headlineTests)} headline tests`))).toBeDefined()
  expect(screen.getByText(`Measured on ${day(measuredOn ?? '')}.`)).toBeDefined()
})

test('shows for each pattern an example that has it', () => {
  const wrong = Object.entries(examples).filter(([name, title]) => !findPatterns(title).some((one) => one === name))
  expect(wrong).toEqual([])
})

test('formats ratios as changes', () => {
  expect([1.12, 1, 0.54, 1.004].map(change)).toEqual(['+12%', '0%', '-46%', '0%'])
  expect([1.12, 1, 0.54, 0.996].map(bareChange)).toEqual(['+12', '0', '-46', '0'])
})

test.each(locales)('is accessible in %s, with one heading at the top', async (locale) => {
  await open(locale)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await accessibilityFaults()).toEqual([])
})
