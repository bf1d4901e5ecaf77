import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { contract } from '#shared/contract/index.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { enterText, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

vi.mock('#web/layout/studio/start-worker.ts', () => import('#test/support/start-worker.ts'))
// The functions read their environment only once, so the mock lets each test choose.
const server = vi.hoisted(() => ({ derivedMetrics: false }))
vi.mock('#functions/lib/derived-metrics.ts', () => ({ isDerivedMetricAllowed: () => server.derivedMetrics }))

const { backend, interceptor } = setUpPageBackend()
const insights = '/dashboard/predictive-insights'

/** Whether the stage has approval for derived metrics. */
interface Stage {
  readonly derivedMetrics: boolean
}

let creator: Creator
beforeEach(async () => {
  creator = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  storeCreatorSession(creator)
})

async function open(path: string, { derivedMetrics }: Stage) {
  server.derivedMetrics = derivedMetrics
  await visit(path, { backend, config: { derivedMetrics } })
  return userEvent.setup()
}

/** Opens an export in this tab, and then another screen. */
async function openWithExport(path: string, stage: Stage, ...[language, options]: Export) {
  const user = await open('/dashboard/studio-data', stage)
  const file = new File([writeStudioExport(language, 'Missed', options)], 'Table data.csv')
  await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), file)
  await screen.findByText('60 videos')
  cleanup()
  return open(path, stage)
}
type Export = [language: 'en' | 'ja', options?: { hit?: string }]

const input = () => screen.findByPlaceholderText('Enter your video title')
const results = async () => within(await screen.findByRole('region', { name: 'AI Insights' }))
const analyze = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  await (await results()).findByText('Title Analysis')
}
const byStudio = /^This title ranks above (\d+)% of the 59 videos in your Studio exports\.$/
const byYouTube = /^This title ranks above \d+% of your own \d+ videos\. As of /
const among = /^This title ranks above \d+% of real titles\.$/

const typing = () => within(screen.getByRole('region', { name: 'AI Insights' }))
/** Returns the rank of a title by the exports, as shown where it is typed or in another part of the page. */
const readRank = async (part = typing()) =>
  Number(byStudio.exec((await part.findByText(byStudio)).textContent ?? '')?.[1])

describe('on a stage without derived metrics', () => {
  const stage = { derivedMetrics: false }

  test.each<[string, Export, better: string, worse: string]>([
    ['English', ['en', { hit: 'castles' }], 'Notes on castles at home', 'Notes on soup at home'],
    ['Japanese', ['ja', { hit: '懐中時計' }], '懐中時計の修理', '船作りの失敗'],
  ])('open exports judge a title while it is typed, without a request: %s', async (_, exported, better, worse) => {
    const user = await openWithExport(insights, stage, ...exported)
    const field = await input()
    expect(await screen.findByText('Titles rank among 59 videos from your Studio exports.')).toBeDefined()
    expect(
      screen.getByText(/^Tested on [\d,]+ pairs of these videos: .* in [\d.]+%\. Guessing gets 50%\.$/),
    ).toBeDefined()
    expect(
      screen.getByText(/the analysis on our servers, its emails, your results and the AI’s advice don’t take/),
    ).toBeDefined()
    await screen.findByText('Your analyses will appear here.')
    const requested = vi.fn()
    interceptor.respond = (url) => void requested(url)
    await user.click(field)
    await user.paste(worse)
    const low = await readRank()
    await user.clear(field)
    await user.type(field, better)
    await waitFor(async () => expect(await readRank()).toBeGreaterThan(low))
    expect(screen.queryByText(among)).toBeNull()
    expect(requested).not.toHaveBeenCalled()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('the result, its steps and the list of analyses show the same verdict', async () => {
    const title = 'Building an Outdoor Bread Oven! - Ep. 12'
    const user = await openWithExport(insights, stage, 'en', { hit: 'Building' })
    await enterText(user, await input(), title)
    const rank = await readRank()
    await analyze(user)
    const panel = await results()
    expect(await readRank()).toBe(rank)
    expect(await readRank(panel)).toBe(rank)
    await user.click(await screen.findByRole('tab', { name: 'Examples' }))
    const examples = within(await screen.findByRole('region', { name: 'More about this analysis' }))
    expect(await examples.findByText('Your videos that count most here')).toBeDefined()
    const videos = examples.getAllByText(/× your usual views$/)
    expect(videos.length).toBeLessThanOrEqual(5)
    expect(examples.getAllByText(/Building /).length).toBeGreaterThan(0)
    expect(examples.getByText(/^Views: your exports from YouTube Studio\./)).toBeDefined()
    expect(await screen.findByRole('button', { name: new RegExp(`^Building .*${rank}% · `) })).toBeDefined()
    await user.click(panel.getByRole('button', { name: /^Use this title: Building an Outdoor Bread Oven - / }))
    expect(await readRank()).toBeGreaterThanOrEqual(rank)
  })

  test('without open exports the same step is shown, and a link to open some', async () => {
    const user = await open(insights, stage)
    await enterText(user, await input(), 'Building an Outdoor Bread Oven! - Ep. 12')
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText('Use fewer marks: “!”')).toBeDefined()
    expect(panel.getByText(among)).toBeDefined()
    expect(panel.getByRole('link', { name: 'Click rates from YouTube Studio' }).getAttribute('href')).toBe(
      '/dashboard/studio-data',
    )
    expect(screen.queryByRole('region', { name: 'What titles are judged by' })).toBeNull()
  })

  test('no idea ranks lower than the draft by the exports', async () => {
    const user = await openWithExport(insights, stage, 'en', { hit: 'Ep.' })
    await enterText(user, await input(), 'Building an Outdoor Bread Oven! - Ep. 12')
    const rank = await readRank()
    await analyze(user)
    await user.click(await screen.findByRole('button', { name: 'Generate AI Titles' }))
    const heading = await screen.findByRole('heading', { name: 'Recommended Titles' })
    const items = within(heading.parentElement ?? document.body).getAllByRole('listitem')
    const copied = screen.getAllByRole('button', { name: /^Copy “/ }).map((one) => one.getAttribute('aria-label'))
    expect(copied.some((label) => !label?.includes('Ep.'))).toBe(true)
    await waitFor(() => {
      const ranks = items.map(({ textContent }) => Number(/Studio exports(\d+)%/.exec(textContent ?? '')?.[1]))
      expect([...ranks, rank]).toEqual([...ranks, rank].toSorted((one, other) => other - one))
    })
  })

  test('exports that do not tell titles apart are not used, and the screen says so with the figure', async () => {
    const user = await openWithExport(insights, stage, 'en')
    expect(
      await screen.findByText(/^Your exports don’t tell your titles apart yet: in [\d,]+ pairs .* in [\d.]+%\./),
    ).toBeDefined()
    await enterText(user, await input(), 'Notes on castles')
    expect(await typing().findByText(among)).toBeDefined()
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText(among)).toBeDefined()
    await user.type(await input(), ' and soup')
    expect(await typing().findByText(among)).toBeDefined()
    expect(screen.queryByText(byStudio)).toBeNull()
  })
})

