import * as z from 'zod/mini'
import { createItem, defineTable, deleteItem, getItem, putItem } from '#functions/lib/table.ts'
import { publishedVideos } from '#shared/tables.ts'

/** The draft that a video was published as, or is about to be. */
const Item = z.object({
  userId: z.string(),
  videoId: z.string(),
  /** The id of the draft. */
  draft: z.string(),
  claimedAt: z.iso.datetime(),
})
export type VideoClaim = z.infer<typeof Item>

const table = defineTable(publishedVideos, Item)

/** Returns the claim on a video by one of the user's drafts, if any. */
export const getClaim = (userId: string, videoId: string): Promise<VideoClaim | undefined> =>
  getItem(table, { userId, videoId })

/** Claims a video for a draft. Returns false, changing nothing, if a draft already has it. */
export const createClaim = (claim: VideoClaim): Promise<boolean> => createItem(table, claim)

/** Replaces a claim on the same video. Returns false, changing nothing, if it was changed in the meantime. */
export const replaceClaim = ({ draft, claimedAt }: VideoClaim, claim: VideoClaim): Promise<boolean> =>
  putItem(table, claim, { draft, claimedAt })

/** Deletes a draft's claim on a video. Does nothing if another draft has it. */
export async function deleteClaim({ userId, videoId, draft }: Omit<VideoClaim, 'claimedAt'>): Promise<void> {
  await deleteItem(table, { userId, videoId }, { draft })
}
