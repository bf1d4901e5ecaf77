import type { Sentences } from '#web/messages/sentence.ts'

export const linkedDraft = {
  in: 'In draft:',
  version: 'Version {n}',
  tried: 'You are trying titles for this video. It is not among your drafts.',
  keep: 'Keep this video',
  kept: '“{name}” is now among your drafts.',
  open: 'Open the draft',
} as const satisfies Sentences
