import type { Sentences } from '#web/messages/sentence.ts'

/** Channels to follow for those who follow none yet. */
export const starters = {
  heading: 'Not sure where to start?',
  text: 'Channels with a video in YouTube’s trending lists: {region}.',
  topic: 'Topic',
  none: 'There is no list for this topic yet. Try another one.',
  failed: 'The channels couldn’t be loaded. Please try again.',
} as const satisfies Sentences
