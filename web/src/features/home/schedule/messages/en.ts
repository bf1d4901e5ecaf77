import type { Sentences } from '#web/messages/sentence.ts'

/** When a channel's videos did best. */
export const schedule = {
  heading: 'Upload schedule',
  what: 'The days and times when your videos did best, compared with your usual views.',
  notInPlan:
    'With Premium, see which days and times worked best for your past videos compared with your channel’s usual views, or that none stands out.',
  toPlan: 'See Premium',
  unavailable: 'YouTube didn’t respond, so we couldn’t compare your videos. Try again in a few minutes.',
  tooFew: 'Available once you have {fewest} videos',
  tooFewText: {
    one: '{n} of your public videos can be compared so far: it is at least 3 days old, shows its views, and has at least eight others of its length and a similar age to compare with. With fewer than {fewest}, any result would be down to chance.',
    other:
      '{n} of your public videos can be compared so far: they are at least 3 days old, show their views, and have at least eight others of their length and a similar age to compare with. With fewer than {fewest}, any result would be down to chance.',
  },
  none: 'No time stands out',
  noneText: {
    one: 'For your {n} video that can be compared, no time did better than chance would explain. Publish whenever it suits you.',
    other:
      'Among your {n} videos that can be compared, no time did better than chance would explain. Publish whenever it suits you.',
  },
  oneTime: 'Nothing to compare yet',
  oneTimeText: {
    one: 'Your {n} video went out at nearly the same day and time. Try a different one now and then so we can compare.',
    other:
      'Your {n} videos went out at nearly the same day and time. Try a different one now and then so we can compare.',
  },
  best: {
    one: 'Your {n} video from this time got {times}× your usual views (95% interval: {low} to {high}).',
    other: 'Your {n} videos from this time got {times}× your usual views (95% interval: {low} to {high}).',
  },
  caution: 'This is a pattern in your past videos, not a promise: their topics may differ, too.',
  byWeekday: 'By weekday',
  byPart: 'By time of day',
  hours: '{from} – {to}',
  columns: { when: 'Published', videos: 'Videos', times: 'Views vs. your usual' },
  times: '{times}×',
  interval: '({low} to {high})',
  few: 'too few',
  source: 'Views: YouTube, {date}. Times: {zone}, as set in your account.',
  how: 'How we calculate this: we compare each video with what your videos of its length typically have at its age. Each number is a median with its 95% interval, based on at least 6 videos. We name a time only if chance would produce one on no more than 2 in 100 channels, after accounting for all the times we compared.',
} as const satisfies Sentences
