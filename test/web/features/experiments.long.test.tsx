import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { currentRows, thirdRow } from '#web/features/experiments/plan.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

const titles = [
  { id: 'aaaa', text: 'I Built a Cabin in the Woods' },
  { id: 'bbbb', text: 'I Built a Cabin in 30 Days?' },
  { id: 'cccc', text: 'My First Winter Off the Grid' },
]

const failed = 'Something went wrong on our side. Please try again, or contact support.'

let creator: Creator
beforeEach(async () => {
  creator = await makeCreator(backend)
  storeCreatorSession(creator)
})

/** Opens a draft with titles. Returns its section of tests. */
async function open(given: readonly object[] = titles) {
  const { body } = await backend.request('POST', '/api/drafts', { as: creator.token, body: { titles: given } })
  const { id } = contract.drafts.create.output.parse(body).draft
  await visit(`/dashboard/drafts/${id}#tests`, { backend })
  const section = await screen.findByRole('region', { name: 'Test' }, { timeout: 10_000 })
  return { id, user: userEvent.setup(), section: within(section) }
}
const listTests = async () => {
  const { body } = await backend.request('GET', '/api/experiments', { as: creator.token })
  return contract.experiments.list.output.parse(body).experiments
}
type Opened = Awaited<ReturnType<typeof open>>

/** Types a text at once: letter by letter takes seconds in these forms. */
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Plans a test of the first titles. */
async function plan({ user, section }: Opened, variants = 2) {
  await user.click(await section.findByRole('button', { name: 'Plan a test' }))
  if (variants === 3) await user.click(section.getByRole('button', { name: 'Add a third variant' }))
  await user.selectOptions(section.getByLabelText('What differs'), 'A number in the title')
  await user.click(section.getByRole('button', { name: 'Save the test' }))
  await findToast('Test saved. Now run it in YouTube Studio.')
  return within(await section.findByRole('article', { name: 'Test: A number in the title' }))
}

/** Goes to a step of the draft. */
const goTo = ({ user }: Opened, step: string) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Steps of this video' })).getByRole('link', {
      name: new RegExp(`^${step}`),
    }),
  )

/** Holds the next change of a test. The returned function lets it fail. */
function failNextChange() {
  let fail = () => {}
  interceptor.respond = (url, { method }) =>
    url.startsWith('/api/experiments/') && method === 'PATCH'
      ? new Promise((resolve) => {
          fail = () => resolve(new Response('', { status: 500 }))
        })
      : undefined
  return () => fail()
}

/** Opens the form for the outcome. */
async function openOutcome({ user, section }: Opened) {
  await user.click(section.getByRole('button', { name: /^(Record|Correct) the outcome$/ }))
  return within(await screen.findByRole('dialog', { name: 'What did YouTube Studio report?' }))
}

