import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const address = (fields: Record<string, string>) => `/dashboard/keep-idea?${new URLSearchParams(fields)}`
const video = { title: 'I Built a Loom', text: 'https://youtu.be/dQw4w9WgXcQ?si=aB3_x' }

async function open(fields: Record<string, string>, locale: (typeof locales)[number] = 'en') {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  const page = await visit(address(fields), { backend, locale })
  const draftsOfCreator = async () => (await backend.items('drafts')).filter(({ userId }) => userId === creator.userId)
  return { ...page, draftsOfCreator, user: userEvent.setup() }
}

describe('a video that another app shares', () => {
  test('becomes an idea with its title and link, once the creator presses the button', async () => {
    const { draftsOfCreator, user, address } = await open(video)
    const name = await screen.findByLabelText<HTMLInputElement>('Working name')
    expect(name.value).toBe('I Built a Loom')
    screen.getByText('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(await draftsOfCreator(), 'opening the address saves nothing').toEqual([])
    await user.dblClick(screen.getByRole('button', { name: 'Keep as an idea' }))
    await findToast('Kept as an idea.')
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/drafts\//))
    expect(await draftsOfCreator()).toMatchObject([
      { state: 'idea', name: 'I Built a Loom', titles: [], notes: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ])
  })

  test('stays on the screen with its name when it could not be saved', async () => {
    const { draftsOfCreator, user } = await open(video)
    await user.type(await screen.findByLabelText('Working name'), ' of my own')
    interceptor.respond = (_, { method }) => (method === 'POST' ? Promise.reject(new Error('no network')) : undefined)
    await user.click(screen.getByRole('button', { name: 'Keep as an idea' }))
    await screen.findByRole('alert')
    interceptor.respond = () => undefined
    await user.click(screen.getByRole('button', { name: 'Keep as an idea' }))
    await findToast('Kept as an idea.')
    expect(await draftsOfCreator()).toMatchObject([{ name: 'I Built a Loom of my own' }])
  })

  test('is said not to be saved to a creator who has left the screen', async () => {
    const { user } = await open(video)
    let fail = () => {}
    const failure = new Promise<Response>((_, reject) => {
      fail = () => reject(new Error('no network'))
    })
    interceptor.respond = (_, { method }) => (method === 'POST' ? failure : undefined)
    await user.click(await screen.findByRole('button', { name: 'Keep as an idea' }))
    await user.click(screen.getByRole('link', { name: 'Outliers' }))
    await screen.findByRole('heading', { name: 'Outliers', level: 1 })
    fail()
    await findToast('Viewcraft is briefly unavailable. Please try again in a minute.')
  })

  test('is only text, whatever it contains', async () => {
    const { draftsOfCreator, user } = await open({
      title: '<img src=x onerror=alert(1)>\u202e',
      text: `javascript:alert(1) ${'x'.repeat(100_000)}`,
      url: 'javascript:alert(1)',
    })
    const name = await screen.findByLabelText<HTMLInputElement>('Working name')
    expect(name.value).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('[src=x], [href^="javascript"]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep as an idea' }))
    await findToast('Kept as an idea.')
    const [draft] = await draftsOfCreator()
    expect(`${draft?.notes}`.length).toBeLessThanOrEqual(2000)
  })
})

test('a visitor logs in first, and what was shared is still there', async () => {
  const { address: at } = await visit(address(video), { backend })
  await screen.findByRole('button', { name: 'Log in' })
  expect(at()).toBe('/login')
  storeCreatorSession(await makeCreator(backend))
  window.dispatchEvent(new StorageEvent('storage', { key: 'viewcraft.session' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Working name')
  expect(name.value).toBe('I Built a Loom')
})

describe.each(locales)('the screen in %s', (locale) => {
  test('is accessible with a video', async () => {
    await open(video, locale)
    await screen.findByDisplayValue('I Built a Loom')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('is accessible when nothing was shared, and then has only a link to the drafts', async () => {
    await open({ title: ' ', url: 'javascript:alert(1)' }, locale)
    const heading = await screen.findByRole('heading', { level: 1 })
    const main = within(heading.closest('main') ?? document.body)
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard/drafts'])
    expect(main.queryByRole('button')).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
  })
})
