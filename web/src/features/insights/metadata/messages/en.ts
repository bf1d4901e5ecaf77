import type { Sentences } from '#web/messages/sentence.ts'

/** Description and tags for a draft. */
export const metadata = {
  heading: 'Description and tags',
  intro: 'What goes below your video, from its title and what you tell of it.',
  title: 'Title',
  titlePlaceholder: 'Enter your video title',
  titleRequired: 'Please enter a title',
  about: 'What is in the video',
  aboutHint: 'A few sentences, names, chapters. The more you tell, the more there is to write from.',
  write: 'Write description and tags',
  working: 'Writing...',
  result: 'For your video',
  empty: 'Ready to be pasted into YouTube Studio',
  emptyText: 'Both stay within YouTube’s limits, and every word is yours to change.',
  description: 'Description',
  tags: 'Tags',
  noTags: 'Tell a little more, and there will be tags.',
  copyDescription: 'Copy description',
  copyTags: 'Copy tags',
  bytes: '{n} of {most} bytes',
  characters: '{n} of {most} characters',
  copiedDescription: 'Description copied',
  copiedTags: 'Tags copied',
  notCopied: 'Your browser does not let us copy. Select the text and copy it yourself.',
  builtIn: 'Put together by the built-in adviser from your own words.',
  ai: 'Written by an AI from your own words. Make sure it says what is in your video.',
  toasts: {
    success: 'Description and tags written!',
    failure: 'Failed to write description and tags. Please try again.',
  },
} as const satisfies Sentences
