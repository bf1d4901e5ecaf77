import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calendar } from '#shared/contract/calendar.ts'
import { drafts } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findPublishable } from '#test/support/publishable.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

/** November 30 in New York, December 1 in Madrid. */
const now = Date.UTC(2026, 10, 30, 23, 30)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Signs in a new creator in Madrid. `plan` creates a draft through the API and returns its id. */
async function signIn() {
  const creator = await makeCreator(backend, { channel: false })
  storeCreatorSession(creator)
  const as = creator.token
  await backend.request('PATCH', '/api/account', { as, body: { timeZone: 'Europe/Madrid' } })
  const plan = async (name: string, date?: string, time?: string) => {
    const body = { name, ...(date ? { planned: { date, ...(time ? { time } : {}) } } : {}) }
    return drafts.create.output.parse((await backend.request('POST', '/api/drafts', { as, body })).body).draft.id
  }
  const planned = async (id: string) =>
    drafts.get.output.parse((await backend.request('GET', `/api/drafts/${id}`, { as })).body).draft.planned
  return { as, plan, planned }
}
const open = (address = '/dashboard/calendar', locale: Locale = 'en') => visit(address, { backend, locale })
const day = (name: RegExp) => screen.findByRole('gridcell', { name })
const draftsOn = async (name: RegExp) =>
  within(await day(name))
    .queryAllByRole('link')
    .map((link) => link.textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Presses a button of a dialog. Toasts have the same role, so the name of the dialog is needed. */
const pressIn = async (dialog: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }))
/** Sets a date or time field, which user-event types into as text. */
async function fill(label: RegExp, value: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

/**
 * Returns the place of an element: days are 100 by 100 pixels, seven in a row, and the list of drafts without a date is
 * to their right.
 */
function layOut(this: HTMLElement): DOMRect {
  const cells = [...document.querySelectorAll('[data-day]')]
  const cell = cells.indexOf(this)
  if (cell >= 0) return new DOMRect((cell % 7) * 100, Math.floor(cell / 7) * 100, 100, 100)
  if (this.getAttribute('aria-labelledby') === 'unplanned') return new DOMRect(700, 0, 100, 600)
  // Anything else is a card, or the copy that follows the pointer, which starts at the place of its card.
  const card = this.closest('[data-day]') ? this : document.querySelector('[data-dragging]')
  const holder = cells.findIndex((one) => one.contains(card))
  return new DOMRect((holder % 7) * 100 + 10, Math.floor(holder / 7) * 100 + 10, 80, 40)
}

describe('the month', () => {
  test('shows each draft on its day, with its time and state, in the account’s time zone', async () => {
    const { plan } = await signIn()
    await plan('Volcano', '2026-12-04', '18:00')
    await plan('Bread', '2026-12-04')
    await plan('Some day')
    await open()
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeDefined()
    expect(screen.getByText(/Times are in the Europe\/Madrid time zone/)).toBeDefined()
    expect(await draftsOn(/^Friday, December 4, 2026, 2 drafts /)).toEqual(['Bread', 'Volcano'])
    expect((await day(/December 4/)).textContent).toMatch(/6:00\sPMVolcanoIdea/)
    expect((await day(/^Tuesday, December 1, 2026, no drafts$/)).getAttribute('aria-current')).toBe('date')
    const unplanned = screen.getByRole('region', { name: 'Not planned yet' })
    expect(within(unplanned).getByRole('link', { name: 'Some day' })).toBeDefined()
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns[0]).toContain('Sunday')
    expect(await accessibilityFaults('label-content-name-mismatch')).toEqual([])
  })

  test('shows a published draft on the day when it was published, and not on the planned one', async () => {
    const { plan, as } = await signIn()
    const id = await plan('Volcano', '2026-12-04', '18:00')
    const video = findPublishable().id
    expect((await backend.request('POST', `/api/drafts/${id}/publish`, { as, body: { video } })).status).toBe(200)
    await open()
    expect(await draftsOn(/^Tuesday, December 1, 2026, 1 draft /)).toEqual(['Volcano'])
    expect((await day(/December 1,/)).textContent).toMatch(/VolcanoPublished$/)
    expect(await draftsOn(/^Friday, December 4, /)).toEqual([])
    expect(screen.queryByRole('button', { name: /“Volcano”/ })).toBeNull()
  })

  test('starts on Monday in Spanish and French', async () => {
    const { plan } = await signIn()
    await plan('Volcano', '2026-12-04')
    await open('/dashboard/calendar', 'fr')
    expect(await screen.findByRole('heading', { name: 'Décembre 2026' })).toBeDefined()
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toContain('lundi')
    expect(await day(/^vendredi 4 décembre 2026, 1 brouillon /)).toBeDefined()
  })

  test('is in the address, and changes with its buttons and with the keyboard', async () => {
    const { plan } = await signIn()
    await plan('Volcano', '2027-01-05')
    const { address, back } = await open('/dashboard/calendar?month=2026-12')
    await press('Next month')
    await screen.findByRole('heading', { name: 'January 2027' })
    expect(address()).toBe('/dashboard/calendar?month=2027-01')
    await back()
    await screen.findByRole('heading', { name: 'December 2026' })
    ;(await day(/^Tuesday, December 1, /)).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement).toBe(await day(/^Wednesday, December 9, /))
    await userEvent.keyboard('{End}{PageDown}')
    await screen.findByRole('heading', { name: 'January 2027' })
    await waitFor(async () => expect(document.activeElement).toBe(await day(/^Tuesday, January 12, /)))
    await userEvent.keyboard('{ArrowUp}{Tab}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Drag “Volcano”')
    await press('Today')
    await screen.findByRole('heading', { name: 'December 2026' })
  })

  test('folds a day with ten drafts', async () => {
    const { plan } = await signIn()
    for (const name of 'ABCDEFGHIJ') await plan(name, '2026-12-04')
    await open()
    expect(await draftsOn(/December 4, 2026, 10 drafts/)).toHaveLength(3)
    await press('Show 7 more drafts on Friday, December 4, 2026')
    expect(await draftsOn(/December 4/)).toHaveLength(10)
  })

  test('says what to do without drafts, and offers to try again after a failure', async () => {
    await signIn()
    interceptor.respond = (url) =>
      url === '/api/drafts' ? Promise.resolve(new Response('', { status: 404 })) : undefined
    await open()
    await screen.findByText('Your videos couldn’t be loaded.')
    interceptor.respond = () => undefined
    await press('Try again')
    expect(await screen.findByText('Nothing to plan yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Analyze a title' })).toBeDefined()
  })
})

