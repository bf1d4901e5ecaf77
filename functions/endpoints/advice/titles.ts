import { handle } from '#functions/lib/handle.ts'
import { suggestTitles } from '#functions/services/analysis/suggest-titles.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.titles, ({ input, userId, canReadChannel }) =>
  suggestTitles(userId, input, canReadChannel),
)
