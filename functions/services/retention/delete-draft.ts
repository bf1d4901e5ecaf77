import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { deleteAnalysisWithData } from '#functions/services/analysis/delete-analysis.ts'
import { deleteDraftShares } from '#functions/services/shares/shares.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import {
  type DraftKey,
  deleteDraftItem,
  draftCursor,
  getDraftItem,
  listDeletedDrafts,
} from '#functions/store/drafts.ts'
import { deleteExperiment, listExperiments } from '#functions/store/experiments.ts'
import { deleteFilesUnder, draftImageKey } from '#functions/store/files.ts'
import { deletePicture, listPictures } from '#functions/store/pictures.ts'
import { deleteClaim } from '#functions/store/published-videos.ts'
import { deleteVersion, listVersions } from '#functions/store/versions.ts'

/**
 * Deletes every draft that can no longer be restored, for as long as `canContinue` returns true. Returns how many were deleted. If one
 * cannot be deleted, logs it and continues; the next run tries it again.
 */
export async function purgeDrafts(canContinue: () => boolean): Promise<number> {
  let purged = 0
  const visit = async ({ userId, id }: DraftKey) => {
    try {
      await deleteDraftWithData(userId, id)
      purged += 1
    } catch (error) {
      log('error', 'draft not deleted', { userId, id, error })
    }
  }
  await visitAll(listDeletedDrafts, draftCursor, visit, { bookmark: jobBookmark('purge-drafts'), canContinue })
  return purged
}

/** Deletes a draft with everything in it. Its calls stay in the record, as when an analysis is deleted. */
async function deleteDraftWithData(userId: string, id: string): Promise<void> {
  await deleteDraftShares(userId, id)
  await deleteFilesUnder(draftImageKey(userId, id, ''))
  for (const { thumbnail } of await listPictures(userId, id)) await deletePicture(userId, id, thumbnail)
  await deleteVersions(userId, id)
  const experiments = (await listExperiments(userId)).filter(({ draft }) => draft === id)
  for (const experiment of experiments) await deleteExperiment(userId, experiment.id)
  const videoId = (await getDraftItem(userId, id))?.published?.videoId
  if (videoId !== undefined) await deleteClaim({ userId, videoId, draft: id })
  // The draft goes last: after a crash the next run finds it again.
  await deleteDraftItem(userId, id)
}

async function deleteVersions(userId: string, draft: string): Promise<void> {
  for (let more = true; more; ) {
    // Deleted versions are no longer listed, so every page is the first one.
    const { versions, next } = await listVersions(userId, draft)
    for (const { number, analyses } of versions) {
      for (const id of analyses) {
        // After a conflict of two requests, a version may list an analysis of another draft.
        if ((await getAnalysis(userId, id))?.draft === draft) await deleteAnalysisWithData(userId, id)
      }
      await deleteVersion(userId, draft, number)
    }
    more = next !== undefined
  }
}
