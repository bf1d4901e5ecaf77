import type { Analysis } from '#shared/contract/advice.ts'

/** S3's client is loaded for drafts with a thumbnail only: the others need not wait for it. */
const uploads = () => import('#functions/store/images.ts')

/** The analysis as a screen gets it: with an address of the copy of its thumbnail, which is not stored. */
export async function withThumbnailUrl(userId: string, analysis: Analysis): Promise<Analysis> {
  if (!analysis.thumbnailAnalysis) return analysis
  const { copyKey: copyOf, signImageUrl: imageUrl } = await uploads()
  return { ...analysis, thumbnailUrl: await imageUrl(copyOf(userId, analysis.id)) }
}

/** Keeps a copy of a checked thumbnail for as long as the analysis with this id. */
export async function saveThumbnailCopy(userId: string, thumbnail: string, analysisId: string): Promise<void> {
  const { copyKey: copyOf, saveImage: keepImage, previewKey: previewOf, readImage } = await uploads()
  const preview = await readImage(previewOf(userId, thumbnail))
  if (preview) await keepImage(copyOf(userId, analysisId), preview)
}
