import type { Analysis } from '#shared/contract/advice.ts'

/** S3's client is loaded for drafts with a thumbnail only: the others need not wait for it. */
const uploads = () => import('#functions/store/uploads.ts')

/** The analysis as a screen gets it: with an address of the copy of its thumbnail, which is not stored. */
export async function withImage(userId: string, analysis: Analysis): Promise<Analysis> {
  if (!analysis.thumbnailAnalysis) return analysis
  const { copyOf, imageUrl } = await uploads()
  return { ...analysis, thumbnailUrl: await imageUrl(copyOf(userId, analysis.id)) }
}

/** Keeps a copy of a checked thumbnail for as long as the analysis with this id. */
export async function keepCopy(userId: string, thumbnail: string, analysisId: string): Promise<void> {
  const { copyOf, keepImage, previewOf, readImage } = await uploads()
  const preview = await readImage(previewOf(userId, thumbnail))
  if (preview) await keepImage(copyOf(userId, analysisId), preview)
}
