import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const changelog: Translation<typeof english.changelog> = {
  title: 'Nouveautés',
  lead: 'Ce qui a changé dans Viewcraft pour les créateurs et pour ceux qui utilisent son API, du plus récent au plus ancien.',
  language: 'La liste est en anglais.',
  version: 'Version {version}',
  next: 'Pas encore publié',
}
