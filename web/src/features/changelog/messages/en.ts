import type { Sentences } from '#web/messages/sentence.ts'

/** `/changelog`: what changed, by version. */
export const changelog = {
  title: 'What’s new',
  lead: 'What changed in Viewcraft for creators and for those who build on its API, newest first.',
  language: 'The list is in English.',
  version: 'Version {version}',
  next: 'Not released yet',
} as const satisfies Sentences
