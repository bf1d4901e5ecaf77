import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tomorrowIfMorning } from '#functions/services/calendar/reminders.ts'
import type { AccountChanges } from '#functions/store/accounts.ts'
import { type Draft, drafts, type PlannedDate } from '#shared/contract/drafts.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

/** 9:30 in Madrid, 3:30 in New York. */
const morning = Date.UTC(2027, 1, 8, 8, 30)

let accounts: typeof import('#functions/store/accounts.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
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
const run = () => backend.invoke('jobs/reminders', {}, 300_000)
const outcomes = { sent: 0, failed: 0, again: 0, unwanted: 0 }

describe('a reminder', () => {
  test('lists once what is planned for tomorrow, in the order of its times', async () => {
    const planner = await makePlanner()
    await plan(planner, 'Breakfast', { date: '2027-02-09', time: '08:00' })
    const evening = await plan(planner, 'The volcano', { date: '2027-02-09', time: '18:00' }, { state: 'ready' })
    await plan(planner, 'Any time', { date: '2027-02-09' })
    await plan(planner, 'Next week', { date: '2027-02-16' })
    await markAs('published', await plan(planner, 'Out already', { date: '2027-02-09' }), planner)
    await markAs('reviewed', await plan(planner, 'Looked back', { date: '2027-02-09' }), planner)
    expect(await run()).toEqual({ ...outcomes, sent: 1 })
    expect(await run()).toEqual({ ...outcomes, again: 1 })
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

  test('comes again for a draft that is moved to a later day', async () => {
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

  test('contains no draft that was deleted', async () => {
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
