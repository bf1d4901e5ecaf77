import { handle } from '#functions/lib/handle.ts'
import { deleteAnalysisWithData } from '#functions/services/analysis/delete-analysis.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.forget, async ({ input: { id }, userId }) => {
  await deleteAnalysisWithData(userId, id)
  return {}
})
