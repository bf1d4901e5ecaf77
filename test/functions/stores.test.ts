import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#functions/lib/id.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'

let accounts: typeof import('#functions/store/accounts.ts')
let analyses: typeof import('#functions/store/analyses.ts')
let cache: typeof import('#functions/store/cache.ts')
let limits: typeof import('#functions/store/limits.ts')
let table: typeof import('#functions/lib/database.ts')

setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
  analyses = await import('#functions/store/analyses.ts')
  cache = await import('#functions/store/cache.ts')
  limits = await import('#functions/store/limits.ts')
  table = await import('#functions/lib/database.ts')
})

let people = 0
const someone = () => `user-${people++}`
const profile = { email: 'ann@example.com', name: 'Ann', locale: 'es' } as const

describe('accounts', () => {
  test('a backup code is accepted once', async () => {
    const user = someone()
    await accounts.createAccount(user, profile)
    await accounts.saveBackupCodes(user, new Set(['one', 'other']))
    const codes = ['one', 'one', 'none', 'other']
    const accepted: boolean[] = []
    for (const code of codes) accepted.push(await accounts.spendBackupCode(user, code))
    expect(accepted).toEqual([true, false, false, true])
  })

  test('a new account is on the free plan, with the channel its URL contains', async () => {
    const user = someone()
    const channelUrl = 'youtube.com/channel/UCabcdefghijklmnopqrstuv'
    expect(await accounts.createAccount(user, { ...profile, channelUrl }, Date.UTC(2026, 10, 20))).toBe(true)
    expect(await accounts.getAccount(user)).toEqual({
      userId: user,
      ...profile,
      channelUrl,
      channel: { id: 'UCabcdefghijklmnopqrstuv', verified: false },
      plan: 'free',
      billingVersion: 0,
      firstSteps: true,
      createdAt: '2026-11-20T00:00:00.000Z',
    })
  })

  test('a URL that only YouTube can resolve is stored as typed, without a channel', async () => {
    const user = someone()
    await accounts.createAccount(user, { ...profile, channelUrl: 'https://youtube.com/@ann' })
    const made = await accounts.getAccount(user)
    expect(made).toMatchObject({ channelUrl: 'https://youtube.com/@ann' })
    expect(made).not.toHaveProperty('channel')
  })

  test('an existing account is not replaced', async () => {
    const user = someone()
    await accounts.createAccount(user, profile)
    expect(await accounts.createAccount(user, { ...profile, name: 'Eve' })).toBe(false)
    expect(await accounts.getAccount(user)).toMatchObject({ name: 'Ann' })
  })

  test('one of several concurrent calls creates the account', async () => {
    const user = someone()
    const created = await Promise.all(Array.from({ length: 10 }, () => accounts.createAccount(user, profile)))
    expect(created.filter(Boolean)).toHaveLength(1)
  })

  test('an update changes only the given attributes and creates no account', async () => {
    const user = someone()
    expect(await accounts.updateAccount(user, { locale: 'fr' })).toBeUndefined()
    expect(await accounts.getAccount(user)).toBeUndefined()
    await accounts.createAccount(user, profile)
    expect(await accounts.updateAccount(user, { locale: 'fr', channelUrl: undefined })).toMatchObject({
      ...profile,
      locale: 'fr',
    })
    expect(await accounts.updateAccount(user, {})).toMatchObject({ locale: 'fr' })
  })

  test('an unreadable item is an error that names it', async () => {
    const user = someone()
    const Item = { userId: user, ...profile, plan: 'gold', createdAt: new Date().toISOString() }
    await table.database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item }))
    await expect(accounts.getAccount(user)).rejects.toThrow(`unreadable item: accounts ${user}`)
  })
})

const analysis = (id: string, title = 'A title'): Analysis => ({
  id,
  createdAt: new Date().toISOString(),
  title,
  titleAnalysis: analyzeTitle(title),
})

