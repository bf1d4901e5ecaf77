import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { setUpPageBackend, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

async function createLink(kind: 'weekly' | 'alerts') {
  const { createUnsubscribeToken } = await import('#functions/services/mail/unsubscribe-token.ts')
  const { updateAccount } = await import('#functions/store/accounts.ts')
  const { userId } = await makeCreator(backend)
  await updateAccount(userId, { mailWeekly: true, mailAlerts: true })
  return { userId, token: await createUnsubscribeToken(userId, kind) }
}
const accountOf = async (userId: string) => (await backend.items('accounts')).find((one) => one.userId === userId)

test('the page asks for confirmation, then stops that kind of email without a login', async () => {
  const { userId, token } = await createLink('weekly')
  await visit(`/unsubscribe#${token}`, { backend })
  await screen.findByText('You’ll no longer receive “Weekly trend reports”.', { exact: false })
  expect(await accountOf(userId)).toMatchObject({ mailWeekly: true })
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop these emails' }))
  await screen.findByRole('heading', { name: 'Stopped' })
  expect(await accountOf(userId)).toMatchObject({ mailWeekly: false, mailAlerts: true })
  const again = screen.getByRole('link', { name: /Turn it back on/ })
  expect(again.getAttribute('href')).toBe('/dashboard/settings')
  expect(await accessibilityFaults()).toEqual([])
})

test('the page shows an error when the link is broken, the token is invalid or the server does not respond', async () => {
  const { token } = await createLink('alerts')
  await visit('/unsubscribe#weekly', { backend })
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
  await visit(`/unsubscribe#${token.replace('alerts', 'weekly')}`, { backend })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }))
  await screen.findByRole('alert')
  interceptor.respond = () => Promise.reject(new Error('no network'))
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }))
  await screen.findByText(/^Viewcraft is briefly unavailable/)
})

longTest.each(locales)('the page is accessible in %s', async (locale) => {
  const { token } = await createLink('alerts')
  await visit(`/unsubscribe#${token}`, { backend, locale })
  await screen.findByRole('button')
  expect(await accessibilityFaults()).toEqual([])
})
