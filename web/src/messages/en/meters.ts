import type { Sentences } from '../sentence.ts'

/** What a plan counts: how much of it is left, and that none is. */
export const meters = {
  left: { one: '{n} of {most} left', other: '{n} of {most} left' },
  failed: 'What is left of your plan could not be loaded.',
  fairUse: 'You have reached today’s fair-use limit. It starts again on {date}.',
  upgrade: 'See plans',
  analyses: {
    label: 'Analyses this month',
    resets: 'Starts again on {date}.',
    title: 'You have used all analyses of this month',
    text: 'Your next ones come on {date}. The live score stays free, and paid plans have no monthly limit.',
  },
  topics: {
    label: 'Topics this week',
    resets: 'A topic is a category or a search. Starts again on {date}.',
    title: 'You have used this week’s topics',
    text: 'Your next one comes on {date}. Overall stays open, and so do the topics you have opened this week.',
  },
  optimisations: {
    label: 'Descriptions and tags this month',
    resets: 'The same draft counts once. Starts again on {date}.',
    title: 'You have used all descriptions of this month',
    text: 'Your next ones come on {date}. A draft that you had written this month stays free.',
  },
} as const satisfies Sentences
