import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { googlePoolClientId } from '#infra/local/deployment.ts'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { signInClient } from '#test/support/backend.ts'
import { installPasskeys } from '#test/support/browser-passkeys.ts'
import type { GoogleBrowser } from '#test/support/google-browser.ts'
import { openBrowser } from '#test/support/google-user.ts'
import { longTest } from '#test/support/long.ts'
import { readMailedCode } from '#test/support/people.ts'
import { markPoolSession } from '#web/lib/pool-session.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { saveTriedVideo } from '#web/lib/tried-video.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

let people = 0
/** Adds a Google account. Each has its own domain, so that the limit on sign-ups per domain is not reached. */
const addAccount = (email = `person-${++people}@mail-${people}.example`, isVerified = true) => ({
  email,
  account: backend.google.accounts.add(email, isVerified),
})

/** The pages of Google and of the user pool in this test's browser. */
let browser: GoogleBrowser
const follow: GoogleBrowser['follow'] = (...args) => browser.follow(...args)
beforeEach(() => {
  browser = openBrowser(backend)
})

const open = (location: Parameters<typeof visit>[0], locale?: Locale) =>
  visit(location, {
    backend,
    ...(locale && { locale }),
    config: {
      googleSignIn: {
        poolUrl: backend.poolOrigin,
        clientId: googlePoolClientId,
        googleClientId: signInClient.clientId,
        authorizeUrl: `${backend.google.origin}/o/oauth2/v2/auth`,
      },
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const button = (name = 'Continue with Google') => screen.findByRole('button', { name })
const press = async (name: string, part: Pick<typeof screen, 'findByRole'> = screen) => {
  const found = await part.findByRole('button', { name })
  // The button is disabled until the page has loaded its data.
  await waitFor(() => expect(found).toHaveProperty('disabled', false))
  await userEvent.click(found)
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Waits until the page has left the app `times` times, and returns the address that it went to last. */
const waitForLeaving = async ({ navigateTo }: Page, times = 1) => {
  await waitFor(() => expect(navigateTo).toHaveBeenCalledTimes(times))
  return navigateTo.mock.lastCall?.[0] ?? ''
}

/** Follows the redirect that a page started, and opens the site where it ends, as a new page. */
const goOn = async (page: Page, choice?: Parameters<typeof follow>[1], locale?: Locale) => {
  const path = await follow(await waitForLeaving(page), choice)
  cleanup()
  return open(path, locale)
}

/** Signs up with Google from the sign-up screen, up to the last step. */
async function startSignUp(email?: string) {
  const { account, ...person } = addAccount(email)
  const page = await open('/signup')
  await press('Continue with Google')
  const first = await goOn(page, { account })
  // The pool refuses the first sign-in of a new user. The page repeats it, and Google asks nothing this time.
  const finishing = await goOn(first, { account })
  await heading('One last step')
  return { account, ...person, page: finishing }
}

/** Signs up a user with Google, without a channel. */
async function signUp() {
  const person = await startSignUp()
  await press('Skip for now')
  // Sign-up does not ask for a name: it starts as the part of the email address before the @.
  await heading(`Welcome back, ${person.email.split('@')[0]}!`)
  return person
}

describe('signing up with Google', () => {
  test('takes one press, a Google account and the terms, and leads to the title typed before', async () => {
    saveTriedVideo(sessionStorage, { title: 'How I built a cabin' })
    const { email } = await startSignUp()
    await screen.findByText(`You’re signing up as ${email}.`)
    await screen.findByText('Add your channel so that “How I built a cabin” is judged by your own videos.')
    await screen.findByRole('link', { name: /^Viewcraft Terms of Service/ })
    expect(await accessibilityFaults()).toEqual([])
    await press('Skip for now')
    await heading('Predictive Insights')
    expect(await screen.findByPlaceholderText('Enter your video title')).toHaveProperty('value', 'How I built a cabin')
  })

  longTest('checks the channel before it creates the account', async () => {
    await startSignUp()
    await userEvent.type(await screen.findByLabelText('YouTube channel URL'), 'youtube.com/@nobody-there')
    await press('Create account')
    await waitFor(() => expect(screen.getByLabelText('YouTube channel URL').getAttribute('aria-invalid')).toBe('true'))
    await heading('One last step')
  })

  longTest('can be finished later, before any other screen opens', async () => {
    await startSignUp()
    cleanup()
    const { address } = await open('/dashboard/calendar')
    await heading('One last step')
    await press('Skip for now')
    await waitFor(() => expect(address()).toBe('/dashboard/calendar'))
    cleanup()
    await open('/auth/finish')
    await heading(/^Welcome back, /)
  })

  test('signs out a user who took the wrong account, at the user pool too', async () => {
    const { account, page } = await startSignUp()
    await press('Use a different one')
    await waitFor(() => expect(page.leavePage).toHaveBeenCalledOnce())
    expect(await follow(page.leavePage.mock.lastCall?.[0])).toBe('/')
    cleanup()
    const again = await open('/login')
    await press('Continue with Google')
    // The cookie is gone, so Google asks for an account.
    const address = new URL(await waitForLeaving(again))
    address.searchParams.delete('prompt')
    await expect(follow(address.href)).rejects.toThrow('200')
    expect(await follow(address.href, { account })).toContain('code=')
  })

  longTest('goes on to the plan chosen before', async () => {
    const { account } = addAccount()
    const page = await open({ pathname: '/signup', state: { plan: 'basic' } })
    await press('Continue with Google')
    await goOn(await goOn(page, { account }), { account })
    await press('Skip for now')
    await heading('Upgrade your plan')
  })
})

describe('logging in with Google', () => {
  longTest('leads back to the page that required it, and says what it is doing meanwhile', async () => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await open('/dashboard/calendar')
    await press('Continue with Google')
    // A second press does nothing while the page leaves.
    await press('Continue with Google')
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    let exchange = () => {}
    interceptor.respond = (url, init) => {
      if (!url.endsWith('/oauth2/token')) return undefined
      interceptor.respond = () => undefined
      return new Promise((resolve) => {
        exchange = () => resolve(fetch(url, init))
      })
    }
    const { address } = await open(path)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Signing you in…'))
    expect(await accessibilityFaults()).toEqual([])
    expect(address()).toBe('/auth/google')
    exchange()
    await findToast('Successfully signed in!')
    await waitFor(() => expect(address()).toBe('/dashboard/calendar'))
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })

  longTest('quietly returns a user who cancels to where they were', async () => {
    const page = await open({ pathname: '/signup', state: { plan: 'basic' } })
    await press('Continue with Google')
    const back = await goOn(page, { choice: 'cancel' })
    await heading('Create your account')
    expect(back.address()).toBe('/signup')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  longTest('does not log in again when the address that Google returned to is opened again', async () => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await open('/login')
    await press('Continue with Google')
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    await open(path)
    await heading(/^Welcome back, /)
    cleanup()
    await open(path)
    await heading(/^Welcome back, /)
    localStorage.clear()
    cleanup()
    await open(path)
    await heading('This attempt is over')
    await button()
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'Log in another way' }))
    await heading('Welcome back')
  })

  longTest(
    'tells a user who has an account with the address to log in first, and leads to connecting Google',
    async () => {
      const ada = await backend.signUpUser()
      const { account } = addAccount(ada.email)
      const page = await open('/login')
      await press('Continue with Google')
      await goOn(page, { account })
      await heading('You already have an account')
      expect(screen.getByRole('alert').textContent).toContain('Log in as usual; then you can connect Google.')
      await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
      await userEvent.type(await screen.findByLabelText('Email'), ada.email)
      await userEvent.type(screen.getByLabelText('Password'), ada.password)
      await press('Log in')
      await findDialog('Connect Google')
    },
  )

  longTest('says what to do about an address that Google has not verified', async () => {
    const { account } = addAccount(undefined, false)
    const page = await open('/login')
    await press('Continue with Google')
    await goOn(page, { account })
    await heading('Google hasn’t verified your address')
    expect(screen.getByRole('link', { name: 'Sign up with your email' }).getAttribute('href')).toBe('/signup')
  })

  longTest('repeats a refused first sign-in only once', async () => {
    const { account } = addAccount()
    const page = await open('/login')
    await press('Continue with Google')
    const first = await goOn(page, { account })
    const state = new URL(await waitForLeaving(first)).searchParams.get('state') ?? ''
    cleanup()
    const error_description = 'Already found an entry for username Google_1'
    const again = await open(
      `/auth/google?${new URLSearchParams({ state, error: 'invalid_request', error_description })}`,
    )
    await heading('Google didn’t work this time')
    expect(again.navigateTo).not.toHaveBeenCalled()
  })

  longTest('says that the attempt is over when going back restores the page that repeated it', async () => {
    const { account } = addAccount()
    const page = await open('/login')
    await press('Continue with Google')
    await waitForLeaving(await goOn(page, { account }))
    await screen.findByText('Signing you in…')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await heading('This attempt is over')
    await button()
  })

  test('asks for a Google account after the session ended elsewhere, and never signs in the last user', async () => {
    await signUp()
    // Another device ended the session: nobody has signed out here.
    localStorage.removeItem(sessionKey)
    cleanup()
    const page = await open('/login')
    await press('Continue with Google')
    const address = await waitForLeaving(page)
    await expect(follow(address)).rejects.toThrow('200')

    const { account, email } = addAccount()
    cleanup()
    const first = await open(await follow(address, { account }))
    const finishing = await goOn(first, { account })
    await heading('One last step')
    await screen.findByText(`You’re signing up as ${email}.`)
    expect(finishing.address()).toBe('/auth/finish')
  })

  longTest(
    'ends the session at the user pool with the next sign-out, even after a late return from Google',
    async () => {
      const { account } = await signUp()
      localStorage.clear()
      cleanup()
      const page = await open('/login')
      await press('Continue with Google')
      const path = await follow(await waitForLeaving(page), { account })
      sessionStorage.clear()
      cleanup()
      await open(path)
      await heading('This attempt is over')
      cleanup()
      storeSession(await backend.signUpUser())
      const { session, leavePage } = await open('/dashboard')
      await session.signOut()
      expect(leavePage.mock.lastCall?.[0]).toContain('/logout?')
    },
  )

  test('keeps the session of a user who logged in meanwhile in another tab', async () => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await open('/login')
    await press('Continue with Google')
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    const ada = await backend.signUpUser()
    storeSession(ada)
    const { session } = await open(path)
    await heading(/^Welcome back, /)
    expect(session.view().user?.email).toBe(ada.email)
  })

  longTest.each<[string, (url: string) => Response | undefined]>([
    [
      'the pool’s answer cannot be read',
      (url) => (url.endsWith('/oauth2/token') ? Response.json(unreadableTokens) : undefined),
    ],
    [
      'our API refuses the new session',
      (url) =>
        url === '/api/account' ? Response.json({ error: { code: 'unauthenticated' } }, { status: 401 }) : undefined,
    ],
  ])('says that it failed if %s', async (_, answer) => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await open('/login')
    await press('Continue with Google')
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    interceptor.respond = (url) => {
      const response = answer(url)
      return response && Promise.resolve(response)
    }
    await open(path)
    await heading('Google didn’t work this time')
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })

  longTest('says that the pool cannot be reached, and stays on the page without a network', async () => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await open('/login')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    await press('Continue with Google')
    await findToast('We couldn’t reach Viewcraft. Check your connection and try again.')
    expect(page.navigateTo).not.toHaveBeenCalled()
    await press('Continue with Google')
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    interceptor.respond = (url) =>
      url.endsWith('/oauth2/token') ? Promise.reject(new TypeError('Failed to fetch')) : undefined
    await open(path)
    await heading('Google didn’t work this time')
    await button()
  })

  longTest('is not offered where it is not configured', async () => {
    await visit('/login', { backend })
    await screen.findByRole('button', { name: 'Email me a code' })
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  longTest.each<[Locale, string, string]>([
    ['es', 'Continuar con Google', 'Un último paso'],
    ['fr', 'Continuer avec Google', 'Une dernière étape'],
  ])('speaks %s', async (locale, label, title) => {
    const { account } = addAccount()
    const page = await open('/signup', locale)
    expect(await accessibilityFaults()).toEqual([])
    await press(label)
    await goOn(await goOn(page, { account }, locale), { account }, locale)
    await heading(title)
  })
})

