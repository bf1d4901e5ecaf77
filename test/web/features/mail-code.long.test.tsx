import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { readMailedCode, setUpAuthenticator } from '#test/support/people.ts'
import { findToast, setUpPageBackend, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const insights = '/dashboard/predictive-insights?title=Ten%20ways'

/** Requests a code on the login screen and returns the code field. */
async function requestCode(address: string, location: Parameters<typeof visit>[0] = '/login') {
  await visit(location, { backend })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), ` ${address} `)
  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  return { user, code: await screen.findByLabelText('Code from the email') }
}
const submit = () => screen.getByRole('button', { name: 'Log in' })

describe('an emailed login code', () => {
  test('accepts a pasted code with spaces and returns to the page that required the login', async () => {
    const ada = await backend.signUpUser()
    const { user, code } = await requestCode(ada.email, insights)
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await accessibilityFaults()).toEqual([])
    const mailed = readMailedCode(backend, ada.email)
    await user.paste(`${mailed.slice(0, 4)} ${mailed.slice(4)}\n`)
    await user.click(submit())
    await findToast('Logged in successfully!')
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Ten ways')
  })

  test('can be entered again after a wrong code', async () => {
    const ada = await backend.signUpUser()
    const { user, code } = await requestCode(ada.email)
    await user.type(code, 'x')
    await user.click(submit())
    await screen.findByText('Enter the code, digits only')
    await user.clear(code)
    await user.type(code, readMailedCode(backend, ada.email) === '00000000' ? '11111111' : '00000000')
    await user.click(submit())
    await screen.findByText('That code is incorrect or has expired. Try again or request a new one.')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await user.keyboard(readMailedCode(backend, ada.email))
    await user.click(submit())
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('can be resent after a minute; only the newest code is valid', async () => {
    const ada = await backend.signUpUser()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user, code } = await requestCode(ada.email)
    const first = readMailedCode(backend, ada.email)
    const again = screen.getByRole('button', { name: /^Send a new code in \d\d s$/ })
    await user.click(again)
    expect(readMailedCode(backend, ada.email)).toBe(first)
    vi.setSystemTime(Date.now() + 60_000)
    await waitFor(() => expect(again.textContent).toBe('Send a new code'))
    await user.click(again)
    await findToast('If there’s an account for this address, we’ve sent a new code.')
    await user.type(code, readMailedCode(backend, ada.email))
    await user.click(submit())
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('lets the user go back to the password form and keeps the email address', async () => {
    const { user } = await requestCode('nobody@example.com')
    await user.click(screen.getByRole('button', { name: 'Log in with your password' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'nobody@example.com')
  })

  test('is not sent to an invalid email address', async () => {
    await visit('/login', { backend })
    const email = await screen.findByLabelText('Email')
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await screen.findByText('Invalid email address')
    expect(document.activeElement).toBe(email)
  })

  test('requires a confirmed email address', async () => {
    const { email: address } = await backend.register()
    await visit('/login', { backend })
    await userEvent.type(await screen.findByLabelText('Email'), address)
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await findToast('Please check your email to confirm your account.')
    await screen.findByRole('heading', { name: 'Verify Your Email' })
  })

  test.each([
    ['LimitExceededException', 'Too many attempts. Wait a few minutes and try again.'],
    ['InternalErrorException', 'We couldn’t reach Viewcraft. Check your connection and try again.'],
  ])('shows an error when it cannot be sent (%s)', async (__type, message) => {
    await visit('/login', { backend })
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
    interceptor.respond = async () => new Response(JSON.stringify({ __type }), { status: 400 })
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await findToast(message)
  })

  test('is not offered when the deployment cannot send email', async () => {
    await visit('/login', { backend, config: { codesByMail: false, local: true, demo } })
    await screen.findByRole('button', { name: 'Use demo login' })
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull()
  })

  test('is not sent to a user with an authenticator app, who sees the same response as everyone else', async () => {
    const ada = await backend.signUpUser()
    await setUpAuthenticator(backend, ada)
    const { user, code } = await requestCode(ada.email)
    await user.type(code, '12345678')
    await user.click(submit())
    await screen.findByText('That code is incorrect or has expired. Try again or request a new one.')
  })
})

const demo = { email: 'demo@viewcraft.local', password: 'demo-creator' }
