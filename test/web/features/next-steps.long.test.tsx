import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Analysis } from '#shared/contract/advice.ts'
import type { ProvenTitle } from '#shared/contract/ideas.ts'
import { lifts } from '#shared/prediction/patterns/lifts.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { createManager } from '#test/web/lib/fake-provider.ts'
import { resultMessages } from '#web/features/workbench/result/messages.ts'
import { TitleResult } from '#web/features/workbench/result/title-result.tsx'
import { HappensContext } from '#web/layout/happens/happens.ts'
import { ProvenTitles } from '#web/layout/proven/proven-titles.tsx'
import { YardstickContext } from '#web/layout/yardstick/use-yardstick.ts'
import type { Call } from '#web/lib/api.ts'
import { ServicesProvider } from '#web/lib/services.tsx'
import { MessagesProvider } from '#web/messages/messages.tsx'
import { provenMessages } from '#web/messages/proven.ts'

beforeAll(() => Promise.all([resultMessages.load('en'), provenMessages.load('en')]))

const toField = vi.fn()
const onSuggestedTitles = vi.fn()
/** The titles that did well and are similar to the analyzed one. */
const proven: ProvenTitle[] = []

/** Shows the result of a title with its steps, and similar titles. */
function show(
  title: string,
  {
    happens = '',
    current = title,
    ...more
  }: Partial<Omit<Analysis, 'title' | 'titleAnalysis'>> & { happens?: string; current?: string } = {},
) {
  const analysis = {
    id: 'one',
    createdAt: '2027-01-04T10:00:00.000Z',
    title,
    titleAnalysis: analyzeTitle(title, 'en'),
    nextSteps: listNextSteps(title, 'en'),
    ...more,
  }
  const { manager: session, provider: registration } = createManager()
  const call: Call = async (endpoint) => endpoint.output.parse({ titles: proven })
  const loadConfig = () => Promise.reject(new Error('unused'))
  const services = { session, registration, call, loadConfig, navigateTo: vi.fn() }
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider initial="en">
          <MemoryRouter>
            <HappensContext value={{ happens, toField }}>
              <YardstickContext value={{ state: 'loading' }}>
                <TitleResult
                  analysis={analysis}
                  isNew
                  live={current === title ? null : <hr />}
                  current={current}
                  onApply={() => {}}
                  onEdit={() => {}}
                  onSuggestedTitles={onSuggestedTitles}
                />
                <ProvenTitles title={title} />
              </YardstickContext>
            </HappensContext>
          </MemoryRouter>
        </MessagesProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  )
}

const percent = (ratio: number) => `${Math.round(100 * Math.abs(ratio - 1))}%`

