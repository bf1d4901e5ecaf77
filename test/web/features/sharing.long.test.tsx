import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import { makeCreator } from '#test/support/creator.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

const titles = [
  { id: 'aaaa', text: 'I Built a Cabin in 30 Days' },
  { id: 'bbbb', text: 'Building a cabin' },
]

/** Opens the links of a new draft with two titles. */
async function open({ isShared = false } = {}) {
  const creator = await makeCreator(backend)
  storeCreatorSession(creator)
  const as = creator.token
  const created = await backend.request('POST', '/api/drafts', { as, body: { titles } })
  const { id } = contract.drafts.create.output.parse(created.body).draft
  const body = { titles: titles.map((title) => title.id), thumbnails: [], days: 7, voting: true }
  if (isShared) await backend.request('POST', `/api/drafts/${id}/shares`, { as, body })
  await visit(`/dashboard/drafts/${id}#share`, { backend })
  const card = within(await screen.findByRole('region', { name: 'Ask for votes' }))
  const listShares = async () =>
    contract.shares.list.output.parse((await backend.request('GET', `/api/shares?draft=${id}`, { as })).body).shares
  return { user: userEvent.setup(), id, card, listShares }
}

test('two presses create one link, even while the draft is being saved', async () => {
  const { user, id, card, listShares } = await open()
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'By the lake' } })
  const answer = holdNextRequest('PATCH', `/api/drafts/${id}`)
  const create = await card.findByRole('button', { name: 'Create the link' })
  await user.click(create)
  await user.click(create)
  await answer()
  await findToast('Link created')
  await card.findByRole('button', { name: 'Copy link' })
  expect(await listShares()).toHaveLength(1)
})

test('a link that could not be revoked is said to be, even if the creator has left it', async () => {
  const { user, card } = await open({ isShared: true })
  let fail = () => {}
  const failure = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('{}', { status: 403 }))
  })
  interceptor.respond = (_, { method }) => (method === 'DELETE' ? failure : undefined)
  await user.click(await card.findByRole('button', { name: 'Revoke' }))
  const question = within(screen.getByRole('dialog', { name: 'Revoke this link?' }))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('link', { name: 'Outliers' }))
  await screen.findByRole('heading', { name: 'Outliers', level: 1 })
  expect(screen.queryByRole('region', { name: 'Ask for votes' })).toBeNull()
  fail()
  await findToast('Your account does not have access to this. Log in with another account, or contact support.')
})
