import * as z from 'zod/mini'
import { defineTable, expiryIn, getItem, putItem } from '#functions/lib/table.ts'
import { evidence } from '#shared/tables.ts'

/** The id of the video that an idea or a draft is based on. The title and counts of the video are read when they are shown. */
const Item = z.object({
  userId: z.string(),
  /** The id of the idea or of the draft. */
  id: z.string(),
  channelId: z.string(),
  videoId: z.string(),
  expiresAt: z.int(),
})
type StoredEvidence = z.infer<typeof Item>

const table = defineTable(evidence, Item)

/** Returns when evidence that is saved now expires, in seconds since 1970. */
export const evidenceExpiry = (now = Date.now()): number => expiryIn(evidence, now)

/** Saves the video that an idea or a draft is based on. */
export async function putEvidence(item: StoredEvidence): Promise<void> {
  await putItem(table, item)
}

/** Returns the video that an idea or a draft is based on; undefined if there is none or it has expired. */
export const getEvidence = (userId: string, id: string, now = Date.now()): Promise<StoredEvidence | undefined> =>
  getItem(table, { userId, id }, { now })
