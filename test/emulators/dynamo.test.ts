import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  BatchGetItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DataError } from '#infra/local/data-file.ts'
import {
  createAdminClient,
  createTables,
  type DynamoEmulator,
  startDynamo,
} from '#infra/local/emulators/dynamo/dynamo.ts'
import { createTableGrants } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { listen } from '#infra/local/listen.ts'
import { tableRows } from '#shared/tables.ts'

const analyses = 'test-analyses'
const Key = { userId: { S: 'ann' }, id: { S: '1' } }
const fresh = () => mkdtempSync(path.join(tmpdir(), 'dynamo-'))

const as = (endpoint: string, accessKeyId: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'any' },
  })

describe('least privilege', () => {
  let dynamo: DynamoEmulator
  beforeAll(async () => {
    dynamo = await startDynamo({ grants: createTableGrants('test') })
    await createTables(dynamo.endpoint, 'test')
    await createAdminClient(dynamo.endpoint).send(new PutItemCommand({ TableName: analyses, Item: Key }))
  })
  afterAll(() => dynamo.stop())

  it("allows what a function's access row grants", async () => {
    const query = new QueryCommand({
      TableName: analyses,
      KeyConditionExpression: 'userId = :u',
      ExpressionAttributeValues: { ':u': { S: 'ann' } },
    })
    expect((await as(dynamo.endpoint, 'advice-history').send(query)).Items).toEqual([Key])
  })

  it('refuses another action, another table and several tables at once, as IAM does', async () => {
    const history = as(dynamo.endpoint, 'advice-history')
    await expect(history.send(new GetItemCommand({ TableName: analyses, Key }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('not authorized to perform: dynamodb:GetItem on resource'),
      $metadata: { httpStatusCode: 400 },
    })
    const results = new GetItemCommand({ TableName: 'test-results', Key: { userId: { S: 'ann' } } })
    await expect(history.send(results)).rejects.toThrow('table/test-results')
    const batch = new BatchGetItemCommand({ RequestItems: { [analyses]: { Keys: [Key] } } })
    await expect(as(dynamo.endpoint, 'advice-analyze').send(batch)).rejects.toThrow('BatchGetItem')
    await expect(history.send(new ListTablesCommand({}))).rejects.toThrow('ListTables')
  })

  it('refuses an unknown and a missing access key id', async () => {
    const get = new GetItemCommand({ TableName: analyses, Key })
    await expect(as(dynamo.endpoint, 'constructor').send(get)).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    })
    const bare = await fetch(dynamo.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem', 'content-type': 'application/x-amz-json-1.0' },
      body: JSON.stringify({ TableName: analyses, Key }),
    })
    expect(bare.status).toBe(400)
    expect(await bare.text()).toContain('MissingAuthenticationToken')
  })

  it('survives an aborted request and a body that is not JSON', async () => {
    const headers = {
      authorization: 'AWS4-HMAC-SHA256 Credential=local-admin/x, SignedHeaders=host, Signature=x',
      'x-amz-date': '20260101T000000Z',
      'x-amz-target': 'DynamoDB_20120810.GetItem',
      'content-type': 'application/x-amz-json-1.0',
    }
    const half = request(dynamo.endpoint, { method: 'POST', headers: { ...headers, 'content-length': 99 } })
    half.on('error', () => {}).write('{"TableName":', () => half.destroy())
    await new Promise((resolve) => half.on('close', resolve))
    const broken = await fetch(dynamo.endpoint, { method: 'POST', headers, body: '{"TableName":' })
    expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('SerializationException')])
  })
})

