import { afterEach, beforeEach, expect, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import type { Backend } from './backend.ts'
import { connect } from './consent.ts'
import { type Creator, makeCreator } from './creator.ts'

export const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** A Pacific day so many days ago. */
export const daysAgo = (back: number): string => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10)

/** Impressions of connected channels, for tests that turn the clock. */
export const createReachClient = (backend: Backend) => {
  const ask = ({ userId }: Creator, path: string) =>
    // The token is made anew: tests move the clock by more than its 15 minutes.
    backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
  return {
    /** The job as it runs so much later. */
    runJobAfter: async (ms: number, timeLeft?: number): Promise<unknown> => {
      vi.setSystemTime(Date.now() + ms)
      return backend.invoke('jobs/read-reach', {}, timeLeft)
    },
    connectCreator: async (account = '1'): Promise<Creator> => {
      const creator = await makeCreator(backend)
      expect(await connect(backend, creator, { account })).toMatchObject({ status: 200 })
      return creator
    },
    listStoredDays: async ({ userId }: Creator) =>
      (await backend.items('reach')).filter((item) => item.userId === userId),
    listCachedItems: async ({ userId }: Creator) =>
      (await backend.items('cache')).filter(({ key }) => `${key}`.startsWith(`own#${pseudonymize(userId)}#`)),
    getAnalytics: async (creator: Creator, period = '28') =>
      Analytics.parse((await ask(creator, `analytics?period=${period}`)).body),
    getVideos: async (creator: Creator) => youtube.videos.output.parse((await ask(creator, 'videos')).body),
    /** Calls of the Reporting API during some work. */
    recordCalls: async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = backend.reporting.calls.length
      await work()
      return backend.reporting.calls.slice(before)
    },
    /** Nobody is connected any more, and YouTube makes files for nobody. */
    disconnectAll: async () => {
      const { deleteTokens: dropTokens } = await import('#functions/store/tokens.ts')
      for (const { user_id } of await backend.items('user_tokens')) await dropTokens(`${user_id}`)
      backend.reporting.deleteJobs()
    },
  }
}
export type ReachClient = ReturnType<typeof createReachClient>

/** Gives every test of a file a time of its own, so that no quota of another one is there, and nobody who is connected. */
export function setSeparateDays(reach: () => ReachClient): void {
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
