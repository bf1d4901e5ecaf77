import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { findToast, setUpPageBackend, storeCreatorSession, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
const path = '/dashboard/predictive-insights'
const channel = `https://www.youtube.com/channel/${demoChannel.id}`
/** An address that no channel on YouTube has. */
const nobodysChannel = 'https://www.youtube.com/@nobody.has.this'
const title = 'My vlog #12 | How I built a tiny house in 30 days with no money'
const success = 'Analysis completed successfully!'
const drafts = [title, 'Building an Outdoor Bread Oven! - Ep. 12', 'Sourdough Q&A #3: your questions']

/** Opens the screen as a new creator on the free plan. */
async function open({
  location = path,
  locale = 'en',
  url = channel,
  derivedMetrics = true,
}: {
  location?: string
  locale?: 'en' | 'es'
  url?: string
  derivedMetrics?: boolean
} = {}) {
  storeSession(await backend.signUpUser(url ? { 'custom:youtube_channel': url } : {}))
  const page = await visit(location, { backend, locale, config: { derivedMetrics } })
  return { ...page, ...(await findControls()) }
}

async function findControls() {
  const input = await screen.findByPlaceholderText('Enter your video title')
  const panel = screen.getByRole('region', { name: 'AI Insights' })
  const analyzeButton = screen.getByRole('button', { name: 'Get Insights' })
  return { user: userEvent.setup(), input, panel: within(panel), analyzeButton }
}

/** Returns the number of the verdict in a part of the page. */
async function readNumber(part: Pick<typeof screen, 'findByText'>, by = 'On your channel'): Promise<number> {
  const heading = await part.findByText(new RegExp(`^${by}`), { selector: 'h3' })
  return Number(/(\d+)%/.exec(heading.parentElement?.textContent ?? '')?.[1])
}
/** Returns the panel that judges what is typed. */
const typing = () => within(screen.getByRole('region', { name: 'AI Insights' }))
const worth =
  /^Of 100 videos whose titles ranked like this one, \d+ reached the top quarter of their channel \(25 by luck\) and \d+ beat/

describe('the live number', () => {
  test('is the rank among the creator’s own videos, needs no request, and equals that of the analysis', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste('How to build a house')
    await readNumber(typing())
    typing().getByText(worth)
    const requested = vi.fn()
    interceptor.respond = (url) => void requested(url)
    await user.clear(input)
    await user.paste(title)
    const typed = await readNumber(typing())
    expect(requested).not.toHaveBeenCalled()
    expect(screen.getByText('63 / 100')).toBeDefined()
    expect(screen.queryByText(/real titles/)).toBeNull()
    await user.click(analyzeButton)
    await findToast(success)
    expect(await readNumber(panel)).toBe(typed)
    panel.getByText(worth)
  })

  longTest('takes a planned length into account, and so does the analysis', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.type(input, title)
    const usual = await readNumber(typing(), 'On your channel, at your usual length')
    await user.click(screen.getByRole('button', { name: 'Add a planned length' }))
    const field = await screen.findByLabelText('Planned length')
    expect(document.activeElement).toBe(field)
    await user.type(field, '5:00')
    const short = await readNumber(typing(), 'On your channel, at 5 minutes')
    await user.clear(field)
    await user.type(field, '90')
    const long = await readNumber(typing(), 'On your channel, at 90 minutes')
    expect(new Set([usual, short, long]).size).toBeGreaterThan(1)
    await user.click(analyzeButton)
    await findToast(success)
    expect(await readNumber(panel, 'On your channel, at 90 minutes')).toBe(long)
    // The draft keeps the length of its first analysis, and this screen stays without one.
    await user.clear(field)
    await user.click(analyzeButton)
    expect(await readNumber(panel, 'On your channel, at your usual length')).toBe(usual)
    expect(field).toHaveProperty('value', '')
  })

  longTest('explains a rank among all titles with one line about “How to”, under “How you say it”', async () => {
    const { user, input } = await open({ derivedMetrics: false })
    await user.type(input, 'How to make bread')
    expect(await readNumber(typing(), 'Among real video titles')).toBe(scoreTitle('How to make bread').score)
    const form = await screen.findByRole('list', { name: 'How you say it' })
    expect(
      within(form)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['How-to or lesson “How to”'])
    expect(screen.getAllByText(/“(?:How|to|How to)”/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Add a planned length' })).toBeNull()
  })

  longTest.each([
    ['Cómo construí una casa muy pequeña con mis propias manos', /does not look like English/],
    ['qxzvwrgh', /knows none of these words/],
  ])('does not exist for %s without a channel', async (typed, why) => {
    const { user, input } = await open({ derivedMetrics: false })
    await user.type(input, typed)
    await screen.findByText(why)
    expect(typing().queryByText(/\d%/)).toBeNull()
  })

  longTest('starts with the title from the address', async () => {
    const { input } = await open({ location: `${path}?title=A%20title` })
    expect(input).toHaveProperty('value', 'A title')
  })
})

longTest('the pattern of a trending video in the address is shown until it is dismissed', async () => {
  const { user, address } = await open({ location: `${path}?view=analyze&pattern=video.760.number` })
  await screen.findByText(/^A video, about 12:40 long, a number in the title/)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/12:40/)).toBeNull()
  expect(address()).toBe(`${path}?view=analyze`)
})

