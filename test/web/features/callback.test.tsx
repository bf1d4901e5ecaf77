import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { consumePendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
const entry = 'pendingYouTubeChannel'
const heading = (name: string) => screen.findByRole('heading', { name })
const channel = JSON.stringify({ title: 'Ada', url: 'youtube.com/@ada' })

beforeEach(() => void consumePendingSignUp())

/** Answers one operation of the pool; the others get through. */
const answer = (operation: string, __type: string, status = 400) => {
  detour.take = (_, { headers }) =>
    new Headers(headers).get('x-amz-target')?.endsWith(operation)
      ? Promise.resolve(Response.json({ __type, message: '' }, { status }))
      : undefined
}

describe('the end of signing up', () => {
  test('says what it does while it asks', async () => {
    leaveSignedIn(await backend.signUpUser())
    detour.take = () => new Promise(() => undefined)
    await visit('/auth/callback', { backend })
    await heading('Completing sign up')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('with a session that cannot be used goes to the login', async () => {
    leaveSignedIn(await backend.signUpUser(), 0)
    let refuse: () => void = () => undefined
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    detour.take = (url) =>
      url.startsWith('http')
        ? refused.then(() => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 }))
        : undefined
    await visit('/auth/callback', { backend })
    await heading('Completing sign up')
    refuse()
    await toasted('Authentication failed. Please try again.')
    await heading('Welcome back')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  test('with a user who cannot be fetched goes to the login', async () => {
    leaveSignedIn(await backend.signUpUser())
    answer('GetUser', 'InternalErrorException', 500)
    await visit('/auth/callback', { backend })
    await toasted('Failed to get user information.')
    await heading('Welcome back')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  test('with no user goes to the sign-up', async () => {
    await visit('/auth/callback', { backend })
    await toasted('No user found. Please try signing up again.')
    await heading('Create your account')
  })

  test('with a user who is gone goes to the sign-up', async () => {
    leaveSignedIn(await backend.signUpUser())
    answer('GetUser', 'UserNotFoundException')
    await visit('/auth/callback', { backend })
    await toasted('No user found. Please try signing up again.')
    await heading('Create your account')
  })

  test('with an address that is not confirmed goes to confirming it', async () => {
    const { email, userId } = await backend.register()
    setPendingSignUp({ email, password: 'a long password', userSub: userId })
    await visit('/auth/callback', { backend })
    await toasted('Please check your email to confirm your account.')
    await heading('Verify Your Email')
  })

  test('with a channel that waits takes it from storage and goes to connecting it', async () => {
    leaveSignedIn(await backend.signUpUser())
    localStorage.setItem(entry, channel)
    await visit('/auth/callback', { backend })
    await heading('Connect your channel')
    expect(localStorage.getItem(entry)).toBeNull()
  })

  test.each(['{', '{"title":7}'])(
    'with a channel that does not read as one (%s) goes to the dashboard',
    async (stored) => {
      leaveSignedIn(await backend.signUpUser())
      localStorage.setItem(entry, stored)
      await visit('/auth/callback', { backend })
      await toasted('Error processing YouTube channel data.')
      await heading('Welcome back, there!')
      expect(localStorage.getItem(entry)).toBeNull()
    },
  )

  test('with nothing left to do goes to the dashboard', async () => {
    leaveSignedIn(await backend.signUpUser())
    await visit('/auth/callback', { backend })
    await toasted('Successfully signed in!')
    await heading('Welcome back, there!')
  })

  test('goes on to the plan that was chosen before', async () => {
    leaveSignedIn(await backend.signUpUser())
    await visit({ pathname: '/auth/callback', state: { plan: 'premium' } }, { backend })
    await toasted('Successfully signed in!')
    await heading('Upgrade your plan')
  })

  test('that breaks in any other way goes to the login', async () => {
    leaveSignedIn(await backend.signUpUser())
    const barred = (key: string) => {
      if (key === entry) throw new DOMException('The operation is insecure.', 'SecurityError')
      return null
    }
    const storage = localStorage
    await visit('/auth/callback', { backend })
    vi.stubGlobal('localStorage', { getItem: barred, clear: () => storage.clear() })
    await toasted('Something went wrong. Please try again.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Completing sign up' })).toBeNull())
  })

  test.each([
    ['es', '¡Has iniciado sesión!'],
    ['fr', 'Vous êtes connecté !'],
  ] as const)('speaks %s', async (locale, text) => {
    leaveSignedIn(await backend.signUpUser())
    await visit('/auth/callback', { backend, locale })
    await toasted(text)
  })
})
