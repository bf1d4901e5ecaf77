import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { type MeterName, plans } from '#shared/plans.ts'
import { categories } from '#shared/trends.ts'
import { type Answer, ask } from '#test/support/ask.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { signUpUsers } from '#test/support/system-users.ts'

const minutes = 240_000
let data: string
let system: RunningSystem
let tokens: string[]
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'meters-'))
  system = await startSystem(data)
  tokens = await signUpUsers(system, 2)
}, minutes)
afterAll(async () => {
  await system.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
}, minutes)

/** Waits until at least two more threads are running. Functions run in threads of the system's first process. */
async function waitForMoreThreads(): Promise<void> {
  const threads = () => readdirSync(`/proc/${system.pid}/task`).length
  let fewest = threads()
  // Idle threads end in the meantime.
  const more = () => {
    const present = threads()
    fewest = Math.min(fewest, present)
    return present - fewest
  }
  await expect.poll(more, { timeout: minutes, interval: 20 }).toBeGreaterThan(1)
}

interface Metered {
  readonly meter: MeterName
  /** Index of a Free user that only this case uses. */
  readonly user: number
  /** Sends different requests at the same time. */
  readonly askAll: (as: string) => Promise<Answer[]>
}

const all: readonly Metered[] = [
  {
    meter: 'analyses',
    user: 0,
    askAll: async (as) => {
      const analyze = (draft: number) =>
        ask(system.url, 'POST', '/api/analyze', { as, body: { title: `How to bake ${draft + 2} loaves of bread` } })
      const responses = Promise.all(Array.from({ length: 200 }, (_, draft) => analyze(draft)))
      // The requests are concurrent only if several copies of the function handle them.
      await waitForMoreThreads()
      return responses
    },
  },
  {
    meter: 'topics',
    user: 1,
    askAll: (as) =>
      Promise.all(
        categories.map((category) => ask(system.url, 'GET', `/api/trends?region=US&category=${category}`, { as })),
      ),
  },
]

it.each(all)(
  '$meter: concurrent requests get exactly the units of the Free plan',
  async ({ meter, user, askAll }) => {
    const as = tokens[user] ?? ''
    const { limits } = plans.free
    // The first request resolves the channel that was named at sign-up.
    const meters = async () =>
      account.get.output.parse((await ask(system.url, 'GET', '/api/account', { as })).body).meters
    expect((await meters()).find((state) => state.meter === meter)).toMatchObject({ used: 0, limit: limits[meter].max })
    const answers = await askAll(as)
    // Refused by the plan's limit or, with two hundred requests within a minute, by the rate limit.
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ status }) => status !== 402 && status !== 429)).toEqual([])
    expect(answers.length - refused.length).toBe(limits[meter].max)
    expect((await meters()).find((state) => state.meter === meter)?.used).toBe(limits[meter].max)
  },
  minutes,
)
