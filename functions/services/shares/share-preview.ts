import { Failure } from '#functions/lib/failure.ts'
import { draftImageKey, readFile } from '#functions/store/files.ts'
import type { StoredShare } from '#functions/store/shares.ts'
import { drawCollage } from '#functions/vision/collage.ts'

/**
 * Returns the thumbnails of a share that are still stored, in one picture. Draws it for each request, so that no copy
 * of a secret draft has to be deleted. Throws Failure `not_found` if there are none.
 */
export async function drawSharePreview({ userId, draft, thumbnails }: StoredShare): Promise<Buffer> {
  const files = await Promise.all(thumbnails.map((hash) => readFile(draftImageKey(userId, draft, hash))))
  const pictures = files.flatMap((file) => file ?? [])
  if (pictures.length === 0) throw new Failure('not_found')
  return drawCollage(pictures)
}
