import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, holdNextRequest } = setUpPageBackend()

const codeSentTo = (email: string) => /^\d{6}$/m.exec(backend.mails(email)[0]?.text ?? '')?.[0] ?? ''

test('changing the address requires the password and the code sent to the new address', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  // A user returns from Google to this address.
  await visit('/dashboard/profile?email', { backend })
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your email address' }))
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }))
  await user.type(dialog.getByLabelText('Current password'), 'not this one')
  await press('Continue')
  await dialog.findByText('This isn’t your current password')
  await user.clear(dialog.getByLabelText('Current password'))
  await user.type(dialog.getByLabelText('Current password'), ada.password)
  await press('Continue')

  const address = await dialog.findByLabelText('New email address')
  await press('Send code')
  await dialog.findByText('Please enter a valid email address')
  await user.type(address, ada.email.toUpperCase())
  await dialog.findByText('This is already your address')
  await user.clear(address)
  await user.type(address, ' ada.moved@example.com ')
  expect(await accessibilityFaults()).toEqual([])
  await press('Send code')
  await press('Use a different address')
  expect(await dialog.findByLabelText('New email address')).toHaveProperty('value', 'ada.moved@example.com')
  await press('Send code')

  const field = await dialog.findByLabelText('Code from the email')
  await dialog.findByText(/^If ada\.moved@example\.com isn’t used by another account/)
  await user.type(field, codeSentTo('ada.moved@example.com') === '000000' ? '111111' : '000000')
  await press('Change address')
  await dialog.findByText(/^This code is wrong\./)
  expect(await accessibilityFaults()).toEqual([])
  await press('Send a new code')
  await findToast('We’ve sent a new code. The previous one no longer works.')
  await user.clear(field)
  await user.type(field, codeSentTo('ada.moved@example.com'))
  const answer = holdNextRequest('POST', '/api/account/email/confirm')
  await press('Change address')
  await press('Cancel')
  await answer()
  await findToast(
    'Your email address has been changed, and all devices have been logged out. Log in with the new address.',
  )
  const logIn = await screen.findByRole('button', { name: 'Log in' })
  await user.type(screen.getByLabelText('Email'), 'ada.moved@example.com')
  await user.type(screen.getByLabelText('Password'), ada.password)
  await user.click(logIn)
  await screen.findByRole('button', { name: 'Change your email address' })
  expect(screen.queryByRole('dialog', { name: 'Change your email address' })).toBeNull()
  expect(backend.mails(ada.email)[0]?.subject).toBe('Your email address was changed')
})

test.each([
  ['es', 'Cambiar la dirección de correo'],
  ['fr', 'Modifier l’adresse e-mail'],
] as const)('the form is translated to %s', async (locale, name) => {
  storeSession(await backend.signUpUser())
  await visit('/dashboard/profile', { backend, locale })
  await userEvent.setup().click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name })
  expect(await accessibilityFaults()).toEqual([])
})
