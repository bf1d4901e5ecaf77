import type { Sentences } from '../sentence.ts'

/** What a video's multiple of its channel's usual was compared with, and which videos of a channel count. */
export const compared = {
  own: {
    short:
      'Compared with your {n} videos up to 3 minutes nearest in age, published {from} to {to}. Views as of {date}.',
    long: 'Compared with your {n} videos over 3 minutes nearest in age, published {from} to {to}. Views as of {date}.',
  },
  other: {
    short:
      'Compared with this channel’s {n} videos up to 3 minutes nearest in age, published {from} to {to}. Views as of {date}.',
    long: 'Compared with this channel’s {n} videos over 3 minutes nearest in age, published {from} to {to}. Views as of {date}.',
  },
  ranked: {
    short: 'Compared: {n} of your {latest} latest public videos, those up to 3 minutes and at least 3 days old.',
    long: 'Compared: {n} of your {latest} latest public videos, those over 3 minutes and at least 3 days old.',
  },
  rated: {
    short:
      'Compared: {n} of your {latest} latest public videos, those up to 3 minutes, at least 3 days old, with eight others near their age.',
    long: 'Compared: {n} of your {latest} latest public videos, those over 3 minutes, at least 3 days old, with eight others near their age.',
    any: 'Compared: {n} of your {latest} latest public videos, those at least 3 days old, with eight others of their length near their age.',
  },
} as const satisfies Sentences

/** A video of YouTube in a list. */
export const video = {
  views: '{count} views',
  hidden: 'Views hidden',
  published: 'Published {ago}',
  live: 'LIVE',
  upcoming: 'UPCOMING',
  watch: 'Watch',
  watchLabel: 'Watch “{title}” on YouTube, in a new tab',
  more: 'Show more',
  shown: '{n} of {total} shown',
} as const satisfies Sentences
