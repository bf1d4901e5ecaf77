import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { contract } from '#shared/contract/index.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

vi.mock('#web/layout/studio/start-worker.ts', () => import('#test/support/start-worker.ts'))
// The functions read their environment once.
const server = vi.hoisted(() => ({ derivedMetrics: false }))
vi.mock('#functions/lib/derived-metrics.ts', () => ({ isDerivedMetricAllowed: () => server.derivedMetrics }))

const { backend, interceptor } = setUpPageBackend()
const insights = '/dashboard/predictive-insights'

/** A stage without approval for derived metrics, or one with it. */
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

/** Opens an export in this tab, as a creator does, and then another screen. */
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
const byStudio = /^This title ranks above (\d+)% of the 59 videos in your Studio data\.$/
const byYouTube = /^This title ranks above \d+% of your own \d+ videos\.$/
const among = /^This title ranks above \d+% of real titles\.$/

/** Returns the rank of a title by the exports, as shown. */
const readRank = async () => Number(byStudio.exec((await screen.findByText(byStudio)).textContent ?? '')?.[1])

describe('on a stage without derived metrics', () => {
  const stage = { derivedMetrics: false }

  test.each<[string, Export, better: string, worse: string]>([
    ['English', ['en', { hit: 'castles' }], 'Notes on castles at home', 'Notes on soup at home'],
    ['Japanese', ['ja', { hit: '懐中時計' }], '懐中時計の修理', '船作りの失敗'],
  ])('open exports judge a title while it is typed, without a request: %s', async (_, exported, better, worse) => {
    const user = await openWithExport(insights, stage, ...exported)
    const field = await input()
    expect(await screen.findByText('Titles rank among 59 videos from your Studio data.')).toBeDefined()
    expect(
      screen.getByText(/^Tested on [\d,]+ pairs of these videos: .* in [\d.]+%\. Guessing gets 50%\.$/),
    ).toBeDefined()
    expect(
      screen.getByText(/the analysis on our servers, its emails, your record and the AI’s advice don’t take/),
    ).toBeDefined()
    const asked = vi.fn()
    interceptor.respond = (url) => void asked(url)
    await user.click(field)
    await user.paste(worse)
    const low = await readRank()
    await user.clear(field)
    await user.type(field, better)
    await waitFor(async () => expect(await readRank()).toBeGreaterThan(low))
    expect(screen.queryByText(among)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('the result, its steps and the list of analyses show the same verdict', async () => {
    const title = 'Building an Outdoor Bread Oven! - Ep. 12'
    const user = await openWithExport(insights, stage, 'en', { hit: 'Building' })
    await user.type(await input(), title)
    const rank = await readRank()
    await analyze(user)
    const panel = await results()
    expect(await readRank()).toBe(rank)
    expect(panel.getByText(byStudio)).toBeDefined()
    expect(await panel.findByText('Your videos that count most here')).toBeDefined()
    const videos = panel.getAllByText(/× your usual views$/)
    expect(videos.length).toBeLessThanOrEqual(5)
    expect(panel.getAllByText(/^Building /).length).toBeGreaterThan(1)
    expect(panel.getByText(/^Views: your exports from YouTube Studio\./)).toBeDefined()
    await panel.findByText('Next steps')
    await waitFor(() => expect(panel.queryByText('Say it in the first person')).toBeNull())
    expect(
      await screen.findByRole('button', { name: new RegExp(`^Building .* Studio data ?${rank} · `) }),
    ).toBeDefined()
  })

  test('without open exports the same step is shown, and a link to open some', async () => {
    const user = await open(insights, stage)
    await user.type(await input(), 'Building an Outdoor Bread Oven! - Ep. 12')
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText('Say it in the first person')).toBeDefined()
    expect(panel.getByText(among)).toBeDefined()
    expect(panel.getByRole('link', { name: 'Studio data' }).getAttribute('href')).toBe('/dashboard/studio-data')
    expect(screen.queryByRole('region', { name: 'What titles are judged by' })).toBeNull()
  })

  test('no idea ranks lower than the draft by the exports', async () => {
    const title = 'Building an Outdoor Bread Oven! - Ep. 12'
    const ideas = async () => {
      const user = userEvent.setup()
      await user.type(await input(), title)
      await analyze(user)
      await user.click(await screen.findByRole('button', { name: 'Generate AI Titles' }))
      await screen.findAllByText(/Recommended Titles|Every title we found would rank lower|We couldn’t find an honest/)
      return screen.queryAllByRole('button', { name: /^Copy “/ }).map((one) => one.getAttribute('aria-label') ?? '')
    }
    await open(insights, stage)
    const all = await ideas()
    expect(all.some((idea) => !idea.includes('Ep.'))).toBe(true)
    cleanup()
    sessionStorage.removeItem('viewcraft.draft')
    await openWithExport(insights, stage, 'en', { hit: 'Ep.' })
    expect((await ideas()).filter((idea) => !idea.includes('Ep.'))).toEqual([])
  })

  test('exports that do not tell titles apart are not used, and the screen says so with the figure', async () => {
    const user = await openWithExport(insights, stage, 'en')
    expect(
      await screen.findByText(/^Your exports don’t tell your titles apart yet: in [\d,]+ pairs .* in [\d.]+%\./),
    ).toBeDefined()
    await user.type(await input(), 'Notes on castles')
    await screen.findByRole('meter', { name: 'Title score' })
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText(among)).toBeDefined()
    await user.type(await input(), ' and soup')
    expect(await screen.findByRole('meter', { name: 'Title score' })).toBeDefined()
    expect(screen.queryByText(byStudio)).toBeNull()
  })
})

describe('on a stage with derived metrics', () => {
  const stage = { derivedMetrics: true }

  test('the creator chooses one source at a time, and the choice is remembered', async () => {
    const user = await openWithExport(insights, stage, 'en', { hit: 'castles' })
    await user.type(await input(), 'Notes on castles at home')
    await analyze(user)
    const panel = await results()
    expect(await panel.findByText(byYouTube)).toBeDefined()
    expect(screen.queryByText(byStudio)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Studio data' }))
    expect(await panel.findByText(byStudio)).toBeDefined()
    // Nothing that rests on the videos on YouTube is beside it.
    expect(panel.queryByText(byYouTube)).toBeNull()
    expect(panel.queryByText(/^Views: YouTube/)).toBeNull()
    expect(panel.queryByRole('tab', { name: 'Your channel' })).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    cleanup()
    await open(insights, stage)
    expect(await screen.findByRole('radio', { name: 'Studio data', checked: true })).toBeDefined()
    // It has no effect while the exports do not tell titles apart.
    cleanup()
    const again = await open('/dashboard/studio-data', stage)
    await again.click(await screen.findByRole('button', { name: 'Close Table data.csv' }))
    cleanup()
    await openWithExport(insights, stage, 'en')
    await again.click(await screen.findByRole('button', { name: /^Notes on castles at home/ }))
    expect(await (await results()).findByText(byYouTube)).toBeDefined()
    expect(await (await results()).findByText(/^Views: YouTube/)).toBeDefined()
  })

  test('a creator without a channel is judged by the exports', async () => {
    storeCreatorSession(await makeCreator(backend, { channel: false }))
    const user = await openWithExport(insights, stage, 'en', { hit: 'castles' })
    await user.type(await input(), 'Notes on castles at home')
    expect(await readRank()).toBeGreaterThan(60)
    expect(screen.queryByRole('radio', { name: 'Studio data' })).toBeNull()
  })
})

test('the draft editor judges the lead title by the exports while it is typed', async () => {
  const body = { titles: [{ id: 'aaaa', text: '船作りの失敗' }], lead: { title: 'aaaa' } }
  const created = await backend.request('POST', '/api/drafts', { as: creator.token, body })
  const { id } = contract.drafts.create.output.parse(created.body).draft
  const user = await openWithExport(`/dashboard/draft?id=${id}`, { derivedMetrics: false }, 'ja', { hit: '懐中時計' })
  const standing = /^Higher than (\d+)% of the 59 videos in your Studio data$/
  const readStanding = () => Number(standing.exec(screen.getByText(standing).textContent ?? '')?.[1])
  await screen.findByText(standing)
  const before = readStanding()
  const field = screen.getByLabelText('Title 1')
  await user.clear(field)
  await user.type(field, '懐中時計の修理')
  await waitFor(() => expect(readStanding()).toBeGreaterThan(before))
  expect(screen.getByText('Titles rank among 59 videos from your Studio data.')).toBeDefined()
})
