import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, expect, test } from 'vitest'
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
const mailsOf = async ({ token }: { token: string }) =>
  (await backend.request('GET', '/api/account', { as: token })).body as {
    mails: { stopped: { reason: string } | null }
  }
const mailTo = (to: string, user: string) => ({ id: '1', at: '', to: [to], subject: '', headers: {}, tags: { user } })
const publish = (to: string, user: string, fate: MailFeedback = 'bounce') =>
  backend.invoke('triggers/mail-events', createFeedbackEvent(mailTo(to, user), fate))

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
  expect((await mailsOf(ann)).mails.stopped).toMatchObject({ reason })
  await analyze(ann, 'How to Bake Better Bread')
  expect(backend.mails(ann.email)).toHaveLength(1)
  await backend.request('PATCH', '/api/account', { as: ann.token, body: { mails: { stopped: false } } })
  expect((await mailsOf(ann)).mails.stopped).toBeNull()
  await analyze(ann, 'How to Bake the Best Bread')
  expect(backend.mails(ann.email)).toHaveLength(2)
})

test('temporary bounces, previous addresses and deleted accounts change nothing', async () => {
  const ann = await makeReader()
  const before = await backend.items('accounts')
  const temporary = JSON.stringify(createFeedbackEvent(mailTo(ann.email, ann.userId), 'bounce')).replace(
    'Permanent',
    'Transient',
  )
  await backend.invoke('triggers/mail-events', JSON.parse(temporary))
  const noSpam = JSON.stringify(createFeedbackEvent(mailTo(ann.email, ann.userId), 'complaint')).replace(
    'abuse',
    'not-spam',
  )
  await backend.invoke('triggers/mail-events', JSON.parse(noSpam))
  await publish('old@example.com', ann.userId)
  await publish(ann.email, 'nobody')
  await backend.invoke(
    'triggers/mail-events',
    createFeedbackEvent({ ...mailTo(ann.email, ann.userId), tags: {} }, 'bounce'),
  )
  expect(await backend.items('accounts')).toEqual(before)
})

test('an unreadable event does not block the others, and an outage makes SNS retry', async () => {
  expectErrors()
  const ann = await makeReader()
  const { Records } = createFeedbackEvent(mailTo(ann.email, ann.userId), 'bounce') as { Records: object[] }
  await backend.invoke('triggers/mail-events', { Records: [{ Sns: { Message: 'no JSON' } }, ...Records] })
  expect((await mailsOf(ann)).mails.stopped).toMatchObject({ reason: 'bounced' })
  const outage = mockClient(DynamoDBDocumentClient)
  outage.rejects(new Error('down'))
  await expect(publish(ann.email, ann.userId)).rejects.toThrow('down')
  outage.restore()
})
