import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dataQuota,
  othersFloor,
  ownChannelUses,
  poolUnits,
  searchQuota,
  type Use,
  unitsLent,
  useNames,
  uses,
} from '#functions/services/youtube-quota/quota.ts'
import { jobSchedules } from '#infra/access/jobs.ts'
import { parseIntervalMs } from '#infra/local/schedules.ts'
import { dayMs } from '#shared/duration.ts'
import { simulateDashboards } from '#test/bench/read-ahead.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { longTest } from '#test/support/long.ts'
import { readUnits } from '#test/support/youtube-units.ts'

describe('the table of uses', () => {
  test('reserves no more than a project may use, and everything but connected channels at most 2,700 units', () => {
    const floors = useNames.reduce((sum, use) => sum + uses[use].floor, 0)
    expect(floors + poolUnits).toBe(dataQuota.usable)
    expect(poolUnits).toBeGreaterThanOrEqual(0)
    expect(dataQuota.usable).toBeLessThanOrEqual(dataQuota.project * 0.95)
    expect(othersFloor).toBeLessThanOrEqual(2_700)
    for (const use of useNames) expect(uses[use].floor).toBeLessThanOrEqual(uses[use].cap)
    expect(uses.freeLookUps.cap).toBeLessThanOrEqual(uses.lookUps.cap / 2)
    expect(uses.freeHistory.cap).toBeLessThanOrEqual(uses.history.cap / 2)
  })

  longTest('has floors that are enough for a day of 3,000 users', () => {
    const { old, without, byUse, refused } = simulateDashboards(3_000, 'read ahead')
    expect([old, without]).toEqual([0, 0])
    const neededDaily = [
      'readAhead',
      'firstReads',
      'visits',
      'recounts',
      'history',
      'trends',
      'searches',
      'settling',
      'alerts',
    ] as const
    for (const use of neededDaily) expect([use, (byUse[use] ?? 0) <= uses[use].floor]).toEqual([use, true])
    expect(refused).toMatchObject({ trends: 0, searches: 0, settling: 0, lookUps: 0, freeLookUps: 0, updates: 0 })
  })

  test('has a floor that is enough for every search of a day, which costs a unit for the videos that it found', () => {
    expect(uses.searches.floor).toBeGreaterThanOrEqual(searchQuota.users)
  })
})

describe('a day', () => {
  const backend = setUpBackend()
  const start = Date.UTC(2027, 0, 11, 9)
  let day = 0
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** Records units of a use as spent, without making calls. */
  async function spend(use: Use | 'pool', units: number, now: number): Promise<void> {
    const { spendBudget } = await import('#functions/store/limits.ts')
    const { pacificDate } = await import('#functions/lib/period.ts')
    await spendBudget(`youtube#${pacificDate(now)}#${use}`, units, units, now / 1000 + 90_000)
  }
  const nextDay = () => {
    day += 1
    const now = start + day * dayMs
    vi.setSystemTime(now)
    return now
  }

  test('of trends fits into their floor: every chart and search result, each time the job runs', async () => {
    nextDay()
    const run = async () => {
      const before = backend.youtube.unitsSpent()
      await backend.invoke('jobs/refresh-trends', {}, 300_000)
      return backend.youtube.unitsSpent() - before
    }
    // The first run of a day also asks for the charts that YouTube did not have the day before.
    const [first, each] = [await run(), await run()]
    const runs = dayMs / parseIntervalMs(jobSchedules['jobs/refresh-trends'])
    expect(first).toBeGreaterThan(each)
    expect(first + (runs - 1) * each).toBeLessThanOrEqual(uses.trends.floor)
  })

  test('gives a use its floor and the pool, up to its cap, and never the floor of another', async () => {
    const { chargeDataCall, readUnitsLeft } = await import('#functions/services/youtube-quota/charge.ts')
    const now = nextDay()
    const { floor, cap } = uses.anonymousLookUps
    expect(await readUnitsLeft('anonymousLookUps', now)).toBe(cap)
    await spend('anonymousLookUps', floor - 1, now)
    await spend('pool', poolUnits - 1, now)
    expect(await readUnitsLeft('anonymousLookUps', now)).toBe(2)
    expect([await chargeDataCall('anonymousLookUps'), await chargeDataCall('anonymousLookUps')]).toEqual([true, true])
    expect(await readUnitsLeft('anonymousLookUps', now)).toBe(0)
    expect([await chargeDataCall('anonymousLookUps'), await chargeDataCall('anonymousLookUps')]).toEqual([false, false])
    expect((await readUnits(backend)).anonymousLookUps).toBe(floor + 1)
    // The floors of the others are whole, and nothing is left above them.
    for (const use of ownChannelUses) expect(await readUnitsLeft(use, now)).toBe(uses[use].floor)
    expect(await chargeDataCall('settling')).toBe(true)
  })

  test('lends only once what reading ahead does not need, and reduces no other floor', async () => {
    const { chargeDataCall, lendUnits, readUnitsLeft } = await import('#functions/services/youtube-quota/charge.ts')
    const now = nextDay()
    const [left, lent] = [await readUnitsLeft('readAhead', now), unitsLent(6_000)]
    expect([lent, unitsLent(25_000)]).toEqual([2_400, 0])
    for (let run = 0; run < 2; run++) await lendUnits(6_000, now)
    // It may take them back from the pool.
    expect(await readUnitsLeft('readAhead', now)).toBe(left)
    await spend('updates', uses.updates.floor, now)
    await spend('pool', poolUnits + lent - 1, now)
    const owner = { ownerId: 'lent', reading: 'again' } as const
    expect([await chargeDataCall(owner), await chargeDataCall(owner)]).toEqual([true, false])
    for (const use of useNames) {
      const floor = use === 'readAhead' ? uses.readAhead.floor - lent : uses[use].floor
      expect([use, await readUnitsLeft(use, now)]).toEqual([use, use === 'updates' ? 0 : floor])
    }
    await spend('readAhead', uses.readAhead.floor - lent, now)
    expect(await chargeDataCall('readAhead')).toBe(false)
  })

  test('ends a use at its cap while the pool has units', async () => {
    const { chargeDataCall, readUnitsLeft } = await import('#functions/services/youtube-quota/charge.ts')
    const now = nextDay()
    await spend('alerts', uses.alerts.cap - 1, now)
    expect([await chargeDataCall('alerts'), await chargeDataCall('alerts')]).toEqual([true, false])
    expect(await readUnitsLeft('readAhead', now)).toBe(uses.readAhead.floor + poolUnits - 1)
  })

  test('ends for all uses when YouTube says that the quota is spent', async () => {
    const { chargeDataCall, markDataQuotaSpent, readUnitsLeft } = await import(
      '#functions/services/youtube-quota/charge.ts'
    )
    const now = nextDay()
    await markDataQuotaSpent()
    expect(await chargeDataCall('trends')).toBe(false)
    expect(await readUnitsLeft('trends', now)).toBe(0)
  })
})
