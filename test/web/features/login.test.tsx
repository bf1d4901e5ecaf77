import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clientId } from '#infra/local/deployment.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { longTest } from '#test/support/long.ts'
import { callPool, readMailedCode, setUpAuthenticator } from '#test/support/people.ts'
import { consumePendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const insights = '/dashboard/predictive-insights?title=Ten%20ways'
const form = async () => ({
  user: userEvent.setup(),
  email: await screen.findByLabelText('Email'),
  password: await screen.findByLabelText('Password'),
  submit: await screen.findByRole('button', { name: 'Log in' }),
})
/** Fills in the form, sends it, and returns what a test goes on with. */
const logIn = async (address: string, secret: string) => {
  const { user, email, password, submit } = await form()
  await user.click(email)
  await user.paste(address)
  await user.click(password)
  await user.paste(secret)
  await user.click(submit)
  return { user, password, submit }
}

longTest('a user whose sign-up stopped halfway is told to reset the password', async () => {
  const { email } = await backend.register()
  const ConfirmationCode = readMailedCode(backend, email)
  await callPool(backend, 'ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode })
  await visit('/login', { backend })
  await logIn(email, 'correct horse battery')
  await findToast('Your sign-up is not finished yet. Reset your password to complete it.')
  await screen.findByRole('link', { name: 'Forgot password?' })
})

describe('the login form', () => {
  longTest('names the missing fields and focuses the first', async () => {
    await visit('/login', { backend })
    const { user, email, submit } = await form()
    await user.type(email, 'not an address')
    await user.click(submit)
    await screen.findByText('Invalid email address')
    screen.getByText('Password is required')
    expect(document.activeElement).toBe(email)
  })

  longTest('is recognized by password managers', async () => {
    await visit('/login', { backend })
    const { email, password } = await form()
    expect(email.getAttribute('autocomplete')).toBe('username')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
  })

  longTest.each<[Locale, string]>([
    ['en', 'Email me a code'],
    ['es', 'Envíame un código por correo'],
    ['fr', 'Recevoir un code par e-mail'],
  ])('is accessible in %s', async (locale, button) => {
    await visit('/login', { backend, locale })
    await screen.findByRole('button', { name: button })
    expect(await accessibilityFaults()).toEqual([])
  })

  longTest('shows and hides the password', async () => {
    await visit('/login', { backend })
    const { user, password } = await form()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  longTest('links to the sign-up', async () => {
    await visit('/login', { backend })
    expect((await screen.findByRole('link', { name: 'Sign up' })).getAttribute('href')).toBe('/signup')
  })
})

describe('signing in', () => {
  test('shows progress, confirms success and opens the dashboard', async () => {
    const ada = await backend.signUpUser({ name: 'Ada' })
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.click(email)
    await user.paste(` ${ada.email} `)
    await user.click(password)
    await user.paste(ada.password)
    await user.click(submit)
    expect(submit.textContent).toBe('Logging in...')
    await findToast('Logged in successfully!')
    await screen.findByRole('heading', { name: /^Welcome back, / })
    screen.getAllByText(ada.email)
    expect(localStorage.getItem(sessionKey)).not.toContain(ada.password)
  })

  longTest('returns the visitor to the page that required a login', async () => {
    const ada = await backend.signUpUser()
    await visit(insights, { backend })
    await screen.findByText('Log in to continue to the page you requested.')
    await logIn(ada.email, ada.password)
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Ten ways')
  })

  test.each(['known', 'unknown'])(
    'refuses a wrong password with the same message when the address is %s',
    async (kind) => {
      const ada = await backend.signUpUser()
      await visit('/login', { backend })
      const { password } = await logIn(kind === 'known' ? ada.email : 'nobody@example.com', 'wrong password')
      await findToast('Invalid email or password')
      await waitFor(() => expect(document.activeElement).toBe(password))
      expect(password.getAttribute('aria-invalid')).toBe('true')
      expect(localStorage.getItem(sessionKey)).toBeNull()
    },
  )

  longTest('closes the toast of a wrong password when the right one logs in', async () => {
    const ada = await backend.signUpUser()
    await visit('/login', { backend })
    const { user, password, submit } = await logIn(ada.email, 'wrong password')
    const [failed] = await findToast('Invalid email or password')
    await user.clear(password)
    await user.type(password, ada.password)
    await user.click(submit)
    await findToast('Logged in successfully!')
    await waitFor(() => expect(failed?.isConnected).toBe(false))
  })

  test('redirects a user with an unconfirmed address to the confirmation screen and remembers the credentials', async () => {
    const { email: address } = await backend.register()
    await visit('/login', { backend })
    await logIn(address, 'correct horse battery')
    await findToast('Please check your email to confirm your account.')
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    expect(consumePendingSignUp()).toMatchObject({ email: address, password: 'correct horse battery' })
  })

  longTest('continues to the plan chosen earlier', async () => {
    const ada = await backend.signUpUser()
    await visit({ pathname: '/login', state: { from: '/#pricing', plan: 'premium' } }, { backend })
    await logIn(ada.email, ada.password)
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
  })

  longTest('starts with the address passed by another screen', async () => {
    await visit({ pathname: '/login', state: { email: 'ada@example.com' } }, { backend })
    const { email, password } = await form()
    expect(email).toHaveProperty('value', 'ada@example.com')
    expect(document.activeElement).toBe(password)
  })

  test('requires the code of the authenticator app if the user has one', async () => {
    const ada = await backend.signUpUser()
    const app = await setUpAuthenticator(backend, ada)
    await visit('/login', { backend })
    const { user } = await logIn(ada.email, ada.password)
    const code = await screen.findByLabelText('Code from your authenticator app')
    expect(localStorage.getItem(sessionKey)).toBeNull()
    await user.type(code, '12345')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('Enter the six-digit code')
    await user.clear(code)
    const inHalfAMinute = app.generate({ timestamp: Date.now() + 30_000 })
    await user.type(code, `${inHalfAMinute.slice(0, 3)} ${inHalfAMinute.slice(3)}`)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await findToast('Logged in successfully!')
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  longTest('shows a message after too many attempts', async () => {
    const ada = await backend.signUpUser()
    const { session } = await visit('/login', { backend })
    // The first locks last only seconds. Retrying after each one reaches a lock that outlasts the slowest machine.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let attempt = 0; attempt < 12; attempt++) {
      await session.signIn(ada.email, 'wrong password')
      vi.setSystemTime(Date.now() + 100_000)
    }
    vi.useRealTimers()
    await logIn(ada.email, ada.password)
    await findToast('Too many attempts. Wait a few minutes and try again.')
  })

  longTest('shows an error when the user pool is unreachable', async () => {
    interceptor.respond = () => Promise.reject(new TypeError('Failed to fetch'))
    await visit('/login', { backend })
    await logIn('ada@example.com', 'a password')
    await findToast('We couldn’t reach Viewcraft. Check your connection and try again.')
  })
})

describe('the demo login', () => {
  const demo = { email: 'demo@viewcraft.local', password: 'demo-creator' }

  longTest('fills the form in local mode', async () => {
    await visit('/login', { backend, config: { local: true, demo } })
    const { user, email, password } = await form()
    await user.click(await screen.findByRole('button', { name: 'Use demo login' }))
    expect(email).toHaveProperty('value', demo.email)
    expect(password).toHaveProperty('value', demo.password)
  })

  longTest.each([true, false])(
    'labels the screens of its account, and of no other (is the demo: %s)',
    async (isDemo) => {
      const user = await backend.signUpUser()
      storeSession(user)
      const config = { local: true, demo: { ...demo, email: isDemo ? user.email : demo.email } }
      await visit(insights, { backend, config })
      await screen.findByLabelText('Title')
      expect(screen.queryByText('Demo data') !== null).toBe(isDemo)
    },
  )

  test('does not exist outside local mode', async () => {
    await visit('/login', { backend, config: { local: false, demo } })
    await form()
    expect(screen.queryByRole('button', { name: 'Use demo login' })).toBeNull()
  })
})

describe('the guard', () => {
  longTest('shows the page with an expired session, which is refreshed', async () => {
    const ada = await backend.signUpUser()
    storeSession(ada, 0)
    await visit(insights, { backend })
    await screen.findByLabelText('Title')
    await waitFor(() => expect(localStorage.getItem(sessionKey)).not.toContain(ada.tokens.accessToken))
  })

  test('remembers the page when the session ends for good', async () => {
    const ada = await backend.signUpUser()
    storeSession({ ...ada, tokens: { ...ada.tokens, refreshToken: 'revoked' } }, 0)
    await visit(insights, { backend })
    await screen.findByText('Log in to continue to the page you requested.')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  longTest('redirects users who are already signed in', async () => {
    storeSession(await backend.signUpUser())
    await visit('/login', { backend })
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })
})

describe('signing out', () => {
  test('revokes the session at the user pool, clears storage and leaves the page', async () => {
    const ada = await backend.signUpUser()
    storeSession(ada)
    const { leavePage } = await visit('/dashboard', { backend })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sign Out' }))[0] as HTMLElement)
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    expect(localStorage.length).toBe(0)
    storeSession(ada, 0)
    await visit('/dashboard', { backend })
    await screen.findByLabelText('Email')
  })

  longTest('shows an error when the user pool is unreachable', async () => {
    storeSession(await backend.signUpUser())
    const { leavePage } = await visit('/dashboard', { backend })
    // Only the sign-out fails: functions may be checking the session with the user pool at the same time.
    interceptor.respond = (_, { body }) =>
      `${body}`.includes('"Token":') ? Promise.reject(new TypeError('Failed to fetch')) : undefined
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sign Out' }))[0] as HTMLElement)
    await findToast('Failed to log out')
    expect(leavePage).not.toHaveBeenCalled()
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })
})