describe('planning', () => {
  test('needs a second title or thumbnail', async () => {
    const { section } = await open(titles.slice(0, 1))
    expect(await section.findByText('Nothing to test yet')).toBeDefined()
    expect(section.queryByRole('button', { name: 'Plan a test' })).toBeNull()
  })

  test('says where to look while a text is too long to be saved', async () => {
    const { user, section } = await open()
    type(screen.getByLabelText('Working name'), 'x'.repeat(101))
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    await findToast(
      'The draft couldn’t be saved, so the test wasn’t either. See why at the top of the page, then try again.',
    )
    expect(screen.getByTestId('save-stage').textContent).toBe('Not saved: a text is too long')
    expect(await listTests()).toEqual([])
  })

  test('cannot be canceled while the test is being saved', async () => {
    const { id, user, section } = await open()
    const saveDraft = holdNextRequest('PATCH', `/api/drafts/${id}`)
    type(screen.getByLabelText('Working name'), 'Cabin')
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    const cancel = section.getByRole('button', { name: 'Cancel' })
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    expect(cancel).toHaveProperty('disabled', true)
    await saveDraft()
    const saveTest = holdNextRequest('POST', '/api/experiments')
    expect(cancel).toHaveProperty('disabled', true)
    await saveTest()
    await findToast('Test saved. Now run it in YouTube Studio.')
    expect(await listTests()).toHaveLength(1)
  })

  test('keeps what was typed while another step is shown, and follows the draft', async () => {
    const opened = await open()
    const { user, section } = opened
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    await user.selectOptions(section.getByLabelText('Title A'), titles[2]?.text ?? '')
    await user.selectOptions(section.getByLabelText('What differs'), 'Something else')
    type(section.getByLabelText('What differs, in your words'), 'The season')
    await goTo(opened, 'Publish')
    expect(screen.queryByRole('combobox', { name: 'Title A' })).toBeNull()
    await goTo(opened, 'Draft')
    await user.click(await screen.findByRole('button', { name: `Remove the title “${titles[2]?.text}”` }))
    await goTo(opened, 'Test')
    expect(section.getByLabelText('What differs, in your words')).toHaveProperty('value', 'The season')
    await waitFor(() => expect(section.getByLabelText('Title A')).toHaveProperty('value', 'aaaa'))
  })

  test('closes the form also if another step is shown when the test is saved', async () => {
    const opened = await open()
    const { user, section } = opened
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    const saveTest = holdNextRequest('POST', '/api/experiments')
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    await goTo(opened, 'Publish')
    await saveTest()
    await findToast('Test saved. Now run it in YouTube Studio.')
    await goTo(opened, 'Test')
    await section.findByRole('article')
    expect(section.queryByRole('button', { name: 'Save the test' })).toBeNull()
  })

  test('offers a third variant only if there is one', async () => {
    const { user, section } = await open(titles.slice(0, 2))
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    expect(section.queryByRole('button', { name: 'Add a third variant' })).toBeNull()
  })

  test('adds a title or a pair that is not in the test', () => {
    const draft = { titles, thumbnails: ['p', 'q'], lead: {} }
    const [a, b, c] = [{ title: 'aaaa' }, { title: 'bbbb' }, { title: 'cccc' }]
    expect(thirdRow(draft, 'title', [a, b])).toEqual(c)
    expect(thirdRow(draft, 'title', [a, c])).toEqual(b)
    expect(thirdRow(draft, 'title', [a, a])).toEqual(c)
    const two = { ...draft, titles: titles.slice(0, 2) }
    expect(thirdRow(two, 'title', [a, b])).toBeUndefined()
    expect(thirdRow(two, 'thumbnail', [{ thumbnail: 'p' }, { thumbnail: 'q' }])).toBeUndefined()
    const pairs = [
      { title: 'aaaa', thumbnail: 'p' },
      { title: 'bbbb', thumbnail: 'q' },
    ]
    expect(thirdRow(two, 'both', pairs)).toEqual({ title: 'bbbb', thumbnail: 'p' })
    expect(thirdRow({ ...two, titles: titles.slice(0, 1) }, 'both', pairs)).toEqual({ title: 'aaaa', thumbnail: 'q' })
  })

  test('replaces what has been removed from the draft, and what another kind of test compares', () => {
    const draft = { titles: titles.slice(0, 2), thumbnails: ['p', 'q'], lead: {} }
    const rows = [{ title: 'cccc' }, { title: 'aaaa' }]
    expect(currentRows(draft, 'title', rows)).toEqual([{ title: 'aaaa' }, { title: 'aaaa' }])
    expect(currentRows(draft, 'thumbnail', rows)).toEqual([{ thumbnail: 'p' }, { thumbnail: 'q' }])
    const pairs = [
      { title: 'bbbb', thumbnail: 'r' },
      { title: 'bbbb', thumbnail: 'p' },
    ]
    expect(currentRows(draft, 'both', pairs)).toEqual([{ title: 'aaaa', thumbnail: 'p' }, pairs[1]])
  })

  test('warns when variants differ in more than one thing, but still saves the test', async () => {
    const opened = await open()
    const { user, section } = opened
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    await user.selectOptions(section.getByLabelText('What differs'), 'A number in the title')
    expect(section.getByText(/^They also differ in: a question in the title\./)).toBeDefined()
    await user.selectOptions(section.getByLabelText('What differs'), 'The length of the title')
    expect(section.getByText(/^They differ in: a number in the title and a question in the title\./)).toBeDefined()
    await user.selectOptions(section.getByLabelText('Title B'), titles[0]?.text ?? '')
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    expect(section.getByText('Two variants are the same. Choose different ones.')).toBeDefined()
    expect(await listTests()).toEqual([])
    expect(await accessibilityFaults()).toEqual([])
    await user.selectOptions(section.getByLabelText('Title B'), titles[2]?.text ?? '')
    await user.selectOptions(section.getByLabelText('What differs'), 'Something else')
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    expect(section.getByText('Say what differs.')).toBeDefined()
    await user.type(section.getByLabelText('What differs, in your words'), 'the season')
    await user.click(section.getByRole('button', { name: 'Save the test' }))
    expect(await section.findByRole('article', { name: 'Test: the season' })).toBeDefined()
    expect(await listTests()).toMatchObject([{ difference: 'custom', differenceText: 'the season' }])
  })

  test('says whether the video gets enough impressions', async () => {
    const { user, section } = await open()
    await user.click(await section.findByRole('button', { name: 'Plan a test' }))
    await user.click(section.getByText('Will the video get enough impressions?'))
    await user.type(section.getByLabelText('Impressions in two weeks'), '20,000')
    await user.type(section.getByLabelText('Click-through rate, in %'), '5')
    expect(
      section.getByText(/^If one variant’s click rate really is 0\.5 points higher.* in 35% of such tests/),
    ).toBeDefined()
    expect(
      section.getByText(/^To show it in 80% of such tests, each variant needs about 31,234 impressions, 62,468 in all/),
    ).toBeDefined()
    expect(section.getByText(/^That is too few/)).toBeDefined()
    await user.click(section.getByRole('button', { name: 'Add a third variant' }))
    expect(
      section.getByText(/^To show it in 80% of such tests, each variant needs about 41,\d{3} impressions/),
    ).toBeDefined()
    const difference = section.getByLabelText('Smallest difference worth finding, in percentage points')
    await user.clear(difference)
    await user.type(difference, '1')
    expect(section.getByText(/^If one variant’s click rate really is 1 point higher/)).toBeDefined()
    await user.type(section.getByLabelText('Click-through rate, in %'), 'x')
    expect(section.getByText(/^Enter impressions above 0/)).toBeDefined()
  })
})

