import { MessageRejected, SESv2Client } from '@aws-sdk/client-sesv2'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountChanges } from '#functions/store/accounts.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { subscribe } from '#test/support/billing.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { deliver, runDueWork } from '#test/support/due-work.ts'

/** A Monday, 9:30 in Paris and 0:30 in Los Angeles. */
const monday = Date.UTC(2026, 10, 23, 8, 30)

let accounts: typeof import('#functions/store/accounts.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
  await backend.invoke('jobs/refresh-trends', {})
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
})
afterEach(async () => {
  vi.useRealTimers()
  // Each test has its own subscribers.
  for (const { userId } of await backend.items('accounts'))
    await accounts.updateAccount(`${userId}`, { mailWeekly: false }, undefined, 0)
  await run()
})

async function makeReader(changes: AccountChanges = {}) {
  const creator = await makeCreator(backend)
  await accounts.updateAccount(creator.userId, { mailWeekly: true, timeZone: 'Europe/Paris', ...changes })
  return { ...creator, email: `${creator.userId}@example.com` }
}
const run = () => runDueWork(backend, 'jobs/weekly-report')
/** Lets the time pass after which messages that failed are delivered again. */
const retry = () => {
  vi.setSystemTime(Date.now() + visibilityTimeoutSeconds * 1000)
  return deliver(backend, 'jobs/weekly-report')
}

