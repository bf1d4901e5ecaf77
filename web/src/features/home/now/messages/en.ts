import type { Sentences } from '#web/messages/sentence.ts'

export const overview = {
  heading: 'Channel Overview',
  period: 'Period',
  days: { one: '{n} day', other: '{n} days' },
  views: 'Views',
  totalViews: 'Total Views',
  subscribers: 'Subscribers',
  watchTime: 'Watch Time',
  engagementRate: 'Engagement Rate',
  total: 'Total',
  previous: 'Before',
  labeled: '{label}: {figure}',
  engagementIs: '(likes + comments + shares) ÷ views',
  noViews: 'No views yet',
  up: 'Up {by} from the previous period',
  down: 'Down {by} from the previous period',
  same: 'Same as the previous period',
  points: '{by} points',
  source: 'Source: YouTube. Complete through {day} (Pacific time).',
  age: 'Read from YouTube {ago}.',
  update: 'Update now',
  /** A count that YouTube rounded. */
  about: 'about {figure}',
  ours: 'We calculate changes and rates from YouTube’s data. They don’t come from YouTube.',
  reconnect: 'Reconnect YouTube account',
  stale: 'We couldn’t refresh this data from YouTube. These numbers are from {when}.',
  redefined:
    'YouTube has counted views differently since this day, so you can’t compare views from before and after it.',
  empty: 'No data yet',
  emptyText:
    'YouTube takes two to three days to process a new channel. Your data will appear here as soon as it’s ready.',
} as const satisfies Sentences

export const chart = {
  label: '{metric} per day',
  now: { one: 'Last {n} day', other: 'Last {n} days' },
  before: { one: 'Previous {n} day', other: 'Previous {n} days' },
  day: 'Day',
  asTable: 'Table',
  asChart: 'Chart',
} as const satisfies Sentences

/** What changed, in one sentence, and the figures behind it. */
export const finding = {
  up: 'Views are up {by}.',
  down: 'Views are down {by}.',
  times: 'You got {times} times as many views.',
  same: 'Views have hardly changed.',
  noViews: 'No views in the last {days} days.',
  here: { one: '{views} view in {days} days.', other: '{views} views in {days} days.' },
  both: {
    one: '{views} view in {days} days, {before} in the {days} before.',
    other: '{views} views in {days} days, {before} in the {days} before.',
  },
  before: { one: '{views} view in the {days} days before.', other: '{views} views in the {days} days before.' },
  fresh: 'There were none in the {days} days before.',
  few: 'Too few to call it a trend.',
  redefined:
    'YouTube has counted views differently since {day}, so they can’t be compared with the {days} days before.',
  share: '{share}',
  lead: 'One video brought {part} of them.',
  fractions: {
    threeQuarters: 'about three quarters',
    twoThirds: 'about two thirds',
    half: 'about half',
    third: 'about a third',
    quarter: 'about a quarter',
    fifth: 'about a fifth',
    sixth: 'about a sixth',
    eighth: 'about an eighth',
    tenth: 'about a tenth',
  },
  since: {
    one: 'New since your visit on {day}: {views} view, {subscribers} subscribers.',
    other: 'New since your visit on {day}: {views} views, {subscribers} subscribers.',
  },
  nothingNew: 'YouTube has no newer figures since your visit on {day}.',
} as const satisfies Sentences

/** The videos that brought the most views. */
export const brought = {
  heading: 'What brought the views',
  none: 'YouTube lists no videos for this period.',
  works: 'What works on your channel',
} as const satisfies Sentences

