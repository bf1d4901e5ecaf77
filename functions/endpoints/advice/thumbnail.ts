import { Failure, toFailure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { claim } from '#functions/store/cache.ts'
import {
  deleteImage,
  hashFile,
  originalKey,
  previewKey,
  readImage,
  saveImage,
  signImageUrl,
} from '#functions/store/images.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { getThumbnailResult, saveThumbnailResult } from '#functions/store/results.ts'
import { analyzeThumbnail, loadVisionModels, type VisionModels } from '#functions/vision/analyze.ts'
import { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { errorStatus } from '#shared/errors.ts'
import { maxThumbnailsPerDay } from '#shared/plans.ts'

/** As long as S3 keeps what was uploaded. */
const uploadSeconds = 30 * 86_400

/** What is not the file's fault is not counted. */
export const handler = handle(advice.thumbnail, async ({ input: { upload }, userId }) => {
  const eye = await openedEye()
  const unit = await countOne(userId)
  try {
    return await checked(eye, userId, upload)
  } catch (error) {
    if (isOurs(error)) await refundBudget(unit, 1)
    throw error
  }
})

/** Counts one of the day's thumbnails before anything is read, so that files that are refused count too; answers for {@link refundBudget}. */
async function countOne(userId: string): Promise<string> {
  const { name, endsAt } = periodAt('day', Date.now())
  const unit = `thumbnails#${pseudonymize(userId)}#${name}`
  if (!(await spendBudget(unit, 1, maxThumbnailsPerDay, Math.ceil(endsAt / 1000))))
    throw new Failure('thumbnails_spent')
  return unit
}

const isOurs = (error: unknown) => errorStatus[toFailure(error).code] >= 500

/** The object is read once: what is hashed is what is looked at. One that is refused is removed. */
async function checked(eye: VisionModels, userId: string, upload: string): Promise<Output<typeof advice.thumbnail>> {
  const key = originalKey(userId, upload)
  const file = await readImage(key)
  if (!file) throw new Failure('upload_missing')
  try {
    const thumbnail = hashFile(file)
    const analysis = await look(eye, { userId, upload, thumbnail, file })
    return { thumbnail, analysis, url: await signImageUrl(key) }
  } catch (error) {
    if (!isOurs(error)) await deleteImage(key)
    throw error
  }
}

let opening: Promise<VisionModels> | undefined

/** The networks are loaded once for all calls of a process; a failure to load them is not kept. */
function openedEye(): Promise<VisionModels> {
  opening ??= loadVisionModels().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

interface Upload {
  readonly userId: string
  readonly upload: string
  /** The file's hash. */
  readonly thumbnail: string
  readonly file: Buffer
}

/** What is known of this very file, or else found out and kept. The preview first: a result is what makes it worth having. */
async function look(eye: VisionModels, { userId, upload, thumbnail, file }: Upload): Promise<ThumbnailAnalysis> {
  const known = await getThumbnailResult(userId, thumbnail)
  const { analysis, preview } = known ? { analysis: known } : await analyzeThumbnail(eye, file)
  // A form can be sent twice in its minute: an upload stays the image that it was first.
  const first = await claim(`upload#${pseudonymize(userId)}#${upload}`, thumbnail, uploadSeconds)
  if (first !== thumbnail) throw new Failure('upload_replaced')
  if (preview) {
    await saveImage(previewKey(userId, thumbnail), preview)
    await saveThumbnailResult(userId, thumbnail, analysis)
  }
  return analysis
}
