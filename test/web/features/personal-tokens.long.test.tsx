import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tokens } from '#shared/contract/tokens.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setPlan } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

/** Opens the profile of a new user and the dialog that creates a token. */
async function openDialog() {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  await visit('/dashboard/profile', { backend })
  const user = userEvent.setup()
  await screen.findByText('You have no access tokens.')
  await user.click(screen.getByRole('button', { name: 'Manage tokens' }))
  await user.click(await screen.findByRole('button', { name: 'Create a token' }))
  return { ada, user, dialog: within(screen.getByRole('dialog', { name: 'Create an access token' })) }
}

test('a token is created with the chosen scopes, shown once, listed and deleted', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('checkbox', { name: 'Score titles and check thumbnails' }))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText('Enter a name.')
  await user.type(dialog.getByLabelText('Name'), 'Title script')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText('Choose at least one.')
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: 'Read and change drafts' }))
  await user.selectOptions(dialog.getByLabelText('Expires after'), '30 days')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  const { textContent: secret } = await dialog.findByText(/^vcp_/)
  expect(await accessibilityFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Done' }))

  // The token has not been used yet, and the list says so.
  const row = within((await screen.findByText('Title script')).closest('li') ?? document.body)
  row.getByText('Read and change drafts')
  row.getByText(/^Never used\. Expires on /)
  const listed = await backend.request('GET', '/api/drafts', { as: `${secret}` })
  expect(listed.status).toBe(200)
  const scored = await backend.request('POST', '/api/titles/score', { as: `${secret}`, body: { titles: ['A house'] } })
  expect(scored.status).toBe(403)
  await user.click(row.getByRole('button', { name: 'Delete the token “Title script”' }))
  const question = within(screen.getByRole('dialog', { name: 'Delete “Title script”?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Token deleted. It no longer works.')
  await within(screen.getByRole('dialog', { name: 'Access tokens' })).findByText('You have no access tokens.')
  expect((await backend.request('GET', '/api/drafts', { as: `${secret}` })).status).toBe(401)
})

test('the last use is shown no more precisely than it is stored, by the hour', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  const given = { as: ada.tokens.accessToken, body: { name: 'Title script', scopes: ['score'] } }
  const { secret } = tokens.create.output.parse((await backend.request('POST', '/api/tokens', given)).body)
  await backend.request('POST', '/api/titles/score', { as: secret, body: { titles: ['A house'] } })
  storeSession(ada)
  await visit('/dashboard/profile?tokens', { backend })
  const row = within((await screen.findByText('Title script')).closest('li') ?? document.body)
  row.getByText(/^Used within the last hour\. Expires on /)
})

test('figures of the channel are shared only with consent', async () => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText('Name'), 'Statistics')
  await user.click(dialog.getByRole('checkbox', { name: 'Read your channel’s figures' }))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText('Agree to share YouTube’s figures, or clear that permission.')
  expect(await accessibilityFaults()).toEqual([])
  await user.click(
    dialog.getByRole('checkbox', { name: /^I agree that programs with this token receive my channel’s figures/ }),
  )
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText(/^vcp_/)
  expect(await backend.items('personal_tokens')).toContainEqual(
    expect.objectContaining({ name: 'Statistics', consentedAt: expect.any(String) }),
  )
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const row = within((await screen.findByText('Statistics')).closest('li') ?? document.body)
  row.getByText('Score titles and check thumbnails · Read your channel’s figures')
})

test('creating a token requires the password when the last sign-in is too old', async () => {
  const { ada, user, dialog } = await openDialog()
  const tooOld = () =>
    Promise.resolve(Response.json({ error: { code: 'recent_sign_in_required', requestId: '1' } }, { status: 403 }))
  interceptor.respond = (url, init) => (url === '/api/tokens' && init?.method === 'POST' ? tooOld() : undefined)
  await user.type(dialog.getByLabelText('Name'), 'Title script')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await user.type(await dialog.findByLabelText('Current password'), ada.password)
  interceptor.respond = () => undefined
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText(/^vcp_/)
})

test('the question about a token stays open when another token, deleted before, is gone', async () => {
  const ada = await backend.signUpUser({ name: 'Ada' })
  await setPlan(ada, 'premium')
  const create = async (name: string) => {
    const given = { as: ada.tokens.accessToken, body: { name, scopes: ['score'] } }
    return tokens.create.output.parse((await backend.request('POST', '/api/tokens', given)).body).token.id
  }
  const first = await create('First')
  await create('Second')
  storeSession(ada)
  await visit('/dashboard/profile?tokens', { backend })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete the token “First”' }))
  const answer = holdNextRequest('DELETE', `/api/tokens/${first}`)
  const question = within(screen.getByRole('dialog', { name: 'Delete “First”?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete the token “Second”' }))
  await answer()
  await findToast('Token deleted. It no longer works.')
  screen.getByRole('dialog', { name: 'Delete “Second”?' })
})
