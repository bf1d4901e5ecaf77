import type { ObservationKind } from '#shared/analytics.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What changed, with its numbers, and what to try: a sentence each. */
const kinds = {
  views: {
    up: 'Views rose from {before} to {now}: follow up while it lasts.',
    down: 'Views fell from {before} to {now}: test the title of your next video in Predictive Insights before it goes out.',
  },
  watch_time: {
    up: 'Watch time rose from {before} to {now}: make more of the formats that keep people watching.',
    down: 'Watch time fell from {before} to {now}: try getting to the point within the first 30 seconds.',
  },
  engagement: {
    up: 'Engagement rose from {before} to {now}: reply to comments on your newest video to keep the conversation going.',
    down: 'Engagement fell from {before} to {now}: try ending your next video with one clear question for viewers.',
  },
  watch_per_view: {
    up: 'The average view is now {now}, up from {before}: keep the pacing of your recent videos.',
    down: 'The average view is now {now}, down from {before}: try a shorter intro, and deliver early on what the title promised.',
  },
  subscribers: {
    up: 'Subscribers changed by {now}, compared with {before} in the previous period: mention once per video what subscribers can look forward to.',
    down: 'Subscribers changed by {now}, compared with {before} in the previous period: try telling viewers what’s coming next week.',
  },
  shorts_share: {
    up: 'Shorts brought {now} of your views, up from {before}: link each Short to the long video it comes from.',
    down: 'Shorts brought {now} of your views, down from {before}: try cutting a Short from your most-watched long video.',
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
  total: 'Total',
  lifetime: '{label}: {figure}',
  recounted: 'YouTube has counted views differently since {day}',
  engagementIs: '(likes + comments + shares) ÷ views',
  noViews: 'no views yet',
  up: 'Up {by} from the previous period',
  down: 'Down {by} from the previous period',
  same: 'Same as the previous period',
  points: '{by} points',
  source: 'Source: YouTube. Complete through {day} (Pacific time).',
  ours: 'We calculate changes and rates from YouTube’s data. They don’t come from YouTube.',
  stale: 'We couldn’t refresh this data from YouTube. These numbers are from {when}.',
  redefined:
    'YouTube has counted views differently since this day, so you can’t compare views from before and after it.',
  empty: 'No data yet',
  emptyText:
    'YouTube takes two to three days to process a new channel. Your data will appear here as soon as it’s ready.',
} as const satisfies Sentences

export const chart = {
  heading: 'Day by day',
  metric: 'Metric',
  metrics: { views: 'Views', watchTime: 'Watch time', subscribers: 'Subscribers' },
  label: '{metric} per day',
  now: { one: 'Last {n} day', other: 'Last {n} days' },
  before: { one: 'Previous {n} day', other: 'Previous {n} days' },
  day: 'Day',
  asTable: 'Table',
  asChart: 'Chart',
} as const satisfies Sentences

export const formats = {
  heading: 'By format',
  note: 'We calculate shares from YouTube’s data.',
  format: 'Format',
  views: 'Views',
  share: 'Share',
  watchTime: 'Watch time',
  names: { video: 'Videos', short: 'Shorts', live: 'Live streams', rest: 'Other' },
} as const satisfies Sentences

export const findings = {
  heading: 'What changed and what to try',
  note: 'We calculate these from YouTube’s data. The suggestions are ours.',
  top: {
    views: 'These videos brought the most (share of views):',
    subscribers: 'These videos gained the most (share of new subscribers):',
  },
  none: 'Not much has changed since the previous period.',
  kinds,
} as const satisfies Sentences