describe('moving a draft', () => {
  test('by its dialog shows it at once, can be undone, and keeps the focus on it', async () => {
    const { plan, planned } = await signIn()
    const id = await plan('Volcano', '2026-12-04', '18:00')
    await open()
    await press('Move “Volcano” to another day')
    await fill(/^Date/, '2026-12-16')
    await press('Save')
    await findToast('“Volcano” is planned for Dec 16, 2026.')
    expect(await draftsOn(/December 16/)).toEqual(['Volcano'])
    expect(await planned(id)).toEqual({ date: '2026-12-16', time: '18:00' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Volcano'))
    await press('Undo')
    await findToast('“Volcano” is planned for Dec 4, 2026.')
    expect(await planned(id)).toEqual({ date: '2026-12-04', time: '18:00' })
  })

  test('sets a date for a draft without one, and removes it again', async () => {
    const { plan, planned } = await signIn()
    const id = await plan('Volcano')
    await open()
    await press('Plan “Volcano”')
    await fill(/^Time/, '09:30')
    await press('Save')
    await findToast('“Volcano” is planned for Dec 1, 2026.')
    expect(await planned(id)).toEqual({ date: '2026-12-01', time: '09:30' })
    await press('Move “Volcano” to another day')
    await press('Remove the date')
    await findToast('“Volcano” is no longer planned.')
    expect(await planned(id)).toBeNull()
  })

  test('is undone when the move could not be saved', async () => {
    const { plan, as } = await signIn()
    const id = await plan('Volcano', '2026-12-04')
    await open()
    await screen.findByRole('link', { name: 'Volcano' })
    // Another tab plans the draft in the meantime.
    const changes = { planned: { date: '2026-12-10' } }
    await backend.request('PATCH', `/api/drafts/${id}`, { as, body: { revision: 1, changes } })
    await press('Move “Volcano” to another day')
    await fill(/^Date/, '2026-12-16')
    await press('Save')
    await findToast('This part of the draft was changed in another tab or on another device. Nothing was overwritten.')
    await waitFor(async () => expect(await draftsOn(/December 10/)).toEqual(['Volcano']))
    expect(await draftsOn(/December 16/)).toEqual([])
  })

  test('by dragging it with the keyboard keeps its time of day', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut)
    const { plan, planned } = await signIn()
    const id = await plan('Volcano', '2026-12-02', '18:00')
    await open()
    ;(await screen.findByRole('button', { name: 'Drag “Volcano”' })).focus()
    await userEvent.keyboard(' ')
    await screen.findByText('Volcano is over Wednesday, December 2, 2026.')
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('Volcano is over Thursday, December 3, 2026.')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByText('Volcano is over Thursday, December 10, 2026.')
    await userEvent.keyboard(' ')
    await findToast('“Volcano” is planned for Dec 10, 2026.')
    expect(await planned(id)).toEqual({ date: '2026-12-10', time: '18:00' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Drag “Volcano”'))
  })
})

describe('the feed', () => {
  test('is created, changed and turned off', async () => {
    const { as } = await signIn()
    await open()
    const read = async () =>
      calendar.get.output.parse((await backend.request('GET', '/api/calendar', { as })).body).feed?.url
    await press('Create the address')
    const field = await screen.findByLabelText<HTMLInputElement>('Address of the feed')
    const first = await read()
    expect(field.value).toBe(first)
    expect(screen.getByText(/Next to “Other calendars”/)).toBeDefined()
    const change = holdNextRequest('POST', '/api/calendar/feed')
    await press('Change the address')
    await pressIn('Change the address?', 'Change the address')
    await pressIn('Change the address?', 'Cancel')
    await press('Turn off')
    await change()
    await findToast('The address was changed. The old one no longer works.')
    await waitFor(() => expect(field.value).not.toBe(first))
    expect(field.value).toBe(await read())
    await pressIn('Turn off the feed?', 'Turn off')
    await findToast('The feed is off. Its address no longer works.')
    expect(await screen.findByRole('button', { name: 'Create the address' })).toBeDefined()
    expect(await read()).toBeUndefined()
  })
})
