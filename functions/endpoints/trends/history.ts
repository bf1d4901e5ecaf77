import { handle } from '#functions/lib/handle.ts'
import { listViewHistory } from '#functions/services/trends/view-history.ts'
import { trends } from '#shared/contract/trends.ts'

export const handler = handle(trends.history, ({ input, userId }) => listViewHistory(input, userId))
