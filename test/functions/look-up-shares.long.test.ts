import { describe, expect, test } from 'vitest'
import { pacificDate } from '#functions/lib/period.ts'
import { daySeconds } from '#shared/duration.ts'
import { spendLists, spendLookUps } from '#test/support/attacks/spend-look-ups.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'

const backend = setUpBackend()

describe('many free accounts', () => {
  /** Spends all but 40 of a day's units, 30 of which Free users may have. `npm run bench -- abuse` starts with all. */
  async function spendMost(kind: 'lookUps' | 'following', day: string): Promise<void> {
    const { freeFollowingCap, uses } = await import('#functions/services/youtube-quota/quota.ts')
    const { spendBudget } = await import('#functions/store/limits.ts')
    const until = Date.now() / 1000 + 2 * daySeconds
    const free = {
      lookUps: ['freeLookUps', uses.freeLookUps.cap],
      following: ['following#free', freeFollowingCap],
    } as const
    for (const [share, limit, left] of [
      [...free[kind], 30],
      [kind, uses[kind].cap, 40],
    ] as const)
      expect(await spendBudget(`youtube#${day}#${share}`, limit - left, limit, until)).toBe(true)
  }

  test('leave look-ups to paying users, whether they follow channels or change their own', async () => {
    expectErrors()
    await spendMost('lookUps', pacificDate())
    expect(await spendLookUps(backend, 3)).toEqual({ follow: 200, change: 404 })
  })

  test('leave lists of uploads to channels that paying users follow, which are listed first', async () => {
    await spendMost('following', pacificDate())
    const { free, before } = await spendLists(backend, 50)
    expect(before).toBe(0)
    expect(free).toBeGreaterThan(20)
    expect(free).toBeLessThanOrEqual(30)
  })
})
