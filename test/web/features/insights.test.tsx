import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
const path = '/dashboard/predictive-insights'
const channel = `https://www.youtube.com/channel/${demoChannel.id}`
const title = 'My vlog #12 | How I built a tiny house in 30 days with no money'
const success = 'Analysis completed successfully!'

/** Opens the screen as a new creator on the free plan. */
async function open({
  location = path,
  locale = 'en',
  url = channel,
}: {
  location?: string
  locale?: 'en' | 'es'
  url?: string
} = {}) {
  storeSession(await backend.signUpUser(url ? { 'custom:youtube_channel': url } : {}))
  const page = await visit(location, { backend, locale })
  return { ...page, ...(await opened()) }
}

async function opened() {
  const input = await screen.findByPlaceholderText('Enter your video title')
  const panel = screen.getByRole('region', { name: 'AI Insights' })
  const get = screen.getByRole('button', { name: 'Get Insights' })
  return { user: userEvent.setup(), input, panel: within(panel), get }
}

describe('the live score', () => {
  test('updates with the model’s score while typing, without a request', async () => {
    const asked = vi.fn()
    interceptor.respond = (url) => void asked(url)
    const { user, input } = await open()
    await screen.findByText('3 of 3 left')
    asked.mockClear()
    await user.type(input, 'How to build a house')
    const meter = await screen.findByRole('meter', { name: 'Title score' })
    expect(meter.getAttribute('value')).toBe(String(scoreTitle('How to build a house').score))
    await user.type(input, ' in 24 hours!')
    const longer = String(scoreTitle('How to build a house in 24 hours!').score)
    await waitFor(() => expect(meter.getAttribute('value')).toBe(longer))
    expect(screen.getByText('33 / 100')).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('explains it in one line for everything about “How to”, under what a creator can change', async () => {
    const { user, input } = await open()
    await user.type(input, 'How to make bread')
    const form = await screen.findByRole('list', { name: 'How you say it' })
    expect(
      within(form)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['How-to or lesson “How to”'])
    expect(screen.getAllByText(/“(?:How|to|How to)”/)).toHaveLength(1)
  })

  test.each([
    ['Cómo construí una casa muy pequeña con mis propias manos', /does not look like English/],
    ['qxzv wrgh', /knows none of these words/],
  ])('is not shown for %s', async (typed, why) => {
    const { user, input } = await open()
    await user.type(input, typed)
    await screen.findByText(why)
    expect(screen.queryByRole('meter', { name: 'Title score' })).toBeNull()
  })

  test('starts with the title from the address', async () => {
    const { input } = await open({ location: `${path}?title=A%20title` })
    expect(input).toHaveProperty('value', 'A title')
  })
})

test('the analysis of a trending video stays next to the draft until it is dismissed, even after a reload', async () => {
  const { user, address } = await open({ location: `${path}?view=analyze&pattern=video.760.number` })
  await screen.findByText(/^A video, about 12:40 long, a number in the title/)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/12:40/)).toBeNull()
  expect(address()).toBe(`${path}?view=analyze`)
})

