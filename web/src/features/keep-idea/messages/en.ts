import type { Sentences } from '#web/messages/sentence.ts'

/** What another app shared, to keep as an idea. */
export const keepIdea = {
  title: 'Keep as an idea',
  subtitle: 'Another app shared this with Viewcraft. Nothing is saved until you keep it.',
  name: 'Working name',
  notes: 'Added to the notes',
  keep: 'Keep as an idea',
  kept: 'Kept as an idea.',
  cancel: 'Not now',
  empty: 'Nothing was shared',
  emptyText: 'The other app didn’t send a link or any text. Share the video again, or start a draft yourself.',
  drafts: 'Go to your videos',
} as const satisfies Sentences
