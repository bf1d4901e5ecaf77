import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type * as z from 'zod/mini'
import { trends } from '#shared/contract/trends.ts'
import { type Creator, makeCreator } from './creator.ts'
import { type House, startHouse } from './house.ts'

export const hourMs = 3_600_000
/** Noon in California: when the lists are first read. */
export const start = Date.UTC(2027, 0, 1, 20, 0, 30)

/** For a file of tests of trends: a house whose lists are ten minutes old in each test, and how they are asked for. */
export function setTrends() {
  let house: House
  let ann: Creator
  beforeAll(async () => {
    house = await startHouse()
    // The provider's insights have a suite of their own.
    delete process.env.AI_MODEL
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    vi.spyOn(console, 'info').mockImplementation(() => {})
    await house.invoke('jobs/refresh-trends', {})
  })
  afterAll(() => house.stop())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + 10 * 60_000 })
    ann = await makeCreator(house, { plan: 'basic' })
  })
  afterEach(() => void vi.useRealTimers())

  /** The answer's status and what an endpoint's contract reads of its body; of a creator on Basic unless said otherwise. */
  async function get<S extends z.ZodMiniType>(path: string, output: S, as = ann) {
    const { status, body } = await house.request('GET', path, { as: house.tokenFor(as.userId) })
    return { status, body, data: status === 200 ? output.parse(body) : undefined }
  }
  return {
    house: () => house,
    get,
    list: (query: Record<string, string>, as = ann) =>
      get(`/api/trends?${new URLSearchParams({ region: 'US', ...query })}`, trends.list.output, as),
    /** What YouTube is asked meanwhile. */
    async callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
      const before = house.youtube.calls.length
      await work()
      return house.youtube.calls.slice(before)
    },
    usedTopics: async (as = ann) =>
      (await house.items('usage')).find(({ userId, meter }) => userId === as.userId && `${meter}`.startsWith('topics'))
        ?.used ?? 0,
  }
}

export const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