describe('tables', () => {
  it('are created as defined, and creating them again does nothing', async () => {
    const dynamo = await startDynamo()
    await createTables(dynamo.endpoint, 'test')
    await createTables(dynamo.endpoint, 'test')
    const admin = createAdminClient(dynamo.endpoint)
    const { TableNames } = await admin.send(new ListTablesCommand({}))
    expect(TableNames).toEqual(tableRows.map(([name]) => `test-${name}`).sort())
    const { Table } = await admin.send(new DescribeTableCommand({ TableName: analyses }))
    expect(Table?.BillingModeSummary?.BillingMode).toBe('PAY_PER_REQUEST')
    expect(Table?.KeySchema).toEqual([
      { AttributeName: 'userId', KeyType: 'HASH' },
      { AttributeName: 'id', KeyType: 'RANGE' },
    ])
    await dynamo.stop()
  })

  it('are repaired when a killed run left them half created', async () => {
    const slow = dynalite({ createTableMs: 2 ** 30, updateTableMs: 0 })
    const { origin: endpoint, stop } = await listen(slow)
    await createTables(endpoint, 'test')
    await createAdminClient(endpoint).send(new PutItemCommand({ TableName: analyses, Item: Key }))
    await stop()
  })
})

describe('the database on disk', () => {
  /** A process that starts DynamoDB, writes an item, and waits. */
  const system = path.join(import.meta.dirname, 'dynamo-system.ts')

  it('keeps its items through kill -9 of its parent, and ends with it', async () => {
    const directory = fresh()
    const parent = fork(system, [directory], { execArgv: ['--import', 'tsx'] })
    const [{ endpoint }] = await once(parent, 'message')
    parent.kill('SIGKILL')
    await once(parent, 'exit')

    const dynamo = await startDynamo({ directory })
    const { Item } = await createAdminClient(dynamo.endpoint).send(new GetItemCommand({ TableName: analyses, Key }))
    expect(Item).toEqual(Key)
    await expect(fetch(endpoint)).rejects.toThrow()
    await dynamo.stop()
  })

  it('adds indexes to the tables of an earlier release, with the items that belong in them', async () => {
    const directory = fresh()
    const earlier = await startDynamo({ directory })
    const TableName = 'test-follows'
    const client = createAdminClient(earlier.endpoint)
    const keys = ['userId', 'id'] as const
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: keys.map((AttributeName, place) => ({ AttributeName, KeyType: place === 0 ? 'HASH' : 'RANGE' })),
      }),
    )
    const follow = (user: number) => ({ userId: { S: `user-${user}` }, id: { S: 'channel' }, muted: { BOOL: true } })
    // The table becomes active a moment after it was created.
    await vi.waitFor(() => client.send(new PutItemCommand({ TableName, Item: follow(0) })))
    await earlier.stop()
    for (let start = 1; start < 3; start++) {
      const dynamo = await startDynamo({ directory })
      await createTables(dynamo.endpoint, 'test')
      const later = createAdminClient(dynamo.endpoint)
      await later.send(new PutItemCommand({ TableName, Item: follow(start) }))
      const query = {
        TableName,
        IndexName: 'followers',
        KeyConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': { S: 'channel' } },
      }
      const found = Array.from({ length: start + 1 }, (_, user) => follow(user))
      expect((await later.send(new QueryCommand(query))).Items).toEqual(found)
      await dynamo.stop()
    }
  })

  it('reports a directory that is in use', async () => {
    const directory = fresh()
    const first = await startDynamo({ directory })
    await expect(startDynamo({ directory, attempts: 1 })).rejects.toThrow(
      new DataError(
        `${directory} is in use by another run of Viewcraft. Stop that run, or choose another data folder with VIEWCRAFT_DATA.`,
      ),
    )
    await first.stop()
  })

  it('reports a disk that takes no more writes, instead of refusing every request', async () => {
    const directory = fresh()
    const onFailure = vi.fn<(message: string) => void>()
    const dynamo = await startDynamo({ directory, onFailure })
    await createTables(dynamo.endpoint, 'test')
    rmSync(directory, { recursive: true })
    const client = as(dynamo.endpoint, 'local-admin')
    const Item = { ...Key, filling: { S: 'x'.repeat(390_000) } }
    // LevelDB starts a new file every four megabytes.
    const fill = async () => {
      for (;;) await client.send(new PutItemCommand({ TableName: analyses, Item }))
    }
    await expect(fill()).rejects.toThrow()
    await vi.waitUntil(() => onFailure.mock.calls.length > 0)
    expect(onFailure.mock.calls).toEqual([
      [expect.stringMatching(/^The database failed: IO error: .*No such file or directory$/)],
    ])
    await dynamo.stop()
  })
})
