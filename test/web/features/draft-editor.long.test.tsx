import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { draftLimits } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { hourMs } from '#shared/duration.ts'
import { prepareResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, type JudgedVideo, judgeTitle, type Yardstick } from '#shared/prediction/verdict.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { drawSquares, provideCanvas } from '#test/support/canvas.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { FakeLocks } from '#test/support/locks.ts'
import { rotateSigningSecret } from '#test/support/rotate-secret.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { rankOf } from '#web/lib/verdict.ts'
import { enterText, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest, hangSaves } = setUpPageBackend()
provideCanvas()
// The function loads its models for the first image, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
configure({ asyncUtilTimeout: 40_000 })

/** A stored draft and its creator. */
interface GivenDraft {
  readonly creator: Creator
  readonly id: string
}

async function createDraft(fields: object = {}): Promise<GivenDraft> {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  const { body } = await backend.request('POST', '/api/drafts', { as: creator.token, body: fields })
  return { creator, id: contract.drafts.create.output.parse(body).draft.id }
}

async function readDraft({ creator, id }: GivenDraft) {
  const { body } = await backend.request('GET', `/api/drafts/${id}`, { as: creator.token })
  return contract.drafts.get.output.parse(body).draft
}

async function readVersions({ creator, id }: GivenDraft) {
  const { body } = await backend.request('GET', `/api/drafts/${id}/versions`, { as: creator.token })
  return contract.drafts.versions.output.parse(body).versions
}

/** Changes the draft as another device would, starting from the stored revision. */
async function changeElsewhere(given: GivenDraft, changes: object) {
  const { revision } = await readDraft(given)
  const body = { revision, changes }
  const { status } = await backend.request('PATCH', `/api/drafts/${given.id}`, { as: given.creator.token, body })
  expect(status).toBe(200)
}

async function open({ id }: Pick<GivenDraft, 'id'>, config: Parameters<typeof visit>[1]['config'] = {}) {
  const page = await visit(`/dashboard/drafts/${id}`, { backend, config })
  await screen.findByLabelText('Notes')
  return { ...page, user: userEvent.setup() }
}

const title = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Enter your video title')
/** Goes to the step Publish, and returns the field for the planned date. */
const openDate = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('link', { name: /^Publish/ }))
  return screen.findByLabelText('Planned date')
}
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes')
const type = (text: string) => fireEvent.change(notes(), { target: { value: text } })
const stage = () => screen.getByTestId('save-stage').textContent
const waitForStage = (text: string) => waitFor(() => expect(stage()).toBe(text))
/** Saves without a delay, as when the user leaves the page, and waits until that is done. */
const save = () => {
  fireEvent(window, new Event('pagehide'))
  return waitForStage('Saved')
}
const goOffline = () => {
  interceptor.respond = (url) => (url.startsWith('/api/') ? Promise.reject(new TypeError('offline')) : undefined)
}
const goOnline = () => {
  interceptor.respond = () => undefined
  fireEvent(window, new Event('online'))
}

const titles = [
  { id: 'aaaa', text: 'I Built a Cabin in 30 Days' },
  { id: 'bbbb', text: 'Building a cabin' },
]

