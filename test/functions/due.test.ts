import { beforeAll, expect, test } from 'vitest'
import type { Page } from '#functions/lib/visit-all.ts'
import { hourMs } from '#shared/duration.ts'
import { accounts, dueShards } from '#shared/tables.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
let due: typeof import('#functions/lib/due.ts')
let store: typeof import('#functions/store/accounts.ts')
let doOnce: typeof import('#functions/services/due-work/do-once.ts').doOnce
beforeAll(async () => {
  due = await import('#functions/lib/due.ts')
  store = await import('#functions/store/accounts.ts')
  doOnce = (await import('#functions/services/due-work/do-once.ts')).doOnce
})

const now = Date.UTC(2026, 10, 27, 12)
const iso = (at: number) => new Date(at).toISOString()

/** Makes an account whose report is due at a time. */
async function makeDue(at: number): Promise<string> {
  const { userId } = await makeCreator(backend)
  await store.updateAccount(userId, { mailWeekly: true }, undefined, at)
  return userId
}

async function list(at = now) {
  const found = []
  for await (const page of due.listDue(accounts, 'weeklyAt', at)) found.push(...page)
  return found.map(({ key, at: since }) => [key.userId, since])
}

test('work is found from the moment it is due, in every shard, the longest overdue of each shard first', async () => {
  const expected = Object.fromEntries(
    await Promise.all(Array.from({ length: 40 }, async (_, place) => [await makeDue(now - place), iso(now - place)])),
  )
  await makeDue(now + 1)
  await makeCreator(backend)
  const found = await list()
  expect(Object.fromEntries(found)).toEqual(expected)
  const shardOf = new Map((await backend.items('accounts')).map(({ userId, dueShard }) => [userId, dueShard]))
  const shards = new Set(found.map(([userId]) => shardOf.get(userId)))
  expect(shards.size).toBe(dueShards)
  for (const shard of shards) {
    const times = found.filter(([userId]) => shardOf.get(userId) === shard).map(([, since]) => since)
    expect(times).toEqual(times.toSorted())
  }
  expect(await list(now - 40)).toEqual([])
})

test('work moves to its next time, or ends, unless someone else moved it first', async () => {
  const userId = await makeDue(now - hourMs)
  const read = { key: { userId }, at: iso(now - hourMs) }
  const isListed = async (at?: number) => (await list(at)).some(([id]) => id === userId)
  expect(await due.moveDue(accounts, 'weeklyAt', read, now + hourMs)).toBe(true)
  expect([await isListed(), await isListed(now + hourMs)]).toEqual([false, true])
  expect(await due.moveDue(accounts, 'weeklyAt', read, undefined)).toBe(false)
  expect(await due.moveDue(accounts, 'weeklyAt', { ...read, at: iso(now + hourMs) }, undefined)).toBe(true)
  expect(await isListed(now + hourMs)).toBe(false)
  // A deleted account is not created again.
  expect(await due.moveDue(accounts, 'weeklyAt', { key: { userId: 'nobody' }, at: iso(now) }, now)).toBe(false)
})

test('doOnce continues where a run stopped, and does nothing once everything was visited', async () => {
  const all = Array.from({ length: 45 }, (_, place) => `${place}`.padStart(2, '0'))
  const pages: (string | undefined)[] = []
  const visited: string[] = []
  const pageAfter = (after?: string): Promise<Page<string>> => {
    pages.push(after)
    const items = all.filter((one) => after === undefined || one > after).slice(0, 20)
    const last = items.at(-1)
    return Promise.resolve({ items, next: last === all.at(-1) ? undefined : last })
  }
  const visit = (item: string) => Promise.resolve(visited.push(item) === 0)
  const run = (canContinue: () => boolean) =>
    doOnce('test', { pageAfter, cursorOf: (item) => item, visit }, canContinue)
  let left = 3
  await run(() => left-- > 0)
  expect(visited).toEqual(all.slice(0, 30))
  await run(() => true)
  expect(visited.slice(30, 45)).toEqual(all.slice(30))
  const read = pages.length
  await run(() => true)
  expect(pages).toHaveLength(read)
})

test('doOnce also stops where a scan finds nothing, and continues there', async () => {
  const pages: (string | undefined)[] = []
  const pageAfter = (after = '0'): Promise<Page<string>> => {
    pages.push(after)
    return Promise.resolve({ items: [], next: after === '9' ? undefined : `${Number(after) + 1}` })
  }
  const run = (canContinue: () => boolean) =>
    doOnce('empty', { pageAfter, cursorOf: (item) => item, visit: () => Promise.resolve() }, canContinue)
  let left = 3
  await run(() => left-- > 0)
  expect(pages).toEqual(['0', '1', '2', '3'])
  await run(() => true)
  expect(pages.slice(4, 10)).toEqual(['4', '5', '6', '7', '8', '9'])
})
