import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablePrefix } from '#infra/local/deployment.ts'
import {
  createAdminClient,
  createTables,
  type DynamoEmulator,
  startDynamo,
} from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { seedTrends } from '#infra/local/seed/trends.ts'
import { hourMs } from '#shared/duration.ts'

let dynamo: DynamoEmulator
beforeAll(async () => {
  dynamo = await startDynamo()
  await createTables(dynamo.endpoint, tablePrefix)
})
afterAll(() => dynamo.stop())

async function countSnapshots() {
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo.endpoint))
  const TableName = physicalTableName(tablePrefix, 'snapshots')
  return (await client.send(new ScanCommand({ TableName, Select: 'COUNT' }))).Count
}

it('creates a day of snapshots once, and none if the real YouTube is used', async () => {
  await seedTrends({ dynamo: dynamo.endpoint, youtube: undefined })
  expect(await countSnapshots()).toBe(0)
  const youtube = 'http://127.0.0.1:1'
  await seedTrends({ dynamo: dynamo.endpoint, youtube })
  expect(await countSnapshots()).toBe(36 * 8)
  await seedTrends({ dynamo: dynamo.endpoint, youtube }, Date.now() + hourMs)
  expect(await countSnapshots()).toBe(36 * 8)
})
