import { handle } from '#functions/lib/handle.ts'
import { analyzePair } from '#functions/services/analysis/analyze-pair.ts'
import { withoutChannel } from '#functions/services/analysis/stored-verdict.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.analyze, async ({ input: { title, ...given }, userId, canReadChannel }) => {
  const result = await analyzePair(userId, { title: title || undefined, ...given })
  return canReadChannel ? result : { ...result, analysis: withoutChannel(result.analysis) }
})
