import { SESv2Client } from '@aws-sdk/client-sesv2'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { drafts } from '#shared/contract/drafts.ts'
import { endpoints } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'
import { crashAt, pauseAtBoth } from '#test/support/interrupt.ts'
import { jsonEndpoints } from '#test/support/json-endpoints.ts'
import { longTest } from '#test/support/long.ts'
import {
  readAllStorage,
  readAllStorageAsText,
  sentinels,
  signUpWithAllData,
  tracesOfUser,
  userOwnedTables,
} from '#test/support/user-data.ts'

const backend = setUpBackend()

const remove = (token: string) => backend.request('DELETE', '/api/account', { as: token })
const finished = { status: 200, body: { finished: true } }
const refusal = errorResponse(401, 'unauthenticated')
/** Moves a deletion's start a day into the past. (S3 would refuse requests with a changed clock.) */
async function moveDeletionBack(userId: string): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  const Item = { userId, askedAt: new Date(Date.now() - dayMs).toISOString() }
  await database.send(new PutCommand({ TableName: process.env.TABLE_REVOCATIONS, Item }))
}
const finalMails = (email: string) => backend.mails(email).filter(({ subject }) => subject.includes('has been deleted'))

describe('deleting an account', () => {
  test('leaves nothing but the deletion item, which is removed a day later', async () => {
    const leaver = await signUpWithAllData(backend)
    const { userId, email, name } = leaver
    const before = await readAllStorage(backend)
    const found = (place: keyof typeof before) => tracesOfUser(leaver).filter((trace) => before[place].includes(trace))
    expect(found('tables')).toEqual([userId, email, name, ...sentinels])
    expect(found('pool')).toEqual([userId, email, name, sentinels[1]])
    expect(found('files')).toEqual([userId, sentinels[0], sentinels[2]])
    for (const [table, { key }] of userOwnedTables)
      expect(
        (await backend.items(table)).map((item) => item[key]),
        table,
      ).toContain(leaver.userId)
    expect([...backend.google.grants.listConnectedAccounts()]).toEqual(['1'])

    expect(await remove(leaver.token)).toMatchObject(finished)
    expect([...backend.google.grants.listConnectedAccounts()]).toEqual([])
    const after = await readAllStorageAsText(backend, 'revocations')
    expect(tracesOfUser(leaver).filter((trace) => after.includes(trace))).toEqual([])
    expect(await backend.items('revocations')).toEqual([
      { userId: leaver.userId, askedAt: expect.any(String), pseudonym: expect.any(String) },
    ])
    expect(finalMails(leaver.email)).toHaveLength(1)
    expect(JSON.stringify(finalMails(leaver.email))).not.toContain(leaver.name)

    await backend.invoke('jobs/purge-expired', {})
    expect(await backend.items('revocations')).toHaveLength(1)
    await moveDeletionBack(leaver.userId)
    await backend.invoke('jobs/purge-expired', {})
    const nextDay = await readAllStorageAsText(backend)
    expect(tracesOfUser(leaver).filter((trace) => nextDay.includes(trace))).toEqual([])
    expect(finalMails(leaver.email)).toHaveLength(1)
  })

  longTest("does not touch other users' data", async () => {
    const [leaver, stays] = [await signUpWithAllData(backend), await makeCreator(backend)]
    await backend.request('POST', '/api/analyze', { as: stays.token, body: { title: 'How to stay where you are' } })
    const countTracesOfOther = async () =>
      (await readAllStorageAsText(backend)).match(new RegExp(stays.userId, 'g'))?.length
    const before = await countTracesOfOther()
    expect(before).toBeGreaterThan(2)
    await remove(leaver.token)
    expect(await countTracesOfOther()).toBe(before)
  })

  longTest('twice, one after the other or at once, has the same result', async () => {
    const { token, email } = await signUpWithAllData(backend)
    const responses = await Promise.all([remove(token), remove(token)])
    for (const response of [...responses, await remove(token)]) expect(response).toMatchObject(finished)
    expect(finalMails(email).length).toBeLessThanOrEqual(2)
    expect(finalMails(email)).not.toEqual([])
    expect(await remove(token)).toMatchObject(finished)
  })

  test('requires a sign-in within ten minutes', async () => {
    const { userId } = await makeCreator(backend)
    expect(await remove(tokenSignedInAgo(backend, userId, 601))).toMatchObject({
      status: 403,
      body: { error: { code: 'recent_sign_in_required' } },
    })
    expect((await backend.items('revocations')).map((item) => item.userId)).not.toContain(userId)
    expect(await remove(tokenSignedInAgo(backend, userId, 590))).toMatchObject(finished)
    // A deletion that was started can be finished with an older sign-in.
    expect(await remove(tokenSignedInAgo(backend, userId, 700))).toMatchObject(finished)
  })

  test('deletes the Stripe customer and its subscriptions first', async () => {
    const { userId, token } = await makeCreator(backend)
    const { createCustomer } = await import('#functions/clients/stripe/customers.ts')
    const customerId = await createCustomer(
      { userId, email: 'payer@example.com', name: 'Ann' },
      0,
      AbortSignal.timeout(5000),
    )
    const { database } = await import('#functions/lib/database.ts')
    const [item] = (await backend.items('accounts')).filter((one) => one.userId === userId)
    await database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item: { ...item, customerId } }))
    backend.stripe.failNext('failed', 'failed')
    expectErrors()
    expect(await remove(token)).toMatchObject({ status: 200, body: { finished: false } })
    expect((await backend.items('accounts')).map((one) => one.userId)).toContain(userId)
    expect(await remove(token)).toMatchObject(finished)
    expect(JSON.stringify(backend.stripe.records)).not.toContain('payer@example.com')
  })

  longTest('retries revoking the grant at Google for a day', async () => {
    expectErrors()
    const deleteWithFailingRevoke = async () => {
      const { userId, token } = await makeCreator(backend)
      await connect(backend, { token }, { account: '2' })
      backend.google.failNext('internal_failure')
      expect(await remove(token)).toMatchObject({ status: 200, body: { finished: false } })
      expect([...backend.google.grants.listConnectedAccounts()]).toEqual(['2'])
      return userId
    }
    const remainingUsers = async () => (await readAllStorageAsText(backend, 'revocations')).match(/creator-\d+/g) ?? []
    await deleteWithFailingRevoke()
    await backend.invoke('jobs/purge-expired', {})
    expect([...backend.google.grants.listConnectedAccounts()]).toEqual([])
    const userId = await deleteWithFailingRevoke()
    expect(await remainingUsers()).toContain(userId)
    await moveDeletionBack(userId)
    backend.google.failNext('internal_failure')
    await backend.invoke('jobs/purge-expired', {})
    expect(await remainingUsers()).not.toContain(userId)
    backend.google.grants.revokeAccount('2')
  })

  longTest('is finished later when the final mail is rejected, and the log contains no address', async () => {
    expectErrors()
    const { userId, token } = await makeCreator(backend)
    const ses = mockClient(SESv2Client).rejects(new Error(`Email address is not verified: ${userId}@example.com`))
    expect(await remove(token)).toMatchObject({ status: 200, body: { finished: false } })
    ses.restore()
    expect(console.error).toHaveBeenCalled()
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('@example.com')
    await backend.invoke('jobs/purge-expired', {})
    expect(finalMails(`${userId}@example.com`)).toHaveLength(1)
  })

  longTest('sends no mail when no address is known', async () => {
    expect(await remove(backend.tokenFor('00000000-0000-4000-8000-000000000001'))).toMatchObject(finished)
  })
})

