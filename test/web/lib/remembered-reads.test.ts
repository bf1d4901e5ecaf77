import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import { createQueryClient, queryKey } from '#web/lib/query.ts'
import { rememberedKey, rememberReads } from '#web/lib/remembered-reads.ts'
import { setUpManagers, storeSession } from './fake-provider.ts'

const { startManager } = setUpManagers()
const account = queryKey(contract.account.get, {})
const analytics = queryKey(contract.youtube.analytics, { period: '28' })
const connected = { name: 'Ada Löwe', channel: { title: 'Bread', connection: { since: '2026-01-01' } } }
const figures = { views: 1234 }

/** Opens the dashboard in this browser, by default as a view that shows figures first. */
function visit({ showsFigures = true, id = 'u1' } = {}) {
  storeSession(900, 'access-0', id)
  const { manager } = startManager()
  const client = createQueryClient(manager)
  rememberReads(client, manager, showsFigures)
  return { manager, client }
}

/** Reads the account and the figures from the server. */
function readFirst() {
  const { client, manager } = visit()
  client.setQueryData(account, connected)
  client.setQueryData(analytics, figures)
  return { client, manager }
}

beforeEach(() => localStorage.clear())

describe('the next visit', () => {
  test('starts with what the last visit read, and reads it again', async () => {
    readFirst()
    const { client } = visit()
    expect(client.getQueryData(account)).toEqual(connected)
    expect(client.getQueryData(analytics)).toEqual(figures)
    const read = vi.fn(async () => ({ views: 1300 }))
    expect(await client.fetchQuery({ queryKey: analytics, queryFn: read })).toEqual({ views: 1300 })
    expect(read).toHaveBeenCalledOnce()
  })

  test('counts the age of data from when it was read, not from when it was shown again', () => {
    readFirst()
    const readAt = Date.now()
    vi.advanceTimersByTime(dayMs - 1)
    const { client } = visit()
    client.setQueryData(account, connected)
    expect(client.getQueryState(analytics)?.dataUpdatedAt).toBe(readAt)
    vi.advanceTimersByTime(1)
    expect(visit().client.getQueryData(analytics)).toBeUndefined()
  })

  test('starts with nothing on a view that does not show figures first', () => {
    readFirst()
    expect(visit({ showsFigures: false }).client.getQueryData(account)).toBeUndefined()
  })

  test('starts with nothing of another user', () => {
    readFirst()
    expect(visit({ id: 'u2' }).client.getQueryData(analytics)).toBeUndefined()
  })

  test('starts with nothing that another build of the app stored', () => {
    readFirst()
    const stored = JSON.parse(localStorage.getItem(rememberedKey) ?? '')
    localStorage.setItem(
      rememberedKey,
      JSON.stringify({ ...stored, build: 'https://viewcraft.example/assets/frame-1.js' }),
    )
    expect(visit().client.getQueryData(analytics)).toBeUndefined()
  })

  test.each(['', '{', 'null', '{"user":"u1"}'])('treats %j as nothing', (stored) => {
    localStorage.setItem(rememberedKey, stored)
    expect(visit().client.getQueryData(analytics)).toBeUndefined()
  })
})

describe('what is remembered is removed', () => {
  test('when the channel is disconnected', () => {
    const { client } = readFirst()
    expect(localStorage.getItem(rememberedKey)).not.toBeNull()
    client.setQueryData(account, { ...connected, channel: { title: 'Bread' } })
    expect(localStorage.getItem(rememberedKey)).toBeNull()
  })

  test('when the session ends, and is not stored again by responses that arrive later', () => {
    const { client, manager } = readFirst()
    manager.end()
    expect(localStorage.getItem(rememberedKey)).toBeNull()
    client.setQueryData(account, connected)
    expect(localStorage.getItem(rememberedKey)).toBeNull()
  })

  test('when it is too large to keep', () => {
    const { client } = readFirst()
    client.setQueryData(analytics, { views: 'x'.repeat(200_000) })
    expect(localStorage.getItem(rememberedKey)).toBeNull()
  })
})