describe('analyses', () => {
  test('an analysis is visible to its owner only', async () => {
    const [ann, eve] = [someone(), someone()]
    const mine = analysis(newId())
    await analyses.addAnalysis(ann, mine)
    expect(await analyses.getAnalysis(ann, mine.id)).toEqual(mine)
    expect(await analyses.getAnalysis(eve, mine.id)).toBeUndefined()
    await analyses.deleteAnalysis(eve, mine.id)
    expect(await analyses.getAnalysis(ann, mine.id)).toEqual(mine)
    expect(await analyses.listAnalyses(eve)).toEqual({ analyses: [] })
  })

  test('an id can be used once', async () => {
    const user = someone()
    const id = newId()
    expect(await analyses.addAnalysis(user, analysis(id, 'first'))).toBe(true)
    expect(await analyses.addAnalysis(user, analysis(id, 'second'))).toBe(false)
    expect(await analyses.getAnalysis(user, id)).toMatchObject({ title: 'first' })
  })

  test.each([
    [20, [20]],
    [21, [20, 1]],
    [45, [20, 20, 5]],
  ])('%i are listed newest first in pages of %j', async (total, sizes) => {
    const user = someone()
    const ids = Array.from({ length: total }, (_, index) => newId(1_763_640_000_000 + index))
    await Promise.all(ids.map((id) => analyses.addAnalysis(user, analysis(id))))
    const pages: string[][] = []
    let before: string | undefined
    do {
      const page = await analyses.listAnalyses(user, before)
      pages.push(page.analyses.map(({ id }) => id))
      before = page.next
    } while (before)
    expect(pages.map(({ length }) => length)).toEqual(sizes)
    expect(pages.flat()).toEqual(ids.reverse())
  })
})

describe('claims', () => {
  const now = Date.UTC(2026, 10, 20)

  test('one of many concurrent claims wins, and all get its value', async () => {
    const key = someone()
    const values = Array.from({ length: 20 }, (_, index) => `value-${index}`)
    const got = await Promise.all(values.map((value) => cache.claim(key, value, 300, now)))
    expect(new Set(got).size).toBe(1)
    expect(values).toContain(got[0])
  })

  test('end on time, whether or not the item was removed', async () => {
    const key = someone()
    await cache.claim(key, 'first', 300, now)
    expect(await cache.claim(key, 'second', 300, now + 299_999)).toBe('first')
    expect(await cache.claim(key, 'third', 300, now + 300_000)).toBe('third')
  })

  test('an item in the format of an earlier release counts as missing', async () => {
    const key = someone()
    const Item = { key, value: { old: true }, fetchedAt: 0, expiresAt: 2_000_000_000 }
    await table.database.send(new PutCommand({ TableName: process.env.TABLE_CACHE, Item }))
    expect(await cache.getCached(key, z.unknown())).toBeUndefined()
  })
})

test('a budget is never exceeded, not even by the first spend', async () => {
  const at = 2_000_000_000
  expect(await limits.spendBudget('budget-of-nothing', 1, 0, at)).toBe(false)
  expect(await limits.spendBudget('budget-of-five', 6, 5, at)).toBe(false)
  expect(await limits.readBudgetUsed('budget-of-five')).toBe(0)
  expect(await limits.spendBudget('budget-of-five', 4, 5, at)).toBe(true)
  expect(await limits.spendBudget('budget-of-five', 2, 5, at)).toBe(false)
  expect(await limits.spendBudget('budget-of-five', 1, 5, at)).toBe(true)
  expect(await limits.spendBudget('budget-of-five', 1, 5, at)).toBe(false)
})

test('a rate limit counts every concurrent call', async () => {
  const { enforceRateLimit } = await import('#functions/lib/rate-limit.ts')
  const key = someone()
  const rate = { max: 12, seconds: 1_000_000_000 }
  const calls = await Promise.allSettled(Array.from({ length: 20 }, () => enforceRateLimit(rate, key)))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
})