describe('Google on the profile', () => {
  /** Opens the profile of a user with a password who has just signed in. */
  const openProfile = async (ada: Parameters<typeof storeSession>[0]) => {
    storeSession(ada)
    return open('/dashboard/profile')
  }

  longTest('is connected to an account, signs in, and is disconnected', async () => {
    const ada = await backend.signUpUser()
    const { account, email } = addAccount()
    const page = await openProfile(ada)
    await press('Connect')
    const dialog = await findDialog('Connect Google')
    await dialog.findByText(/without a code from your authenticator app/)
    expect(await accessibilityFaults()).toEqual([])
    await press('Continue with Google', dialog)
    const back = await goOn(page, { account })
    await findToast('Google is connected. From now on, you can log in with it.')
    await screen.findByText(`Connected: ${email}.`)
    expect(back.address()).toBe('/dashboard/profile')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Disconnect' }))

    localStorage.clear()
    cleanup()
    const login = await open('/login')
    await press('Continue with Google')
    await goOn(login, { account })
    await heading(/^Welcome back, /)
    screen.getAllByText(ada.email)

    cleanup()
    const profile = await openProfile(ada)
    await press('Disconnect')
    const question = await findDialog('Disconnect Google?')
    expect(await accessibilityFaults()).toEqual([])
    await press('Disconnect', question)
    // The session at the user pool ends, too: it would start another one in this browser without asking.
    const end = await goOn(profile)
    await findToast('Google is disconnected. It no longer opens your account.')
    await waitFor(() => expect(end.address()).toBe('/dashboard/profile'))
    expect(document.activeElement).toBe(await button('Connect'))
    expect(
      (await browser.go(browser.authorizeUrl('c'.repeat(43), { prompt: 'none' }))).url.searchParams.get('error'),
    ).toBe('login_required')

    // Now no session is left to end at the user pool.
    await press('Connect')
    await press('Continue with Google', await findDialog('Connect Google'))
    const again = await goOn(end, { account })
    await press('Disconnect')
    await press('Disconnect', await findDialog('Disconnect Google?'))
    await findToast('Google is disconnected. It no longer opens your account.')
    expect(again.navigateTo).not.toHaveBeenCalled()
  })

  longTest('ends the session at the user pool even if the dialog is closed before the answer', async () => {
    const ada = await backend.signUpUser()
    const { account } = addAccount()
    const page = await openProfile(ada)
    await press('Connect')
    await press('Continue with Google', await findDialog('Connect Google'))
    const profile = await goOn(page, { account })
    // As after a sign-in with Google.
    markPoolSession(localStorage)
    await press('Disconnect')
    const question = await findDialog('Disconnect Google?')
    const answer = holdNextRequest('DELETE', '/api/identities/google')
    await press('Disconnect', question)
    await press('Cancel', question)
    await answer()
    expect(new URL(await waitForLeaving(profile)).pathname).toBe('/logout')
  })

  longTest('is not said to be disconnected just because a link claims it', async () => {
    await signUp()
    cleanup()
    const page = await open('/dashboard/profile#disconnected')
    await button('Disconnect')
    await waitFor(() => expect(page.address()).toBe('/dashboard/profile'))
    expect(screen.queryByText(/^Google is disconnected/)).toBeNull()
  })

  test('is not connected when another user started the connection', async () => {
    const [ada, eve] = [await backend.signUpUser(), await backend.signUpUser()]
    const { account } = addAccount()
    const page = await openProfile(ada)
    await press('Connect')
    await press('Continue with Google', await findDialog('Connect Google'))
    const path = await follow(await waitForLeaving(page), { account })
    cleanup()
    storeSession(eve)
    await open(path)
    await findToast('You’re no longer logged in as the user who started this. Try again.')
    await button('Connect')
  })

  longTest('says why a Google account of someone else is not connected', async () => {
    const { account } = await signUp()
    localStorage.clear()
    cleanup()
    const page = await openProfile(await backend.signUpUser())
    await press('Connect')
    await press('Continue with Google', await findDialog('Connect Google'))
    await goOn(page, { account })
    await findToast('This Google account already logs in to another Viewcraft account. Choose a different one.')
  })

  longTest(
    'confirms a user without a password before the account is deleted, and comes back to the dialog',
    async () => {
      const { account } = await signUp()
      makeOld()
      cleanup()
      const page = await open('/dashboard/profile')
      await press('Delete account')
      const dialog = await findDialog('Delete your account?')
      expect(dialog.queryByLabelText('Current password')).toBeNull()
      await press('Continue with Google', dialog)
      expect(new URL(await waitForLeaving(page)).searchParams.get('prompt')).toBe('login')
      const back = await goOn(page, { account })
      const again = await findDialog('Delete your account?')
      expect(await accessibilityFaults()).toEqual([])
      vi.restoreAllMocks()
      await press('Delete permanently', again)
      await waitFor(() => expect(back.leavePage).toHaveBeenCalledOnce())
      expect(await follow(back.leavePage.mock.lastCall?.[0])).toBe('/#deleted')
    },
  )

  test('does not confirm a user with a different Google account', async () => {
    await signUp()
    makeOld()
    cleanup()
    const page = await open('/dashboard/profile?export')
    await press('Continue with Google', await findDialog('Download your data'))
    await goOn(page, { account: addAccount().account })
    await findToast('That isn’t the Google account you log in with here. Try again and choose the right one.')
    await findDialog('Download your data')
  })

  longTest('stays connected until there is another way in: a password, which the user sets by email', async () => {
    const { email } = await signUp()
    cleanup()
    const page = await open('/dashboard/profile')
    await screen.findByText('You have no password. You log in with Google.')
    await press('Disconnect')
    const question = await findDialog('Disconnect Google?')
    expect(await accessibilityFaults()).toEqual([])
    await press('Set a password', question)
    const dialog = await findDialog('Set a password')
    await press('Send code', dialog)
    await userEvent.type(await dialog.findByLabelText('Code from the email'), readMailedCode(backend, email))
    await userEvent.type(dialog.getByLabelText('New password'), 'correct horse battery')
    await press('Set a password', dialog)
    await findToast('Your password is set, and all other devices have been logged out.')
    await button('Change Password')
    await press('Disconnect')
    await press('Disconnect', await findDialog('Disconnect Google?'))
    await goOn(page)
    await findToast('Google is disconnected. It no longer opens your account.')
  })

  longTest.each<[Locale, RegExp, string]>([
    ['en', /your password/, 'End all access'],
    ['es', /(tu|la) contraseña/, 'Cerrar todos los accesos'],
    ['fr', /(votre|du|changez (aussi )?de) mot de passe/, 'Fermer tous les accès'],
  ])('does not mention a password to a user who has none, in %s', async (locale, words, end) => {
    installPasskeys()
    await signUp()
    const isMentioned = () => words.test(document.body.textContent)
    cleanup()
    await open('/dashboard/profile', locale)
    await screen.findByText(/^(You have no password|No tienes contraseña|Vous n’avez pas de mot de passe)/)
    await press(end)
    await screen.findByRole('dialog')
    expect(isMentioned()).toBe(false)
    cleanup()
    await open('/dashboard/profile?access', locale)
    await screen.findByText(/google.*«|under Google/i)
    expect(isMentioned()).toBe(false)
  })

  longTest('says that the password is set, and asks for it, if signing in with it failed', async () => {
    const { email } = await signUp()
    cleanup()
    await open('/dashboard/profile?setPassword')
    const dialog = await findDialog('Set a password')
    await press('Send code', dialog)
    await userEvent.type(await dialog.findByLabelText('Code from the email'), readMailedCode(backend, email))
    await userEvent.type(dialog.getByLabelText('New password'), 'correct horse battery')
    interceptor.respond = (_, { headers }) =>
      new Headers(headers).get('x-amz-target')?.endsWith('.InitiateAuth')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : undefined
    await press('Set a password', dialog)
    await findToast('Your password is set, and all your devices have been logged out. Log in with it now.')
    expect(screen.queryByText('Your password is set, and all other devices have been logged out.')).toBeNull()
    interceptor.respond = () => undefined
    await userEvent.type(await screen.findByLabelText('Email'), email)
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery')
    await press('Log in')
    await button('Change Password')
    expect(screen.queryByRole('dialog', { name: 'Set a password' })).toBeNull()
  })

  longTest('asks a user who has only a passkey left for the passkey, not for Google or a password', async () => {
    const device = installPasskeys()
    await signUp()
    cleanup()
    const page = await open('/dashboard/profile')
    await press('Disconnect')
    await press('Add a passkey', await findDialog('Disconnect Google?'))
    const passkeys = await findDialog('Passkeys')
    await press('Add a passkey', passkeys)
    await findToast('Passkey added. Next time, you can log in with it.')
    await press('Close', passkeys)
    await press('Disconnect')
    await press('Disconnect', await findDialog('Disconnect Google?'))
    await goOn(page)
    await screen.findByText('You have no password. You log in with a passkey.')
    makeOld()
    cleanup()
    await open('/dashboard/profile?email')
    const dialog = await findDialog('Change your email address')
    await dialog.findByText('To confirm that it’s you, use your passkey.')
    expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    vi.mocked(Date.now).mockRestore()
    device.failNext('NotAllowedError')
    await press('Use a passkey', dialog)
    await findToast(
      'No passkey was used: you canceled, it took too long, or it isn’t on this device. Try again. You can also set a password on your profile: we’ll email you a code for it.',
    )
    await press('Use a passkey', dialog)
    await dialog.findByLabelText('New email address')
  })

  longTest('asks for no password while it is unknown whether there is one', async () => {
    await signUp()
    cleanup()
    interceptor.respond = (url) =>
      url === '/api/identities'
        ? Promise.resolve(Response.json({ error: { code: 'internal', requestId: '1' } }, { status: 500 }))
        : undefined
    await open('/dashboard/profile?delete')
    const dialog = await findDialog('Delete your account?')
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    expect(dialog.queryByLabelText('Current password')).toBeNull()
    interceptor.respond = () => undefined
    await userEvent.click(retry)
    await dialog.findByRole('button', { name: 'Delete permanently' })
  })

  longTest(
    'asks for a new sign-in only if the last one is too old for our API, not after another failure',
    async () => {
      await signUp()
      cleanup()
      await open('/dashboard/profile?delete')
      const dialog = await findDialog('Delete your account?')
      const answer = (code: string, status: number) => {
        interceptor.respond = (url, { method }) =>
          url === '/api/account' && method === 'DELETE'
            ? Promise.resolve(Response.json({ error: { code, requestId: '1' } }, { status }))
            : undefined
      }
      answer('upstream_failed', 502)
      await press('Delete permanently', dialog)
      await waitFor(() => expect(screen.queryAllByRole('alert')).not.toEqual([]))
      answer('recent_sign_in_required', 403)
      await press('Delete permanently', dialog)
      await button('Continue with Google')
      expect(dialog.queryByRole('button', { name: 'Delete permanently' })).toBeNull()
    },
  )
})