describe('a token that outlives its account', () => {
  let outliving: string
  beforeAll(async () => {
    outliving = (await makeCreator(backend)).token
    await remove(outliving)
  })
  const forUsers = jsonEndpoints.filter(([, { caller, forDeleted }]) => caller === 'user' && !forDeleted)

  longTest.each(forUsers)('creates nothing at %s', async (_, { method, path }) => {
    const before = await backend.everything()
    const url = path.replace(/\{\w+\}/g, '0'.repeat(26))
    const body = method === 'POST' || method === 'PATCH' ? { title: 'A title', name: 'Ann' } : undefined
    expect(await backend.request(method, url, { as: outliving, body })).toMatchObject(refusal)
    expect(await backend.everything()).toEqual(before)
  })

  longTest('may only repeat the deletion', () => {
    expect(endpoints.flatMap(([name, { forDeleted }]) => (forDeleted ? [name] : []))).toEqual(['account/remove'])
  })
})

describe('an interrupted deletion', () => {
  longTest('is finished by the next day, and the user is refused meanwhile', async () => {
    expectErrors()
    const leaver = await signUpWithAllData(backend)
    const killed = await crashAt(({ name }) => name === 'AdminDeleteUserCommand')
    expect(await remove(leaver.token)).toMatchObject({ status: 200, body: { finished: false } })
    killed.restore()
    expect(await backend.request('GET', '/api/account', { as: leaver.token })).toMatchObject(refusal)
    await backend.invoke('jobs/purge-expired', {})
    const after = await readAllStorageAsText(backend, 'revocations')
    expect(tracesOfUser(leaver).filter((trace) => after.includes(trace))).toEqual([])
    expect(finalMails(leaver.email)).toHaveLength(1)
  })

  longTest('that was not stored has not started', async () => {
    expectErrors()
    const { userId, token } = await makeCreator(backend)
    const killed = await crashAt(({ name }) => name === 'PutCommand')
    expect(await remove(token)).toMatchObject({ status: 500 })
    killed.restore()
    expect(await backend.request('GET', '/api/account', { as: token })).toMatchObject({ status: 200 })
    expect((await backend.items('revocations')).map((item) => item.userId)).not.toContain(userId)
  })
})

