import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { consumePendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { giveAuthenticator } from './people.ts'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
const insights = '/dashboard/predictive-insights?title=Ten%20ways'
const form = async () => ({
  user: userEvent.setup(),
  email: await screen.findByLabelText('Email'),
  password: await screen.findByLabelText('Password'),
  submit: await screen.findByRole('button', { name: 'Log in' }),
})

describe('the login form', () => {
  test('names what is missing, and puts the focus on the first of it', async () => {
    await visit('/login', { backend })
    const { user, email, submit } = await form()
    await user.type(email, 'not an address')
    await user.click(submit)
    await screen.findByText('Invalid email address')
    screen.getByText('Password is required')
    expect(document.activeElement).toBe(email)
  })

  test('is told apart by password managers', async () => {
    await visit('/login', { backend })
    const { email, password } = await form()
    expect(email.getAttribute('autocomplete')).toBe('username')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
  })

  test.each<[Locale, string]>([
    ['en', 'Email me a code'],
    ['es', 'Envíame un código por correo'],
    ['fr', 'Recevoir un code par e-mail'],
  ])('is without a fault that axe can find in %s', async (locale, button) => {
    await visit('/login', { backend, locale })
    await screen.findByRole('button', { name: button })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows and hides the password', async () => {
    await visit('/login', { backend })
    const { user, password } = await form()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  test('leads to signing up', async () => {
    await visit('/login', { backend })
    expect((await screen.findByRole('link', { name: 'Sign up' })).getAttribute('href')).toBe('/signup')
  })
})

describe('signing in', () => {
  test('says what it does, tells the success and goes to the dashboard', async () => {
    const ada = await backend.signUpUser({ name: 'Ada' })
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.click(email)
    await user.paste(` ${ada.email} `)
    await user.click(password)
    await user.paste(ada.password)
    await user.click(submit)
    expect(submit.textContent).toBe('Logging in...')
    await toasted('Logged in successfully!')
    await screen.findByRole('heading', { name: /^Welcome back, / })
    screen.getAllByText(ada.email)
    expect(localStorage.getItem(sessionKey)).not.toContain(ada.password)
  })

  test('brings a visitor back to where the guard caught them', async () => {
    const ada = await backend.signUpUser()
    await visit(insights, { backend })
    await screen.findByText('Log in to continue to the page you asked for.')
    const { user, email, password, submit } = await form()
    await user.type(email, ada.email)
    await user.type(password, ada.password)
    await user.click(submit)
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Ten ways')
  })

  test.each(['known', 'unknown'])('refuses a wrong password in the same words, the address being %s', async (kind) => {
    const ada = await backend.signUpUser()
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.type(email, kind === 'known' ? ada.email : 'nobody@example.com')
    await user.type(password, 'wrong password')
    await user.click(submit)
    await toasted('Invalid email or password')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  test('sends a user without a confirmed address to the screen that confirms it, their credentials in mind', async () => {
    const { email: address } = await backend.register()
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.type(email, address)
    await user.type(password, 'correct horse battery')
    await user.click(submit)
    await toasted('Please check your email to confirm your account.')
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    expect(consumePendingSignUp()).toMatchObject({ email: address, password: 'correct horse battery' })
  })

  test('goes on to the plan that was chosen before', async () => {
    const ada = await backend.signUpUser()
    await visit({ pathname: '/login', state: { from: '/#pricing', plan: 'premium' } }, { backend })
    const { user, email, password, submit } = await form()
    await user.type(email, ada.email)
    await user.type(password, ada.password)
    await user.click(submit)
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
  })

  test('begins with the address that another screen sends along', async () => {
    await visit({ pathname: '/login', state: { email: 'ada@example.com' } }, { backend })
    const { email, password } = await form()
    expect(email).toHaveProperty('value', 'ada@example.com')
    expect(document.activeElement).toBe(password)
  })

  test('asks a user with an authenticator app for its code', async () => {
    const ada = await backend.signUpUser()
    const app = await giveAuthenticator(backend, ada)
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.type(email, ada.email)
    await user.type(password, ada.password)
    await user.click(submit)
    const code = await screen.findByLabelText('Code from your authenticator app')
    expect(localStorage.getItem(sessionKey)).toBeNull()
    await user.type(code, '12345')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('Enter the six digits')
    await user.clear(code)
    const inHalfAMinute = app.generate({ timestamp: Date.now() + 30_000 })
    await user.type(code, `${inHalfAMinute.slice(0, 3)} ${inHalfAMinute.slice(3)}`)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await toasted('Logged in successfully!')
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('says when there were too many attempts', async () => {
    const ada = await backend.signUpUser()
    const { session } = await visit('/login', { backend })
    // The first locks last seconds. Tried again after each, the last one outlasts the slowest machine.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let attempt = 0; attempt < 12; attempt++) {
      await session.signIn(ada.email, 'wrong password')
      vi.setSystemTime(Date.now() + 100_000)
    }
    vi.useRealTimers()
    const { user, email, password, submit } = await form()
    await user.type(email, ada.email)
    await user.type(password, ada.password)
    await user.click(submit)
    await toasted('Too many attempts. Wait a few minutes and try again.')
  })

  test('says when nobody answers', async () => {
    detour.take = () => Promise.reject(new TypeError('Failed to fetch'))
    await visit('/login', { backend })
    const { user, email, password, submit } = await form()
    await user.type(email, 'ada@example.com')
    await user.type(password, 'a password')
    await user.click(submit)
    await toasted('Viewcraft could not be reached. Check your connection and try again.')
  })
})

describe('the demo login', () => {
  const demo = { email: 'demo@viewcraft.local', password: 'demo-creator' }

  test('fills the form in local mode', async () => {
    await visit('/login', { backend, config: { local: true, demo } })
    const { user, email, password } = await form()
    await user.click(await screen.findByRole('button', { name: 'Use demo login' }))
    expect(email).toHaveProperty('value', demo.email)
    expect(password).toHaveProperty('value', demo.password)
  })

  test('does not exist elsewhere', async () => {
    await visit('/login', { backend, config: { local: false, demo } })
    await form()
    expect(screen.queryByRole('button', { name: 'Use demo login' })).toBeNull()
  })
})

describe('the guard', () => {
  test('waits while a spent session is refreshed, then shows the page', async () => {
    leaveSignedIn(await backend.signUpUser(), 0)
    await visit(insights, { backend })
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    await screen.findByLabelText('Title')
  })

  test('keeps the place when the session ends for good', async () => {
    const ada = await backend.signUpUser()
    leaveSignedIn({ ...ada, tokens: { ...ada.tokens, refreshToken: 'revoked' } }, 0)
    await visit(insights, { backend })
    await screen.findByText('Log in to continue to the page you asked for.')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  test('sends on who is signed in already', async () => {
    leaveSignedIn(await backend.signUpUser())
    await visit('/login', { backend })
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })
})

describe('signing out', () => {
  test('revokes the session at the pool, clears storage and leaves', async () => {
    const ada = await backend.signUpUser()
    leaveSignedIn(ada)
    const { leave } = await visit('/dashboard', { backend })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sign Out' }))[0] as HTMLElement)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(localStorage.length).toBe(0)
    leaveSignedIn(ada, 0)
    await visit('/dashboard', { backend })
    await screen.findByLabelText('Email')
  })

  test('fails aloud when the pool cannot be reached', async () => {
    leaveSignedIn(await backend.signUpUser())
    const { leave } = await visit('/dashboard', { backend })
    detour.take = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sign Out' }))[0] as HTMLElement)
    await toasted('Failed to log out')
    expect(leave).not.toHaveBeenCalled()
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })
})
