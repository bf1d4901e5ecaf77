import { handle } from '#functions/lib/handle.ts'
import { deleteAnalysis } from '#functions/store/analyses.ts'
import { deleteCall } from '#functions/store/calls.ts'
import { copyKey, deleteImage } from '#functions/store/images.ts'
import { deleteOwnHistory } from '#functions/store/own-history.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.forget, async ({ input: { id }, userId }) => {
  // What belongs to it first: an end in between leaves an analysis that can be deleted again.
  await Promise.all([deleteCall(userId, id), deleteOwnHistory(userId, id), deleteImage(copyKey(userId, id))])
  await deleteAnalysis(userId, id)
  return {}
})
