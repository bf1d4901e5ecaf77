import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
beforeEach(() => localStorage.clear())

const readAccount = async ({ userId }: SignedUp) =>
  (await backend.items('accounts')).find((account) => account.userId === userId)

async function open() {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  await visit('/dashboard/settings', { backend })
  await screen.findByRole('button', { name: 'Save Changes' })
  return { ada, user: userEvent.setup() }
}

async function logIn({ email, password }: SignedUp) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('the settings', () => {
  test('switch the whole page to another language and save it with the time zone in the account', async () => {
    const { ada, user } = await open()
    const inForm = within(screen.getByRole('region', { name: 'Language and time' }))
    await user.selectOptions(inForm.getByRole('combobox', { name: 'Language' }), 'fr')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Lima')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByRole('heading', { name: 'Réglages' })
    await findToast('Vos réglages ont été enregistrés.')
    expect(await readAccount(ada)).toMatchObject({ locale: 'fr', timeZone: 'America/Lima' })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('let the creator say which language the titles are in, or leave it to the channel', async () => {
    const { ada, user } = await open()
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of your titles' })
    expect(choice.selectedOptions[0]?.text).toMatch(/^Automatic/)
    await user.selectOptions(choice, 'Another language')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await findToast('Your settings have been saved.')
    expect(await readAccount(ada)).toMatchObject({ titleLanguage: 'other' })
    await user.selectOptions(choice, choice.options[0] ?? '')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(async () => expect(await readAccount(ada)).toMatchObject({ titleLanguage: null }))
  })

  test('show an error when they cannot be read or saved', async () => {
    interceptor.respond = (url) =>
      url === '/api/account' ? Promise.resolve(new Response('{}', { status: 500 })) : undefined
    storeSession(await backend.signUpUser())
    await visit('/dashboard/settings', { backend })
    const user = userEvent.setup()
    await screen.findByText(/^Something went wrong on our side/)
    interceptor.respond = (_, { method }) =>
      method === 'PATCH' ? Promise.resolve(new Response('{}', { status: 429 })) : undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await findToast('Too many requests. Wait a minute and try again.')
  })
})

describe('the email settings', () => {
  const mails = async () => within(await screen.findByRole('region', { name: 'Email notifications' }))
  const weekly = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Weekly trend reports' })

  test('are off by default, and each is saved separately and at once', async () => {
    const { ada, user } = await open()
    const switches = await (await mails()).findAllByRole('switch')
    expect(switches).toHaveLength(5)
    for (const one of switches) expect(one).toMatchObject({ disabled: false, checked: false })
    await user.click(await weekly())
    await findToast('Weekly trend reports: turned on.')
    expect(await weekly()).toMatchObject({ checked: true })
    // A page that was opened earlier does not have this change.
    await backend.request('PATCH', '/api/account', { as: ada.tokens.accessToken, body: { mails: { alerts: true } } })
    await user.click(await weekly())
    await findToast('Weekly trend reports: turned off.')
    expect(await readAccount(ada)).toMatchObject({ mailWeekly: false, mailAlerts: true })
    expect(await screen.findByRole('switch', { name: 'Performance alerts', checked: true })).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    // A switch returns to its previous state when saving fails.
    let answer = (_: Response) => {}
    interceptor.respond = (_, { method }) =>
      method === 'PATCH' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined
    await user.click(await weekly())
    expect(await weekly()).toMatchObject({ checked: true })
    answer(new Response('{}', { status: 429 }))
    await findToast('Too many requests. Wait a minute and try again.')
    expect(await weekly()).toMatchObject({ checked: false })
  })

  test('that could not be saved say so, even after the screen was left', async () => {
    const { user } = await open()
    let fail = () => {}
    const failure = new Promise<Response>((resolve) => {
      fail = () => resolve(new Response('{}', { status: 429 }))
    })
    interceptor.respond = (_, { method }) => (method === 'PATCH' ? failure : undefined)
    await user.click(await weekly())
    await user.click(screen.getByRole('link', { name: 'Click rates from YouTube Studio' }))
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
    fail()
    await findToast('Too many requests. Wait a minute and try again.')
  })

  test('show that email bounced and can be turned on again; they are disabled when the deployment cannot send email', async () => {
    const ada = await backend.signUpUser({ name: 'Ada' })
    storeSession(ada)
    const { suppressAddress } = await import('#functions/store/accounts.ts')
    await suppressAddress(ada.userId, ada.email, 'bounced', '2026-11-20T08:00:00.000Z')
    await visit('/dashboard/settings', { backend, config: { codesByMail: false } })
    const user = userEvent.setup()
    await screen.findByText(`On Nov 20, 2026, our email to ${ada.email} bounced`, { exact: false })
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Resume emails' }))
    await findToast('Emails resumed.')
    await waitFor(() => expect(screen.queryByText('These emails are paused')).toBeNull())
    expect(await readAccount(ada)).toMatchObject({ mailStop: null })
    await screen.findByText(/^This site isn’t set up to send email/)
    for (const one of (await mails()).getAllByRole('switch')) expect(one).toMatchObject({ disabled: true })
  })
})

describe('logging in', () => {
  test('applies the account’s language when the browser has none, and saves the browser’s time zone', async () => {
    const channel = { 'custom:youtube_channel': 'youtube.com/@tilted_fiddle' }
    const ada = await backend.signUpUser({ name: 'Ada', locale: 'fr', ...channel })
    await visit('/login', { backend })
    await logIn(ada)
    await screen.findByRole('heading', { name: /Ada/ })
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    await waitFor(async () =>
      expect(await readAccount(ada)).toMatchObject({
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        // The same request looks up the channel.
        channel: { verified: false },
      }),
    )
  })

  test('does not change a language that was chosen in this browser', async () => {
    localStorage.setItem('viewcraft.locale', 'en')
    const ada = await backend.signUpUser({ name: 'Ada', locale: 'fr' })
    await visit('/login', { backend })
    await logIn(ada)
    await waitFor(async () => expect(await readAccount(ada)).toMatchObject({ timeZone: expect.any(String) }))
    expect(document.documentElement.lang).toBe('en')
  })
})
