import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { drafts } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { dateIn } from '#web/lib/date-in.ts'
import { formatsFor } from '#web/messages/format.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

/** Signs in a new creator. `add` creates a draft through the API and returns it. */
async function signIn() {
  const creator = await makeCreator(backend, { channel: false })
  storeCreatorSession(creator)
  const as = creator.token
  const add = async (body: object) =>
    drafts.create.output.parse((await backend.request('POST', '/api/drafts', { as, body })).body).draft
  const read = async (id: string) =>
    drafts.get.output.parse((await backend.request('GET', `/api/drafts/${id}`, { as })).body).draft
  /** Marks a draft as published with a video, counted from 0. */
  const publish = async (id: string, at = 0) => {
    const videos = listChannelVideos(demoChannel.id).filter(({ live }) => live === 'none')
    const body = { video: videos[at]?.id }
    expect((await backend.request('POST', `/api/drafts/${id}/publish`, { as, body })).status).toBe(200)
  }
  return { as, add, read, publish }
}
/** Moves the account to a time zone in which today is another day than in the browser, and returns that day as text. */
async function liveElsewhere(as: string) {
  const now = Date.now()
  const isElsewhere = (zone: string) => dateIn(zone, now) !== dateIn(browserTimeZone(), now)
  const timeZone = ['Pacific/Kiritimati', 'Pacific/Niue'].find(isElsewhere) ?? ''
  expect((await backend.request('PATCH', '/api/account', { as, body: { timeZone } })).status).toBe(200)
  return formatsFor('en').day(dateIn(timeZone, now))
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
    const { add } = await signIn()
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

  test('has what was published last at the top of its column, whatever was changed since', async () => {
    const { as, add, read, publish } = await signIn()
    const today = await liveElsewhere(as)
    const ids: string[] = []
    for (const [index, name] of ['First', 'Second'].entries()) {
      const { id } = await add({ name, planned: { date: '2031-03-04' } })
      ids.push(id)
      await publish(id, index)
    }
    const [first = ''] = ids
    const body = { revision: (await read(first)).revision, changes: { notes: 'Changed' } }
    await backend.request('PATCH', `/api/drafts/${first}`, { as, body })
    await open()
    await waitFor(async () => expect(await cardsOf('Published')).toEqual(['Second', 'First']))
    expect(await screen.findAllByText(`Published on ${today}`)).toHaveLength(2)
    expect(screen.queryByText(/^Planned for /)).toBeNull()
  })

  test('moves a draft by keyboard, keeps the focus on it, and undoes the move', async () => {
    const { add, read } = await signIn()
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

  test('puts a draft back when its state was changed elsewhere, and says so', async () => {
    const { add, as } = await signIn()
    const { id, revision } = await add({ name: 'Volcano' })
    await open()
    await column('Idea')
    await screen.findByRole('link', { name: 'Volcano' })
    await backend.request('PATCH', `/api/drafts/${id}`, { as, body: { revision, changes: { state: 'working' } } })
    await choose('Volcano', 'Ready')
    await findToast(
      'The state of “Volcano” was changed in another tab or on another device, so your move wasn’t saved. Here is the latest.',
    )
    await waitFor(async () => expect(await cardsOf('In progress')).toEqual(['Volcano']))
    expect(await cardsOf('Ready')).toEqual([])
  })

  test('puts a draft back when the move could not be saved', async () => {
    const { add } = await signIn()
    await add({ name: 'Volcano' })
    await open()
    await screen.findByRole('link', { name: 'Volcano' })
    interceptor.respond = (_, { method }) =>
      method === 'PATCH' ? Promise.resolve(new Response('', { status: 503 })) : undefined
    await choose('Volcano', 'Ready')
    await findToast('“Volcano” couldn’t be moved. Viewcraft is briefly unavailable. Please try again in a minute.')
    expect(await cardsOf('Idea')).toEqual(['Volcano'])
  })

  test('asks for the video before a draft is published', async () => {
    const { add } = await signIn()
    const { id } = await add({ name: 'Volcano' })
    const { address } = await open()
    await choose('Volcano', 'Published…')
    await waitFor(() => expect(address()).toBe(`/dashboard/drafts/${id}#publish`))
  })

  test('deletes a draft and brings it back', async () => {
    const { add, read } = await signIn()
    const { id } = await add({ name: 'Volcano' })
    await add({ name: 'Bread' })
    await open()
    await choose('Volcano', 'Delete')
    await findToast('Deleted “Volcano”.')
    expect(await cardsOf('Idea')).toEqual(['Bread'])
    expect(document.activeElement?.textContent).toMatch(/^Idea/)
    await undo()
    await findToast('“Volcano” is back.')
    expect(await cardsOf('Idea')).toContain('Volcano')
    expect(await read(id)).toMatchObject({ name: 'Volcano' })
  })

  test('keeps the focus on the screen when the last match, then the last draft is deleted', async () => {
    const { add } = await signIn()
    await add({ name: 'Volcano' })
    await add({ name: 'Bread' })
    await open('/dashboard/drafts?q=Volcano')
    const expectFocus = () => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All videos' }))
    await choose('Volcano', 'Delete')
    const clear = await screen.findByRole('button', { name: 'Clear search' })
    expectFocus()
    await userEvent.click(clear)
    expectFocus()
    await choose('Bread', 'Delete')
    await screen.findByText('No videos yet')
    expectFocus()
  })

  test('duplicates a draft', async () => {
    const { add } = await signIn()
    await add({ name: 'Volcano', state: 'ready' })
    await open()
    await choose('Volcano', 'Duplicate')
    await findToast('Created a copy of “Volcano” in “Idea”.')
    await waitFor(async () => expect(await cardsOf('Idea')).toEqual(['Volcano']))
    expect(await cardsOf('Ready')).toEqual(['Volcano'])
  })

  test('shows twenty cards of a column at first', async () => {
    const { add } = await signIn()
    for (let n = 1; n <= 22; n++) await add({ name: `Idea ${n}` })
    await open()
    await waitFor(async () => expect(await cardsOf('Idea')).toHaveLength(20))
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(await cardsOf('Idea')).toHaveLength(22)
  })
})

describe('the list', () => {
  const names = () => screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent)

  test('sorts and searches, and keeps both in the address', async () => {
    const { add } = await signIn()
    await add({ name: 'Café volcano', planned: { date: '2031-05-01' } })
    await add({ ...title('How to bake bread'), state: 'ready', planned: { date: '2031-03-01' } })
    await add({ name: 'A shelf' })
    const { address } = await open('/dashboard/drafts?view=list')
    await screen.findByRole('table', { name: 'All videos' })
    expect(names()).toEqual(['A shelf', 'How to bake bread', 'Café volcano'])
    await userEvent.click(screen.getByRole('button', { name: 'Date' }))
    await waitFor(() => expect(names()).toEqual(['How to bake bread', 'Café volcano', 'A shelf']))
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Video' }))
    await waitFor(() => expect(names()).toEqual(['A shelf', 'Café volcano', 'How to bake bread']))
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'CAFE')
    expect(names()).toEqual(['Café volcano'])
    await waitFor(() => expect(address()).toBe('/dashboard/drafts?view=list&order=title-asc&q=CAFE'))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search videos' }), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(names()).toHaveLength(3)
  })

  test('shows all again when the user follows the link to the screen', async () => {
    const { add } = await signIn()
    await add({ name: 'Café volcano' })
    await add({ name: 'A shelf' })
    await open('/dashboard/drafts?view=list&q=cafe')
    const field = await screen.findByRole('searchbox', { name: 'Search videos' })
    expect(field).toHaveProperty('value', 'cafe')
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Videos' }),
    )
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(await cardsOf('Idea')).toHaveLength(2)
  })

  test('dates a published draft by its publication in the time zone of the account, as its review does', async () => {
    const { as, add, publish } = await signIn()
    const today = await liveElsewhere(as)
    await add({ name: 'Next', planned: { date: '2031-03-04' } })
    const { id } = await add({ name: 'Out', planned: { date: '2031-05-01' } })
    await publish(id)
    await open('/dashboard/drafts?view=list&order=date-desc')
    await screen.findByRole('table', { name: 'All videos' })
    expect(names()).toEqual(['Next', 'Out'])
    const row = screen.getByRole('link', { name: 'Out' }).closest('tr') as HTMLElement
    expect(await within(row).findByRole('cell', { name: today })).toBeDefined()
    expect(within(row).queryByText('May 1, 2031')).toBeNull()
    cleanup()
    await open(`/dashboard/review?draft=${id}`)
    expect(await screen.findByText((text) => text.includes(today))).toBeDefined()
  })

  test('deletes several drafts and brings them back', async () => {
    const { add, read } = await signIn()
    const [volcano] = [await add({ name: 'Volcano' }), await add({ name: 'Bread' }), await add({ name: 'A shelf' })]
    await open('/dashboard/drafts?view=list')
    const status = (await screen.findByRole('table')).parentElement?.querySelector('[role=status]') as HTMLElement
    // For small screens, which hide the table's head.
    await userEvent.click(await screen.findByRole('button', { name: 'Select all shown' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select “A shelf”' }))
    // Screen readers announce text that changes in an element, not an element that appears with its text.
    expect(status.textContent).toBe('2 drafts selected')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await findToast('Deleted 2 drafts.')
    expect(names()).toEqual(['A shelf'])
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(read(volcano.id)).rejects.toThrow()
    await undo()
    await findToast('2 drafts are back.')
    expect(names()).toHaveLength(3)
    expect(await read(volcano.id)).toMatchObject({ name: 'Volcano' })
  })

  test('keeps the focus on the screen when all drafts are deleted', async () => {
    const { add } = await signIn()
    await add({ name: 'Volcano' })
    await add({ name: 'Bread' })
    await open('/dashboard/drafts?view=list')
    await choose('Bread', 'Delete')
    await waitFor(() => expect(names()).toEqual(['Volcano']))
    expect(document.activeElement).toBe(screen.getByRole('table', { name: 'All videos' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('No videos yet')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All videos' }))
  })

  test('keeps the drafts that could not be deleted', async () => {
    const { add } = await signIn()
    await add({ name: 'Volcano' })
    const { id } = await add({ name: 'Bread' })
    await open('/dashboard/drafts?view=list')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
    interceptor.respond = (url, { method }) =>
      url === `/api/drafts/${id}` && method === 'DELETE'
        ? Promise.resolve(Response.json({ error: { code: 'too_many_requests', requestId: '1' } }, { status: 429 }))
        : undefined
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await findToast('“Bread” couldn’t be deleted. Too many requests. Wait a minute and try again.')
    await waitFor(() => expect(names()).toContain('Bread'))
  })
})

test('explains drafts to a creator who has none, and starts one', async () => {
  await signIn()
  const { address } = await open()
  await screen.findByText('No videos yet')
  expect(screen.getByText(/A video starts as a draft/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'New video' }))
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\/[0-9a-z]+$/))
})

test('creates one draft on a double click', async () => {
  await signIn()
  const { address } = await open()
  const create = await screen.findByRole('button', { name: 'New video' })
  const created: string[] = []
  interceptor.respond = (url, { method }) => {
    if (method === 'POST' && url === '/api/drafts') created.push(url)
    return undefined
  }
  fireEvent.click(create)
  fireEvent.click(create)
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\//))
  expect(created).toHaveLength(1)
})

test('says that the drafts could not be loaded', async () => {
  await signIn()
  interceptor.respond = (url) =>
    url === '/api/drafts' ? Promise.resolve(new Response('', { status: 404 })) : undefined
  await open()
  await screen.findByText('Your videos couldn’t be loaded.')
})

test.each([
  ['es', 'Vídeos', 'En curso', 'Mover a'],
  ['fr', 'Vidéos', 'En cours', 'Déplacer vers'],
] as const)('speaks %s', async (locale, heading, state, move) => {
  const { add } = await signIn()
  await add({ name: 'Volcano', state: 'working' })
  await open('/dashboard/drafts', locale)
  await screen.findByRole('heading', { level: 1, name: heading })
  const card = within(await column(state)).getByRole('article')
  await userEvent.click(within(card).getByRole('button', { name: /^Ac/ }))
  expect(within(card).getByText(move)).toBeDefined()
})
