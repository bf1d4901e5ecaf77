import type { Analytics, Span } from '#shared/contract/youtube.ts'
import { change, netSubscribers } from './figures.ts'

/** What the cards compare: each figure of the period with that of the days before. */
export const changesOf = (period: Span, previous: Span): Analytics['changes'] => ({
  views: change(period.totals.views, previous.totals.views),
  watchTime: change(period.totals.watchTime, previous.totals.watchTime),
  subscribers: change(netSubscribers(period.totals), netSubscribers(previous.totals)),
  engagementRate:
    period.engagementRate === null || previous.engagementRate === null
      ? null
      : change(period.engagementRate, previous.engagementRate),
})
