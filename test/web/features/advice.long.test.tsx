import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { PlanName } from '#shared/plans.ts'
import { makeCreator } from '#test/support/creator.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const draft = 'Daily vlog #12 | how I built a tiny house in 30 days!!'
const example = 'How I Built a Tiny House in 30 Days'
/** The first test of a file loads every module, which is slow on a busy machine. */
const slowLoad = { timeout: 40_000 }
vi.setConfig({ testTimeout: 90_000 })

const written: Output<typeof advice.advise> = {
  advice: {
    title: {
      strengths: ['It says what happens.'],
      suggestions: [
        {
          text: 'Put the result first',
          priority: 'high',
          explanation: 'Viewers see at once what they get.',
          examples: [{ text: example, chance: 0.72 }],
        },
      ],
    },
  },
}
/** The AI's responses, in order. They are stubbed because the provider's client does not run in a browser environment. */
let answers: Output<typeof advice.advise>[]
let requestCount = 0
beforeEach(() => {
  answers = []
  requestCount = 0
  interceptor.respond = (url) => {
    if (!url.endsWith('/advice')) return undefined
    requestCount++
    const answer = answers.shift()
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('no network'))
  }
})

async function signIn(plan: PlanName = 'free') {
  const creator = await makeCreator(backend, { plan, channel: demoChannel.id })
  storeCreatorSession(creator)
  return creator
}

async function analyzeTitle(title: string) {
  const user = userEvent.setup()
  const input = await screen.findByPlaceholderText('Enter your video title', {}, slowLoad)
  await user.click(input)
  await user.paste(title)
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  return { user, input }
}
const path = '/dashboard/predictive-insights'

describe('advice by AI', () => {
  test('loads after the analysis, next to the built-in suggestions, with examples the user can apply', async () => {
    await signIn('basic')
    answers = [written]
    await visit(path, { backend, config: { ai: true }, strict: true })
    const { user, input } = await analyzeTitle(draft)
    await screen.findByText('Put the result first', {}, slowLoad)
    expect(requestCount).toBe(1)
    screen.getByText('It says what happens.')
    screen.getByText(/^Written by an AI from what you entered/)
    expect(screen.getAllByText('10 of 10 AI answers left this month.', { exact: false }).length).toBeGreaterThan(1)
    screen.getByRole('heading', { name: 'Next steps' })
    const item = within(screen.getByText('Put the result first').closest('li') ?? document.body)
    item.getByText('High priority')
    await user.click(item.getByText('Explanation and examples'))
    item.getByText('Viewers see at once what they get.')
    item.getByText('72% likely the better wording')
    await user.click(item.getByRole('button', { name: 'Use this title' }))
    expect(input).toHaveProperty('value', example)
  })

  test.each([
    ['timeout', /^The AI took too long, so this comes from our built-in adviser. It didn’t cost you an AI answer/],
    ['budget_spent', /^Today’s budget for AI is used up/],
  ] as const)(
    'shows why it failed (%s) and a retry button, and keeps the other results',
    async (fallbackReason, why) => {
      await signIn('basic')
      answers = [{ fallbackReason }, written]
      await visit(path, { backend, config: { ai: true } })
      const { user } = await analyzeTitle(draft)
      await screen.findByText(why, {}, slowLoad)
      screen.getByRole('heading', { name: 'Next steps' })
      await user.click(screen.getByRole('button', { name: 'Ask again' }))
      await screen.findByText('Put the result first', {}, slowLoad)
      expect(screen.queryByText(why)).toBeNull()
    },
  )

  test('falls back to the general suggestions when it contains no suggestions', async () => {
    await signIn('basic')
    answers = [{ fallbackReason: 'unusable' }]
    await visit(path, { backend, config: { ai: true } })
    await analyzeTitle(draft)
    await screen.findByText('Add numbers for specificity', {}, slowLoad)
    screen.getByText('Include emotional triggers')
    screen.getByText('Use power words')
    expect(screen.queryByText('Increase text contrast')).toBeNull()
  })

  test('is not part of the free plan, and the page links to a plan that includes it', async () => {
    await signIn()
    answers = [{ fallbackReason: 'no_units' }]
    await visit(path, { backend, config: { ai: true } })
    await analyzeTitle(draft)
    await screen.findByText(/^Your plan has no AI answers left/, {}, slowLoad)
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'See plans' }).length).toBeGreaterThan(0)
  })

  test('loads for an older analysis when the user presses a button', async () => {
    const creator = await signIn('basic')
    await backend.request('POST', '/api/analyze', { as: creator.token, body: { title: draft } })
    answers = [written]
    await visit(path, { backend, config: { ai: true } })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${draft.slice(0, 12)}`) }, slowLoad))
    await user.click(await screen.findByRole('button', { name: 'Ask the AI' }, slowLoad))
    await screen.findByText('Put the result first', {}, slowLoad)
    expect(requestCount).toBe(1)
  })

  test('shows an error and a retry button when it cannot be loaded', async () => {
    await signIn('basic')
    await visit(path, { backend, config: { ai: true } })
    const { user } = await analyzeTitle(draft)
    await screen.findByText(/^We couldn’t load the AI’s advice/, {}, slowLoad)
    answers = [written]
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('Put the result first', {}, slowLoad)
  })

  test('is not mentioned when AI is not configured', async () => {
    await signIn('basic')
    await visit(path, { backend })
    await analyzeTitle(draft)
    await screen.findByRole('heading', { name: 'Next steps' }, slowLoad)
    expect(requestCount).toBe(0)
    expect(screen.queryByText(/AI answers left/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask the AI' })).toBeNull()
  })
})
