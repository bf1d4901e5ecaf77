import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { type Account, account } from '#shared/contract/account.ts'
import { type DraftSummary, drafts } from '#shared/contract/drafts.ts'
import { type Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { formatsFor } from '#web/messages/format.ts'
import { failRequests, rewriteResponse, setUpConnectedCreator, signInConnectedCreator } from './channel.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const page = setUpPageBackend()
const { backend, interceptor } = page
const signIn = setUpConnectedCreator(backend)
const overview = () => screen.findByRole('heading', { name: 'Channel Overview' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const analyticsPath = '/api/youtube/analytics?period=28'

/** Opens the dashboard of the connected channel. */
async function open(location = '/dashboard') {
  const { tokens } = await signIn()
  await visit(location, { backend })
  return tokens.accessToken
}

/** Rewrites the figures that the next page shows. */
const rewriteAnalytics = async (change: (body: Analytics) => Analytics) =>
  rewriteResponse(page, youtube.analytics, analyticsPath, (await signIn()).tokens.accessToken, change)

const withViews = (now: number, previous: number) => (body: Analytics) => ({
  ...body,
  changes: {
    ...body.changes,
    views: { now, previous, difference: now - previous, ratio: (now - previous) / previous },
  },
})

describe('the first view of a connected channel', () => {
  test('says how old the figures are, and reads newer ones on demand', async () => {
    const requested: string[] = []
    const fetchedAt = new Date(Date.now() - 3 * hourMs).toISOString()
    await rewriteAnalytics((body) => ({ ...body, fetchedAt }))
    const others = page.interceptor.respond
    page.interceptor.respond = (url, ...rest) => {
      if (url.includes('refresh=')) requested.push(url)
      return others(url, ...rest)
    }
    await open()
    await screen.findByText(/Read from YouTube 3 hours ago\./)
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }))
    await waitFor(() =>
      expect(requested.sort()).toEqual([`${analyticsPath}&refresh=now`, '/api/youtube/videos?refresh=now']),
    )
    expect(screen.queryByText(/^We couldn’t refresh this data/)).toBeNull()
  })

  test('offers no newer figures while they are new', async () => {
    await open()
    await screen.findByText(/^Source: YouTube\./)
    expect(screen.queryByText(/Read from YouTube/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull()
  })

  test('says that the update failed if YouTube returns no newer figures', async () => {
    const fetchedAt = new Date(Date.now() - 3 * hourMs).toISOString()
    await rewriteAnalytics((body) => ({ ...body, fetchedAt }))
    const { tokens } = await signIn()
    const newer = `${analyticsPath}&refresh=now`
    await rewriteResponse(page, youtube.analytics, newer, tokens.accessToken, (body) => ({
      ...body,
      fetchedAt,
      stale: true,
    }))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Update now' }))
    await screen.findByText(/^We couldn’t refresh this data from YouTube\./)
  })

  test('shows the figures of the API under the prescribed labels', async () => {
    const as = await open()
    await overview()
    const { body } = await backend.request('GET', analyticsPath, { as })
    const { overview: figures, period, changes, dataThrough } = body as Analytics
    const { count, countChange, minutes, percent, day } = formatsFor('en')
    const views = await region('Views')
    views.getByText(count(period.totals.views))
    views.getByText(`Total Views: ${count(figures.totalViews ?? -1)}`)
    const subscribers = await region('Subscribers')
    subscribers.getByText(countChange(changes.subscribers.now))
    subscribers.getByText(`Total: ${count(figures.subscribers ?? -1)}`)
    ;(await region('Watch Time')).getByText(minutes(figures.watchTime))
    ;(await region('Engagement Rate')).getByText(percent(figures.engagementRate ?? -1))
    screen.getByText(new RegExp(`^Source: YouTube. Complete through ${day(dataThrough)}`))
    await screen.findByRole('link', { name: /AI-powered content optimization/ })
    screen.getByRole('link', { name: /Real-time trending topics/ })
    const videos = await region('Recent videos')
    expect(videos.getAllByRole('row')).toHaveLength(6)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says what changed in one sentence, and which videos brought the views', async () => {
    await rewriteAnalytics(withViews(126_000, 100_000))
    const top = { views: 21_000, subscribers: 0, subscribersShare: 0 }
    await rewriteResponse(
      page,
      youtube.top,
      '/api/youtube/top?period=28',
      (await signIn()).tokens.accessToken,
      (body) => ({
        ...body,
        videos: [
          { ...top, id: 'small', title: 'Crumbs', views: 900, viewsShare: 0.007 },
          { ...top, id: 'large', title: 'The loaf', viewsShare: 1 / 6 },
        ],
      }),
    )
    await open()
    await screen.findByText('Views are up 26%. One video brought about a sixth of them.')
    screen.getByText('126.0K views in 28 days, 100.0K in the 28 before.')
    const rows = (await region('What brought the views')).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'The loaf (opens in a new tab)16.7%',
      'Crumbs (opens in a new tab)0.7%',
    ])
  })

  test('says that there are too few views to call it a trend, and names no video', async () => {
    await rewriteAnalytics(withViews(42, 30))
    await open()
    await screen.findByText('42 views in 28 days, 30 in the 28 before.')
    screen.getByText('Too few to call it a trend.')
    expect(screen.queryByText(/brought/)?.textContent).toBe('What brought the views')
  })

  test('says what changed even when the videos could not be read', async () => {
    await rewriteAnalytics(withViews(126_000, 100_000))
    failRequests(page, '/api/youtube/top', 'youtube_busy')
    await open()
    await screen.findByText('Views are up 26%.')
    const brought = await region('What brought the views')
    await brought.findByText(/^Your videos couldn’t be loaded: /)
    expect(brought.queryByText('YouTube lists no videos for this period.')).toBeNull()
    interceptor.respond = () => undefined
    await userEvent.click(brought.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(brought.getAllByRole('listitem')).toHaveLength(3))
  })

  test('says so when YouTube lists no videos for the period', async () => {
    const { tokens } = await signIn()
    await rewriteResponse(page, youtube.top, '/api/youtube/top?period=28', tokens.accessToken, (body) => ({
      ...body,
      videos: [],
    }))
    await open()
    await (await region('What brought the views')).findByText('YouTube lists no videos for this period.')
  })

  test.each([
    ['for a user who saw figures here before', true],
    ['not for other users', false],
  ])('asks for the figures before the account has loaded: %s', async (_, isBack) => {
    const { userId } = await signIn()
    if (isBack) localStorage.setItem('viewcraft.visit', JSON.stringify({ user: userId, at: 0, through: '2026-01-01' }))
    const requested: string[] = []
    interceptor.respond = (url) => {
      requested.push(url)
      return url === '/api/account' ? new Promise(() => {}) : undefined
    }
    await visit('/dashboard', { backend })
    await waitFor(() => expect(requested).toContain('/api/account'))
    await screen.findByText('Loading channel analytics...')
    expect(requested.includes(analyticsPath)).toBe(isBack)
  })

  test('asks for the figures only once, even when the account arrives before them', async () => {
    const { userId } = await signIn()
    localStorage.setItem('viewcraft.visit', JSON.stringify({ user: userId, at: 0, through: '2026-01-01' }))
    const requested: string[] = []
    interceptor.respond = (url) => {
      requested.push(url)
      return url === '/api/youtube/videos' ? new Promise(() => {}) : undefined
    }
    await visit('/dashboard', { backend })
    await overview()
    expect(requested.filter((url) => url === '/api/youtube/videos')).toHaveLength(1)
  })

  test('says what the days since the last visit brought', async () => {
    const { userId, tokens } = await signIn()
    const { body } = await backend.request('GET', analyticsPath, { as: tokens.accessToken })
    const [last, newest] = (body as Analytics).period.daily.slice(-2)
    const at = Date.parse('2026-11-20T12:00:00Z')
    localStorage.setItem('viewcraft.visit', JSON.stringify({ user: userId, at, through: last?.date }))
    await open()
    const { count } = formatsFor('en')
    await screen.findByText(
      (text) =>
        text.includes('New since your visit on Nov 20, 2026:') && text.includes(`${count(newest?.views ?? -1)} views`),
    )
  })

  test('keeps the chosen period in its address', async () => {
    await open('/dashboard?period=7')
    await overview()
    expect(screen.getByRole('radio', { name: '7 days' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
    await screen.findByText('Previous 90 days')
    expect(screen.getByRole('slider', { name: 'Views per day' }).getAttribute('max')).toBe('89')
  })

  test('keeps the chosen period in the links between its views', async () => {
    await open('/dashboard?period=90')
    const link = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link(/^All \d+/)).toBe('/dashboard?view=channel&period=90#videos')
    expect(await link('What works on your channel')).toBe('/dashboard?view=channel&period=90#patterns')
    await userEvent.click(screen.getByRole('link', { name: 'Your channel' }))
    await screen.findByRole('region', { name: 'What changed and what to try' })
    await userEvent.click(screen.getByRole('link', { name: 'Now' }))
    await overview()
    expect(screen.getByRole('radio', { name: '90 days' })).toHaveProperty('checked', true)
  })

  test('charts the figure that is pressed', async () => {
    await open()
    await overview()
    const watchTime = screen.getByRole('button', { name: 'Watch Time' })
    await userEvent.click(watchTime)
    expect(watchTime.getAttribute('aria-pressed')).toBe('true')
    const slider = screen.getByRole('slider', { name: 'Watch Time per day' })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: [\d.]+K? (mins|hrs); Previous 28 days: /)
    await userEvent.click(screen.getByRole('button', { name: 'Engagement Rate' }))
    expect(screen.getByRole('slider', { name: 'Engagement Rate per day' }).getAttribute('aria-valuetext')).toMatch(/%/)
  })

  test('shows hidden subscribers as hidden, not as 0', async () => {
    await signInConnectedCreator(backend, { account: '2' })
    await visit('/dashboard', { backend })
    ;(await region('Subscribers')).getByText('Total: hidden')
  })

  test('says that there is no data yet while the channel has no views', async () => {
    await rewriteAnalytics((body) => ({
      ...body,
      hasFigures: false,
      overview: { ...body.overview, totalViews: 0, watchTime: 0, engagementRate: null },
    }))
    await open()
    await screen.findByText('No data yet')
    ;(await region('Watch Time')).getByText('0 mins')
    ;(await region('Engagement Rate')).getByText('No views yet')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('says that figures are old, and since when', async () => {
    await rewriteAnalytics((body) => ({ ...body, stale: true, fetchedAt: '2026-11-20T12:00:00.000Z' }))
    await open()
    await screen.findByText(/^We couldn’t refresh this data from YouTube\. These numbers are from Nov 20, 2026/)
  })

  test('shows that it is loading, and the error when loading fails, without hiding what to do next', async () => {
    failRequests(page, '/api/youtube/analytics', 'youtube_quota_exceeded')
    await open()
    await screen.findByText('Loading channel analytics...')
    await screen.findByText(/^Error loading channel analytics: YouTube API error: today’s requests are used up\./)
    await (await region('Do next')).findByRole('link', { name: 'Score a title' })
    interceptor.respond = () => undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await overview()
  })

  test('shows a reconnect prompt when the grant was revoked at Google', async () => {
    await signInConnectedCreator(backend, { account: '3' })
    backend.google.grants.revokeAccount('3')
    await visit('/dashboard', { backend })
    const again = 'YouTube token expired. Please reconnect your YouTube account.'
    await screen.findByText(`Error loading channel analytics: ${again}`)
    screen.getByRole('button', { name: 'Reconnect YouTube account' })
  })
})

describe('what to do next', () => {
  const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const draft: DraftSummary = {
    id: '01kb0000000000000000000001',
    revision: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
    state: 'ready',
    planned: null,
    name: '',
    title: 'Loaf of the week',
    titles: 2,
    thumbnails: 1,
    version: 0,
  }

  const rewriteDrafts = async (...summaries: DraftSummary[]) =>
    rewriteResponse(page, drafts.list, '/api/drafts', (await signIn()).tokens.accessToken, () => ({
      drafts: summaries,
    }))

  test('starts with the draft that has the next date, and lists further drafts as rows', async () => {
    const { id } = draft
    await rewriteDrafts(
      { ...draft, planned: { date: dayFromNow(3) } },
      { ...draft, id: id.replace(/1$/, '2'), title: 'Without a date', state: 'working' },
      {
        ...draft,
        id: id.replace(/1$/, '3'),
        title: 'Out there',
        state: 'published',
        published: { videoId: 'x', at: new Date(Date.now() - 8 * dayMs).toISOString() },
      },
    )
    await open()
    const next = await region('Do next')
    const button = await next.findByRole('link', { name: 'Prepare to publish' })
    expect(button.getAttribute('href')).toBe(`/dashboard/drafts/${id}`)
    next.getByText(/^Goes out in [234] days$/)
    next.getByText('2 titles, 1 thumbnail · Ready')
    const review = next.getByRole('link', { name: 'Out there' })
    expect(review.getAttribute('href')).toBe(`/dashboard/review?draft=${id.replace(/1$/, '3')}`)
    next.getByText('Day 7: what we said, what happened, what to keep')
    next.getByText('In progress, without a date')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('is to mark a draft as published once its date has come', async () => {
    await rewriteDrafts({ ...draft, planned: { date: dayFromNow(-2) } })
    await open()
    const button = await (await region('Do next')).findByRole('link', { name: 'Mark as published' })
    expect(button.getAttribute('href')).toBe(`/dashboard/drafts/${draft.id}#publish`)
  })

  test('can be loaded again after an error', async () => {
    failRequests(page, '/api/drafts', 'internal', 500)
    await open()
    const next = await region('Do next')
    await next.findByText(/^Your drafts couldn’t be loaded: /)
    interceptor.respond = () => undefined
    await userEvent.click(next.getByRole('button', { name: 'Try again' }))
    await next.findByRole('link', { name: 'Score a title' })
  })
})

describe('the hint about the paid plans', () => {
  const rewriteAccount = async (change: Partial<Account>) =>
    rewriteResponse(page, account.get, '/api/account', (await signIn()).tokens.accessToken, (account) => ({
      ...account,
      meters: account.meters.map((meter) => (meter.meter === 'analyses' ? { ...meter, used: 2 } : meter)),
      ...change,
    }))

  test('says what the creator used, and does not come back once dismissed', async () => {
    await rewriteAccount({})
    await open()
    const hint = await region('Your plan')
    hint.getByText(/^You’ve used 2 of the Free plan’s 3 analyses this month\. Basic has no monthly limit\./)
    const sent = vi.fn()
    const others = interceptor.respond
    interceptor.respond = (url, init) => {
      if (init.method === 'PATCH') sent(url, init.body)
      return init.method === 'PATCH' ? undefined : others(url, init)
    }
    await userEvent.click(hint.getByRole('button', { name: 'Don’t show this again' }))
    expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull()
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/account', '{"planHint":false}'))
  })

  test('is not shown to a creator on a paid plan', async () => {
    await rewriteAccount({ plan: 'basic' })
    await open()
    await screen.findByRole('region', { name: 'Recent videos' })
    expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull()
  })
})

test.each([
  ['es', '¡Hola de nuevo, Ada!', 'Resumen del canal'],
  ['fr', 'Ravi de vous revoir, Ada\u00a0!', 'Vue d’ensemble de la chaîne'],
] as const)('the dashboard is translated to %s', async (locale, greeting, heading) => {
  await signIn()
  await visit('/dashboard', { backend, locale })
  await screen.findByRole('heading', { name: greeting })
  await screen.findByRole('heading', { name: heading })
})
