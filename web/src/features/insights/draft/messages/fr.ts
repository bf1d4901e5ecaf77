import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const linkedDraft: Translation<typeof english.linkedDraft> = {
  in: 'Dans le brouillon :',
  version: 'Version {n}',
}
