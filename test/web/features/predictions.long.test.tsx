import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findPublishable } from '#test/support/publishable.ts'
import { formatsFor } from '#web/messages/format.ts'
import { enterText, findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/dashboard/predictive-insights'
const title = 'How to Bake Sourdough Bread in a Cold Kitchen'

/** Opens the screen as a new creator with a channel and one analysis. */
async function openWithAnalysis(channel: string = demoChannel.id, locale: 'en' | 'es' | 'fr' = 'en', draft = title) {
  const creator = await makeCreator(backend, { plan: 'premium', channel })
  storeCreatorSession(creator)
  const as = creator.token
  await backend.request('POST', '/api/analyze', { as, body: { title: draft } })
  await visit(path, { backend, locale })
  const user = userEvent.setup()
  return { user, userId: creator.userId, as }
}
const openFirstAnalysis = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }))

describe('the channel history in the results', () => {
  test('shows what the channel’s past videos suggest and links to them', async () => {
    const { user } = await openWithAnalysis()
    await openFirstAnalysis(user)
    const result = within(screen.getByRole('region', { name: 'AI Insights' }))
    await result.findByText(/^This title ranks above \d+% of your own \d+ videos\. As of /)
    await user.click(await screen.findByRole('tab', { name: 'Examples' }))
    const evidence = await screen.findByRole('heading', { name: 'Your videos that count most here' })
    const channelSection = evidence.closest('section') as HTMLElement
    expect(within(channelSection).getByText('Calculated by us')).toBeDefined()
    const links = within(channelSection).getAllByRole('link')
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const id = new URL(link.getAttribute('href') ?? '').searchParams.get('v')
      const title = link.textContent?.replace(' (opens in a new tab)', '')
      expect(listChannelVideos(demoChannel.id)).toContainEqual(expect.objectContaining({ id, title }))
    }
    expect(within(channelSection).getAllByText(/× your usual views$/)).toHaveLength(links.length)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('a reopened analysis keeps its number and its date, until the title is edited', async () => {
    const { user, userId } = await openWithAnalysis()
    const { addAnalysis } = await import('#functions/store/analyses.ts')
    const { saveOwnHistory } = await import('#functions/store/own-history.ts')
    const past = Date.now() - 3 * dayMs
    const createdAt = new Date(past).toISOString()
    const id = '1'.repeat(20)
    const reopened = 'How I Learned to Bake Bread'
    const titleAnalysis = { basis: 'model' as const, score: 91, raw: 1, contributions: [], checks: [] }
    await addAnalysis(userId, { id, createdAt, title: reopened, titleAnalysis, yardstick: 'channel', model: 'earlier' })
    const fetchedAt = new Date(past - 12 * hourMs).toISOString()
    const ownHistory = { state: 'scored' as const, score: 3, similar: [], videos: 41, fetchedAt }
    const outcome = { topQuarter: 0.01, aboveUsual: 0.02, medianMultiple: 0.1 }
    const verdict = { yardstick: 'channel' as const, score: 3, videos: 41, outcome }
    await saveOwnHistory(userId, id, { ownHistory, verdict, until: Date.now() + dayMs })
    cleanup()
    await visit(path, { backend })
    const { date } = formatsFor('en')
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${reopened}.*3% · `) }))
    const result = within(screen.getByRole('region', { name: 'AI Insights' }))
    await result.findByText(`This title ranks above 3% of your own 41 videos. As of ${date(createdAt)}.`)
    result.getByText(/^Of 100 videos whose titles ranked like this one, 1 reached the top quarter/)
    await user.type(screen.getByPlaceholderText('Enter your video title'), '!')
    const today = `As of ${date(new Date().toISOString())}.`
    await waitFor(() => expect(result.getByText(/^This title ranks above/).textContent).not.toContain('above 3%'))
    expect(result.getByText(/^This title ranks above/).textContent).toMatch(
      new RegExp(`above (?!3%)\\d+% of your own (?!41)\\d+ videos\\. ${today.replace('.', '\\.')}$`),
    )
  })

  test('says when there are too few videos', async () => {
    const { user } = await openWithAnalysis('UCledgerLaneChess-000008')
    await openFirstAnalysis(user)
    expect(await screen.findByText(/^Your channel has [23] public videos/)).toBeDefined()
  })

  test('says when YouTube did not respond', async () => {
    const { user } = await openWithAnalysis('UCtiltedFiddle-000000006')
    const { database } = await import('#functions/lib/database.ts')
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const now = Math.floor(Date.now() / 600_000)
    for (const [table, key] of [
      [process.env.TABLE_CACHE, 'recent-uploads#UCtiltedFiddle-000000006'],
      [process.env.TABLE_LIMITS, `recent-uploads#UCtiltedFiddle-000000006#${now}`],
    ])
      await database.send(new DeleteCommand({ TableName: table, Key: { key } }))
    await enterText(user, screen.getByPlaceholderText('Enter your video title'), 'How to Play a Reel by Ear')
    backend.youtube.failNext('backendError')
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    expect(
      await screen.findByText(/^YouTube didn’t respond, so this analysis doesn’t include your own videos/),
    ).toBeDefined()
  })
})

