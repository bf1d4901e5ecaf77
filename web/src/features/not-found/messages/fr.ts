import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const notFound: Translation<typeof english.notFound> = {
  title: 'Page introuvable',
  text: 'Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien est mal saisi.',
  back: 'Aller à l’accueil',
  dashboard: 'Ouvrir le tableau de bord',
  contact: 'Nous signaler le lien',
}
