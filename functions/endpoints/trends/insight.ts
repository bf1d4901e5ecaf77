import { handle } from '#functions/lib/handle.ts'
import { getInsight } from '#functions/services/trends/get-insight.ts'
import { trends } from '#shared/contract/trends.ts'

export const handler = handle(trends.insight, ({ input, userId }) => getInsight(input, userId))