describe('Get Insights', () => {
  test('requires a title that is not blank', async () => {
    const { user, input, get } = await open()
    expect(get).toHaveProperty('disabled', true)
    await user.type(input, '   ')
    expect(get).toHaveProperty('disabled', true)
    await user.keyboard('{Enter}')
    await findToast('Please enter a title or upload a thumbnail')
    await user.type(input, 'A title')
    expect(get).toHaveProperty('disabled', false)
  })

  test('does not send a title that YouTube would reject', async () => {
    const { user, input, get } = await open()
    await user.click(input)
    await user.paste('x'.repeat(101))
    await screen.findByText(/Longer than 100 characters/)
    await user.click(get)
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows progress and ignores further presses until it is done', async () => {
    const { user, input, get } = await open()
    const sent = vi.fn()
    interceptor.respond = (url) => {
      if (url !== '/api/analyze') return undefined
      sent()
      return new Promise<Response>(() => {})
    }
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('aria-valuetext')).toBe('Initializing analysis...')
    expect(get.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await user.click(get)
    await user.type(input, '{Enter}')
    expect(sent).toHaveBeenCalledOnce()
  })

  test('does not navigate when the user has opened another view in the meantime', async () => {
    const { user, input, get, address } = await open()
    const answer = holdNextRequest('POST', '/api/analyze')
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await user.click(screen.getByRole('tab', { name: 'Description and tags' }))
    const field = await screen.findByLabelText('What is in the video')
    await user.type(field, 'An')
    await answer()
    await findToast(success)
    await user.type(field, 'other', { skipClick: true })
    expect(field).toHaveProperty('value', 'Another')
    expect(address()).toMatch(/\?view=metadata&analysis=/)
    await user.click(screen.getByRole('tab', { name: 'Analyze a draft' }))
    await screen.findByText('Benchmark Comparison')
  })

  test('can be canceled without an error message', async () => {
    const { user, input, get, panel } = await open()
    let signal: AbortSignal | null | undefined
    interceptor.respond = (url, init) => {
      if (url !== '/api/analyze') return undefined
      signal = init.signal
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    }
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await waitFor(() => expect(signal).toBeDefined())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    panel.getByText('Ready to optimize your content?')
    expect(screen.queryByText('Failed to analyze content. Please try again.')).toBeNull()
  })

  test('shows the details that support needs after a server error', async () => {
    const { user, input, get, panel } = await open()
    const body = JSON.stringify({ error: { code: 'internal', requestId: 'req-4711' } })
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response(body, { status: 500 })) : undefined
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await panel.findByText('Reference for support: req-4711')
  })

  test('shows an error and succeeds on the next try', async () => {
    const { user, input, get, panel } = await open()
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response('', { status: 502 })) : undefined
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await findToast('Failed to analyze content. Please try again.')
    interceptor.respond = () => undefined
    await user.clear(input)
    // A retry sends the failed draft again, even if the user has typed something else since.
    await user.click(await panel.findByRole('button', { name: 'Try again' }))
    await findToast(success)
    await panel.findByText('Benchmark Comparison')
  })
})

