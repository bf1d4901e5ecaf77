import type { AiFallbackReason } from '#shared/advisers.ts'
import type { Sentences } from '../sentence.ts'

/** Why an AI did not answer. */
const fallbackReasons = {
  not_configured: 'The built-in adviser answers here.',
  no_units: 'Your plan has no AI answers left, so the built-in adviser answers.',
  draft_limit_reached:
    'The AI has answered for this draft several times, so the built-in adviser answers. Change the draft, and the AI writes again.',
  cap_reached: 'You have reached today’s limit for AI answers, so the built-in adviser answers. AI is back tomorrow.',
  budget_spent: 'Today’s budget for AI is used up, so the built-in adviser answers. AI is back tomorrow.',
  timeout: 'The AI took too long, so the built-in adviser answers. You were not charged for it: try again in a minute.',
  unauthorized: 'The AI is not available at the moment, so the built-in adviser answers. You were not charged for it.',
  busy: 'The AI is busy, so the built-in adviser answers. You were not charged for it: try again in a minute.',
  failed:
    'The AI could not be reached, so the built-in adviser answers. You were not charged for it: try again in a minute.',
  refused: 'The AI declined to write about this, so the built-in adviser answers. You were not charged for it.',
  truncated: 'The AI stopped in the middle, so the built-in adviser answers. You were not charged for it: try again.',
  unusable:
    'The AI’s answer could not be used, so the built-in adviser answers. You were not charged for it: try again.',
  empty: 'The AI had nothing better to say, so the built-in adviser answers. You were not charged for it.',
} as const satisfies Record<AiFallbackReason, string>

/** SPEC section 5: what is suggested where an AI answered without a suggestion. */
const defaults = {
  title: {
    numbers: 'Add numbers for specificity',
    triggers: 'Include emotional triggers',
    words: 'Use power words',
  },
  thumbnail: {
    contrast: 'Increase text contrast',
    composition: 'Simplify composition',
    emotion: 'Add emotional elements',
  },
} as const satisfies Sentences

/** Who gives advice, and what an AI may give of it. */
export const advisers = {
  ai: 'By AI',
  builtIn: 'Built-in adviser',
  meter: {
    left: {
      one: '{n} of {most} AI answers left this month.',
      other: '{n} of {most} AI answers left this month.',
    },
    resets: 'Resets on {date}.',
    none: 'AI answers are part of the paid plans.',
    upgrade: 'See plans',
  },
  advice: {
    heading: 'AI advice',
    asking: 'The AI is reading your draft...',
    ask: 'Ask the AI',
    again: 'Ask again',
    failed: 'The AI’s advice could not be loaded. Everything else is complete.',
    strengths: 'What works already',
    source: 'Written by an AI from your draft and our checks. Scores come from our model.',
    general: 'What helps many drafts',
  },
  defaults,
  fallbackReasons,
} as const satisfies Sentences

/** What a plan counts: how much of it is left, and that none is. */
export const meters = {
  left: { one: '{n} of {most} left', other: '{n} of {most} left' },
  failed: 'Your remaining units could not be loaded.',
  fairUse: 'You have reached today’s fair-use limit. It resets on {date}.',
  upgrade: 'See plans',
  analyses: {
    label: 'Analyses this month',
    resets: 'Resets on {date}.',
    title: 'You have used all of this month’s analyses',
    text: 'You get new ones on {date}. The live score stays free, and paid plans have no monthly limit.',
  },
  topics: {
    label: 'Topics this week',
    resets: 'A topic is a category or a search. Resets on {date}.',
    title: 'You have used this week’s topics',
    text: 'You get a new one on {date}. Overall stays open, and so do the topics you have opened this week.',
  },
  optimisations: {
    label: 'Descriptions and tags this month',
    resets: 'The same draft counts once. Resets on {date}.',
    title: 'You have used all of this month’s descriptions',
    text: 'You get new ones on {date}. A draft you have already had written this month stays free.',
  },
} as const satisfies Sentences
