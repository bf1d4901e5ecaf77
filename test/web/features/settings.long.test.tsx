import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
beforeEach(() => localStorage.clear())

const accountOf = async ({ userId }: SignedUp) =>
  (await backend.items('accounts')).find((account) => account.userId === userId)

async function open() {
  const ada = await backend.signUpUser({ name: 'Ada' })
  leaveSignedIn(ada)
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
  test('switch the whole page to another language and keep it with the time zone in the account', async () => {
    const { ada, user } = await open()
    const inForm = within(screen.getByRole('region', { name: 'Language and time' }))
    await user.selectOptions(inForm.getByRole('combobox', { name: 'Language' }), 'fr')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Lima')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByRole('heading', { name: 'Réglages' })
    await toasted('Vos réglages ont été enregistrés.')
    expect(await accountOf(ada)).toMatchObject({ locale: 'fr', timeZone: 'America/Lima' })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('say so where they cannot be read or saved', async () => {
    detour.take = (url) => (url === '/api/account' ? Promise.resolve(new Response('{}', { status: 500 })) : undefined)
    leaveSignedIn(await backend.signUpUser())
    await visit('/dashboard/settings', { backend })
    const user = userEvent.setup()
    await screen.findByText(/^Something went wrong on our side/)
    detour.take = (_, { method }) =>
      method === 'PATCH' ? Promise.resolve(new Response('{}', { status: 429 })) : undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await toasted('Too many requests. Wait a minute and try again.')
  })
})

describe('the mails', () => {
  const weekly = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Weekly trend reports' })

  test('are off until they are switched on, each kept at once and by itself', async () => {
    const { ada, user } = await open()
    const switches = await screen.findAllByRole('switch')
    expect(switches).toHaveLength(3)
    for (const one of switches) expect(one).toMatchObject({ disabled: false, checked: false })
    await user.click(await weekly())
    await toasted('Weekly trend reports: turned on.')
    expect(await weekly()).toMatchObject({ checked: true })
    // Another page, open for longer, knows nothing of that.
    await backend.request('PATCH', '/api/account', { as: ada.tokens.accessToken, body: { mails: { alerts: true } } })
    await user.click(await weekly())
    await toasted('Weekly trend reports: turned off.')
    expect(await accountOf(ada)).toMatchObject({ mailWeekly: false, mailAlerts: true })
    expect(await screen.findByRole('switch', { name: 'Performance alerts', checked: true })).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    // What cannot be saved turns back.
    let answer = (_: Response) => {}
    detour.take = (_, { method }) =>
      method === 'PATCH' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined
    await user.click(await weekly())
    expect(await weekly()).toMatchObject({ checked: true })
    answer(new Response('{}', { status: 429 }))
    await toasted('Too many requests. Wait a minute and try again.')
    expect(await weekly()).toMatchObject({ checked: false })
  })

  test('that came back say so, and are sent again when the reader wants it; without a sender none can be chosen', async () => {
    const ada = await backend.signUpUser({ name: 'Ada' })
    leaveSignedIn(ada)
    const { suppressAddress } = await import('#functions/store/accounts.ts')
    await suppressAddress(ada.userId, ada.email, 'bounced', '2026-11-20T08:00:00.000Z')
    await visit('/dashboard/settings', { backend, config: { codesByMail: false } })
    const user = userEvent.setup()
    await screen.findByText(`On Nov 20, 2026, our email to ${ada.email} bounced`, { exact: false })
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Resume emails' }))
    await toasted('Emails resumed.')
    await waitFor(() => expect(screen.queryByText('These emails are paused')).toBeNull())
    expect(await accountOf(ada)).toMatchObject({ mailStop: null })
    await screen.findByText(/^This site isn’t set up to send email/)
    for (const one of screen.getAllByRole('switch')) expect(one).toMatchObject({ disabled: true })
  })
})

describe('logging in', () => {
  test('in a browser without a language of its own takes over the account’s, and gives it a time zone once', async () => {
    const ada = await backend.signUpUser({ name: 'Ada', locale: 'fr' })
    await visit('/login', { backend })
    await logIn(ada)
    await screen.findByRole('heading', { name: /Ada/ })
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    await waitFor(async () =>
      expect(await accountOf(ada)).toMatchObject({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    )
  })

  test('in a browser whose language was chosen keeps that one', async () => {
    localStorage.setItem('viewcraft.locale', 'en')
    const ada = await backend.signUpUser({ name: 'Ada', locale: 'fr' })
    await visit('/login', { backend })
    await logIn(ada)
    await waitFor(async () => expect(await accountOf(ada)).toMatchObject({ timeZone: expect.any(String) }))
    expect(document.documentElement.lang).toBe('en')
  })
})
