import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { limits, messages, results, votes } from '#shared/tables.ts'
import { setUpBackend } from '#test/support/backend.ts'

setUpBackend()
let db: typeof import('#functions/lib/table.ts')
let on: typeof import('#functions/lib/expression.ts')
beforeAll(async () => {
  db = await import('#functions/lib/table.ts')
  on = await import('#functions/lib/expression.ts')
})

// Attributes with the names of reserved words.
const Item = z.object({
  userId: z.string(),
  id: z.string(),
  size: z.optional(z.int()),
  state: z.optional(z.enum(['open', 'closed'])),
  hash: z.optional(z.object({ value: z.string(), count: z.int() })),
  list: z.optional(z.array(z.string())),
  set: z.optional(z.set(z.string())),
})
const table = () => db.defineTable(messages, Item)
const expiring = () => db.defineTable(votes, z.extend(Item, { expiresAt: z.int() }))
let people = 0
const someone = () => `somebody-${people++}`

describe('a change', () => {
  it('sets, removes, adds and takes attributes, even of objects, and leaves the others as they are', async () => {
    const key = { userId: someone(), id: 'one' }
    const stored = { ...key, size: 1, list: ['a'], set: new Set(['a', 'b']), hash: { value: 'x', count: 1 } }
    await db.putItem(table(), { ...stored, state: 'open' })
    const change = {
      set: { 'hash.count': on.plus(2), list: on.append(['b']), 'hash.value': undefined },
      remove: ['state'],
      add: { size: 2 },
      take: { set: new Set(['a']) },
    } as const
    const changed = { ...stored, size: 3, list: ['a', 'b'], set: new Set(['b']), hash: { value: 'x', count: 3 } }
    expect(await db.changeItem(table(), key, change)).toEqual(changed)
    expect(await db.getItem(table(), key)).toEqual(changed)
  })

  it('creates an item only without a condition', async () => {
    const key = { userId: someone(), id: 'one' }
    expect(await db.updateItem(table(), key, { set: { size: 1 } }, 'exists')).toBe(false)
    expect(await db.getItem(table(), key)).toBeUndefined()
    expect(await db.updateItem(table(), key, { set: { size: on.ifAbsent(1) } })).toBe(true)
    await db.updateItem(table(), key, { set: { size: on.ifAbsent(2) } })
    expect(await db.getItem(table(), key)).toEqual({ ...key, size: 1 })
  })
})

describe('a condition', () => {
  type Check = Parameters<typeof check>[0]
  async function check(requirement: Parameters<typeof db.putItem<ReturnType<typeof table>>>[2]) {
    const key = { userId: someone(), id: 'one' }
    const stored = { ...key, size: 5, state: 'open', list: ['a', 'b'], hash: { value: 'x', count: 1 } } as const
    await db.putItem(table(), { ...stored, list: ['a', 'b'] })
    const done = await db.deleteItem(table(), key, requirement)
    expect((await db.getItem(table(), key)) === undefined).toBe(done)
    return done
  }
  it.each<[boolean, () => Check]>([
    [true, () => ({ size: 5 })],
    [false, () => ({ size: 4 })],
    [true, () => ({ size: on.below(6) })],
    [false, () => ({ size: on.below(5) })],
    [true, () => ({ size: on.atMost(5) })],
    [false, () => ({ size: on.above(5) })],
    [true, () => ({ size: on.atLeast(5) })],
    [true, () => ({ size: on.both(on.above(4), on.below(6)) })],
    [false, () => ({ size: on.not(on.both(on.above(4), on.below(6))) })],
    [false, () => ({ size: on.both(on.above(4), on.below(5)) })],
    [true, () => ({ size: on.either<number>(4, 5) })],
    [false, () => ({ size: on.either<number>(4, on.absent) })],
    [false, () => ({ size: on.not(on.either<number>(5, on.absent)) })],
    [true, () => ({ state: on.isNot('closed' as const), set: on.absent })],
    [false, () => ({ state: 'open', set: on.present })],
    [true, () => [{ state: 'closed' }, { size: 5, state: 'open' }]],
    [false, () => [{ state: 'closed' }, { size: 5, state: 'closed' }]],
    [true, () => ({ list: on.contains('a') })],
    [false, () => ({ list: on.not(on.contains('a')) })],
    [true, () => ({ list: on.fewerThan(3) })],
    [false, () => ({ list: on.fewerThan(2) })],
    [true, () => ({ 'hash.value': 'x' })],
    [false, () => ({ 'hash.value': 'y' })],
    [true, () => ({ set: on.not(on.contains('a')) })],
  ])('is %s of %o', async (expected, requirement) => {
    expect(await check(requirement())).toBe(expected)
  })

  it('that is empty or compares with nothing is an error, never true', async () => {
    await expect(check({})).rejects.toThrow('empty')
    await expect(check([])).rejects.toThrow('empty')
    const nothing: { size?: number } = JSON.parse('{}')
    await expect(check({ size: nothing.size as number })).rejects.toThrow()
  })

  it('names attributes of the table, with their types', () => {
    type Requirement = Exclude<Check, undefined | 'exists' | readonly unknown[]>
    expectTypeOf<{ size: 5; 'hash.count': 1 }>().toExtend<Requirement>()
    expectTypeOf<{ size: 'five' }>().not.toExtend<Requirement>()
    expectTypeOf<{ state: 'ajar' }>().not.toExtend<Requirement>()
    expectTypeOf<{ 'hash.value': 1 }>().not.toExtend<Requirement>()
    expectTypeOf<'hash.valu'>().not.toExtend<keyof Requirement>()
    expectTypeOf<'sizes'>().not.toExtend<keyof Requirement>()
  })
})

