import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

vi.mock('#web/layout/studio/start-worker.ts', () => import('#test/support/start-worker.ts'))

const { backend } = setUpPageBackend()

const signUp = async () => {
  const creator = await backend.signUpUser()
  storeSession(creator)
  return creator.tokens.accessToken
}
/** Returns the texts of the links that are marked as current in a landmark. */
const currentIn = (landmark: HTMLElement) =>
  within(landmark)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)
const room = () => currentIn(screen.getByRole('navigation', { name: 'Main' }))
const view = () => currentIn(screen.getByRole('navigation', { name: 'Views of your videos' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/dashboard/drafts', 'Videos', 'Board', 'No videos yet'],
  ['/dashboard/drafts?view=list&order=title-asc&q=x', 'Videos', 'Board', 'No videos yet'],
  ['/dashboard/calendar?month=2026-12', 'Videos Calendar', 'Calendar', 'Nothing to plan yet'],
  ['/dashboard/record', 'Videos Results', 'Results', 'Our predictions for you'],
])('the bookmark %s leads to %s', async (address, name, shown, text) => {
  await signUp()
  await visit(address, { backend })
  await heading(name)
  await screen.findByText(text)
  expect([room(), view()]).toEqual([['Videos'], [shown]])
  expect(document.title).toBe(`${shown === 'Board' ? 'Videos' : shown} · Viewcraft`)
  expect(await accessibilityFaults()).toEqual([])
})

test('the bookmark of Studio data leads to the click rates', async () => {
  await signUp()
  await visit('/dashboard/studio-data', { backend })
  await heading('Click rates from YouTube Studio')
  expect(room()).toEqual(['Dashboard'])
})

test('the bookmark of a draft leads to it, and the navigation marks Videos', async () => {
  const as = await signUp()
  const { body } = await backend.request('POST', '/api/drafts', { as, body: { name: 'Volcano' } })
  const { draft } = drafts.create.output.parse(body)
  await visit(`/dashboard/drafts/${draft.id}`, { backend })
  await screen.findByDisplayValue('Volcano')
  expect(room()).toEqual(['Videos'])
})

test('opening another view of the videos keeps the focus on its link', async () => {
  await signUp()
  await visit('/dashboard/drafts', { backend })
  await screen.findByText('No videos yet')
  const calendar = screen.getByRole('link', { name: 'Calendar' })
  await userEvent.click(calendar)
  await screen.findByText('Nothing to plan yet')
  expect(view()).toEqual(['Calendar'])
  expect(document.activeElement).toBe(calendar)
})
