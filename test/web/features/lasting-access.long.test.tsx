import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { redeemConsent } from '#test/support/oauth.ts'
import { readMailedCode, setUpAuthenticator } from '#test/support/people.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

afterEach(() => {
  vi.useRealTimers()
})

/**
 * Signs up a user, and creates a token, a webhook, a calendar address and a connected assistant. Signing up revokes
 * whatever is created in the same second, so the clock moves on first.
 */
async function signUp() {
  const user = await backend.signUpUser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  const as = user.tokens.accessToken
  const post = (path: string, body: object) => backend.request('POST', path, { as, body })
  await post('/api/tokens', { name: 'Title script', scopes: ['score'] })
  await post('/api/webhooks', { url: 'https://hooks.example.com/in', events: ['draft.ready'] })
  await post('/api/calendar/feed', {})
  await redeemConsent(backend, as)
  return user
}
type User = Awaited<ReturnType<typeof signUp>>

/** Counts what is left of a user in the stored tables. */
async function countLeft({ userId }: User) {
  const count = async (table: 'personal_tokens' | 'webhooks' | 'connections') =>
    (await backend.items(table)).filter((item) => item.userId === userId).length
  const account = (await backend.items('accounts')).find((item) => item.userId === userId)
  return {
    tokens: await count('personal_tokens'),
    webhooks: await count('webhooks'),
    feeds: account?.calendarFeed ? 1 : 0,
    assistants: await count('connections'),
  }
}
const all = { tokens: 1, webhooks: 1, feeds: 1, assistants: 1 }
const none = { tokens: 0, webhooks: 0, feeds: 0, assistants: 0 }

const names = ['Access token “Title script”', 'Webhook to hooks.example.com', 'Calendar address', 'Assistant: Claude']
const listed = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('the link in the email opens the list, where one entry or all of them can be revoked', async () => {
  const ada = await signUp()
  storeSession(ada)
  const { address } = await visit('/dashboard/profile?access', { backend })
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog', { name: 'What works without a password' })
  await within(dialog).findByText('Access token “Title script”')
  for (const [place, name] of names.entries()) expect(listed(dialog)[place]).toContain(name)
  expect(await accessibilityFaults()).toEqual([])

  await user.click(within(dialog).getByRole('button', { name: 'Revoke: Webhook to hooks.example.com' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Revoke this access?' })).getByRole('button', { name: 'Revoke' }),
  )
  await findToast('Revoked. It no longer works.')
  await waitFor(() => expect(listed(dialog)).toHaveLength(3))
  expect(await countLeft(ada)).toEqual({ ...all, webhooks: 0 })

  await user.click(within(dialog).getByRole('button', { name: 'Revoke all' }))
  const question = screen.getByRole('dialog', { name: 'Revoke all access?' })
  await user.click(within(question).getByRole('button', { name: 'Revoke all' }))
  await findToast('All access revoked.')
  await within(dialog).findByText('Nothing has access without your password.')
  expect(await countLeft(ada)).toEqual(none)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(address()).toBe('/dashboard/profile')
})

test('ending all access leads to the list, or ends sessions and everything on it at once', async () => {
  const ada = await signUp()
  storeSession(ada)
  const { leavePage } = await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'End all access' }))
  const question = () => within(screen.getByRole('dialog', { name: 'End everything and log in again?' }))
  expect(await accessibilityFaults()).toEqual([])
  await user.click(question().getByRole('button', { name: 'Choose what to end instead' }))
  const list = await screen.findByRole('dialog', { name: 'What works without a password' })
  await user.click(within(list).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'End all access' }))
  await user.click(question().getByRole('button', { name: 'End all access' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalled())
  expect(await countLeft(ada)).toEqual(none)
  // Stores the ended session again, expired: the page fails to refresh it and asks for the password.
  storeSession(ada, 0)
  await visit('/dashboard/profile', { backend })
  await screen.findByRole('heading', { name: 'Welcome back' })
})

