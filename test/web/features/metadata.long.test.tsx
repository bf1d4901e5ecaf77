import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { composeMetadata } from '#functions/services/metadata/compose.ts'
import type { MetadataOutput } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const title = 'How I built a tiny house in 30 days'
const about = 'A tiny house from old pallets, with hand tools.'

async function open(locale: Locale = 'en') {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  const query = new URLSearchParams({ title, view: 'metadata' })
  await visit(`/dashboard/predictive-insights?${query}`, { backend, locale })
  return { user: userEvent.setup(), creator }
}
/** The first test loads every module, which is slow on a busy machine. */
const slowTest = { timeout: 40_000 }
vi.setConfig({ testTimeout: 90_000 })

describe('description and tags', () => {
  test('are generated from the draft, can be copied, and survive switching tabs', async () => {
    const { user } = await open()
    expect(await screen.findByRole('textbox', { name: 'Title' }, slowTest)).toHaveProperty('value', title)
    await screen.findByText('1 of 1 left')
    await user.type(screen.getByLabelText('Notes and chapters'), about)
    await user.click(screen.getByRole('button', { name: 'Write description and tags' }))
    await findToast('Description and tags written!')
    const { description, tags } = composeMetadata({ title, happens: '', about }, 'en')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...tags]),
    )
    // The provider's client does not run in a browser-like environment, so this is our own text, with the reason.
    screen.getByText('Assembled by the built-in adviser from your own words.')
    screen.getByText(/^We couldn’t reach the AI/)
    await user.click(screen.getByRole('button', { name: 'Copy description' }))
    await findToast('Description copied')
    expect(await navigator.clipboard.readText()).toBe(description)
    await user.click(screen.getByRole('button', { name: 'Copy tags' }))
    await findToast('Tags copied')
    expect(await navigator.clipboard.readText()).toBe(tags.join(', '))
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))
    await user.click(screen.getByRole('link', { name: 'Description and tags' }))
    screen.getByText('Assembled by the built-in adviser from your own words.')
  })

  test('start empty for another video', async () => {
    const { user } = await open()
    await user.type(await screen.findByLabelText('Notes and chapters', {}, slowTest), about)
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
    await user.click(screen.getByRole('link', { name: 'Title and thumbnail' }))
    await user.click(screen.getByRole('button', { name: 'Get Insights' }))
    await user.click(await screen.findByRole('button', { name: 'New video' }, slowTest))
    await user.click(screen.getByRole('link', { name: 'Description and tags' }))
    expect(screen.getByLabelText('Notes and chapters')).toHaveProperty('value', '')
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', '')
  })

  test('are labeled when an AI wrote them', async () => {
    const { user } = await open()
    const answer: MetadataOutput = {
      adviser: 'ai',
      description: 'A house.\n\nFrom pallets.',
      tags: [],
      meter: { meter: 'optimisations', used: 1, limit: 1, fairUse: false, resetsAt: new Date().toISOString() },
    }
    interceptor.respond = (url) => (url === '/api/metadata' ? Promise.resolve(Response.json(answer)) : undefined)
    await user.click(await screen.findByRole('button', { name: 'Write description and tags' }, slowTest))
    await screen.findByText(/^Written by an AI from your own words/)
    screen.getByText('Tell us a little more to get tags.')
    expect(screen.queryByRole('button', { name: 'Copy tags' })).toBeNull()
  })

  test('show when the allowance renews and how to upgrade when it is used up', async () => {
    const { user, creator } = await open()
    const { spendUnit } = await import('#functions/store/usage.ts')
    await spendUnit(creator.userId, 'optimisations', 'free', 'another draft')
    await user.click(await screen.findByRole('button', { name: 'Write description and tags' }, slowTest))
    await screen.findByText('You’ve used all of this month’s descriptions')
    await screen.findByText('0 of 1 left')
    // Once next to the meter and once in the error message.
    for (const link of screen.getAllByRole('link', { name: 'See plans' }))
      expect(link.getAttribute('href')).toBe('/premium-upgrade')
  })

  test('require a title and show an error when generating fails', async () => {
    const { user } = await open()
    const field = await screen.findByRole('textbox', { name: 'Title' }, slowTest)
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Write description and tags' }))
    await screen.findByText('Please enter a title')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'A house')
    interceptor.respond = (url) => (url === '/api/metadata' ? Promise.reject(new Error('no network')) : undefined)
    await user.click(screen.getByRole('button', { name: 'Write description and tags' }))
    await findToast('Failed to write description and tags. Please try again.')
  })

  test.each([
    ['es', 'Escribir descripción y etiquetas'],
    ['fr', 'Rédiger la description et les tags'],
  ] as const)('speak %s', async (locale, name) => {
    await open(locale)
    await screen.findByRole('button', { name }, slowTest)
  })
})
