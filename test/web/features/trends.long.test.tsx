import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getOverallChart } from '#infra/local/stubs/youtube/trending/videos.ts'
import type { AiInsight } from '#shared/contract/trends.ts'
import { dayMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/dashboard/trend-pulse'
let isFilled = false
// This cannot be beforeAll: the functions call YouTube with the fetch that each test installs.
beforeEach(async () => {
  if (isFilled) return
  isFilled = true
  // The words on the rise need lists from ten days ago, too.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10 * dayMs })
  await backend.invoke('jobs/refresh-trends', {})
  vi.useRealTimers()
  await backend.invoke('jobs/refresh-trends', {})
})

/** Opens the screen as a new creator on the free plan. */
async function open(location = path, locale: 'en' | 'es' | 'fr' = 'en') {
  storeCreatorSession(await makeCreator(backend, { channel: false }))
  await visit(location, { backend, locale })
  return userEvent.setup()
}
/** Agrees to use a topic of the plan. */
const openTopic = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: `Open “${name}”` }))
const cards = () => screen.findAllByRole('article')
const heading = (name: string) => screen.findByRole('heading', { name })

describe('the trend list', () => {
  test('shows ten of fifty Overall trends at first, with source and age', async () => {
    const user = await open()
    await heading('Top Trending on YouTube')
    expect(await cards()).toHaveLength(10)
    screen.getByText(
      /^United States: YouTube’s own chart of music, movies and gaming, in YouTube’s order. Counts from /,
    )
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await cards()).toHaveLength(20)
    screen.getByText('20 of 50 shown')
  })

  test('follows category, region and search, and asks before it uses a topic of the plan', async () => {
    const user = await open()
    await screen.findByText('1 of 1 left')
    await user.click(screen.getByRole('button', { name: 'Cooking' }))
    await heading('Trending in Cooking')
    // It asks before it uses the only topic of the week.
    await screen.findByText(/^Opening “Cooking” uses one topic of your plan/)
    expect(screen.queryAllByRole('article')).toEqual([])
    screen.getByText('1 of 1 left')
    await openTopic(user, 'Cooking')
    await cards()
    // YouTube has no chart for this category, so it has no order of YouTube's.
    expect(screen.queryByRole('radio', { name: 'YouTube’s order' })).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    screen.getByText(/^United States: YouTube has no chart for this/)
    await screen.findByText('0 of 1 left')
    await user.selectOptions(screen.getByLabelText('Region'), 'France')
    await screen.findByText(/^France: YouTube has no chart for this/)
    await cards()
    await user.type(screen.getByLabelText('Search for a topic'), 'ramen{Enter}')
    await heading('Trending in ramen')
    await screen.findByText('You’ve used all of this week’s topics')
    await user.click(screen.getByRole('button', { name: 'Go to Overall' }))
    await heading('Top Trending on YouTube')
    expect(await cards()).toHaveLength(10)
  })

  test.each([
    ['es', ['en-US', 'en'], 'Región', 'ES'],
    ['fr', ['en-GB'], 'Région', 'FR'],
    ['es', ['en-US', 'es-MX'], 'Región', 'ES'],
    ['en', ['es-ES', 'en'], 'Region', 'ES'],
    ['en', ['en-GB'], 'Region', 'GB'],
  ] as const)(
    'starts in %s with the browser languages %j in the region of the user',
    async (locale, languages, label, region) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
      await open(path, locale)
      expect(await screen.findByLabelText(label)).toHaveProperty('value', region)
    },
  )

  test('is read from the URL and says when another region is used instead', async () => {
    const user = await open(`${path}?region=de&category=sports`)
    await heading('Trending in Sports')
    await openTopic(user, 'Sports')
    await screen.findByText(/We do not follow trends in Germany yet; United Kingdom is the nearest we have\.$/)
  })

  test('requires search terms for a search', async () => {
    const user = await open()
    const button = screen.getByRole('button', { name: 'Search Trends' })
    expect(button).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Search for a topic'), '   ')
    expect(button).toHaveProperty('disabled', true)
  })

  test('says when nothing was found', async () => {
    const user = await open(`${path}?q=zzz`)
    await openTopic(user, 'zzz')
    await screen.findByText('Nothing found')
  })

  test('shows cached results when YouTube does not respond to a search', async () => {
    backend.youtube.failNextOf('search', 'backendError')
    // The charts change every four hours, so the words come from the current one.
    const words = getOverallChart('US')[0]?.title.match(/\p{L}{5,}/u)?.[0] ?? ''
    const user = await open(`${path}?q=${words}`)
    await openTopic(user, words)
    await screen.findByText('YouTube didn’t respond to this search. Please try again in a minute.')
    screen.getByText('Until then, here’s what our saved lists have for these words.')
    expect((await cards()).length).toBeGreaterThan(0)
    screen.getByText('1 of 1 left')
  })

  test('shows an error and loads when tried again', async () => {
    interceptor.respond = (url) =>
      url.startsWith('/api/trends') ? Promise.resolve(new Response('', { status: 500 })) : undefined
    const user = await open()
    const alert = await screen.findByText('Failed to load trending videos. Please try again.')
    interceptor.respond = () => undefined
    await user.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(10)
  })

  test('asks before a search for the name of a category that was agreed to', async () => {
    interceptor.respond = (url) =>
      url.startsWith('/api/trends') ? Promise.resolve(new Response('', { status: 500 })) : undefined
    const user = await open(`${path}?category=gaming`)
    await openTopic(user, 'Gaming')
    await screen.findByText('Failed to load trending videos. Please try again.')
    await user.type(screen.getByLabelText('Search for a topic'), 'gaming{Enter}')
    await screen.findByText(/^Opening “gaming” uses one topic of your plan/)
    interceptor.respond = () => undefined
  })

  test('is available in Spanish and French', async () => {
    await open(`${path}?category=music`, 'es')
    await heading('Tendencias en Música')
    cleanup()
    await open(`${path}?category=music`, 'fr')
    await heading('Tendances\u00a0: Musique')
  })
})