describe('an item that has expired', () => {
  const now = 1_700_000_000_000
  const key = { userId: 'somebody', id: 'expiring' }
  const item = { ...key, expiresAt: now / 1000 }

  it('is read as missing unless it is asked for, and can be created again', async () => {
    expect(await db.createItem(expiring(), item, now - 1)).toBe(true)
    expect(await db.createItem(expiring(), { ...item, size: 1 }, now - 1)).toBe(false)
    expect(await db.getItem(expiring(), key, { now: now - 1 })).toEqual(item)
    expect(await db.getItem(expiring(), key, { now })).toBeUndefined()
    expect(await db.listItems(expiring(), key.userId, { now })).toEqual([])
    expect(await db.getItem(expiring(), key, { now, expired: true })).toEqual(item)
    expect(await db.createItem(expiring(), { ...item, size: 2 }, now)).toBe(true)
    expect(await db.getItem(expiring(), key, { now: now - 1 })).toEqual({ ...item, size: 2 })
  })
})

describe('a list', () => {
  const ids = Array.from({ length: 7 }, (_, index) => `item-${index}`)
  const owner = 'the-owner'
  beforeAll(async () => {
    await Promise.all(ids.map((id, size) => db.putItem(table(), { userId: owner, id, size })))
  })
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

  it('has all items in order, or those of a condition on the sort key', async () => {
    expect(idsOf(await db.listItems(table(), owner))).toEqual(ids)
    expect(idsOf(await db.listItems(table(), owner, { newestFirst: true }))).toEqual(ids.toReversed())
    expect(idsOf(await db.listItems(table(), owner, { sort: on.between('item-2', 'item-4') }))).toEqual(ids.slice(2, 5))
    expect(idsOf(await db.listItems(table(), owner, { sort: on.below('item-2') }))).toEqual(ids.slice(0, 2))
    expect(idsOf(await db.listItems(table(), owner, { sort: on.beginsWith('item-6') }))).toEqual(['item-6'])
    expect(await db.listItems(table(), owner, { as: z.object({ id: z.string() }), limit: 1 })).toEqual([
      { id: 'item-0' },
    ])
  })

  it.each([
    [6, ids.slice(0, 6), 'item-5'],
    [7, ids, undefined],
    [8, ids, undefined],
  ])('has a page of %i, and says whether there are more', async (limit, page, last) => {
    const found = await db.listPage(table(), owner, { limit })
    expect([idsOf(found.items), found.last?.id]).toEqual([page, last])
  })

  it('fills a page even if a filter leaves items out', async () => {
    const found = await db.listPage(table(), owner, { limit: 2, filter: { size: on.atLeast(3) } })
    expect([idsOf(found.items), found.last?.id]).toEqual([['item-3', 'item-4'], 'item-4'])
  })

  it('of a whole table continues after the cursor of an item', async () => {
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await db.scanPage(table(), after, { limit: 2, filter: { size: on.atLeast(0) } })
      found.push(...idsOf(page.items.filter(({ userId }) => userId === owner)))
      after = page.next
    } while (after !== undefined)
    expect(found.toSorted()).toEqual(ids)
    expect(db.cursorOf(messages, { userId: owner, id: 'a/b' })).toBe(`${owner}/a/b`)
    const rest = await db.scanPage(table(), db.cursorOf(messages, { userId: owner, id: 'item-5' }))
    expect(idsOf(rest.items.filter(({ userId }) => userId === owner))).toEqual(['item-6'])
  })
})

describe('an item of another form', () => {
  it('is an error that names it', async () => {
    const { database } = await import('#functions/lib/database.ts')
    const stored = { userId: someone(), id: 'one', size: 'large' }
    await database.send(new PutCommand({ TableName: process.env.TABLE_MESSAGES, Item: stored }))
    await expect(db.getItem(table(), stored)).rejects.toThrow(`unreadable item: messages ${stored.userId} one`)
    await expect(db.listItems(table(), stored.userId)).rejects.toThrow(`unreadable item: messages ${stored.userId} one`)
  })

  it('is read as its table upgrades it', async () => {
    const upgraded = db.defineTable(limits, z.object({ used: z.int() }), ({ units }) =>
      units === 0 ? undefined : { used: units },
    )
    const { database } = await import('#functions/lib/database.ts')
    for (const units of [0, 3])
      await database.send(
        new PutCommand({ TableName: process.env.TABLE_LIMITS, Item: { key: `units-${units}`, units } }),
      )
    expect(await db.getItem(upgraded, { key: 'units-0' })).toBeUndefined()
    expect(await db.getItem(upgraded, { key: 'units-3' })).toEqual({ used: 3 })
  })
})

it('an item expires after the retention of its table', () => {
  expect(db.expiryIn(results, 1_700_000_000_999)).toBe(1_700_000_000 + 30 * daySeconds)
})
