import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendar } from '#shared/contract/calendar.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { failAt, pauseAt } from '#test/support/interrupt.ts'
import { longTest } from '#test/support/long.ts'

let accounts: typeof import('#functions/store/accounts.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
})

async function makePlanner() {
  const creator = await makeCreator(backend)
  await accounts.updateAccount(creator.userId, { timeZone: 'Europe/Madrid' })
  return creator
}
async function createFeed({ token: as }: Creator): Promise<string> {
  const { body } = await backend.request('POST', '/api/calendar/feed', { as, body: {} })
  const url = calendar.create.output.parse(body).feed.url ?? ''
  expect(url).toMatch(new RegExp(`^${siteUrl}/s/[\\w-]{43}/calendar\\.ics$`))
  return new URL(url).pathname
}
const linksOf = async (ann: Creator) => (await backend.items('links')).filter(({ userId }) => userId === ann.userId)
const readFeed = async ({ token: as }: Creator) => {
  const { body } = await backend.request('GET', '/api/calendar', { as })
  return calendar.get.output.parse(body).feed
}
const plan = async ({ token: as }: Creator, name: string, planned: object) => {
  const { body } = await backend.request('POST', '/api/drafts', { as, body: { name, planned } })
  return drafts.create.output.parse(body).draft.id
}
const fetchEvents = async (path: string) => {
  const { status, text, headers } = await backend.request('GET', path)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => new ICAL.Event(event))
}
const nextYear = new Date().getUTCFullYear() + 1
const missing = { status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' }
const fetchStatus = async (path: string) => {
  const { status, headers } = await backend.request('GET', path)
  return { status, type: headers['content-type'], cache: headers['cache-control'] }
}

describe('the calendar feed', () => {
  test('contains the planned drafts of its owner, without a login', async () => {
    const [ann, bob] = [await makePlanner(), await makePlanner()]
    await plan(ann, 'The volcano, part 2', { date: `${nextYear}-07-04`, time: '18:00' })
    const deleted = await plan(ann, 'Deleted', { date: `${nextYear}-07-05` })
    await plan(bob, 'A secret of Bob', { date: `${nextYear}-07-04` })
    await backend.request('POST', '/api/drafts', { as: ann.token, body: { name: 'Some day' } })
    await backend.request('DELETE', `/api/drafts/${deleted}`, { as: ann.token })
    const events = await fetchEvents(await createFeed(ann))
    expect(events.map(({ summary }) => summary)).toEqual(['The volcano, part 2'])
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(`${nextYear}-07-04T16:00:00.000Z`)
  })

  longTest('is in its owner’s language', async () => {
    const ann = await makePlanner()
    await accounts.updateAccount(ann.userId, { locale: 'fr' })
    await plan(ann, 'Le volcan', { date: `${nextYear}-07-04` })
    const { text } = await backend.request('GET', await createFeed(ann))
    expect(text).toContain('Viewcraft : vidéos prévues')
    expect(text).toContain('Idée')
  })

  longTest('follows its drafts: an event keeps its UID and counts its changes', async () => {
    const ann = await makePlanner()
    const id = await plan(ann, 'The volcano', { date: `${nextYear}-07-04` })
    const path = await createFeed(ann)
    const [before] = await fetchEvents(path)
    const changes = { planned: { date: `${nextYear}-07-11` } }
    await backend.request('PATCH', `/api/drafts/${id}`, { as: ann.token, body: { revision: 1, changes } })
    const [after] = await fetchEvents(path)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    expect(after?.startDate.toString()).toBe(`${nextYear}-07-11`)
  })

  longTest('has at most 500 events, none from more than three months ago', async () => {
    const ann = await makePlanner()
    const { database } = await import('#functions/lib/database.ts')
    const at = new Date().toISOString()
    const item = (index: number, date: string) => ({
      ...{ v: 1, userId: ann.userId, id: `${index}`.padStart(26, '0'), revision: 1, changedIn: {}, version: 0 },
      ...{ createdAt: at, updatedAt: at, state: 'idea', planned: { date }, name: `${index}` },
      ...{ titles: [], thumbnails: [], lead: {}, notes: '' },
    })
    const items = Array.from({ length: 520 }, (_, index) => item(index, `${nextYear}-07-04`))
    const old = new Date(Date.now() - 100 * dayMs).toISOString().slice(0, 10)
    const recent = new Date(Date.now() - 80 * dayMs).toISOString().slice(0, 10)
    const all = [...items, item(600, old), item(601, recent)]
    for (let from = 0; from < all.length; from += 25)
      await database.send(
        new BatchWriteCommand({
          RequestItems: {
            [`${process.env.TABLE_DRAFTS}`]: all.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } })),
          },
        }),
      )
    const events = await fetchEvents(await createFeed(ann))
    expect(events).toHaveLength(500)
    expect(events.map(({ summary }) => summary)).not.toContain('600')
    expect(events[0]?.summary).toBe('601')
  })
})

