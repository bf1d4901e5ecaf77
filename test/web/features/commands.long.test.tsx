import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { rankMatch } from '#web/features/commands/match.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

/** Opens a screen as a new creator with drafts. */
async function open(address = '/dashboard/policies', { kept = [], locale = 'en' }: Options = {}) {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  for (const body of kept) await backend.request('POST', '/api/drafts', { as: creator.token, body })
  const visited = await visit(address, { backend, locale })
  await screen.findByRole('heading', { level: 1 })
  return { ...visited, creator }
}
interface Options {
  kept?: readonly object[]
  locale?: 'en' | 'es' | 'fr'
}
const findField = async () => {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { expanded: true })
  // A browser focuses the field when it opens the dialog, which a browser test checks.
  field.focus()
  return field
}
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  return findField()
}
const list = () => within(screen.getByRole('listbox'))
const options = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const chosen = () => list().getByRole('option', { selected: true }).textContent
const hasPalette = () => screen.queryByRole('combobox', { expanded: true }) !== null

describe('the palette', () => {
  test('opens with its button and with keys, which also close it', async () => {
    await open()
    await userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Search' }))
    await findField()
    expect(options()).toContain('Dashboard')
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(hasPalette()).toBe(false)
    await userEvent.keyboard('{Control>}K{/Control}')
    expect(hasPalette(), 'with Caps Lock').toBe(true)
  })

  test.each([
    ['record', 'ResultsVideos', '/dashboard/record'],
    ['studio data', 'Click rates from YouTube StudioDashboard', '/dashboard/studio-data'],
    ['drafts', 'Videos', '/dashboard/drafts'],
    ['what works', 'What works on your channelDashboard', '/dashboard?view=channel#patterns'],
    ['ideas for', 'Ideas for this weekDashboard', '/dashboard?view=ideas'],
    ['calen', 'CalendarVideos', '/dashboard/calendar'],
    ['email notif', 'Email notificationsSettings', '/dashboard/settings'],
    ['access tok', 'Access tokensProfile', '/dashboard/profile?tokens'],
  ])('finds %s by name or old name, and goes there', async (typed, name, to) => {
    const { address } = await open()
    await openPalette()
    await userEvent.keyboard(typed)
    expect(chosen()).toBe(name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(to))
    expect(hasPalette()).toBe(false)
  })

  test.each([
    ['en', 'vote', 'Ask for votes'],
    ['es', 'votar', 'Pedir votos'],
    ['fr', 'voter', 'Demander des votes'],
  ] as const)(
    'finds in %s where to ask for votes on the video on the screen, else on the latest one',
    async (locale, typed, name) => {
      const kept = ['Bread', 'Volcano'].map((text) => ({ titles: [{ id: 'abcd', text }] }))
      const { address, creator } = await open(undefined, { locale, kept })
      const { body } = await backend.request('GET', '/api/drafts', { as: creator.token })
      const [volcano, bread] = drafts.list.output.parse(body).drafts
      await openPalette()
      await userEvent.keyboard(typed)
      await waitFor(() => expect(chosen()).toBe(`${name}Volcano`))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(address()).toBe(`/dashboard/drafts/${volcano?.id}#share`))
      cleanup()
      await visit(`/dashboard/drafts/${bread?.id}`, { backend, locale })
      await screen.findByRole('heading', { level: 1, name: 'Bread' })
      await openPalette()
      await userEvent.keyboard(typed)
      await waitFor(() => expect(chosen()).toBe(`${name}Bread`))
    },
  )

  test('finds videos by name and title without accents, with their states', async () => {
    const titles = [{ id: 'abcd', text: 'Por qué tu pan está duro' }]
    const { address } = await open(undefined, {
      kept: [
        { name: 'Café volcano', state: 'ready' },
        { name: 'Bread', titles },
      ],
    })
    await openPalette()
    await screen.findByText('Café volcano')
    await userEvent.keyboard('CAFE')
    expect(chosen()).toBe('Café volcanoReady')
    await userEvent.keyboard('{Control>}a{/Control}pan esta')
    expect(chosen()).toBe('BreadIdea')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\//))
    await screen.findByDisplayValue('Bread')
  })

  test('finds a followed channel, and shows its videos', async () => {
    const { address, creator } = await open()
    await backend.request('POST', '/api/following', { as: creator.token, body: { channel: '@slow.loom.studio' } })
    await backend.invoke('jobs/refresh-channels', {})
    await openPalette()
    await userEvent.keyboard('slow')
    await waitFor(() => expect(chosen()).toBe('Slow Loom Studio'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/outliers?tab=videos&channel=UCslowLoomStudio-0000001'))
  })

  test('judges what is typed as a title, even where another title is open', async () => {
    await open('/dashboard/predictive-insights?title=How%20to%20bake%20bread')
    await screen.findByDisplayValue('How to bake bread')
    await openPalette()
    await userEvent.keyboard('I slept on a volcano')
    await screen.findByText('Nothing matches “I slept on a volcano”. You can still use it here:')
    expect(chosen()).toBe('Judge “I slept on a volcano” as a titlePredictive Insights')
    await userEvent.keyboard('{Enter}')
    await screen.findByDisplayValue('I slept on a volcano')
  })

  test('starts a video with what is typed as its name', async () => {
    await open()
    await openPalette()
    await userEvent.keyboard('Volcano')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('New video called “Volcano”Videos')
    await userEvent.keyboard('{Enter}')
    await screen.findByDisplayValue('Volcano')
  })

  test('shows outliers about what is typed', async () => {
    const { address, creator } = await open()
    await backend.request('POST', '/api/following', {
      as: creator.token,
      body: { channel: 'UCkettleAndGraph-0000007' },
    })
    await backend.invoke('jobs/refresh-channels', {})
    await openPalette()
    await userEvent.keyboard('cup of tea{ArrowUp}')
    expect(chosen()).toBe('Outliers about “cup of tea”Outliers')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/outliers?tab=videos&search=cup%20of%20tea'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search titles' })
    expect(search.value).toBe('cup of tea')
    await userEvent.clear(search)
    await waitFor(() => expect(address()).toBe('/dashboard/outliers?tab=videos'))
    expect(document.activeElement).toBe(search)
    await userEvent.keyboard('year{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/outliers?tab=videos&search=year'))
    expect(await accessibilityFaults()).toEqual([])
  })

  test('moves with the arrow keys, and wraps around at both ends', async () => {
    await open()
    const field = await openPalette()
    await userEvent.keyboard('theme')
    expect(options().slice(0, 3)).toEqual(['Theme: System', 'Theme: Light', 'Theme: Dark'])
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('Outliers about “theme”Outliers')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe('Theme: Dark')
    expect(field.getAttribute('aria-activedescendant')).toBe(list().getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{Enter}')
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  test('names the chosen place to screen readers, not the group of the same name', async () => {
    await open('/dashboard/policies', { kept: [{ name: 'Cabin' }] })
    const field = await openPalette()
    await list().findByRole('option', { name: /^Cabin/ })
    await userEvent.keyboard('{ArrowDown>5/}')
    expect(chosen()).toBe('Videos')
    const named = document.querySelectorAll(`[id="${field.getAttribute('aria-activedescendant')}"]`)
    expect([...named].map((element) => element.getAttribute('role'))).toEqual(['option'])
  })

  test('says that videos could not be loaded, and finds the rest', async () => {
    await open()
    interceptor.respond = (url) =>
      url.startsWith('/api/drafts') ? Promise.resolve(new Response('', { status: 404 })) : undefined
    await openPalette()
    await screen.findByText('Your videos and channels couldn’t be loaded.')
    expect(options()).toContain('Outliers')
    interceptor.respond = () => undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Your videos and channels couldn’t be loaded.')).toBeNull())
  })

  test('says that videos are being loaded', async () => {
    await open()
    interceptor.respond = (url) => (url.startsWith('/api/drafts') ? new Promise(() => {}) : undefined)
    await openPalette()
    await screen.findByText('Loading your videos and channels…')
  })

  test.each([
    ['es', 'Buscar', 'registro', 'ResultadosVídeos'],
    ['fr', 'Rechercher', 'donnees studio', 'Taux de clics de YouTube StudioTableau de bord'],
  ] as const)('speaks %s', async (locale, label, typed, found) => {
    await open(undefined, { locale })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: label })
    await findField()
    await userEvent.keyboard(typed)
    expect(chosen()).toBe(found)
    expect(await accessibilityFaults()).toEqual([])
  })
})

