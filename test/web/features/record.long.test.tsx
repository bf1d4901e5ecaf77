import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { experimentLimits } from '#shared/contract/experiments.ts'
import { contract } from '#shared/contract/index.ts'
import { minTests } from '#shared/experiments/kinds.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { findPublishable } from '#test/support/publishable.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()

let creator: Creator
beforeEach(async () => {
  creator = await makeCreator(backend)
  storeCreatorSession(creator)
})
const open = (locale: 'en' | 'es' | 'fr' = 'en') => visit('/dashboard/record', { backend, locale })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

const titles = [
  { id: 'aaaa', text: 'Can a Beginner Build a Cabin?' },
  { id: 'bbbb', text: 'I Built a Cabin in 30 Days' },
]

const internalError = () => Response.json({ error: { code: 'internal', requestId: 'r' } }, { status: 500 })

/** Records tests whose winners are the given variants, or that were inconclusive. Returns their draft's id. */
async function recordTests(...winners: (number | undefined)[]): Promise<string> {
  const { token: as } = creator
  const created = await backend.request('POST', '/api/drafts', { as, body: { titles } })
  const draft = contract.drafts.create.output.parse(created.body).draft.id
  for (const variant of winners) {
    const body = { draft, variants: titles.map(({ id }) => ({ title: id })), difference: 'number' }
    const planned = await backend.request('POST', '/api/experiments', { as, body })
    const { id } = contract.experiments.create.output.parse(planned.body).experiment
    const outcome =
      variant === undefined ? { label: 'inconclusive' } : { label: 'winner', variant, shares: [48.6, 51.4] }
    await backend.request('PATCH', `/api/experiments/${id}`, { as, body: { outcome } })
  }
  return draft
}

/** Saves calls with a promise and a result, as the job does. The first ones of them came true. */
async function saveSettledCalls(count: number, cameTrue: { topQuarter: number; aboveUsual: number }) {
  const { createCall, saveCallResult } = await import('#functions/store/calls.ts')
  for (let nth = 0; nth < count; nth++) {
    const [id, videoId] = [`${nth}`.padStart(26, '0'), `video-${nth}`]
    const { userId } = creator
    const call = await createCall({
      userId,
      id,
      videoId,
      channelId: 'UCabcdefghijklmnopqrstuv',
      promise: samplePromise,
    })
    const [topQuarter, aboveUsual] = [nth < cameTrue.topQuarter, nth < cameTrue.aboveUsual]
    const at = new Date().toISOString()
    if (call) await saveCallResult(call, 'after28', { outcome: 'settled', topQuarter, aboveUsual, at })
  }
}

