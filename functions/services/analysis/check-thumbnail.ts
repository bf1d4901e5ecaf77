import { Failure, toFailure } from '#functions/lib/failure.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { claim } from '#functions/store/cache.ts'
import {
  deleteFile,
  hashFile,
  originalKey,
  previewKey,
  readFile,
  saveFile,
  signFileUrl,
} from '#functions/store/files.ts'
import { refundBudget, spendDailyCap } from '#functions/store/limits.ts'
import { getThumbnailResult, saveThumbnailResult } from '#functions/store/results.ts'
import { analyzeThumbnail, loadVisionModels, type VisionModels } from '#functions/vision/analyze.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { daySeconds } from '#shared/duration.ts'
import { errorStatus } from '#shared/errors.ts'
import { maxThumbnailsPerDay } from '#shared/plans.ts'

/** Uploads stay in S3 for 30 days. */
const uploadSeconds = 30 * daySeconds

/**
 * Runs the image checks on an uploaded thumbnail and stores the result under the hash of its content. Counts against the
 * user's daily cap, rejected files included; failures on our side are refunded. Throws Failure `image_checks_unavailable`,
 * `thumbnail_limit_reached`, `upload_not_found`, `upload_replaced` or the reason why the file is rejected.
 */
export async function checkThumbnail(userId: string, upload: string): Promise<Output<typeof advice.thumbnail>> {
  const models = await loadModels()
  const capKey = await countThumbnail(userId)
  try {
    return await checkUpload(models, userId, upload)
  } catch (error) {
    if (isServerError(error)) await refundBudget(capKey, 1)
    throw error
  }
}

let loading: Promise<VisionModels> | undefined

/** Loads the neural networks once per process. A failure to load them is not cached. */
function loadModels(): Promise<VisionModels> {
  loading ??= loadVisionModels().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Counts a thumbnail toward the daily cap before the file is read, so that rejected files count too. Returns the key to refund. */
async function countThumbnail(userId: string): Promise<string> {
  const key = await spendDailyCap('thumbnails', userId, maxThumbnailsPerDay)
  if (!key) throw new Failure('thumbnail_limit_reached')
  return key
}

const isServerError = (error: unknown) => errorStatus[toFailure(error).code] >= 500

/** Checks an upload. Reads the file only once, so that the hash belongs to what is analyzed. Deletes rejected files. */
async function checkUpload(
  models: VisionModels,
  userId: string,
  upload: string,
): Promise<Output<typeof advice.thumbnail>> {
  const key = originalKey(userId, upload)
  const file = await readFile(key)
  if (!file) throw new Failure('upload_not_found')
  try {
    const thumbnail = hashFile(file)
    const analysis = await findOrCreateResult(models, { userId, upload, thumbnail, file })
    return { thumbnail, analysis, url: await signFileUrl(key) }
  } catch (error) {
    if (!isServerError(error)) await deleteFile(key)
    throw error
  }
}

interface Upload {
  readonly userId: string
  readonly upload: string
  /** The hash of the file. */
  readonly thumbnail: string
  readonly file: Buffer
}

/** Returns the stored result for this file, or analyzes it. The preview is saved first, so that every result has one. */
async function findOrCreateResult(
  models: VisionModels,
  { userId, upload, thumbnail, file }: Upload,
): Promise<ThumbnailAnalysis> {
  const existing = await getThumbnailResult(userId, thumbnail)
  const { analysis, preview } = existing ? { analysis: existing } : await analyzeThumbnail(models, file)
  // An upload form can be submitted again within a minute, but it must not replace the image.
  const first = await claim(`upload#${pseudonymize(userId)}#${upload}`, thumbnail, uploadSeconds)
  if (first !== thumbnail) throw new Failure('upload_replaced')
  if (preview) {
    await saveFile(previewKey(userId, thumbnail), preview)
    await saveThumbnailResult(userId, thumbnail, analysis)
  }
  return analysis
}
