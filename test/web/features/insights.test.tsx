import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import type { TableName } from '#shared/tables.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { enterText, findToast, setUpPageBackend, storeCreatorSession, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
const path = '/dashboard/predictive-insights'
const channel = `https://www.youtube.com/channel/${demoChannel.id}`
/** An address that no channel on YouTube has. */
const nobodysChannel = 'https://www.youtube.com/@nobody.has.this'
const title = 'My vlog #12 | How I built a tiny house in 30 days with no money'
const success = 'Analysis completed successfully!'
const titles = [title, 'Building an Outdoor Bread Oven! - Ep. 12', 'Baking Sourdough Bread at Home! | Q&A #3']

/** Opens the screen as a new creator on the free plan. */
async function open({
  location = path,
  url = channel,
  derivedMetrics = true,
}: {
  location?: string
  url?: string
  derivedMetrics?: boolean
} = {}) {
  const creator = await backend.signUpUser(url ? { 'custom:youtube_channel': url } : {})
  storeSession(creator)
  const page = await visit(location, { backend, config: { derivedMetrics } })
  return { ...page, ...(await findControls()), userId: creator.userId }
}

async function findControls() {
  const user = userEvent.setup()
  const input = await screen.findByPlaceholderText('Enter your video title')
  const panel = within(screen.getByRole('region', { name: 'AI Insights' }))
  const analyzeButton = screen.getByRole('button', { name: 'Get Insights' })
  /** Replaces the title in the field. */
  const enter = async (entered: string) => {
    await user.clear(input)
    await user.paste(entered)
  }
  const queryResult = () => panel.queryByText('Title Analysis')?.closest('article') ?? undefined
  /** Waits for a result of an analysis, other than `earlier`. Before it, the panel shows a live number. */
  const findResult = async (earlier?: HTMLElement) =>
    within(
      await waitFor(() => {
        const result = queryResult()
        if (!result || result === earlier) throw new Error('no result')
        return result
      }),
    )
  /** Analyzes the title in the field, and returns the result, which replaces an earlier one. */
  const analyze = async () => {
    const earlier = queryResult()
    await user.click(analyzeButton)
    return findResult(earlier)
  }
  return { user, input, panel, analyzeButton, enter, queryResult, findResult, analyze }
}

/** Returns the number of the verdict in the panel, which is live until there is a result, or in a result. */
async function readNumber(part: Pick<typeof screen, 'findByText'>, by = 'On your channel'): Promise<number> {
  const heading = await part.findByText(new RegExp(`^${by}`), { selector: 'h3' })
  const share = /(\d+)%/.exec(heading.parentElement?.textContent ?? '')?.[1]
  if (share === undefined) throw new Error(`no number under “${heading.textContent}”`)
  return Number(share)
}

/** Returns what a table stores of a user. */
const listStored = async (userId: string, table: TableName = 'analyses') =>
  (await backend.items(table)).filter((item) => item.userId === userId)

/** Finds the past analysis of `title` by what its row says. */
const findPast = (verdict: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title) && name.includes(verdict) })

const worth =
  /^Of 100 videos whose titles ranked like this one, \d+ reached the top quarter of their channel \(25 by luck\) and \d+ beat/