describe('the order', () => {
  const titles = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)
  const rateOf = (card: HTMLElement) => {
    const [, figure, unit] = /([\d.]+)([KM]?) views per hour/.exec(card.textContent ?? '') ?? []
    return Number(figure) * ({ K: 1e3, M: 1e6 }[unit ?? ''] ?? 1)
  }

  test('is YouTube’s at first, and by views per hour once that is chosen, even in another region', async () => {
    const user = await open()
    const before = await titles()
    const fastest = screen.getByText(/^Of the first 10, .+ is ahead: .+ views per hour since it was published\.$/)
    expect(before.some((title) => fastest.textContent.includes(`“${title}”`))).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Views per hour' }))
    await screen.findByText(
      /^United States: YouTube’s own chart of music, movies and gaming, sorted by views per hour\./,
    )
    const rates = (await cards()).map(rateOf)
    expect(rates).toEqual(rates.toSorted((one, other) => other - one))
    const titlesByRate = await titles()
    expect(titlesByRate).not.toEqual(before)
    expect(screen.getByText(/ is ahead: /).textContent).toContain(`“${titlesByRate[0]}”`)
    expect(await accessibilityFaults()).toEqual([])
    await user.selectOptions(screen.getByLabelText('Region'), 'France')
    await screen.findByText(/^France: .* sorted by views per hour\./)
    await user.click(screen.getByRole('radio', { name: 'YouTube’s order' }))
    await screen.findByText(/^France: .* in YouTube’s order\./)
  })

  test('is YouTube’s only, without rates, where figures derived from YouTube’s are off', async () => {
    interceptor.respond = (url, init) => {
      if (!url.startsWith('/api/trends?')) return undefined
      interceptor.respond = () => undefined
      return fetch(url, init).then(async (response) => {
        const list = (await response.json()) as { videos: object[] }
        return Response.json({ ...list, videos: list.videos.map((video) => ({ ...video, perHour: null })) })
      })
    }
    await open(`${path}?sort=rate`)
    await cards()
    screen.getByText(/in YouTube’s order\./)
    expect(screen.queryByRole('radio', { name: 'Views per hour' })).toBeNull()
    expect(screen.queryByText(/views per hour/)).toBeNull()
  })
})

test('a region chosen earlier wins over the time zone, and the time zone wins over the language', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'Europe/Paris',
  })
  const user = await open()
  expect(await screen.findByLabelText('Region')).toHaveProperty('value', 'FR')
  await user.selectOptions(screen.getByLabelText('Region'), 'Spain')
  cleanup()
  await visit(path, { backend })
  expect(await screen.findByLabelText('Region')).toHaveProperty('value', 'ES')
})

