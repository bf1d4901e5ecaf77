import { afterEach, expect, it, vi } from 'vitest'
import { seedDemo } from '#infra/local/seed/demo.ts'
import { advice } from '#shared/contract/advice.ts'
import { setUpBackend } from '#test/support/backend.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

it('the demo creator has a track record with counts, and verdicts until they expire', async () => {
  // The stub's channel publishes as time passes. On any day, enough of its videos have a result.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 4, 12, 9) })
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamo = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env
  await seedDemo({ cognito: backend.poolOrigin, dynamo, s3 })
  const [account] = await backend.items('accounts')
  const as = backend.tokenFor(`${account?.userId}`)

  const { record } = advice.record.output.parse((await backend.request('GET', '/api/track-record', { as })).body)
  expect(record?.settled).toBeGreaterThan(10)
  expect(record?.rate).toMatchObject({ topQuarter: { came: expect.any(Number) } })
  expect(record).toMatchObject({ earlier: 0, unsettled: 0 })
  const titles = record?.calls.map(({ title }) => title) ?? []
  expect(titles).toHaveLength((record?.settled ?? 0) + (record?.waiting ?? 0))
  expect(titles).not.toContain(undefined)

  const { analyses } = advice.history.output.parse((await backend.request('GET', '/api/analyses', { as })).body)
  expect(analyses[0]).toMatchObject({ yardstick: 'channel', verdict: { yardstick: 'channel' } })
  expect(analyses.at(-1)).toMatchObject({ yardstick: 'channel' })
  expect(analyses.at(-1)).not.toHaveProperty('verdict')
})