/** What to do next, each with its reason. */
export const next = {
  heading: 'Do next',
  calendar: 'Calendar',
  failed: 'Your drafts couldn’t be loaded: {message}',
  out: 'Goes out {when}',
  late: 'Was planned for {when}',
  undated: 'No date yet',
  typed: 'You typed',
  typedWhy: 'It’s in Predictive Insights.',
  score: 'What is your next video about?',
  scoreWhy: 'Type a title and see where it ranks among your own videos.',
  scoreIt: 'Score a title',
  goOn: 'Continue',
  prepare: 'Prepare to publish',
  publish: 'Mark as published',
  titles: { one: '{n} title', other: '{n} titles' },
  thumbnails: { one: '{n} thumbnail', other: '{n} thumbnails' },
  noTitle: 'No title yet',
  noThumbnail: 'no thumbnail yet',
  undatedWhy: '{state}, without a date',
  review: 'Review',
  reviewWhy: 'Day {day}: what we said, what happened, what to keep',
  test: 'Test',
  testOverWhy: {
    one: 'The test started {n} day ago: enter its outcome',
    other: 'The test started {n} days ago: enter its outcome',
  },
  testWonWhy: '“{title}” won the test: lead with it',
  outlier: 'Outlier',
  outlierWhy: '{times}× the usual views of {channel}, which you follow: make it yours',
  outlierOfWhy: '{times}× the usual views of a channel you follow: make it yours',
  ideas: 'Ideas for this week',
  ideasWhy: 'New ones every Monday, from titles that did well and topics of yours',
  follow: 'Follow channels like yours',
  followWhy: 'See which of their videos did far better than usual',
} as const satisfies Sentences

/** The newest videos. */
export const recent = {
  all: { one: '{n} video', other: 'All {n} videos' },
} as const satisfies Sentences

/** What the Free plan lacks, by what the creator has used. */
export const hint = {
  label: 'Your plan',
  analyses: {
    one: 'You’ve used {n} of the Free plan’s {max} analyses this month. Basic has no monthly limit.',
    other: 'You’ve used {n} of the Free plan’s {max} analyses this month. Basic has no monthly limit.',
  },
  topics: {
    one: 'You’ve opened {n} of the Free plan’s {max} trend topics this week. Basic has no weekly limit.',
    other: 'You’ve opened {n} of the Free plan’s {max} trend topics this week. Basic has no weekly limit.',
  },
  optimisations: {
    one: 'You’ve had {n} description written this month, the Free plan’s limit. Basic has {more}.',
    other: 'You’ve had {n} descriptions written this month, the Free plan’s limit. Basic has {more}.',
  },
  open: 'Compare plans',
  dismiss: 'Don’t show this again',
} as const satisfies Sentences

export const videos = {
  heading: 'Recent videos',
  source: 'Source: YouTube, as of {when}.',
  older: 'Older videos were counted on {day} or later.',
  count: { one: 'Your {n} public video.', other: 'Your {n} latest public videos.' },
  loading: 'Loading your videos…',
  failed: 'Your videos couldn’t be loaded: {message}',
  empty: 'No public videos yet',
  emptyText: 'Videos appear here as soon as they’re public on YouTube.',
  first: 'Score your next title',
  export: 'Export CSV',
  all: { one: 'Show {n} video', other: 'Show all {n} videos' },
  video: 'Video',
  published: 'Published',
  views: 'Views',
  likes: 'Likes',
  comments: 'Comments',
  duration: 'Duration',
  url: 'Address',
  sort: 'Sort by {column}',
  table: 'Videos and their stats',
  ctr: 'CTR',
} as const satisfies Sentences

export const usual = {
  column: '× usual',
  times: '{n}×',
  range: '{low} to {high}',
  outlier: 'Stands out',
  tooNew: 'too new to compare',
  tooFew: 'too few like it',
  explained:
    '“× usual” compares a video’s views with what your videos of its length usually have at its age. Point to a figure, or tap it, to see which videos those are. The range below it contains the true value in 95 of 100 cases. A video of up to 3 minutes takes eight others of up to 3 minutes to compare with; a longer one takes eight longer ones. “Stands out” marks videos far beyond how much yours usually vary. We calculate this; it doesn’t come from YouTube.',
  multiple: 'Times the usual views',
  low: 'Times the usual, at least',
  high: 'Times the usual, at most',
  of: 'Videos compared',
} as const satisfies Sentences
