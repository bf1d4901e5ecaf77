import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { recordMetric as Measure } from '#functions/lib/metrics.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { call, post } from '#test/support/call.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'

const namespace = 'viewcraft-test'
const Line = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.literal(namespace),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.object({ Name: z.string(), Unit: z.string() })),
      }),
    ),
  }),
})

let measure: typeof Measure
let written: string[] = []
beforeAll(() => {
  process.env.METRICS_NAMESPACE = namespace
})
const backend = setUpBackend()
beforeAll(async () => {
  measure = (await import('#functions/lib/metrics.ts')).recordMetric
})
afterAll(() => {
  delete process.env.METRICS_NAMESPACE
})
beforeEach(() => {
  written = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
})

/** Parses the logged lines in CloudWatch's Embedded Metric Format. */
const readMetrics = () =>
  written
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.includes('CloudWatchMetrics'))
    .map((text) => {
      const { _aws, ...fields } = Line.parse(JSON.parse(text))
      const [{ Dimensions = [], Metrics = [] } = {}] = _aws.CloudWatchMetrics
      return { metric: Metrics[0]?.Name, unit: Metrics[0]?.Unit, by: Dimensions[0], fields }
    })

test('a metric is one line with its unit, dimension and metadata', () => {
  measure('budgetUsed', 81, { requestId: 'one', nothing: undefined }, 'youtube')
  expect(readMetrics()).toEqual([
    {
      metric: 'budgetUsed',
      unit: 'Percent',
      by: ['service', 'budget'],
      fields: expect.objectContaining({ service: 'viewcraft', budget: 'youtube', budgetUsed: 81, requestId: 'one' }),
    },
  ])
})

describe('an endpoint', () => {
  const greeting = endpoint({
    method: 'POST',
    path: '/api/test',
    caller: 'user',
    input: z.strictObject({ title: z.string() }),
    output: z.object({}),
    errors: ['not_found'],
    rate: { max: 9, seconds: 60 },
  })
  const callEndpoint = async (run: () => Promise<Record<string, never>>, headers = {}) => {
    const { handle } = await import('#functions/lib/handle.ts')
    return call(handle(greeting, run), post({ title: 'Our secret title' }, headers))
  }

  test('records latency, pseudonym and error code, and no content', async () => {
    expectErrors()
    const { userId, token } = await makeCreator(backend)
    const headers = { authorization: `Bearer ${token}` }
    await callEndpoint(async () => ({}), headers)
    await callEndpoint(() => Promise.reject(new Error('Our secret fault')), headers)
    await callEndpoint(async () => ({}))
    expect(readMetrics().map(({ metric, fields }) => [metric, fields.code])).toEqual([
      ['latency', undefined],
      ['failures', 'internal'],
      ['latency', 'internal'],
      ['failures', 'unauthenticated'],
      ['latency', 'unauthenticated'],
    ])
    const users = readMetrics().map(({ fields }) => fields.user)
    expect(new Set(users)).toEqual(new Set([expect.stringMatching(/^[\w-]{22}$/), undefined]))
    const all = written.join('')
    for (const secret of [userId, 'Our secret']) expect(all).not.toContain(secret)
  })
})

test('a meter without units left is counted', async () => {
  const { spendUnit } = await import('#functions/store/usage.ts')
  await expect(spendUnit('somebody', 'insights', 'free', 'one')).rejects.toThrow()
  expect(readMetrics()).toMatchObject([{ metric: 'meterRefusals', fields: { meter: 'insights', plan: 'free' } }])
})

test('a sign-up refused because of its mail domain is counted', async () => {
  const { limitSignUps } = await import('#functions/services/accounts/sign-up-limit.ts')
  const attempts = Array.from({ length: 21 }, () => limitSignUps('ann@flooded.example'))
  const refused = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(readMetrics()).toMatchObject([{ metric: 'refusedSignUps' }])
})

describe('the daily budgets', () => {
  const readShares = async () => {
    await backend.invoke('jobs/watch-budgets', {})
    return Object.fromEntries(readMetrics().map(({ fields }) => [fields.budget, fields.budgetUsed]))
  }

  test('are recorded when unused and when partly spent', async () => {
    expect(await readShares()).toEqual({ youtube: 0, searches: 0, ai: 0 })
    written = []
    const { spendBudget } = await import('#functions/store/limits.ts')
    const { chargeSearch, getDailyBudgets } = await import('#functions/services/youtube-quota/charge.ts')
    const { getDailyAiBudget } = await import('#functions/services/ai/daily-budget.ts')
    const { keys, limit } = getDailyBudgets().youtube
    for (const key of keys) await spendBudget(key, limit / 10, limit, Math.ceil(Date.now() / 1000) + 3600)
    for (const share of ['users', 'scheduled'] as const) await chargeSearch(share)
    const { key, limit: aiLimit, endsAt } = getDailyAiBudget()
    await spendBudget(key, aiLimit * 0.9, aiLimit, Math.ceil(endsAt / 1000))
    expect(await readShares()).toEqual({ youtube: 10, searches: 2, ai: 90 })
  })
})

test('an interrupted round of a job reports its age, and the next round starts at zero', async () => {
  const { jobBookmark } = await import('#functions/store/cache.ts')
  const bookmark = jobBookmark('a-job')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await bookmark.write('first')
  vi.advanceTimersByTime(hourMs)
  await bookmark.write('second')
  expect(await bookmark.read()).toBe('second')
  await bookmark.delete()
  await bookmark.write('third')
  expect(readMetrics()).toMatchObject(
    [0, 3600, 0].map((roundAge) => ({ metric: 'roundAge', unit: 'Seconds', fields: { job: 'a-job', roundAge } })),
  )
})

test('a failed job is counted, and its error is rethrown', async () => {
  expectErrors()
  const { job } = await import('#functions/lib/job.ts')
  const { lambdaContext } = await import('#test/support/lambda.ts')
  const failing = job('jobs/failing', () => Promise.reject(new Error('no')))
  await expect(failing(expect.anything(), lambdaContext('test'))).rejects.toThrow('no')
  expect(readMetrics()).toMatchObject([{ metric: 'jobFailures', fields: { job: 'jobs/failing' } }])
})
