import { expect, test } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { type MeterName, type PlanName, plans } from '#shared/plans.ts'
import { categories } from '#shared/trends.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { readAccount } from '#test/support/billing.ts'
import { type Creator, makeCreator, setPlan } from '#test/support/creator.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

const backend = setUpBackend()

const titles = Array.from({ length: 200 }, (_, index) => `How to Bake ${index} Loaves of Bread at Home`)

interface Metered {
  readonly meter: MeterName
  readonly plan: PlanName
  /** Sends up to two hundred different requests at once, and returns how many cost a unit. */
  readonly requestAll: (creator: Creator) => Promise<number>
}

const postAll = async ({ token }: Creator, path: string) => {
  const responses = await Promise.all(
    titles.map((title) => backend.request('POST', path, { as: token, body: { title } })),
  )
  const refused = responses.filter(({ status }) => status !== 200)
  // These were refused by the plan or by the rate limit.
  expect(refused.every(({ status }) => status === 402 || status === 429)).toBe(true)
  return responses.filter(({ status }) => status === 200)
}

/** Requests titles through the screen, the API and an assistant at once, and returns how many the AI provider wrote. */
async function requestEverywhere({ userId, token }: Creator): Promise<number> {
  const as = await addPersonalToken(userId, ['insights'])
  backend.openai.answerNext(...Array(10).fill({ titles: ['I Tried Baking Like a Restaurant for a Week'] }))
  const answers = await Promise.all(
    titles.slice(0, 18).map((title, place) => {
      if (place % 3 === 0) return backend.request('POST', '/api/titles', { as: token, body: { title } })
      if (place % 3 === 1) return backend.request('POST', '/api/titles', { as, body: { title } })
      const params = { name: 'suggest_titles', arguments: { title } }
      return backend.request('POST', '/api/mcp', { as, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } })
    }),
  )
  return answers.filter(({ text }) => /"adviser":"ai"|"writtenBy":"ai"/.test(text)).length
}

const all: readonly Metered[] = [
  { meter: 'analyses', plan: 'free', requestAll: async (creator) => (await postAll(creator, '/api/analyze')).length },
  {
    meter: 'topics',
    plan: 'free',
    requestAll: async ({ token }) => {
      await backend.invoke('jobs/refresh-trends', {})
      const responses = await Promise.all(
        categories.map((category) =>
          backend.request('GET', `/api/trends?region=US&category=${category}`, { as: token }),
        ),
      )
      return responses.filter(({ status }) => status === 200).length
    },
  },
  {
    meter: 'optimisations',
    plan: 'basic',
    requestAll: async (creator) => {
      backend.openai.answerNext(...Array(3).fill({ description: 'Bread from our oven.', tags: ['bread'] }))
      return (await postAll(creator, '/api/metadata')).length
    },
  },
  {
    // Without a unit, the built-in optimizer writes the response.
    meter: 'insights',
    plan: 'basic',
    requestAll: async (creator) => {
      backend.openai.answerNext(...Array(10).fill({ titles: ['I Tried Baking Like a Restaurant for a Week'] }))
      const responses = await postAll(creator, '/api/titles')
      return responses.filter(({ body }) => advice.titles.output.parse(body).adviser === 'ai').length
    },
  },
]

test.each(all)(
  '$meter on $plan: concurrent requests spend exactly the units of the plan',
  async (one) => {
    const { meter, plan, requestAll } = one
    const creator = await makeCreator(backend, { plan })
    const limit = plans[plan].limits[meter].max
    expect(await requestAll(creator)).toBe(limit)
    expect((await readAccount(backend, creator)).meters.find((state) => state.meter === meter)?.used).toBe(limit)
  },
  120_000,
)

test('requests through the screen, the API and an assistant at once spend exactly the units of the plan', async () => {
  const { userId, tokens } = await backend.signUpUser()
  const creator = { userId, token: tokens.accessToken }
  await setPlan(creator, 'basic')
  const limit = plans.basic.limits.insights.max
  expect(await requestEverywhere(creator)).toBe(limit)
  expect((await readAccount(backend, creator)).meters.find(({ meter }) => meter === 'insights')?.used).toBe(limit)
})
