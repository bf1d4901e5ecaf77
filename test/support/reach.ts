import { afterEach, beforeEach, expect, vi } from 'vitest'
import { pseudonym } from '#functions/lib/pseudonym.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { connect } from './consent.ts'
import { type Creator, makeCreator } from './creator.ts'
import type { House } from './house.ts'

export const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** A Pacific day so many days ago. */
export const day = (back: number): string => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10)

/** Impressions of connected channels, for tests that turn the clock. */
export const reachIn = (house: House) => {
  const ask = ({ userId }: Creator, path: string) =>
    // The token is made anew: tests move the clock by more than its 15 minutes.
    house.request('GET', `/api/youtube/${path}`, { as: house.tokenFor(userId) })
  return {
    /** The job as it runs so much later. */
    later: async (ms: number, timeLeft?: number): Promise<unknown> => {
      vi.setSystemTime(Date.now() + ms)
      return house.invoke('jobs/read-reach', {}, timeLeft)
    },
    connected: async (account = '1'): Promise<Creator> => {
      const creator = await makeCreator(house)
      expect(await connect(house, creator, { account })).toMatchObject({ status: 200 })
      return creator
    },
    daysOf: async ({ userId }: Creator) => (await house.items('reach')).filter((item) => item.userId === userId),
    cachedOf: async ({ userId }: Creator) =>
      (await house.items('cache')).filter(({ key }) => `${key}`.startsWith(`own#${pseudonym(userId)}#`)),
    analyticsOf: async (creator: Creator, period = '28') =>
      Analytics.parse((await ask(creator, `analytics?period=${period}`)).body),
    videosOf: async (creator: Creator) => youtube.videos.output.parse((await ask(creator, 'videos')).body),
    /** Calls of the Reporting API during some work. */
    callsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = house.reporting.calls.length
      await work()
      return house.reporting.calls.slice(before)
    },
    /** Nobody is connected any more, and YouTube makes files for nobody. */
    disconnectAll: async () => {
      const { dropTokens } = await import('#functions/store/tokens.ts')
      for (const { user_id } of await house.items('user_tokens')) await dropTokens(`${user_id}`)
      house.reporting.endJobs()
    },
  }
}
export type Reach = ReturnType<typeof reachIn>

/** Gives every test of a file a time of its own, so that no quota of another one is there, and nobody who is connected. */
export function setReachTimes(reach: () => Reach): void {
  let now = Date.UTC(2026, 10, 21, 20)
  beforeEach(() => {
    now += 100 * dayMs
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(async () => {
    await reach().disconnectAll()
    vi.useRealTimers()
  })
}
