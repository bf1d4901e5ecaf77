import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { confirmBesideStranger } from '#test/support/passkeys.ts'
import { readMailedCode, setUpAuthenticator } from '#test/support/people.ts'
import { findToast, setUpPageBackend, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const newPassword = 'quite another one'

/** Requests a code and returns the fields for the code and the new password. */
async function requestCode(address: string, state?: object) {
  await visit({ pathname: '/forgot-password', ...(state ? { state } : {}) }, { backend })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), address)
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  return {
    user,
    code: await screen.findByLabelText('Code from the email'),
    password: screen.getByLabelText('New password'),
    submit: screen.getByRole('button', { name: 'Set new password' }),
  }
}

describe('password recovery', () => {
  test('opens from the login with the email address already entered there', async () => {
    await visit('/login', { backend })
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await screen.findByRole('heading', { name: 'Reset your password' })
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
    await userEvent.click(screen.getByRole('link', { name: 'Back to login' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  })

  test('sets a new password, logs in and opens the page the visitor wanted', async () => {
    const ada = await backend.signUpUser()
    const { user, code, password, submit } = await requestCode(ada.email, {
      from: '/dashboard/predictive-insights?title=Ten%20ways',
    })
    screen.getByText(`If ${ada.email} has an account, we’ve sent it a code. It’s valid for one hour.`)
    expect(document.activeElement).toBe(code)
    await user.paste(readMailedCode(backend, ada.email))
    await user.click(password)
    await user.paste(newPassword)
    await user.click(submit)
    await findToast('Your password has been changed.')
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Ten ways')
  })

  test('requires a user with an authenticator app to log in with the password and a code', async () => {
    const ada = await backend.signUpUser()
    await setUpAuthenticator(backend, ada)
    const { user, code, password, submit } = await requestCode(ada.email)
    await user.type(code, readMailedCode(backend, ada.email))
    await user.type(password, newPassword)
    await user.click(submit)
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(screen.getByLabelText('Email')).toHaveProperty('value', ada.email)
  })

  test('shows missing values first, then invalid ones, at their fields', async () => {
    const ada = await backend.signUpUser()
    const { user, code, password, submit } = await requestCode(ada.email)
    await user.click(submit)
    await screen.findByText('Enter the six-digit code')
    await screen.findByText('Password must be at least 8 characters')
    expect(document.activeElement).toBe(code)
    expect(await accessibilityFaults()).toEqual([])

    await user.type(code, readMailedCode(backend, ada.email) === '000000' ? '111111' : '000000')
    await user.type(password, newPassword)
    await user.click(submit)
    await screen.findByText('That code is incorrect or has expired. Check it or request a new one.')
    await waitFor(() => expect(document.activeElement).toBe(code))

    await user.clear(code)
    await user.type(code, readMailedCode(backend, ada.email))
    await user.clear(password)
    await user.type(password, '12345678')
    await user.click(submit)
    await screen.findByText(/one of the most common passwords/)

    await user.clear(password)
    await user.type(password, ' a space before')
    await user.click(submit)
    await screen.findByText('Password must be at least 8 characters, with no space at the beginning or end')
    await waitFor(() => expect(document.activeElement).toBe(password))
  })

  test('tells the owner of an address what to do if a stranger signed up with it', async () => {
    const { email } = await backend.register()
    await confirmBesideStranger(backend, email)
    const { user, code, password, submit } = await requestCode(email)
    await user.type(code, readMailedCode(backend, email))
    await user.type(password, newPassword)
    await user.click(submit)
    await screen.findByText(/^Somebody else began to sign up with this address\..* Sign up again tomorrow\.$/)
    expect(document.activeElement).toBe(code)
    expect(backend.mails(email).map(({ subject }) => subject)).not.toContain('Your password was changed')
  })

  test('has the autocomplete attributes that password managers need', async () => {
    const { code, password } = await requestCode('ada@example.com')
    const fields = [...document.querySelectorAll('form input')]
    expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
      ['email', 'username'],
      ['code', 'one-time-code'],
      ['password', 'new-password'],
      ['revokes', null],
    ])
    expect(code.getAttribute('inputmode')).toBe('numeric')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
  })

  test('can resend the code after a minute, or send it to another address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const ada = await backend.signUpUser()
    const { user } = await requestCode(ada.email)
    const mails = backend.mails(ada.email).length
    const again = screen.getByRole('button', { name: /^Send a new code in \d\d s$/ })
    await user.click(again)
    vi.setSystemTime(Date.now() + 60_000)
    await waitFor(() => expect(again.textContent).toBe('Send a new code'))
    await user.click(again)
    await findToast('If there’s an account for this address, we’ve sent a new code.')
    expect(backend.mails(ada.email)).toHaveLength(mails + 1)
    await user.click(screen.getByRole('button', { name: 'Use a different address' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', ada.email)
    await user.click(screen.getByRole('link', { name: 'Back to login' }))
    await screen.findByLabelText('Password')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', ada.email)
  })

  test.each([
    ['LimitExceededException', 'Too many attempts. Wait a few minutes and try again.'],
    ['InternalErrorException', 'We couldn’t reach Viewcraft. Check your connection and try again.'],
  ])('shows an error at both steps when it is unavailable (%s)', async (__type, message) => {
    const { user, code, password, submit } = await requestCode('ada@example.com')
    interceptor.respond = async () => new Response(JSON.stringify({ __type }), { status: 400 })
    await user.type(code, '123456')
    await user.type(password, newPassword)
    await user.click(submit)
    await findToast(message)
    await user.click(screen.getByRole('button', { name: 'Use a different address' }))
    await user.click(await screen.findByRole('button', { name: 'Send the code' }))
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(2))
    screen.getByLabelText('Email')
  })

  test('accepts only a valid email address', async () => {
    await visit('/forgot-password', { backend })
    await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
    await screen.findByText('Invalid email address')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  test.each<[Locale, string]>([
    ['es', 'Restablece tu contraseña'],
    ['fr', 'Réinitialisez votre mot de passe'],
  ])('is translated to %s', async (locale, title) => {
    await visit('/forgot-password', { backend, locale })
    await screen.findByRole('heading', { name: title })
    expect(await accessibilityFaults()).toEqual([])
  })
})
