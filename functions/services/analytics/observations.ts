import type { ObservationKind } from '#shared/analytics.ts'
import type { Figures, Observation, Span } from '#shared/contract/youtube.ts'
import { compareValues, countEngagements, netSubscribers, watchPerView } from './figures.ts'

/** How many there are room for. */
const most = 3
/** A change smaller than this is no news. */
const newsworthy = 0.1
/** Fewer views than this, in either span, say nothing. */
const fewestViews = 200
/** The same for minutes watched, and for subscribers gained and lost together. */
const fewestMinutes = 300
const fewestSubscribers = 20
/** Standard errors apart before two ratios are two: chance does that once in twenty times. */
const apart = 1.96

interface Spans {
  readonly period: Span
  readonly previous: Span
  /** Where YouTube began to count views in another way within these spans, nothing is said that rests on views. */
  readonly viewsRedefinedOn: string | null
}

/** At most three things that changed, those that changed the most first. Sums, ratios and differences of one channel's own figures, and no more. */
export function findObservations({ period, previous, viewsRedefinedOn }: Spans): Observation[] {
  const [now, before] = [period.totals, previous.totals]
  const ofViews = viewsRedefinedOn === null && Math.min(now.views, before.views) >= fewestViews
  const found = [
    ...watchTime(now, before),
    ...subscribers(now, before),
    ...(ofViews ? [...views(now, before), ...engagement(now, before), ...perView(now, before)] : []),
    ...(ofViews ? shortsShare(period, previous) : []),
  ]
  const size = ({ now, before }: Observation) => Math.abs(Math.log(Math.max(now, 1e-9) / Math.max(before, 1e-9)))
  return found.sort((one, other) => size(other) - size(one)).slice(0, most)
}

function observation(kind: ObservationKind, now: number, before: number): Observation[] {
  const { ratio } = compareValues(now, before)
  if (now === before || (ratio !== null && Math.abs(ratio) < newsworthy)) return []
  return [{ kind, direction: now > before ? 'up' : 'down', now, before, ratio }]
}

const views = (now: Figures, before: Figures) => observation('views', now.views, before.views)

const watchTime = (now: Figures, before: Figures) =>
  Math.min(now.watchTime, before.watchTime) < fewestMinutes
    ? []
    : observation('watch_time', now.watchTime, before.watchTime)

function subscribers(now: Figures, before: Figures): Observation[] {
  const moved = (figures: Figures) => figures.subscribersGained + figures.subscribersLost
  if (Math.min(moved(now), moved(before)) < fewestSubscribers) return []
  return observation('subscribers', netSubscribers(now), netSubscribers(before))
}

function perView(now: Figures, before: Figures): Observation[] {
  const [nowMinutes, beforeMinutes] = [watchPerView(now), watchPerView(before)]
  if (nowMinutes === null || beforeMinutes === null) return []
  return observation('watch_per_view', nowMinutes, beforeMinutes)
}

/** Only where the two rates differ by more than chance would have it: a test of two proportions. */
function engagement(now: Figures, before: Figures): Observation[] {
  const [nowRate, beforeRate] = [countEngagements(now) / now.views, countEngagements(before) / before.views]
  const both = (countEngagements(now) + countEngagements(before)) / (now.views + before.views)
  const error = Math.sqrt(both * (1 - Math.min(both, 1)) * (1 / now.views + 1 / before.views))
  return Math.abs(nowRate - beforeRate) > apart * error ? observation('engagement', nowRate, beforeRate) : []
}

/** How much of the views are of Shorts, for a channel that has both. */
function shortsShare(period: Span, previous: Span): Observation[] {
  const share = ({ byFormat, totals }: Span) => (byFormat ? byFormat.short.views / totals.views : 0)
  const [now, before] = [share(period), share(previous)]
  return Math.min(now, before) > 0.01 ? observation('shorts_share', now, before) : []
}
