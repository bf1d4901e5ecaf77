import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'

/** As long as the image is stored. */
const retentionSeconds = 30 * 86_400

const Item = z.object({ analysis: ThumbnailAnalysis, expiresAt: z.int() })

/**
 * Returns the result of the checks on a user's thumbnail, given by the hash of its content; undefined after 30 days, and for
 * a result of another version of the checks.
 */
export async function getThumbnailResult(
  userId: string,
  hash: string,
  now = Date.now(),
): Promise<ThumbnailAnalysis | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('results'), Key: { userId, hash }, ConsistentRead: true }),
  )
  if (item?.version !== checksVersion) return undefined
  const result = parseItem(Item, item, `results ${userId} ${hash}`)
  return result && result.expiresAt > toEpochSeconds(now) ? result.analysis : undefined
}

/** Saves the result of the checks on a thumbnail for 30 days. */
export async function saveThumbnailResult(
  userId: string,
  hash: string,
  analysis: ThumbnailAnalysis,
  now = Date.now(),
): Promise<void> {
  const expiresAt = toEpochSeconds(now) + retentionSeconds
  const Item = { userId, hash, version: checksVersion, analysis, expiresAt }
  await database.send(new PutCommand({ TableName: tableName('results'), Item }))
}
