import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { jsonEndpoints } from '#test/support/json-endpoints.ts'
import { casesOf } from '#test/support/long.ts'

let database: DynamoDBDocumentClient
const backend = setUpBackend()
beforeAll(async () => {
  database = (await import('#functions/lib/database.ts')).database
})

const createError = (name: string, message: string) => Object.assign(new Error(message), { name })
const tableArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/viewcraft-accounts'

/** Errors of the database. Each endpoint gets one, and all of them in `npm run test:all`. */
const errors = [
  [503, 'unavailable', createError('ProvisionedThroughputExceededException', tableArn)],
  [500, 'internal', createError('ResourceNotFoundException', tableArn)],
  [503, 'unavailable', createError('ThrottlingException', tableArn)],
  [500, 'internal', createError('Error', tableArn)],
] as const

describe.each(jsonEndpoints.map(([name, endpoint], index) => [name, endpoint, index % errors.length] as const))(
  '%s without its database',
  (_, { method, path, raw }, first) => {
    const url = path.replace(/\{token\}/, '0'.repeat(43)).replace(/\{\w+\}/, '0'.repeat(raw ? 64 : 26))
    const body = method === 'POST' || method === 'PATCH' ? {} : undefined

    test.each(casesOf(1, [...errors.slice(first), ...errors.slice(0, first)]))(
      'returns %i %s and no details',
      async (status, code, error) => {
        expectErrors()
        const outage = mockClient(DynamoDBDocumentClient)
        outage.rejects(error)
        const response = await backend.request(method, url, { as: backend.tokenFor('ann'), body })
        outage.restore()
        expect(response.text).not.toContain('arn:')
        if (raw) return expect(response).toMatchObject({ status, body: undefined })
        expect(response).toMatchObject({ status, body: { error: { code, requestId: expect.any(String) } } })
        expect(Object.keys(response.body as object)).toEqual(['error'])
      },
    )
  },
)

/** Makes the database call number `turn` fail: before it reaches the database, or after, when only its response is lost. */
function failAt(turn: number, when: 'before' | 'after') {
  const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
  let calls = 0
  const spy = vi.spyOn(database, 'send').mockImplementation(async (command: unknown) => {
    const fails = calls++ === turn
    if (fails && when === 'before') throw createError('TimeoutError', tableArn)
    const result = await real(command)
    if (fails) throw createError('TimeoutError', tableArn)
    return result
  })
  return { calls: () => calls, end: () => spy.mockRestore() }
}

describe.each(['before', 'after'] as const)('an analysis in which a database call fails %s its effect', (when) => {
  test('succeeds when it is repeated, and never costs two units', async () => {
    expectErrors()
    let failed = 0
    for (let turn = 0; ; turn++) {
      const { userId, token } = await makeCreator(backend, { plan: 'premium' })
      const analyze = () => backend.request('POST', '/api/analyze', { as: token, body: { title: 'How to try again' } })
      const fault = failAt(turn, when)
      const first = await analyze()
      fault.end()
      if (fault.calls() <= turn) break
      // Finding the score by the channel's own videos may fail, and so may what follows once the analysis is stored.
      if (first.status === 500) failed++
      else
        expect(first).toMatchObject({
          status: 200,
          body: { analysis: { ownHistory: { state: expect.any(String) } } },
        })
      expect(await analyze()).toMatchObject({ status: 200 })
      const meters = (await backend.items('usage')).filter((item) => item.userId === userId)
      const used = meters.reduce((sum, meter) => sum + Number(meter.used), 0)
      // If only a response is lost, the analysis may be free.
      expect(used, `call ${turn}`).toBeLessThanOrEqual(1)
      if (when === 'before') expect(used, `call ${turn}`).toBe(1)
      for (const table of ['analyses', 'drafts', 'versions'] as const)
        expect((await backend.items(table)).filter((item) => item.userId === userId)).toHaveLength(1)
    }
    // The calls: deleted accounts, existing accounts, rate limit, account, claim, look-up, meter, own history, draft,
    // version, the draft's number of it, the version's list, analysis.
    expect(failed).toBe(13)
  })

  test('refunds the unit when the analysis could not be stored', async () => {
    expectErrors()
    const { userId, token } = await makeCreator(backend)
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    const spy = vi.spyOn(database, 'send').mockImplementation(async (command: unknown) => {
      const isStoring = command instanceof PutCommand && command.input.TableName === process.env.TABLE_ANALYSES
      if (!isStoring) return real(command)
      if (when === 'after') await real(command)
      throw createError('TimeoutError', tableArn)
    })
    await backend.request('POST', '/api/analyze', { as: token, body: { title: 'Lost' } })
    spy.mockRestore()
    const [meter] = (await backend.items('usage')).filter((item) => item.userId === userId)
    expect(meter).toMatchObject({ used: 0 })
  })
})
