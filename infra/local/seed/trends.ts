import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { listKey } from '#functions/services/trends/cached-lists.ts'
import { topicLists } from '#functions/services/trends/topics.ts'
import { createAdminClient } from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { type Addresses, tablePrefix } from '../deployment.ts'
import { getChart, getOverallChart } from '../stubs/youtube/trending/videos.ts'

const hourMs = 3_600_000
/** Ages of the seeded snapshots in hours, over one day. */
const hours = [24, 21, 18, 15, 12, 9, 6, 3]
const retentionSeconds = 27 * 86_400
/** DynamoDB's maximum number of items per batch. */
const batchSize = 25

/**
 * Creates a day of trend snapshots, so that paces and histories exist from the first start. Does nothing if there are
 * snapshots, or if the real YouTube is used.
 */
export async function seedTrends({ dynamo, youtube }: Pick<Addresses, 'dynamo' | 'youtube'>, now = Date.now()) {
  if (!youtube) return
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const TableName = physicalTableName(tablePrefix, 'snapshots')
  const { Items = [] } = await client.send(new ScanCommand({ TableName, Limit: 1 }))
  const snapshots =
    Items.length > 0 ? [] : topicLists.flatMap((row) => hours.map((ago) => createSnapshot(row, now - ago * hourMs)))
  for (let from = 0; from < snapshots.length; from += batchSize) {
    const requests = snapshots.slice(from, from + batchSize).map((Item) => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }))
  }
  client.destroy()
}

function createSnapshot(row: (typeof topicLists)[number], at: number) {
  const { region, topic } = row
  const videos = topic === 'overall' ? getOverallChart(region, at) : getChart(region, topic, at)
  return {
    list: listKey(row),
    at: new Date(at).toISOString(),
    views: Object.fromEntries(videos.flatMap(({ id, views }) => (views === undefined ? [] : [[id, views]]))),
    expiresAt: Math.floor(at / 1000) + retentionSeconds,
  }
}
