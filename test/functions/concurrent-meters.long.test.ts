import { expect, test } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { type MeterName, type PlanName, plans } from '#shared/plans.ts'
import { categories } from '#shared/trends.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { accountOf } from '#test/support/billing.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

const titles = Array.from({ length: 200 }, (_, index) => `How to Bake ${index} Loaves of Bread at Home`)

interface Metered {
  readonly meter: MeterName
  readonly plan: PlanName
  /** Asks for two hundred different things, and answers how many were had. */
  readonly askAll: (creator: Creator) => Promise<number>
}

const posted = async ({ token }: Creator, path: string) => {
  const answers = await Promise.all(
    titles.map((title) => backend.request('POST', path, { as: token, body: { title } })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  // At the plan's limit, or, of two hundred within a minute, at the rate's.
  expect(refused.every(({ status }) => status === 402 || status === 429)).toBe(true)
  return answers.filter(({ status }) => status === 200)
}

const all: readonly Metered[] = [
  { meter: 'analyses', plan: 'free', askAll: async (creator) => (await posted(creator, '/api/analyze')).length },
  {
    meter: 'topics',
    plan: 'free',
    askAll: async ({ token }) => {
      await backend.invoke('jobs/refresh-trends', {})
      const answers = await Promise.all(
        categories.map((category) =>
          backend.request('GET', `/api/trends?region=US&category=${category}`, { as: token }),
        ),
      )
      return answers.filter(({ status }) => status === 200).length
    },
  },
  {
    meter: 'optimisations',
    plan: 'basic',
    askAll: async (creator) => {
      backend.openai.answerNext(...Array(3).fill({ description: 'Bread from our oven.', tags: ['bread'] }))
      return (await posted(creator, '/api/metadata')).length
    },
  },
  {
    // Whoever gets no unit is answered all the same, by the built-in adviser.
    meter: 'insights',
    plan: 'basic',
    askAll: async (creator) => {
      backend.openai.answerNext(...Array(10).fill({ titles: ['I Tried Baking Like a Restaurant for a Week'] }))
      const answers = await posted(creator, '/api/titles')
      return answers.filter(({ body }) => advice.titles.output.parse(body).adviser === 'ai').length
    },
  },
]

test.each(all)(
  '$meter of $plan: of all that is asked at once, exactly as much is had as the plan has',
  async (one) => {
    const { meter, plan, askAll } = one
    const creator = await makeCreator(backend, { plan })
    const most = plans[plan].limits[meter].most
    expect(await askAll(creator)).toBe(most)
    expect((await accountOf(backend, creator)).meters.find((state) => state.meter === meter)?.used).toBe(most)
  },
  120_000,
)
