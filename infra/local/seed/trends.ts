import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { listKey } from '#functions/services/trends/cached-lists.ts'
import { type DayOfTitles, titlesKey } from '#functions/services/trends/listed-titles.ts'
import { topicLists } from '#functions/services/trends/topics.ts'
import { createAdminClient } from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import type { TableName } from '#shared/tables.ts'
import { categories, regions } from '#shared/trends.ts'
import { type Addresses, tablePrefix } from '../deployment.ts'
import { languageOf } from '../stubs/youtube/trending/methods.ts'
import { getChart, getOverallChart } from '../stubs/youtube/trending/videos.ts'

/** Ages of the seeded snapshots in hours, over one day. */
const hours = [24, 21, 18, 15, 12, 9, 6, 3]
/** Number of days with seeded titles, without today. */
const titleDays = 20
/** DynamoDB's maximum number of items per batch. */
const batchSize = 25

/**
 * Creates a day of trend snapshots and three weeks of titles, so that the trends screens have data from the
 * first start. Does nothing if there are snapshots, or if the real YouTube is used.
 */
export async function seedTrends({ dynamo, youtube }: Pick<Addresses, 'dynamo' | 'youtube'>, now = Date.now()) {
  if (!youtube) return
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const tableOf = (name: TableName) => physicalTableName(tablePrefix, name)
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableOf('snapshots'), Limit: 1 }))
  const write = async (name: TableName, items: readonly object[]) => {
    for (let start = 0; start < items.length; start += batchSize) {
      const requests = items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }))
      await client.send(new BatchWriteCommand({ RequestItems: { [tableOf(name)]: requests } }))
    }
  }
  if (Items.length === 0) {
    await write('cache', listTitles(now))
    await write(
      'snapshots',
      topicLists.flatMap((row) => hours.map((ago) => createSnapshot(row, now - ago * hourMs))),
    )
  }
  client.destroy()
}

/** Returns the titles in the lists of each of the last days, as the job would have recorded them. */
const listTitles = (now: number) =>
  regions.flatMap((region) =>
    Array.from({ length: titleDays }, (_, ago) => {
      const time = now - (ago + 1) * dayMs
      const titles = categories
        .flatMap((category) => getChart(region, category, time))
        .map(({ id, title, channel }) => ({ id, title, channel: channel.title, language: languageOf[region] }))
      const day: DayOfTitles = { at: new Date(time).toISOString(), titles }
      const seconds = Math.floor(time / 1000)
      return {
        key: titlesKey(region, day.at.slice(0, 10)),
        json: JSON.stringify(day),
        fetchedAt: seconds,
        expiresAt: seconds + youtubeSeconds,
      }
    }),
  )

function createSnapshot(row: (typeof topicLists)[number], at: number) {
  const { region, topic } = row
  const videos = topic === 'overall' ? getOverallChart(region, at) : getChart(region, topic, at)
  return {
    list: listKey(row),
    at: new Date(at).toISOString(),
    views: Object.fromEntries(videos.flatMap(({ id, views }) => (views === undefined ? [] : [[id, views]]))),
    expiresAt: Math.floor(at / 1000) + youtubeSeconds,
  }
}
