import { handle } from '#functions/lib/handle.ts'
import { removeAnalysis } from '#functions/store/analyses.ts'
import { unmarkCall } from '#functions/store/calls.ts'
import { removeOwnHistory } from '#functions/store/own-history.ts'
import { copyOf, removeImage } from '#functions/store/uploads.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.forget, async ({ input: { id }, userId }) => {
  // What belongs to it first: an end in between leaves an analysis that can be deleted again.
  await Promise.all([unmarkCall(userId, id), removeOwnHistory(userId, id), removeImage(copyOf(userId, id))])
  await removeAnalysis(userId, id)
  return {}
})
