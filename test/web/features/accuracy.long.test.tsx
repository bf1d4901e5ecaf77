import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import evaluation from '#shared/prediction/evaluation.generated.json'
import wording from '#shared/prediction/wording/evaluation.generated.json'
import { accessibilityFaults } from '#test/support/axe.ts'
import { formatsFor } from '#web/messages/format.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const { backend } = setUpPageBackend()
const { measured, bareMeasured, number, day } = formatsFor('en')
const { heldOut, crossValidated, learnedFrom, measuredOn, weights } = evaluation

async function open(locale: (typeof locales)[number] = 'en') {
  await visit('/accuracy', { backend, locale })
  await screen.findAllByRole('table')
}
const cellsOf = (table: string, row: string | RegExp, place = 0) =>
  within(within(screen.getAllByRole('table', { name: table })[place] as HTMLElement).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('prints every measured figure exactly', async () => {
  await open()
  const { all, x2, x5 } = heldOut.titleOnly
  const cell = ({ accuracy, low, high }: typeof all) =>
    `${measured(accuracy)}${bareMeasured(low)}–${bareMeasured(high)}`
  expect(cellsOf('Title only', /^Viewcraft, title only/)).toEqual([all, x2, x5].map(cell))
  const { rule, longer } = heldOut.baselines
  expect(cellsOf('Title only', /^Common headline-analyzer rules/)).toEqual([rule.all, rule.x2, rule.x5].map(cell))
  expect(cellsOf('Title only', /^The longer title/)).toEqual([longer.all, longer.x2, longer.x5].map(cell))
  expect(cellsOf('Title only', /^Pairs compared/)).toEqual([all, x2, x5].map(({ n }) => number(n)))
  const own = heldOut.ownHistory
  expect(cellsOf('With your own history', /^Viewcraft, with history/)).toEqual([own.all, own.x2, own.x5].map(cell))
  const headlines = 'Different wordings of one title'
  for (const [place, { all: pairs, significant, best }] of [wording.heldOut, wording.crossValidated].entries())
    expect(cellsOf(headlines, /^Viewcraft, wording/, place)).toEqual([pairs, significant, best].map(cell))
  const { modern } = heldOut
  expect(cellsOf('Recent channels', /^Viewcraft, title only/)[0]).toBe(cell(modern.titleOnly.all))
  const { ownHistory } = heldOut.otherLanguages
  expect(cellsOf('Languages', /^Viewcraft, with history/)).toEqual(
    [ownHistory.all, ownHistory.x2, ownHistory.x5].map(cell),
  )
  const cross = cellsOf('Across many more channels', /^Viewcraft, title only/)
  expect(cross[0]).toBe(cell(crossValidated.titleOnly.all))
})

test('starts with the cross-validated figures, like other screens, and has one for the surest pairs', async () => {
  await open()
  const { titleOnly, ownHistory, topTwentieth, channels } = crossValidated
  const tile = (name: string) => screen.getByText(name).parentElement?.textContent
  expect(tile('from the title alone')).toContain(measured(titleOnly.all.accuracy))
  expect(tile('with the channel’s own history')).toContain(measured(ownHistory.all.accuracy))
  expect(
    screen.getByText(new RegExp(`it got ${measured(topTwentieth.accuracy)} right .*over ${channels} channels`)),
  ).toBeDefined()
})

test('shows the date, the sample size and the weights of the evaluation', async () => {
  await open()
  expect(screen.getByText(new RegExp(`^Trained on ${number(learnedFrom.videos)} videos`))).toBeDefined()
  const { from, to } = learnedFrom.observed
  expect(screen.getByText(new RegExp(`Views were collected between ${day(from)} and ${day(to)}\\.$`))).toBeDefined()
  expect(screen.getByText(new RegExp(` Measured on ${day(measuredOn)}\\.$`))).toBeDefined()
  expect(screen.getByText(`Model version (hash of its weights): ${weights}, ${wording.weights}`)).toBeDefined()
  expect(screen.getByText(/Upworthy Research Archive, CC BY 4.0/)).toBeDefined()
  expect(
    screen.getByText(new RegExp(`On ${heldOut.otherLanguages.channels} channels in other languages`)),
  ).toBeDefined()
})

test('has the section that the chance of a wording links to', async () => {
  await open()
  const place = document.getElementById('wording') ?? document.body
  within(place).getByRole('heading', { name: 'Different wordings of one title' })
})

test('describes the plot to screen readers', async () => {
  await open()
  expect(screen.getByRole('img', { name: /^Predicted probability against/ })).toBeDefined()
  await userEvent.setup().click(screen.getByText('Show the figures'))
  const rows = within(screen.getByRole('table', { name: 'Viewcraft, title only' })).getAllByRole('row')
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(
    heldOut.reliability.map(({ predicted, observed, n }) => [measured(predicted), measured(observed), number(n)]),
  )
})

test.each(locales)('is accessible in %s, with one heading at the top', async (locale) => {
  await open(locale)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await accessibilityFaults()).toEqual([])
})
