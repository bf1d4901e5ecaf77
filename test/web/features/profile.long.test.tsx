import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOTP } from 'otpauth'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { expectErrors } from '#test/support/console.ts'
import { failAt } from '#test/support/interrupt.ts'
import { setUpAuthenticator } from '#test/support/people.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

/** Opens the profile of a new creator and waits until it has loaded. */
async function open(locale?: Locale, config = {}) {
  const ada = await backend.signUpUser({ name: 'Ada', 'custom:youtube_channel': 'youtube.com/@tilted_fiddle' })
  storeSession(ada)
  const page = await visit('/dashboard/profile', { backend, config, ...(locale ? { locale } : {}) })
  return { ada, user: userEvent.setup(), ...page }
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string, scope: Scope = screen) =>
  user.click(await scope.findByRole('button', { name }))
type Scope = Pick<typeof screen, 'findByRole'>

describe('the profile', () => {
  test('shows the user’s identity and what is left of the plan', async () => {
    const { ada } = await open()
    expect(await screen.findByLabelText('Email')).toMatchObject({ value: ada.email, readOnly: true })
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Ada')
    screen.getByText('You won’t be billed.')
    screen.getByText('3 of 3 left')
    // No AI provider is configured, so the page must not promise anything that AI writes.
    expect(within(screen.getByRole('main')).queryByText(/\bAI\b/)).toBeNull()
    await screen.findByText('Off')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows the allowance of insights written by AI when a provider is configured', async () => {
    await open('en', { ai: true })
    await screen.findByText('Predictive insights written by AI')
    screen.getByText('Not included in this plan')
  })

  test.each(['es', 'fr'] as const)('is translated to %s', async (locale) => {
    await open(locale)
    await screen.findByRole('heading', { level: 1, name: locale === 'es' ? 'Perfil' : 'Profil' })
    await screen.findByText(locale === 'es' ? 'Desactivada' : 'Désactivée')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('opens no dialog for an address that names none', async () => {
    storeSession(await backend.signUpUser())
    await visit('/dashboard/profile?constructor', { backend })
    await screen.findByText('Off')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('changes the name, which the layout shows at once and the user pool stores', async () => {
    const { user, ada } = await open()
    const name = await screen.findByLabelText('Full Name')
    await user.clear(name)
    await user.type(name, ' B ')
    await press(user, 'Update Profile')
    await screen.findByText('Name must be at least 2 characters')
    await user.clear(name)
    await user.type(name, 'Augusta Byron')
    await press(user, 'Update Profile')
    await findToast('Your profile has been updated.')
    await screen.findAllByText('Augusta Byron', { selector: 'p' })
    const { fetchProfile } = await import('#functions/clients/cognito/users.ts')
    expect(await fetchProfile(ada.userId)).toMatchObject({ name: 'Augusta Byron' })
  })

  test('changes the channel after looking it up and explains what is wrong with an invalid address', async () => {
    const { user } = await open()
    const url = await screen.findByLabelText('URL of a different channel')
    await press(user, 'Change channel')
    await screen.findByText('YouTube channel URL is required')
    await user.type(url, 'youtube.com/@nobody.has.this.one')
    await press(user, 'Change channel')
    await screen.findByText('Channel not found')
    await user.clear(url)
    await user.type(url, 'youtube.com/@slow.loom.studio')
    await press(user, 'Change channel')
    await findToast('Your channel has been saved.')
    await screen.findByText('Slow Loom Studio')
  })

  test('offers a retry when the account cannot be read; the security section still works', async () => {
    interceptor.respond = (url) =>
      url === '/api/account' ? Promise.resolve(new Response('{}', { status: 500 })) : undefined
    const { user } = await open()
    await screen.findByText(/^Something went wrong on our side/)
    await screen.findByText('Off')
    interceptor.respond = () => undefined
    await press(user, 'Try again')
    await screen.findByLabelText('Full Name')
  })
})

describe('the password', () => {
  test('can be changed with the current password', async () => {
    const { user, ada } = await open()
    await press(user, 'Change Password')
    const dialog = within(await screen.findByRole('dialog'))
    const [current, next] = [dialog.getByLabelText('Current password'), dialog.getByLabelText('New password')]
    await user.type(current, 'not this one')
    await user.type(next, ' a space first')
    await press(user, 'Set new password', dialog)
    await dialog.findByText('Password must be at least 8 characters, with no space at the beginning or end')
    await user.clear(next)
    await user.type(next, 'password')
    await press(user, 'Set new password', dialog)
    await dialog.findByText(/one of the most common passwords/)
    await user.clear(next)
    await user.type(next, 'quite another one')
    await press(user, 'Set new password', dialog)
    await dialog.findByText('This isn’t your current password')
    expect(await accessibilityFaults()).toEqual([])
    await user.clear(current)
    await user.type(current, ada.password)
    await press(user, 'Set new password', dialog)
    await findToast('Your password has been changed.')
    expect(screen.queryByRole('dialog', { name: 'Change your password' })).toBeNull()
  })

  test('is changed, and the screen says what to do, when other sessions could not be ended', async () => {
    const { user, ada } = await open()
    await press(user, 'Change Password')
    await user.type(await screen.findByLabelText('Current password'), ada.password)
    await user.type(screen.getByLabelText('New password'), 'quite another one')
    const failing = await failAt(({ name }) => name === 'AdminUserGlobalSignOutCommand')
    onTestFinished(() => failing.restore())
    expectErrors()
    await press(user, 'Set new password')
    await findToast(
      'Your password has been changed, but other devices may still be logged in. Choose “Sign out everywhere” in your profile.',
    )
  })

  test('does not change when our server is unreachable', async () => {
    const { user, ada } = await open()
    await press(user, 'Change Password')
    await user.type(await screen.findByLabelText('Current password'), ada.password)
    await user.type(screen.getByLabelText('New password'), 'quite another one')
    interceptor.respond = (url) =>
      url.includes('/account/password') ? Promise.reject(new TypeError('no network')) : undefined
    await press(user, 'Set new password')
    await findToast('That didn’t work. Check your connection and try again.')
  })
})

describe('an authenticator app', () => {
  test('is set up with its first code and raises the session to two factors', async () => {
    const { user, session } = await open()
    await screen.findByText('Off')
    await press(user, 'Set up')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('img', { name: /^QR code/ })
    const secret = dialog.getByText(/^[A-Z2-7 ]{39}$/).textContent?.replaceAll(' ', '') ?? ''
    const app = new TOTP({ secret })
    const code = dialog.getByLabelText('Code from the app')
    await user.type(code, app.generate() === '000000' ? '111111' : '000000')
    await press(user, 'Verify and turn on', dialog)
    await dialog.findByText(/^That code is incorrect\./)
    expect(await accessibilityFaults()).toEqual([])
    await user.clear(code)
    await user.type(code, app.generate())
    await press(user, 'Verify and turn on', dialog)
    await findToast('From now on, you’ll need a code from your app to log in.')
    await screen.findByText('On')
    await screen.findByText('Save these codes in a safe place. They won’t be shown again.')
    await screen.findByText(/^You logged in here .* with two factors\.$/)
    expect(session.view().assurance).toBe('aal2')
  })

  test('can be turned off with the password', async () => {
    const ada = await backend.signUpUser()
    await setUpAuthenticator(backend, ada)
    const as = ada.tokens.accessToken
    await backend.request('POST', '/api/account/codes', { as, body: {} })
    storeSession(ada)
    await visit('/dashboard/profile', { backend })
    const user = userEvent.setup()
    await screen.findByText('On')
    await press(user, 'Turn off')
    const dialog = within(screen.getByRole('dialog'))
    const password = dialog.getByLabelText('Current password')
    await user.type(password, 'not this one')
    await press(user, 'Turn off', dialog)
    await dialog.findByText('This isn’t your current password')
    await user.clear(password)
    await user.type(password, ada.password)
    await press(user, 'Turn off', dialog)
    await findToast('The authenticator app is off.')
    await screen.findByText('Off')
    expect(screen.getByText(/^You logged in here /).textContent).not.toMatch(/factor|password|code/)
    // The backup codes are deleted, too, so that they do not work with the next app.
    expect((await backend.request('GET', '/api/account', { as })).body).toMatchObject({ hasBackupCodes: false })
  })

  test('can be checked again when its status could not be read', async () => {
    interceptor.respond = (url) =>
      url === backend.poolOrigin ? Promise.reject(new TypeError('no network')) : undefined
    const { user } = await open()
    await screen.findByText(/^We couldn’t check whether an app is set up/)
    interceptor.respond = () => undefined
    await press(user, 'Try again')
    await screen.findByText('Off')
  })
})

test('signing out everywhere ends this session and all other sessions', async () => {
  const { user, ada, leavePage } = await open()
  await press(user, 'Sign out everywhere')
  await press(user, 'Sign out everywhere', within(screen.getByRole('dialog')))
  await waitFor(() => expect(leavePage).toHaveBeenCalled())
  expect(localStorage.length).toBe(0)
  storeSession(ada, 0)
  await visit('/dashboard/profile', { backend })
  await screen.findByRole('heading', { name: 'Welcome back' })
})

describe('the data export', () => {
  const exportPath = '/api/account/export'

  /** Records the files that the browser saves, from now on. */
  function recordSavedFiles() {
    const files: { blob: Blob; name: string }[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push({ blob, name: '' })
      return 'blob:copy'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const last = files.at(-1)
      if (last) last.name = this.download
    })
    return files
  }

  /** Opens the dialog and submits the password. */
  async function submitPassword(user: ReturnType<typeof userEvent.setup>, password: string) {
    await press(user, 'Download my data')
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Current password'), password)
    await press(user, 'Download my data', dialog)
    return dialog
  }

  test('is one file with all pages and requires the password', async () => {
    const files = recordSavedFiles()
    const { user, ada } = await open()
    const pages = [
      { parts: { accounts: [{ name: 'Ada' }], analyses: [{ id: '1' }] }, progress: 0.5, next: 'more' },
      { parts: { analyses: [{ id: '2' }], calls: [] }, progress: 1 },
    ]
    const requested: string[] = []
    interceptor.respond = (url) => {
      if (!url.startsWith(exportPath)) return
      requested.push(url)
      return Promise.resolve(Response.json(pages[requested.length - 1]))
    }
    const dialog = await submitPassword(user, 'not this one')
    await dialog.findByText('This isn’t your current password')
    expect(await accessibilityFaults()).toEqual([])
    expect(requested).toEqual([])
    await user.clear(dialog.getByLabelText('Current password'))
    await user.type(dialog.getByLabelText('Current password'), ada.password)
    await press(user, 'Download my data', dialog)
    await findToast('Your data has been downloaded.')
    expect(screen.queryByRole('dialog', { name: 'Download your data' })).toBeNull()
    expect(requested).toEqual([exportPath, `${exportPath}?from=more`])
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^viewcraft-account-\d{4}-\d\d-\d\d\.json$/)])
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual({
      exportedAt: expect.any(String),
      accounts: [{ name: 'Ada' }],
      analyses: [{ id: '1' }, { id: '2' }],
      calls: [],
    })
  })

  test('continues where it stopped and works for an account without data', async () => {
    const files = recordSavedFiles()
    const { user, ada } = await open()
    let isDown = true
    interceptor.respond = (url) =>
      isDown && url.startsWith(exportPath) ? Promise.reject(new TypeError('no network')) : undefined
    const dialog = await submitPassword(user, ada.password)
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    expect(await accessibilityFaults()).toEqual([])
    isDown = false
    await user.click(retry)
    await findToast('Your data has been downloaded.')
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
      sign_in: [{ email: ada.email, name: 'Ada' }],
      accounts: [{ userId: ada.userId }],
      analyses: [],
    })
  })

  test('requires the password again when the last confirmation has expired', async () => {
    const { user, ada } = await open()
    interceptor.respond = (url) =>
      url.startsWith(exportPath)
        ? Promise.resolve(
            Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }),
          )
        : undefined
    const dialog = await submitPassword(user, ada.password)
    await dialog.findByText(/^Confirm that it’s you to continue/)
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    dialog.getByLabelText('Current password')
  })
})

