import type { Sentences } from '../sentence.ts'

/** What a video's views were compared with, and which videos of a channel count. */
export const compared = {
  own: {
    short:
      'Compared with {n} of your videos of up to 3 minutes: those closest in age, published {from} to {to}. Views as of {date}.',
    long: 'Compared with {n} of your videos over 3 minutes: those closest in age, published {from} to {to}. Views as of {date}.',
  },
  other: {
    short:
      'Compared with {n} of this channel’s videos of up to 3 minutes: those closest in age, published {from} to {to}. Views as of {date}.',
    long: 'Compared with {n} of this channel’s videos over 3 minutes: those closest in age, published {from} to {to}. Views as of {date}.',
  },
  ranked: {
    short: 'Includes {n} of your {latest} latest public videos: those of up to 3 minutes that are at least 3 days old.',
    long: 'Includes {n} of your {latest} latest public videos: those over 3 minutes that are at least 3 days old.',
  },
  rated: {
    short:
      'Includes {n} of your {latest} latest public videos: those of up to 3 minutes that are at least 3 days old and have at least eight others of a similar age to compare with.',
    long: 'Includes {n} of your {latest} latest public videos: those over 3 minutes that are at least 3 days old and have at least eight others of a similar age to compare with.',
    any: 'Includes {n} of your {latest} latest public videos: those that are at least 3 days old and have at least eight others of their length and a similar age to compare with.',
  },
} as const satisfies Sentences

/** A YouTube video in a list. */
export const video = {
  views: { one: '{count} view', other: '{count} views' },
  hidden: 'Views hidden',
  published: 'Published {ago}',
  live: 'LIVE',
  upcoming: 'UPCOMING',
  watch: 'Watch',
  watchLabel: 'Watch “{title}” on YouTube, in a new tab',
  more: 'Show more',
  shown: '{n} of {total} shown',
} as const satisfies Sentences
