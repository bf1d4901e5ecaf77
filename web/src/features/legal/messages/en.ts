import type { Sentences } from '#web/messages/sentence.ts'

/** Sentences that all legal pages share. */
export const legal = {
  contents: 'On this page',
  number: '{number}.',
  updated: 'Last updated: {date}.',
  prevails: 'Translations are provided for convenience. If they differ, the English text prevails.',
  policies: 'What you agreed to when you created your account, and what we promise you.',
  readMore: 'Read More',
  unreviewed: {
    title: 'This text is a draft',
    text: 'The operator of this site hasn’t entered their name and contact details yet. Until they do, parts of this text are incomplete.',
  },
} as const satisfies Sentences
