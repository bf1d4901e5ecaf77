import { minChange, minViews, type ObservationKind } from '#shared/analytics.ts'
import type { Figures, Observation, Span } from '#shared/contract/youtube.ts'
import { compareValues, countEngagements, netSubscribers, watchPerView } from './figures.ts'

const maxObservations = 3
/** The minimum minutes watched, and subscribers gained plus lost, in each span. */
const minMinutes = 300
const minSubscribers = 20
/** The critical value of a two-sided test at the 5% level. */
const significantZ = 1.96

interface Spans {
  readonly period: Span
  readonly previous: Span
  /** The day within the spans on which YouTube changed how it counts views. Then nothing based on views is reported. */
  readonly viewsRedefinedOn: string | null
}

/** A change and its size: the difference as a share of the larger value, so that doubling and halving have the same size. */
interface Found {
  readonly observation: Observation
  readonly size: number
}

/** Finds at most three notable changes, largest first. Uses only sums, ratios and differences of one channel's own figures. */
export function findObservations({ period, previous, viewsRedefinedOn }: Spans): Observation[] {
  const [now, before] = [period.totals, previous.totals]
  const hasViews = viewsRedefinedOn === null && Math.min(now.views, before.views) >= minViews
  return [
    ...observeWatchTime(now, before),
    ...observeSubscribers(now, before),
    ...(hasViews
      ? [
          ...observe('views', now.views, before.views),
          ...observeEngagement(now, before),
          ...observePerView(now, before),
          ...observeShortsShare(period, previous),
        ]
      : []),
  ]
    .sort((a, b) => b.size - a.size)
    .slice(0, maxObservations)
    .map(({ observation }) => observation)
}

/** Returns a change that is large enough to report. `whole` is what its size is a share of. */
function observe(kind: ObservationKind, now: number, previous: number, whole = Math.max(now, previous)): Found[] {
  const { ratio } = compareValues(now, previous)
  const size = Math.abs(now - previous) / whole
  if (now === previous || Math.abs(ratio ?? size) < minChange) return []
  return [{ observation: { kind, direction: now > previous ? 'up' : 'down', now, previous, ratio }, size }]
}

const observeWatchTime = (now: Figures, before: Figures) =>
  Math.min(now.watchTime, before.watchTime) < minMinutes ? [] : observe('watch_time', now.watchTime, before.watchTime)

/** Net subscribers may be negative, so their change is compared with all that came and went. */
function observeSubscribers(now: Figures, before: Figures): Found[] {
  const countMoves = ({ subscribersGained, subscribersLost }: Figures) => subscribersGained + subscribersLost
  const [moved, movedBefore] = [countMoves(now), countMoves(before)]
  if (Math.min(moved, movedBefore) < minSubscribers) return []
  return observe('subscribers', netSubscribers(now), netSubscribers(before), Math.max(moved, movedBefore))
}

function observePerView(now: Figures, before: Figures): Found[] {
  const [nowMinutes, beforeMinutes] = [watchPerView(now), watchPerView(before)]
  if (nowMinutes === null || beforeMinutes === null) return []
  return observe('watch_per_view', nowMinutes, beforeMinutes)
}

/** Reports a change of the engagement rate if it is significant, by a two-proportion z-test. */
function observeEngagement(now: Figures, before: Figures): Found[] {
  const [nowRate, beforeRate] = [countEngagements(now) / now.views, countEngagements(before) / before.views]
  const both = (countEngagements(now) + countEngagements(before)) / (now.views + before.views)
  const error = Math.sqrt(both * (1 - Math.min(both, 1)) * (1 / now.views + 1 / before.views))
  return Math.abs(nowRate - beforeRate) > significantZ * error ? observe('engagement', nowRate, beforeRate) : []
}

/** Reports a change of the Shorts' share of views, for channels with both Shorts and videos. */
function observeShortsShare(period: Span, previous: Span): Found[] {
  const share = ({ byFormat, totals }: Span) => (byFormat ? byFormat.short.views / totals.views : 0)
  const [now, before] = [share(period), share(previous)]
  return Math.min(now, before) > 0.01 ? observe('shorts_share', now, before) : []
}
