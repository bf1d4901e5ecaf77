import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import { minuteMs } from '#shared/duration.ts'
import { scopes } from '#shared/scopes.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { failAt } from '#test/support/interrupt.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

const backend = setUpBackend()

let session: string
let as: string
let userId: string
let other: string
beforeAll(async () => {
  const creator = await makeCreator(backend, { userId: randomUUID() })
  userId = creator.userId
  session = creator.token
  as = await addPersonalToken(userId, scopes)
  other = await addPersonalToken((await makeCreator(backend, { userId: randomUUID() })).userId, scopes)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const create = (key: string, body: unknown = { name: 'House' }, user = as) =>
  backend.request('POST', '/api/drafts', { as: user, body, headers: { 'idempotency-key': key } })
const count = async (user = as) =>
  drafts.list.output.parse((await backend.request('GET', '/api/drafts', { as: user })).body).drafts.length

/** Makes the table of keys refuse every change after the first, so that neither the response nor the failure is stored. */
async function failAfterClaim(): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  const send = database.send.bind(database) as (command: unknown) => Promise<unknown>
  let claimed = false
  vi.spyOn(database, 'send').mockImplementation(async (command: object) => {
    const { TableName = '' } = (command as { input: { TableName?: string } }).input
    const isChange = TableName.endsWith('idempotency') && /^(Put|Delete)Command$/.test(command.constructor.name)
    if (isChange && claimed) throw new Error('interrupted')
    claimed ||= isChange
    return send(command)
  })
}

describe('a request with an idempotency key', () => {
  test('runs once, and returns its first response when it is repeated', async () => {
    const key = randomUUID()
    const before = await count()
    const first = await create(key)
    const again = await create(key)
    expect(again).toMatchObject({ status: 200, body: first.body, headers: { 'idempotent-replayed': 'true' } })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(await count()).toBe(before + 1)
  })

  test('is refused with another body', async () => {
    const key = randomUUID()
    await create(key)
    expect(await create(key, { name: 'Other house' })).toMatchObject(errorResponse(422, 'idempotency_key_reused'))
  })

  test('runs once when it is sent several times at once', async () => {
    const key = randomUUID()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(key)))
    for (const { status, body } of answers)
      if (status !== 200) expect({ status, body }).toMatchObject(errorResponse(409, 'idempotency_in_progress'))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await count()).toBe(before + 1)
    expect(await create(key)).toMatchObject({ status: 200 })
    expect(await count()).toBe(before + 1)
  })

  test('can be repeated after it failed', async () => {
    const key = randomUUID()
    expect(await create(key, { name: 1 })).toMatchObject(errorResponse(400, 'invalid_input'))
    expect(await create(key)).toMatchObject({ status: 200 })
  })

  test('creates the draft of which it told a webhook before it failed', async () => {
    expectErrors()
    const key = randomUUID()
    const hook = { url: 'https://hooks.example.com/in', events: ['draft.ready'] }
    expect(await backend.request('POST', '/api/webhooks', { as: session, body: hook })).toMatchObject({ status: 200 })
    const before = await count()
    const body = { name: 'House', state: 'ready' }
    const { restore } = await failAt(({ input }) => input.TableName === process.env.TABLE_DRAFTS)
    expect(await create(key, body)).toMatchObject(errorResponse(500, 'internal'))
    restore()
    const created = drafts.create.output.parse((await create(key, body)).body)
    expect(await count()).toBe(before + 1)
    const told = (await backend.items('deliveries')).map((delivery) => JSON.parse(`${delivery.body}`).data)
    expect(told).toEqual([expect.objectContaining({ draft: created.draft.id })])
  })

  test('returns the draft that it had created when it failed', async () => {
    expectErrors()
    const key = randomUUID()
    const before = await count()
    const { restore } = await failAt(({ input }) => input.TableName === process.env.TABLE_PICTURES)
    expect(await create(key)).toMatchObject(errorResponse(500, 'internal'))
    restore()
    expect(await count()).toBe(before + 1)
    expect(await create(key)).toMatchObject({ status: 200, body: { draft: { name: 'House' } } })
    expect(await count()).toBe(before + 1)
  })

  test('returns its response even if the response cannot be stored', async () => {
    expectErrors()
    const key = randomUUID()
    const before = await count()
    await failAfterClaim()
    const first = await create(key)
    expect(first).toMatchObject({ status: 200, body: { draft: { name: 'House' } } })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('idempotency key not updated'))
    expect(await count()).toBe(before + 1)
  })

  test('returns its own failure even if its key cannot be released', async () => {
    expectErrors()
    await failAfterClaim()
    expect(await create(randomUUID(), { name: 1 })).toMatchObject(errorResponse(400, 'invalid_input'))
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('idempotency key not updated'))
  })

  test('can be repeated a minute after it was interrupted', async () => {
    expectErrors()
    const key = randomUUID()
    await failAfterClaim()
    await create(key)
    vi.restoreAllMocks()
    expect(await create(key)).toMatchObject(errorResponse(409, 'idempotency_in_progress'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs + 1000 })
    expect(await create(key)).toMatchObject({ status: 200 })
  })

  test('is forgotten after a day', async () => {
    const key = randomUUID()
    const before = await count()
    await create(key)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * minuteMs + 1000 })
    await create(key)
    vi.useRealTimers()
    expect(await count()).toBe(before + 2)
  })

  test('is not confused with a request of another user or operation with the same key', async () => {
    const key = randomUUID()
    await create(key)
    expect((await create(key, { name: 'House' }, other)).headers).not.toHaveProperty('idempotent-replayed')
    expect(await count(other)).toBe(1)
    const headers = { 'idempotency-key': key }
    const scored = await backend.request('POST', '/api/titles/score', { as, headers, body: { titles: ['My house'] } })
    expect(scored).toMatchObject({ status: 200 })
  })

  test('is not confused with one of another token of the user, which may be allowed to read less', async () => {
    const key = randomUUID()
    await create(key)
    const again = await create(key, { name: 'House' }, await addPersonalToken(userId, ['drafts']))
    expect(again).toMatchObject({ status: 200 })
    expect(again.headers).not.toHaveProperty('idempotent-replayed')
  })

  test('stores no key in a session of the web app, whose requests no plan limits per day', async () => {
    const count = async () => (await backend.items('idempotency')).length
    const before = await count()
    expect(await create(randomUUID(), { name: 'House' }, session)).toMatchObject({ status: 200 })
    expect(await count()).toBe(before)
  })

  test.each(['', 'a b', 'x'.repeat(256)])('is refused with the key %j', async (key) => {
    expect(await create(key)).toMatchObject(errorResponse(400, 'idempotency_key_invalid'))
  })
})