test('a title that is only a label leads to the field for what happens, with the views that such titles got', () => {
  show('Japan Travel Vlog', { happens: 'we missed every train' })
  const { lift = 0, low = 0, high = 0, channels = 0 } = lifts.patterns.label_only.matched ?? {}
  screen.getByText('Say what happens: “Japan Travel Vlog” is only a label')
  screen.getByText(
    `Titles like this got ${percent(lift)} fewer views than the most similar other titles of their channels (${percent(high)} to ${percent(low)}, ${channels} channels).`,
  )
  expect(screen.queryByRole('button', { name: 'See other titles' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
  expect(toField).toHaveBeenCalledOnce()
})

test('a harmful pattern that should stay is still listed, with its figures and the reason', () => {
  show('How I Lost My Boat: Vlog 34')
  const { lift = 0 } = lifts.patterns.vlog.matched ?? {}
  screen.getByText('“Vlog” goes with fewer views, but keep it: our model prefers the wording with it')
  screen.getByText(new RegExp(`^Titles like this got ${percent(lift)} fewer views than the most similar`))
  expect(screen.queryByText(/^We checked this title for every pattern/)).toBeNull()
})

test('the steps name the title that they are for once another one is in the field', () => {
  show('Japan Travel Vlog')
  screen.getByRole('heading', { name: 'Next steps' })
  cleanup()
  show('Japan Travel Vlog', { current: 'We Missed Every Train in Japan' })
  screen.getByRole('heading', { name: 'Next steps for “Japan Travel Vlog”' })
  expect(screen.queryByText('Japan Travel Vlog')).toBeNull()
  cleanup()
  show('How I Built a Boat From Old Doors', { current: 'We Missed Every Train in Japan' })
  screen.getByRole('heading', { name: 'Next steps for “How I Built a Boat From Old Doors”' })
})

const linksOf = () =>
  screen.getAllByRole('link', { name: 'How we measured this' }).map((link) => link.getAttribute('href'))

test('each step links to what was measured about it', () => {
  show('Japan Travel Vlog #12', { happens: 'we missed every train' })
  expect(linksOf()).toContain('/what-works#series_number')
  cleanup()
  show('My Trip', {
    nextSteps: [{ kind: 'title', title: 'I Missed Every Train in Japan', chance: 0.55 }],
  })
  expect(linksOf()).toEqual(['/accuracy#wording'])
  screen.getByText(/Picked for its wording and for how much it says about the video/)
  cleanup()
  // Earlier analyses do not name the pattern.
  show('Mi viaje', {
    nextSteps: [
      { kind: 'title', title: 'Perdí todos los trenes' },
      { kind: 'rephrase', advice: 'keep', words: '!', evidence: { lift: 0.9, low: 0.8, high: 0.95, channels: 30 } },
    ],
  })
  expect(linksOf()).toEqual(['/what-works#method'])
})

test('a title without next steps says so, and leads to other titles once the creator says what happens', () => {
  const title = 'How I Built a Boat From Old Doors'
  expect(listNextSteps(title, 'en')).toEqual([])
  show(title, { happens: 'it sank after two days' })
  screen.getByText(/^We checked this title for every pattern/)
  fireEvent.click(screen.getByRole('button', { name: 'See other titles' }))
  expect(onSuggestedTitles).toHaveBeenCalledOnce()
})

test('a title that phones cut off has a next step, without the text for no steps', () => {
  show('I Walked Across the Whole City at Night to Find the Best Noodles There Are')
  screen.getByText('Longer than 60 characters: phones cut it off.')
  screen.getByRole('button', { name: 'Edit the title' })
  expect(screen.queryByText(/^We checked this title/)).toBeNull()
})

test('the question comes first while the creator has not said what happens', async () => {
  show('How I Built a Boat From Old Doors', { question: { kind: 'result', frame: 'I Built a Boat: [result]' } })
  const answer = await screen.findByRole('button', { name: /answer/i })
  const none = screen.getByText(/^We checked this title for every pattern/)
  expect(answer.compareDocumentPosition(none) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'See other titles' })).toBeNull()
})

test('what did better on the creator’s own channel comes first', async () => {
  show('Japan Travel Vlog', {
    ownHistory: {
      state: 'scored',
      score: 50,
      similar: [],
      videos: 30,
      fetchedAt: '2027-01-04T10:00:00.000Z',
      patterns: [{ name: 'number', isTopic: false, times: 1.9, low: 1.3, high: 2.6, videos: 12, examples: [] }],
    },
  })
  const own = await screen.findByText('A number in the title: 1.9× on your channel. This title isn’t like that')
  const label = screen.getByText(/is only a label$/)
  expect(own.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('similar titles that did well are listed with their multiple and a link', async () => {
  const counted = {
    isShort: false,
    from: '2026-12-01T10:00:00.000Z',
    to: '2026-12-20T10:00:00.000Z',
    countedAt: '2027-01-04T10:00:00.000Z',
  }
  proven.push(
    {
      from: 'followed',
      id: 'abcdefghijk',
      title: 'I Sailed a Bathtub',
      channel: 'Dock Days',
      views: 900,
      usual: { multiple: 2.4, low: 1.8, high: 3.1, of: 20, isOutlier: true, ...counted },
    },
    { from: 'trending', id: 'lmnopqrstuv', title: 'I Bought a Lighthouse', channel: null, views: 1, usual: null },
  )
  show('I Built a Boat')
  const link = await screen.findByRole('link', { name: /^I Sailed a Bathtub/ })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk')
  expect(link.closest('li')?.textContent).toMatch(/A channel you follow · Dock Days · 2\.4×/)
  expect(screen.getByRole('link', { name: /^I Bought a Lighthouse/ }).closest('li')?.textContent).toMatch(
    /Trending · 1 view$/,
  )
})
