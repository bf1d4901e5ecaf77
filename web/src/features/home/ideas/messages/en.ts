import type { Sentences } from '#web/messages/sentence.ts'

/** The ideas of the week on the dashboard. */
export const ideas = {
  heading: 'Ideas for this week',
  what: 'New ones every Monday, never the same twice. Each combines the form of a title that did well with a topic of yours that did at least as well as usual.',
  failed: 'We couldn’t load your ideas. {message}',
  topic: 'Your topic: {topic}',
  topicVideos: {
    one: 'Your topic: {topic}, in the title of {n} recent video of yours',
    other: 'Your topic: {topic}, in the titles of {n} recent videos of yours',
  },
  topicTimes: '{times}× your usual views',
  topicLabel: 'Your topic',
  video: 'The form is from',
  ownVideo: 'The form is from your own video',
  by: 'by {channel}',
  usual: '{times}× its channel’s usual views (95% interval: {low} to {high})',
  ownUsual: '{times}× your usual views (95% interval: {low} to {high})',
  views: { one: '{n} view', other: '{n} views' },
  counted: 'counted {date}',
  lift: 'Videos with this kind of title had {times}× the views of others on their channel (95% interval: {low} to {high}; {channels} English-language channels)',
  make: 'Make the draft',
  draft: 'Make it a draft',
  toDraft: 'Open the draft',
  dismiss: 'Dismiss',
  restore: 'Bring back',
  dismissed: 'Dismissed',
  source:
    'Titles and views of the videos are from YouTube; the comparisons are calculated by us. They show what went together with views, not what brings them.',
  few: 'Fewer than five this week: we found no other form that fits one of your topics and that we would advise.',
  noTopics: 'No ideas yet',
  noTopicsText:
    'Ideas start from topics that come up in several of your videos, or of your drafts if you have no channel. Start a draft on what you want to make, then check back.',
  noTopicsAction: 'Start a draft',
  noLanguage: 'No ideas in your language yet',
  noLanguageText:
    'Ideas are available for titles in English, Spanish and French. Yours seem to be in another language.',
  noneNew: 'Nothing new this week',
  noneNewText:
    'We have shown you every idea that your topics allow. Your next videos and drafts bring new topics, and new ideas with them.',
} as const satisfies Sentences
