import type { FormName } from '#shared/prediction/own-history/pattern-names.ts'
import type { Sentences } from '../sentence.ts'

const form = {
  number: 'A number in the title',
  question: 'A question mark',
  exclamation: 'An exclamation mark',
  brackets: 'Parentheses or brackets',
  two_parts: 'Two parts, with a colon, dash or bar',
  capitals: 'A word in capitals',
  short: 'Short titles (your shortest quarter)',
  long: 'Long titles (your longest quarter)',
} as const satisfies Record<FormName, string>

/** Which forms and topics of titles did above or below a channel's usual. */
export const ownPatterns = {
  heading: 'What works on your channel',
  what: 'The title forms, topics and lengths that got more or fewer views than your other videos.',
  ours: 'Calculated by us',
  notInPlan:
    'With Premium, see which title forms, topics and lengths got more or fewer views on your own channel, or that none stands out.',
  toPlan: 'See Premium',
  unavailable: 'YouTube didn’t respond, so we couldn’t compare your videos. Try again in ten minutes.',
  tooFew: {
    one: '{n} of your public videos can be compared so far: it is at least 3 days old, shows its views, and has at least eight others of its length and a similar age to compare with. We compare titles once you have {fewest}.',
    other:
      '{n} of your public videos can be compared so far: they are at least 3 days old, show their views, and have at least eight others of their length and a similar age to compare with. We compare titles once you have {fewest}.',
  },
  none: 'None of your title forms, topics and lengths did better or worse than chance would explain.',
  above: 'Above your usual',
  below: 'Below your usual',
  topic: 'Titles with “{word}”',
  form,
  length: {
    to: 'Length: under {to}',
    range: 'Length: {from} to {to}',
    from: 'Length: {from} or longer',
  },
  measured: {
    one: '{times}× the views of your other videos (95% interval: {low} to {high}), {n} video',
    other: '{times}× the views of your other videos (95% interval: {low} to {high}), {n} videos',
  },
  step: {
    more: '{name}: {times}× on your channel. This title isn’t like that',
    fewer: '{name}: {times}× on your channel. This title is like that',
    edit: 'Edit the title',
  },
  caution: 'Patterns in your past videos aren’t promises: the videos may differ in other ways, too.',
  how: 'Views: YouTube, {date}. We compare each video with what your videos of its length typically have at its age, then the videos with and without each form, topic and length. We take off what is luck on average, and show only differences that chance would produce on no more than 5 in 100 channels, after accounting for everything we compared and for good and bad months.',
} as const satisfies Sentences
