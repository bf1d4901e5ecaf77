import { handle } from '#functions/lib/handle.ts'
import { listHistory } from '#functions/services/analysis/list-history.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.history, ({ input: { before }, userId }) => listHistory(userId, before))
