import { randomUUID } from 'node:crypto'
import { Failure } from '#functions/lib/failure.ts'
import { createUploadForm, originalKey } from '#functions/store/files.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { maxThumbnailsPerDay } from '#shared/plans.ts'
import { maxThumbnailBytes, type ThumbnailType } from '#shared/thumbnail/kinds.ts'

/**
 * Creates a form with which the user can upload one thumbnail. Each form counts toward the user's daily cap, because we learn only later
 * whether it was used, when the upload is checked. Throws Failure `thumbnail_limit_reached`.
 */
export async function createUpload(userId: string, type: ThumbnailType): Promise<Output<typeof advice.upload>> {
  if (!(await spendDailyCap('uploads', userId, maxThumbnailsPerDay))) throw new Failure('thumbnail_limit_reached')
  const upload = randomUUID()
  return { upload, ...(await createUploadForm(originalKey(userId, upload), type, maxThumbnailBytes)) }
}