describe('the live number', () => {
  test('is the rank among the creator’s own videos, needs no request, and equals that of the analysis', async () => {
    const { panel, enter, analyze } = await open()
    await enter('How to build a house')
    await readNumber(panel)
    panel.getByText(worth)
    const requested = vi.fn()
    interceptor.respond = (url) => void requested(url)
    await enter(title)
    const typed = await readNumber(panel)
    expect(requested).not.toHaveBeenCalled()
    expect(screen.getByText('63 / 100')).toBeDefined()
    expect(screen.queryByText(/real titles/)).toBeNull()
    const result = await analyze()
    await findToast(success)
    expect(await readNumber(result)).toBe(typed)
    result.getByText(worth)
  })

  longTest('takes a planned length into account, and so does the analysis', async () => {
    const { user, panel, enter, analyze } = await open()
    await enter(title)
    const usual = await readNumber(panel, 'On your channel, at your usual length')
    await user.click(screen.getByRole('button', { name: 'Add a planned length' }))
    const field = await screen.findByLabelText('Planned length')
    expect(document.activeElement).toBe(field)
    await user.type(field, '5:00')
    const short = await readNumber(panel, 'On your channel, at 5 minutes')
    await user.clear(field)
    await user.type(field, '90')
    const long = await readNumber(panel, 'On your channel, at 90 minutes')
    expect(new Set([usual, short, long]).size).toBeGreaterThan(1)
    expect(await readNumber(await analyze(), 'On your channel, at 90 minutes')).toBe(long)
    await findToast(success)
    // The draft keeps the length of its first analysis, and this screen stays without one.
    await user.clear(field)
    expect(await readNumber(await analyze(), 'On your channel, at your usual length')).toBe(usual)
    expect(field).toHaveProperty('value', '')
  })

  longTest('explains a rank among all titles with one line about “How to”, under “How you say it”', async () => {
    const { user, input, panel } = await open({ derivedMetrics: false })
    await user.type(input, 'How to make bread')
    expect(await readNumber(panel, 'Among real video titles')).toBe(scoreTitle('How to make bread').score)
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
    const { user, input, panel } = await open({ derivedMetrics: false })
    await user.type(input, typed)
    await screen.findByText(why)
    expect(panel.queryByText(/\d%/)).toBeNull()
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
    const { user, input, analyzeButton, enter } = await open()
    await enter('How to Bake Bread')
    await screen.findByText(/^\d+%$/)
    await user.paste(' at Home Without Kneading It'.repeat(4))
    await screen.findByText(/Longer than 100 characters/)
    expect(screen.queryByText(/^\d+%$/)).toBeNull()
    await user.click(analyzeButton)
    await findToast('Longer than 100 characters: YouTube does not accept it.')
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows progress and ignores further presses while it runs', async () => {
    const { user, input, analyzeButton, enter } = await open()
    const sent = vi.fn()
    interceptor.respond = (url) => {
      if (url !== '/api/analyze') return undefined
      sent()
      return new Promise<Response>(() => {})
    }
    await enter(title)
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
    const { user, analyzeButton, address, enter } = await open()
    const answer = holdNextRequest('POST', '/api/analyze')
    await enter(title)
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
    await within(screen.getByRole('region', { name: 'AI Insights' })).findByText('Title Analysis')
  })

  longTest('can be canceled without an error message', async () => {
    const { user, analyzeButton, panel, enter } = await open()
    let signal: AbortSignal | null | undefined
    interceptor.respond = (url, init) => {
      if (url !== '/api/analyze') return undefined
      signal = init.signal
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    }
    await enter(title)
    await user.click(analyzeButton)
    await waitFor(() => expect(signal).toBeDefined())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(panel.queryByText('Title Analysis')).toBeNull()
    expect(screen.queryByText('Failed to analyze content. Please try again.')).toBeNull()
  })

  longTest('shows the details that support needs after a server error', async () => {
    const { user, analyzeButton, panel, enter } = await open()
    const body = JSON.stringify({ error: { code: 'internal', requestId: 'req-4711' } })
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response(body, { status: 500 })) : undefined
    await enter(title)
    await user.click(analyzeButton)
    await panel.findByText('Reference for support: req-4711')
  })

  longTest('shows an error and succeeds on the next try', async () => {
    const { user, input, analyzeButton, panel, enter, findResult } = await open()
    interceptor.respond = (url) =>
      url === '/api/analyze' ? Promise.resolve(new Response('', { status: 502 })) : undefined
    await enter(title)
    await user.click(analyzeButton)
    await findToast('Failed to analyze content. Please try again.')
    interceptor.respond = () => undefined
    await user.clear(input)
    // A retry sends the failed title again, even if the user has typed something else since.
    await user.click(await panel.findByRole('button', { name: 'Try again' }))
    await findToast(success)
    await findResult()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'AI Insights' }))
  })
})