describe('saving', () => {
  test('says saved when the server has the change', async () => {
    const given = await createDraft()
    await open(given)
    expect(stage()).toBe('Saved')
    type('Cut the logs first')
    expect(stage()).toBe('Saving...')
    await waitForStage('Saved')
    expect((await readDraft(given)).notes).toBe('Cut the logs first')
  })

  test('keeps changes on the device while offline, and sends them when online or after a crash', async () => {
    const given = await createDraft()
    const locks = new FakeLocks()
    const first = locks.openTab()
    Object.defineProperty(navigator, 'locks', { configurable: true, value: first.locks })
    await open(given)
    goOffline()
    type('Offline')
    fireEvent(window, new Event('pagehide'))
    await waitForStage('Not saved yet: kept on this device')
    goOnline()
    await waitForStage('Saved')
    expect((await readDraft(given)).notes).toBe('Offline')

    const sent = hangSaves()
    type('Offline again')
    fireEvent(window, new Event('pagehide'))
    await sent
    first.crash()
    cleanup()
    interceptor.respond = () => undefined
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.openTab().locks })
    await open(given)
    await waitFor(() => expect(notes().value).toBe('Offline again'))
    await waitForStage('Saved')
    expect((await readDraft(given)).notes).toBe('Offline again')
  })

  test('reads the draft again before the URLs of its pictures expire, even while it is being saved', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval')
    const given = await createDraft()
    await open(given)
    const [refresh] = intervals.mock.calls.find(([, ms]) => ms === 2.5 * 60_000) ?? []
    await changeElsewhere(given, { notes: 'Read again' })
    type('Read again')
    if (typeof refresh === 'function') refresh()
    await waitForStage('Saved')
    expect((await readDraft(given)).revision).toBe(2)
    intervals.mockRestore()
  })

  test('shows what another tab saved, without disturbing what is being typed', async () => {
    const given = await createDraft({ notes: 'Old' })
    await open(given)
    await changeElsewhere(given, { state: 'ready', notes: 'From another tab' })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(notes().value).toBe('From another tab'))
    await changeElsewhere(given, { name: 'The cabin' })
    type('Typed here')
    await save()
    expect(await readDraft(given)).toMatchObject({ name: 'The cabin', notes: 'Typed here', state: 'ready' })
    expect(await screen.findByRole('heading', { level: 1, name: 'The cabin' })).toBeDefined()
  })

  test.each([
    { press: 'Use yours', used: 'Mine', kept: 'Theirs' },
    { press: 'Use the one from elsewhere', used: 'Theirs', kept: 'Mine' },
  ])('shows both texts of a conflict, and saves the chosen one: $press', async ({ press, used, kept }) => {
    const given = await createDraft({ notes: 'Both began here' })
    const { user } = await open(given)
    await changeElsewhere(given, { notes: 'Theirs' })
    type('Mine')
    fireEvent(window, new Event('pagehide'))
    const conflict = within(await screen.findByRole('region', { name: 'Changed in two places' }))
    expect(within(conflict.getByRole('figure', { name: 'Yours, on this page' })).getByText('Mine')).toBeDefined()
    expect(within(conflict.getByRole('figure', { name: 'From elsewhere' })).getByText('Theirs')).toBeDefined()
    expect(stage()).toBe('Not saved: changed elsewhere too')
    expect((await readDraft(given)).notes).toBe('Theirs')
    await user.click(conflict.getByRole('button', { name: press }))
    await waitForStage('Saved')
    // The pressed button disappeared.
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await waitFor(async () => expect((await readDraft(given)).notes).toBe(used))
    expect(notes().value).toBe(used)
    expect((await readVersions(given)).map(({ content }) => content.notes)).toEqual([kept])
    expect(await screen.findByText('Version 1')).toBeDefined()
  })

  test('lets the user choose for each field that was changed in two places', async () => {
    const given = await createDraft({ titles, notes: 'Both began here', seconds: 60 })
    const { user } = await open(given)
    const [first, second] = titles
    await changeElsewhere(given, {
      titles: [{ ...first, text: 'Theirs' }, second],
      notes: 'Theirs',
      state: 'ready',
      planned: { date: '2026-12-24', time: '17:00' },
      seconds: 754,
    })
    type('Mine')
    fireEvent.change(await screen.findByLabelText('Planned length'), { target: { value: '10' } })
    fireEvent.change(title(), { target: { value: 'Mine' } })
    await user.selectOptions(screen.getByLabelText('State'), 'In progress')
    fireEvent.change(await openDate(user), { target: { value: '2026-12-25' } })
    fireEvent(window, new Event('pagehide'))
    const conflict = within(await screen.findByRole('region', { name: 'Changed in two places' }))
    const field = (name: string) => within(conflict.getByRole('group', { name }))
    expect(await accessibilityFaults()).toEqual([])
    await user.click(field('Notes').getByRole('button', { name: 'Use yours' }))
    await waitFor(() => expect(conflict.queryByRole('group', { name: 'Notes' })).toBeNull())
    expect(document.activeElement).toBe(field('Titles').getByRole('button', { name: 'Use yours' }))
    await user.click(field('Titles').getByRole('button', { name: 'Use the one from elsewhere' }))
    await waitFor(() => expect(conflict.queryByRole('group', { name: 'Titles' })).toBeNull())
    expect(field('Planned date').getByRole('figure', { name: 'From elsewhere' }).textContent).toMatch(/5:00\sPM$/)
    await user.click(field('Planned date').getByRole('button', { name: 'Use the one from elsewhere' }))
    expect(field('Planned length').getByRole('figure', { name: 'From elsewhere' }).textContent).toMatch(/12:34$/)
    await user.click(field('Planned length').getByRole('button', { name: 'Use yours' }))
    await waitFor(() => expect(conflict.queryByRole('group', { name: 'Planned length' })).toBeNull())
    // A version has no state.
    expect(field('State').queryByText(/version/)).toBeNull()
    await user.click(field('State').getByRole('button', { name: 'Use yours' }))
    await waitForStage('Saved')
    const saved = await readDraft(given)
    expect([saved.notes, saved.titles[0]?.text]).toEqual(['Mine', 'Theirs'])
    expect([saved.state, saved.seconds]).toEqual(['working', 600])
    const kept = (await readVersions(given)).map(({ content }) => content)
    expect(kept.map(({ notes }) => notes)).toContain('Theirs')
    expect(kept.map((content) => content.titles[0]?.text)).toContain('Mine')
  })

  test('a draft that was deleted elsewhere can be restored, with what was typed', async () => {
    const given = await createDraft()
    const { user } = await open(given)
    await backend.request('DELETE', `/api/drafts/${given.id}`, { as: given.creator.token })
    type('Still here')
    fireEvent(window, new Event('pagehide'))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitForStage('Saved')
    expect((await readDraft(given)).notes).toBe('Still here')
  })
})

