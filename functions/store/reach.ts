import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** YouTube's developer policies (III.E.4) let us store its data for 30 days. The purge may run late. */
const retentionSeconds = 27 * 86_400

const Video = z.object({ id: z.string(), impressions: z.int(), clicks: z.int() })
type Video = Readonly<z.infer<typeof Video>>

/** Videos are stored as text, one line each (`dQw4w9WgXcQ,5120,231`). As objects they would take three times the space. */
const Videos = z.codec(z.string(), z.array(Video), {
  decode: (text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', impressions, clicks] = line.split(',')
        return { id, impressions: Number(impressions), clicks: Number(clicks) }
      }),
  encode: (videos) => videos.map(({ id, impressions, clicks }) => `${id},${impressions},${clicks}`).join('\n'),
})

/** The reach of a connected channel on one day, from a report of YouTube's. */
const ReachDayItem = z.object({
  /** `<channel id>#<Pacific day>` */
  id: z.string(),
  day: z.iso.date(),
  /** When YouTube made the report, in milliseconds since 1970. */
  createdAt: z.int(),
  /** The sums of all videos. `videos` holds only those with the most impressions. */
  impressions: z.int(),
  clicks: z.int(),
  videos: Videos,
  expiresAt: z.int(),
})
export type ReachDay = z.output<typeof ReachDayItem>
type NewDay = Omit<ReachDay, 'id' | 'videos' | 'expiresAt'> & { readonly videos: readonly Video[] }

const dayId = (channelId: string, day: string) => `${channelId}#${day}`

/** Writes a day. Returns false, changing nothing, when the stored day is from the same report or a newer one. */
export function putReachDay(
  { userId, channelId }: ChannelOwner,
  { day, videos, ...sums }: NewDay,
  now = Date.now(),
): Promise<boolean> {
  const expiresAt = toEpochSeconds(now) + retentionSeconds
  const item = z.encode(ReachDayItem, { ...sums, id: dayId(channelId, day), day, videos: [...videos], expiresAt })
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('reach'),
        Item: { userId, ...item },
        ConditionExpression: 'attribute_not_exists(createdAt) OR createdAt < :created',
        ExpressionAttributeValues: { ':created': sums.createdAt },
      }),
    ),
  )
}

/** Returns all stored days of a channel, oldest first. */
export async function listReachDays({ userId, channelId }: ChannelOwner, now = Date.now()): Promise<ReachDay[]> {
  const days: ReachDay[] = []
  for await (const item of queryItems({ userId, channelId })) {
    const day = parseItem(ReachDayItem, item, `reach ${userId} ${item.id}`)
    // DynamoDB deletes expired items late.
    if (day && day.expiresAt > toEpochSeconds(now)) days.push(day)
  }
  return days
}

/** Deletes all days of a channel. Returns whether there were any. */
export async function deleteReach({ userId, channelId }: ChannelOwner): Promise<boolean> {
  let found = false
  for await (const { id } of queryItems({ userId, channelId })) {
    await database.send(new DeleteCommand({ TableName: tableName('reach'), Key: { userId, id } }))
    found = true
  }
  return found
}

async function* queryItems({ userId, channelId }: ChannelOwner): AsyncGenerator<Record<string, unknown>> {
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('reach'),
        KeyConditionExpression: 'userId = :user AND begins_with(id, :channel)',
        ExpressionAttributeValues: { ':user': userId, ':channel': dayId(channelId, '') },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    )
    yield* Items
    from = LastEvaluatedKey
  } while (from)
}
