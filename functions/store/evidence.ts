import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** YouTube allows its API data to be stored for 30 days (developer policies, III.E.4); deletion can be late. */
const retentionMs = 27 * 86_400_000

/** The id of the video that an idea or a draft is based on. Its title and counts are read when they are shown. */
const Item = z.object({
  userId: z.string(),
  /** The id of the idea or of the draft. */
  id: z.string(),
  channelId: z.string(),
  videoId: z.string(),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
type StoredEvidence = z.infer<typeof Item>

/** Returns when evidence that is saved now expires, in seconds since 1970. */
export const evidenceExpiry = (now = Date.now()): number => toEpochSeconds(now + retentionMs)

/** Saves the video that an idea or a draft is based on. A copy expires with its original. */
export async function putEvidence(Item: StoredEvidence): Promise<void> {
  await database.send(new PutCommand({ TableName: tableName('evidence'), Item }))
}

/** Returns the video that an idea or a draft is based on; undefined if there is none or it has expired. */
export async function getEvidence(userId: string, id: string, now = Date.now()): Promise<StoredEvidence | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('evidence'), Key: { userId, id }, ConsistentRead: true }),
  )
  const evidence = parseItem(Item, item, `evidence ${userId} ${id}`)
  return evidence && evidence.expiresAt > toEpochSeconds(now) ? evidence : undefined
}
