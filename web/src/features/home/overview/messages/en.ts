import type { ObservationKind } from '#shared/analytics.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What changed, with its numbers, and what to try: a sentence each. */
const kinds = {
  views: {
    up: 'Views rose from {before} to {now}: see which of your recent videos drew them, and follow up while it lasts.',
    down: 'Views fell from {before} to {now}: test the title of your next video in Predictive Insights before it goes out.',
  },
  watch_time: {
    up: 'Watch time rose from {before} to {now}: make more of the formats that people stayed for.',
    down: 'Watch time fell from {before} to {now}: try getting to the point within the first 30 seconds.',
  },
  engagement: {
    up: 'Engagement rose from {before} to {now}: answer the comments on your newest video to keep the conversation going.',
    down: 'Engagement fell from {before} to {now}: try ending your next video with one clear question to viewers.',
  },
  watch_per_view: {
    up: 'A view now lasts {now}, up from {before}: keep the pacing of your recent videos.',
    down: 'A view now lasts {now}, down from {before}: try a shorter opening, and show early what the title promised.',
  },
  subscribers: {
    up: 'Subscribers changed by {now}, after {before} in the period before: say once per video what a subscriber gets next.',
    down: 'Subscribers changed by {now}, after {before} in the period before: try telling viewers what is coming next week.',
  },
  shorts_share: {
    up: 'Shorts brought {now} of your views, up from {before}: link each Short to the long video it belongs to.',
    down: 'Shorts brought {now} of your views, down from {before}: try cutting a Short from your most watched long video.',
  },
} as const satisfies Record<ObservationKind, Record<'up' | 'down', string>>

export const overview = {
  heading: 'Channel Overview',
  period: 'Period',
  days: { one: '{n} day', other: '{n} days' },
  totalViews: 'Total Views',
  subscribers: 'Subscribers',
  watchTime: 'Watch Time',
  engagementRate: 'Engagement Rate',
  inPeriod: { one: 'over {n} day', other: 'over {n} days' },
  ofPeriod: { one: '{gained} in {n} day', other: '{gained} in {n} days' },
  recounted: 'Views have been counted differently since {day}',
  engagementIs: '(likes + comments + shares) ÷ views',
  noViews: 'no views yet',
  up: 'Up {by} on the period before',
  down: 'Down {by} on the period before',
  same: 'As in the period before',
  points: '{by} points',
  source: 'Source: YouTube. Complete through {day} (Pacific time).',
  ours: 'Changes and rates are calculated by us from YouTube’s figures, not by YouTube.',
  stale: 'YouTube could not be asked again just now. These figures are from {when}.',
  redefined: 'Since this day YouTube has counted views differently. Views before and after do not compare.',
  empty: 'No figures yet',
  emptyText: 'YouTube needs two to three days to count a new channel. As soon as it has figures, they are here.',
} as const satisfies Sentences

export const chart = {
  heading: 'Day by day',
  metric: 'Figure',
  metrics: { views: 'Views', watchTime: 'Watch time', subscribers: 'Subscribers' },
  label: '{metric} per day',
  now: { one: 'Last {n} day', other: 'Last {n} days' },
  before: { one: '{n} day before', other: '{n} days before' },
  day: 'Day',
  asTable: 'Table',
  asChart: 'Chart',
} as const satisfies Sentences

export const formats = {
  heading: 'By format',
  note: 'Shares are calculated by us from YouTube’s figures.',
  format: 'Format',
  views: 'Views',
  share: 'Share',
  watchTime: 'Watch time',
  names: { video: 'Videos', short: 'Shorts', live: 'Live streams', rest: 'Other' },
} as const satisfies Sentences

export const findings = {
  heading: 'What changed, what to try',
  note: 'Calculated by us from YouTube’s figures. What to try is our suggestion.',
  none: 'Nothing has changed much against the period before.',
  kinds,
} as const satisfies Sentences
