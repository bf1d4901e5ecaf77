import { handle } from '#functions/lib/handle.ts'
import { publishAnalysis } from '#functions/services/review/publish-analysis.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.publish, ({ input, userId }) => publishAnalysis(userId, input))
