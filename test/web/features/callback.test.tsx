import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { longTest } from '#test/support/long.ts'
import { consumePendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { keepForSignUp } from '#web/lib/read-tried-video.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { saveTriedVideo } from '#web/lib/tried-video.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const entry = 'pendingYouTubeChannel'
const heading = (name: string) => screen.findByRole('heading', { name })
const channel = JSON.stringify({ title: 'Ada', url: 'youtube.com/@ada' })

beforeEach(() => void consumePendingSignUp())

/** Stubs the response of one user pool operation and lets the others through. */
const stubPoolOperation = (operation: string, __type: string, status = 400) => {
  interceptor.respond = (_, { headers }) =>
    new Headers(headers).get('x-amz-target')?.endsWith(operation)
      ? Promise.resolve(Response.json({ __type, message: '' }, { status }))
      : undefined
}

describe('the sign-up callback', () => {
  longTest('shows progress while it loads the user', async () => {
    storeSession(await backend.signUpUser())
    interceptor.respond = () => new Promise(() => undefined)
    await visit('/auth/callback', { backend })
    await heading('Completing sign up')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('redirects to the login when the session is unusable', async () => {
    storeSession(await backend.signUpUser(), 0)
    let refuse: () => void = () => undefined
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    interceptor.respond = (url) =>
      url.startsWith('http')
        ? refused.then(() => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 }))
        : undefined
    await visit('/auth/callback', { backend })
    await heading('Completing sign up')
    refuse()
    await findToast('Authentication failed. Please try again.')
    await heading('Welcome back')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  test('redirects to the login when the user cannot be fetched', async () => {
    storeSession(await backend.signUpUser())
    stubPoolOperation('GetUser', 'InternalErrorException', 500)
    await visit('/auth/callback', { backend })
    await findToast('Failed to get user information.')
    await heading('Welcome back')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  longTest('redirects to the sign-up when there is no user', async () => {
    await visit('/auth/callback', { backend })
    await findToast('No user found. Please try signing up again.')
    await heading('Create your account')
  })

  longTest('redirects to the sign-up when the user no longer exists', async () => {
    storeSession(await backend.signUpUser())
    stubPoolOperation('GetUser', 'UserNotFoundException')
    await visit('/auth/callback', { backend })
    await findToast('No user found. Please try signing up again.')
    await heading('Create your account')
  })

  longTest('redirects to the confirmation screen when the address is not confirmed', async () => {
    const { email, userId } = await backend.register()
    setPendingSignUp({ email, password: 'a long password', userSub: userId })
    await visit('/auth/callback', { backend })
    await findToast('Please check your email to confirm your account.')
    await heading('Verify Your Email')
  })

  test('removes the pending channel and redirects to the dashboard, where it can be connected', async () => {
    storeSession(await backend.signUpUser())
    localStorage.setItem(entry, channel)
    await visit('/auth/callback', { backend })
    await findToast('Successfully signed in!')
    await screen.findByRole('button', { name: 'Connect YouTube account' })
    await heading('Welcome back, there!')
    expect(localStorage.getItem(entry)).toBeNull()
  })

  describe('a title typed on the landing page', () => {
    const title = 'How I built a cabin'
    const insights = async () => {
      await heading('Predictive Insights')
      expect(await screen.findByPlaceholderText('Enter your video title')).toHaveProperty('value', title)
    }

    longTest('leads to its verdict in the tab where it was typed, but only once', async () => {
      storeSession(await backend.signUpUser())
      saveTriedVideo(sessionStorage, { title })
      await visit('/auth/callback', { backend })
      await insights()
      cleanup()
      await visit('/auth/callback', { backend })
      await heading('Welcome back, there!')
    })

    test('leads to its verdict in another tab if the same user is signed in', async () => {
      const [ada, eve] = [await backend.signUpUser(), await backend.signUpUser()]
      saveTriedVideo(sessionStorage, { title })
      keepForSignUp(ada.userId)
      sessionStorage.clear()
      storeSession(eve)
      await visit('/auth/callback', { backend })
      await heading('Welcome back, there!')
      cleanup()
      storeSession(ada)
      await visit('/auth/callback', { backend })
      await insights()
      expect(localStorage.getItem('viewcraft.title')).toBeNull()
    })

    longTest('is forgotten after a day', async () => {
      const ada = await backend.signUpUser()
      saveTriedVideo(sessionStorage, { title })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 25 * hourMs })
      keepForSignUp(ada.userId)
      vi.useRealTimers()
      sessionStorage.clear()
      storeSession(ada)
      await visit('/auth/callback', { backend })
      await heading('Welcome back, there!')
    })
  })

  longTest.each(['{', '{"title":7}'])(
    'redirects to the dashboard when the stored channel is invalid (%s)',
    async (stored) => {
      storeSession(await backend.signUpUser())
      localStorage.setItem(entry, stored)
      await visit('/auth/callback', { backend })
      await findToast('Error processing YouTube channel data.')
      await heading('Welcome back, there!')
      expect(localStorage.getItem(entry)).toBeNull()
    },
  )

  longTest('redirects to the dashboard when no step is left', async () => {
    storeSession(await backend.signUpUser())
    await visit('/auth/callback', { backend })
    await findToast('Successfully signed in!')
    await heading('Welcome back, there!')
  })

  longTest('continues to the plan chosen earlier', async () => {
    storeSession(await backend.signUpUser())
    await visit({ pathname: '/auth/callback', state: { plan: 'premium' } }, { backend })
    await findToast('Successfully signed in!')
    await heading('Upgrade your plan')
  })

  longTest('shows an error and leaves the page after any other error', async () => {
    storeSession(await backend.signUpUser())
    const barred = (key: string) => {
      if (key === entry) throw new DOMException('The operation is insecure.', 'SecurityError')
      return null
    }
    const storage = localStorage
    await visit('/auth/callback', { backend })
    const removeItem = (key: string) => storage.removeItem(key)
    vi.stubGlobal('localStorage', { getItem: barred, removeItem, clear: () => storage.clear() })
    await findToast('Something went wrong. Please try again.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Completing sign up' })).toBeNull())
  })

  longTest.each([
    ['es', '¡Has iniciado sesión!'],
    ['fr', 'Vous êtes connecté !'],
  ] as const)('is translated to %s', async (locale, text) => {
    storeSession(await backend.signUpUser())
    await visit('/auth/callback', { backend, locale })
    await findToast(text)
  })
})