describe('a trend card', () => {
  const answerWith = (change: object) => {
    interceptor.respond = (url, init) => {
      if (!url.startsWith('/api/trends?')) return undefined
      interceptor.respond = () => undefined
      return fetch(url, init).then(async (response) => {
        const list = (await response.json()) as { videos: object[] }
        const [first] = list.videos
        return new Response(JSON.stringify({ ...list, videos: [{ ...first, ...change }] }))
      })
    }
  }

  test.each([
    ['hidden views', { views: null, broadcast: 'none' }, 'Views hidden'],
    ['a live broadcast', { broadcast: 'live', duration: null }, 'LIVE'],
    ['an upcoming video', { broadcast: 'upcoming', duration: null, views: null }, 'UPCOMING'],
    ['a video longer than an hour', { broadcast: 'none', duration: 3_723 }, '1:02:03'],
    ['a short video', { broadcast: 'none', duration: 42 }, '0:42'],
    ['many views', { views: 1_234_567, broadcast: 'none' }, '1.2M views'],
    ['a rising video', { rising: true, pace: 12_345 }, '12.3K per hour now'],
    ['its views per hour', { perHour: 2_345 }, '2.3K views per hour since it was published'],
  ])('describes %s', async (_, change, text) => {
    answerWith(change)
    await open()
    const [card] = await cards()
    within(card as HTMLElement).getByText(text)
    expect(within(card as HTMLElement).queryByText(/^0 views|^0:00/)).toBeNull()
  })

  test('opens YouTube in a new tab', async () => {
    await open()
    const [card] = await cards()
    const link = within(card as HTMLElement).getByRole('link', { name: /^Watch “.+” on YouTube, in a new tab$/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
  })
})

describe('an insight', () => {
  test('opens one at a time, is labeled as built in, and closes', async () => {
    const user = await open()
    await cards()
    const buttons = screen.getAllByRole('button', { name: /^Insights on/ })
    await user.click(buttons[0] as HTMLElement)
    await screen.findByText('Built-in analysis')
    await user.click(buttons[1] as HTMLElement)
    await waitFor(() => expect(buttons[1]?.getAttribute('aria-expanded')).toBe('true'))
    expect(buttons[0]?.getAttribute('aria-expanded')).toBe('false')
    expect(await screen.findAllByText('Built-in analysis')).toHaveLength(1)
    expect(await accessibilityFaults()).toEqual([])
    await user.click(buttons[1] as HTMLElement)
    expect(screen.queryByText('Built-in analysis')).toBeNull()
  })

  test('says that an AI wrote it, or why not, and how much of the AI allowance is left', async () => {
    storeCreatorSession(await makeCreator(backend, { plan: 'basic' }))
    await visit(path, { backend, config: { ai: true } })
    const user = userEvent.setup()
    await cards()
    const aiInsight = {
      figures: { views: 5, likes: null, comments: null },
      countedAt: '2026-11-22T18:00:00.000Z',
      pattern: { format: 'video', seconds: 60, structure: [] },
    } as const
    const insight: AiInsight = {
      source: 'ai',
      title: 'A plain promise.',
      description: 'It says what happens.',
      thumbnailAnalysis: 'One subject.',
      keyStrategies: ['Keep it short.'],
      engagementFactors: [{ factor: 'Talk', impact: 'high', suggestion: 'Ask one question.' }],
    }
    const answers = [{ ...aiInsight, insight }]
    interceptor.respond = (url) => {
      const answer = url.includes('/insight') ? answers.shift() : undefined
      return answer && Promise.resolve(Response.json(answer))
    }
    const [first, second] = screen.getAllByRole('button', { name: /^Insights on/ })
    await user.click(first as HTMLElement)
    await screen.findByText('A plain promise.')
    screen.getByText(/^Written by an AI from the title/)
    screen.getByText(/^Counted on Nov 2\d, 2026/)
    for (const text of ['By AI', 'High impact', 'Ask one question.', 'Keep it short.', 'One subject.'])
      screen.getByText(text)
    await screen.findByText(/^10 of 10 AI answers left this month/)
    expect(await accessibilityFaults()).toEqual([])
    // The provider's client does not run in a browser-like environment, so it counts as unreachable.
    await user.click(second as HTMLElement)
    await screen.findByText(/^We couldn’t reach the AI, so this comes from our built-in adviser/)
    screen.getByText('Built-in analysis')
  })

  test('shows an error', async () => {
    const user = await open()
    await cards()
    interceptor.respond = (url) =>
      url.includes('/insight') ? Promise.resolve(new Response('', { status: 404 })) : undefined
    await user.click(screen.getAllByRole('button', { name: /^Insights on/ })[0] as HTMLElement)
    await screen.findByText('Failed to load video insights. Please try again.')
  })

  test('starts a draft with the structure of the video, without its wording', async () => {
    const user = await open()
    const [card] = await cards()
    const title = within(card as HTMLElement).getByRole('heading').textContent
    await user.click(screen.getAllByRole('button', { name: /^Insights on/ })[0] as HTMLElement)
    await user.click(await screen.findByRole('link', { name: 'Use as a starting point' }))
    await screen.findByText('A starting point from Trend Pulse')
    expect(document.body.textContent).not.toContain(title)
    expect(await screen.findByPlaceholderText('Enter your video title')).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('A starting point from Trend Pulse')).toBeNull()
  })
})

test('words on the rise are shown with counts, an interval and some of the titles, in Overall only', async () => {
  const user = await open()
  const card = within(await screen.findByRole('region', { name: 'Words on the rise' }))
  card.getByText(/^United States: words that more channels in our lists use .* over 7 days compared with the 14 days/)
  card.getAllByText(/^In titles of \d+ channels? in the last 7 days, and of \d+ in the 14 days before$/)
  const [summary] = card.getAllByText(/^at least [\d.]+ times as common$/)
  if (!summary) throw new Error('no word')
  await user.click(summary)
  card.getAllByText(/(At least|between) .* with 95% confidence for all words together/)
  expect(card.getAllByRole('link').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Cooking' }))
  await heading('Trending in Cooking')
  expect(screen.queryByRole('region', { name: 'Words on the rise' })).toBeNull()
})
