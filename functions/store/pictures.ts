import * as z from 'zod/mini'
import { beginsWith } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, listItems, putItem } from '#functions/lib/table.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { pictures } from '#shared/tables.ts'

/** A picture of a draft: the checks of a thumbnail, stored as long as the draft. The image is in the bucket. */
const Item = z.object({
  v: z.literal(1),
  userId: z.string(),
  /** The draft's id and the hash of the thumbnail. */
  id: z.string(),
  thumbnail: z.string(),
  analysis: ThumbnailAnalysis,
})
export type StoredPicture = z.infer<typeof Item>

const table = defineTable(pictures, Item)
const idOf = (draft: string, thumbnail: string) => `${draft}#${thumbnail}`

/** Saves a picture of a draft, or replaces its checks. */
export async function savePicture(
  userId: string,
  draft: string,
  { thumbnail, analysis }: Pick<StoredPicture, 'thumbnail' | 'analysis'>,
): Promise<void> {
  await putItem(table, { v: 1, userId, id: idOf(draft, thumbnail), thumbnail, analysis })
}

/** Returns every picture of a draft. */
export const listPictures = (userId: string, draft: string): Promise<StoredPicture[]> =>
  listItems(table, userId, { sort: beginsWith(idOf(draft, '')) })

/** Deletes a picture's checks, if any. */
export async function deletePicture(userId: string, draft: string, thumbnail: string): Promise<void> {
  await deleteItem(table, { userId, id: idOf(draft, thumbnail) })
}
