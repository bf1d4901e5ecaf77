import type { AiFallbackReason } from '#shared/advisers.ts'
import type { Sentences } from '../sentence.ts'

/** Why the advice is not from the AI provider. */
const fallbackReasons = {
  not_configured: 'This comes from our built-in adviser.',
  no_units: 'Your plan has no AI answers left, so this comes from our built-in adviser.',
  // The error code of this name is another limit: new drafts in a day (`web/src/messages`).
  draft_limit_reached:
    'The AI has already answered several times for this video, so this comes from our built-in adviser. Change the title or the thumbnail to ask the AI again.',
  cap_reached:
    'You’ve reached today’s limit for AI answers, so this comes from our built-in adviser. You can use AI again tomorrow.',
  budget_spent:
    'Today’s budget for AI is used up, so this comes from our built-in adviser. AI will be available again tomorrow.',
  free_budget_spent:
    'The AI answers for today on the Free plan are used up, so this comes from our built-in adviser. AI will be available again tomorrow.',
  timeout:
    'The AI took too long, so this comes from our built-in adviser. It didn’t cost you an AI answer. Try again in a minute.',
  unauthorized:
    'AI isn’t available right now, so this comes from our built-in adviser. It didn’t cost you an AI answer.',
  busy: 'The AI is busy, so this comes from our built-in adviser. It didn’t cost you an AI answer. Try again in a minute.',
  failed:
    'We couldn’t reach the AI, so this comes from our built-in adviser. It didn’t cost you an AI answer. Try again in a minute.',
  refused:
    'The AI declined to write about this, so this comes from our built-in adviser. It didn’t cost you an AI answer.',
  truncated:
    'The AI’s answer was cut off, so this comes from our built-in adviser. It didn’t cost you an AI answer. Please try again.',
  unusable:
    'We couldn’t use the AI’s answer, so this comes from our built-in adviser. It didn’t cost you an AI answer. Please try again.',
  empty: 'The AI had nothing to add, so this comes from our built-in adviser. It didn’t cost you an AI answer.',
} as const satisfies Record<AiFallbackReason, string>

/** The prescribed suggestions, shown if the AI provider suggested nothing. */
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

/** Advice by the built-in adviser and by the AI provider. */
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
    asking: 'The AI is reading...',
    ask: 'Ask the AI',
    again: 'Ask again',
    failed: 'We couldn’t load the AI’s advice. Everything else is complete.',
    strengths: 'What already works',
    source: 'Written by an AI from what you entered and our checks. Scores come from our model.',
    general: 'What helps many videos',
  },
  defaults,
  fallbackReasons,
} as const satisfies Sentences

/** How much of a plan's units is left, and what happens when none is. */
export const meters = {
  left: { one: '{n} of {most} left', other: '{n} of {most} left' },
  failed: 'We couldn’t load what’s left of your plan.',
  fairUse: 'You’ve reached today’s fair-use limit. It resets on {date}.',
  upgrade: 'See plans',
  resets: 'Resets on {date}.',
  analyses: {
    label: 'Analyses this month',
    title: 'You’ve used all of this month’s analyses',
    text: 'You get new ones on {date}. Paid plans have no monthly limit.',
  },
  topics: {
    label: 'Topics this week',
    counts: 'A topic is a category or a search.',
    title: 'You’ve used all of this week’s topics',
    text: 'You get a new one on {date}. Overall and the topics you’ve opened this week stay available.',
  },
  optimisations: {
    label: 'Descriptions and tags this month',
    counts: 'The same text counts once.',
    title: 'You’ve used all of this month’s descriptions',
    text: 'You get new ones on {date}. Texts already sent this month stay free.',
  },
} as const satisfies Sentences
