import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Context, SQSRecord } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CachedList, listKey } from '#functions/services/trends/cached-lists.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { maxAttempts, visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCachedVideo } from '#test/support/cached-video.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { deliver, runDueWork } from '#test/support/due-work.ts'
import { longTest } from '#test/support/long.ts'

/** A Monday, 8:30 UTC. */
const monday = Date.UTC(2026, 10, 23, 8, 30)
const job = 'jobs/weekly-report'
const [queue, failedWork] = ['viewcraft-local-jobs-weekly-report', 'viewcraft-local-failed-work']

/** What the report of this Monday is about. */
const chart: CachedList = {
  source: 'chart',
  fetchedAt: new Date(monday).toISOString(),
  videos: [makeCachedVideo(monday)],
  left: [],
}

const backend = setUpBackend()
let store: typeof import('#functions/store/accounts.ts')
beforeAll(async () => {
  store = await import('#functions/store/accounts.ts')
  const { putCached } = await import('#functions/store/cache.ts')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
  await putCached(listKey({ region: 'US', topic: 'overall' }), chart, dayMs / 1000)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const retry = () => {
  wait(visibilityTimeoutSeconds * 1000)
  return deliver(backend, job)
}
async function makeReader() {
  const { userId } = await makeCreator(backend)
  await store.updateAccount(userId, { mailWeekly: true })
  return { userId, mails: () => backend.mails(`${userId}@example.com`).length }
}
const dueOf = async (userId: string) => (await store.getAccount(userId))?.weeklyAt

/** Makes the first matching command of a client fail before or after it takes effect, like a crash at that moment. */
async function crashAt(
  client: 'database' | 'sqs' | 'ses',
  when: 'before' | 'after',
  isMatch: (command: string, input: Record<string, unknown>) => boolean,
) {
  const clients = { database: DynamoDBDocumentClient, sqs: SQSClient, ses: SESv2Client }
  const prototype = clients[client].prototype as { send: (command: object, ...rest: unknown[]) => Promise<unknown> }
  const { send } = prototype
  const spy = vi.spyOn(prototype, 'send')
  let isOver = false
  spy.mockImplementation(async function (this: unknown, command: object, ...rest: unknown[]) {
    const input = 'input' in command ? (command.input as Record<string, unknown>) : {}
    const isHit = !isOver && isMatch(command.constructor.name, input)
    if (isHit) isOver = true
    if (isHit && when === 'before') throw new Error('killed')
    const result = await send.call(this, command, ...rest)
    if (isHit) throw new Error('killed')
    return result
  })
  return () => spy.mockRestore()
}

const touches = (table: 'ACCOUNTS' | 'MAILS', verb: string) => (command: string, input: Record<string, unknown>) =>
  command === verb && input.TableName === process.env[`TABLE_${table}`]

test('work that is due is done once, and is due again at its next time', async () => {
  const reader = await makeReader()
  expect(await runDueWork(backend, job)).toMatchObject({ sent: 1, failed: 0 })
  expect(await dueOf(reader.userId)).toBe(new Date(Date.UTC(2026, 10, 30, 8)).toISOString())
  expect(await runDueWork(backend, job)).toEqual({})
  expect(reader.mails()).toBe(1)
})

test('several messages for one item, one after another or at once, do its work once', async () => {
  const reader = await makeReader()
  const key = JSON.stringify({ userId: reader.userId })
  backend.queues.send(queue, [key, key])
  const records = (id: string) => ({ Records: [{ messageId: id, body: key }] })
  await Promise.all([backend.invoke(job, records('1')), backend.invoke(job, records('2')), deliver(backend, job)])
  expect(reader.mails()).toBe(1)
})

test('a message that arrives days late, after later ones, does nothing', async () => {
  const reader = await makeReader()
  await runDueWork(backend, job)
  const due = await dueOf(reader.userId)
  wait(2 * dayMs)
  backend.queues.send(queue, [JSON.stringify({ userId: reader.userId })])
  expect(await deliver(backend, job)).toMatchObject({ failed: 0 })
  expect(reader.mails()).toBe(1)
  expect(await dueOf(reader.userId)).toBe(due)
})

test('reminders, which have to arrive in the morning, are queued before reports', async () => {
  const { userId } = await makeReader()
  const { startWork } = await import('#functions/store/account-work.ts')
  await startWork('remindAt', userId)
  const { send } = SQSClient.prototype
  const sent: unknown[] = []
  vi.spyOn(SQSClient.prototype, 'send').mockImplementation(function (this: SQSClient, command: { input: object }) {
    if ('QueueUrl' in command.input) sent.push(command.input.QueueUrl)
    return Reflect.apply(send, this, [command])
  })
  await backend.invoke('jobs/queue-due-work', {})
  expect(sent).toEqual([expect.stringContaining('jobs-reminders'), expect.stringContaining('jobs-weekly-report')])
  await backend.deliverMessages()
})

longTest('work of other jobs is queued if that of one cannot be read', async () => {
  expectErrors()
  const reader = await makeReader()
  const restore = await crashAt(
    'database',
    'before',
    (command, { TableName }) => command === 'QueryCommand' && TableName === process.env.TABLE_CALL_CHECKS,
  )
  await expect(backend.invoke('jobs/queue-due-work', {})).rejects.toThrow('killed')
  restore()
  await backend.deliverMessages()
  expect(reader.mails()).toBe(1)
})

test('work that a run does not reach is delivered again, and the rest is done', async () => {
  const readers = [await makeReader(), await makeReader(), await makeReader()]
  await backend.invoke('jobs/queue-due-work', { jobs: [job] })
  let checks = 0
  expect(await deliver(backend, job, () => (checks++ < 2 ? 300_000 : 0))).toEqual({ sent: 2, failed: 1 })
  expect(await retry()).toEqual({ sent: 1, failed: 0 })
  expect(readers.map(({ mails }) => mails())).toEqual([1, 1, 1])
})

test('a change that makes work due while it is prepared is not overwritten', async () => {
  const { queuedJob } = await import('#functions/lib/queued-job.ts')
  const { userId } = await makeReader()
  wait(hourMs)
  const handler = queuedJob(job, store.AccountKey, async () => {
    await store.updateAccount(userId, { mailWeekly: true })
    return () => Promise.resolve({ outcome: 'done', next: undefined })
  })
  const context = { awsRequestId: '', getRemainingTimeInMillis: () => 60_000 } as Context
  const record = { messageId: '1', body: JSON.stringify({ userId }) } as SQSRecord
  vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(await handler({ Records: [record] }, context)).toEqual({ batchItemFailures: [] })
  expect(await dueOf(userId)).toBe(new Date().toISOString())
  await runDueWork(backend, job)
})

test('alerts and predictions that an earlier release stored are found', async () => {
  const { userId } = await makeCreator(backend, { channel: demoChannel.id })
  await store.connectChannel(userId, demoChannel.id, { scopes: [], since: new Date().toISOString(), expiresAt: null })
  await store.updateAccount(userId, { mailAlerts: true })
  const { createCall } = await import('#functions/store/calls.ts')
  const call = { userId, id: '1000' }
  await createCall({ ...call, videoId: 'aVideo00001', channelId: demoChannel.id, promise: samplePromise })
  const { deleteWork } = await import('#functions/store/account-work.ts')
  const { deleteCheck } = await import('#functions/store/call-checks.ts')
  await Promise.all([deleteWork(userId), deleteCheck(call)])
  const { deleteCached } = await import('#functions/store/cache.ts')
  for (const index of ['index-alerts', 'index-calls']) await deleteCached(`done#${index}`)
  const jobs = ['jobs/performance-alerts', 'jobs/settle-calls']
  expect(await backend.invoke('jobs/queue-due-work', { jobs })).toEqual(
    Object.fromEntries(jobs.map((name) => [name, 1])),
  )
  await backend.deliverMessages()
})

describe('after a crash', () => {
  longTest.each([
    ['before the due time is moved', 'database', 'before', touches('ACCOUNTS', 'UpdateCommand')],
    ['before the message is sent', 'database', 'after', touches('ACCOUNTS', 'UpdateCommand')],
    ['after the message is sent', 'sqs', 'after', (command: string) => command === 'SendMessageBatchCommand'],
  ] as const)('of the job that queues, %s, the work is done within the day', async (_, client, when, isMatch) => {
    expectErrors()
    const reader = await makeReader()
    const repair = await crashAt(client, when, isMatch)
    await expect(backend.invoke('jobs/queue-due-work', {})).rejects.toThrow('killed')
    repair()
    for (let hours = 0; hours < 7; hours++) {
      await runDueWork(backend, job)
      wait(hourMs)
    }
    expect(reader.mails()).toBe(1)
    expect(await dueOf(reader.userId)).toBe(new Date(Date.UTC(2026, 10, 30, 8)).toISOString())
  })

  longTest.each([
    ['before the mail is claimed', 'database', 'before', touches('MAILS', 'PutCommand'), 1],
    // A missing mail is better than two.
    ['before the mail is sent', 'ses', 'before', () => true, 0],
    ['after the mail is sent', 'ses', 'after', () => true, 1],
    ['before its next time is stored', 'database', 'before', touches('ACCOUNTS', 'UpdateCommand'), 1],
    ['after its next time is stored', 'database', 'after', touches('ACCOUNTS', 'UpdateCommand'), 1],
  ] as const)('of the job, %s, the message is delivered again', async (_, client, when, isMatch, mails) => {
    expectErrors()
    const reader = await makeReader()
    await backend.invoke('jobs/queue-due-work', {})
    const repair = await crashAt(client, when, isMatch)
    expect(await deliver(backend, job)).toMatchObject({ failed: 1 })
    repair()
    expect(await retry()).toMatchObject({ failed: 0 })
    expect(backend.queues.count(queue)).toEqual({ visible: 0, invisible: 0 })
    expect(reader.mails()).toBe(mails)
    expect(await dueOf(reader.userId)).toBe(new Date(Date.UTC(2026, 10, 30, 8)).toISOString())
  })
})

test('work that always fails goes to the queue of failed work, delays no other, and can be redriven', async () => {
  expectErrors()
  const [damaged, reader] = [await makeReader(), await makeReader()]
  const key = { TableName: process.env.TABLE_ACCOUNTS, Key: { userId: damaged.userId } }
  const { database } = await import('#functions/lib/database.ts')
  const setLocale = (locale: string) =>
    database.send(
      new UpdateCommand({ ...key, UpdateExpression: 'SET locale = :l', ExpressionAttributeValues: { ':l': locale } }),
    )
  // No release can read this item.
  await setLocale('damaged')
  expect(await runDueWork(backend, job)).toMatchObject({ sent: 1, failed: 1 })
  for (let tries = 1; tries < maxAttempts; tries++) expect(await retry()).toMatchObject({ failed: 1 })
  expect(await retry()).toEqual({})
  expect(reader.mails()).toBe(1)
  expect(backend.queues.count(failedWork)).toEqual({ visible: 1, invisible: 0 })
  // It is not queued again every hour meanwhile.
  expect(await runDueWork(backend, job)).toEqual({})
  await setLocale('en')
  backend.queues.redrive(failedWork)
  expect(await deliver(backend, job)).toMatchObject({ sent: 1, failed: 0 })
  expect(damaged.mails()).toBe(1)
  expect(backend.queues.count(failedWork)).toEqual({ visible: 0, invisible: 0 })
})

longTest('a message that is not a key goes to the queue of failed work', async () => {
  expectErrors()
  backend.queues.send(queue, ['{', '{}'])
  for (let tries = 0; tries <= maxAttempts; tries++) await retry()
  expect(backend.queues.count(failedWork).visible).toBe(2)
})

longTest('work that a run has no time to queue is left for the next run', async () => {
  const readers = await Promise.all(Array.from({ length: 120 }, makeReader))
  let checks = 0
  await backend.invoke('jobs/queue-due-work', {}, () => (checks++ < 4 ? 300_000 : 0))
  const first = backend.queues.count(queue).visible
  expect(first).toBeLessThan(readers.length)
  await backend.invoke('jobs/queue-due-work', {})
  expect(backend.queues.count(queue).visible).toBe(readers.length)
  wait(dayMs)
})
