import type { Sentences } from '#web/messages/sentence.ts'

/** Description and tags for a video. */
export const metadata = {
  heading: 'Description and tags',
  intro: 'The text that goes below your video, written from its title and what you tell us about it.',
  title: 'Title',
  titlePlaceholder: 'Enter your video title',
  titleRequired: 'Please enter a title',
  about: 'Notes and chapters',
  aboutHint: 'One chapter per line (“0:00 Intro”), steps, names and links. They stay in your words.',
  write: 'Write description and tags',
  working: 'Writing...',
  result: 'For your video',
  empty: 'Ready to paste into YouTube Studio',
  emptyText: 'Both stay within YouTube’s limits, and you can edit every word.',
  description: 'Description',
  tags: 'Tags',
  noTags: 'Tell us a little more to get tags.',
  copyDescription: 'Copy description',
  copyTags: 'Copy tags',
  bytes: '{n} of {most} bytes',
  characters: '{n} of {most} characters',
  copiedDescription: 'Description copied',
  copiedTags: 'Tags copied',
  notCopied: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
  builtIn: 'Assembled by the built-in adviser from your own words.',
  ai: 'Written by an AI from your own words. Make sure it matches your video.',
  toasts: {
    success: 'Description and tags written!',
    failure: 'Failed to write description and tags. Please try again.',
  },
} as const satisfies Sentences