describe('running', () => {
  test('copies each title and remembers the start', async () => {
    const opened = await open()
    const { user } = opened
    const item = await plan(opened)
    expect(item.getByText('Not started')).toBeDefined()
    expect(item.getAllByText(/^Predicted chance: \d+%$/)).toHaveLength(2)
    await user.click(item.getByRole('button', { name: 'Copy title B' }))
    expect(await navigator.clipboard.readText()).toBe(titles[1]?.text)
    const day = item.getByLabelText('Started on')
    await user.type(day, '2026-11-20')
    await user.tab()
    expect(await item.findByText('Running since Nov 20, 2026')).toBeDefined()
    await user.clear(item.getByLabelText('Started on'))
    await user.type(item.getByLabelText('Started on'), '2999-01-01')
    await user.tab()
    expect(await item.findByText('Choose a day that is not in the future.')).toBeDefined()
    await user.clear(item.getByLabelText('Started on'))
    await user.type(item.getByLabelText('Started on'), '2026-11-20')
    await user.tab()
    await waitFor(() => expect(item.queryByText('Choose a day that is not in the future.')).toBeNull())
  })

  test('keeps the start while a date is incomplete', async () => {
    const opened = await open()
    const item = await plan(opened)
    const day = item.getByLabelText('Started on')
    type(day, '2026-11-20')
    fireEvent.blur(day)
    expect(await item.findByText('Running since Nov 20, 2026')).toBeDefined()
    const field = item.getByLabelText('Started on')
    Object.defineProperty(field, 'validity', { value: { badInput: true } })
    type(field, '')
    fireEvent.blur(field)
    expect(await item.findByText('Choose a day that is not in the future.')).toBeDefined()
    expect((await listTests())[0]).toHaveProperty('startedOn', '2026-11-20')
  })

  test('says that the start was not saved to a user who has left the screen', async () => {
    const opened = await open()
    const item = await plan(opened)
    const fail = failNextChange()
    await opened.user.type(item.getByLabelText('Started on'), '2026-11-20')
    await opened.user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    fail()
    await findToast(failed)
  })

  test('is deleted after a confirmation, and then the card has the focus', async () => {
    const opened = await open()
    const { user, section } = opened
    await plan(opened)
    // In a browser, the page cannot take the focus while the dialog is open.
    let hasDialog: boolean | undefined
    vi.spyOn(screen.getByRole('region', { name: 'Test' }), 'focus').mockImplementation(() => {
      hasDialog = document.querySelector('dialog[open]') !== null
    })
    await user.click(section.getByRole('button', { name: 'Delete the test: A number in the title' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete this test?' })).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(section.queryByRole('article')).toBeNull())
    expect(hasDialog).toBe(false)
    expect(await listTests()).toEqual([])
  })
})

describe('the outcome', () => {
  test('is recorded with shares and clicks, and corrected', async () => {
    const opened = await open()
    const { user } = opened
    const item = await plan(opened)
    const form = await openOutcome(opened)
    await user.click(form.getByRole('button', { name: 'Save the outcome' }))
    expect(form.getByText('Choose the variant that won.')).toBeDefined()
    await user.selectOptions(form.getByLabelText('Which variant'), 'Variant B')
    type(form.getByLabelText('Variant A'), '44,8')
    await user.click(form.getByRole('button', { name: 'Save the outcome' }))
    expect(form.getByText('Enter a number for every variant. Together, they add up to about 100.')).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    type(form.getByLabelText('Variant B'), '55.2')
    await user.click(form.getByText('Impressions and clicks, if you have them'))
    type(form.getByLabelText('Impressions of variant A'), '12,000')
    type(form.getByLabelText('Clicks on variant A'), '540')
    type(form.getByLabelText('Impressions of variant B'), '12,100')
    await user.click(form.getByRole('button', { name: 'Save the outcome' }))
    expect(form.getByText(/^Enter whole numbers for every variant/).closest('details')).toBeNull()
    type(form.getByLabelText('Clicks on variant B'), '660')
    await user.click(form.getByRole('button', { name: 'Save the outcome' }))
    expect(await item.findByText('Winner: B')).toBeDefined()
    expect(item.getByText('44.8% of watch time')).toBeDefined()
    expect(item.getByText('B’s click rate is 0.95 points higher than A’s (5.5% against 4.5%).')).toBeDefined()
    expect(
      item.getByText(/^95% interval of the difference: 0\.41 to 1\.5 points\. Chance alone is an unlikely/),
    ).toBeDefined()
    expect(item.getByText(/^YouTube doesn’t decide by clicks/)).toBeDefined()
    const correction = await openOutcome(opened)
    expect(correction.getByLabelText<HTMLInputElement>('Variant A').value).toBe('44.8')
    await user.selectOptions(correction.getByLabelText('Result'), 'Inconclusive')
    await user.click(correction.getByRole('button', { name: 'Save the outcome' }))
    expect(await item.findByText(/Corrected once, /)).toBeDefined()
    expect(item.getByText('Inconclusive')).toBeDefined()
    expect((await listTests())[0]?.outcome).not.toHaveProperty('variant')
  })

  test('that could not be saved says so even if the dialog was closed', async () => {
    const opened = await open()
    await plan(opened)
    const form = await openOutcome(opened)
    const fail = failNextChange()
    await opened.user.selectOptions(form.getByLabelText('Which variant'), 'Variant B')
    await opened.user.click(form.getByRole('button', { name: 'Save the outcome' }))
    await opened.user.click(form.getByRole('button', { name: 'Cancel' }))
    fail()
    await findToast(failed)
  })

  test('of three variants compares all pairs', async () => {
    const opened = await open()
    const { user } = opened
    const item = await plan(opened, 3)
    const form = await openOutcome(opened)
    await user.selectOptions(form.getByLabelText('Result'), 'Preferred, or performed the same')
    await user.click(form.getByText('Impressions and clicks, if you have them'))
    for (const [index, letter] of ['A', 'B', 'C'].entries()) {
      type(form.getByLabelText(`Impressions of variant ${letter}`), '1000')
      type(form.getByLabelText(`Clicks on variant ${letter}`), `${50 + index}`)
    }
    await user.click(form.getByRole('button', { name: 'Save the outcome' }))
    expect(await item.findByText('Performed the same')).toBeDefined()
    expect(item.getAllByText(/^95% interval of the difference: .* The interval includes 0/)).toHaveLength(3)
    expect(item.getByText(/^The intervals are widened for three comparisons/)).toBeDefined()
    const again = await openOutcome(opened)
    await user.click(again.getByRole('button', { name: 'Remove the outcome' }))
    expect(await item.findByText('Not started')).toBeDefined()
  })
})
