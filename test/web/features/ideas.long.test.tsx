import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { generateIdeas, rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const draft = 'Daily vlog #12 | tiny house build, 30 days!!'
const { ideas } = generateIdeas(draft)

/** Analyzes a draft as a new creator. */
async function analysed(title: string) {
  const creator = await backend.signUpUser({
    'custom:youtube_channel': `https://www.youtube.com/channel/${demoChannel.id}`,
  })
  storeSession(creator)
  await visit('/dashboard/predictive-insights', { backend })
  const user = userEvent.setup()
  const input = await screen.findByPlaceholderText('Enter your video title')
  await user.click(input)
  await user.paste(title)
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  // The first analysis also loads its function.
  const generate = await screen.findByRole('button', { name: 'Generate AI Titles' })
  return { user, input, generate }
}

describe('Generate AI Titles', () => {
  test('lists titles with their chance and the reason, to copy or use', async () => {
    const { user, input, generate } = await analysed(draft)
    await user.click(generate)
    await findToast('Generated new title recommendations!')
    await screen.findByRole('heading', { name: 'Recommended Titles' })
    const [best] = ideas
    if (!best) throw new Error('no idea')
    const use = screen.getByRole('button', { name: `Use this title: ${best.title}` })
    const item = within(use.closest('li') ?? document.body)
    item.getByText(best.title)
    item.getByText(`${Math.round(100 * (best.chance ?? 0))}% likely the better wording`)
    item.getByText(/^\d+% · /)
    item.getByText('Changed: calmer punctuation and removed “#12”.')
    item.getByText(/^What makes the wording better: Exclamation marks[, ]/)
    const list = screen.getByRole('heading', { name: 'Recommended Titles' }).parentElement ?? document.body
    expect(within(list).getAllByRole('button', { name: /^Use this title: / })).toHaveLength(ideas.length)
    screen.getByText(/^Written by the built-in adviser/)

    await user.click(item.getByRole('button', { name: `Copy “${best.title}”` }))
    await findToast('Title copied')
    expect(await navigator.clipboard.readText()).toBe(best.title)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(item.getByRole('button', { name: `Copy “${best.title}”` }))
    await findToast('Your browser didn’t allow copying. Select the title and copy it yourself.')

    await user.click(use)
    expect(input).toHaveProperty('value', best.title)
    expect(document.activeElement).toBe(input)
    // The first test of a file loads every module, which is slow on a busy machine.
  }, 60_000)

  test.each([
    ['Learning chess', 'We couldn’t find an honest change that would make the wording better.'],
    ['Cómo construí una casa muy pequeña con mis propias manos', /^This does not look like English/],
  ])('explains why it has no honest proposal: %s', async (title, why) => {
    const { user, generate } = await analysed(title)
    const before = screen.queryAllByText(why).length
    await user.click(generate)
    await waitFor(() => expect(screen.queryAllByText(why)).toHaveLength(before + 1))
    expect(screen.queryByText('Recommended Titles')).toBeNull()
  })

  test('shows that an AI wrote the titles, or why it did not', async () => {
    const { user, generate } = await analysed(draft)
    // The provider's client does not run in a browser environment.
    const answer = (body: Output<typeof advice.titles>) => {
      interceptor.respond = (url) => (url === '/api/titles' ? Promise.resolve(Response.json(body)) : undefined)
    }
    const written = 'How I Built a Tiny House in 30 Days'
    answer({ adviser: 'ai', basis: 'model', ideas: rankIdeas(draft, [written]) })
    await user.click(generate)
    await screen.findByText(/^Written by an AI from your draft/)
    screen.getByText(written)
    expect(screen.queryByText(/^Changed: /)).toBeNull()
    answer({ adviser: 'built_in', fallbackReason: 'refused', basis: 'model', ideas })
    await user.click(generate)
    await screen.findByText(/^The AI declined to write about this/)
    screen.getByText(/^Written by the built-in adviser/)
  })

  test('shows an error and succeeds on the next try', async () => {
    const { user, generate } = await analysed(draft)
    interceptor.respond = (url) => (url === '/api/titles' ? Promise.reject(new Error('no network')) : undefined)
    await user.click(generate)
    await findToast('Failed to generate titles. Please try again.')
    interceptor.respond = () => undefined
    await user.click(generate)
    await screen.findByRole('heading', { name: 'Recommended Titles' })
  })
})