describe('results', () => {
  test('show the verdict by the creator’s own videos, with the general rank as a footnote, and the source', async () => {
    const { user, input, get, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await findToast(success)
    await panel.findByText('Title Analysis')
    const text = (await panel.findByText(/^This title ranks above \d+% of your own \d+ videos\.$/)).textContent ?? ''
    const share = Number(/(\d+)%/.exec(text)?.[1])
    panel.getByText(`${share}%`)
    panel.getByText('Benchmark Comparison')
    panel.getByText(new RegExp(`At ${share}, this title is .* benchmark of 75`))
    const { score } = scoreTitle(title)
    panel.getByText(`Judged by its words alone, it ranks above ${score}% of real titles in general.`)
    // The live score would repeat the verdict, by another yardstick.
    expect(screen.queryByRole('meter', { name: 'Title score' })).toBeNull()
    await user.click(panel.getByRole('tab', { name: 'Word by word' }))
    await panel.findByText(/channels it had never seen/)
    const row = await screen.findByRole('button', {
      name: new RegExp(`^${title.replace('|', '\\|')}.* On your channel ?${share} · `),
    })
    expect(row).toBeDefined()
  })

  test('apply a step with one click and undo it with one', async () => {
    const { user, input, get, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    const [use] = await panel.findAllByRole('button', { name: /^Use this title: / })
    if (!use) throw new Error('no step')
    const edited = use.getAttribute('aria-label')?.replace('Use this title: ', '')
    await user.click(use)
    expect(input).toHaveProperty('value', edited)
    // Beside a verdict of the channel, a rank among titles in general could contradict it.
    await screen.findByText(/likely to be better wording than the analyzed title\./)
    expect(screen.queryByRole('meter', { name: 'Title score' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Undo, and go back to the analyzed title' }))
    expect(input).toHaveProperty('value', title)
  })

  test('show the creator’s own videos in a structure', async () => {
    const { user, input, get, panel } = await open()
    await user.click(input)
    await user.paste('Building an Outdoor Bread Oven! - Ep. 12')
    await user.click(get)
    const step = (await panel.findByText('Say it in the first person')).closest('li') ?? document.body
    expect(within(step).getAllByText(/^Yours: “I .+” got [\d.]+× your usual views\.$/)).toHaveLength(2)
  })

  test('ask for the number of a structure', async () => {
    const { user, input, get, panel } = await open()
    await user.click(input)
    await user.paste('How to bake sourdough bread')
    await user.click(get)
    const number = await panel.findByRole('textbox', { name: 'How many minutes' })
    const use = within(number.closest('li') ?? document.body).getByRole('button', { name: /^Use this title/ })
    expect(use).toHaveProperty('disabled', true)
    await user.type(number, 'ten')
    expect(use).toHaveProperty('disabled', true)
    await user.clear(number)
    await user.type(number, '40')
    await user.click(use)
    expect(input).toHaveProperty('value', 'How to bake sourdough bread in 40 minutes')
  })

  test('are saved: the same draft costs nothing, a reload shows them, and deleting removes them', async () => {
    const { user, input, get, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await findToast(success)
    await screen.findByText('2 of 3 left')
    await user.click(get)
    await findToast('Same draft as last time, so no analysis was used')
    screen.getByText('2 of 3 left')
    const [stored] = (await backend.items('analyses')).filter((item) => item.title === title).slice(-1)
    expect(stored).toBeDefined()

    const past = within(screen.getByRole('region', { name: 'Past analyses' }))
    await user.click(await past.findByRole('button', { name: `Delete the analysis of “${title}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this analysis?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await past.findByText('Your analyses will appear here.')
    await panel.findByText('Ready to optimize your content?')
  })

  test('reappear at their address after a reload', async () => {
    const { user, input, get } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await findToast(success)
    const userId = JSON.parse(localStorage.getItem(sessionKey) ?? '').user.id
    const stored = (await backend.items('analyses')).find((item) => item.userId === userId)
    cleanup()
    await visit(`${path}?analysis=${stored?.id}`, { backend })
    await (await opened()).panel.findByText('Benchmark Comparison')
  })
})

test('an analysis is found on later pages, and is shown as missing when it does not exist', async () => {
  const creator = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@tilted_fiddle' })
  // These fill more than one page and cost nothing: the channel has no videos to compare them with.
  for (const n of Array.from({ length: 22 }, (_, index) => index)) {
    const body = { title: `Cómo hacer pan en casa ${n}` }
    expect(await backend.request('POST', '/api/analyze', { as: creator.tokens.accessToken, body })).toMatchObject({
      status: 200,
    })
  }
  const all = (await backend.items('analyses')).filter(({ userId }) => userId === creator.userId)
  expect(all).toHaveLength(22)
  const oldest = all.map(({ id }) => String(id)).sort()[0]
  storeSession(creator)
  await visit(`${path}?analysis=${oldest}`, { backend })
  await (await opened()).panel.findByText(/^This does not look like English/)
  expect(screen.getByRole('region', { name: 'AI Insights' }).textContent).toContain('Cómo hacer pan en casa 0')
  cleanup()
  await visit(`${path}?analysis=${'0'.repeat(26)}`, { backend })
  await (await opened()).panel.findByText('This analysis no longer exists. Your past analyses are below.')
})

describe('obstacles to an analysis', () => {
  test('account still loading: the analysis does not wait for it, and finds the channel of the sign-up', async () => {
    interceptor.respond = (url) => (url === '/api/account' ? new Promise(() => {}) : undefined)
    const { user, input, get, panel } = await open({ url: 'https://www.youtube.com/@tilted_fiddle' })
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await panel.findByText('Benchmark Comparison')
  })

  test('remaining usage cannot be read: the page shows an error and a retry button', async () => {
    interceptor.respond = (url) =>
      url === '/api/account' ? Promise.resolve(new Response('', { status: 500 })) : undefined
    const { user } = await open()
    await screen.findByText('We couldn’t load what’s left of your plan.')
    interceptor.respond = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('3 of 3 left')
  })

  test('no channel: the page requests one, and the analysis continues', async () => {
    const { user, input, get, panel } = await open({ url: '' })
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await panel.findByText('Channel ID not found')
    const url = await panel.findByLabelText('Channel URL')
    const save = panel.getByRole('button', { name: 'Save and analyze' })
    await user.click(save)
    await panel.findByText('YouTube channel URL is required')
    await user.type(url, 'https://example.com/channel')
    const wrong = 'Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)'
    await panel.findByText(wrong)
    await user.clear(url)
    await user.type(url, channel)
    await user.click(save)
    await findToast(success)
    await panel.findByText('Benchmark Comparison')
  })

  test('unknown channel address: the error appears at the field', async () => {
    const { user, input, get, panel } = await open({ url: '' })
    await user.click(input)
    await user.paste(title)
    await user.click(get)
    await user.type(await panel.findByLabelText('Channel URL'), 'youtube.com/@somebody')
    await user.click(panel.getByRole('button', { name: 'Save and analyze' }))
    await panel.findByText('Channel not found')
  })

  test('plan used up: the page shows the reset date and a link to upgrade', async () => {
    const { user, input, get, panel } = await open()
    for (const draft of ['One title', 'Two titles', 'Three titles']) {
      await user.clear(input)
      await user.type(input, draft)
      await user.click(get)
      await panel.findByRole('heading', { name: 'Title Analysis' })
      await waitFor(() => expect(get.getAttribute('aria-disabled')).toBeNull())
    }
    await screen.findByText('0 of 3 left')
    await user.type(input, ' more')
    await user.click(get)
    await panel.findByText('You’ve used all of this month’s analyses')
    expect(panel.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/premium-upgrade')
  })

  test('past analyses cannot be read: the page shows a retry button', async () => {
    interceptor.respond = (url) =>
      url === '/api/analyses' ? Promise.resolve(new Response('', { status: 500 })) : undefined
    const { user } = await open()
    const past = within(screen.getByRole('region', { name: 'Past analyses' }))
    await past.findByText('Your past analyses couldn’t be loaded.')
    interceptor.respond = () => undefined
    await user.click(past.getByRole('button', { name: 'Try again' }))
    await past.findByText('Your analyses will appear here.')
  })
})

test('Start analyzing scrolls to the input and highlights it', async () => {
  const { user, input, panel } = await open()
  const scrolled = vi.spyOn(input, 'scrollIntoView')
  await user.click(panel.getByRole('button', { name: 'Start analyzing' }))
  expect(document.activeElement).toBe(input)
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' })
  expect(screen.getByTestId('highlight')).toBeDefined()
})

test('Start analyzing does not scroll smoothly for users who prefer reduced motion', async () => {
  const { user, input, panel } = await open()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true })
  const scrolled = vi.spyOn(input, 'scrollIntoView')
  await user.click(panel.getByRole('button', { name: 'Start analyzing' }))
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'center' })
})

test('a result below the fold is not scrolled into view after the user has moved elsewhere', async () => {
  const { user, input, get } = await open()
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  const answer = holdNextRequest('POST', '/api/analyze')
  await user.click(input)
  await user.paste(title)
  await user.click(get)
  const elsewhere = screen.getByRole('link', { name: 'Settings' })
  elsewhere.focus()
  await answer()
  await within(region).findByText('Benchmark Comparison')
  expect(document.activeElement).toBe(elsewhere)
  expect(scrolled).not.toHaveBeenCalled()
})

test.each([channel, ''])('a result below the fold is scrolled into view (channel: "%s")', async (url) => {
  const { user, input, get } = await open({ url })
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  await user.click(input)
  await user.paste(title)
  await user.click(get)
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }))
  expect(document.activeElement).toBe(region)
})