describe('our predictions', () => {
  test('are explained before the first is checked', async () => {
    await open()
    const card = await region('Our predictions for you')
    expect(await card.findByText(/^Mark a draft as published\./)).toBeDefined()
    expect(card.getByRole('link', { name: 'Go to your videos' }).getAttribute('href')).toBe('/dashboard/drafts')
  })

  test('are missing for a video that was published without one, which its review explains', async () => {
    creator = await makeCreator(backend, { channel: false })
    storeCreatorSession(creator)
    const as = creator.token
    const { body } = await backend.request('POST', '/api/drafts', { as, body: { name: 'Garlic noodles' } })
    const { id } = contract.drafts.create.output.parse(body).draft
    const video = findPublishable().id
    await backend.request('POST', `/api/drafts/${id}/publish`, { as, body: { video } })
    await open()
    const card = await region('Our predictions for you')
    expect(await card.findByText('There is no prediction of ours to check yet.')).toBeDefined()
    const link = card.getByRole('link', { name: 'Garlic noodles' })
    expect(link.getAttribute('href')).toBe(`/dashboard/review?draft=${id}`)
    cleanup()
    await visit(`${link.getAttribute('href')}`, { backend })
    expect(await screen.findByText(/^None of this draft’s titles has a verdict of ours/)).toBeDefined()
    expect(screen.getByText(`Its title on YouTube: “${findPublishable().title}”`)).toBeDefined()
  })

  test('are listed without a rate while only nine have a result', async () => {
    await saveSettledCalls(9, { topQuarter: 1, aboveUsual: 2 })
    await open()
    const card = await region('Our predictions for you')
    expect(await card.findByText(/^9 of your predictions have a result so far/)).toBeDefined()
    expect(card.queryByText(/We expected/)).toBeNull()
    const list = within(card.getByRole('region', { name: 'The predictions' }))
    expect(list.getAllByRole('rowheader')).toHaveLength(9)
    expect(list.getAllByText('In the top quarter')).toHaveLength(1)
    expect(list.getAllByText('Not in the top quarter')).toHaveLength(8)
    expect(list.getAllByText('Beat your usual')).toHaveLength(2)
    // What was promised: of 100 titles ranked alike, 35 reached the top quarter, and 69 beat the usual.
    expect(list.getAllByRole('row', { name: /\b35%.*\b69%/ })).toHaveLength(9)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('have counts next to what we expected once ten have a result, and say whether both agree', async () => {
    await saveSettledCalls(10, { topQuarter: 8, aboveUsual: 6 })
    await open()
    const card = await region('Our predictions for you')
    // The promises add up to 3.5 and 6.9.
    expect(await card.findByText('8 reached the top quarter. We expected 4.')).toBeDefined()
    expect(card.getByText('That is more than our predictions allow for: 1 to 7.')).toBeDefined()
    expect(card.getByText('Of 10 videos, 6 beat your usual. We expected 7.')).toBeDefined()
    expect(card.getByText(/^4 to 9 fits our predictions; any other number would have shown them wrong\./)).toBeDefined()
    expect(card.getAllByRole('rowheader')).toHaveLength(10)
  })

  test('are not shown where the feature is off', async () => {
    interceptor.respond = (url) =>
      url === '/api/track-record' ? Promise.resolve(Response.json({ record: null })) : undefined
    await open()
    await screen.findByText('No tests yet')
    expect(screen.queryByText('Our predictions for you')).toBeNull()
  })
})

describe('tests', () => {
  test('are explained before the first one', async () => {
    await open()
    expect(await screen.findByText('No tests yet')).toBeDefined()
    expect(screen.queryByText('What wins your tests')).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('are counted by difference and side, and listed with their outcomes', async () => {
    const draft = await recordTests(1, 1, 0, undefined)
    await open()
    const ledger = await region('What wins your tests')
    expect(await ledger.findByText('With a number: 2')).toBeDefined()
    expect(ledger.getByText('Without: 1')).toBeDefined()
    expect(ledger.getByText('3 tests with a winner')).toBeDefined()
    expect(ledger.getByText('1 without a winner')).toBeDefined()
    expect(ledger.getByText(/^With 3 tests on your channel, this can easily be chance/)).toBeDefined()
    expect(ledger.getByText(/^Right in \d of 3 tests with a winner\. Guessing would be right in 1\.5/)).toBeDefined()
    expect(ledger.getByText(/^We show a rate once there are 10 such tests/)).toBeDefined()
    const list = await region('Your tests')
    expect(await list.findAllByText('Winner: B')).toHaveLength(2)
    expect(list.getByText('Inconclusive')).toBeDefined()
    expect(list.getAllByText('51.4% of watch time')).toHaveLength(3)
    const [link] = list.getAllByRole('link', { name: 'Open the draft of the test: A number in the title' })
    expect(link?.getAttribute('href')).toBe(`/dashboard/drafts/${draft}#tests`)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('have a rate of our predictions once there are enough', async () => {
    await recordTests(...Array.from({ length: minTests }, () => 1))
    await open('fr')
    const ledger = await region('Ce qui remporte vos tests')
    expect(await ledger.findByText('Avec un nombre : 10')).toBeDefined()
    expect(ledger.getByText(/^Nous avons donc raison dans (0|100) % de vos tests/)).toBeDefined()
  })

  test('that are older appear on request, also after a failure', async () => {
    await recordTests(0)
    const { createExperiment, listExperiments } = await import('#functions/store/experiments.ts')
    const [item] = await listExperiments(creator.userId)
    if (!item) throw new Error('no test')
    const ids = Array.from({ length: experimentLimits.page }, (_, number) => `${number}`.padStart(26, '0'))
    await Promise.all(ids.map((id) => createExperiment({ ...item, id })))
    await open()
    const list = await region('Your tests')
    expect(await list.findAllByText('Winner: A')).toHaveLength(20)
    interceptor.respond = (url) => (url.includes('before=') ? Promise.resolve(internalError()) : undefined)
    const user = userEvent.setup()
    const older = list.getByRole('button', { name: 'Show older tests' })
    await user.click(older)
    expect(await list.findByText('Your tests couldn’t be loaded.')).toBeDefined()
    expect(document.activeElement).toBe(older)
    interceptor.respond = () => undefined
    await user.click(older)
    await waitFor(() => expect(list.getAllByText('Winner: A')).toHaveLength(21))
    expect(list.queryByText('Your tests couldn’t be loaded.')).toBeNull()
  })
})

test('each part that could not be loaded says so and can be retried', async () => {
  await recordTests(1)
  interceptor.respond = (url) =>
    /track-record|ledger|experiments/.test(url) ? Promise.resolve(internalError()) : undefined
  await open()
  for (const message of [
    'The results of our predictions couldn’t be loaded.',
    'The results of your tests couldn’t be loaded.',
    'Your tests couldn’t be loaded.',
  ])
    expect(await screen.findByText(message)).toBeDefined()
  const user = userEvent.setup()
  const [retry, ...others] = screen.getAllByRole('button', { name: 'Try again' })
  if (!retry) throw new Error('no button')
  const release = holdNextRequest('GET', contract.advice.record.path)
  await user.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  // The button keeps the focus while the retry runs.
  expect(document.activeElement).toBe(retry)
  await release()
  await waitFor(() => expect(retry.isConnected).toBe(false))
  for (const button of others) await user.click(button)
  expect(await screen.findByText('With a number: 1')).toBeDefined()
  expect(await screen.findByText('Winner: B')).toBeDefined()
})
