import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { generateIdeas, rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const draft = 'Building an Outdoor Bread Oven! - Ep. 12'
const { ideas } = generateIdeas(draft)

/** Analyzes a draft as a new creator. */
async function analyze(title: string) {
  storeCreatorSession(await makeCreator(backend, { channel: demoChannel.id }))
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
    const { user, input, generate } = await analyze(draft)
    await user.click(generate)
    await findToast('Generated new title recommendations!')
    await screen.findByRole('heading', { name: 'Recommended Titles' })
    const [best] = ideas
    if (!best) throw new Error('no idea')
    const list = within(screen.getByRole('heading', { name: 'Recommended Titles' }).parentElement ?? document.body)
    const use = list.getByRole('button', { name: `Use this title: ${best.title}` })
    const item = within(use.closest('li') ?? document.body)
    item.getByText(best.title)
    item.getByText(`${Math.round(100 * (best.chance ?? 0))}% likely the better wording`)
    item.getByText(/^\d+% · /)
    item.getByText('Changed: calmer punctuation.')
    item.getByText(/^Where the wording gains: no exclamation marks[, ]/)
    expect(list.getAllByRole('button', { name: /^Use this title: / })).toHaveLength(ideas.length)
    screen.getByText(/^Built from your title and what you say/)

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

  test('asks one question instead of an empty list, and builds titles from the answer', async () => {
    const { user, generate } = await analyze('fixing my bathroom leak')
    await user.click(generate)
    await screen.findByText(/^Your title alone leaves us nothing honest to add/)
    const questions = screen.getAllByRole('heading', { name: 'What did it cost?' })
    expect(questions[0]?.parentElement?.textContent).toContain('I Fixed My Bathroom Leak for price')
    const [answer] = screen.getAllByRole('button', { name: 'Answer' })
    if (!answer) throw new Error('no button')
    await user.click(answer)
    const line = screen.getByRole('textbox', { name: 'What happens in the video?' })
    // The question is also shown at the field.
    expect(screen.getAllByText('What did it cost?')).toHaveLength(questions.length + 1)
    expect(document.activeElement).toBe(line)
    await user.paste('Plumber quoted $900, fixed it with a $4 washer')
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
    await user.click(generate)
    await screen.findByText('The Plumber Quoted $900. I Fixed It With a $4 Washer')
  })

  test('asks in the language of the reader, with a frame in the language of the draft', async () => {
    const { user, generate } = await analyze('Cambio de aceite de la moto paso a paso')
    await user.click(generate)
    await waitFor(() =>
      expect(screen.queryAllByText(/^What is the one step that most people miss/)).not.toHaveLength(0),
    )
    expect(screen.getAllByText('el paso que casi todos se saltan')).not.toHaveLength(0)
    expect(screen.queryByText('Recommended Titles')).toBeNull()
  })

  test('shows that an AI wrote the titles, or why it did not', async () => {
    const { user, generate } = await analyze(draft)
    // The provider's client does not run in a browser environment, so the responses are stubbed.
    const answer = (body: Output<typeof advice.titles>) => {
      interceptor.respond = (url) => (url === '/api/titles' ? Promise.resolve(Response.json(body)) : undefined)
    }
    const written = 'How I Built a Tiny House in 30 Days'
    answer({
      adviser: 'ai',
      basis: 'model',
      ideas: rankIdeas(draft, [{ title: written, fact: '30 days', thumbnailText: 'No loan' }]),
    })
    await user.click(generate)
    await screen.findByText(/^Written by an AI from your title/)
    screen.getByText(written)
    screen.getByText('Based on “30 days”.')
    screen.getByText('On the thumbnail: “No loan”')
    expect(screen.queryByText(/^Changed: /)).toBeNull()
    const question = { kind: 'cost' } as const
    answer({
      adviser: 'ai',
      basis: 'model',
      ideas: rankIdeas(draft, [{ title: written }]),
      question,
      missing: 'Who helped?',
    })
    await user.click(generate)
    await screen.findByRole('heading', { name: 'Who helped?' })
    answer({ adviser: 'built_in', fallbackReason: 'refused', basis: 'model', ideas })
    await user.click(generate)
    await screen.findByText(/^The AI declined to write about this/)
    screen.getByText(/^Built from your title and what you say/)
  })

  test('shows an error and succeeds on the next try', async () => {
    const { user, generate } = await analyze(draft)
    interceptor.respond = (url) => (url === '/api/titles' ? Promise.reject(new Error('no network')) : undefined)
    await user.click(generate)
    await findToast('Failed to generate titles. Please try again.')
    interceptor.respond = () => undefined
    await user.click(generate)
    await screen.findByRole('heading', { name: 'Recommended Titles' })
  })
})