describe('the address of the feed', () => {
  test('is shown to its owner again, and stored nowhere', async () => {
    const ann = await makePlanner()
    expect(await readFeed(ann)).toBeNull()
    const path = await createFeed(ann)
    expect((await readFeed(ann))?.url).toBe(`${siteUrl}${path}`)
    expect(JSON.stringify(await backend.everything())).not.toContain(path.split('/')[2])
  })

  test('stops working at once when it is changed, and when the feed is turned off', async () => {
    const ann = await makePlanner()
    const first = await createFeed(ann)
    const second = await createFeed(ann)
    expect(second).not.toBe(first)
    expect(await fetchStatus(first)).toEqual(missing)
    expect(await fetchEvents(second)).toEqual([])
    expect(await linksOf(ann)).toHaveLength(1)
    await backend.request('DELETE', '/api/calendar/feed', { as: ann.token })
    expect(await fetchStatus(second)).toEqual(missing)
    expect(await readFeed(ann)).toBeNull()
    expect(await linksOf(ann)).toEqual([])
  })

  test('is not created for an account that is being deleted', async () => {
    const ann = { userId: 'gone', token: '' }
    const { createFeed } = await import('#functions/services/calendar/feed.ts')
    await expect(createFeed(ann.userId)).rejects.toMatchObject({ code: 'account_missing' })
    expect(await linksOf(ann)).toEqual([])
  })

  test('is not found with a wrong or malformed token', async () => {
    const path = await createFeed(await makePlanner())
    const token = path.split('/')[2] ?? ''
    const wrong = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
    for (const other of [wrong, 'short', `${token}${token}`])
      expect(await fetchStatus(`/s/${other}/calendar.ics`)).toEqual(missing)
  })

  test('does not work after an interrupted change', async () => {
    const ann = await makePlanner()
    const path = await createFeed(ann)
    // Another request changes the address between the two writes of this one.
    const at = new Date().toISOString()
    const feed = (await accounts.getAccount(ann.userId))?.calendarFeed
    await accounts.replaceCalendarFeed(ann.userId, feed, { id: 'another', hash: 'another', createdAt: at })
    expect(await fetchStatus(path)).toEqual(missing)
  })

  test('leaves one link when it is created twice at once, and none when it is turned off', async () => {
    const ann = await makePlanner()
    const create = () => backend.request('POST', '/api/calendar/feed', { as: ann.token, body: {} })
    const answers = await Promise.all([create(), create(), create()])
    const paths = answers.map(({ body }) => new URL(calendar.create.output.parse(body).feed.url ?? '').pathname)
    expect(await linksOf(ann)).toHaveLength(1)
    const lasting = new URL((await readFeed(ann))?.url ?? '').pathname
    expect(paths).toContain(lasting)
    expect(await fetchEvents(lasting)).toEqual([])
    await backend.request('DELETE', '/api/calendar/feed', { as: ann.token })
    expect(await linksOf(ann)).toEqual([])
  })

  test('leaves no link when the account is deleted while it is created', async () => {
    const ann = await makePlanner()
    const isLink = ({ name, input }: { name: string; input: Readonly<Record<string, unknown>> }) =>
      name === 'PutCommand' && input.TableName === process.env.TABLE_LINKS
    const paused = await pauseAt(isLink)
    const creating = backend.request('POST', '/api/calendar/feed', { as: ann.token, body: {} })
    await paused.reached
    await backend.request('DELETE', '/api/account', { as: ann.token })
    paused.resume()
    expect((await creating).status).toBe(403)
    expect(await linksOf(ann)).toEqual([])
  })

  test('stops working with the account, even when the deletion is interrupted before it deletes the link', async () => {
    expectErrors()
    const { userId, tokens } = await backend.signUpUser()
    const ann = { userId, token: tokens.accessToken }
    const path = await createFeed(ann)
    const failing = await failAt(({ input }) => input.TableName === process.env.TABLE_LINKS)
    const { body } = await backend.request('DELETE', '/api/account', { as: ann.token })
    failing.restore()
    expect(body).toEqual({ finished: false })
    expect(await fetchStatus(path)).toEqual(missing)
  })

  test('is deleted with the account; an export names the feed without its hash', async () => {
    const { userId, tokens } = await backend.signUpUser()
    const ann = { userId, token: tokens.accessToken }
    const path = await createFeed(ann)
    const [link] = await linksOf(ann)
    const { text } = await backend.request('GET', '/api/account/export', { as: ann.token })
    expect(text).toContain('"calendarFeed"')
    expect(text).not.toContain(`${link?.hash}`)
    expect((await backend.request('DELETE', '/api/account', { as: ann.token })).status).toBe(200)
    expect(await linksOf(ann)).toEqual([])
    expect(await fetchStatus(path)).toEqual(missing)
  })
})
