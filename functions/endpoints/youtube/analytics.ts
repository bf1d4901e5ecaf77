import { handle } from '#functions/lib/handle.ts'
import { getChannelAnalytics } from '#functions/services/channel/channel-analytics.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.analytics, ({ input, userId }) =>
  getChannelAnalytics(userId, Number(input.period), input.refresh === 'now'),
)
