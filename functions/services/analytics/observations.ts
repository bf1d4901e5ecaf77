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

/** Finds at most three notable changes, largest first. Uses only sums, ratios and differences of one channel's own figures. */
export function findObservations({ period, previous, viewsRedefinedOn }: Spans): Observation[] {
  const [now, before] = [period.totals, previous.totals]
  const ofViews = viewsRedefinedOn === null && Math.min(now.views, before.views) >= minViews
  const found = [
    ...watchTime(now, before),
    ...subscribers(now, before),
    ...(ofViews ? [...views(now, before), ...engagement(now, before), ...perView(now, before)] : []),
    ...(ofViews ? shortsShare(period, previous) : []),
  ]
  const size = ({ now, previous }: Observation) => Math.abs(Math.log(Math.max(now, 1e-9) / Math.max(previous, 1e-9)))
  return found.sort((a, b) => size(b) - size(a)).slice(0, maxObservations)
}

function observation(kind: ObservationKind, now: number, previous: number): Observation[] {
  const { ratio } = compareValues(now, previous)
  if (now === previous || (ratio !== null && Math.abs(ratio) < minChange)) return []
  return [{ kind, direction: now > previous ? 'up' : 'down', now, previous, ratio }]
}

const views = (now: Figures, before: Figures) => observation('views', now.views, before.views)

const watchTime = (now: Figures, before: Figures) =>
  Math.min(now.watchTime, before.watchTime) < minMinutes
    ? []
    : observation('watch_time', now.watchTime, before.watchTime)

function subscribers(now: Figures, before: Figures): Observation[] {
  const moved = (figures: Figures) => figures.subscribersGained + figures.subscribersLost
  if (Math.min(moved(now), moved(before)) < minSubscribers) return []
  return observation('subscribers', netSubscribers(now), netSubscribers(before))
}

function perView(now: Figures, before: Figures): Observation[] {
  const [nowMinutes, beforeMinutes] = [watchPerView(now), watchPerView(before)]
  if (nowMinutes === null || beforeMinutes === null) return []
  return observation('watch_per_view', nowMinutes, beforeMinutes)
}

/** Reports a change of the engagement rate if it is significant, by a two-proportion z-test. */
function engagement(now: Figures, before: Figures): Observation[] {
  const [nowRate, beforeRate] = [countEngagements(now) / now.views, countEngagements(before) / before.views]
  const both = (countEngagements(now) + countEngagements(before)) / (now.views + before.views)
  const error = Math.sqrt(both * (1 - Math.min(both, 1)) * (1 / now.views + 1 / before.views))
  return Math.abs(nowRate - beforeRate) > significantZ * error ? observation('engagement', nowRate, beforeRate) : []
}

/** Reports a change of the Shorts' share of views, for channels with both Shorts and videos. */
function shortsShare(period: Span, previous: Span): Observation[] {
  const share = ({ byFormat, totals }: Span) => (byFormat ? byFormat.short.views / totals.views : 0)
  const [now, before] = [share(period), share(previous)]
  return Math.min(now, before) > 0.01 ? observation('shorts_share', now, before) : []
}
