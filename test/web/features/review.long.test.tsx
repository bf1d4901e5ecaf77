import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { NoCallReason, PublishedCall } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { dayMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { addEarlierAnalysis } from '#test/support/earlier-analyses.ts'
import { FakeLocks } from '#test/support/locks.ts'
import { cacheDemoUploads, findPublishable } from '#test/support/publishable.ts'
import { renderAt } from '#test/support/render.tsx'
import { reviewMessages } from '#web/features/review/messages.ts'
import { SaidCard } from '#web/features/review/said.tsx'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, hangSaves } = setUpPageBackend()
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a draft with a title, as a creator who is signed in. */
async function makeDraft(title = findPublishable().title) {
  const creator = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
  const titles = [{ id: 'aaaa', text: title }]
  const { body } = await backend.request('POST', '/api/drafts', { as: creator.token, body: { titles } })
  storeCreatorSession(creator)
  return { creator, id: drafts.create.output.parse(body).draft.id, user: userEvent.setup() }
}

/** Publishes a draft and opens its review some days later. */
async function openReview(days: number, change: (published: { creator: Creator; video: string }) => void = () => {}) {
  const made = await makeDraft()
  const { creator, id } = made
  const video = findPublishable().id
  await backend.request('POST', '/api/analyze', {
    as: creator.token,
    body: { title: findPublishable().title, draft: id },
  })
  await backend.request('POST', `/api/drafts/${id}/publish`, { as: creator.token, body: { video } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
  storeCreatorSession({ ...creator, token: backend.tokenFor(creator.userId) })
  change({ creator, video })
  await visit(`/dashboard/review?draft=${id}`, { backend })
  return made
}

async function readDraft({ userId }: Creator, id: string) {
  const { body } = await backend.request('GET', `/api/drafts/${id}`, { as: backend.tokenFor(userId) })
  return drafts.get.output.parse(body).draft
}

describe('the section Publish', () => {
  test('says what is wrong with an address, publishes a draft, links to its review, and can be undone', async () => {
    const { id, user } = await makeDraft('I Tested the Worst $1 Food')
    await visit(`/dashboard/drafts/${id}#publish`, { backend })
    const section = within(await screen.findByRole('region', { name: 'Publish' }))
    await user.click(section.getByRole('button', { name: 'Mark as published' }))
    expect(await section.findByText('Paste the URL of your video.')).toBeDefined()
    const field = section.getByLabelText('Video URL')
    await user.type(field, 'aaaaaaaaaaa')
    await user.click(section.getByRole('button', { name: 'Mark as published' }))
    expect(await section.findByText(/^There is no public video at this address/)).toBeDefined()
    await user.clear(field)
    await user.type(field, `https://youtu.be/${findPublishable().id}`)
    await user.click(section.getByRole('button', { name: 'Mark as published' }))
    // It is none of the draft's titles, so the creator may have pasted the address of another video.
    const warning = await section.findByText(/^The video at this address is called/)
    expect(warning.textContent).toContain(`“${findPublishable().title}”`)
    await user.click(section.getByRole('button', { name: 'Mark as published anyway' }))
    expect(await findToast('Marked as published.')).toBeDefined()
    expect(await section.findByText(/^None of this draft’s titles has a verdict of ours/)).toBeDefined()
    expect(section.getByRole('link', { name: 'Open the review' }).getAttribute('href')).toBe(
      `/dashboard/review?draft=${id}`,
    )
    await user.click(section.getByRole('button', { name: 'Unmark' }))
    expect(await section.findByLabelText('Video URL')).toBeDefined()
  })

  test('names and links the draft that already has the video, even if it was marked elsewhere meanwhile', async () => {
    const { creator, id, user } = await makeDraft()
    const video = findPublishable().id
    const as = creator.token
    const { body } = await backend.request('POST', '/api/drafts', { as, body: { name: 'The first copy' } })
    const other = drafts.create.output.parse(body).draft.id
    await visit(`/dashboard/drafts/${id}#publish`, { backend })
    const section = within(await screen.findByRole('region', { name: 'Publish' }))
    await backend.request('POST', `/api/drafts/${other}/publish`, { as, body: { video } })
    await user.type(section.getByLabelText('Video URL'), video)
    await user.click(section.getByRole('button', { name: 'Mark as published' }))
    expect(await section.findByText(/^This video already belongs to “The first copy”/)).toBeDefined()
    const link = section.getByRole('link', { name: 'Open “The first copy”' })
    expect(link.getAttribute('href')).toBe(`/dashboard/drafts/${other}#publish`)
    expect(await accessibilityFaults()).toEqual([])
    await backend.request('POST', `/api/drafts/${other}/publish`, { as, body: { video: null } })
    await user.click(section.getByRole('button', { name: 'Mark as published' }))
    expect(await findToast('Marked as published.')).toBeDefined()
    expect(section.queryByRole('link', { name: 'Open “The first copy”' })).toBeNull()
  })

  test('says which other draft is marked with the same video, as earlier releases allowed', async () => {
    const { creator, id } = await makeDraft()
    const { body } = await backend.request('POST', '/api/drafts', { as: creator.token, body: { name: 'The copy' } })
    const { changeDraft, getDraft } = await import('#functions/store/drafts.ts')
    for (const one of [id, drafts.create.output.parse(body).draft.id]) {
      const draft = await getDraft(creator.userId, one)
      const published = { videoId: findPublishable().id, at: new Date().toISOString() }
      if (draft) await changeDraft(draft, { published, state: 'published' })
    }
    await visit(`/dashboard/drafts/${id}`, { backend })
    expect(await screen.findByText(/^“The copy” is marked with this video, too/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open “The copy”' })).toBeDefined()
  })
})

describe('the review', () => {
  test('has what happened, what we said, what the tests say and what to keep, in this order', async () => {
    const { user, id, creator } = await openReview(7.1)
    await screen.findByText(/ views?$/)
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(headings).toEqual(['What happened', 'What we said', 'What your tests say', 'What to keep'])
    expect(screen.getByText(/^7 days after you marked it as published/)).toBeDefined()
    expect(screen.getByText(/× your usual: at this age, your videos usually have/)).toBeDefined()
    expect(await screen.findByText(/^You recorded no test of this video\./)).toBeDefined()
    await user.type(screen.getByLabelText('Your note'), 'Say the number of days.')
    await waitFor(() => expect(screen.getByTestId('save-stage').textContent).toBe('Saved'))
    expect((await readDraft(creator, id)).lessons).toBe('Say the number of days.')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says whether what we said came true, even once the rank is no longer stored', async () => {
    const { creator, id } = await makeDraft()
    const { id: video, title, publishedAt } = findPublishable()
    await cacheDemoUploads()
    await backend.request('POST', '/api/analyze', { as: creator.token, body: { title, draft: id } })
    await backend.request('POST', `/api/drafts/${id}/publish`, { as: creator.token, body: { video } })
    const markedAt = Date.now()
    const settleAt = async (time: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      await cacheDemoUploads()
      await runDueWork(backend, 'jobs/settle-calls')
    }
    const read = async () => {
      cleanup()
      storeCreatorSession({ ...creator, token: backend.tokenFor(creator.userId) })
      await visit(`/dashboard/review?draft=${id}`, { backend })
      return within(await screen.findByRole('region', { name: 'What we said' }))
    }
    await settleAt(publishedAt + 7.1 * dayMs)
    const early = await read()
    expect(await early.findByText(/^\d+% · /)).toBeDefined()
    expect(
      early.getByText(/^Of 100 videos whose titles ranked like this one, .* A typical one got [\d.]+× the usual\.$/),
    ).toBeDefined()
    expect(early.getByRole('heading', { name: 'Whether it came true' })).toBeDefined()
    expect(early.getByText(/^(In|Not in) the top quarter$/)).toBeDefined()
    expect(early.getByText('after 7 days')).toBeDefined()
    await settleAt(publishedAt + 28.1 * dayMs)
    vi.setSystemTime(markedAt + 28 * dayMs)
    const late = await read()
    expect(await late.findByText('On your channel')).toBeDefined()
    expect(late.getByText(/^Of 100 videos whose titles ranked like this one, .* beat its usual views\.$/)).toBeDefined()
    expect(late.queryByText(/%/)).toBeNull()
    expect(late.getAllByText(/^(Beat|Did not beat) your usual$/)).toHaveLength(2)
    expect(late.getByText('after 28 days')).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    // Cache the uploads as of now again, so that the next test does not see later ones.
    vi.useRealTimers()
    await cacheDemoUploads()
  })

  test.each([
    ['Use yours', 'Mine', 'Theirs'],
    ['Use the one from elsewhere', 'Theirs', 'Mine'],
    ['Use both, one below the other', 'Theirs\n\nMine', undefined],
  ])('shows the note of another device next to this one: %s', async (press, used, undone) => {
    const { user, id, creator } = await openReview(7.1)
    const field = await screen.findByLabelText('Your note')
    const { revision } = await readDraft(creator, id)
    const as = backend.tokenFor(creator.userId)
    await backend.request('PATCH', `/api/drafts/${id}`, { as, body: { revision, changes: { lessons: 'Theirs' } } })
    await user.type(field, 'Mine')
    const conflict = within(await screen.findByRole('region', { name: 'Changed in two places' }))
    expect((await readDraft(creator, id)).lessons).toBe('Theirs')
    expect(conflict.getByRole('figure', { name: 'Yours, on this page' }).textContent).toMatch(/Mine$/)
    expect(conflict.getByRole('figure', { name: 'From elsewhere' }).textContent).toMatch(/Theirs$/)
    await user.click(conflict.getByRole('button', { name: press }))
    await waitFor(async () => expect((await readDraft(creator, id)).lessons).toBe(used))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe(used)
    const undo = screen.queryByRole('button', { name: 'Undo' })
    expect(undo !== null).toBe(undone !== undefined)
    if (!undo) return
    await user.click(undo)
    await waitFor(async () => expect((await readDraft(creator, id)).lessons).toBe(undone))
  })

  test('keeps what was typed after a choice between two notes when that choice is undone', async () => {
    const { user, id, creator } = await openReview(7.1)
    const field = await screen.findByLabelText('Your note')
    const { revision } = await readDraft(creator, id)
    const as = backend.tokenFor(creator.userId)
    await backend.request('PATCH', `/api/drafts/${id}`, { as, body: { revision, changes: { lessons: 'Theirs' } } })
    await user.type(field, 'Mine')
    await user.click(await screen.findByRole('button', { name: 'Use yours' }))
    await user.type(screen.getByLabelText('Your note'), ' too')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await readDraft(creator, id)).lessons).toBe('Theirs\n\nMine too'))
  })

  test('restores the note that was typed before a crash', async () => {
    const locks = new FakeLocks()
    const first = locks.openTab()
    Object.defineProperty(navigator, 'locks', { configurable: true, value: first.locks })
    const { user, id } = await openReview(7.1)
    const field = await screen.findByLabelText('Your note')
    const sent = hangSaves()
    await user.type(field, 'Typed and left')
    await sent
    first.crash()
    cleanup()
    interceptor.respond = () => undefined
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.openTab().locks })
    await visit(`/dashboard/review?draft=${id}`, { backend })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Typed and left'))
  })

  test('says nothing about suggestions where the analysis stored none', async () => {
    const { creator, id } = await makeDraft()
    await backend.request('POST', '/api/analyze', {
      as: creator.token,
      body: { title: findPublishable().title, draft: id },
    })
    const { listAnalyses } = await import('#functions/store/analyses.ts')
    for (const { nextSteps: _, ...analysis } of (await listAnalyses(creator.userId)).analyses)
      await addEarlierAnalysis(creator, analysis)
    await backend.request('POST', `/api/drafts/${id}/publish`, {
      as: creator.token,
      body: { video: findPublishable().id },
    })
    await visit(`/dashboard/review?draft=${id}`, { backend })
    expect(await screen.findByText(/^Of 100 videos whose titles ranked like this one/)).toBeDefined()
    expect(screen.queryByText('What we suggested')).toBeNull()
  })

  test('says when it is ready', async () => {
    await openReview(1)
    expect(await screen.findByText(/^Views in the first days say little\. From /)).toBeDefined()
    expect(screen.getByText(/^Marked as published on .* · Next review: /)).toBeDefined()
  })

  test('can be retried when YouTube does not respond', async () => {
    const { user } = await openReview(35, () => backend.youtube.failNext('backendError', 'backendError'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/ views?$/)).toBeDefined()
  })

  test('links to the draft while it is not published', async () => {
    const { id } = await makeDraft()
    await visit(`/dashboard/review?draft=${id}`, { backend })
    expect((await screen.findByRole('link', { name: 'Go to the draft' })).getAttribute('href')).toBe(
      `/dashboard/drafts/${id}#publish`,
    )
  })

  test('says that there is no such draft', async () => {
    await makeDraft()
    await visit('/dashboard/review', { backend })
    expect(await screen.findByText('This draft doesn’t exist')).toBeDefined()
  })

  test('says that the video was deleted', async () => {
    await openReview(28.1, ({ video }) => backend.youtube.removeVideo(video))
    expect(await screen.findByText(/^YouTube no longer shows this video/)).toBeDefined()
    expect(screen.getByText('28 days after you marked it as published')).toBeDefined()
  })
})

describe('the card “What we said” without an analysis of the title', () => {
  const show = async (call: PublishedCall | null, noCall?: NoCallReason) => {
    await reviewMessages.load('en')
    await renderAt('/', <SaidCard call={call} {...(noCall && { noCall })} />)
  }
  const nothing = 'No title like the published one was analyzed here before, so we said nothing about it.'

  test.each([undefined, 'not_offered'] as const)('says that we said nothing (no call: %s)', async (noCall) => {
    await show(null, noCall)
    expect(screen.getByText(nothing)).toBeDefined()
  })

  test('says that a call of the earlier kind is not counted', async () => {
    await show({ videoId: 'abcdefghijk', markedAt: '2026-01-01T00:00:00Z' })
    expect(screen.getByText('An earlier kind of prediction, which isn’t counted.')).toBeDefined()
    expect(screen.queryByText(nothing)).toBeNull()
  })
})
