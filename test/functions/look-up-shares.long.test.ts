import { describe, expect, test } from 'vitest'
import { spendLists, spendLookUps } from '#test/support/attacks/spend-look-ups.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'

const backend = setUpBackend()

describe('many free accounts', () => {
  test('leave look-ups to paying users, whether they follow channels or change their own', async () => {
    expectErrors()
    expect(await spendLookUps(backend)).toEqual({ follow: 200, change: 404 })
  })

  test('leave lists of uploads to channels that paying users follow, which are listed first', async () => {
    const { dataQuota } = await import('#functions/services/youtube-quota/quota.ts')
    const half = dataQuota.following / 2
    const { free, before } = await spendLists(backend, half + 20)
    expect(before).toBe(0)
    expect(free).toBeLessThanOrEqual(half)
  })
})