test.each([
  ['en', /create a new link/],
  ['es', /crea un enlace nuevo/],
  ['fr', /créez un nouveau lien/],
] as const)('says what to do about a link that can no longer be shown (%s)', async (locale, todo) => {
  const given = await createDraft({ titles })
  const body = { titles: ['aaaa', 'bbbb'], thumbnails: [], days: 7, voting: true }
  await backend.request('POST', `/api/drafts/${given.id}/shares`, { as: given.creator.token, body })
  const rotated = await rotateSigningSecret('a-newer-secret', 'a-new-secret')
  await visit(`/dashboard/drafts/${given.id}#share`, { backend, locale })
  await screen.findByText(todo)
  rotated.mockRestore()
})

describe('signing out', () => {
  const listPending = () => Object.keys(localStorage).filter((key) => key.startsWith('viewcraft.pending.'))
  const [lastTyped, discard] = ['Typed just before', 'Sign out and discard them']

  test('first saves what was just typed, and leaves no text on the device', async () => {
    const given = await createDraft()
    const { user, leavePage } = await open(given)
    type(lastTyped)
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    expect((await readDraft(given)).notes).toBe(lastTyped)
    expect(localStorage).toHaveLength(0)
  })

  test('says what is not saved, offers to stay, and discards it only if told to', async () => {
    const given = await createDraft()
    const { user, leavePage, address } = await open(given)
    goOffline()
    type(lastTyped)
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    const findQuestion = () => screen.findByRole('dialog', { name: 'Changes to a draft are not saved' })
    await user.click(within(await findQuestion()).getByRole('link', { name: 'Open the draft' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([address(), notes().value, leavePage.mock.calls]).toEqual([`/dashboard/drafts/${given.id}`, lastTyped, []])
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await accessibilityFaults()).toEqual([])
    await user.click(within(await findQuestion()).getByRole('button', { name: discard }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    // Leaving the editor sends pending changes. The discarded ones must be neither sent nor stored again.
    expect([listPending(), (await readDraft(given)).notes]).toEqual([[], ''])
  })

  /** Signs in as another tab does. */
  const signIn = (creator: Creator) =>
    act(() => {
      storeCreatorSession(creator)
      fireEvent(window, new StorageEvent('storage', { key: sessionKey }))
    })
  const waitForLogin = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })

  test('text typed when a session ends is kept until its user returns, even if others sign in first', async () => {
    const other = await makeCreator(backend)
    const given = await createDraft()
    const { session } = await open(given)
    const senders: unknown[] = []
    interceptor.respond = (_, { method, headers }) => {
      if (method === 'PATCH') senders.push(new Headers(headers).get('authorization'))
      return undefined
    }
    type(lastTyped)
    act(session.end)
    await waitForLogin()
    expect(listPending()).toHaveLength(1)
    signIn(other)
    await screen.findByText('This draft no longer exists.')
    signIn(given.creator)
    await waitForStage('Saved')
    expect([(await readDraft(given)).notes, listPending()]).toEqual([lastTyped, []])
    type('More')
    signIn(other)
    await screen.findByText('This draft no longer exists.')
    signIn(given.creator)
    await waitForStage('Saved')
    expect([(await readDraft(given)).notes, listPending()]).toEqual(['More', []])
    expect(new Set(senders)).toEqual(new Set([`Bearer ${given.creator.token}`]))
  })

  test('in another tab leaves no text on the device, and this tab continues when the user returns', async () => {
    const given = await createDraft()
    await open(given)
    type(lastTyped)
    localStorage.clear()
    fireEvent(window, new StorageEvent('storage', { key: null }))
    await waitForLogin()
    expect(listPending()).toEqual([])
    signIn(given.creator)
    await waitForStage('Saved')
    expect((await readDraft(given)).notes).toBe(lastTyped)
  })
})

/** Adds a title where titles are compared, and returns to the workbench. */
async function addTitle(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await screen.findByRole('link', { name: 'Add a title' }))
  const fields = await screen.findAllByRole('textbox', { name: /^Title \d$/ })
  expect(document.activeElement).toBe(fields.at(-1))
  await user.keyboard(text)
  await user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))
}

