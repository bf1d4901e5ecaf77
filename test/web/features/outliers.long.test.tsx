import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { following } from '#shared/contract/following.ts'
import { trends } from '#shared/contract/trends.ts'
import { dayMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator, setPlan } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/dashboard/outliers'
const [kettle, loom] = ['UCkettleAndGraph-0000007', 'UCslowLoomStudio-0000001']

const follow = async ({ token: as }: Creator, ...channels: readonly string[]) => {
  for (const channel of channels) await backend.request('POST', '/api/following', { as, body: { channel } })
}
/** Follows channels and reads their videos. */
async function followAndRead(creator: Creator, ...channels: readonly string[]): Promise<Creator> {
  await follow(creator, ...channels)
  await backend.invoke('jobs/refresh-channels', {})
  return creator
}
/** Opens the screen as a creator, by default a new one. */
async function open(address = path, creator?: Creator, locale: 'en' | 'es' | 'fr' = 'en') {
  const user = creator ?? (await makeCreator(backend))
  storeCreatorSession(user)
  const opened = await visit(address, { backend, locale })
  return { ...opened, user: userEvent.setup(), creator: user }
}
const field = () => screen.findByLabelText('Address, @handle or name')
const rows = () => within(screen.getByRole('region', { name: 'Channels you follow' })).queryAllByRole('listitem')
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'What to show' })).getByRole('link', { name })
const cards = () => screen.findAllByRole('article')
const failOn = (part: string) => {
  interceptor.respond = (url) => (url.startsWith(part) ? Promise.resolve(new Response('', { status: 400 })) : undefined)
}

