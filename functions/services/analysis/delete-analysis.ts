import { deleteAnalysis } from '#functions/store/analyses.ts'
import { undoCall } from '#functions/store/calls.ts'
import { copyKey, deleteFile } from '#functions/store/files.ts'
import { deleteOwnHistory } from '#functions/store/own-history.ts'

/**
 * Deletes one of the user's analyses with its call, its history score and its image. A call whose mark can no longer be removed stays, so
 * that deleting analyses cannot improve the record. Does nothing if the analysis does not exist.
 */
export async function deleteAnalysisWithData(userId: string, id: string): Promise<void> {
  // The analysis goes last: after a crash it is still listed, and the user can delete it again.
  await Promise.all([undoCall(userId, id), deleteOwnHistory(userId, id), deleteFile(copyKey(userId, id))])
  await deleteAnalysis(userId, id)
}
