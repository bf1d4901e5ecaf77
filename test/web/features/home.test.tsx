import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ListedVideo, YouTubeVideo } from '#shared/contract/video.ts'
import type { Analytics } from '#shared/contract/youtube.ts'
import { multiplesOf } from '#shared/outliers/multiples.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { formatsFor } from '#web/messages/format.ts'
import { signInConnectedCreator } from './channel.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const overview = () => screen.findByRole('heading', { name: 'Channel Overview' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => vi.restoreAllMocks())

/** Opens the dashboard as a creator with a connected channel. */
async function open(location = '/dashboard', account = '1') {
  const creator = await signInConnectedCreator(backend, { account })
  await visit(location, { backend })
  return creator
}

/** Stubs an endpoint with the backend's response as rewritten by `change`. */
async function rewriteResponse<Body>(path: string, as: string, change: (body: Body) => Body): Promise<void> {
  const { body } = await backend.request('GET', path, { as })
  const others = interceptor.respond
  interceptor.respond = (url, ...rest) =>
    url === path ? Promise.resolve(Response.json(change(body as Body))) : others(url, ...rest)
}

const failRequests = (path: string, code: string, status = 503) => {
  interceptor.respond = (url) =>
    url.startsWith(path) ? Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status })) : undefined
}

describe('a connected channel', () => {
  test('shows the figures of the API under the prescribed labels', async () => {
    const { tokens } = await open()
    await overview()
    const { body } = await backend.request('GET', '/api/youtube/analytics?period=28', { as: tokens.accessToken })
    const { overview: figures, period, changes, observations, dataThrough } = body as Analytics
    const { count, countChange, minutes, percent, day } = formatsFor('en')
    const views = await region('Views')
    views.getByText(count(period.totals.views))
    views.getByText(`Total Views: ${count(figures.totalViews ?? -1)}`)
    const subscribers = await region('Subscribers')
    subscribers.getByText(countChange(changes.subscribers.now))
    subscribers.getByText(`Total: ${count(figures.subscribers ?? -1)}`)
    ;(await region('Watch Time')).getByText(minutes(figures.watchTime))
    ;(await region('Engagement Rate')).getByText(percent(figures.engagementRate ?? -1))
    expect((await region('What changed and what to try')).getAllByRole('listitem')).toHaveLength(observations.length)
    screen.getByText(new RegExp(`^Source: YouTube. Complete through ${day(dataThrough)}`))
    await screen.findByRole('link', { name: /AI-powered content optimization/ })
    screen.getByRole('link', { name: /Real-time trending topics/ })
    await region('Recent videos')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('names the videos that brought most views and subscribers, with their share', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteResponse<Analytics>('/api/youtube/analytics?period=28', tokens.accessToken, (body) => ({
      ...body,
      observations: [
        { kind: 'views', direction: 'up', now: 200, previous: 100, ratio: 1 },
        { kind: 'subscribers', direction: 'up', now: 20, previous: 10, ratio: 1 },
      ],
    }))
    await visit('/dashboard', { backend })
    const byViews = within(await screen.findByRole('list', { name: 'These videos brought the most (share of views):' }))
    expect(byViews.getAllByRole('link')).toHaveLength(3)
    expect(byViews.getAllByText(/^[\d.]+%$/)).toHaveLength(3)
    const bySubscribers = within(
      screen.getByRole('list', { name: 'These videos gained the most (share of new subscribers):' }),
    )
    expect(bySubscribers.getAllByText(/^[\d.]+%$/)).toHaveLength(3)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says what changed also when the videos could not be read', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteResponse<Analytics>('/api/youtube/analytics?period=28', tokens.accessToken, (body) => ({
      ...body,
      observations: [{ kind: 'views', direction: 'up', now: 200, previous: 100, ratio: 1 }],
    }))
    const others = interceptor.respond
    interceptor.respond = (url, ...rest) =>
      url.startsWith('/api/youtube/top')
        ? Promise.resolve(Response.json({ error: { code: 'youtube_busy', requestId: 'r' } }, { status: 503 }))
        : others(url, ...rest)
    await visit('/dashboard', { backend })
    await screen.findByText('Views rose from 100 to 200: follow up while it lasts.')
    expect(screen.queryByRole('list', { name: 'These videos brought the most (share of views):' })).toBeNull()
  })

  test('keeps the chosen period in its address', async () => {
    await open('/dashboard?period=7')
    await overview()
    expect(screen.getByRole('radio', { name: '7 days' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
    await screen.findByText('Previous 90 days')
    // August 27, 2026 lies within these days or right before them, so the chart explains what happened then.
    expect(screen.getByRole('slider', { name: 'Views per day' }).getAttribute('max')).toBe('89')
  })

  test('has a chart for each of three figures', async () => {
    await open()
    await overview()
    await userEvent.click(screen.getByRole('radio', { name: 'Watch time' }))
    const slider = screen.getByRole('slider', { name: 'Watch time per day' })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: [\d.]+K? (mins|hrs); Previous 28 days: /)
  })

  test('shows hidden subscribers as hidden, not as 0', async () => {
    await open('/dashboard', '2')
    ;(await region('Subscribers')).getByText('Total: hidden')
  })

  test('shows when figures will be available if it has no views yet', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteResponse<Analytics>('/api/youtube/analytics?period=28', tokens.accessToken, (body) => ({
      ...body,
      hasFigures: false,
      overview: { ...body.overview, totalViews: 0, watchTime: 0, engagementRate: null },
    }))
    await visit('/dashboard', { backend })
    await screen.findByText('No data yet')
    ;(await region('Watch Time')).getByText('0 mins')
    ;(await region('Engagement Rate')).getByText('no views yet')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('shows that it is loading, and the error when loading fails', async () => {
    await signInConnectedCreator(backend)
    failRequests('/api/youtube/analytics', 'youtube_quota_exceeded')
    await visit('/dashboard', { backend })
    await screen.findByText('Loading channel analytics...')
    await screen.findByText(/^Error loading channel analytics: YouTube API error: today’s requests are used up\./)
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

describe('recent videos', () => {
  const titles = (rows: readonly HTMLElement[]) =>
    rows.map((row) => /v\d/.exec(within(row).getByRole('link').textContent ?? '')?.[0])

  test('sort by any count, reverse on the second press, and list unknown counts last', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteResponse<{ videos: YouTubeVideo[] }>(
      '/api/youtube/videos',
      tokens.accessToken,
      ({ videos, ...rest }) => ({
        ...rest,
        videos: videos.slice(0, 3).map((video, index) => ({
          ...video,
          title: `v${index}`,
          likes: 1,
          comments: 1,
          views: [5, null, 9][index] ?? null,
          usual: null,
        })),
      }),
    )
    await visit('/dashboard', { backend })
    const videos = within((await screen.findByRole('button', { name: 'Views' })).closest('table') as HTMLElement)
    const shown = () => titles(videos.getAllByRole('row').slice(1))
    expect(shown()).toEqual(['v0', 'v1', 'v2'])
    await userEvent.click(videos.getByRole('button', { name: 'Views' }))
    expect(shown()).toEqual(['v2', 'v0', 'v1'])
    await userEvent.click(videos.getByRole('button', { name: 'Views' }))
    expect(shown()).toEqual(['v0', 'v2', 'v1'])
    expect(videos.getByRole('columnheader', { name: 'Views' }).getAttribute('aria-sort')).toBe('ascending')
    expect(videos.getAllByText('hidden')).toHaveLength(2)
  })

  /** Rewrites the videos: weekly, of about 1,000 views; the newest is a hit, the next too new, the third has an age of its own. */
  const rewriteWeekly = (as: string, canCompareWithUsual: boolean) =>
    rewriteResponse<{ videos: YouTubeVideo[]; fetchedAt: string }>('/api/youtube/videos', as, ({ videos, ...rest }) => {
      const at = Date.now()
      const days = [50, 0.5, 2, ...Array.from({ length: 12 }, (_, index) => 57 + 7 * index)]
      const views = (index: number) => [40_000, 10, 10][index] ?? [900, 1000, 1100][index % 3] ?? null
      const fetchedAt = new Date(at).toISOString()
      const counted = days.map((age, index) => ({
        publishedAt: new Date(at - age * 86_400_000).toISOString(),
        seconds: 600,
        views: views(index),
        viewsAt: fetchedAt,
      }))
      const usual = canCompareWithUsual ? multiplesOf(counted) : []
      return {
        ...rest,
        canCompareWithUsual,
        fetchedAt,
        videos: counted.flatMap(({ publishedAt, views, seconds: duration }, index) => {
          const [video] = videos
          const own = { id: `weekly${index}`, title: `v${index}`, publishedAt, duration, views }
          return video ? [{ ...video, ...own, usual: usual[index] ?? null }] : []
        }),
      }
    })

  test('show and sort by the multiple of the channel’s usual, with its range, or why there is none', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteWeekly(tokens.accessToken, true)
    await visit('/dashboard', { backend })
    const button = await screen.findByRole('button', { name: '× usual' })
    const table = within(button.closest('table') as HTMLElement)
    const rowOf = (title: string) => within(table.getByText(title).closest('tr') as HTMLElement)
    rowOf('v1').getByText('too new to compare')
    rowOf('v2').getByText('too few to compare')
    await rowOf('v0').findByRole('button', {
      name: /^(3|4)\d\.\d×$/,
      description:
        /^Compared with your 12 videos over 3 minutes nearest in age, published .+ to .+\. Views as of .+\.$/,
    })
    screen.getByText(/Your 15 latest public videos\.$/)
    rowOf('v0').getByText(/^\d+\.\d to \d+\.\d$/)
    rowOf('v0').getByText('Stands out')
    screen.getByText(/^“× usual” compares a video’s views with/)
    await userEvent.click(button)
    expect(titles(table.getAllByRole('row').slice(1))[0]).toBe('v0')
    expect(table.getAllByText('Stands out')).toHaveLength(1)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('have no multiples where figures derived from YouTube’s are off', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteWeekly(tokens.accessToken, false)
    await visit('/dashboard', { backend })
    await screen.findByRole('button', { name: 'Views' })
    expect(screen.queryByRole('button', { name: '× usual' })).toBeNull()
    expect(screen.queryByText(/× usual/)).toBeNull()
  })

  test('export completely, with formulas escaped for spreadsheets', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    await rewriteResponse<{ videos: YouTubeVideo[] }>(
      '/api/youtube/videos',
      tokens.accessToken,
      ({ videos, ...rest }) => ({
        ...rest,
        videos: videos.slice(0, 12).map((video, index) => ({
          ...video,
          title: ['=SUM(A1)', '+1', '-1', '@x', 'say "hi", now'][index] ?? `title ${index}`,
          likes: index === 0 ? null : 3,
        })),
      }),
    )
    await visit('/dashboard', { backend })
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    const lines = ((await files[0]?.text()) ?? '').split('\r\n')
    expect(lines[0]).toBe(
      '\ufeff"Video","Address","Published","Duration","Views","Likes","Comments","Impressions","Click-through rate","Times the usual views","Times the usual, at least","Times the usual, at most","Videos compared"',
    )
    expect(lines.slice(1, 6).map((line) => line.split(',"https')[0])).toEqual([
      `"'=SUM(A1)"`,
      `"'+1"`,
      `"'-1"`,
      `"'@x"`,
      '"say ""hi"", now"',
    ])
    expect(lines[1]).toContain(',"hidden",')
    expect(lines).toHaveLength(14)
  })

  test('show a message while impressions are not available yet', async () => {
    await signInConnectedCreator(backend)
    await visit('/dashboard', { backend })
    ;(await region('Historical channel data')).getByText(/The first reports arrive in about two days\./)
    const videos = await region('Recent videos')
    expect(videos.queryByRole('columnheader', { name: 'Impressions' })).toBeNull()
  })

  test('show sortable impressions once they are available', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    const reach = { from: '2026-11-01', to: '2026-11-19', impressions: 9_000, ctr: 0.041 }
    await rewriteResponse<{ videos: ListedVideo[] }>(
      '/api/youtube/videos',
      tokens.accessToken,
      ({ videos: all, ...rest }) => ({
        ...rest,
        reach,
        videos: all.slice(0, 3).map((video, index) => ({
          ...video,
          title: ['A loaf of bread', 'Bread again', 'Unseen'][index] ?? '',
          ...(index < 2 ? { impressions: 4_000 + index, ctr: [0.02, 0.06][index] ?? null } : {}),
        })),
      }),
    )
    await visit('/dashboard', { backend })
    const table = await region('Recent videos')
    await userEvent.click(table.getByRole('button', { name: 'CTR' }))
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    expect(rows.map((row) => /Bread again|A loaf|Unseen/.exec(`${row}`)?.[0])).toEqual([
      'Bread again',
      'A loaf',
      'Unseen',
    ])
    table.getByText('4,001')
    table.getByText('6.0%')
    expect(table.getAllByText('unknown').length).toBeGreaterThan(0)
    const history = await region('Historical channel data')
    history.getByText('4.1%')
    expect(history.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bread again (opens in a new tab)',
      'A loaf of bread (opens in a new tab)',
    ])
    expect(await accessibilityFaults()).toEqual([])
  })

  test('show no rate for a period with missing days', async () => {
    const { tokens } = await signInConnectedCreator(backend)
    const all = { from: '2026-11-14', to: '2026-11-19', impressions: 9_000, ctr: 0.041 }
    const longer = { from: '2026-11-01', to: '2026-11-19', impressions: 12_000, ctr: 0.052 }
    await rewriteResponse<object>('/api/youtube/videos', tokens.accessToken, (body) => ({ ...body, reach: all }))
    await rewriteResponse<object>('/api/youtube/analytics?period=28', tokens.accessToken, (body) => ({
      ...body,
      reach: longer,
    }))
    await visit('/dashboard', { backend })
    const history = await region('Historical channel data')
    history.getByText('4.1%')
    await overview()
    expect(history.queryByText('5.2%')).toBeNull()
  })

  test('can be retried when loading fails', async () => {
    await signInConnectedCreator(backend)
    failRequests('/api/youtube/videos', 'youtube_failed', 502)
    await visit('/dashboard', { backend })
    await screen.findByText('Your videos couldn’t be loaded: Failed to fetch YouTube data')
    interceptor.respond = () => undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Export CSV' })
  })
})

describe('disconnecting', () => {
  const disconnect = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    return within(await screen.findByRole('dialog', { name: 'Disconnect your YouTube account?' }))
  }

  test('shows what it will delete, deletes it and confirms', async () => {
    const { userId } = await open()
    await overview()
    const dialog = await disconnect()
    dialog.getByText('your channel’s stats and analytics')
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect and delete' }))
    const note = (await screen.findByText('Your YouTube account has been disconnected.')).closest('[role=status]')
    within(note as HTMLElement).getByText('the access Google gave us')
    await screen.findByRole('button', { name: 'Connect YouTube account' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Channel Overview' })).toBeNull())
    expect((await backend.items('user_tokens')).filter((item) => item.user_id === userId)).toEqual([])
    cleanup()
    await visit('/dashboard', { backend })
    await screen.findByRole('button', { name: 'Connect YouTube account' })
  })

  test('keeps the connection and shows an error when it fails', async () => {
    await open()
    await overview()
    interceptor.respond = (url, { method }) =>
      url === '/api/youtube/auth' && method === 'DELETE'
        ? Promise.resolve(new Response('', { status: 500 }))
        : undefined
    await userEvent.click((await disconnect()).getByRole('button', { name: 'Disconnect and delete' }))
    await screen.findAllByText('Your account couldn’t be disconnected. Please try again.')
    await overview()
  })
})

test.each([
  ['es', '¡Hola de nuevo, Ada!', 'Resumen del canal'],
  ['fr', 'Ravi de vous revoir, Ada\u00a0!', 'Vue d’ensemble de la chaîne'],
] as const)('the dashboard is translated to %s', async (locale, greeting, heading) => {
  await signInConnectedCreator(backend)
  await visit('/dashboard', { backend, locale })
  await screen.findByRole('heading', { name: greeting })
  await screen.findByRole('heading', { name: heading })
})
