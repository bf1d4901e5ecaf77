import type { Sentences } from '#web/messages/sentence.ts'

export const draft = {
  title: 'Draft',
  untitled: 'Untitled draft',
  failed: 'The draft couldn’t be loaded.',
  gone: 'This draft no longer exists.',
  goneText: 'It was deleted, or the link is incomplete. Your other drafts are on the drafts page.',
} as const satisfies Sentences