longTest('what a running request writes after the account was deleted is gone by the next day', async () => {
  const { userId, token } = await makeCreator(backend)
  const { database } = await import('#functions/lib/database.ts')
  const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
  let release = () => {}
  const removed = new Promise<void>((resolve) => {
    release = resolve
  })
  const writes = vi.spyOn(database, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof PutCommand && command.input.TableName === process.env.TABLE_ANALYSES) await removed
    return real(command)
  })
  const slow = backend.request('POST', '/api/analyze', { as: token, body: { title: 'How to race a deletion' } })
  await vi.waitFor(() => expect(writes).toHaveBeenCalledWith(expect.any(PutCommand)), 10_000)
  expect(await remove(token)).toMatchObject(finished)
  release()
  expect(await slow).toMatchObject({ status: 200 })
  const isLeft = async () => (await readAllStorageAsText(backend, 'revocations')).includes(userId)
  expect(await isLeft()).toBe(true)
  await backend.invoke('jobs/purge-expired', {})
  expect(await isLeft()).toBe(false)
})

type Command = Parameters<Parameters<typeof crashAt>[0]>[0]
const isLinkWrite = ({ name, input }: Command) => name === 'PutCommand' && input.TableName === process.env.TABLE_LINKS
const isGivenWrite = ({ name, input }: Command) =>
  name === 'PutObjectCommand' && `${input.Key}`.startsWith('given_rows/')
/** This step comes after links and given rows are deleted, and before the account is. */
const isFileStep = ({ name, input }: Command) =>
  name === 'ListObjectsV2Command' && `${input.Prefix}`.startsWith('originals/')

describe('a request in flight while the account is deleted', () => {
  const row = { title: 'nightjar', impressions: 5, clickRate: 1, views: 2, seconds: 60 }

  longTest.each([
    [
      'a calendar feed',
      isLinkWrite,
      async (as: string) => backend.request('POST', '/api/calendar/feed', { as, body: {} }),
    ],
    [
      'a share',
      isLinkWrite,
      async (as: string) => {
        const titles = [{ id: 'title0', text: 'How I keep bees' }]
        const { body } = await backend.request('POST', '/api/drafts', { as, body: { titles } })
        const { draft } = drafts.create.output.parse(body)
        const chosen = { titles: ['title0'], thumbnails: [], days: 7, voting: false }
        return backend.request('POST', `/api/drafts/${draft.id}/shares`, { as, body: chosen })
      },
    ],
    [
      'given rows',
      isGivenWrite,
      async (as: string) => backend.request('POST', '/api/studio/given', { as, body: { rows: [row] } }),
    ],
  ] as const)('leaves nothing: %s', async (_, isWrite, send) => {
    const { userId, tokens } = await backend.signUpUser()
    const [writing, deleting] = await pauseAtBoth(isWrite, isFileStep)
    const sent = send(tokens.accessToken)
    await writing.reached
    const removed = remove(tokens.accessToken)
    await deleting.reached
    writing.resume()
    expect((await sent).status).toBeGreaterThanOrEqual(400)
    deleting.resume()
    expect(await removed).toMatchObject(finished)
    expect((await backend.items('links')).filter((link) => link.userId === userId)).toEqual([])
    expect((await readAllStorage(backend)).files).not.toContain(row.title)
  })
})

longTest('what was left by a request that crashed while the account was deleted is gone by the next day', async () => {
  const { createLink } = await import('#functions/store/links.ts')
  const { givenRowsKey, saveFile } = await import('#functions/store/files.ts')
  const [leaver, stays] = [await makeCreator(backend), await makeCreator(backend)]
  const rows = [{ title: 'whimbrel', impressions: 5, clickRate: 1, views: 2, seconds: 60 }]
  for (const { token: as } of [leaver, stays])
    await backend.request('POST', '/api/studio/given', { as, body: { rows } })
  const item = (await backend.items('accounts')).find(({ userId }) => userId === leaver.userId)
  const { pseudonym } = z.object({ pseudonym: z.string() }).parse(item?.givenRows)
  await remove(leaver.token)
  await createLink({ hash: 'of the deleted user', userId: leaver.userId, kind: 'feed', id: 'one' })
  await createLink({ hash: 'of the other user', userId: stays.userId, kind: 'feed', id: 'one' })
  await saveFile(givenRowsKey(pseudonym), '["godwit"]', 'application/json')
  await backend.invoke('jobs/purge-expired', {})
  expect((await backend.items('links')).map(({ hash }) => hash)).toEqual(['of the other user'])
  const { files } = await readAllStorage(backend)
  expect(files).not.toContain('godwit')
  expect(files).toContain('whimbrel')
})