describe('what was typed before Google confirms the user', () => {
  /** Makes our API refuse the sign-in as too old. Returns a function that ends this. */
  const refuse = (wanted: 'DELETE' | 'POST', path: string) => {
    interceptor.respond = (url, { method }) =>
      url.startsWith(path) && method === wanted
        ? Promise.resolve(
            Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }),
          )
        : undefined
    return () => {
      interceptor.respond = () => undefined
    }
  }
  const fill = async (dialog: Pick<typeof screen, 'findByLabelText'>, label: string, text: string) => {
    await userEvent.clear(await dialog.findByLabelText(label))
    await userEvent.paste(text)
  }
  const readField = async (dialog: Pick<typeof screen, 'findByLabelText'>, label: string) =>
    Reflect.get(await dialog.findByLabelText(label), 'value')
  const openProfile = async () => {
    const { account } = await signUp()
    cleanup()
    return { account, page: await open('/dashboard/profile') }
  }
  /** Fills in the form for a token, and goes to Google. Returns the address that Google returns to. */
  const fillInToken = async () => {
    const { account, page } = await openProfile()
    const accept = refuse('POST', '/api/tokens')
    await press('Manage tokens')
    await press('Create a token', await findDialog('Access tokens'))
    const dialog = await findDialog('Create an access token')
    await fill(dialog, 'Name', 'Title script')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Read and change drafts/ }))
    await userEvent.selectOptions(dialog.getByLabelText('Expires after'), 'A year')
    await press('Create token', dialog)
    await press('Continue with Google', dialog)
    const path = await follow(await waitForLeaving(page), { account })
    accept()
    cleanup()
    return path
  }

  longTest('is filled in again when creating a token, but only once', async () => {
    const back = await open(await fillInToken())
    const dialog = await findDialog('Create an access token')
    expect(await readField(dialog, 'Name')).toBe('Title script')
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(dialog.getByRole('option', { name: 'A year', selected: true })).toBeTruthy()
    expect(await accessibilityFaults()).toEqual([])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Title script')
    // Wait until what was typed has left the history.
    await waitFor(() => expect(back.address()).toBe('/dashboard/profile?tokens='))
    await back.reload()
    await press('Create a token', await findDialog('Access tokens'))
    expect(await readField(await findDialog('Create an access token'), 'Name')).toBe('')
  })

  test('is not shown to another user', async () => {
    const path = await fillInToken()
    storeSession(await backend.signUpUser())
    await open(path)
    await findToast('You’re no longer logged in as the user who started this. Try again.')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Title script')
    await press('Create a token', await findDialog('Access tokens'))
    expect(await readField(await findDialog('Create an access token'), 'Name')).toBe('')
  })

  longTest('is filled in again when adding a webhook', async () => {
    const { account, page } = await openProfile()
    const accept = refuse('POST', '/api/webhooks')
    await press('Add a webhook')
    const dialog = await findDialog('Add a webhook')
    await fill(dialog, 'Address', 'https://hooks.example.com/in')
    const [first, ...others] = dialog.getAllByRole('checkbox', { checked: true })
    if (first) await userEvent.click(first)
    await press('Add webhook', dialog)
    await press('Continue with Google', dialog)
    accept()
    await goOn(page, { account })
    const again = await findDialog('Add a webhook')
    expect(await readField(again, 'Address')).toBe('https://hooks.example.com/in')
    expect(again.getAllByRole('checkbox', { checked: true })).toHaveLength(others.length)
  })

  longTest('is filled in again when adding a passkey, and the question is there again when removing one', async () => {
    installPasskeys()
    const { account, page } = await openProfile()
    const accept = refuse('POST', '/api/passkeys/options')
    await press('Add a passkey')
    const dialog = await findDialog('Passkeys')
    await fill(dialog, 'Name', 'My phone')
    await press('Add a passkey', dialog)
    await press('Continue with Google', dialog)
    accept()
    const back = await goOn(page, { account })
    const again = await findDialog('Passkeys')
    expect(await readField(again, 'Name')).toBe('My phone')
    await press('Add a passkey', again)
    await findToast('Passkey added. Next time, you can log in with it.')

    refuse('DELETE', '/api/passkeys/')
    await press('Remove the passkey “My phone”', again)
    const question = await findDialog('Remove “My phone”?')
    await press('Remove', question)
    await press('Continue with Google', question)
    accept()
    await goOn(back, { account })
    await findDialog('Remove “My phone”?')
  })

  longTest('is filled in again when changing the email address', async () => {
    const { account, page } = await openProfile()
    const accept = refuse('POST', '/api/account/email')
    await press('Change your email address')
    const dialog = await findDialog('Change your email address')
    await press('Continue', dialog)
    await fill(dialog, 'New email address', 'ann@new.example')
    await press('Send code', dialog)
    await press('Continue with Google', dialog)
    accept()
    await goOn(page, { account })
    const again = await findDialog('Change your email address')
    // The page shows the field until it has read that there is no password.
    await waitFor(() => expect(again.queryByLabelText('Current password')).toBeNull())
    await press('Continue', again)
    expect(await readField(again, 'New email address')).toBe('ann@new.example')
  })

  longTest('leads back to the webhook whose secret is replaced', async () => {
    const { account } = await signUp()
    const { access_token: as } = JSON.parse(localStorage.getItem(sessionKey) ?? '')
    const body = { url: 'https://hooks.example.com/in', events: ['draft.ready'] }
    expect(await backend.request('POST', '/api/webhooks', { as, body })).toMatchObject({ status: 200 })
    cleanup()
    const page = await open('/dashboard/profile')
    const accept = refuse('POST', '/api/webhooks/')
    await press('Details of the webhook to https://hooks.example.com/in')
    const dialog = await findDialog('Webhook')
    await press('Replace secret', dialog)
    await press('Continue with Google', dialog)
    accept()
    const { address } = await goOn(page, { account })
    const again = await findDialog('Webhook')
    await press('Replace secret', again)
    await again.findByText(/^whsec_/)
    await press('Close', again)
    await waitFor(() => expect(address()).toBe('/dashboard/profile'))
    expect(screen.queryByRole('dialog', { name: 'Webhook' })).toBeNull()
  })
})

const unreadableTokens = { access_token: 'a', id_token: 'b', refresh_token: 'c', expires_in: 900 }

/** Makes the sign-in of the session look older to the page than sensitive actions allow. */
function makeOld() {
  const real = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => real + 9 * 60_000)
}
