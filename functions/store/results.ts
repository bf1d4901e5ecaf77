import * as z from 'zod/mini'
import { defineTable, expiryIn, getItem, putItem } from '#functions/lib/table.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { results } from '#shared/tables.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'

const Item = z.object({ version: z.literal(checksVersion), analysis: ThumbnailAnalysis, expiresAt: z.int() })
/** Results of other versions of the checks are ignored. A result is stored as long as the image. */
const table = defineTable(results, Item, (item) => (item.version === checksVersion ? item : undefined))

/** Returns the result of the checks on a user's thumbnail, given by the hash of its content; undefined if there is none. */
export const getThumbnailResult = async (
  userId: string,
  hash: string,
  now = Date.now(),
): Promise<ThumbnailAnalysis | undefined> => (await getItem(table, { userId, hash }, { now }))?.analysis

/** Saves the result of the checks on a thumbnail. */
export async function saveThumbnailResult(
  userId: string,
  hash: string,
  analysis: ThumbnailAnalysis,
  now = Date.now(),
): Promise<void> {
  await putItem(table, { userId, hash, version: checksVersion, analysis, expiresAt: expiryIn(results, now) })
}