describe('Get Insights', () => {
  longTest('requires a title that is not blank', async () => {
    const { user, input, analyzeButton } = await open()
    expect(analyzeButton).toHaveProperty('disabled', true)
    await user.type(input, '   ')
    expect(analyzeButton).toHaveProperty('disabled', true)
    await user.keyboard('{Enter}')
    await findToast('Please enter a title or upload a thumbnail')
    await user.type(input, 'A title')
    expect(analyzeButton).toHaveProperty('disabled', false)
  })

  longTest('gives a title that YouTube would reject no number, does not send it, and says why', async () => {
    const { user, input, analyzeButton } = await open()
    await user.click(input)
    await user.paste('How to Bake Bread')
    await screen.findByText(/^\d+%$/)
    await user.paste(' at Home Without Kneading It'.repeat(4))
    await screen.findByText(/Longer than 100 characters/)
    expect(screen.queryByText(/^\d+%$/)).toBeNull()
    await user.click(analyzeButton)
    await findToast('Longer than 100 characters: YouTube does not accept it.')
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows progress and ignores further presses until it is done', async () => {
    const { user, input, analyzeButton } = await open()
    const sent = vi.fn()
    interceptor.respond = (url) => {
      if (url !== '/api/analyze') return undefined
      sent()
      return new Promise<Response>(() => {})
    }
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('aria-valuetext')).toBe('Initializing analysis...')
    expect(analyzeButton.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await user.click(analyzeButton)
    await user.type(input, '{Enter}')
    expect(sent).toHaveBeenCalledOnce()
  })

  longTest('does not navigate when the user has opened another view in the meantime', async () => {
    const { user, input, analyzeButton, address } = await open()
    const answer = holdNextRequest('POST', '/api/analyze')
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await user.click(screen.getByRole('link', { name: 'Description and tags' }))
    const field = await screen.findByLabelText('Notes and chapters')
    await user.type(field, 'An')
    await answer()
    await findToast(success)
    await user.type(field, 'other', { skipClick: true })
    expect(field).toHaveProperty('value', 'Another')
    expect(address()).toMatch(/\?view=metadata&analysis=/)
    await user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))
    const panel = within(screen.getByRole('region', { name: 'AI Insights' }))
    await panel.findByText('Benchmark Comparison')
  })

  longTest('can be canceled without an error message', async () => {
    const { user, input, analyzeButton, panel } = await open()
    let signal: AbortSignal | null | undefined
    interceptor.respond = (url, init) => {
      if (url !== '/api/analyze') return undefined
      signal = init.signal
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    }
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await waitFor(() => expect(signal).toBeDefined())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(panel.queryByText('Title Analysis')).toBeNull()
    expect(screen.queryByText('Failed to analyze content. Please try again.')).toBeNull()
  })

  longTest('shows the details that support needs after a server error', async () => {
    const { user, input, analyzeButton, panel } = await open()
    const body = JSON.stringify({ error: { code: 'internal', requestId: 'req-4711' } })
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response(body, { status: 500 })) : undefined
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await panel.findByText('Reference for support: req-4711')
  })

  longTest('shows an error and succeeds on the next try', async () => {
    const { user, input, analyzeButton, panel } = await open()
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response('', { status: 502 })) : undefined
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
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
  test('show the verdict by the creator’s own videos, and the source', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await findToast(success)
    await panel.findByText('Title Analysis')
    const text =
      (await panel.findByText(/^This title ranks above \d+% of your own \d+ videos\. As of /)).textContent ?? ''
    const share = Number(/(\d+)%/.exec(text)?.[1])
    panel.getByText(`${share}%`)
    panel.getByText('Benchmark Comparison')
    panel.getByText(new RegExp(`At ${share}, this title is .* benchmark of 75`))
    expect(screen.queryByText(/real titles/)).toBeNull()
    await user.click(await screen.findByRole('tab', { name: 'Word by word' }))
    await screen.findByText(/each judged by a model that had never seen it/)
    const row = await screen.findByRole('button', {
      name: new RegExp(`^${title.replace('|', '\\|')}.*${share}% · `),
    })
    expect(row).toBeDefined()
  })

  longTest('apply a step with one click and undo it with one', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    const [use] = await panel.findAllByRole('button', { name: /^Use this title: / })
    if (!use) throw new Error('no step')
    const analyzed = await readNumber(panel)
    const edited = use.getAttribute('aria-label')?.replace('Use this title: ', '')
    await user.click(use)
    expect(input).toHaveProperty('value', edited)
    expect(await readNumber(typing())).toBeGreaterThanOrEqual(analyzed)
    await user.click(panel.getByRole('button', { name: 'Undo, and go back to the analyzed title' }))
    expect(input).toHaveProperty('value', title)
    expect(await readNumber(typing())).toBe(analyzed)
  })

  longTest.each(drafts)(
    'an offered title never lowers the number, while titles are analyzed and taken in turn: %s',
    async (draft) => {
      const { user, input, analyzeButton, panel } = await open()
      await user.click(input)
      await user.paste(draft)
      let number = await readNumber(typing())
      for (let step = 0; step < 2; step++) {
        await user.click(analyzeButton)
        const before = number
        await waitFor(async () => expect(await readNumber(panel)).toBe(before))
        const [use] = panel.queryAllByRole('button', { name: /^Use this title: / })
        if (!use) break
        await user.click(use)
        const taken = await readNumber(typing())
        expect(taken).toBeGreaterThanOrEqual(number)
        number = taken
      }
    },
  )

  longTest('an offered title is judged as the creator’s own once most of its words are rewritten', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    const [use] = await panel.findAllByRole('button', { name: /^Use this title: / })
    if (!use) throw new Error('no step')
    await user.click(use)
    await user.clear(input)
    await user.paste('Notes on soup')
    await readNumber(typing())
    const sent = vi.fn()
    interceptor.respond = (url, { body }) => (url === '/api/analyze' ? void sent(JSON.parse(`${body}`)) : undefined)
    await user.click(analyzeButton)
    // It is another title of the same video, not an offer.
    const expected = {
      title: 'Notes on soup',
      base: [title, 'Notes on soup'],
      seconds: null,
      draft: expect.any(String),
    }
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expected))
  })

  longTest('show the creator’s own videos that use a structure', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste('How to bake sourdough bread')
    await user.click(analyzeButton)
    const step = (await panel.findByText('Say how many minutes it takes')).closest('li') ?? document.body
    expect(within(step).getAllByText(/^Yours: “.+ in \d+ .+”/i)).toHaveLength(2)
    const listMultiples = () =>
      within(step).queryAllByRole('button', {
        name: /^[\d.]+× your usual views$/,
        description: /^Compared with \d+ of your videos over 3 minutes: those closest in age, published /,
      })
    await waitFor(() => expect(listMultiples()).toHaveLength(2))
  })

  longTest('ask for the number that a structure needs', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste('How to bake sourdough bread')
    await user.click(analyzeButton)
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

  test('are saved: the same draft costs nothing, and deleting removes them', async () => {
    const { user, input, analyzeButton, panel } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await findToast(success)
    await screen.findByText('2 of 3 left')
    await user.click(analyzeButton)
    await findToast('Nothing changed since the last analysis, so this one isn’t counted')
    screen.getByText('2 of 3 left')
    const [stored] = (await backend.items('analyses')).filter((item) => item.title === title).slice(-1)
    expect(stored).toBeDefined()

    const past = within(screen.getByRole('region', { name: 'Past analyses' }))
    await user.click(await past.findByRole('button', { name: `Delete the analysis of “${title}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this analysis?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await past.findByText('Your analyses will appear here.')
    await waitFor(() => expect(panel.queryByText('Title Analysis')).toBeNull())
  })

  longTest('reappear at their address after a reload', async () => {
    const { user, input, analyzeButton } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await findToast(success)
    const userId = JSON.parse(localStorage.getItem(sessionKey) ?? '').user.id
    const stored = (await backend.items('analyses')).find((item) => item.userId === userId)
    const number = await readNumber(typing())
    cleanup()
    await visit(`${path}?analysis=${stored?.id}`, { backend })
    const again = await findControls()
    expect(await readNumber(again.panel)).toBe(number)
    again.panel.getByText(/^This title ranks above .* As of \w+ \d+, \d{4}\.$/)
    again.panel.getByText(worth)
    // The title in the field is judged as it was analyzed.
    expect(again.input).toHaveProperty('value', title)
    expect(await readNumber(typing())).toBe(number)
  })

  test('say that a rank on the channel is no longer stored, and show no other number', async () => {
    const { user, input, analyzeButton } = await open()
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await findToast(success)
    const userId = JSON.parse(localStorage.getItem(sessionKey) ?? '').user.id
    const stored = (await backend.items('analyses')).find((item) => item.userId === userId)
    const { database } = await import('#functions/lib/database.ts')
    const Key = { userId, id: stored?.id }
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_OWN_HISTORY, Key }))
    cleanup()
    await visit(`${path}?analysis=${stored?.id}`, { backend })
    const { panel } = await findControls()
    await panel.findByText(/^The rank among your videos is no longer stored/)
    expect(panel.queryByText(/^\d+%$/)).toBeNull()
    const row = await screen.findByRole('button', { name: new RegExp(`^${title.replace('|', '\\|')}.* No score`) })
    expect(row.textContent).not.toMatch(/\d%/)
  })

  longTest('lose the rank on the channel at the next request after another device disconnected it', async () => {
    const creator = await makeCreator(backend, { channel: false })
    expect((await connect(backend, creator)).status).toBe(200)
    storeCreatorSession(creator)
    await visit(path, { backend })
    const { user, input, analyzeButton, panel } = await findControls()
    await user.click(input)
    await user.paste(title)
    await readNumber(typing())
    const disconnected = await backend.request('DELETE', '/api/youtube/auth', { as: creator.token })
    expect(disconnected.status).toBe(200)
    await user.click(analyzeButton)
    await findToast(success)
    const general = scoreTitle(title).score
    expect(await readNumber(typing(), 'Among real video titles')).toBe(general)
    expect(await readNumber(panel, 'Among real video titles')).toBe(general)
    expect(screen.queryByText(/of your own \d+ videos/)).toBeNull()
  })
})

longTest('an analysis is found on later pages of the list, and shown as missing if it does not exist', async () => {
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
  await (await findControls()).panel.findByText(/^This does not look like English/)
  expect(screen.getByRole('region', { name: 'AI Insights' }).textContent).toContain('Cómo hacer pan en casa 0')
  cleanup()
  await visit(`${path}?analysis=${'0'.repeat(26)}`, { backend })
  await (await findControls()).panel.findByText('This analysis no longer exists. Your past analyses are below.')
})

const Titles = z.array(z.object({ text: z.string() }))

describe('the open video', () => {
  longTest('gets every title, even after a visit to another screen, until a new video is started', async () => {
    const earlier = new Set((await backend.items('drafts')).map(({ id }) => id))
    const stored = async () =>
      (await backend.items('drafts'))
        .filter(({ id }) => !earlier.has(id))
        .map(({ state, titles }) => [state, ...z.parse(Titles, titles).map(({ text }) => text)])
    const { user } = await open()
    const analyze = async (typed: string) => {
      const field = await screen.findByPlaceholderText('Enter your video title')
      await user.clear(field)
      await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: 'Get Insights' }))
      await waitFor(async () => expect((await stored()).flat().join()).toContain(typed))
      await screen.findByRole('button', { name: 'Get Insights', busy: false })
    }
    expect(screen.queryByRole('button', { name: 'New video' })).toBeNull()
    await analyze('How to bake bread')
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    await user.click(screen.getByRole('link', { name: 'Predictive Insights' }))
    await analyze('Bread in 10 minutes')
    expect(await stored()).toEqual([['tried', 'How to bake bread', 'Bread in 10 minutes']])
    await user.click(screen.getByRole('button', { name: 'New video' }))
    const field = await screen.findByPlaceholderText<HTMLInputElement>('Enter your video title')
    expect([field.value, document.activeElement]).toEqual(['', field])
    await screen.findByText('Ready to optimize your content?')
    await analyze('How to build a house')
    expect(await stored()).toHaveLength(2)
  })

  longTest('becomes a draft with its result once it is kept, and then a new video starts', async () => {
    const { user, input, analyzeButton, address } = await open()
    await user.type(input, 'How to bake bread')
    await user.click(analyzeButton)
    await user.type(screen.getByLabelText('What happens in the video?'), 'It takes 10 minutes')
    await user.click(await screen.findByRole('button', { name: 'Keep this video' }))
    await screen.findByRole('heading', { name: 'How to bake bread', level: 1 })
    expect(screen.getByLabelText('What happens in the video?')).toHaveProperty('value', 'It takes 10 minutes')
    expect(address()).toMatch(/^\/dashboard\/drafts\/\w+\?analysis=\w+$/)
    await screen.findByRole('heading', { name: 'Next steps' })
    await user.click(screen.getByRole('link', { name: 'Predictive Insights' }))
    await screen.findByText('Ready to optimize your content?')
    // Its analysis leads back to it.
    await user.click(await screen.findByRole('button', { name: /^How to bake bread/ }))
    await screen.findByRole('heading', { name: 'How to bake bread', level: 1 })
  })
})

describe('obstacles to an analysis', () => {
  longTest(
    'account still loading: the analysis does not wait for it, and finds the channel of the sign-up',
    async () => {
      interceptor.respond = (url) => (url === '/api/account' ? new Promise(() => {}) : undefined)
      const { user, input, analyzeButton, panel } = await open({ url: 'https://www.youtube.com/@tilted_fiddle' })
      await user.click(input)
      await user.paste(title)
      await user.click(analyzeButton)
      await panel.findByText('Benchmark Comparison')
    },
  )

  longTest('remaining usage cannot be read: the page shows an error and a retry button', async () => {
    interceptor.respond = (url) =>
      url === '/api/account' ? Promise.resolve(new Response('', { status: 500 })) : undefined
    const { user } = await open()
    await screen.findByText('We couldn’t load what’s left of your plan.')
    interceptor.respond = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('3 of 3 left')
  })

  longTest('YouTube has no such channel: the page requests another one, and the analysis continues', async () => {
    const { user, input, analyzeButton, panel } = await open({ url: nobodysChannel })
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
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

  longTest.each([
    ['for a creator without a channel', { url: '' }, 1],
    ['not where derived metrics are off', { url: '', derivedMetrics: false }, 0],
    ['not for a creator with a channel', {}, 0],
  ])('an invitation to connect a channel: %s', async (_, given, invitations) => {
    const { user, input, analyzeButton } = await open(given)
    await user.click(input)
    await user.paste(title)
    await readNumber(typing(), 'url' in given ? 'Among real video titles' : 'On your channel')
    await user.click(analyzeButton)
    await findToast(success)
    expect(screen.queryAllByRole('link', { name: 'Connect your channel' })).toHaveLength(invitations)
  })

  longTest('unknown channel address: the error appears at the field', async () => {
    const { user, input, analyzeButton, panel } = await open({ url: nobodysChannel })
    await user.click(input)
    await user.paste(title)
    await user.click(analyzeButton)
    await user.type(await panel.findByLabelText('Channel URL'), 'youtube.com/@somebody')
    await user.click(panel.getByRole('button', { name: 'Save and analyze' }))
    await panel.findByText('Channel not found')
  })

  test('plan used up: the page shows the reset date and a link to upgrade', async () => {
    const creator = await backend.signUpUser({ 'custom:youtube_channel': channel })
    for (const title of drafts) {
      const request = { as: creator.tokens.accessToken, body: { title } }
      expect(await backend.request('POST', '/api/analyze', request)).toMatchObject({ status: 200 })
    }
    storeSession(creator)
    await visit(path, { backend })
    const { user, input, analyzeButton, panel } = await findControls()
    await screen.findByText('0 of 3 left')
    await user.click(input)
    await user.paste('One title more')
    await user.click(analyzeButton)
    await panel.findByText('You’ve used all of this month’s analyses')
    // The message does not mention a live score, because a draft or an empty title shows none next to it.
    panel.getByText(/^You get new ones on .+\. Paid plans have no monthly limit\.$/)
    expect(panel.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/premium-upgrade')
  })

  longTest('past analyses cannot be read: the page shows a retry button', async () => {
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

longTest('Start analyzing scrolls to the input and highlights it', async () => {
  const { user, input, panel } = await open()
  const scrolled = vi.spyOn(input, 'scrollIntoView')
  await user.click(panel.getByRole('button', { name: 'Start analyzing' }))
  expect(document.activeElement).toBe(input)
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' })
  expect(screen.getByTestId('highlight')).toBeDefined()
})

longTest('Start analyzing does not scroll smoothly for users who prefer reduced motion', async () => {
  const { user, input, panel } = await open()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true })
  const scrolled = vi.spyOn(input, 'scrollIntoView')
  await user.click(panel.getByRole('button', { name: 'Start analyzing' }))
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'center' })
})

longTest('a result below the fold is not scrolled into view after the user has moved elsewhere', async () => {
  const { user, input, analyzeButton } = await open()
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  const answer = holdNextRequest('POST', '/api/analyze')
  await user.click(input)
  await user.paste(title)
  await user.click(analyzeButton)
  const elsewhere = screen.getByRole('link', { name: 'Settings' })
  elsewhere.focus()
  await answer()
  await within(region).findByText('Benchmark Comparison')
  expect(document.activeElement).toBe(elsewhere)
  expect(scrolled).not.toHaveBeenCalled()
})

longTest.each([channel, ''])('a result below the fold is scrolled into view (channel: "%s")', async (url) => {
  const { user, input, analyzeButton } = await open({ url })
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  await user.click(input)
  await user.paste(title)
  await user.click(analyzeButton)
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }))
  expect(document.activeElement).toBe(region)
})

longTest('a result that the layout moved out of the window during the scroll is scrolled to again', async () => {
  const { user, input, analyzeButton } = await open()
  const region = screen.getByRole('region', { name: 'AI Insights' })
  const place = vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  await user.click(input)
  await user.paste(title)
  await user.click(analyzeButton)
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  place.mockReturnValue(new DOMRect(0, -30, 0, 0))
  window.dispatchEvent(new Event('scrollend'))
  expect(scrolled).toHaveBeenCalledTimes(2)
})
