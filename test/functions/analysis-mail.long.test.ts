import { SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, onTestFinished, test } from 'vitest'
import { fill } from '#functions/services/mail/render.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Verdict } from '#shared/contract/advice.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import * as en from '#web/messages/prediction/en.ts'
import * as es from '#web/messages/prediction/es.ts'
import * as fr from '#web/messages/prediction/fr.ts'

const screens = { en, es, fr }
const backend = setUpBackend()

async function createSubscriber(options: { channel?: string } = {}) {
  const { updateAccount } = await import('#functions/store/accounts.ts')
  const creator = await makeCreator(backend, { plan: 'premium', ...options })
  await updateAccount(creator.userId, { mailAnalyses: true })
  return { ...creator, email: `${creator.userId}@example.com` }
}
const analyze = ({ token }: { token: string }, title: string) =>
  backend.request('POST', '/api/analyze', { as: token, body: { title } })

test('an analysis is emailed once, with its scores, to a user who turned these emails on', async () => {
  const [ann, bob] = [await createSubscriber(), await makeCreator(backend)]
  const title = 'How to Bake <b>Bread</b> & Win'
  await analyze(ann, title)
  for (let again = 0; again < 2; again++) await analyze(ann, title)
  await analyze(bob, title)
  const [mail, ...more] = backend.mails(ann.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`${title}\n---`)
  expect(mail?.text).toContain(`Title: ${scoreTitle(title).score} of 100`)
  expect(mail?.html).toContain('How to Bake &lt;b&gt;Bread&lt;/b&gt; &amp; Win')
  expect(mail?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/analyses.')
  expect(backend.mails(`${bob.userId}@example.com`)).toEqual([])
})

test('a title that only the channel’s own videos can score is emailed with that score', async () => {
  const nuria = await createSubscriber({ channel: 'UCelBalconDeNuria-000009' })
  await analyze(nuria, 'Diario del balcón, semana 44')
  const [mail] = backend.mails(nuria.email)
  expect(mail?.text).toMatch(
    /Of 100 (?:videos whose titles ranked like this one|such videos), \d+ reached the top quarter of their channel \(25 by luck\)/,
  )
  expect(mail?.text).toMatch(/Among your own videos: \d+ of 100\n.*of your \d+ previous titles/)
  expect(mail?.text).not.toContain('Title: ')
})

test('a title with a rank on the channel is emailed with that rank alone, which also leads on the screen', async () => {
  const cook = await createSubscriber({ channel: demoChannel.id })
  await analyze(cook, 'How to make bread')
  const [mail] = backend.mails(cook.email)
  expect(mail?.text).toMatch(/Among your own videos: \d+ of 100/)
  expect(mail?.text).not.toContain('Title: ')
})

test.each([
  ['en', '1.3'],
  ['es', '1,3'],
  ['fr', '1,3'],
] as const)('a verdict is emailed with what it is worth, in the words of the screen: %s', async (locale, times) => {
  const { titles } = screens[locale]
  const fillIn = (sentence: string) => fill(sentence, { topQuarter: '35', aboveUsual: '69', times })
  const { analysisNotification } = await import('#functions/services/analysis/analysis-notification.ts')
  const write = (verdict: Verdict) => {
    const analysis = { id: 'one', createdAt: new Date().toISOString(), title: 'How to Bake Bread', verdict }
    const [block] = analysisNotification('ann', analysis).write(locale).blocks ?? []
    return block?.entries.flatMap(({ facts }) => facts)
  }
  const outcome = { topQuarter: 0.352, aboveUsual: 0.688, medianMultiple: 1.31 }
  const onChannel = { yardstick: 'channel', score: 81, videos: 60, outcome } as const
  expect(write(onChannel)).toContain(fillIn(titles.outcome))
  expect(write({ yardstick: 'general', score: 80, outcome })).toContain(fillIn(titles.outcome))
  const unfamiliar = write({ ...onChannel, isUnfamiliar: true })
  expect(unfamiliar).toContain(fillIn(titles.unfamiliar))
  expect(unfamiliar).not.toContain(fillIn(titles.outcome))
  // Without a clear signal, the email promises nothing.
  const unclear = write({ yardstick: 'general', score: 79, outcome })
  expect(unclear).toHaveLength(2)
  for (const figure of ['35', '69']) expect(unclear?.join(' ')).not.toContain(figure)
})

test('a title without a score is not emailed', async () => {
  const ann = await createSubscriber()
  await analyze(ann, 'Wie man Brot backt und dabei nicht verzweifelt')
  expect(backend.mails(ann.email)).toEqual([])
})

test('a user gets at most ten emails a day', async () => {
  const ann = await createSubscriber()
  for (let number = 0; number < 12; number++) await analyze(ann, `${number + 2} Ways to Bake Bread`)
  expect(backend.mails(ann.email)).toHaveLength(10)
})

test('an analysis is returned even if its email cannot be sent', async () => {
  expectErrors()
  const ann = await createSubscriber()
  const ses = mockClient(SESv2Client)
  onTestFinished(() => ses.restore())
  ses.rejects(new Error('down'))
  expect(await analyze(ann, 'How to Bake Bread')).toMatchObject({ status: 200 })
  expect(backend.mails(ann.email)).toEqual([])
})
