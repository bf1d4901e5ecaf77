import { hashKey } from '@tanstack/react-query'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'

/** Whether two results are of the same image: an analysis does not name its image, but each image has its own checks. */
export const isSameImage = (one: ThumbnailAnalysis, other: ThumbnailAnalysis): boolean =>
  hashKey([one.checks]) === hashKey([other.checks])
