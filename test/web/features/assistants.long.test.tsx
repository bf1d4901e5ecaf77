import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { callback, claude, consent, consentQuery, postOAuth } from '#test/support/oauth.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the consent screen as a new user. */
async function openConsent(changes: Readonly<Record<string, string | undefined>> = {}) {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  const { query, verifier } = consentQuery(changes)
  const { navigateTo } = await visit(`/oauth/authorize?${query}`, { backend })
  return { ada, query, verifier, user: userEvent.setup(), navigateTo }
}

/** Redeems the code that the browser took back to Claude. */
function redeem(to: string, verifier: string) {
  const code = `${new URL(to).searchParams.get('code')}`
  const form = { grant_type: 'authorization_code', code, client_id: claude, redirect_uri: callback }
  return postOAuth(backend, '/api/oauth/token', { ...form, code_verifier: verifier })
}

test('the consent screen names the assistant, grants what is chosen, and the profile disconnects it', async () => {
  const { ada, user, verifier, navigateTo } = await openConsent({ scope: 'score drafts channel.read' })
  await screen.findByRole('heading', { name: 'Connect Claude' })
  screen.getByText(`Claude wants to use Viewcraft for you, ${ada.email}.`)
  screen.getByText('Afterward, you return to claude.ai.')
  expect(screen.queryByText(/We don’t know this assistant/)).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
  const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  // Figures from YouTube are shared only if the user chooses so.
  expect(chosen()).toEqual([true, true, false])
  await user.click(screen.getByRole('checkbox', { name: 'Read and change drafts' }))
  // Confirming an address ends sessions, so a second passes before the assistant is connected.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(navigateTo).toHaveBeenCalledOnce())
  screen.getByRole('button', { name: 'Connect', busy: true })
  // Going back from the assistant may restore the page as it was, which it is only after its effects have run.
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('pageshow')))
    screen.getByRole('button', { name: 'Connect', busy: false })
  })
  const { body } = await redeem(`${navigateTo.mock.calls[0]?.[0]}`, verifier)
  expect(body.scope).toBe('score')

  await visit('/dashboard/profile?assistants', { backend })
  await screen.findByText(/^1 assistant\. /)
  const row = within((await screen.findByText('Claude')).closest('li') ?? document.body)
  row.getByText('Score titles and check thumbnails')
  await user.click(row.getByRole('button', { name: 'Disconnect Claude' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Disconnect Claude?' })).getByRole('button', { name: 'Disconnect' }),
  )
  await findToast('Assistant disconnected.')
  await within(screen.getByRole('dialog', { name: 'Connected assistants' })).findByText('No assistant is connected.')
  const call = { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' }, as: `${body.access_token}` }
  expect((await backend.request('POST', '/api/mcp', call)).status).toBe(401)
})

test('the user can refuse, and an unknown assistant is labeled as unknown', async () => {
  const registered = await backend.request('POST', '/api/oauth/register', {
    body: { client_name: 'Claude', redirect_uris: ['http://127.0.0.1/cb'] },
  })
  const { client_id } = registered.body as { client_id: string }
  const { user, navigateTo } = await openConsent({ client_id, redirect_uri: 'http://127.0.0.1:5000/cb' })
  await screen.findByText(/We don’t know this assistant, and it chose its name itself/)
  screen.getByText('Afterward, you return to a program on your own computer (127.0.0.1:5000).')
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => navigateTo.mock.calls.length).toBe(1)
  expect(`${navigateTo.mock.calls[0]?.[0]}`).toMatch(/^http:\/\/127\.0\.0\.1:5000\/cb\?error=access_denied&/)
})

test('a sign-in that is too old asks for the password', async () => {
  const { ada, user, navigateTo } = await openConsent()
  await screen.findByRole('heading', { name: 'Connect Claude' })
  const tooOld = () =>
    Promise.resolve(Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }))
  interceptor.respond = (url) => (url === '/api/oauth/consent' ? tooOld() : undefined)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await user.type(await screen.findByLabelText('Current password'), ada.password)
  interceptor.respond = () => undefined
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(navigateTo.mock.calls.length).toBe(1))
  expect(`${navigateTo.mock.calls[0]?.[0]}`).toContain('code=vcg_')
})

test.each([
  [{ client_id: 'https://evil.example/client.json' }, /We don’t know the assistant/],
  [{ redirect_uri: 'https://evil.example/cb' }, /wanted to send you to an address that isn’t its own/],
])('a link with an unknown assistant or address is refused: %o', async (changes, text) => {
  const { navigateTo } = await openConsent(changes)
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
  screen.getByText(text)
  expect(await accessibilityFaults()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
  expect(navigateTo).not.toHaveBeenCalled()
})

test('an assistant that changed while the question was open is refused', async () => {
  const { user, navigateTo } = await openConsent()
  await screen.findByRole('heading', { name: 'Connect Claude' })
  interceptor.respond = (url) =>
    url === '/api/oauth/consent' ? Promise.resolve(Response.json({ status: 'invalid', reason: 'redirect' })) : undefined
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText(/wanted to send you to an address that isn’t its own/)
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
  expect(navigateTo).not.toHaveBeenCalled()
})

test('signing out everywhere disconnects assistants', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const { query, verifier } = consentQuery()
  const answer = await consent(backend, ada.tokens.accessToken, query)
  const { body } = await redeem(answer.status === 'redirect' ? answer.to : '', verifier)
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }))
  const call = { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' }, as: `${body.access_token}` }
  await expect.poll(async () => (await backend.request('POST', '/api/mcp', call)).status).toBe(401)
})
