import type { Analytics, Span } from '#shared/contract/youtube.ts'
import { compareValues, netSubscribers } from './figures.ts'

/** Compares each figure of the period with the previous period. */
export const compareSpans = (period: Span, previous: Span): Analytics['changes'] => ({
  views: compareValues(period.totals.views, previous.totals.views),
  watchTime: compareValues(period.totals.watchTime, previous.totals.watchTime),
  subscribers: compareValues(netSubscribers(period.totals), netSubscribers(previous.totals)),
  engagementRate:
    period.engagementRate === null || previous.engagementRate === null
      ? null
      : compareValues(period.engagementRate, previous.engagementRate),
})