describe('deleting the account', () => {
  test('explains what is deleted, requires the password and a code, and clears the browser storage', async () => {
    const ada = await backend.signUpUser({ name: 'Ada' })
    const app = await setUpAuthenticator(backend, ada)
    storeSession(ada)
    sessionStorage.setItem('left', 'over')
    const { leavePage } = await visit('/dashboard/profile', { backend })
    const user = userEvent.setup()
    await press(user, 'Delete account')
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText(/^What remains:/)
    await press(user, 'Delete permanently', dialog)
    await dialog.findByText('Password is required')
    await user.type(dialog.getByLabelText('Current password'), 'not this one')
    await press(user, 'Delete permanently', dialog)
    await dialog.findByText('This isn’t your current password')
    expect(await accessibilityFaults()).toEqual([])
    expect((await backend.items('revocations')).filter(({ askedAt }) => askedAt)).toEqual([])
    await user.clear(dialog.getByLabelText('Current password'))
    await user.type(dialog.getByLabelText('Current password'), ada.password)
    await press(user, 'Delete permanently', dialog)
    // The sign-in that the code belongs to expires after three minutes.
    await dialog.findByLabelText('Code from the app')
    await press(user, 'Enter your password again', dialog)
    expect(document.activeElement).toBe(dialog.getByLabelText('Current password'))
    await user.keyboard(`${ada.password}{Enter}`)
    await user.type(await dialog.findByLabelText('Code from the app'), app.generate({ timestamp: Date.now() + 30_000 }))
    const answer = holdNextRequest('DELETE', '/api/account')
    await press(user, 'Delete permanently', dialog)
    await dialog.findByRole('button', { name: 'Delete permanently', busy: true })
    await press(user, 'Cancel', dialog)
    await answer()
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/#deleted'))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect((await backend.items('accounts')).map(({ userId }) => userId)).not.toContain(ada.userId)
  })
})