describe('results', () => {
  test('show the verdict by the creator’s own videos, and the source', async () => {
    const { user, enter, analyze } = await open()
    await enter(title)
    const result = await analyze()
    await findToast(success)
    const text =
      (await result.findByText(/^This title ranks above \d+% of your own \d+ videos\. As of /)).textContent ?? ''
    const share = Number(/(\d+)%/.exec(text)?.[1])
    result.getByText(`${share}%`)
    result.getByText('Benchmark Comparison')
    result.getByText(new RegExp(`At ${share}, this title is .* benchmark of 75`))
    expect(screen.queryByText(/real titles/)).toBeNull()
    await user.click(await screen.findByRole('tab', { name: 'Word by word' }))
    await screen.findByText(/each judged by a model that had never seen it/)
    await findPast(`${share}% · `)
  })

  longTest('apply a step with one click and undo it with one', async () => {
    const { user, input, enter, analyze } = await open()
    await enter(title)
    const result = await analyze()
    const [use] = result.getAllByRole('button', { name: /^Use this title: / })
    if (!use) throw new Error('no step')
    const analyzed = await readNumber(result)
    const edited = use.getAttribute('aria-label')?.replace('Use this title: ', '')
    await user.click(use)
    expect(input).toHaveProperty('value', edited)
    expect(await readNumber(result)).toBeGreaterThanOrEqual(analyzed)
    await user.click(result.getByRole('button', { name: 'Undo, and go back to the analyzed title' }))
    expect(input).toHaveProperty('value', title)
    expect(await readNumber(result)).toBe(analyzed)
  })

  longTest.each(titles)(
    'an offered title never lowers the number, while titles are analyzed and taken in turn: %s',
    async (first) => {
      const { user, panel, enter, analyze } = await open()
      await enter(first)
      let number = await readNumber(panel)
      let taken = 0
      while (true) {
        const result = await analyze()
        expect(await readNumber(result)).toBe(number)
        const [use] = result.queryAllByRole('button', { name: /^Use this title: / })
        if (!use || taken === 2) break
        await user.click(use)
        taken++
        const offered = await readNumber(result)
        expect(offered).toBeGreaterThanOrEqual(number)
        number = offered
      }
      expect(taken).toBeGreaterThan(0)
    },
  )

  longTest('an offered title is judged as the creator’s own once most of its words are rewritten', async () => {
    const { user, panel, analyzeButton, enter, analyze } = await open()
    await enter(title)
    const [use] = (await analyze()).getAllByRole('button', { name: /^Use this title: / })
    if (!use) throw new Error('no step')
    await user.click(use)
    await enter('Notes on soup')
    await readNumber(panel)
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
    const { enter, analyze } = await open()
    await enter('How to bake sourdough bread')
    const result = await analyze()
    const step = result.getByText('Say how many minutes it takes').closest('li') ?? document.body
    expect(within(step).getAllByText(/^Yours: “.+ in \d+ .+”/i)).toHaveLength(2)
    const listMultiples = () =>
      within(step).queryAllByRole('button', {
        name: /^[\d.]+× your usual views$/,
        description: /^Compared with \d+ of your videos over 3 minutes: those closest in age, published /,
      })
    await waitFor(() => expect(listMultiples()).toHaveLength(2))
  })

  longTest('ask for the number that a structure needs', async () => {
    const { user, input, enter, analyze } = await open()
    await enter('How to bake sourdough bread')
    const result = await analyze()
    const number = result.getByRole('textbox', { name: 'How many minutes' })
    const use = within(number.closest('li') ?? document.body).getByRole('button', { name: /^Use this title/ })
    expect(use).toHaveProperty('disabled', true)
    await user.type(number, 'ten')
    expect(use).toHaveProperty('disabled', true)
    await user.clear(number)
    await user.type(number, '40')
    await user.click(use)
    expect(input).toHaveProperty('value', 'How to bake sourdough bread in 40 minutes')
  })

  test('are saved: the same title costs nothing, and deleting removes them', async () => {
    const { user, analyzeButton, enter, queryResult, analyze, userId } = await open()
    await enter(title)
    await analyze()
    await findToast(success)
    await screen.findByText('2 of 3 left')
    await user.click(analyzeButton)
    await findToast('Nothing changed since the last analysis, so this one isn’t counted')
    screen.getByText('2 of 3 left')
    const listAll = async () => [await listStored(userId), await listStored(userId, 'own_history')]
    const [stored] = await listStored(userId)
    expect(await listAll()).toMatchObject([[{ title }], [{ id: stored?.id }]])

    const past = within(screen.getByRole('region', { name: 'Past analyses' }))
    await user.click(await past.findByRole('button', { name: `Delete the analysis of “${title}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this analysis?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await past.findByText('Your analyses will appear here.')
    await waitFor(() => expect(queryResult()).toBeUndefined())
    expect(await listAll()).toEqual([[], []])
  })

  longTest('are not missed after a reload once they are deleted', async () => {
    const { user, enter, analyze, address, reload } = await open()
    await enter(title)
    await analyze()
    await user.click(await screen.findByRole('button', { name: `Delete the analysis of “${title}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this analysis?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe(path))
    await reload()
    await screen.findByText('Your analyses will appear here.')
    expect(screen.queryByText(/^This analysis no longer exists/)).toBeNull()
    expect(screen.getByPlaceholderText('Enter your video title')).toHaveProperty('value', title)
  })

  longTest('reappear at their address after a reload', async () => {
    const { enter, analyze, userId } = await open()
    await enter(title)
    const number = await readNumber(await analyze())
    const [stored] = await listStored(userId)
    cleanup()
    await visit(`${path}?analysis=${stored?.id}`, { backend })
    const { user, input, panel, analyzeButton, findResult, queryResult } = await findControls()
    const result = await findResult()
    expect(await readNumber(result)).toBe(number)
    result.getByText(/^This title ranks above .* As of \w+ \d+, \d{4}\.$/)
    result.getByText(worth)
    expect(input).toHaveProperty('value', title)
    // The title in the field is judged as it was analyzed. Its live number shows while it is analyzed again.
    interceptor.respond = (url) => (url === '/api/analyze' ? new Promise(() => {}) : undefined)
    await user.click(analyzeButton)
    expect(queryResult()).toBeUndefined()
    expect(await readNumber(panel)).toBe(number)
  })

  test('say that a rank on the channel is no longer stored, and show no other number', async () => {
    const { user, analyzeButton, enter, userId } = await open()
    await enter(title)
    await user.click(analyzeButton)
    await findToast(success)
    const [stored] = await listStored(userId)
    const { database } = await import('#functions/lib/database.ts')
    const Key = { userId, id: stored?.id }
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_OWN_HISTORY, Key }))
    cleanup()
    await visit(`${path}?analysis=${stored?.id}`, { backend })
    const { panel } = await findControls()
    await panel.findByText(/^The rank among your videos is no longer stored/)
    expect(panel.queryByText(/^\d+%$/)).toBeNull()
    expect((await findPast(' No score')).textContent).not.toMatch(/\d%/)
  })

  longTest('lose the rank on the channel at the next request after another device disconnected it', async () => {
    const creator = await makeCreator(backend, { channel: false })
    expect((await connect(backend, creator)).status).toBe(200)
    storeCreatorSession(creator)
    await visit(path, { backend })
    const { user, panel, analyzeButton, enter, queryResult, analyze } = await findControls()
    await enter(title)
    await readNumber(panel)
    const disconnected = await backend.request('DELETE', '/api/youtube/auth', { as: creator.token })
    expect(disconnected.status).toBe(200)
    const result = await analyze()
    await findToast(success)
    const general = scoreTitle(title).score
    expect(await readNumber(result, 'Among real video titles')).toBe(general)
    expect(screen.queryByText(/of your own \d+ videos/)).toBeNull()
    // So does the live number, which shows while the title is analyzed again.
    interceptor.respond = (url) => (url === '/api/analyze' ? new Promise(() => {}) : undefined)
    await user.click(analyzeButton)
    expect(queryResult()).toBeUndefined()
    expect(await readNumber(panel, 'Among real video titles')).toBe(general)
    expect(screen.queryByText(/of your own \d+ videos/)).toBeNull()
  })
})

