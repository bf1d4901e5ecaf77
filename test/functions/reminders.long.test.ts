import { MessageRejected, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tomorrowIfMorning } from '#functions/services/calendar/reminders.ts'
import type { AccountChanges } from '#functions/store/accounts.ts'
import { type Draft, drafts, type PlannedDate } from '#shared/contract/drafts.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { maxAttempts, visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { deliver, runDueWork } from '#test/support/due-work.ts'
import { crashAt, failAt } from '#test/support/interrupt.ts'

/** 9:30 in Madrid, 3:30 in New York. */
const morning = Date.UTC(2027, 1, 8, 8, 30)

let accounts: typeof import('#functions/store/accounts.ts')
let work: typeof import('#functions/store/account-work.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
  work = await import('#functions/store/account-work.ts')
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
})
afterEach(async () => {
  vi.useRealTimers()
  // Each test has its own subscribers.
  for (const { userId } of await backend.items('accounts'))
    await accounts.updateAccount(`${userId}`, { mailReminders: false })
})

async function makePlanner(changes: AccountChanges = {}) {
  const creator = await makeCreator(backend)
  await accounts.updateAccount(creator.userId, { mailReminders: true, timeZone: 'Europe/Madrid', ...changes })
  return { ...creator, email: `${creator.userId}@example.com` }
}
async function plan({ token: as }: Creator, name: string, planned: PlannedDate, more: object = {}) {
  const { body } = await backend.request('POST', '/api/drafts', { as, body: { name, planned, ...more } })
  return drafts.create.output.parse(body).draft
}
async function markAs(state: 'published' | 'reviewed', { id }: Draft, { userId }: Creator) {
  const { changeDraft, getDraft } = await import('#functions/store/drafts.ts')
  const draft = await getDraft(userId, id)
  const published = { videoId: 'dQw4w9WgXcQ', at: new Date().toISOString() }
  if (draft) await changeDraft(draft, { state, published })
}
const pick = ({ sent = 0, failed = 0, again = 0 }: Record<string, number>) => ({ sent, failed, again })
/** Runs the job a minute later, when what was changed is stored. */
const run = async (timeLeft?: () => number) => {
  vi.advanceTimersByTime(60_000)
  return pick(await runDueWork(backend, 'jobs/reminders', timeLeft))
}
/** Lets the time pass after which messages that failed are delivered again. */
const retry = async () => {
  vi.advanceTimersByTime(visibilityTimeoutSeconds * 1000)
  return pick(await deliver(backend, 'jobs/reminders'))
}
const workOf = async ({ userId }: Pick<Creator, 'userId'>) =>
  (await backend.items('account_work')).find((item) => item.userId === userId)
const outcomes = { sent: 0, failed: 0, again: 0 }

