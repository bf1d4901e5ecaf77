import { handle } from '#functions/lib/handle.ts'
import { listTrends } from '#functions/services/trends/list-trends.ts'
import { trends } from '#shared/contract/trends.ts'

export const handler = handle(trends.list, ({ input, userId }) => listTrends(input, userId))