describe('Mark as published', () => {
  const openPublishDialog = async (user: ReturnType<typeof userEvent.setup>, draft = title) => {
    await user.click(await screen.findByRole('button', { name: `Mark as published: “${draft}”` }))
    return within(await screen.findByRole('dialog'))
  }

  test('links an analysis to the address of its video and can be undone', async () => {
    const { title } = findPublishable()
    const { user } = await openWithAnalysis(demoChannel.id, 'en', title)
    const dialog = await openPublishDialog(user, title)
    expect(await accessibilityFaults()).toEqual([])
    await user.type(dialog.getByLabelText('Video URL'), `https://youtu.be/${findPublishable().id}`)
    await user.click(dialog.getByRole('button', { name: 'Mark as published' }))
    await findToast('Marked as published.')
    expect((await screen.findByRole('link', { name: 'Published video' })).getAttribute('href')).toContain(
      findPublishable().id,
    )
    expect(await screen.findByText(/^Next check of our prediction: /)).toBeDefined()
    await user.click(screen.getByRole('button', { name: `Unmark: “${title}”` }))
    await findToast('No longer marked as published.')
    expect(await screen.findByRole('button', { name: `Mark as published: “${title}”` })).toBeDefined()
  })

  test.each([
    ['', 'Paste the URL of your video.'],
    ['https://vimeo.com/12345', /^This is not the address of a YouTube video/],
    ['AAAAAAAAAAA', /^There is no public video at this address/],
    [() => `${listChannelVideos('UCslowLoomStudio-0000001')[0]?.id}`, /^This video is not on your channel/],
    [() => `${listChannelVideos(demoChannel.id)[20]?.id}`, /^This video is more than 7 days old/],
    [() => findPublishable().id, /^The title is too different from the one you analyzed/],
  ])('shows an error at the field for %s', async (typed, message) => {
    const { user } = await openWithAnalysis()
    const dialog = await openPublishDialog(user)
    const text = typeof typed === 'string' ? typed : typed()
    if (text) await user.type(dialog.getByLabelText('Video URL'), text)
    await user.click(dialog.getByRole('button', { name: 'Mark as published' }))
    expect(await dialog.findByText(message)).toBeDefined()
    expect(dialog.getByLabelText('Video URL').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a prediction', () => {
  const reload = async () => {
    document.body.innerHTML = ''
    await visit(path, { backend })
  }

  test('shows each result next to its analysis', async () => {
    const { userId, as } = await openWithAnalysis()
    const { createCall, saveCallResult } = await import('#functions/store/calls.ts')
    const { body } = await backend.request('GET', '/api/analyses', { as })
    const id = (body as { analyses: { id: string }[] }).analyses[0]?.id ?? ''
    const call = await createCall({
      userId,
      id,
      videoId: 'AAAAAAAAAAA',
      channelId: demoChannel.id,
      promise: samplePromise,
    })
    const at = new Date().toISOString()
    if (call) await saveCallResult(call, 'after7', { outcome: 'settled', topQuarter: false, aboveUsual: true, at })
    await reload()
    expect(await screen.findByText('Not in the top quarter')).toBeDefined()
    expect(screen.getByText('Beat your usual')).toBeDefined()
    expect(screen.getByText('after 7 days')).toBeDefined()
    expect(screen.getByText('We’ll check it again 28 days after the video was published.')).toBeDefined()
  })

  test('is kept after an hour: it can’t be unmarked, and deleting its analysis says that it stays', async () => {
    const { userId, as, user } = await openWithAnalysis()
    const { createCall } = await import('#functions/store/calls.ts')
    const { body } = await backend.request('GET', '/api/analyses', { as })
    const id = (body as { analyses: { id: string }[] }).analyses[0]?.id ?? ''
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hourMs })
    await createCall({ userId, id, videoId: 'AAAAAAAAAAA', channelId: demoChannel.id, promise: samplePromise })
    vi.useRealTimers()
    await backend.request('POST', '/api/analyze', { as, body: { title: 'How to Bake Rye Bread' } })
    await reload()
    expect(await screen.findByRole('link', { name: 'Published video' })).toBeDefined()
    expect(screen.queryByRole('button', { name: `Unmark: “${title}”` })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Delete the analysis of “${title}”` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Its prediction stays in your results\.$/)).toBeDefined()
  })

  test('is not offered when the feature is off, nor is the record', async () => {
    await openWithAnalysis()
    document.body.innerHTML = ''
    interceptor.respond = (url) =>
      url.endsWith('/api/track-record') ? Promise.resolve(Response.json({ record: null })) : undefined
    await visit(path, { backend })
    await screen.findByRole('button', { name: new RegExp(`^${title}`) })
    await waitFor(() => expect(screen.queryByText('How often our predictions came true')).toBeNull())
    expect(screen.queryByRole('button', { name: `Mark as published: “${title}”` })).toBeNull()
  })
})

test.each(['es', 'fr'] as const)('the results are translated to %s', async (locale) => {
  await openWithAnalysis(demoChannel.id, locale)
  const name = {
    es: 'Con qué frecuencia se cumplieron nuestros pronósticos',
    fr: 'À quelle fréquence nos pronostics se sont réalisés',
  }[locale]
  expect(await screen.findByRole('link', { name })).toBeDefined()
})