describe('the editor', () => {
  test('adds titles, leads with another, and removes one', async () => {
    const given = await createDraft()
    const { user } = await open(given)
    await enterText(user, title(), 'I Built a Cabin in 30 Days')
    await addTitle(user, 'Building a cabin')
    expect(title().value).toBe('I Built a Cabin in 30 Days')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('I Built a Cabin in 30 Days')
    const others = within(screen.getByRole('region', { name: 'Other titles of this video' }))
    expect(others.getAllByRole('listitem')).toHaveLength(1)
    await others.findByText(/^\d+% · /)
    await save()
    const added = await readDraft(given)
    expect(added.titles.map(({ text }) => text)).toEqual(['I Built a Cabin in 30 Days', 'Building a cabin'])
    expect(added.lead.title).toBe(added.titles[0]?.id)
    await user.click(others.getByRole('button', { name: 'Lead with this: Building a cabin' }))
    expect([document.activeElement, title().value]).toEqual([title(), 'Building a cabin'])
    await save()
    expect((await readDraft(given)).lead.title).toBe(added.titles[1]?.id)
    await user.click(others.getByRole('button', { name: 'Lead with this: I Built a Cabin in 30 Days' }))
    await user.click(others.getByRole('button', { name: 'Remove the title “Building a cabin”' }))
    await save()
    const { titles, lead } = await readDraft(given)
    expect([titles, lead.title]).toEqual([[{ ...added.titles[0] }], added.titles[0]?.id])
    expect(await accessibilityFaults()).toEqual([])
  })

  test('saves the titles that are compared: edited, added, moved and removed ones', async () => {
    const given = await createDraft({ titles, lead: { title: 'bbbb' } })
    const { user } = await open(given)
    const compare = () => user.click(screen.getByRole('link', { name: 'Compare titles' }))
    const field = (n: number) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Title ${n}` })
    await compare()
    expect([(await field(1)).value, (await field(2)).value]).toEqual(titles.map(({ text }) => text))
    await user.type(await field(1), ' Alone')
    await user.click(screen.getByRole('button', { name: 'Add a title' }))
    await user.type(await field(3), 'The Cabin')
    await user.click(screen.getByRole('button', { name: 'Move title 3 up' }))
    await save()
    const saved = await readDraft(given)
    expect(saved.titles.map(({ text }) => text)).toEqual([
      'I Built a Cabin in 30 Days Alone',
      'The Cabin',
      'Building a cabin',
    ])
    expect(saved.lead.title).toBe('bbbb')
    cleanup()
    await visit(`/dashboard/drafts/${given.id}?view=compare`, { backend })
    expect((await field(2)).value).toBe('The Cabin')
    await user.click(screen.getByRole('button', { name: 'Remove title 3' }))
    await save()
    const { titles: left, lead } = await readDraft(given)
    expect([left.map(({ id }) => id), lead]).toEqual([['aaaa', saved.titles[1]?.id], { title: 'aaaa' }])
  })

  test('has another title as its heading while the lead is empty', async () => {
    const given = await createDraft({ titles })
    const { user } = await open(given)
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent
    await user.clear(title())
    expect([title().value, heading()]).toEqual(['', titles[1]?.text])
    await save()
    const { body } = await backend.request('GET', '/api/drafts', { as: given.creator.token })
    expect(contract.drafts.list.output.parse(body).drafts).toMatchObject([{ title: titles[1]?.text }])
    await user.type(title(), 'A cabin')
    expect(heading()).toBe('A cabin')
  })

  test('does not save a title that YouTube would refuse, and says so', async () => {
    const given = await createDraft({ titles })
    await open(given)
    fireEvent.change(title(), { target: { value: 'x'.repeat(101) } })
    expect(screen.getByText('101 / 100')).toBeDefined()
    fireEvent(window, new Event('pagehide'))
    await waitForStage('Not saved: a text is too long')
    expect((await readDraft(given)).titles).toEqual(titles)
  })

  test('records that a title was offered while it is edited, but not once it is rewritten', async () => {
    const text = 'How I Built a Cabin'
    const offered = { id: 'cccc', text, offeredFor: 'Building a cabin', offeredAs: text }
    const given = await createDraft({ titles: [offered] })
    await open(given)
    fireEvent.change(title(), { target: { value: 'How I Built Our Cabin' } })
    await save()
    expect((await readDraft(given)).titles).toEqual([{ ...offered, text: 'How I Built Our Cabin' }])
    fireEvent.change(title(), { target: { value: 'Winter is coming' } })
    await save()
    expect((await readDraft(given)).titles).toEqual([{ id: 'cccc', text: 'Winter is coming' }])
  })

  test('does not say that the title stays in the browser, because the titles of a draft are saved', async () => {
    await open(await createDraft({}))
    await screen.findByText('The score appears while you type.')
  })

  test('adds a checked thumbnail, shows it with the lead title, and removes it', async () => {
    const given = await createDraft({ titles })
    const { user } = await open(given)
    await user.upload(await screen.findByLabelText('Choose an image'), await drawSquares())
    await screen.findByRole('img', { name: 'Thumbnail 1' })
    const preview = within(await screen.findByRole('region', { name: 'Where it will appear' }))
    expect(await preview.findByRole('figure', { name: 'Home' })).toBeDefined()
    await save()
    const { thumbnails, lead, pictures } = await readDraft(given)
    expect([thumbnails, lead]).toEqual([[pictures[0]?.thumbnail], { title: 'aaaa', thumbnail: thumbnails[0] }])
    await user.click(preview.getByText('Phone'))
    expect(preview.getByRole('figure', { name: 'Phone' })).toBeDefined()
    const [first, second] = titles.map(({ text }) => text)
    expect(preview.getByText(`${first}`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: `Lead with this: ${second}` }))
    expect(preview.getByText(`${second}`)).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove thumbnail 1' }))
    await save()
    expect((await readDraft(given)).thumbnails).toEqual([])
  })

  test('shows one step at a time, which the address names; addresses of earlier releases redirect', async () => {
    const given = await createDraft({ titles })
    const { user } = await open(given)
    const steps = within(screen.getByRole('navigation', { name: 'Steps of this video' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/.*#/, ''))).toEqual([
      'draft',
      'test',
      'publish',
    ])
    const current = () => steps.getByRole('link', { current: 'step' }).getAttribute('href')?.replace(/.*#/, '')
    expect([current(), screen.queryByRole('region', { name: 'Publish' })]).toEqual(['draft', null])
    await user.click(steps.getByRole('link', { name: /^Test/ }))
    await screen.findByRole('region', { name: 'Ask for votes' })
    await screen.findByRole('region', { name: 'Test' })
    expect([current(), screen.queryByRole('button', { name: 'Get Insights' })]).toEqual(['test', null])
    cleanup()
    for (const [part, region] of Object.entries({
      publish: 'Publish',
      share: 'Ask for votes',
      tests: 'Test',
      versions: 'Versions',
    })) {
      const { address } = await visit(`/dashboard/draft?id=${given.id}#${part}`, { backend })
      await screen.findByRole('region', { name: region })
      expect(address()).toBe(`/dashboard/drafts/${given.id}#${part}`)
      expect(document.activeElement?.id).toBe(part)
      cleanup()
    }
  })

  test('marks the draft as ready to publish, and then shows the next step', async () => {
    const given = await createDraft({ titles })
    const { user } = await open(given)
    await user.click(screen.getByRole('button', { name: 'Ready to publish' }))
    await screen.findByRole('button', { name: 'Mark as published' })
    await save()
    expect((await readDraft(given)).state).toBe('ready')
  })

  test('plans a date and time in the step Publish, and refuses a day that has passed', async () => {
    const given = await createDraft()
    const { user } = await open(given)
    expect(screen.queryByRole('option', { name: 'Tried, not kept' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('State'), 'Ready')
    fireEvent.change(await openDate(user), { target: { value: '2031-12-24' } })
    fireEvent.change(screen.getByLabelText('Planned time'), { target: { value: '18:30' } })
    expect(screen.getByRole('link', { name: /^Publish/ }).textContent).toMatch(/Dec 24, 2031, 6:30\sPM/)
    fireEvent.change(screen.getByLabelText('Planned date'), { target: { value: '2021-12-24' } })
    await screen.findByText('This day has passed. Choose today or a later day.')
    await save()
    expect(await readDraft(given)).toMatchObject({ planned: { date: '2031-12-24', time: '18:30' }, state: 'ready' })
    fireEvent.change(screen.getByLabelText('Planned date'), { target: { value: '' } })
    await save()
    expect((await readDraft(given)).planned).toBeNull()
  })

  test('plans a length, and says how to type one that it cannot read', async () => {
    const given = await createDraft({ seconds: 95 })
    const { user } = await open(given)
    const length = await screen.findByLabelText<HTMLInputElement>('Planned length')
    expect(length.value).toBe('1:35')
    await user.clear(length)
    await user.type(length, '12:3')
    await user.tab()
    expect(length.value).toBe('12:03')
    await save()
    expect((await readDraft(given)).seconds).toBe(723)
    await user.type(length, ' or so')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(screen.getByRole('alert').textContent).toMatch(/^Type minutes and seconds, like 12:30/)
    expect(await accessibilityFaults()).toEqual([])
    await user.clear(length)
    expect(screen.queryByRole('alert')).toBeNull()
    await save()
    expect((await readDraft(given)).seconds).toBeNull()
  })
})

describe('the number of a title', () => {
  /** Returns the number that is shown for a title, whether it leads or not. */
  const readNumber = async (text: string) => {
    if (title().value === text) {
      const panel = within(screen.getByRole('region', { name: 'AI Insights' }))
      return Number.parseInt((await panel.findByText(/^\d+%$/)).textContent ?? '', 10)
    }
    const row = screen.getByRole('button', { name: `Lead with this: ${text}` }).closest('li')
    const shown = await within(row as HTMLElement).findByText(/^\d+% · /)
    return Number.parseInt(shown.textContent ?? '', 10)
  }
  const numberOf = (yardstick: Yardstick, text: string, video: JudgedVideo) => {
    const verdict = judgeTitle(yardstick, text, video)
    return verdict && rankOf(verdict)
  }

  test('depends on the titles that the creator wrote for the video, even for a title that we offered', async () => {
    const offered = {
      ...titles[0],
      id: 'cccc',
      text: 'What Happened When I Built a Cabin Alone',
      offeredFor: titles[1]?.text,
    }
    const given = await createDraft({ titles: [...titles, offered] })
    const { user } = await open(given, { derivedMetrics: false })
    const base = titles.map(({ text }) => text)
    for (const { text } of [...titles, offered])
      expect(await readNumber(text)).toBe(numberOf(generalYardstick, text, { base }))
    expect(await accessibilityFaults()).toEqual([])
    // This holds before the change is saved, too.
    goOffline()
    await user.click(screen.getByRole('button', { name: `Lead with this: ${offered.text}` }))
    const own = 'Cabin Life in the Mountains'
    await user.clear(title())
    await enterText(user, title(), own)
    const expected = numberOf(generalYardstick, own, { base })
    expect(expected).not.toBe(numberOf(generalYardstick, offered.text, { base }))
    await waitFor(async () => expect(await readNumber(own)).toBe(expected))
  })

  test('is its rank on the channel at the planned length, in other languages too', async () => {
    const videos = Array.from({ length: 30 }, (_, index) => ({
      title: `${['Building', 'I Built', 'Notes on'][index % 3]} a ${['Cabin', 'Boat', 'Shed'][index % 2]} ${index}`,
      result: index % 4 < 2 ? 1 : -0.8,
      seconds: index % 4 < 2 ? 1500 : 70,
    }))
    const at = Date.now()
    const model = {
      state: 'ready',
      channelId: 'UCabcdefghijklmnopqrstuv',
      videos,
      fetchedAt: new Date(at).toISOString(),
      expiresAt: new Date(at + hourMs).toISOString(),
    }
    interceptor.respond = (url) =>
      url === '/api/youtube/model' ? Promise.resolve(Response.json({ model })) : undefined
    const spanish = { id: 'cccc', text: 'Cómo construí una cabaña con mi abuelo' }
    const given = await createDraft({ titles: [...titles, spanish], seconds: 90 })
    const { user } = await open(given)
    const yardstick: Yardstick = { name: 'channel', history: prepareResults(videos) }
    const base = [...titles, spanish].map(({ text }) => text)
    const expectNumbers = async (seconds: number | undefined) => {
      for (const text of base)
        await waitFor(async () => expect(await readNumber(text)).toBe(numberOf(yardstick, text, { base, seconds })))
    }
    await expectNumbers(90)
    const panel = within(screen.getByRole('region', { name: 'AI Insights' }))
    expect(panel.getByText('On your channel, at 1.5 minutes')).toBeDefined()
    await user.clear(screen.getByLabelText('Planned length'))
    await user.type(screen.getByLabelText('Planned length'), '25')
    expect(numberOf(yardstick, base[0] ?? '', { base, seconds: 1500 })).toBeGreaterThan(
      numberOf(yardstick, base[0] ?? '', { base, seconds: 90 }) ?? 100,
    )
    await expectNumbers(1500)
    await user.clear(screen.getByLabelText('Planned length'))
    await expectNumbers(undefined)
    await save()
  })
})

describe('analyzing', () => {
  test('saves first, shows the result in place, and keeps a version that links back to the result', async () => {
    const given = await createDraft({ titles, name: 'Cabin' })
    const { user, address } = await open(given)
    expect(await screen.findByText('3 of 3 left')).toBeDefined()
    fireEvent.change(title(), { target: { value: 'I Built a Cabin Alone' } })
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    await screen.findByRole('heading', { name: 'Next steps' })
    await screen.findByRole('region', { name: 'More about this analysis' })
    expect(await screen.findByText('2 of 3 left')).toBeDefined()
    await screen.findByRole('heading', { name: 'Version 1' })
    const [version] = await readVersions(given)
    const [analysis] = version?.analyses ?? []
    expect([version?.content.titles[0]?.text, analysis?.title]).toEqual(Array(2).fill('I Built a Cabin Alone'))
    // The result and the version show the number that the title had when it was analyzed.
    const score = `${analysis?.verdict?.score}%`
    const panel = within(screen.getByRole('region', { name: 'AI Insights' }))
    expect(panel.getByText(score)).toBeDefined()
    const kept = within(screen.getByRole('region', { name: 'Versions' }))
    expect(kept.getByText(new RegExp(`^${score} · `))).toBeDefined()
    expect(kept.getByText(/^As of [A-Z]/)).toBeDefined()

    fireEvent.change(title(), { target: { value: 'I Built a Tiny Cabin Alone' } })
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    await screen.findByRole('heading', { name: 'Version 2' })
    await user.click(screen.getByRole('link', { name: 'Result of the analysis of “I Built a Cabin Alone”' }))
    expect(address()).toBe(`/dashboard/drafts/${given.id}?analysis=${analysis?.id}`)
    expect(title().value).toBe('I Built a Tiny Cabin Alone')
    // The result is shown again when the draft is opened later.
    cleanup()
    await open(given)
    await screen.findByRole('heading', { name: 'Next steps' })
  })

  test('an empty title has no number, not even that of the previous title', async () => {
    const given = await createDraft({ titles })
    const body = { title: titles[0]?.text, draft: given.id }
    await backend.request('POST', '/api/analyze', { as: given.creator.token, body })
    const { user } = await open(given)
    const panel = within(await screen.findByRole('region', { name: 'AI Insights' }))
    await panel.findByRole('heading', { name: 'Next steps' })
    expect(panel.queryAllByText(/^\d+%$/)).not.toEqual([])
    await user.clear(title())
    expect(panel.queryAllByText(/\d+%/)).toEqual([])
    expect(panel.queryByRole('heading', { name: 'Next steps' })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Lead with this: ${titles[1]?.text}` }))
    expect(await panel.findAllByText(/^\d+%$/)).not.toEqual([])
  })

  test('a title taken from the result records what it was offered for, and never has a lower number', async () => {
    const written = { id: 'aaaa', text: 'Building an Outdoor Bread Oven! - Ep. 12' }
    const given = await createDraft({
      titles: [written, { id: 'bbbb', text: 'I Bake Bread in the Garden' }],
      seconds: 600,
    })
    const { user } = await open(given)
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    const [use] = await screen.findAllByRole('button', { name: /^Use this title: / })
    const offered = use?.getAttribute('aria-label')?.replace('Use this title: ', '') ?? ''
    await user.click(use ?? document.body)
    expect(title().value).toBe(offered)
    // Undo removes the title again.
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await save()
    expect((await readDraft(given)).titles.map(({ id }) => id).toSorted()).toEqual(['aaaa', 'bbbb'])
    const [again] = await screen.findAllByRole('button', { name: /^Use this title: / })
    await user.click(again ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    await screen.findByRole('heading', { name: 'Version 2' })
    const { titles: taken, seconds, lead } = await readDraft(given)
    expect(taken[2]).toEqual({ id: lead.title, text: offered, offeredFor: written.text, offeredAs: offered })
    expect(seconds).toBe(600)
    const [after, before] = (await readVersions(given)).flatMap(({ analyses }) => analyses)
    expect([after?.title, before?.title]).toEqual([offered, written.text])
    expect(after?.verdict?.score).toBeGreaterThanOrEqual(before?.verdict?.score ?? 101)
    expect([after?.base, after?.seconds]).toEqual([before?.base, 600])
  })

  test('analyzes nothing while the changes cannot be saved', async () => {
    const { user } = await open(await createDraft({ titles }))
    const requested: string[] = []
    interceptor.respond = (url) => {
      requested.push(url)
      return url.startsWith('/api/drafts') ? Promise.reject(new TypeError('offline')) : undefined
    }
    type('Offline')
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    await screen.findAllByText(
      'Your changes couldn’t be saved, so nothing was analyzed. See why at the top of the page, then try again.',
    )
    expect(requested).not.toContain('/api/analyze')
  })
})

/** Opens a draft whose notes were kept as a version and then changed. */
async function openWithVersion() {
  const given = await createDraft({ titles, notes: 'First' })
  const { user } = await open(given)
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await screen.findByRole('heading', { name: 'Version 1' })
  type('Second')
  await save()
  return { given, user }
}

describe('versions', () => {
  test('are kept, described and restored, and a restore can be undone', async () => {
    const given = await createDraft({ titles, notes: 'First' })
    const { user } = await open(given)
    await user.click(screen.getByRole('button', { name: 'Keep this version' }))
    await screen.findByRole('heading', { name: 'Version 1' })
    type('Second')
    await user.click(screen.getByRole('button', { name: `Remove the title “${titles[1]?.text}”` }))
    await save()
    await user.click(screen.getByRole('button', { name: 'Keep this version' }))
    await screen.findByRole('heading', { name: 'Version 2' })
    expect(screen.getByText('1 title removed')).toBeDefined()
    expect(screen.getAllByText('notes changed')).toHaveLength(2)
    type('Third')
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
    await screen.findByText('Version 1 restored. What you had is kept as a version.')
    await waitFor(async () => expect(await readDraft(given)).toMatchObject({ titles, notes: 'First' }))
    expect((await readVersions(given)).map(({ content }) => content.notes)).toEqual(['Third', 'Second', 'First'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await readDraft(given)).notes).toBe('Third'))
    expect(notes().value).toBe('Third')
  })

  test('keep what is typed while one is being restored', async () => {
    const { given, user } = await openWithVersion()
    const release = holdNextRequest('POST', `/api/drafts/${given.id}/versions`)
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
    type('Second, on a slow connection')
    await release()
    await screen.findByText('Version 1 restored. What you had is kept as a version.')
    await waitFor(async () => expect((await readDraft(given)).notes).toBe('First'))
    expect((await readVersions(given)).map(({ content }) => content.notes)).toContain('Second, on a slow connection')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(notes().value).toBe('Second, on a slow connection'))
  })

  test('keep what was typed after a restore when the restore is undone', async () => {
    const { given, user } = await openWithVersion()
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
    await screen.findByText('Version 1 restored. What you had is kept as a version.')
    type('First, and a new paragraph')
    await save()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await readDraft(given)).notes).toBe('Second'))
    expect((await readVersions(given)).map(({ content }) => content.notes)).toEqual([
      'First, and a new paragraph',
      'Second',
      'First',
    ])
  })

  test('a copy of the draft opens, and a deleted draft can be brought back', async () => {
    const given = await createDraft({ titles, notes: 'Copied' })
    const { user, address } = await open(given)
    const original = notes()
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(address()).not.toBe(`/dashboard/drafts/${given.id}`))
    await waitFor(() => expect(original.isConnected).toBe(false))
    await waitFor(() => expect(notes().value).toBe('Copied'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const listed = () => screen.findAllByRole('link', { name: new RegExp(`^${titles[0]?.text}`) })
    await waitFor(async () => expect(await listed()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(notes().value).toBe('Copied'))
    await user.click(screen.getByRole('link', { name: 'Videos' }))
    await waitFor(async () => expect(await listed()).toHaveLength(2))
  })

  test('is neither copied nor deleted while changes cannot be saved, and the screen says why', async () => {
    const { user } = await open(await createDraft({ titles }))
    type('x'.repeat(draftLimits.notes + 1))
    const reasons = () => screen.findAllByText(/^First, your changes have to be saved/)
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    const { length } = await reasons()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect((await reasons()).length).toBeGreaterThan(length))
    expect(stage()).toBe('Not saved: a text is too long')
  })

  test('is copied once, even if the button is pressed twice while changes are being saved', async () => {
    const given = await createDraft({ titles })
    const { user, address } = await open(given)
    const release = holdNextRequest('PATCH', `/api/drafts/${given.id}`)
    type('Cut the logs first')
    const duplicate = screen.getByRole('button', { name: 'Duplicate' })
    await user.click(duplicate)
    await user.click(duplicate)
    const created: string[] = []
    await release()
    interceptor.respond = (url, { method }) => void (method === 'POST' && url === '/api/drafts' && created.push(url))
    await waitFor(() => expect(address()).not.toBe(`/dashboard/drafts/${given.id}`))
    expect(created).toHaveLength(1)
  })
})

test('a draft that does not exist is shown as missing', async () => {
  await createDraft()
  await visit('/dashboard/drafts/nothing', { backend })
  await screen.findByText('This draft no longer exists.')
})