describe('the weekly report', () => {
  test('is sent once, however often the job runs that Monday, with the figures of the cached lists', async () => {
    const { email } = await makeReader({ locale: 'en', timeZone: 'America/New_York' })
    expect(await run()).toMatchObject({ early: 1 })
    vi.setSystemTime(monday + 5 * hourMs)
    const asked = backend.youtube.calls.length
    expect(await run()).toEqual({ sent: 1, failed: 0 })
    for (const later of [5, 6, 14]) {
      vi.setSystemTime(monday + later * hourMs)
      expect(await run()).toEqual({})
    }
    // It costs no YouTube quota.
    expect(backend.youtube.calls.length).toBe(asked)
    const [mail, ...more] = backend.mails(email)
    expect(more).toEqual([])
    const { body } = await backend.request('GET', '/api/trends?region=US', { as: (await makeCreator(backend)).token })
    const [first] = (body as { videos: { title: string; channelTitle: string; id: string }[] }).videos
    expect(mail?.subject).toBe('Your trend report for November 23, 2026')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Top Trending on YouTube: United States')
      expect(part).toContain(`https://www.youtube.com/watch?v=${first?.id}`)
      expect(part).toMatch(/[\d,]+ views · published \d+ (hours|days) ago/)
      expect(part).toMatch(/views per hour|per 1/)
      expect(part).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
    expect(mail?.headers['List-Unsubscribe']).toMatch(new RegExp(`^<${siteUrl}/api/unsubscribe/weekly\\.`))
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  test('lists rising videos for a subscriber whose plan includes them, wherever they come in the run', async () => {
    vi.setSystemTime(monday + 2 * hourMs)
    await backend.invoke('jobs/refresh-trends', {})
    const readers = [await makeReader({ locale: 'en' }), await makeReader({ locale: 'en' })]
    if (readers[1]) await subscribe(backend, readers[1], { plan: 'premium', cycle: 'monthly' })
    expect(await run()).toMatchObject({ sent: 2 })
    const [plain, deep] = readers.map(({ email }) => backend.mails(email)[0]?.text)
    for (const text of ['Gaining speed', 'Still speeding up']) expect(deep).toContain(text)
    expect(plain).toContain('Top Trending on YouTube')
    expect(plain).not.toMatch(/Gaining speed|speeding up|Holding its pace|Slowing down/)
  })

  test("is sent at 8:00 in the reader's time zone, in their language and for their region", async () => {
    const [paris, lima] = [
      await makeReader({ locale: 'fr' }),
      await makeReader({ locale: 'es', timeZone: 'America/Lima' }),
    ]
    expect(await run()).toMatchObject({ sent: 1 })
    expect(backend.mails(paris.email)[0]?.text).toContain('Les tendances sur YouTube\u00a0: France')
    expect(backend.mails(lima.email)).toEqual([])
    vi.setSystemTime(monday + 4.5 * hourMs)
    expect(await run()).toMatchObject({ sent: 1 })
    expect(backend.mails(lima.email)[0]?.text).toContain('Lo más visto en YouTube: España')
  })

  test('is sent once a Monday to a user who changes time zone', async () => {
    const { userId, email } = await makeReader()
    await run()
    await accounts.updateAccount(userId, { timeZone: 'America/Los_Angeles' })
    vi.setSystemTime(monday + 9 * hourMs)
    await run()
    expect(backend.mails(email)).toHaveLength(1)
    vi.setSystemTime(monday + 7 * dayMs + 9 * hourMs)
    await backend.invoke('jobs/refresh-trends', {})
    await run()
    expect(backend.mails(email)).toHaveLength(2)
  })

  test("contains the connected channel's week from the dashboard's cache", async () => {
    const { token, email, userId } = await makeReader()
    await connect(backend, { token })
    await backend.request('GET', '/api/youtube/analytics', { as: token })
    await accounts.updateAccount(userId, { locale: 'en' })
    await run()
    const text = backend.mails(email)[0]?.text
    expect(text).toMatch(/Your channel, November \d+\s–\s\d+, 2026/)
    expect(text).toMatch(/Views: [\d,]+\n {2}[\d,]+ in the previous 7 days \([+-]?\d+%\)/)
    expect(text).toMatch(/Subscribers: [+-][\d,]+/)
    // The dashboard was not opened again in the following week.
    vi.setSystemTime(monday + 7 * dayMs)
    await backend.invoke('jobs/refresh-trends', {})
    await run()
    expect(backend.mails(email)[0]?.text).toContain('Your figures are more than a week old.')
  })

  test('is not sent to users who turned it off or whose address is suppressed', async () => {
    const { suppressAddress, turnOffNotification } = await import('#functions/store/accounts.ts')
    const [off, bounced, moved] = [await makeReader(), await makeReader(), await makeReader()]
    await turnOffNotification(off.userId, 'weekly')
    await suppressAddress(bounced.userId, bounced.email, 'bounced', '2026-11-20T00:00:00.000Z')
    await suppressAddress(moved.userId, moved.email, 'bounced', '2026-11-20T00:00:00.000Z')
    await accounts.updateAccount(moved.userId, {
      mailStop: { reason: 'bounced', address: 'old@example.com', at: '2026-11-20T00:00:00.000Z' },
    })
    expect(await run()).toMatchObject({ sent: 1, unwanted: 2 })
    expect([off, bounced, moved].map(({ email }) => backend.mails(email).length)).toEqual([0, 0, 1])
  })

  test('is retried when SES rejects it, but not when it may have been sent', async () => {
    expectErrors()
    const { email } = await makeReader()
    const ses = mockClient(SESv2Client)
    ses.rejects(new MessageRejected({ message: 'no', $metadata: { httpStatusCode: 400 } }))
    expect(await run()).toMatchObject({ failed: 1 })
    expect(await retry()).toMatchObject({ failed: 1 })
    ses.restore()
    expect(await retry()).toMatchObject({ sent: 1, failed: 0 })
    expect(backend.mails(email)).toHaveLength(1)
    const other = await makeReader()
    const silent = mockClient(SESv2Client)
    silent.rejects(new Error('socket hang up'))
    expect(await run()).toMatchObject({ failed: 1 })
    silent.restore()
    expect(await retry()).toMatchObject({ again: 1, failed: 0 })
    expect(backend.mails(other.email)).toEqual([])
  })

  test('is sent once by two concurrent runs', async () => {
    const { email } = await makeReader()
    await Promise.all([run(), run()])
    expect(backend.mails(email)).toHaveLength(1)
  })

  test('reads an account once, and then only when its report is due', async () => {
    await makeReader()
    vi.setSystemTime(monday + 3 * dayMs)
    expect(await run()).toMatchObject({ early: 1 })
    expect(await run()).toEqual({})
    vi.setSystemTime(monday + 7 * dayMs - 1.5 * hourMs - 1)
    expect(await run()).toEqual({})
    vi.setSystemTime(monday + 7 * dayMs)
    expect(await run()).toMatchObject({ sent: 1 })
    expect(await run()).toEqual({})
  })

  test('is due for users who turned it on before accounts stored when it is due', async () => {
    const { email, userId } = await makeReader()
    const key = { TableName: process.env.TABLE_ACCOUNTS, Key: { userId } }
    const { database } = await import('#functions/lib/database.ts')
    await database.send(new UpdateCommand({ ...key, UpdateExpression: 'REMOVE weeklyAt, dueShard' }))
    const { deleteCached } = await import('#functions/store/cache.ts')
    await deleteCached('done#mark-reports-due')
    expect(await run()).toMatchObject({ sent: 1 })
    expect(backend.mails(email)).toHaveLength(1)
  })
})
