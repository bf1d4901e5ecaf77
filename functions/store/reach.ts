import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'

/** What YouTube's API told may be kept for 30 days (its developer policies, III.E.4); the purge may be late. */
const keepSeconds = 27 * 86_400

const Video = z.object({ id: z.string(), impressions: z.int(), clicks: z.int() })
type Video = Readonly<z.infer<typeof Video>>

/** Videos as they are kept: a line each, `dQw4w9WgXcQ,5120,231`; as objects they would be three times as much to store. */
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

/** A day of a connected channel's thumbnails, from one of YouTube's files. */
const ReachDayItem = z.object({
  /** The channel's id, `#` and the Pacific day. */
  id: z.string(),
  day: z.iso.date(),
  /** When YouTube made the file, in milliseconds since 1970. */
  createdAt: z.int(),
  /** Of all videos; of those that were shown most there is a line each. */
  impressions: z.int(),
  clicks: z.int(),
  videos: Videos,
  expiresAt: z.int(),
})
export type ReachDay = z.output<typeof ReachDayItem>
type NewDay = Omit<ReachDay, 'id' | 'videos' | 'expiresAt'> & { readonly videos: readonly Video[] }

const idOf = (channelId: string, day: string) => `${channelId}#${day}`

/** Keeps a day, in place of one from an older file. False, changing nothing, where the kept one is as new. */
export function putReachDay(
  { userId, channelId }: ChannelOwner,
  { day, videos, ...sums }: NewDay,
  now = Date.now(),
): Promise<boolean> {
  const expiresAt = toEpochSeconds(now) + keepSeconds
  const item = z.encode(ReachDayItem, { ...sums, id: idOf(channelId, day), day, videos: [...videos], expiresAt })
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_REACH'),
        Item: { userId, ...item },
        ConditionExpression: 'attribute_not_exists(createdAt) OR createdAt < :created',
        ExpressionAttributeValues: { ':created': sums.createdAt },
      }),
    ),
  )
}

/** All the days that are kept of a channel, oldest first. */
export async function listReachDays({ userId, channelId }: ChannelOwner, now = Date.now()): Promise<ReachDay[]> {
  const days: ReachDay[] = []
  for await (const item of itemsOf({ userId, channelId })) {
    const day = parseItem(ReachDayItem, item, `reach ${userId} ${item.id}`)
    // DynamoDB removes expired items late.
    if (day && day.expiresAt > toEpochSeconds(now)) days.push(day)
  }
  return days
}

/** Forgets them all; answers whether there were any. */
export async function deleteReach({ userId, channelId }: ChannelOwner): Promise<boolean> {
  let found = false
  for await (const { id } of itemsOf({ userId, channelId })) {
    await database.send(new DeleteCommand({ TableName: env('TABLE_REACH'), Key: { userId, id } }))
    found = true
  }
  return found
}

async function* itemsOf({ userId, channelId }: ChannelOwner): AsyncGenerator<Record<string, unknown>> {
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: env('TABLE_REACH'),
        KeyConditionExpression: 'userId = :user AND begins_with(id, :channel)',
        ExpressionAttributeValues: { ':user': userId, ':channel': idOf(channelId, '') },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    )
    yield* Items
    from = LastEvaluatedKey
  } while (from)
}
