import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { house, detour } = browser()
beforeEach(() => localStorage.clear())

const accountOf = async ({ userId }: SignedUp) =>
  (await house().items('accounts')).find((account) => account.userId === userId)

async function open() {
  const ada = await house().signUpUser({ name: 'Ada' })
  leaveSignedIn(ada)
  await visit('/dashboard/settings', { house: house() })
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
    await toasted('Your settings are saved.')
    expect(await accountOf(ada)).toMatchObject({ locale: 'fr', timeZone: 'America/Lima' })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('offer no switch that nothing obeys', async () => {
    await open()
    for (const one of screen.getAllByRole('switch')) expect(one).toMatchObject({ disabled: true, checked: false })
    screen.getByText(/^Viewcraft does not send these emails yet/)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('say so where they cannot be read or saved', async () => {
    detour.take = (url) => (url === '/api/account' ? Promise.resolve(new Response('{}', { status: 500 })) : undefined)
    leaveSignedIn(await house().signUpUser())
    await visit('/dashboard/settings', { house: house() })
    const user = userEvent.setup()
    await screen.findByText(/^Something went wrong on our side/)
    detour.take = (_, { method }) =>
      method === 'PATCH' ? Promise.resolve(new Response('{}', { status: 429 })) : undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await toasted('Too many requests. Wait a minute and try again.')
  })
})

describe('logging in', () => {
  test('in a browser without a language of its own takes over the account’s, and gives it a time zone once', async () => {
    const ada = await house().signUpUser({ name: 'Ada', locale: 'fr' })
    await visit('/login', { house: house() })
    await logIn(ada)
    await screen.findByRole('heading', { name: /Ada/ })
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
    await waitFor(async () =>
      expect(await accountOf(ada)).toMatchObject({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    )
  })

  test('in a browser whose language was chosen keeps that one', async () => {
    localStorage.setItem('viewcraft.locale', 'en')
    const ada = await house().signUpUser({ name: 'Ada', locale: 'fr' })
    await visit('/login', { house: house() })
    await logIn(ada)
    await waitFor(async () => expect(await accountOf(ada)).toMatchObject({ timeZone: expect.any(String) }))
    expect(document.documentElement.lang).toBe('en')
  })
})
