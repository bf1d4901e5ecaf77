import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listen } from '#infra/local/listen.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

test('a webhook is added, tested, given another secret, and deleted', async () => {
  const receiver = await listen((request, response) => {
    request.resume()
    response.writeHead(204).end()
  })
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await screen.findByText('You have no webhooks.')
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a webhook' }))
  await user.type(dialog.getByLabelText('Address'), 'http://example.com')
  await user.click(dialog.getByRole('checkbox', { name: 'An outlier is found' }))
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  await dialog.findByText('Enter a public address that begins with https://.')
  expect(await accessibilityFaults()).toEqual([])
  await user.clear(dialog.getByLabelText('Address'))
  await user.type(dialog.getByLabelText('Address'), receiver.origin)
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  await findToast('Webhook added. Send a test event from its details.')
  const { textContent: secret } = dialog.getByText(/^whsec_/)
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy' }))
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await screen.findByText('A draft is ready · A review is ready · A test is concluded')
  screen.getByText(/^You have 1 of the 1 webhooks in your plan\./)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a webhook' }).disabled).toBe(true)

  const url = `${receiver.origin}/`
  await user.click(screen.getByRole('button', { name: `Details of the webhook to ${url}` }))
  const details = within(screen.getByRole('dialog', { name: 'Webhook' }))
  await details.findByText('Nothing has been sent yet.')
  for (const name of ['A draft is ready', 'A review is ready', 'A test is concluded'])
    await user.click(details.getByRole('checkbox', { name }))
  await user.click(details.getByRole('button', { name: 'Save events' }))
  details.getByText('Choose at least one event.')
  await user.click(details.getByRole('checkbox', { name: 'An outlier is found' }))
  await user.click(details.getByRole('button', { name: 'Save events' }))
  await findToast('Events saved.')
  await user.click(details.getByRole('button', { name: 'Send test event' }))
  await details.findByText('Waiting to be sent.')
  expect(await accessibilityFaults()).toEqual([])
  expect(details.queryByText(/^whsec_/)).toBeNull()
  await user.click(details.getByRole('button', { name: 'Replace secret' }))
  await findToast('Secret replaced.')
  await details.findByText(/^Until .* requests are signed with the previous secret too\.$/)
  expect(details.getByText(/^whsec_/).textContent).not.toBe(secret)
  await backend.invoke('jobs/deliver-events', {})
  // Another test event makes the page read the log again.
  await user.click(details.getByRole('button', { name: 'Send test event' }))
  await details.findByText('Delivered (204).')
  await user.click(details.getByRole('button', { name: 'Close' }))

  screen.getByText('An outlier is found')
  await user.click(screen.getByRole('button', { name: `Delete the webhook to ${url}` }))
  const question = within(screen.getByRole('dialog', { name: 'Delete this webhook?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Webhook deleted.')
  await screen.findByText('You have no webhooks.')
  await receiver.stop()
})

test('a webhook that was disabled says why, and can be turned on', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const body = { url: 'http://127.0.0.1:1/', events: ['draft.ready'] }
  await backend.request('POST', '/api/webhooks', { as: ada.tokens.accessToken, body })
  const { changeWebhook, listWebhooks } = await import('#functions/store/webhooks.ts')
  const [webhook] = await listWebhooks(ada.userId)
  if (!webhook) throw new Error('no webhook')
  const { publishTest } = await import('#functions/services/webhooks/publish.ts')
  await publishTest(webhook)
  await changeWebhook(webhook, { state: 'disabled' })
  await backend.invoke('jobs/deliver-events', {})
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  await screen.findByText(/^We turned this webhook off, because it accepted nothing for three days\./)
  expect(await accessibilityFaults()).toEqual([])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Details of the webhook to ${body.url}` }))
  const details = within(screen.getByRole('dialog', { name: 'Webhook' }))
  await details.findByText('Not sent, because the webhook was off or accepted nothing for a day.')
  expect(details.queryByRole('button', { name: 'Send test event' })).toBeNull()
  await user.click(details.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(screen.queryByText(/^We turned this webhook off/)).toBeNull())
})

test('a test event appears on the page, even if the log gets it late', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const body = { url: 'http://127.0.0.1:1/', events: ['draft.ready'] }
  await backend.request('POST', '/api/webhooks', { as: ada.tokens.accessToken, body })
  interceptor.respond = (url) =>
    url.endsWith('/deliveries') ? Promise.resolve(Response.json({ deliveries: [] })) : undefined
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: `Details of the webhook to ${body.url}` }))
  const details = within(screen.getByRole('dialog', { name: 'Webhook' }))
  await details.findByText('Nothing has been sent yet.')
  await user.click(details.getByRole('button', { name: 'Send test event' }))
  await findToast('We’ll send a test event within a minute.')
  interceptor.respond = () => undefined
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await details.findByText('Waiting to be sent.')
  vi.useRealTimers()
})

test('the details of a webhook keep the focus when a part of them disappears', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const body = { url: 'https://hooks.example.com/in', events: ['draft.ready'] }
  await backend.request('POST', '/api/webhooks', { as: ada.tokens.accessToken, body })
  const answer = (path: string, code: string, status: number) => {
    interceptor.respond = (url) =>
      url.endsWith(path) ? Promise.resolve(Response.json({ error: { code, requestId: '1' } }, { status })) : undefined
  }
  answer('/deliveries', 'internal', 403)
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Details of the webhook to ${body.url}` }))
  const details = within(screen.getByRole('dialog', { name: 'Webhook' }))
  const retry = await details.findByRole('button', { name: 'Try again' })
  interceptor.respond = () => undefined
  await user.click(retry)
  await details.findByText('Nothing has been sent yet.')
  expect(document.activeElement).toBe(details.getByRole('region', { name: 'Latest deliveries' }))

  const replace = () => details.findByRole('button', { name: 'Replace secret' })
  answer('/secret', 'recent_sign_in_required', 403)
  await user.click(await replace())
  expect(document.activeElement).toBe(await details.findByLabelText('Current password'))
  await user.click(details.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(await replace())
  await user.click(await replace())
  const password = await details.findByLabelText('Current password')
  answer('/secret', 'unavailable', 503)
  await user.type(password, `${ada.password}{Enter}`)
  await waitFor(async () => expect(document.activeElement).toBe(await replace()))
  interceptor.respond = () => undefined
  await user.click(await replace())
  await details.findByText(/^whsec_/)
  expect(document.activeElement).toBe(details.getByRole('button', { name: 'Copy' }))
})

test('webhooks that could not be loaded can be loaded again', async () => {
  const failed = () => Promise.resolve(Response.json({ error: { code: 'internal', requestId: '1' } }, { status: 500 }))
  interceptor.respond = (url) => (url === '/api/webhooks' ? failed() : undefined)
  storeSession(await backend.signUpUser({ name: 'Ada' }))
  await visit('/dashboard/profile', { backend })
  const card = within((await screen.findByRole('heading', { name: 'Webhooks' })).closest('section') ?? document.body)
  await card.findByRole('button', { name: 'Try again' })
  interceptor.respond = () => undefined
  await userEvent.setup().click(card.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You have no webhooks.')
})

test('a webhook that could not be added says so, even if its dialog was closed before the answer', async () => {
  storeSession(await backend.signUpUser({ name: 'Ada' }))
  await visit('/dashboard/profile', { backend })
  let fail = () => {}
  const failure = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('{}', { status: 403 }))
  })
  interceptor.respond = (url, { method }) => (method === 'POST' && url === '/api/webhooks' ? failure : undefined)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a webhook' }))
  await user.type(dialog.getByLabelText('Address'), 'https://hooks.example.com')
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  fail()
  await findToast('Your account does not have access to this. Log in with another account, or contact support.')
})
