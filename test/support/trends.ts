import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type * as z from 'zod/mini'
import { trends } from '#shared/contract/trends.ts'
import { setUpBackend } from './backend.ts'
import { type Creator, makeCreator } from './creator.ts'

/** Noon in California: when the lists are first fetched. */
export const start = Date.UTC(2027, 0, 1, 20, 0, 30)

/** Sets up a backend whose lists of trends are ten minutes old in each test, and returns functions that request them. */
export function setUpTrends() {
  let ann: Creator
  const backend = setUpBackend()
  beforeAll(async () => {
    // Insights by the provider have their own suite.
    delete process.env.AI_MODEL
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    vi.spyOn(console, 'info').mockImplementation(() => {})
    await backend.invoke('jobs/refresh-trends', {})
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + 10 * 60_000 })
    ann = await makeCreator(backend, { plan: 'basic' })
  })
  afterEach(() => void vi.useRealTimers())

  /** Requests a path as a user on Basic, or as `as`. `data` is the body as parsed by the contract, if the status is 200. */
  async function get<S extends z.ZodMiniType>(path: string, output: S, as = ann) {
    const { status, body } = await backend.request('GET', path, { as: backend.tokenFor(as.userId) })
    return { status, body, data: status === 200 ? output.parse(body) : undefined }
  }
  return {
    backend: () => backend,
    get,
    list: (query: Record<string, string>, as = ann) =>
      get(`/api/trends?${new URLSearchParams({ region: 'US', ...query })}`, trends.list.output, as),
    /** Returns the calls to YouTube that `work` causes. */
    async callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
      const before = backend.youtube.calls.length
      await work()
      return backend.youtube.calls.slice(before)
    },
    usedTopics: async (as = ann) =>
      (await backend.items('usage')).find(
        ({ userId, meter }) => userId === as.userId && `${meter}`.startsWith('topics'),
      )?.used ?? 0,
  }
}
