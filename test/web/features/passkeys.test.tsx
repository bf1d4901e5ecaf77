import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOTP } from 'otpauth'
import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { installPasskeys } from '#test/support/browser-passkeys.ts'
import { longTest } from '#test/support/long.ts'
import { setUpAuthenticator } from '#test/support/people.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { isPasskeyOffered } from '#web/lib/passkey-offer.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

const none = 'We found no passkey for this email address. Your other ways to log in still work.'
const press = async (name: string, part: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await part.findByRole('button', { name }))
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Opens the profile of a user who has just signed in. */
async function openProfile(ada: SignedUp, locale?: Locale) {
  storeSession(ada)
  return visit('/dashboard/profile', { backend, ...(locale && { locale }) })
}

/** Adds a passkey on the profile, under a name. */
async function addPasskey(ada: SignedUp, name: string) {
  const page = await openProfile(ada)
  await press('Add a passkey')
  const dialog = await findDialog('Passkeys')
  await userEvent.clear(await dialog.findByLabelText('Name'))
  await userEvent.paste(name)
  await press('Add a passkey', dialog)
  await findToast('Passkey added. Next time, you can log in with it.')
  await dialog.findByText(name)
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add another passkey' }))
  return { ...page, dialog }
}

/** Opens the login screen without a session, and types an address. */
async function openLogin(email: string, config = {}) {
  cleanup()
  localStorage.clear()
  const page = await visit('/login', { backend, config })
  await userEvent.click(await screen.findByLabelText('Email'))
  await userEvent.paste(email)
  return page
}

/** Makes requests that change something at a path fail, because the sign-in is too old. */
const requireRecentSignIn = (path: string) => {
  interceptor.respond = (url, { method }) =>
    url.startsWith(path) && method !== 'GET'
      ? Promise.resolve(Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }))
      : undefined
}

