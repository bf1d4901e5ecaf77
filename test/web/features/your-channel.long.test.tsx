import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { multiplesOf } from '#shared/outliers/multiples.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { longTest } from '#test/support/long.ts'
import { failRequests, rewriteResponse, setUpConnectedCreator, signInConnectedCreator } from './channel.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const page = setUpPageBackend()
const { backend, interceptor } = page
const signIn = setUpConnectedCreator(backend)
const region = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => vi.restoreAllMocks())

describe('your channel', () => {
  const rewriteObservations = async (...observations: Analytics['observations']) =>
    rewriteResponse(
      page,
      youtube.analytics,
      '/api/youtube/analytics?period=28',
      (await signIn()).tokens.accessToken,
      (body) => ({
        ...body,
        observations,
      }),
    )
  const moreViews = { kind: 'views', direction: 'up', now: 200, previous: 100, ratio: 1 } as const
  const open = () => visit('/dashboard?view=channel', { backend })

  test('opens with a link on the first view, and has everything else about the channel', async () => {
    const { tokens } = await signIn()
    await visit('/dashboard', { backend })
    await userEvent.click(await screen.findByRole('link', { name: 'Your channel' }))
    const { body } = await backend.request('GET', '/api/youtube/analytics?period=28', { as: tokens.accessToken })
    const { observations } = body as Analytics
    const findings = await region('What changed and what to try')
    expect(findings.getAllByRole('listitem').filter((item) => item.parentElement?.matches('ol'))).toHaveLength(
      observations.length,
    )
    for (const name of ['By format', 'Recent videos', 'Historical channel data', 'YouTube connection'])
      await screen.findByRole('region', { name })
    const studio = await region('Click rates from YouTube Studio')
    expect(studio.getByRole('link').getAttribute('href')).toBe('/dashboard/studio-data')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('names the videos that brought the most views and subscribers, with their share', async () => {
    await rewriteObservations(moreViews, { kind: 'subscribers', direction: 'up', now: 20, previous: 10, ratio: 1 })
    await open()
    const byViews = within(await screen.findByRole('list', { name: 'These videos brought the most (share of views):' }))
    expect(byViews.getAllByRole('link')).toHaveLength(3)
    expect(byViews.getAllByText(/^[\d.]+%$/)).toHaveLength(3)
    const bySubscribers = within(
      screen.getByRole('list', { name: 'These videos gained the most (share of new subscribers):' }),
    )
    expect(bySubscribers.getAllByText(/^[\d.]+%$/)).toHaveLength(3)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says what changed even when the videos could not be read', async () => {
    await rewriteObservations(moreViews)
    failRequests(page, '/api/youtube/top', 'youtube_busy')
    await open()
    await screen.findByText('Views rose from 100 to 200.')
    expect(screen.queryByRole('list', { name: 'These videos brought the most (share of views):' })).toBeNull()
  })
})

describe('recent videos', () => {
  const titles = (rows: readonly HTMLElement[]) =>
    rows.map((row) => /v\d/.exec(within(row).getByRole('link').textContent ?? '')?.[0])

  test('sort by any count, reverse on the second press, and list unknown counts last', async () => {
    const { tokens } = await signIn()
    await rewriteResponse(page, youtube.videos, '/api/youtube/videos', tokens.accessToken, ({ videos, ...rest }) => ({
      ...rest,
      videos: videos.slice(0, 3).map((video, index) => ({
        ...video,
        title: `v${index}`,
        likes: 1,
        comments: 1,
        views: [5, null, 9][index] ?? null,
        usual: null,
      })),
    }))
    await visit('/dashboard?view=channel', { backend })
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

  /**
   * Rewrites the videos: weekly ones with about 1,000 views. The first is a hit, the second is too new to compare, and
   * the third is the only one of its age.
   */
  const rewriteWeekly = (as: string, canCompareWithUsual: boolean) =>
    rewriteResponse(page, youtube.videos, '/api/youtube/videos', as, ({ videos, ...rest }) => {
      const at = Date.now()
      const days = [50, 0.5, 2, ...Array.from({ length: 12 }, (_, index) => 57 + 7 * index)]
      const views = (index: number) => [40_000, 10, 10][index] ?? [900, 1000, 1100][index % 3] ?? null
      const fetchedAt = new Date(at).toISOString()
      const counted = days.map((age, index) => ({
        publishedAt: new Date(at - age * dayMs).toISOString(),
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
    const { tokens } = await signIn()
    await rewriteWeekly(tokens.accessToken, true)
    await visit('/dashboard?view=channel', { backend })
    const button = await screen.findByRole('button', { name: '× usual' })
    const table = within(button.closest('table') as HTMLElement)
    const rowOf = (title: string) => within(table.getByText(title).closest('tr') as HTMLElement)
    rowOf('v1').getByText('too new to compare')
    rowOf('v2').getByText('too few like it')
    await rowOf('v0').findByRole('button', {
      name: /^(3|4)\d\.\d×$/,
      description:
        /^Compared with 12 of your videos over 3 minutes: those closest in age, published .+ to .+\. Views as of .+\.$/,
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
    const { tokens } = await signIn()
    await rewriteWeekly(tokens.accessToken, false)
    await visit('/dashboard?view=channel', { backend })
    await screen.findByRole('button', { name: 'Views' })
    expect(screen.queryByRole('button', { name: '× usual' })).toBeNull()
    expect(screen.queryByText(/× usual/)).toBeNull()
  })

  test('export completely, with formulas escaped for spreadsheets', async () => {
    const { tokens } = await signIn()
    await rewriteResponse(page, youtube.videos, '/api/youtube/videos', tokens.accessToken, ({ videos, ...rest }) => ({
      ...rest,
      videos: videos.slice(0, 12).map((video, index) => ({
        ...video,
        title: ['=SUM(A1)', '+1', '-1', '@x', 'say "hi", now'][index] ?? `title ${index}`,
        likes: index === 0 ? null : 3,
      })),
    }))
    await visit('/dashboard?view=channel', { backend })
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
    await signIn()
    await visit('/dashboard?view=channel', { backend })
    ;(await region('Historical channel data')).getByText(/The first reports arrive in about two days\./)
    const videos = await region('Recent videos')
    expect(videos.queryByRole('columnheader', { name: 'Impressions' })).toBeNull()
  })

  test('show sortable impressions once they are available', async () => {
    const { tokens } = await signIn()
    const reach = { from: '2026-11-01', to: '2026-11-19', impressions: 9_000, ctr: 0.041 }
    await rewriteResponse(
      page,
      youtube.videos,
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
    await visit('/dashboard?view=channel', { backend })
    const table = await region('Recent videos')
    await userEvent.click(await table.findByRole('button', { name: 'CTR' }))
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
    const { tokens } = await signIn()
    const all = { from: '2026-11-14', to: '2026-11-19', impressions: 9_000, ctr: 0.041 }
    const longer = { from: '2026-11-01', to: '2026-11-19', impressions: 12_000, ctr: 0.052 }
    await rewriteResponse(page, youtube.videos, '/api/youtube/videos', tokens.accessToken, (body) => ({
      ...body,
      reach: all,
    }))
    await rewriteResponse(page, youtube.analytics, '/api/youtube/analytics?period=28', tokens.accessToken, (body) => ({
      ...body,
      reach: longer,
    }))
    await visit('/dashboard?view=channel', { backend })
    const history = await region('Historical channel data')
    history.getByText('4.1%')
    await screen.findByRole('region', { name: 'By format' })
    expect(history.queryByText('5.2%')).toBeNull()
  })

  test('can be retried when loading fails', async () => {
    await signIn()
    failRequests(page, '/api/youtube/videos', 'youtube_failed', 502)
    await visit('/dashboard?view=channel', { backend })
    await screen.findByText('Your videos couldn’t be loaded: Failed to fetch YouTube data')
    interceptor.respond = () => undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Export CSV' })
  })
})

longTest('scrolls to each part that an address names, even while the screen is open', async () => {
  await signIn()
  const reached: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    // The options of the palette scroll too.
    if (this.role !== 'option' && reached.at(-1) !== this.id) reached.push(this.id)
  })
  const { address } = await visit('/dashboard?view=channel#connection', { backend })
  await screen.findByRole('button', { name: 'Export CSV' })
  await waitFor(() => expect(reached).toEqual(['connection']))
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { expanded: true }), 'what works{Enter}')
  await waitFor(() => expect(address()).toBe('/dashboard?view=channel#patterns'))
  await waitFor(() => expect(reached).toEqual(['connection', 'patterns']))
})

describe('disconnecting', () => {
  const openAsNew = async () => {
    const creator = await signInConnectedCreator(backend)
    await visit('/dashboard?view=channel#connection', { backend })
    return creator
  }
  const disconnect = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    return within(await screen.findByRole('dialog', { name: 'Disconnect your YouTube account?' }))
  }

  test('shows what it will delete, deletes it and confirms', async () => {
    const { userId } = await openAsNew()
    const dialog = await disconnect()
    dialog.getByText('your channel’s stats and analytics')
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect and delete' }))
    const note = (await screen.findByText('Your YouTube account has been disconnected.')).closest('[role=status]')
    within(note as HTMLElement).getByText('the access Google gave us')
    await screen.findByRole('button', { name: 'Connect YouTube account' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'YouTube connection' })).toBeNull())
    expect((await backend.items('user_tokens')).filter((item) => item.user_id === userId)).toEqual([])
    cleanup()
    await visit('/dashboard', { backend })
    await screen.findByRole('button', { name: 'Connect YouTube account' })
  })

  test('keeps the connection and shows an error when it fails', async () => {
    await openAsNew()
    interceptor.respond = (url, { method }) =>
      url === '/api/youtube/auth' && method === 'DELETE'
        ? Promise.resolve(new Response('', { status: 500 }))
        : undefined
    await userEvent.click((await disconnect()).getByRole('button', { name: 'Disconnect and delete' }))
    await screen.findAllByText('Your account couldn’t be disconnected. Please try again.')
    await screen.findByRole('region', { name: 'YouTube connection' })
  })

  test('says that it failed to a user who has left the screen', async () => {
    await openAsNew()
    let fail = () => {}
    interceptor.respond = (url, { method }) =>
      url === '/api/youtube/auth' && method === 'DELETE'
        ? new Promise((resolve) => {
            fail = () => resolve(new Response('', { status: 500 }))
          })
        : undefined
    const dialog = await disconnect()
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect and delete' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    fail()
    await screen.findAllByText('Your account couldn’t be disconnected. Please try again.')
  })
})