describe('channels to start with', () => {
  const offers = async () => within(await screen.findByRole('region', { name: 'Not sure where to start?' }))

  test('say when no list was fetched yet, and can be loaded again after an error', async () => {
    failOn('/api/trends/channels')
    const { user } = await open()
    await (await offers()).findByText('The channels couldn’t be loaded. Please try again.')
    interceptor.respond = () => undefined
    await user.click((await offers()).getByRole('button', { name: 'Try again' }))
    await (await offers()).findByText('There is no list for this topic yet. Try another one.')
  })

  test('are from the lists of the region, by topic, and are followed with one press', async () => {
    await backend.invoke('jobs/refresh-trends', {})
    localStorage.setItem('viewcraft.region', 'ES')
    const { user, creator } = await open()
    await (await offers()).findByText('Channels with a video in YouTube’s trending lists: Spain.')
    await user.selectOptions((await offers()).getByLabelText('Topic'), 'Cooking')
    const { body } = await backend.request('GET', '/api/trends/channels?region=ES&category=cooking', {
      as: creator.token,
    })
    const [first, second] = trends.channels.output.parse(body).channels
    await user.click(await (await offers()).findByRole('button', { name: `Follow ${first?.title}` }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await (await offers()).findByText('Following')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Not sure where to start?' }))
    await user.dblClick((await offers()).getByRole('button', { name: `Follow ${second?.title}` }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(await accessibilityFaults()).toEqual([])
    await follow(creator, loom, kettle)
    await user.click((await offers()).getAllByRole('button', { name: /^Follow / })[0] as HTMLElement)
    await screen.findByText('You follow 5 channels, as many as your plan allows')
    expect(screen.queryByRole('region', { name: 'Not sure where to start?' })).toBeNull()
  })

  test('are followed at the same time, and a refusal is shown for each', async () => {
    await backend.invoke('jobs/refresh-trends', {})
    const { user } = await open()
    const [first, second] = await (await offers()).findAllByRole('button', { name: /^Follow / })
    const answers: ((code: string) => void)[] = []
    interceptor.respond = (_, { method }) =>
      method === 'POST'
        ? new Promise((resolve) =>
            answers.push((code) => resolve(Response.json({ error: { code, requestId: 'r' } }, { status: 503 }))),
          )
        : undefined
    const isPending = (button: HTMLElement | undefined) => button?.getAttribute('aria-busy') === 'true'
    await user.click(first as HTMLElement)
    await user.click(second as HTMLElement)
    await waitFor(() => expect(answers).toHaveLength(2))
    expect([first, second].map(isPending)).toEqual([true, true])
    answers[0]?.('channel_lookup_failed')
    await findToast('YouTube isn’t responding right now. Please try again in a few minutes.')
    expect([first, second].map(isPending)).toEqual([false, true])
    answers[1]?.('channel_not_found')
    await findToast('YouTube has no channel with this address or @handle. Check it for typos.')
    expect([first, second].map(isPending)).toEqual([false, false])
  })

  test('are not offered to users who follow a channel', async () => {
    const creator = await makeCreator(backend)
    await follow(creator, loom)
    await open(`${path}?tab=channels`, creator)
    await screen.findByRole('button', { name: 'Unfollow Slow Loom Studio' })
    expect(screen.queryByRole('region', { name: 'Not sure where to start?' })).toBeNull()
  })
})

describe('the channels that a user follows', () => {
  test('are explained at first; adding one by address, handle or ID keeps the focus in the field', async () => {
    const { user, address } = await open()
    const input = await field()
    await screen.findByText('The channels you follow appear here.')
    screen.getByText('You follow 0 of the 5 channels in your plan.', { exact: false })
    for (const [place, typed] of ['youtube.com/@slow.loom.studio/videos', '@elbalcondenuria', kettle].entries()) {
      await user.type(input, `${typed}{Enter}`)
      await waitFor(() => expect(rows()).toHaveLength(place + 1))
      expect(document.activeElement).toBe(input)
      expect(input).toHaveProperty('value', '')
    }
    await findToast('You now follow Kettle & Graph. Its latest videos usually appear within 15 minutes.')
    screen.getByRole('link', { name: 'Channels (3 of 5)' })
    await user.click(tab('Videos'))
    await screen.findByText('The first videos are on their way')
    expect(address()).toBe(`${path}?tab=videos`)
    await user.click(tab('Channels (3 of 5)'))
    await user.click(await screen.findByRole('link', { name: 'Show videos of Kettle & Graph' }))
    await screen.findByRole('region', { name: 'Videos' })
    expect(address()).toBe(`${path}?tab=videos&channel=${kettle}`)
    await backend.invoke('jobs/refresh-channels', {})
  })

  test.each([
    ['{Enter}', 'Type a channel’s address, @handle or name.'],
    ['example.com/@loom{Enter}', /^This isn’t a channel’s address or @handle/],
    ['@nobody-has-this{Enter}', 'YouTube has no channel with this address or @handle. Check it for typos.'],
    ['Slow Loom{Enter}', /^To follow a channel by its name, choose it below/],
  ])('after "%s" the field says what to do', async (typed, message) => {
    const { user } = await open()
    await user.type(await field(), typed)
    const alert = await screen.findByRole('alert')
    within(alert).getByText(message)
    expect(document.activeElement).toBe(await field())
  })

  test('cannot be added while YouTube does not respond, and the page says so', async () => {
    expectErrors()
    const { user } = await open()
    backend.youtube.failNext('backendError')
    await user.type(await field(), '@pocketorrery{Enter}')
    await screen.findByText('YouTube isn’t responding right now. Please try again in a few minutes.')
  })

  test('cannot be added once the quota of the day is used, and the page says what to do instead', async () => {
    const { user } = await open()
    interceptor.respond = (_, { method }) =>
      method === 'POST'
        ? Promise.resolve(Response.json({ error: { code: 'youtube_quota_exceeded', requestId: 'r' } }, { status: 503 }))
        : undefined
    await user.type(await field(), '@pocketorrery{Enter}')
    await screen.findByText(/^You can’t add more new channels today\. Try again after midnight Pacific time/)
  })

  test('are found by a part of their name if we already store them', async () => {
    await followAndRead(await makeCreator(backend), loom)
    const { user } = await open()
    await user.type(await field(), 'löom')
    await screen.findByText('1 channel found')
    await user.click(screen.getByRole('button', { name: 'Follow Slow Loom Studio' }))
    await findToast('You now follow Slow Loom Studio. Its videos are in your list.')
    await user.type(await field(), 'nobody like this')
    await screen.findByText(/^We don’t know a channel with this name yet/)
  })

  test('have an unknown number of subscribers, not a hidden one, until it is read', async () => {
    await follow(await makeCreator(backend), '@quietridgehikes')
    const { user } = await open()
    await user.type(await field(), 'quiet ridge')
    await screen.findByText('Subscriber count unknown')
  })

  test('are at most as many as the plan allows, with a link to a larger plan', async () => {
    const creator = await makeCreator(backend)
    await follow(
      creator,
      '@slow.loom.studio',
      '@pocketorrery',
      '@tilted_fiddle',
      '@kettle-and-graph',
      '@ledgerlanechess',
    )
    const { user } = await open(`${path}?tab=channels`, creator)
    await screen.findByText('You follow 5 channels, as many as your plan allows')
    expect((await screen.findByRole('link', { name: 'Follow 25 with Basic' })).getAttribute('href')).toBe(
      '/premium-upgrade?plan=basic',
    )
    await user.type(await field(), '@elbalcondenuria{Enter}')
    expect(await screen.findAllByText('To follow another one, unfollow a channel first.')).toHaveLength(2)
  })

  test('stay when a larger plan ends; unfollowing has no undo, because the plan would refuse it', async () => {
    const creator = await makeCreator(backend, { plan: 'basic' })
    await follow(creator, kettle, loom, '@pocketorrery', '@tilted_fiddle', '@ledgerlanechess', '@quietridgehikes')
    await setPlan(creator, 'free')
    const { user } = await open(`${path}?tab=channels`, creator)
    await screen.findByText('You follow 6 channels. Your plan allows 5.')
    screen.getByText('You keep them all. To follow another one, unfollow 2 channels first.')
    screen.getByRole('link', { name: 'Channels (6)' })
    expect(rows()).toHaveLength(6)
    await user.type(await field(), '@elbalcondenuria{Enter}')
    await screen.findByText('To follow another one, unfollow 2 channels first.')
    await user.click(screen.getByRole('button', { name: 'Unfollow Tilted Fiddle' }))
    await findToast('You no longer follow Tilted Fiddle.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await screen.findByRole('link', { name: 'Channels (5 of 5)' })
  })

  test('are muted and unfollowed, and each can be undone', async () => {
    const creator = await followAndRead(await makeCreator(backend), kettle)
    const { user } = await open(`${path}?tab=channels`, creator)
    await screen.findByText('151.0K subscribers')
    screen.getByText(/^Details from .+ ago$/)
    await user.click(screen.getByRole('button', { name: 'Mute Kettle & Graph' }))
    await findToast('The videos of Kettle & Graph are no longer in your list.')
    screen.getByText('Muted')
    await user.click(tab('Videos'))
    await screen.findByText('All channels that you follow are muted. Unmute one to see its videos.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await cards()).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: 'Channels (1 of 5)' }))
    await user.click(await screen.findByRole('button', { name: 'Unfollow Kettle & Graph' }))
    await findToast('You no longer follow Kettle & Graph.')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Channels you follow' }))
    await waitFor(() => expect(rows()).toHaveLength(0))
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
    await findToast('You follow Kettle & Graph again.')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('stay in the list if unfollowing fails', async () => {
    const creator = await followAndRead(await makeCreator(backend), loom)
    const { user } = await open(`${path}?tab=channels`, creator)
    const button = await screen.findByRole('button', { name: 'Unfollow Slow Loom Studio' })
    interceptor.respond = (_, { method }) =>
      method === 'DELETE' ? Promise.resolve(new Response('', { status: 400 })) : undefined
    await user.click(button)
    await screen.findAllByText(/^This couldn’t be saved\. \S/)
    await screen.findByRole('button', { name: 'Unfollow Slow Loom Studio' })
  })

  test('can be loaded again after a failure', async () => {
    failOn('/api/following')
    const { user } = await open()
    await screen.findByText('We couldn’t load the channels you follow. Please try again.')
    interceptor.respond = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await field()
  })
})

describe('the videos of the followed channels', () => {
  let creator: Creator
  // This is no `beforeAll`, because the functions call YouTube with the fetch that each test installs.
  beforeEach(async () => {
    creator ??= await followAndRead(await makeCreator(backend), kettle, loom)
    creator = { ...creator, token: backend.tokenFor(creator.userId) }
  })

  test('start with what stands out, with the interval in words and the age of the counts', async () => {
    await open(path, creator)
    const [first] = await cards()
    const card = within(first as HTMLElement)
    card.getByRole('heading', { name: 'I Tracked Every Cup of Tea for a Year. Here Is the Chart' })
    card.getByText('Stands out')
    card.getByText(/^\d+(\.\d)?×$/)
    card.getByText(/^Most likely [\d.]+ to [\d.]+×$/)
    screen.getByText(/^One of these 36 videos stands out: [\d.]+× what .*Kettle & Graph.* usually gets\.$/)
    card.getByText(/, counted .+ ago$/)
    expect(card.getByRole('link', { name: /^Watch “I Tracked/ }).getAttribute('href')).toMatch(
      /youtube\.com\/watch\?v=/,
    )
    screen.getByText(/^36 videos\. The oldest of these counts is from .+ ago\.$/)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('are sorted, filtered and shown as a list, as the address says', async () => {
    const { user, address } = await open(`${path}?size=giant&days=7`, creator)
    await cards()
    expect(screen.getByLabelText('Published')).toHaveProperty('value', '7')
    await user.selectOptions(screen.getByLabelText('Published'), 'Any time')
    await user.selectOptions(screen.getByLabelText('Channel'), 'Slow Loom Studio')
    await screen.findByText(/^12 videos\./)
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first')
    await user.click(screen.getByLabelText('List'))
    expect(address()).toBe(`${path}?size=giant&channel=${loom}&sort=newest&view=list`)
    await user.selectOptions(screen.getByLabelText('Length'), 'Up to 3 minutes')
    await screen.findByText('No videos match these filters')
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement)
    await screen.findByText(/^36 videos\./)
  })

  test('are none for a channel that is no longer followed, which the filter still names', async () => {
    await open(`${path}?channel=UCmidnightWorkshop_00002`, creator)
    await screen.findByText('No videos match these filters')
    expect(screen.getByRole('option', { name: 'UCmidnightWorkshop_00002', selected: true })).toBeTruthy()
  })

  test('are dismissed, and undo brings them back', async () => {
    const { user } = await open(`${path}?channel=${loom}`, creator)
    const [first, second] = await cards()
    const { textContent: title } = within(first as HTMLElement).getByRole('heading')
    await user.click(screen.getByRole('button', { name: `Dismiss “${title}”` }))
    await findToast(`“${title}” is dismissed.`)
    expect(document.activeElement?.contains(second as HTMLElement)).toBe(true)
    await screen.findByText(/^11 videos\./)
    await user.click(screen.getByLabelText('Show dismissed videos'))
    await user.click(await screen.findByRole('button', { name: `Bring back “${title}”` }))
    // It stays in its place, and so does the focus.
    const again = await screen.findByRole('button', { name: `Dismiss “${title}”` })
    expect(document.activeElement).toBe(again)
    await user.click(again)
    await screen.findByRole('button', { name: `Bring back “${title}”` })
    await user.click(screen.getByLabelText('Show dismissed videos'))
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
    await findToast(`“${title}” is back.`)
    await screen.findByText(/^12 videos\./)
  })

  test('become the user’s own idea: a frame to fill in, then a draft with the evidence', async () => {
    const { user, address } = await open(path, creator)
    await user.click((await screen.findAllByRole('button', { name: /^Make it mine: “I Tracked/ }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Make it mine' }))
    dialog.getByRole('status', { name: 'Looking for titles' })
    const blank = await dialog.findByRole('textbox', { name: 'Your subject' })
    expect(blank.closest('p')?.textContent).toBe('I Tracked Every  for a Year. Here Is the Chart')
    await user.click(dialog.getByRole('button', { name: 'Make a draft' }))
    dialog.getByText('Fill in every blank.')
    expect(blank.getAttribute('aria-invalid')).toBe('true')
    await user.type(blank, 'Bus Stop')
    expect(await accessibilityFaults()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Make a draft' }))
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\//))
    await screen.findByDisplayValue('I Tracked Every Bus Stop for a Year. Here Is the Chart')
    await screen.findByRole('link', { name: /^I Tracked Every Cup of Tea for a Year\. Here Is the Chart/ })
  })

  test('say why they cannot be compared', async () => {
    const usual = null
    const reasons = [{ seconds: null }, { views: null }, { publishedAt: new Date().toISOString() }, {}]
    interceptor.respond = (url, init) => {
      if (!url.startsWith('/api/following/videos')) return undefined
      interceptor.respond = () => undefined
      return fetch(url, init).then(async (response) => {
        const answer = following.videos.output.parse(await response.json())
        const videos = answer.videos.map((one, at) => (reasons[at] ? { ...one, usual, ...reasons[at] } : one))
        return Response.json({ ...answer, videos })
      })
    }
    await open(path, creator)
    const texts = (await cards()).slice(0, 4).map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringContaining('Can’t be compared while it’s live or scheduled'),
      expect.stringContaining('Can’t be compared without views'),
      expect.stringContaining('Too new to compare'),
      expect.stringContaining('Too few similar videos to compare'),
    ])
  })

  test('say how old their counts are when YouTube was not read for days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * dayMs })
    await open(path, { ...creator, token: backend.tokenFor(creator.userId) })
    await screen.findByText(/^We couldn’t refresh all counts from YouTube\. The oldest is from 4 days ago/)
    vi.useRealTimers()
  })

  test('are listed without a word about multiples where derived metrics are off', async () => {
    // The functions read their environment once, so the answer is changed to what they return without derived metrics.
    interceptor.respond = (url, init) => {
      if (!url.startsWith('/api/following/videos')) return undefined
      interceptor.respond = () => undefined
      return fetch(url, init).then(async (response) => {
        const answer = following.videos.output.parse(await response.json())
        const videos = answer.videos.map((video) => ({ ...video, usual: null }))
        return Response.json({ ...answer, videos, multiples: false })
      })
    }
    storeCreatorSession(creator)
    await visit(path, { backend, config: { derivedMetrics: false } })
    await cards()
    expect(document.body.textContent).not.toMatch(/usual|×|Stands out|compare/)
    expect(screen.queryByLabelText('Sort by')).toBeNull()
  })

  test('can be loaded again after a failure', async () => {
    failOn('/api/following/videos')
    const { user } = await open(path, creator)
    await screen.findByText('We couldn’t load the videos. Please try again.')
    interceptor.respond = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await cards()
  })

  test.each([
    ['es', 'Vídeos que destacan', /^Probable: de [\d,]+ a [\d,]+×$/],
    ['fr', 'Vidéos hors norme', /^Probablement [\d,]+ à [\d,]+×$/],
  ] as const)('are shown in %s', async (locale, name, words) => {
    await open(path, creator, locale)
    await screen.findByRole('heading', { name })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(10)
  })
})
