import { afterEach, beforeEach, expect, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { Analytics, youtube } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import type { Backend } from './backend.ts'
import { connect } from './consent.ts'
import { type Creator, makeCreator } from './creator.ts'
import { runDueWork } from './due-work.ts'

/** Returns the day `days` days ago, in UTC. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** Returns helpers for the reach of connected channels, in tests that set the clock. */
export const createReachClient = (backend: Backend) => {
  const request = ({ userId }: Creator, path: string) =>
    // A new token each time: tests move the clock by more than its 15 minutes.
    backend.request('GET', `/api/youtube/${path}`, { as: backend.tokenFor(userId) })
  return {
    /** Moves the clock by `ms` and runs the job. */
    runJobAfter: async (ms: number, timeLeft?: number): Promise<unknown> => {
      vi.setSystemTime(Date.now() + ms)
      return runDueWork(backend, 'jobs/read-reach', timeLeft)
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
      Analytics.parse((await request(creator, `analytics?period=${period}`)).body),
    getVideos: async (creator: Creator) => youtube.videos.output.parse((await request(creator, 'videos')).body),
    /** Returns the calls to the Reporting API that `work` makes. */
    recordCalls: async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = backend.reporting.calls.length
      await work()
      return backend.reporting.calls.slice(before)
    },
    /** Deletes all tokens, and all reporting jobs at the stub server. */
    disconnectAll: async () => {
      const { deleteTokens } = await import('#functions/store/tokens.ts')
      for (const { user_id } of await backend.items('user_tokens')) await deleteTokens(`${user_id}`)
      backend.reporting.deleteJobs()
    },
  }
}
export type ReachClient = ReturnType<typeof createReachClient>

/** Runs each test of a file on a separate day and without connected channels, so that tests share no quota. */
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
