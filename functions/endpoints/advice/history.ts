import { handle } from '#functions/lib/handle.ts'
import { listHistory } from '#functions/services/analysis/list-history.ts'
import { withoutChannel } from '#functions/services/analysis/stored-verdict.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.history, async ({ input: { before }, userId, canReadChannel }) => {
  const page = await listHistory(userId, before)
  return canReadChannel ? page : { ...page, analyses: page.analyses.map(withoutChannel) }
})
