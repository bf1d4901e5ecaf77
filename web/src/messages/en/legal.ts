import type { Sentences } from '../sentence.ts'

/** What all legal pages have in common. */
export const legal = {
  contents: 'On this page',
  number: '{number}.',
  updated: 'Last updated: {date}.',
  prevails: 'Translations are there to help; if they differ, the English text prevails.',
  until: 'Kept: {time}',
  policies: 'What you agreed to when you made your account, and what we promise you.',
  readMore: 'Read More',
  draft: {
    title: 'This text is a draft',
    text: 'The operator of this site has not filled in who they are and how to reach them. Until then, parts of this text have nobody behind them.',
  },
  /** What stands in the text where `shared/operator.ts` has nothing. */
  operator: {
    name: 'the operator of this site',
    mail: '[contact address: not filled in yet]',
    address: '[postal address: not filled in yet]',
    dataIn: '[country: not filled in yet]',
  },
} as const satisfies Sentences