describe('on a stage with derived metrics', () => {
  const stage = { derivedMetrics: true }

  test('the creator chooses one source at a time, and the choice is remembered', async () => {
    const user = await openWithExport(insights, stage, 'en', { hit: 'castles' })
    await enterText(user, await input(), 'Notes on castles at home')
    expect(await typing().findByText(byYouTube)).toBeDefined()
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText(byYouTube)).toBeDefined()
    expect(screen.queryByText(byStudio)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Studio exports' }))
    const rank = await readRank()
    expect(await readRank(panel)).toBe(rank)
    // Nothing that is based on the videos on YouTube is shown next to it.
    expect(screen.queryByText(byYouTube)).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Examples' }))
    expect(screen.queryByText(/^Views: YouTube/)).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Your channel' })).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    cleanup()
    await open(insights, stage)
    expect(await screen.findByRole('radio', { name: 'Studio exports', checked: true })).toBeDefined()
    // The choice has no effect while the exports do not tell titles apart.
    cleanup()
    const again = await open('/dashboard/studio-data', stage)
    await again.click(await screen.findByRole('button', { name: 'Close Table data.csv' }))
    cleanup()
    await openWithExport(insights, stage, 'en')
    await again.click(await screen.findByRole('button', { name: /^Notes on castles at home/ }))
    expect(await typing().findByText(byYouTube)).toBeDefined()
    expect(
      await (await results()).findByText(/^This title ranks above \d+% of your own \d+ videos\. As of /),
    ).toBeDefined()
    await again.click(await screen.findByRole('tab', { name: 'Examples' }))
    expect(await screen.findByText(/^Views: YouTube/)).toBeDefined()
  })

  test('a creator without a channel is judged by the exports', async () => {
    storeCreatorSession(await makeCreator(backend, { channel: false }))
    const user = await openWithExport(insights, stage, 'en', { hit: 'castles' })
    await enterText(user, await input(), 'Notes on castles at home')
    expect(await readRank()).toBeGreaterThan(60)
    expect(screen.queryByRole('radio', { name: 'Studio exports' })).toBeNull()
  })
})

test('the draft editor judges each title by the exports while it is typed', async () => {
  const titles = [
    { id: 'aaaa', text: '船作りの失敗' },
    { id: 'bbbb', text: '懐中時計の話' },
  ]
  const created = await backend.request('POST', '/api/drafts', { as: creator.token, body: { titles } })
  const { id } = contract.drafts.create.output.parse(created.body).draft
  const user = await openWithExport(`/dashboard/drafts/${id}`, { derivedMetrics: false }, 'ja', { hit: '懐中時計' })
  const panel = within(await screen.findByRole('region', { name: 'AI Insights' }))
  const readNumber = async () => Number.parseInt((await panel.findByText(/^\d+%$/)).textContent ?? '', 10)
  const before = await readNumber()
  const other = (await screen.findByRole('button', { name: 'Lead with this: 懐中時計の話' })).closest('li')
  const shown = await within(other as HTMLElement).findByText(/^\d+% · /)
  expect(Number.parseInt(shown.textContent ?? '', 10)).toBeGreaterThan(before)
  expect(panel.getByText(/by your Studio exports/)).toBeDefined()
  expect(panel.getByText(/reached the top quarter of their channel \(25 by luck\)/)).toBeDefined()
  expect(panel.getByText('Titles rank among 59 videos from your Studio exports.')).toBeDefined()
  const field = screen.getByPlaceholderText('Enter your video title')
  await user.clear(field)
  await user.type(field, '懐中時計の修理')
  await waitFor(async () => expect(await readNumber()).toBeGreaterThan(before))
})
