import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const linkedDraft: Translation<typeof english.linkedDraft> = {
  in: 'Dans le brouillon :',
  version: 'Version {n}',
  tried: 'Vous essayez des titres pour cette vidéo. Elle ne figure pas parmi vos brouillons.',
  keep: 'Garder cette vidéo',
  kept: '« {name} » figure maintenant parmi vos brouillons.',
  open: 'Ouvrir le brouillon',
}
