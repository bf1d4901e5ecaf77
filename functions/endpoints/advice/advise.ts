import { handle } from '#functions/lib/handle.ts'
import { adviseOnAnalysis } from '#functions/services/analysis/advise-on-analysis.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.advise, ({ input, userId, canReadChannel }) =>
  adviseOnAnalysis(userId, input, canReadChannel),
)
