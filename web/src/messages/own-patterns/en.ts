import type { FormName } from '#shared/prediction/own-history/pattern-names.ts'
import type { Sentences } from '../sentence.ts'

const form = {
  number: 'A number in the title',
  question: 'A question mark',
  exclamation: 'An exclamation mark',
  brackets: 'Brackets',
  two_parts: 'Two parts: a colon, dash or bar',
  capitals: 'A word in capitals',
  short: 'Short: your shortest quarter of titles',
  long: 'Long: your longest quarter of titles',
} as const satisfies Record<FormName, string>

/** Which forms and topics of titles did above or below a channel's usual. */
export const ownPatterns = {
  heading: 'What works on your channel',
  what: 'The title forms and topics that got more or fewer views than your other videos.',
  ours: 'Calculated by us',
  notInPlan:
    'With Premium, see which title forms and topics got more or fewer views on your own channel, or that none stands out.',
  toPlan: 'See Premium',
  unavailable: 'YouTube didn’t respond, so we couldn’t compare your videos. Try again in ten minutes.',
  tooFew: {
    one: 'Your channel has {n} public video that is at least 3 days old. We compare titles once you have {fewest}.',
    other: 'Your channel has {n} public videos that are at least 3 days old. We compare titles once you have {fewest}.',
  },
  none: 'None of the forms and topics in your titles did better or worse than chance would explain.',
  above: 'Above your usual',
  below: 'Below your usual',
  topic: 'Titles with “{word}”',
  form,
  measured: {
    one: '{times}× the views of your other videos (95% interval: {low} to {high}), {n} video',
    other: '{times}× the views of your other videos (95% interval: {low} to {high}), {n} videos',
  },
  caution: 'This is a pattern in your past videos, not a promise: they may differ in other ways, too.',
  how: {
    one: 'Views of {n} video: YouTube, {date}. We compare each video with your usual views for its age, then the videos with and without each form and topic. We take off what is luck on average, and show only differences that chance would produce on no more than 5 in 100 channels, after accounting for everything we compared.',
    other:
      'Views of {n} videos: YouTube, {date}. We compare each video with your usual views for its age, then the videos with and without each form and topic. We take off what is luck on average, and show only differences that chance would produce on no more than 5 in 100 channels, after accounting for everything we compared.',
  },
} as const satisfies Sentences
