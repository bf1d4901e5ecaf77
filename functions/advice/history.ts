import { handle } from '#functions/lib/handle.ts'
import { listAnalyses } from '#functions/store/analyses.ts'
import { count } from '#functions/store/limits.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.history, ({ input: { before }, userId }) => listAnalyses(userId, before), count)
