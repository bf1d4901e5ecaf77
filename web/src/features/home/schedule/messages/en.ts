import type { Sentences } from '#web/messages/sentence.ts'

/** When a channel's videos did best. */
export const schedule = {
  heading: 'Upload schedule',
  what: 'On which weekday and at what time your videos did best, against your own usual.',
  notInPlan:
    'Part of Premium: it compares the weekday and time of your past videos with your channel’s own usual, and says so where none stands out.',
  toPlan: 'See Premium',
  unavailable: 'YouTube did not answer, so your videos could not be compared. Try again in a few minutes.',
  tooFew: 'From {fewest} videos on',
  tooFewText: {
    one: '{n} public video of your channel is at least 3 days old and shows its views. With fewer than {fewest}, any answer would be chance.',
    other:
      '{n} public videos of your channel are at least 3 days old and show their views. With fewer than {fewest}, any answer would be chance.',
  },
  none: 'No time stands out',
  noneText: {
    one: 'In your {n} video, no time did better than chance alone would have it. Publish when it suits you.',
    other: 'Among your {n} videos, no time did better than chance alone would have it. Publish when it suits you.',
  },
  oneTime: 'Nothing to compare yet',
  oneTimeText: {
    one: 'Your {n} video came at nearly the same weekday and time. Try another one now and then, and it can be compared here.',
    other:
      'Your {n} videos came at nearly the same weekday and time. Try another one now and then, and it can be compared here.',
  },
  best: {
    one: 'Your {n} video of this time did {times} times your usual (95% interval: {low} to {high}).',
    other: 'Your {n} videos of this time did {times} times your usual (95% interval: {low} to {high}).',
  },
  caution: 'This is what went together in your own past videos, not a promise: their topics may differ as well.',
  byWeekday: 'By weekday',
  byPart: 'By time of day',
  hours: '{from} – {to}',
  columns: { when: 'Published', videos: 'Videos', times: 'Views against your usual' },
  times: '{times}×',
  interval: '({low} to {high})',
  few: 'too few',
  source: {
    one: 'Views of {n} video: YouTube, {date}. Times: {zone}, as set in your account.',
    other: 'Views of {n} videos: YouTube, {date}. Times: {zone}, as set in your account.',
  },
  how: 'Calculated by us: your usual is the median of your videos of the same kind and similar age; each figure is a median with its 95% interval, from 6 videos on. A time is named only where chance would bring one forth on at most 2 of 100 channels, all times we looked at being counted.',
} as const satisfies Sentences
