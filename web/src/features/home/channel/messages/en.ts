import type { ObservationKind } from '#shared/analytics.ts'
import type { Sentences } from '#web/messages/sentence.ts'

export const reach = {
  connection: {
    heading: 'YouTube connection',
    channel: '{title}, connected on {date}',
    untitled: 'Your channel, connected on {date}',
    scopes: 'Viewcraft can read your channel and its analytics, and nothing else.',
    permissions: 'View or remove access in your Google account',
    disconnect: 'Disconnect',
    title: 'Disconnect your YouTube account?',
    text: 'We revoke Viewcraft’s access at Google and immediately delete:',
    deletes: {
      tokens: 'the access Google gave us',
      analytics: 'your channel’s stats and analytics',
      videos: 'the list of your videos',
      channel: 'your channel’s ID and name',
    },
    stays: 'You keep your account, plan and past analyses, and can still analyze new drafts.',
    yes: 'Disconnect and delete',
    failed: 'Your account couldn’t be disconnected. Please try again.',
    done: 'Your YouTube account has been disconnected.',
    deleted: 'Deleted:',
    nothing: 'There was nothing left to delete.',
    notRevoked: 'Google didn’t respond, so it may still list Viewcraft. Remove it there as well:',
  },
  studio: {
    heading: 'Click rates from YouTube Studio',
    text: 'Open one of your exports to see which videos to retitle and what draws clicks on your channel. It is read in this browser.',
    open: 'Open an export',
  },
  impressions: 'Impressions',
  ctrSpoken: 'Click-through rate',
  inTable: 'Impressions and CTR (clicks ÷ thumbnail impressions) cover {from} to {to}.',
  heading: 'Historical channel data',
  source:
    'Source: YouTube, {from} to {to} (Pacific time). We calculate rates and rankings. They don’t come from YouTube.',
  onTheWay: 'Impressions and CTR are on their way',
  onTheWayText:
    'Once a day, YouTube reports how often your thumbnails were shown and clicked. The first reports arrive in about two days.',
  meanwhile: 'Score your next title in the meantime',
  shown: '{count} impressions',
  averageIs: 'Clicks ÷ thumbnail impressions',
  ofPeriod: { one: 'Average CTR, last {n} day', other: 'Average CTR, last {n} days' },
  ofAll: 'Average CTR, all available days',
  top: 'Top performing videos',
  topIs: 'By CTR, among your recent videos with at least 1,000 impressions.',
  tooFew: 'None of your recent videos reached 1,000 impressions in this period.',
  high: 'Words with more clicks',
  low: 'Words with fewer clicks',
  wordsAre:
    'Words used in at least three titles of your recent videos with 1,000 or more impressions, and the median CTR of those videos compared with all of them.',
  word: { one: 'in {n} title', other: 'in {n} titles' },
  noWords: 'No word stands out yet.',
} as const satisfies Sentences

/** What changed, with its numbers, and what to try: a sentence each. */
const kinds = {
  views: {
    up: 'Views rose from {before} to {now}.',
    down: 'Views fell from {before} to {now}: test the title of your next video in Predictive Insights before it goes out.',
  },
  watch_time: {
    up: 'Watch time rose from {before} to {now}.',
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
