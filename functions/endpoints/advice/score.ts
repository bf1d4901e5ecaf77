import { handle } from '#functions/lib/handle.ts'
import { scoreTitles } from '#functions/services/analysis/score-titles.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.score, ({ input, userId, canReadChannel }) =>
  scoreTitles(userId, input, canReadChannel),
)
