import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const draft: Translation<typeof english.draft> = {
  title: 'Brouillon',
  untitled: 'Brouillon sans titre',
  failed: 'Le brouillon n’a pas pu être chargé.',
  gone: 'Ce brouillon n’existe plus.',
  goneText: 'Il a été supprimé, ou le lien est incomplet. Vos autres brouillons sont sur la page des brouillons.',
}
