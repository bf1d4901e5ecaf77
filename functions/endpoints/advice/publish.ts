import { handle } from '#functions/lib/handle.ts'
import { publishAnalysis } from '#functions/services/review/publish-analysis.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.publish, ({ input: { id, video }, userId }) => publishAnalysis(userId, id, video))
