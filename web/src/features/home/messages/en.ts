import type { ObservationKind } from '#shared/analytics.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** What changed, with its numbers, and what to try: a sentence each. */
const findings = {
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

export const home = {
  page: 'Dashboard',
  welcome: 'Welcome back, {name}!',
  there: 'there',
  subtitle: 'How your channel is doing, and what to do next.',
  hidden: 'hidden',
  unknown: 'not known',
  newTab: '(opens in a new tab)',
  connect: {
    page: 'Connect your channel',
    heading: 'Connect your channel',
    button: 'Connect YouTube account',
    text: 'Connect your YouTube account to see your channel analytics',
    again: 'Reconnect YouTube account',
    claimed: 'At sign-up you named {title}. It counts as yours once you connect it.',
    points: {
      figures: 'Views, subscribers, watch time and engagement of 7, 28 or 90 days, against the days before',
      videos: 'Your newest videos with their counts, to sort and to export',
      readOnly: 'Read-only: Viewcraft can neither change nor upload anything',
      kept: 'Kept for 27 days at most, and deleted at once when you disconnect',
    },
    policy: 'Viewcraft uses YouTube API Services. By connecting you agree to the YouTube Terms of Service.',
    links: {
      youtubeTerms: 'YouTube Terms of Service',
      privacy: 'Viewcraft Privacy Policy',
      googlePrivacy: 'Google Privacy Policy',
      permissions: 'Manage access in your Google account',
    },
    later: 'Not now: go to the dashboard',
    startFailed: 'Failed to initiate YouTube connection',
    working: 'Connecting your YouTube account...',
    connected: '{title} is connected.',
    connectedUntitled: 'Your channel is connected.',
    replaced: '{title} was connected before. What we had of it is deleted.',
    replacedUntitled: 'Another channel was connected before. What we had of it is deleted.',
    failed: 'Failed to complete YouTube connection',
    google: 'Authentication failed: {error}',
    refused:
      'You did not allow Viewcraft to read your channel, so nothing was connected. You can try again at any time.',
    googleNext: 'Google ended the connection. Try again; if it happens again, contact support.',
    unknown_state:
      'This answer from Google does not belong to a connection begun in this tab in the last 10 minutes. Connect again.',
    other_user:
      'This connection was begun by another Viewcraft user, so it was not completed. Connect again as yourself.',
    unknown_error: 'Google ended the connection without a reason we know. Connect again.',
  },
  overview: {
    heading: 'Channel Overview',
    loading: 'Loading channel analytics...',
    failed: 'Error loading channel analytics: {message}',
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
  },
  chart: {
    heading: 'Day by day',
    metric: 'Figure',
    metrics: { views: 'Views', watchTime: 'Watch time', subscribers: 'Subscribers' },
    label: '{metric} per day',
    now: { one: 'Last {n} day', other: 'Last {n} days' },
    before: { one: '{n} day before', other: '{n} days before' },
    day: 'Day',
    asTable: 'Table',
    asChart: 'Chart',
  },
  formats: {
    heading: 'By format',
    note: 'Shares are calculated by us from YouTube’s figures.',
    format: 'Format',
    views: 'Views',
    share: 'Share',
    watchTime: 'Watch time',
    names: { video: 'Videos', short: 'Shorts', live: 'Live streams', rest: 'Other' },
  },
  findings: {
    heading: 'What changed, what to try',
    note: 'Calculated by us from YouTube’s figures. What to try is our suggestion.',
    none: 'Nothing has changed much against the period before.',
    kinds: findings,
  },
  tiles: {
    insights: 'AI-powered content optimization',
    trends: 'Real-time trending topics',
  },
} as const satisfies Sentences
