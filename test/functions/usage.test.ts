import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'

let usage: typeof import('#functions/store/usage.ts')

const backend = setUpBackend()
beforeAll(async () => {
  usage = await import('#functions/store/usage.ts')
})

const november = Date.UTC(2026, 10, 20)
const december = Date.UTC(2026, 11, 1)
// Items of a past period would be expired.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: november }))
afterEach(() => void vi.useRealTimers())

let users = 0
const newUserId = () => `user-${users++}`

describe('a meter', () => {
  test('spends a unit per id until the plan has none left, then refuses', async () => {
    const user = newUserId()
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      const { state } = await usage.spendUnit(user, 'analyses', 'free', id, november)
      expect(state).toEqual({
        meter: 'analyses',
        used: index + 1,
        limit: 3,
        fairUse: false,
        resetsAt: '2026-12-01T00:00:00.000Z',
      })
    }
    await expect(usage.spendUnit(user, 'analyses', 'free', 'd', november)).rejects.toThrow('plan_limit_reached')
    expect((await usage.readMeter(user, 'analyses', 'free', november)).used).toBe(3)
  })

  test('spends exactly what the plan has in fifty concurrent calls', async () => {
    const user = newUserId()
    const calls = Array.from({ length: 50 }, (_, index) =>
      usage.spendUnit(user, 'analyses', 'free', `${index}`, november),
    )
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await usage.readMeter(user, 'analyses', 'free', november)).used).toBe(3)
  })

  test('spends one unit on the same id, however often, even when none is left', async () => {
    const user = newUserId()
    const calls = Array.from({ length: 20 }, () => usage.spendUnit(user, 'optimisations', 'free', 'same', november))
    const receipts = (await Promise.all(calls)).filter(({ receipt }) => receipt)
    expect(receipts).toHaveLength(1)
    const { state } = await usage.spendUnit(user, 'optimisations', 'free', 'same', november)
    expect(state).toMatchObject({ used: 1, limit: 1 })
  })

  test('refuses on a plan without units, and writes nothing', async () => {
    const user = newUserId()
    await expect(usage.spendUnit(user, 'insights', 'free', 'a', november)).rejects.toThrow('plan_limit_reached')
    expect((await backend.items('usage')).filter(({ userId }) => userId === user)).toEqual([])
  })

  test('is counted per user and period', async () => {
    const [one, other] = [newUserId(), newUserId()]
    await usage.spendUnit(one, 'analyses', 'free', 'a', november)
    expect((await usage.readMeter(other, 'analyses', 'free', november)).used).toBe(0)
    expect((await usage.readMeter(one, 'analyses', 'free', december)).used).toBe(0)
  })

  test('starts over after a change of plan', async () => {
    const user = newUserId()
    await usage.spendUnit(user, 'analyses', 'free', 'a', november)
    expect(await usage.readMeter(user, 'analyses', 'basic', november)).toEqual({
      meter: 'analyses',
      used: 0,
      limit: 300,
      fairUse: true,
      resetsAt: '2026-11-21T00:00:00.000Z',
    })
  })
})

describe('refunding', () => {
  test('returns the unit to its period, where the same id then costs a unit again', async () => {
    const user = newUserId()
    const { receipt } = await usage.spendUnit(user, 'analyses', 'free', 'a', november)
    await usage.spendUnit(user, 'analyses', 'free', 'b', december)
    await usage.refundUnit(receipt)
    expect((await usage.readMeter(user, 'analyses', 'free', november)).used).toBe(0)
    expect((await usage.readMeter(user, 'analyses', 'free', december)).used).toBe(1)
    expect((await usage.spendUnit(user, 'analyses', 'free', 'a', november)).receipt).toBeDefined()
  })

  test('is idempotent', async () => {
    const user = newUserId()
    await usage.spendUnit(user, 'analyses', 'free', 'a', november)
    const { receipt } = await usage.spendUnit(user, 'analyses', 'free', 'b', november)
    await Promise.all([usage.refundUnit(receipt), usage.refundUnit(receipt)])
    expect((await usage.readMeter(user, 'analyses', 'free', november)).used).toBe(1)
  })

  test('does nothing for a repeat, which cost nothing', async () => {
    const user = newUserId()
    await usage.spendUnit(user, 'analyses', 'free', 'a', november)
    const { receipt } = await usage.spendUnit(user, 'analyses', 'free', 'a', november)
    await usage.refundUnit(receipt)
    expect((await usage.readMeter(user, 'analyses', 'free', november)).used).toBe(1)
  })
})

describe('confirming a unit', () => {
  test('rules out its refund by another request that shares it', async () => {
    const user = newUserId()
    const payer = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    const other = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    expect(await usage.confirmUnit(other)).toBe(true)
    await usage.refundUnit(payer.receipt)
    expect((await usage.readMeter(user, 'optimisations', 'free')).used).toBe(1)
  })

  test('spends it again if the request that paid for it was refunded', async () => {
    const user = newUserId()
    const payer = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    const other = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    await usage.refundUnit(payer.receipt)
    expect(await usage.confirmUnit(other)).toBe(true)
    expect((await usage.readMeter(user, 'optimisations', 'free')).used).toBe(1)
  })

  test('fails if it was refunded and no unit is left', async () => {
    const user = newUserId()
    const payer = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    const other = await usage.spendUnit(user, 'optimisations', 'free', 'a')
    await usage.refundUnit(payer.receipt)
    await usage.spendUnit(user, 'optimisations', 'free', 'b')
    expect(await usage.confirmUnit(other)).toBe(false)
    expect((await usage.readMeter(user, 'optimisations', 'free')).used).toBe(1)
  })
})

test('an invalid item throws an error and is not read as an empty meter', async () => {
  const user = newUserId()
  const { database } = await import('#functions/lib/database.ts')
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb')
  const Item = { userId: user, meter: 'analyses#2026-11', used: 'many' }
  await database.send(new PutCommand({ TableName: process.env.TABLE_USAGE, Item }))
  await expect(usage.readMeter(user, 'analyses', 'free', november)).rejects.toThrow(
    `unreadable item: usage ${user} analyses#2026-11`,
  )
})