test.each([
  ['sour', 'Sourdough in winter', '', 0],
  ['winter sour', 'Sourdough in winter', '', 1],
  ['dough', 'Sourdough in winter', '', 2],
  ['sourdough summer', 'Sourdough in winter', '', undefined],
  ['RESUME', 'Mon résumé', '', 1],
  ['record', 'Results', 'record predictions', 1],
  ['料理', '今日の料理', '', 2],
])('ranks how well %s matches %s', (typed, name, words, rank) => expect(rankMatch(typed, { name, words })).toBe(rank))

describe('shortcuts', () => {
  test.each([
    ['gd', '/dashboard'],
    ['gv', '/dashboard/drafts'],
    ['gi', '/dashboard/predictive-insights'],
    ['gt', '/dashboard/trend-pulse'],
    ['go', '/dashboard/outliers'],
    ['GO', '/dashboard/outliers'],
    ['{Shift>}GO{/Shift}', '/dashboard/policies'],
    ['gxo', '/dashboard/policies'],
    ['o', '/dashboard/policies'],
  ])('after %s, the address is %s', async (keys, to) => {
    const { address } = await open()
    await userEvent.keyboard(keys)
    await waitFor(() => expect(address()).toBe(to))
  })

  test('n starts a video, and only one when pressed twice', async () => {
    const { address, creator } = await open()
    await userEvent.keyboard('nn')
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\//))
    const { body } = await backend.request('GET', '/api/drafts', { as: creator.token })
    expect(drafts.list.output.parse(body).drafts).toHaveLength(1)
  })

  test('/ goes to the search of the screen, where keys type text', async () => {
    const { address } = await open('/dashboard/drafts?view=list', { kept: [{ name: 'Volcano' }] })
    const search = await screen.findByRole<HTMLInputElement>('searchbox')
    await userEvent.keyboard('/go?n')
    expect(document.activeElement).toBe(search)
    expect(search.value).toBe('go?n')
    await waitFor(() => expect(address()).toBe('/dashboard/drafts?view=list&q=go%3Fn'))
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  test('? lists them, and nothing else happens while a dialog is open', async () => {
    const { address } = await open()
    await userEvent.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Search',
      'This list',
      'New video',
      'Search on this screen',
      'Go to Dashboard',
      'Go to Videos',
      'Go to Predictive Insights',
      'Go to Trend Pulse',
      'Go to Outliers',
    ])
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.keyboard('gon')
    expect(address()).toBe('/dashboard/policies')
    await userEvent.click(list.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  test('do nothing while another dialog is open', async () => {
    const { address } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.keyboard('go?{Control>}k{/Control}')
    expect(address()).toBe('/dashboard/policies')
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))).toEqual(['Main'])
  })

  test('of a single key can be turned off, and the palette still opens', async () => {
    const { address } = await open('/dashboard/settings')
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('?go')
    await openPalette()
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
    await userEvent.keyboard('keyboard{Enter}')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    screen.getByText(/^Single-key shortcuts are turned off/)
    expect(address()).toBe('/dashboard/settings')
  })
})