describe('a passkey', () => {
  longTest('is added on the profile, signs in as two factors, and is refused once it is removed', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await addPasskey(ada, 'Work laptop')
    await screen.findByText('1 passkey. Never used.')

    await openLogin(ada.email)
    await press('Log in with a passkey')
    await findToast('Logged in successfully!')
    await screen.findByRole('heading', { name: /^Welcome back, / })

    cleanup()
    const { session } = await visit('/dashboard/profile?passkeys', { backend })
    expect(session.view().assurance).toBe('aal2')
    await screen.findByText(/^You logged in here .* with two factors\.$/)
    const dialog = await findDialog('Passkeys')
    await dialog.findByText(/^Added on .*\. Used within the last hour\.$/)
    expect(await accessibilityFaults()).toEqual([])
    await press('Remove the passkey “Work laptop”', dialog)
    const question = await findDialog('Remove “Work laptop”?')
    expect(await accessibilityFaults()).toEqual([])
    await press('Remove', question)
    await findToast('Passkey removed. It no longer opens your account.')
    await dialog.findByLabelText('Name')

    await openLogin(ada.email)
    await press('Log in with a passkey')
    await findToast(none)
    expect(localStorage.getItem('viewcraft.session')).toBeNull()
  })

  longTest('signs in a user with an authenticator app without a code', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await setUpAuthenticator(backend, ada)
    await addPasskey(ada, 'Phone')
    await openLogin(ada.email)
    await press('Log in with a passkey')
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  longTest('signs in a user who sets up an authenticator app long after signing in', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await addPasskey(ada, 'Phone')
    cleanup()
    await openProfile(ada)
    requireRecentSignIn('/api/account/codes')
    await screen.findByText('Off')
    await press('Set up')
    const dialog = await findDialog('Set up an authenticator app')
    const secret = (await dialog.findByText(/^[A-Z2-7 ]{39}$/)).textContent?.replaceAll(' ', '') ?? ''
    await userEvent.type(dialog.getByLabelText('Code from the app'), new TOTP({ secret }).generate())
    await press('Verify and turn on', dialog)
    await findToast('From now on, you’ll need a code from your app to log in.')
    await openLogin(ada.email)
    await press('Log in with a passkey')
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  longTest.each<[Locale, string, string]>([
    ['es', 'Añadir una llave de acceso', 'Llaves de acceso'],
    ['fr', 'Ajouter une clé d’accès', 'Clés d’accès'],
  ])('is added in %s', async (locale, add, title) => {
    installPasskeys()
    await openProfile(await backend.signUpUser({ name: 'Ada' }), locale)
    await press(add)
    await press(add, await findDialog(title))
    await screen.findByText(/^1 (llave de acceso|clé d’accès)\. /)
    expect(await accessibilityFaults()).toEqual([])
  })
})

describe('on the login screen', () => {
  test.each(['known', 'unknown'])('says the same for a %s address without a passkey', async (kind) => {
    installPasskeys()
    const ada = await backend.signUpUser()
    await openLogin(kind === 'known' ? ada.email : 'nobody@example.com')
    await press('Log in with a passkey')
    await findToast(none)
  })

  longTest('requires an address first', async () => {
    installPasskeys()
    await visit('/login', { backend })
    await press('Log in with a passkey')
    await screen.findByText('Invalid email address')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  longTest('says what to do after the prompt was closed', async () => {
    const device = installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await addPasskey(ada, 'Phone')
    await openLogin(ada.email)
    device.failNext('NotAllowedError')
    await press('Log in with a passkey')
    await findToast(
      'No passkey was used: you canceled, it took too long, or it isn’t on this device. Try again. Your other ways to log in still work.',
    )
    await press('Log in with a passkey')
    await findToast('Logged in successfully!')
  })

  longTest.each(['a browser', 'an installation'])('is not offered by %s without passkeys', async (which) => {
    if (which === 'an installation') installPasskeys()
    await openLogin('ada@example.com', { passkeys: which === 'a browser' })
    await screen.findByRole('button', { name: 'Email me a code' })
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  })
})

describe('on the profile', () => {
  longTest('says what to do after the prompt was closed', async () => {
    const device = installPasskeys()
    await openProfile(await backend.signUpUser())
    device.failNext('NotAllowedError')
    await press('Add a passkey')
    await press('Add a passkey', await findDialog('Passkeys'))
    await findToast('No passkey was added: you canceled, or it took too long. Try again when you’re ready.')
  })

  longTest('says that a device has a passkey already', async () => {
    installPasskeys()
    const { dialog } = await addPasskey(await backend.signUpUser(), 'Phone')
    await press('Add another passkey', dialog)
    await press('Add a passkey', dialog)
    await findToast('This device already has a passkey for your account. You can log in with it.')
  })

  longTest('adds one even if the first response is lost', async () => {
    installPasskeys()
    let lost = 0
    interceptor.respond = (url, init) => {
      if (url !== '/api/passkeys' || init.method !== 'POST' || lost > 0) return undefined
      lost++
      return fetch(url, init).then(() => Promise.reject(new TypeError('Failed to fetch')))
    }
    await addPasskey(await backend.signUpUser(), 'Phone')
    expect(lost).toBe(1)
    await screen.findByText('1 passkey. Never used.')
  })

  longTest('says that passkeys still work after all sessions have ended', async () => {
    installPasskeys()
    await openProfile(await backend.signUpUser())
    await press('Sign out everywhere')
    const everywhere = await findDialog('Sign out everywhere?')
    everywhere.getByText(/ Passkeys keep working: /)
    await press('Cancel', everywhere)
    await press('End all access')
    const end = await findDialog('End everything and log in again?')
    end.getByText(/ Passkeys keep working: /)
  })

  longTest('asks for the password before adding one, and takes a passkey before removing one', async () => {
    const device = installPasskeys()
    const ada = await backend.signUpUser()
    await openProfile(ada)
    requireRecentSignIn('/api/passkeys/options')
    await press('Add a passkey')
    const dialog = await findDialog('Passkeys')
    await press('Add a passkey', dialog)
    await userEvent.type(await dialog.findByLabelText('Current password'), ada.password)
    interceptor.respond = () => undefined
    await press('Add a passkey', dialog)
    await dialog.findByText('Linux')

    requireRecentSignIn('/api/passkeys/')
    await press('Remove the passkey “Linux”', dialog)
    const question = await findDialog('Remove “Linux”?')
    await press('Remove', question)
    const password = await question.findByLabelText('Current password')
    const proceed = holdNextRequest('DELETE', `/api/passkeys/${device.passkeys[0]?.id}`)
    await press('Use a passkey instead', question)
    await question.findByRole('button', { name: 'Remove', busy: true })
    expect(password.isConnected).toBe(true)
    await press('Cancel', question)
    await proceed()
    await findToast('Passkey removed. It no longer opens your account.')
  })

  longTest('does not mention passkeys where the installation does not have them', async () => {
    installPasskeys()
    storeSession(await backend.signUpUser())
    await visit('/dashboard/profile', { backend, config: { passkeys: false } })
    await screen.findByText('Off')
    await press('End all access')
    await findDialog('End everything and log in again?')
    expect(screen.queryByText(/passkey/i)).toBeNull()
  })
})

describe('the offer after a sign-in with the password', () => {
  async function logIn(ada: SignedUp) {
    cleanup()
    await visit('/login', { backend })
    await userEvent.type(await screen.findByLabelText('Email'), ada.email)
    await userEvent.type(screen.getByLabelText('Password'), `${ada.password}{Enter}`)
    await screen.findByRole('heading', { name: /^Welcome back, / })
  }
  const offer = 'Log in without your password next time'

  longTest('adds a passkey with one click', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await logIn(ada)
    await screen.findByText(offer)
    expect(await accessibilityFaults()).toEqual([])
    await press('Add a passkey')
    await findToast('Passkey added. Next time, you can log in with it.')
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
    cleanup()
    await visit('/dashboard/profile', { backend })
    await screen.findByText('1 passkey. Never used.')
  })

  longTest('can be dismissed, and is not made again', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await logIn(ada)
    await screen.findByText(offer)
    await press('Not now')
    expect(screen.queryByText(offer)).toBeNull()
    const [signOut] = await screen.findAllByRole('button', { name: 'Sign Out' })
    await userEvent.click(signOut as HTMLElement)
    await waitFor(() => expect(localStorage.getItem('viewcraft.session')).toBeNull())
    await logIn(ada)
    expect(isPasskeyOffered()).toBe(false)
  })

  longTest('ends for a user who has a passkey', async () => {
    installPasskeys()
    const ada = await backend.signUpUser({ name: 'Ada' })
    await logIn(ada)
    await press('Add a passkey')
    await findToast('Passkey added. Next time, you can log in with it.')
    // Now this browser looks like one that has never made the offer.
    localStorage.clear()
    await logIn(ada)
    await waitFor(() => expect(isPasskeyOffered()).toBe(false))
    expect(screen.queryByText(offer)).toBeNull()
  })

  longTest('is not made on a device that cannot hold a passkey', async () => {
    installPasskeys({ isPlatform: false })
    const checkDevice = vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable')
    const listed: string[] = []
    interceptor.respond = (url) => {
      if (url === '/api/passkeys') listed.push(url)
      return undefined
    }
    await logIn(await backend.signUpUser({ name: 'Ada' }))
    expect(checkDevice).toHaveBeenCalled()
    expect(isPasskeyOffered()).toBe(false)
    expect(listed).toEqual([])
    expect(screen.queryByText(offer)).toBeNull()
  })
})
