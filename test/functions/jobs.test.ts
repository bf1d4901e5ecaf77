import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { expiringTables, type Table, tables, tableVariable } from '#shared/tables.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { longTest } from '#test/support/long.ts'

let database: DynamoDBDocumentClient
const backend = setUpBackend()
beforeAll(async () => {
  database = (await import('#functions/lib/database.ts')).database
})

const now = Math.floor(Date.now() / 1000)
const put = (TableName: string | undefined, Item: Record<string, unknown>) =>
  database.send(new PutCommand({ TableName, Item }))
/** Stores expired items in the cache. One batch has at most 25. */
async function putExpired(count: number, prefix: string): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) => ({
    PutRequest: { Item: { key: `${prefix}-${index}`, value: 1, expiresAt: now - 1 } },
  }))
  for (let from = 0; from < count; from += 25)
    await database.send(
      new BatchWriteCommand({ RequestItems: { [`${process.env.TABLE_CACHE}`]: requests.slice(from, from + 25) } }),
    )
}
const run = (timeLeft?: number) => backend.invoke('jobs/purge-expired', {}, timeLeft)

describe('purge-expired', () => {
  test('deletes expired items and nothing else', async () => {
    for (const name of expiringTables) {
      const { key, sort }: Table = tables[name]
      for (const [place, id] of ['old', 'new', 'forever'].entries()) {
        const Item = {
          ...(sort ? { [key]: 'ann', [sort]: id } : { [key]: id }),
          expiresAt: [now - 1, now + 600][place],
        }
        await put(process.env[tableVariable(name)], Item)
      }
    }
    // A channel is deleted before it expires when nobody follows it.
    for (const id of ['new', 'forever'])
      await put(process.env.TABLE_FOLLOWS, { userId: 'ann', id, followedAt: new Date().toISOString() })
    const once = Object.fromEntries(expiringTables.map((name) => [name, 1]))
    expect(await run()).toEqual({ ...once, deletions: 0, drafts: 0, orphanedLinks: 0, unfollowed: 0 })
    const left = await backend.everything()
    for (const name of expiringTables) {
      const { key, sort = key }: Table = tables[name]
      const ids = [left[name]].flat().map((item) => (item as Record<string, unknown>)[sort])
      expect(ids.toSorted(), name).toEqual(['forever', 'new'])
    }
  })

  longTest('visits every page of a table', async () => {
    // A page has 500 items.
    await putExpired(510, 'page')
    expect(await run()).toMatchObject({ cache: 510 })
  })

  test('stops before its time is over and continues in the next run', async () => {
    await putExpired(25, 'late')
    const { cache } = (await run(9_000)) as { cache: number }
    expect(cache).toBeLessThan(25)
    expect(await run()).toMatchObject({ cache: 25 - cache })
  })

  test('gives every table its share of the time and continues a slow one in the next run', async () => {
    await putExpired(1010, 'long')
    await put(process.env.TABLE_USAGE, { userId: 'ann', meter: 'last', used: 1, expiresAt: now - 1 })
    let left = 300_000
    const passing = () => {
      left -= 6_000
      return left
    }
    const first = (await backend.invoke('jobs/purge-expired', {}, passing)) as { cache: number; usage: number }
    expect(first.cache).toBeGreaterThan(0)
    expect(first.cache).toBeLessThan(1010)
    expect(first.usage).toBe(1)
    const sent = vi.spyOn(database, 'send')
    expect(await run()).toMatchObject({ cache: 1010 - first.cache })
    const scans = sent.mock.calls.flatMap(([command]) =>
      command instanceof ScanCommand && command.input.TableName === process.env.TABLE_CACHE ? [command.input] : [],
    )
    sent.mockRestore()
    expect(scans[0]?.ExclusiveStartKey).toEqual({ key: expect.any(String) })
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