describe('a reminder', () => {
  test('lists drafts planned for tomorrow once, in the order of their times', async () => {
    const planner = await makePlanner()
    await plan(planner, 'Breakfast', { date: '2027-02-09', time: '08:00' })
    const evening = await plan(planner, 'The volcano', { date: '2027-02-09', time: '18:00' }, { state: 'ready' })
    await plan(planner, 'Any time', { date: '2027-02-09' })
    await plan(planner, 'Next week', { date: '2027-02-16' })
    await markAs('published', await plan(planner, 'Out already', { date: '2027-02-09' }), planner)
    await markAs('reviewed', await plan(planner, 'Looked back', { date: '2027-02-09' }), planner)
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
    expect(await run()).toEqual(outcomes)
    const [mail, ...more] = backend.mails(planner.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Planned for tomorrow, February 9, 2027')
    expect(mail?.text).toMatch(
      /Any time\n {2}Idea\n[\s\S]*Breakfast\n {2}8:00\s?AM · Idea\n[\s\S]*The volcano\n {2}6:00\s?PM · Ready\n/,
    )
    expect(mail?.text).toContain(`${siteUrl}/dashboard/drafts/${evening.id}`)
    expect(mail?.text).toContain(`${siteUrl}/dashboard/calendar?month=2027-02`)
    expect(mail?.text).not.toMatch(/Next week|Out already|Looked back|undefined|\{\w+\}/)
    expect(mail?.headers['List-Unsubscribe']).toMatch(new RegExp(`^<${siteUrl}/api/unsubscribe/reminders\\.`))
  })

  test('is sent again for a draft that is moved to a later day', async () => {
    const planner = await makePlanner()
    const { id, revision } = await plan(planner, 'The volcano', { date: '2027-02-09' })
    await run()
    await backend.request('PATCH', `/api/drafts/${id}`, {
      as: planner.token,
      body: { revision, changes: { planned: { date: '2027-02-12' } } },
    })
    vi.setSystemTime(morning + dayMs)
    expect(await run()).toEqual(outcomes)
    vi.setSystemTime(morning + 72 * hourMs)
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
    expect(backend.mails(planner.email).map(({ subject }) => subject)).toEqual([
      'Planned for tomorrow, February 12, 2027',
      'Planned for tomorrow, February 9, 2027',
    ])
  })

  test('is sent in the morning of the creator’s time zone, in their language, and only if they want it', async () => {
    const american = await makePlanner({ timeZone: 'America/New_York', locale: 'fr' })
    const other = await makePlanner({ mailReminders: false })
    for (const planner of [american, other]) await plan(planner, 'The volcano', { date: '2027-02-09', time: '18:00' })
    expect(await run()).toEqual(outcomes)
    vi.setSystemTime(morning + 5 * hourMs)
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
    expect(backend.mails(american.email)[0]?.subject).toBe('Prévu pour demain, 9 février 2027')
    expect(backend.mails(american.email)[0]?.text).toContain('18:00 · Idée')
    expect(backend.mails(other.email)).toEqual([])
  })

  test('is sent once a day, for as many days as there is something planned', async () => {
    const planner = await makePlanner()
    for (const date of ['2027-02-09', '2027-02-10', '2027-03-01']) await plan(planner, date, { date })
    for (let hours = 0; hours < 24 * 21; hours += 2) {
      vi.setSystemTime(morning + hours * hourMs)
      await run()
    }
    expect(backend.mails(planner.email).map(({ subject }) => subject)).toEqual([
      'Planned for tomorrow, March 1, 2027',
      'Planned for tomorrow, February 10, 2027',
      'Planned for tomorrow, February 9, 2027',
    ])
  })

  test('reads no accounts that have nothing planned for the day', async () => {
    const [planner, idle] = [await makePlanner(), await makePlanner()]
    await plan(planner, 'The volcano', { date: '2027-02-20' })
    await run()
    const read: unknown[] = []
    const { restore } = await failAt(({ name, input }) => {
      read.push(`${name} ${input.TableName} ${input.IndexName ?? ''}`)
      return false
    })
    vi.setSystemTime(morning + dayMs)
    expect(await run()).toEqual(outcomes)
    restore()
    expect(new Set(read)).toEqual(
      new Set([`GetCommand ${process.env.TABLE_CACHE} `, `QueryCommand ${process.env.TABLE_ACCOUNT_WORK} remindAt`]),
    )
    expect((await workOf(idle))?.remindAt).toBeUndefined()
    expect((await workOf(planner))?.remindAt).toBe('2027-02-19T07:00:00.000Z')
  })

  test('is sent for a draft that is planned that same morning, and moves with its date', async () => {
    const planner = await makePlanner()
    expect(await run()).toEqual(outcomes)
    const { id, revision } = await plan(planner, 'The volcano', { date: '2027-02-09' })
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
    expect((await workOf(planner))?.remindAt).toBeUndefined()
    await backend.request('PATCH', `/api/drafts/${id}`, {
      as: planner.token,
      body: { revision, changes: { planned: { date: '2027-02-11' } } },
    })
    await run()
    expect((await workOf(planner))?.remindAt).toBe('2027-02-10T07:00:00.000Z')
  })

  test('follows the creator to another time zone', async () => {
    const planner = await makePlanner({ timeZone: 'America/New_York' })
    await plan(planner, 'The volcano', { date: '2027-02-10' })
    await run()
    await accounts.updateAccount(planner.userId, { timeZone: 'Asia/Tokyo' })
    await run()
    expect((await workOf(planner))?.remindAt).toBe('2027-02-08T23:00:00.000Z')
  })

  test('is sent if it is turned on after the draft was planned, and after the draft was restored', async () => {
    const planner = await makePlanner({ mailReminders: false })
    const { id } = await plan(planner, 'The volcano', { date: '2027-02-09' })
    await backend.request('DELETE', `/api/drafts/${id}`, { as: planner.token })
    expect(await run()).toEqual(outcomes)
    await accounts.updateAccount(planner.userId, { mailReminders: true })
    expect(await run()).toEqual(outcomes)
    await backend.request('POST', `/api/drafts/${id}/restore`, { as: planner.token })
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
  })

  test('is due for users who planned drafts with an earlier release', async () => {
    const planners = [await makePlanner(), await makePlanner()]
    for (const planner of planners) {
      await plan(planner, 'The volcano', { date: '2027-02-09' })
      await work.deleteWork(planner.userId)
    }
    const { deleteCached } = await import('#functions/store/cache.ts')
    await deleteCached('done#index-reminders')
    await backend.invoke('jobs/queue-due-work', {}, () => 0)
    expect(await workOf(planners[0] ?? expect.fail())).toBeUndefined()
    expect(await run()).toEqual({ ...outcomes, sent: 2 })
  })

  test('is sent once by two concurrent runs', async () => {
    const planner = await makePlanner()
    await plan(planner, 'The volcano', { date: '2027-02-09' })
    await Promise.all([run(), run()])
    expect(backend.mails(planner.email)).toHaveLength(1)
    expect(await run()).toEqual(outcomes)
  })

  test('is tried again when SES rejects it', async () => {
    expectErrors()
    const planners = await Promise.all(Array.from({ length: 5 }, () => makePlanner()))
    for (const planner of planners) await plan(planner, 'The volcano', { date: '2027-02-09' })
    const ses = mockClient(SESv2Client)
    ses.rejects(new MessageRejected({ message: 'no', $metadata: { httpStatusCode: 400 } }))
    expect(await run()).toEqual({ ...outcomes, failed: 5 })
    ses.restore()
    expect(await run()).toEqual(outcomes)
    expect(await retry()).toEqual({ ...outcomes, sent: 5 })
  })

  test('is sent by a later attempt when a run ends early or an account cannot be read', async () => {
    expectErrors()
    const planners = [await makePlanner(), await makePlanner(), await makePlanner()]
    for (const planner of planners) await plan(planner, 'The volcano', { date: '2027-02-09' })
    let checks = 0
    vi.advanceTimersByTime(60_000)
    await backend.invoke('jobs/queue-due-work', { jobs: ['jobs/reminders'] })
    const part = await deliver(backend, 'jobs/reminders', () => (checks++ < 1 ? 300_000 : 0))
    expect(part).toEqual({ sent: 1, failed: 2 })
    const { restore } = await failAt(
      ({ name, input }) => name === 'GetCommand' && input.TableName === process.env.TABLE_ACCOUNTS,
    )
    expect(await retry()).toEqual({ ...outcomes, failed: 2 })
    restore()
    expect(await retry()).toEqual({ ...outcomes, sent: 2 })
  })

  test('is sent by the next run of the same morning if every attempt of the first failed', async () => {
    expectErrors()
    const planner = await makePlanner()
    await plan(planner, 'The volcano', { date: '2027-02-09' })
    const ses = mockClient(SESv2Client)
    ses.rejects(new MessageRejected({ message: 'no', $metadata: { httpStatusCode: 400 } }))
    expect(await run()).toEqual({ ...outcomes, failed: 1 })
    for (let tries = 1; tries <= maxAttempts; tries++) await retry()
    ses.restore()
    vi.setSystemTime(morning + 1.1 * hourMs)
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
  })

  test('is no longer due for an account that was deleted', async () => {
    await work.startWork('remindAt', 'nobody')
    expect(await run()).toEqual(outcomes)
    expect(await workOf({ userId: 'nobody' })).toBeUndefined()
  })

  const touches = (table: string, verb: string) => (command: { name: string; input: Record<string, unknown> }) =>
    command.name === verb && command.input.TableName === process.env[`TABLE_${table}`]
  test.each([
    ['before it is claimed', touches('MAILS', 'PutCommand'), 1],
    // A missing mail is better than two.
    ['before it is sent', ({ name }: { name: string }) => name === 'SendEmailCommand', 0],
    ['before its next time is stored', touches('ACCOUNT_WORK', 'UpdateCommand'), 1],
  ] as const)('is sent at most once after a crash of the job %s', async (_, isCrash, sent) => {
    expectErrors()
    const planner = await makePlanner()
    await plan(planner, 'The volcano', { date: '2027-02-09' })
    vi.advanceTimersByTime(60_000)
    const crash = await crashAt(isCrash)
    await run().catch(() => undefined)
    expect(crash.hasCrashed()).toBe(true)
    crash.restore()
    await retry()
    vi.setSystemTime(morning + hourMs)
    await run()
    expect(backend.mails(planner.email)).toHaveLength(sent)
    expect((await workOf(planner))?.remindAt).toBeUndefined()
  })

  test('is sent even if the request that planned the draft was interrupted and repeated', async () => {
    expectErrors()
    const planner = await makePlanner()
    const crash = await crashAt(touches('DRAFTS', 'PutCommand'))
    const body = { name: 'The volcano', planned: { date: '2027-02-09' } }
    await backend.request('POST', '/api/drafts', { as: planner.token, body })
    crash.restore()
    expect(await run()).toEqual(outcomes)
    await backend.request('POST', '/api/drafts', { as: planner.token, body })
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
  })

  test('is not sent for a draft that was deleted', async () => {
    const planner = await makePlanner()
    const { id } = await plan(planner, 'The volcano', { date: '2027-02-09' })
    await backend.request('DELETE', `/api/drafts/${id}`, { as: planner.token })
    expect(await run()).toEqual(outcomes)
  })
})

test.each([
  ['Europe/Madrid', '2027-03-27T06:59:00Z', undefined],
  ['Europe/Madrid', '2027-03-27T07:00:00Z', '2027-03-28'],
  // On the day clocks go forward, and the day they go back.
  ['Europe/Madrid', '2027-03-28T05:59:00Z', undefined],
  ['Europe/Madrid', '2027-03-28T06:00:00Z', '2027-03-29'],
  ['America/New_York', '2026-11-01T12:59:00Z', undefined],
  ['America/New_York', '2026-11-01T13:00:00Z', '2026-11-02'],
  ['Australia/Lord_Howe', '2026-10-03T21:00:00Z', '2026-10-05'],
  ['Australia/Lord_Howe', '2026-12-30T21:00:00Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2026-12-30T22:00:00Z', undefined],
])('in %s, %s is the morning before %s', (zone, now, expected) => {
  expect(tomorrowIfMorning(zone, Date.parse(now))).toBe(expected)
})
