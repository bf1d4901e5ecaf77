import type { Sentences } from '#web/messages/sentence.ts'

export const linkedDraft = { in: 'In draft:', version: 'Version {n}' } as const satisfies Sentences
