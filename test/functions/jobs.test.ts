import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'

let database: DynamoDBDocumentClient
const backend = setUpBackend()
beforeAll(async () => {
  database = (await import('#functions/lib/database.ts')).database
})

const now = Math.floor(Date.now() / 1000)
const put = (TableName: string | undefined, Item: Record<string, unknown>) =>
  database.send(new PutCommand({ TableName, Item }))
const run = (timeLeft?: number) => backend.invoke('jobs/purge-expired', {}, timeLeft)

describe('purge-expired', () => {
  test('deletes expired items and nothing else', async () => {
    await put(process.env.TABLE_CACHE, { key: 'old', value: 1, expiresAt: now - 1 })
    await put(process.env.TABLE_CACHE, { key: 'new', value: 1, expiresAt: now + 600 })
    await put(process.env.TABLE_LIMITS, { key: 'old', used: 1, expiresAt: now - 1 })
    await put(process.env.TABLE_LIMITS, { key: 'new', used: 1, expiresAt: now + 600 })
    await put(process.env.TABLE_SNAPSHOTS, { list: 'old', at: '2026-01-01T00:00:00Z', expiresAt: now - 1 })
    await put(process.env.TABLE_SNAPSHOTS, { list: 'new', at: '2026-01-02T00:00:00Z', expiresAt: now + 600 })
    await put(process.env.TABLE_USAGE, { userId: 'ann', meter: 'analyses#2026-01', used: 1, expiresAt: now - 1 })
    await put(process.env.TABLE_USAGE, { userId: 'ann', meter: 'analyses#2026-12', used: 1, expiresAt: now + 600 })
    await put(process.env.TABLE_USAGE, { userId: 'ann', meter: 'forever', used: 1 })
    await put(process.env.TABLE_OWN_HISTORY, { userId: 'ann', id: 'old', expiresAt: now - 1 })
    await put(process.env.TABLE_OWN_HISTORY, { userId: 'ann', id: 'new', expiresAt: now + 600 })
    await put(process.env.TABLE_PAYMENT_EVENTS, { eventId: 'old', expiresAt: now - 1 })
    await put(process.env.TABLE_PAYMENT_EVENTS, { eventId: 'new', expiresAt: now + 600 })
    await put(process.env.TABLE_MAILS, { userId: 'ann', id: 'old', expiresAt: now - 1 })
    await put(process.env.TABLE_MAILS, { userId: 'ann', id: 'new', expiresAt: now + 600 })
    await put(process.env.TABLE_REACH, { userId: 'ann', id: 'old', expiresAt: now - 1 })
    await put(process.env.TABLE_REACH, { userId: 'ann', id: 'new', expiresAt: now + 600 })
    await put(process.env.TABLE_RESULTS, { userId: 'ann', hash: 'old', expiresAt: now - 1 })
    await put(process.env.TABLE_RESULTS, { userId: 'ann', hash: 'new', expiresAt: now + 600 })
    await put(process.env.TABLE_REVOCATIONS, { userId: 'old', validAfter: 1, expiresAt: now - 1 })
    await put(process.env.TABLE_REVOCATIONS, { userId: 'new', validAfter: 1, expiresAt: now + 600 })
    expect(await run()).toEqual({
      cache: 1,
      deletions: 0,
      limits: 1,
      mails: 1,
      own_history: 1,
      payment_events: 1,
      reach: 1,
      results: 1,
      revocations: 1,
      snapshots: 1,
      usage: 1,
    })
    const keys = Object.values(await backend.everything()).flat() as Record<string, unknown>[]
    expect(
      keys
        .map(
          ({ key, meter, id, list, hash, eventId, userId }) => key ?? meter ?? id ?? list ?? hash ?? eventId ?? userId,
        )
        .sort(),
    ).toEqual(['analyses#2026-12', 'forever', ...Array.from({ length: 9 }, () => 'new')])
  })

  test('visits every page of a table', async () => {
    const keys = Array.from({ length: 250 }, (_, index) => `page-${index}`)
    await Promise.all(keys.map((key) => put(process.env.TABLE_CACHE, { key, value: 1, expiresAt: now - 1 })))
    expect(await run()).toMatchObject({ cache: 250 })
  })

  test('stops before its time is over and continues in the next run', async () => {
    const keys = Array.from({ length: 250 }, (_, index) => `late-${index}`)
    await Promise.all(keys.map((key) => put(process.env.TABLE_CACHE, { key, value: 1, expiresAt: now - 1 })))
    const { cache } = (await run(9_000)) as { cache: number }
    expect(cache).toBeLessThan(250)
    expect(await run()).toMatchObject({ cache: 250 - cache })
  })

  test('gives every table its share of the time and continues a slow one in the next run', async () => {
    const keys = Array.from({ length: 250 }, (_, index) => `long-${index}`)
    await Promise.all(keys.map((key) => put(process.env.TABLE_CACHE, { key, value: 1, expiresAt: now - 1 })))
    await put(process.env.TABLE_USAGE, { userId: 'ann', meter: 'last', used: 1, expiresAt: now - 1 })
    let left = 300_000
    const passing = () => {
      left -= 10_000
      return left
    }
    const first = (await backend.invoke('jobs/purge-expired', {}, passing)) as { cache: number; usage: number }
    expect(first.cache).toBeGreaterThan(0)
    expect(first.cache).toBeLessThan(250)
    expect(first.usage).toBe(1)
    const sent = vi.spyOn(database, 'send')
    expect(await run()).toMatchObject({ cache: 250 - first.cache })
    const looks = sent.mock.calls.flatMap(([command]) =>
      command instanceof ScanCommand && command.input.TableName === process.env.TABLE_CACHE ? [command.input] : [],
    )
    sent.mockRestore()
    expect(looks[0]?.ExclusiveStartKey).toEqual({ key: expect.any(String) })
  })

  test('logs its counts and rethrows an error', async () => {
    await run()
    const [line] = vi.mocked(console.info).mock.calls.map(([text]) => JSON.parse(String(text)))
    expect(line).toMatchObject({
      level: 'info',
      message: 'jobs/purge-expired',
      cache: 0,
      requestId: expect.any(String),
    })
    expectErrors()
    const outage = mockClient(DynamoDBDocumentClient)
    outage.rejects(new Error('down'))
    await expect(run()).rejects.toThrow('down')
    outage.restore()
    expect(console.error).toHaveBeenCalledOnce()
  })
})
