import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { type MeterName, plans } from '#shared/plans.ts'
import { categories } from '#shared/trends.ts'
import { type Answer, ask } from '#test/support/ask.ts'
import { type Started, startSystem } from '#test/support/start.ts'
import { signUpMany } from '#test/support/system-users.ts'

const minutes = 240_000
let data: string
let system: Started
let tokens: string[]
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'meters-'))
  system = await startSystem(data)
  tokens = await signUpMany(system, 2)
}, minutes)
afterAll(async () => {
  await system.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
}, minutes)

/** Functions run in threads of the system's first process: waits until there are at least two more of them. */
async function moreWorkers(): Promise<void> {
  const threads = () => readdirSync(`/proc/${system.pid}/task`).length
  let fewest = threads()
  // Those that nobody needs end meanwhile.
  const more = () => {
    const present = threads()
    fewest = Math.min(fewest, present)
    return present - fewest
  }
  await expect.poll(more, { timeout: minutes, interval: 20 }).toBeGreaterThan(1)
}

interface Metered {
  readonly meter: MeterName
  /** A user of its own, who is on Free. */
  readonly user: number
  /** Asks for things that are all different, at once. */
  readonly askAll: (as: string) => Promise<Answer[]>
}

const all: readonly Metered[] = [
  {
    meter: 'analyses',
    user: 0,
    askAll: async (as) => {
      const analyse = (draft: number) =>
        ask(system.url, 'POST', '/api/analyze', { as, body: { title: `How to bake ${draft + 2} loaves of bread` } })
      const asked = Promise.all(Array.from({ length: 200 }, (_, draft) => analyse(draft)))
      await moreWorkers()
      return asked
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
  '$meter: of all that is asked of the running system at once, exactly as much is had as Free has',
  async ({ meter, user, askAll }) => {
    const as = tokens[user] ?? ''
    const { limits } = plans.free
    // The first look finds the channel that was named at sign-up.
    const meters = async () =>
      account.get.output.parse((await ask(system.url, 'GET', '/api/account', { as })).body).meters
    expect((await meters()).find((state) => state.meter === meter)).toMatchObject({ used: 0, most: limits[meter].most })
    const answers = await askAll(as)
    // At the plan's limit, or, of two hundred within a minute, at the rate's.
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ status }) => status !== 402 && status !== 429)).toEqual([])
    expect(answers.length - refused.length).toBe(limits[meter].most)
    expect((await meters()).find((state) => state.meter === meter)?.used).toBe(limits[meter].most)
  },
  minutes,
)