test('changing the password lists what keeps working, without assistants', async () => {
  const ada = await signUp()
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change your password' })
  await within(dialog).findByText('These keep working with the new password:')
  expect(listed(dialog)).toHaveLength(3)
  for (const [place, name] of names.slice(0, 3).entries()) expect(listed(dialog)[place]).toContain(name)
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  ['access', '/api/account/access', 'Revoke all', 'Revoke all'],
  ['tokens', '/api/tokens/', 'Delete the token “Title script”', 'Delete'],
  ['assistants', '/api/connections/', 'Disconnect Claude', 'Disconnect'],
])('a failure is shown even after its dialog was closed: %s', async (dialog, path, ask, confirm) => {
  storeSession(await signUp())
  await visit(`/dashboard/profile?${dialog}`, { backend })
  let fail = () => {}
  const failure = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('{}', { status: 403 }))
  })
  interceptor.respond = (url, { method }) => (method === 'DELETE' && url.startsWith(path) ? failure : undefined)
  const user = userEvent.setup()
  const list = within(await screen.findByRole('dialog'))
  await user.click(await list.findByRole('button', { name: ask }))
  const question = within(list.getByRole('dialog'))
  await user.click(question.getByRole('button', { name: confirm }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(list.getByRole('button', { name: 'Close' }))
  fail()
  await findToast('Your account does not have access to this. Log in with another account, or contact support.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['of everything', 'What works without a password', '?access'],
  ['of what survives a new password', 'Change your password', ''],
])('the list %s can be read again after a failure', async (_, name, query) => {
  const ada = await signUp()
  storeSession(ada)
  interceptor.respond = (url) =>
    url === '/api/calendar' ? Promise.resolve(new Response('{}', { status: 403 })) : undefined
  await visit(`/dashboard/profile${query}`, { backend })
  if (!query) await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  const dialog = await screen.findByRole('dialog', { name })
  const retry = await within(dialog).findByRole('button', { name: 'Try again' })
  interceptor.respond = () => undefined
  await userEvent.click(retry)
  await within(dialog).findByText('Calendar address')
})

test('the list says that nothing has access only once the passkeys are known', async () => {
  storeSession(await backend.signUpUser())
  interceptor.respond = (url) =>
    url === '/api/passkeys' ? Promise.resolve(new Response('{}', { status: 403 })) : undefined
  await visit('/dashboard/profile?access', { backend })
  const dialog = within(await screen.findByRole('dialog', { name: 'What works without a password' }))
  await dialog.findByText('We couldn’t check whether you have passkeys. Check your connection and try again.')
  expect(dialog.queryByText('Nothing has access without your password.')).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
  interceptor.respond = () => undefined
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('Nothing has access without your password.')
})

test('the list says that nothing has access on a site without passkeys', async () => {
  storeSession(await backend.signUpUser())
  await visit('/dashboard/profile?access', { backend, config: { passkeys: false } })
  await screen.findByText('Nothing has access without your password.')
})

/** Resets the password, and chooses to revoke all other access. */
async function resetAndRevoke(ada: User) {
  await visit('/forgot-password', { backend })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), ada.email)
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await user.type(await screen.findByLabelText('Code from the email'), readMailedCode(backend, ada.email))
  await user.type(screen.getByLabelText('New password'), 'quite another one')
  await user.click(screen.getByLabelText('Also revoke all other access'))
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  return user
}

test('resetting the password can revoke all other access with one choice', async () => {
  const ada = await signUp()
  await resetAndRevoke(ada)
  await findToast('All other access is revoked too.')
  expect(await countLeft(ada)).toEqual(none)
})

test('resetting the password with an authenticator app leads to the list after the second factor', async () => {
  const ada = await signUp()
  const app = await setUpAuthenticator(backend, ada)
  const user = await resetAndRevoke(ada)
  await user.type(await screen.findByLabelText('Password'), 'quite another one')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await user.type(await screen.findByLabelText(/code/i), `${app.generate({ timestamp: Date.now() + 30_000 })}{Enter}`)
  const dialog = await screen.findByRole('dialog', { name: 'What works without a password' })
  await within(dialog).findByRole('button', { name: 'Revoke all' })
})
