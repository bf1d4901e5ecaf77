import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'

/** As long as the image itself. */
const keepSeconds = 30 * 86_400

const Item = z.object({ analysis: ThumbnailAnalysis, expiresAt: z.int() })

/** What was found on the user's thumbnail with this content; undefined for any other, and after 30 days. */
export async function getThumbnailResult(
  userId: string,
  hash: string,
  now = Date.now(),
): Promise<ThumbnailAnalysis | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: env('TABLE_RESULTS'), Key: { userId, hash }, ConsistentRead: true }),
  )
  const kept = parseItem(Item, item, `results ${userId} ${hash}`)
  return kept && kept.expiresAt > toEpochSeconds(now) ? kept.analysis : undefined
}

/** Keeps what was found for 30 days from now. */
export async function saveThumbnailResult(
  userId: string,
  hash: string,
  analysis: ThumbnailAnalysis,
  now = Date.now(),
): Promise<void> {
  const expiresAt = toEpochSeconds(now) + keepSeconds
  await database.send(new PutCommand({ TableName: env('TABLE_RESULTS'), Item: { userId, hash, analysis, expiresAt } }))
}
