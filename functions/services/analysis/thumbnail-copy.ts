import { importFiles } from '#functions/store/import-files.ts'
import { addPairChecks } from '#functions/vision/score.ts'
import type { Analysis } from '#shared/contract/advice.ts'

/**
 * Returns an analysis with a signed URL of its thumbnail's copy, and with the score of the image alone: earlier releases stored a score
 * that includes the title. The URL expires, so it is never stored.
 */
export async function withThumbnailUrl(userId: string, analysis: Analysis): Promise<Analysis> {
  if (!analysis.thumbnailAnalysis) return analysis
  const thumbnailAnalysis = addPairChecks(analysis.thumbnailAnalysis, analysis.pairChecks)
  const { copyKey, signFileUrl } = await importFiles()
  return { ...analysis, thumbnailAnalysis, thumbnailUrl: await signFileUrl(copyKey(userId, analysis.id)) }
}

/**
 * Copies the preview of a checked thumbnail to an analysis, which outlives the preview. If the preview has expired, copies the draft's
 * image. `thumbnail` is the hash of the image.
 */
export async function saveThumbnailCopy(
  userId: string,
  thumbnail: string,
  draft: string | undefined,
  analysisId: string,
): Promise<void> {
  const { copyKey, draftImageKey, previewKey, readFile, saveFile } = await importFiles()
  const image =
    (await readFile(previewKey(userId, thumbnail))) ??
    (draft === undefined ? undefined : await readFile(draftImageKey(userId, draft, thumbnail)))
  if (image) await saveFile(copyKey(userId, analysisId), image)
}
