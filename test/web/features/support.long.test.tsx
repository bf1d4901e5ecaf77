import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
beforeEach(() => localStorage.clear())

const operator = 'operator@viewcraft.local'
const findReference = async () => (await screen.findByText(/^VC-/)).textContent
const mailOn = (reference: string) => backend.mails(operator).find(({ subject }) => subject.includes(reference))

async function openSupport() {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  await visit('/dashboard/support', { backend })
  await screen.findByRole('heading', { level: 1, name: 'Support Center' })
  return { ada, user: userEvent.setup() }
}

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('Subject'))
  await user.paste('My score')
  await user.click(screen.getByLabelText('Message'))
  await user.paste('Why is it 40?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
}

describe('the Support Center', () => {
  test('sends a message, shows its reference and where the reply will arrive, and allows another message', async () => {
    const { ada, user } = await openSupport()
    await write(user)
    const reference = await findReference()
    expect(screen.getByText(`We emailed you the reference and will reply to ${ada.email}.`)).toBeDefined()
    expect(mailOn(`${reference}`)?.headers).toMatchObject({ 'Reply-To': ada.email })
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send another message' }))
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  }, 60_000)

  test('does not move the focus when the user moved it while the message was being sent', async () => {
    const { user } = await openSupport()
    const answer = holdNextRequest('POST', '/api/support')
    await write(user)
    const link = screen.getByRole('link', { name: 'Settings' })
    link.focus()
    await answer()
    await findReference()
    expect(document.activeElement).toBe(link)
  })

  test('shows what is missing and sends nothing', async () => {
    const { ada, user } = await openSupport()
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    await screen.findByText('Enter your message.')
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
    expect(await accessibilityFaults()).toEqual([])
    expect((await backend.items('messages')).filter(({ userId }) => userId === ada.userId)).toEqual([])
  })

  test('keeps the text when the response is lost; sending it again creates only one message', async () => {
    const { ada, user } = await openSupport()
    let dropResponse = true
    interceptor.respond = (url, init) => {
      if (url !== '/api/support' || !dropResponse) return undefined
      dropResponse = false
      const { pathname } = new URL(url, backend.origin)
      const sent = backend.request('POST', pathname, {
        body: `${init.body}`,
        headers: Object.fromEntries(new Headers(init.headers)),
      })
      return sent.then(() => new Response('', { status: 502 }))
    }
    await write(user)
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Why is it 40?')
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    const reference = await findReference()
    const mine = (await backend.items('messages')).filter(({ userId }) => userId === ada.userId)
    expect(mine).toMatchObject([{ reference }])
  })

  test('shows its own error text when the rate limit is reached', async () => {
    const { user } = await openSupport()
    interceptor.respond = (url) =>
      url === '/api/support' ? Promise.resolve(new Response('{}', { status: 429 })) : undefined
    await write(user)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You’ve sent a lot of messages/)
  })

  test('shows the ways to get help, without a chat that nobody answers, and three questions', async () => {
    const { user } = await openSupport()
    for (const name of ['Documentation', 'Email Support'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
    expect(screen.queryByText(/live chat/i)).toBeNull()
    expect(screen.getByText(/^We answer messages by email: Premium first, then Basic/)).toBeDefined()
    const faq = within(screen.getByRole('region', { name: 'Frequently asked questions' }))
    expect(faq.getAllByRole('group')).toHaveLength(3)
    expect(faq.getByText(/5\d\.\d% of the time, and 5\d\.\d% of the time when/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Go to the form' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('contact'))
  })

  test('links to the documentation, whose table of contents links to every topic', async () => {
    const { user } = await openSupport()
    await user.click(screen.getByRole('link', { name: 'Open the documentation' }))
    await screen.findByRole('heading', { level: 1, name: 'Documentation' })
    await screen.findByText(/^Mark the ones you published/)
    const topics = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ id }) => `#${id}`)
    expect(topics.length).toBeGreaterThan(6)
    const contents = within(screen.getByRole('navigation', { name: 'Topics' }))
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(topics)
    expect(document.body.textContent).not.toMatch(/\{\w+\}/)
    expect(await accessibilityFaults()).toEqual([])
  })
})

test('the documentation does not say how to mark published videos when there is no track record', async () => {
  storeSession(await backend.signUpUser())
  interceptor.respond = (url) =>
    url === '/api/track-record' ? Promise.resolve(new Response(JSON.stringify({ record: null }))) : undefined
  await visit('/dashboard/help', { backend })
  await screen.findByText(/^Every analysis stays under Past analyses/)
  expect(screen.queryByText(/^Mark the ones you published/)).toBeNull()
})

describe('the contact page', () => {
  test.each(locales)('is accessible in %s, has a date, and says that no operator is configured', async (locale) => {
    await visit('/contact', { backend, locale })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText(/\d nov|Nov \d/)).toBeDefined()
    expect(screen.getAllByText(/not provided yet|aún no indicado|pas encore renseigné/)).toHaveLength(3)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('sends a message from a visitor who is not signed in', async () => {
    await visit('/contact', { backend })
    const user = userEvent.setup()
    await screen.findByLabelText('Your name')
    await write(user)
    await screen.findByText('Enter your name.')
    await user.type(screen.getByLabelText('Your name'), 'Eve')
    await user.type(screen.getByLabelText('Email'), 'eve@')
    await screen.findByText('Invalid email address')
    await user.type(screen.getByLabelText('Email'), 'example.com')
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    const reference = await findReference()
    expect(screen.getByText(/^Please save the reference/)).toBeDefined()
    expect(mailOn(`${reference}`)).toMatchObject({ subject: `Contact ${reference}: My score` })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('sends a signed-in user to the Support Center', async () => {
    storeSession(await backend.signUpUser())
    await visit('/contact', { backend })
    const link = await screen.findByRole('link', { name: 'Go to the Support Center' })
    expect(link.getAttribute('href')).toBe('/dashboard/support')
    expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull()
  })
})
