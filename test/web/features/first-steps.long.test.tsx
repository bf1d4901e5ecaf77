import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { signInConnectedCreator } from './channel.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
/** The first test of a file loads every module, which is slow on a busy machine. */
const slowLoad = { timeout: 40_000 }
vi.setConfig({ testTimeout: 90_000 })

const steps = async () => within(await screen.findByRole('list', { name: 'First steps' }, slowLoad))
const expectNoSteps = () => expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull()
const open = (location = '/dashboard') => visit(location, { backend })

const title = 'I built a cabin in 30 days'
const thumbnailAnalysis: Analysis['thumbnailAnalysis'] = {
  score: 70,
  width: 1280,
  height: 720,
  checks: [],
  suggestions: [],
  vision: {
    text: { hasText: false, textBlocks: [], detectedText: '' },
    color: { dominantColors: [], colorfulness: 50, contrast: 50, brightness: 0.5 },
    composition: { hasFaces: false, faceCount: 0, faces: [], objects: [], isCluttered: false },
  },
}

/** Signs in a new creator without a connected channel. */
async function signInCreator() {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  return creator
}

/** Rewrites the backend's responses so that the creator appears to have completed every step. */
async function completeAllSteps(as: string): Promise<void> {
  await backend.request('POST', '/api/analyze', { as, body: { title } })
  const rewritten: Record<string, unknown> = {}
  const rewrite = async <Body,>(path: string, change: (body: Body) => Body) => {
    rewritten[path] = change((await backend.request('GET', path, { as })).body as Body)
  }
  await rewrite<Account>('/api/account', (account) => ({
    ...account,
    mails: { ...account.mails, weekly: true },
  }))
  await rewrite<{ analyses: Analysis[] }>('/api/analyses', ({ analyses }) => ({
    analyses: analyses.map((one) => ({ ...one, thumbnailAnalysis })),
  }))
  interceptor.respond = (url, { method }) =>
    url in rewritten && method !== 'PATCH' ? Promise.resolve(Response.json(rewritten[url])) : undefined
}

describe('the first steps', () => {
  test('show a new creator what to do, each step with a link', async () => {
    await signInCreator()
    await open()
    const links = (await steps()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/predictive-insights',
      '/dashboard/predictive-insights',
      '/dashboard/settings',
    ])
    expect(await accessibilityFaults()).toEqual([])
    // There is only one invitation to connect.
    expect(screen.getAllByText(/connect your/i).map((one) => one.textContent)).toEqual([
      'Connect your YouTube account to see your channel analytics',
    ])
  })

  test('are listed after a video that has a date', async () => {
    const { token: as } = await signInCreator()
    const planned = { date: new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10) }
    const fields = { titles: [{ id: 'aaaa', text: title }], planned }
    const { body } = await backend.request('POST', '/api/drafts', { as, body: fields })
    const { id } = contract.drafts.create.output.parse(body).draft
    await open()
    const meanwhile = within(await screen.findByRole('region', { name: 'Until then' }, slowLoad))
    const video = await meanwhile.findByRole('link', { name: title })
    expect(video.getAttribute('href')).toBe(`/dashboard/drafts/${id}`)
    const first = (await steps()).getAllByRole('link')[0] as HTMLElement
    expect(video.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('come with a region of its own for a title that was typed before', async () => {
    await signInCreator()
    sessionStorage.setItem('viewcraft.draft', JSON.stringify({ title }))
    await open()
    await screen.findByText('Your title is in. Your channel is one step away.')
    const waiting = await screen.findByRole('region', { name: 'Your title' })
    within(waiting).getByText(title)
    expect(within(waiting).getByRole('link').getAttribute('href')).toBe('/dashboard/predictive-insights')
  })

  test('disappear one by one as the account completes them', async () => {
    const { token } = await signInCreator()
    await backend.request('POST', '/api/analyze', { as: token, body: { title } })
    await open()
    const list = await steps()
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Check a thumbnail',
      'Get trends by email',
    ])
  })

  test('stay hidden once dismissed, without losing the focus', async () => {
    await signInCreator()
    await open()
    await steps()
    await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }))
    await waitFor(expectNoSteps)
    expect(document.activeElement).toBe(screen.getByRole('main'))
    cleanup()
    await open()
    await screen.findByRole('link', { name: /AI-powered content optimization/ })
    expectNoSteps()
  })

  test('do not take the focus from another element when dismissed', async () => {
    await signInCreator()
    await open()
    await steps()
    const answer = holdNextRequest('PATCH', '/api/account')
    await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }))
    const link = screen.getByRole('link', { name: 'Settings' })
    link.focus()
    await answer()
    await waitFor(expectNoSteps)
    expect(document.activeElement).toBe(link)
  })

  test('are what to do next for a creator with a connected channel and nothing else to do', async () => {
    await signInConnectedCreator(backend)
    await open()
    const next = within(await screen.findByRole('region', { name: 'Do next' }, slowLoad))
    const list = within(await next.findByRole('list', { name: 'First steps' }))
    expect(list.getAllByRole('link')).toHaveLength(3)
  })

  test('are gone for good when every one is done', async () => {
    const { token } = await signInCreator()
    await completeAllSteps(token)
    await open()
    await screen.findByRole('link', { name: /AI-powered content optimization/ }, slowLoad)
    await waitFor(async () => {
      const { body } = await backend.request('GET', '/api/account', { as: token })
      expect(body).toMatchObject({ firstSteps: false })
    })
    await waitFor(expectNoSteps)
  })

  test('omit the reports when the site does not send email', async () => {
    await signInCreator()
    await visit('/dashboard', { backend, config: { codesByMail: false } })
    expect((await steps()).getAllByRole('link')).toHaveLength(2)
  })
})
