import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend } = setUpPageBackend()

/** Signs up a creator. `add` creates a draft through the API and returns it. */
async function signUp() {
  const creator = await backend.signUpUser()
  storeSession(creator)
  const as = creator.tokens.accessToken
  const add = async (body: object) =>
    drafts.create.output.parse((await backend.request('POST', '/api/drafts', { as, body })).body).draft
  const read = async (id: string) =>
    drafts.get.output.parse((await backend.request('GET', `/api/drafts/${id}`, { as })).body).draft
  return { as, add, read }
}
const open = (address = '/dashboard/drafts', locale: Locale = 'en') => visit(address, { backend, locale })
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
const cardsOf = async (name: string) =>
  within(await column(name))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
/** Opens the menu of a draft by keyboard and chooses an item. */
async function choose(name: string, item: string) {
  ;(await screen.findByRole('button', { name: `Actions for “${name}”` })).focus()
  await userEvent.keyboard('{Enter}')
  ;(await screen.findByRole('button', { name: item })).focus()
  await userEvent.keyboard('{Enter}')
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
const title = (text: string) => ({ titles: [{ id: 'abcd', text }] })

describe('the board', () => {
  test('shows each draft in its column', async () => {
    const { add } = await signUp()
    await add({ name: 'Volcano', ...title('I slept on a volcano'), planned: { date: '2031-03-04', time: '18:00' } })
    await add({ ...title('How to bake bread'), state: 'ready' })
    await add({})
    await open()
    await waitFor(async () => expect(await cardsOf('Idea')).toEqual(['Untitled draft', 'Volcano']))
    expect(await cardsOf('Ready')).toEqual(['How to bake bread'])
    const volcano = screen.getByRole('link', { name: 'Volcano' }).closest('article') as HTMLElement
    expect(within(volcano).getByText('I slept on a volcano')).toBeDefined()
    expect(within(volcano).getByText(/^Planned for Mar 4, 2031, 6:00/)).toBeDefined()
    expect(within(volcano).getByText('1 title')).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('moves a draft by keyboard, keeps the focus on it, and takes the move back', async () => {
    const { add, read } = await signUp()
    const { id } = await add({ name: 'Volcano' })
    await open()
    await choose('Volcano', 'Ready')
    await findToast('“Volcano” is now in “Ready”.')
    expect(await cardsOf('Ready')).toEqual(['Volcano'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for “Volcano”'))
    expect(await read(id)).toMatchObject({ state: 'ready' })
    await undo()
    await findToast('“Volcano” is back in “Idea”.')
    expect(await cardsOf('Idea')).toEqual(['Volcano'])
  })
})
