import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { listKey } from '#functions/services/trends/cached-lists.ts'
import { topicLists } from '#functions/services/trends/topics.ts'
import { createAdminClient } from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { type Addresses, tablePrefix } from '../deployment.ts'
import { getChart, getOverallChart } from '../stubs/youtube/trending/videos.ts'

const hourMs = 3_600_000
/** When earlier looks were, in hours before the first start: a day of them. */
const hours = [24, 21, 18, 15, 12, 9, 6, 3]
const keepSeconds = 27 * 86_400
/** DynamoDB takes no more at once. */
const together = 25

/**
 * Gives the stand-in's trends a past, as if this system had run for a day, so that paces and histories are there from
 * the first start on. Nothing happens where there is a past, or where YouTube itself is asked.
 */
export async function seedTrends({ dynamo, youtube }: Pick<Addresses, 'dynamo' | 'youtube'>, now = Date.now()) {
  if (!youtube) return
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const TableName = physicalTableName(tablePrefix, 'snapshots')
  const { Items = [] } = await client.send(new ScanCommand({ TableName, Limit: 1 }))
  const looks = Items.length > 0 ? [] : topicLists.flatMap((row) => hours.map((ago) => lookOf(row, now - ago * hourMs)))
  for (let from = 0; from < looks.length; from += together) {
    const requests = looks.slice(from, from + together).map((Item) => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }))
  }
  client.destroy()
}

function lookOf(row: (typeof topicLists)[number], at: number) {
  const { region, topic } = row
  const videos = topic === 'overall' ? getOverallChart(region, at) : getChart(region, topic, at)
  return {
    list: listKey(row),
    at: new Date(at).toISOString(),
    views: Object.fromEntries(videos.flatMap(({ id, views }) => (views === undefined ? [] : [[id, views]]))),
    expiresAt: Math.floor(at / 1000) + keepSeconds,
  }
}