longTest('an analysis is found on later pages of the list, and shown as missing if it does not exist', async () => {
  const creator = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/@tilted_fiddle' })
  // These fill more than one page and cost nothing: the channel has no videos to compare them with.
  for (let n = 0; n < 22; n++) {
    const body = { title: `Cómo hacer pan en casa ${n}` }
    expect(await backend.request('POST', '/api/analyze', { as: creator.tokens.accessToken, body })).toMatchObject({
      status: 200,
    })
  }
  const all = await listStored(creator.userId)
  expect(all).toHaveLength(22)
  const oldest = all.map(({ id }) => String(id)).sort()[0]
  storeSession(creator)
  await visit(`${path}?analysis=${oldest}`, { backend })
  await (await findControls()).panel.findByText(/^This does not look like English/)
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'AI Insights' }).textContent).toContain('Cómo hacer pan en casa 0'),
  )
  cleanup()
  await visit(`${path}?analysis=${'0'.repeat(26)}`, { backend })
  await (await findControls()).panel.findByText('This analysis no longer exists. Your past analyses are below.')
  cleanup()
  // The next page of the list fails at first.
  const failed = 'Your past analyses couldn’t be loaded.'
  interceptor.respond = (url) =>
    url.startsWith('/api/analyses?before') ? Promise.resolve(new Response('', { status: 400 })) : undefined
  await visit(`${path}?analysis=${oldest}`, { backend })
  const { user, panel } = await findControls()
  await panel.findByText(failed)
  const history = within(await screen.findByRole('region', { name: 'Past analyses' }))
  await user.click(await history.findByRole('button', { name: 'Show more' }))
  expect(history.getByText(failed)).toBeDefined()
  interceptor.respond = () => undefined
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await panel.findByText(/^This does not look like English/)
  await waitFor(() => expect(history.queryByText(failed)).toBeNull())
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
      await enterText(user, field, typed)
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

  longTest('says that its draft could not be read, and tries again', async () => {
    const { analyze, enter, reload } = await open()
    await enter(title)
    await analyze()
    await screen.findByRole('button', { name: 'Keep this video' })
    interceptor.respond = (url, { method = 'GET' }) =>
      method === 'GET' && url.startsWith('/api/drafts/') && !url.endsWith('/versions')
        ? Promise.resolve(Response.json({ error: { code: 'internal', requestId: 'r' } }, { status: 500 }))
        : undefined
    await reload()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    interceptor.respond = () => undefined
    await userEvent.setup().click(retry)
    await screen.findByRole('button', { name: 'Keep this video' })
  })

  longTest('is not joined by a title that the command palette opens while it is being analyzed', async () => {
    const { user, analyzeButton, enter, userId } = await open()
    await enter(title)
    const release = holdNextRequest('POST', '/api/analyze')
    await user.click(analyzeButton)
    await user.keyboard('{Control>}k{/Control}')
    await enterText(user, await screen.findByRole('combobox', { name: /^Search/ }), 'I slept on a volcano')
    await user.keyboard('{Enter}')
    await screen.findByDisplayValue('I slept on a volcano')
    await release()
    await waitFor(async () => expect(await listStored(userId)).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Get Insights', busy: false }))
    await waitFor(async () => expect(await listStored(userId)).toHaveLength(2))
    expect(new Set((await listStored(userId)).map(({ draft }) => draft)).size).toBe(2)
  })

  longTest('becomes a draft with its result once it is kept, and then a new video starts', async () => {
    const { user, analyzeButton, address, enter } = await open()
    await enter('How to bake bread')
    await user.click(analyzeButton)
    await enterText(user, screen.getByLabelText('What happens in the video?'), 'It takes 10 minutes')
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
  const findFieldError = async (panel: Pick<typeof screen, 'findByRole'>, description: string) => {
    const field = await panel.findByRole('textbox', { name: 'Channel URL', description })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }

  longTest(
    'account still loading: the analysis does not wait for it, and finds the channel of the sign-up',
    async () => {
      interceptor.respond = (url) => (url === '/api/account' ? new Promise(() => {}) : undefined)
      const { enter, analyze } = await open({ url: 'https://www.youtube.com/@tilted_fiddle' })
      await enter(title)
      await analyze()
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
    const { user, analyzeButton, panel, enter, findResult } = await open({ url: nobodysChannel })
    await enter(title)
    await user.click(analyzeButton)
    await panel.findByText('Channel ID not found')
    const url = await panel.findByLabelText('Channel URL')
    const save = panel.getByRole('button', { name: 'Save and analyze' })
    await user.click(save)
    await findFieldError(panel, 'YouTube channel URL is required')
    await user.type(url, 'https://example.com/channel')
    const wrong = 'Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)'
    await findFieldError(panel, wrong)
    await user.clear(url)
    await user.type(url, channel)
    await user.click(save)
    await findToast(success)
    await findResult()
  })

  longTest.each([
    ['for a creator without a channel', { url: '' }, 1],
    ['not where derived metrics are off', { url: '', derivedMetrics: false }, 0],
    ['not for a creator with a channel', {}, 0],
  ])('an invitation to connect a channel: %s', async (_, given, invitations) => {
    const { panel, enter, analyze } = await open(given)
    await enter(title)
    await readNumber(panel, 'url' in given ? 'Among real video titles' : 'On your channel')
    await analyze()
    await findToast(success)
    expect(screen.queryAllByRole('link', { name: 'Connect your channel' })).toHaveLength(invitations)
  })

  longTest('unknown channel address: the error appears at the field', async () => {
    const { user, analyzeButton, panel, enter } = await open({ url: nobodysChannel })
    await enter(title)
    await user.click(analyzeButton)
    await user.type(await panel.findByLabelText('Channel URL'), 'youtube.com/@somebody')
    await user.click(panel.getByRole('button', { name: 'Save and analyze' }))
    await findFieldError(panel, 'Channel not found')
  })

  longTest('plan used up: the page shows the reset date and a link to upgrade', async () => {
    const creator = await backend.signUpUser({ 'custom:youtube_channel': channel })
    for (const title of titles) {
      const request = { as: creator.tokens.accessToken, body: { title } }
      expect(await backend.request('POST', '/api/analyze', request)).toMatchObject({ status: 200 })
    }
    storeSession(creator)
    await visit(path, { backend })
    const { user, analyzeButton, panel, enter } = await findControls()
    await screen.findByText('0 of 3 left')
    await enter('One title more')
    await user.click(analyzeButton)
    await panel.findByText('You’ve used all of this month’s analyses')
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
  const { user, analyzeButton, enter, findResult } = await open()
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  const answer = holdNextRequest('POST', '/api/analyze')
  await enter(title)
  await user.click(analyzeButton)
  const elsewhere = screen.getByRole('link', { name: 'Settings' })
  elsewhere.focus()
  await answer()
  await findResult()
  expect(document.activeElement).toBe(elsewhere)
  expect(scrolled).not.toHaveBeenCalled()
})

longTest.each([channel, ''])('a result below the fold is scrolled into view (channel: "%s")', async (url) => {
  const { user, analyzeButton, enter } = await open({ url })
  const region = screen.getByRole('region', { name: 'AI Insights' })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  await enter(title)
  await user.click(analyzeButton)
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }))
  expect(document.activeElement).toBe(region)
})

longTest('a result that the layout moved out of the window during the scroll is scrolled to again', async () => {
  const { user, analyzeButton, enter } = await open()
  const region = screen.getByRole('region', { name: 'AI Insights' })
  const place = vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 0, 0))
  const scrolled = vi.spyOn(region, 'scrollIntoView')
  await enter(title)
  await user.click(analyzeButton)
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  place.mockReturnValue(new DOMRect(0, -30, 0, 0))
  window.dispatchEvent(new Event('scrollend'))
  expect(scrolled).toHaveBeenCalledTimes(2)
})
