import { handle } from '#functions/lib/handle.ts'
import { removeAnalysis } from '#functions/store/analyses.ts'
import { count } from '#functions/store/limits.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(
  advice.forget,
  async ({ input: { id }, userId }) => {
    await removeAnalysis(userId, id)
    return {}
  },
  count,
)
