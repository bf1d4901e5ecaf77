import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const linkedDraft: Translation<typeof english.linkedDraft> = { in: 'En el borrador:', version: 'Versión {n}' }
