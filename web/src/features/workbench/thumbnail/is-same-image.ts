import { hashKey } from '@tanstack/react-query'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'

/** Returns whether two results are for the same image. Compares the checks, because an analysis does not store which image it is for. */
export const isSameImage = (one: ThumbnailAnalysis, other: ThumbnailAnalysis): boolean =>
  hashKey([one.checks]) === hashKey([other.checks])
