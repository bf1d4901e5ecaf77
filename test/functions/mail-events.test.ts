import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createFeedbackEvent, type MailFeedback } from '#infra/local/stubs/mail-feedback.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

let accounts: typeof import('#functions/store/accounts.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
})

async function makeReader() {
  const creator = await makeCreator(backend, { plan: 'premium' })
  await accounts.updateAccount(creator.userId, { mailAnalyses: true })
  return { ...creator, email: `${creator.userId}@example.com` }
}
const analyze = ({ token }: { token: string }, title: string) =>
  backend.request('POST', '/api/analyze', { as: token, body: { title } })
const Account = z.object({ mails: z.object({ stopped: z.unknown() }) })
const readStopped = async ({ token }: { token: string }) =>
  Account.parse((await backend.request('GET', '/api/account', { as: token })).body).mails.stopped
const mailTo = (to: string, user: string) => ({ id: '1', at: '', to: [to], subject: '', headers: {}, tags: { user } })
const feedbackOn = (to: string, user: string, fate: MailFeedback = 'bounce') =>
  createFeedbackEvent(mailTo(to, user), fate)
const publish = (event: object) => backend.invoke('triggers/mail-events', event)

test.each([
  ['bounce', 'bounced'],
  ['complaint', 'complained'],
] as const)('after a %s, no mail is sent until its reader allows it again', async (fate, reason) => {
  const ann = await makeReader()
  await analyze(ann, 'How to Bake Bread')
  const [mail] = backend.mails(ann.email)
  expect(mail?.tags).toEqual({ user: ann.userId })
  const { status } = await fetch(`${backend.mailOrigin}/inbox/${mail?.id}/${fate}`, {
    method: 'POST',
    redirect: 'manual',
  })
  expect(status).toBe(303)
  expect(await readStopped(ann)).toMatchObject({ reason })
  await analyze(ann, 'How to Bake Better Bread')
  expect(backend.mails(ann.email)).toHaveLength(1)
  await backend.request('PATCH', '/api/account', { as: ann.token, body: { mails: { stopped: false } } })
  expect(await readStopped(ann)).toBeNull()
  await analyze(ann, 'How to Bake the Best Bread')
  expect(backend.mails(ann.email)).toHaveLength(2)
})

describe('accounts stay unchanged after', () => {
  const change = (event: object, from: string, to: string) => JSON.parse(JSON.stringify(event).replace(from, to))
  let ann: Awaited<ReturnType<typeof makeReader>>
  beforeAll(async () => {
    ann = await makeReader()
  })
  test.each<[string, (email: string, user: string) => object]>([
    ['a temporary bounce', (email, user) => change(feedbackOn(email, user), 'Permanent', 'Transient')],
    ['a report of no spam', (email, user) => change(feedbackOn(email, user, 'complaint'), 'abuse', 'not-spam')],
    ['a bounce of a previous address', (_, user) => feedbackOn('old@example.com', user)],
    ['a bounce for an unknown user', (email) => feedbackOn(email, 'nobody')],
    ['a bounce without tags', (email, user) => createFeedbackEvent({ ...mailTo(email, user), tags: {} }, 'bounce')],
  ])('%s', async (_, createEvent) => {
    const before = await backend.items('accounts')
    await publish(createEvent(ann.email, ann.userId))
    expect(await backend.items('accounts')).toEqual(before)
  })
})

test('an unreadable event does not block the others, and an outage makes SNS retry', async () => {
  expectErrors()
  const ann = await makeReader()
  const { Records } = feedbackOn(ann.email, ann.userId) as { Records: object[] }
  await publish({ Records: [{ Sns: { Message: 'no JSON' } }, ...Records] })
  expect(await readStopped(ann)).toMatchObject({ reason: 'bounced' })
  const outage = mockClient(DynamoDBDocumentClient)
  onTestFinished(() => outage.restore())
  outage.rejects(new Error('down'))
  await expect(publish(feedbackOn(ann.email, ann.userId))).rejects.toThrow('down')
})
