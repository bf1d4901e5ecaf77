import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setUpAuthenticator } from '#test/support/people.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

/** Opens the profile of a new user with an authenticator app. */
async function openProfile() {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const app = await setUpAuthenticator(backend, ada)
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await screen.findByText(/^You have no backup codes\./)
  await user.click(screen.getByRole('button', { name: 'New codes' }))
  return { ada, app, user, dialog: within(screen.getByRole('dialog', { name: 'Backup codes' })) }
}

test('backup codes are created on the profile and shown once', async () => {
  const { user, dialog } = await openProfile()
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  await dialog.findByText('Save these codes in a safe place. They won’t be shown again.')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy codes' }))
  expect(new Set(dialog.getAllByText(/^(\w{4}-){2}\w{4}$/).map(({ textContent }) => textContent)).size).toBe(10)
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'I’ve saved my codes' }))
  await screen.findByText('If you lose your phone, use a backup code to turn the app off.')
  await user.click(screen.getByRole('button', { name: 'New codes' }))
  await screen.findByText('Creating new codes invalidates your earlier ones.')
})

test('new codes are shown even if the dialog was closed before they arrived, as they replace the earlier ones', async () => {
  const { user, dialog } = await openProfile()
  const answer = holdNextRequest('POST', '/api/account/codes')
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await answer()
  await screen.findByText('Save these codes in a safe place. They won’t be shown again.')
})

test('creating backup codes requires the password and a code when the last sign-in is too old', async () => {
  const { ada, app, user, dialog } = await openProfile()
  interceptor.respond = (url) =>
    url === '/api/account/codes'
      ? Promise.resolve(Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }))
      : undefined
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  const password = await dialog.findByLabelText('Current password')
  expect(document.activeElement).toBe(password)
  await user.type(password, ada.password)
  interceptor.respond = () => undefined
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  await user.type(await dialog.findByLabelText('Code from the app'), app.generate({ timestamp: Date.now() + 30_000 }))
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  await dialog.findByText('Save these codes in a safe place. They won’t be shown again.')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy codes' }))
})

test('the button that creates backup codes has the focus again if it fails after the confirmation', async () => {
  const { ada, app, user, dialog } = await openProfile()
  const answer = (code: string, status: number) => {
    interceptor.respond = (url) =>
      url === '/api/account/codes'
        ? Promise.resolve(Response.json({ error: { code, requestId: '1' } }, { status }))
        : undefined
  }
  answer('recent_sign_in_required', 403)
  await user.click(dialog.getByRole('button', { name: 'Create backup codes' }))
  await user.type(await dialog.findByLabelText('Current password'), `${ada.password}{Enter}`)
  answer('unavailable', 503)
  await user.type(
    await dialog.findByLabelText('Code from the app'),
    `${app.generate({ timestamp: Date.now() + 30_000 })}{Enter}`,
  )
  await dialog.findByRole('button', { name: 'Not now' })
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Create backup codes' }))
})

test('a backup code turns a lost app off at the login, after the password', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  await setUpAuthenticator(backend, ada)
  const created = await backend.request('POST', '/api/account/codes', { as: ada.tokens.accessToken, body: {} })
  const [backupCode = ''] = account.codes.output.parse(created.body).codes
  const { session } = await visit('/login', { backend })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), ada.email)
  await user.type(screen.getByLabelText('Password'), `${ada.password}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Use a backup code' }))
  const field = await screen.findByLabelText('Backup code')
  expect(await accessibilityFaults()).toEqual([])
  await user.type(field, '1234{Enter}')
  await screen.findByText('Enter a backup code: 12 letters and digits')
  await user.clear(field)
  await user.type(field, 'zzzz-zzzz-zzzz{Enter}')
  await screen.findByText('That backup code is incorrect or has already been used. Try another one.')
  await user.clear(field)
  await user.type(field, `${backupCode.toUpperCase()}{Enter}`)
  await findToast('The authenticator app is off. Set it up again on your profile.')
  await screen.findByRole('heading', { name: /^Welcome back, / })
  expect(session.view().assurance).toBe('aal1')
})
