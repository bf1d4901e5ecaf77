import { Failure } from '#functions/lib/failure.ts'
import { listPictures, type StoredPicture, savePicture } from '#functions/store/pictures.ts'
import { getThumbnailResult } from '#functions/store/results.ts'

/** The maximum number of pictures of a draft and its versions together. */
const maxPictures = 60

/**
 * Adds the pictures of thumbnails, given by their hashes, to a draft. Copies them from the user's checked thumbnails or from another
 * draft, because checks and previews of thumbnails expire, but drafts do not. Throws Failure `thumbnail_not_found`, or `draft_full` when
 * the draft would have too many.
 */
export async function addPictures(
  userId: string,
  draft: string,
  thumbnails: readonly string[],
  from?: string,
): Promise<void> {
  if (thumbnails.length === 0) return
  const [existing, others] = await Promise.all([listPictures(userId, draft), from ? listPictures(userId, from) : []])
  const missing = thumbnails.filter((hash) => !existing.some(({ thumbnail }) => thumbnail === hash))
  if (missing.length > 0 && existing.length + missing.length > maxPictures) throw new Failure('draft_full')
  await Promise.all(
    missing.map((hash) =>
      addPicture(userId, draft, hash, { from, picture: others.find(({ thumbnail }) => thumbnail === hash) }),
    ),
  )
}

/** Copies one picture: the image first, so that every stored picture has one. */
async function addPicture(
  userId: string,
  draft: string,
  thumbnail: string,
  { from, picture }: { readonly from: string | undefined; readonly picture: StoredPicture | undefined },
): Promise<void> {
  const analysis = picture?.analysis ?? (await getThumbnailResult(userId, thumbnail))
  const { draftImageKey, previewKey, readFile, saveFile } = await import('#functions/store/files.ts')
  const image = await readFile(from && picture ? draftImageKey(userId, from, thumbnail) : previewKey(userId, thumbnail))
  if (!analysis || !image) throw new Failure('thumbnail_not_found')
  await saveFile(draftImageKey(userId, draft, thumbnail), image)
  await savePicture(userId, draft, { thumbnail, analysis })
}
