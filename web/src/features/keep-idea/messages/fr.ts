import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const keepIdea: Translation<typeof english.keepIdea> = {
  title: 'Garder comme idée',
  subtitle:
    'Une autre application a partagé ceci avec Viewcraft. Rien n’est enregistré tant que vous ne le gardez pas.',
  name: 'Nom de travail',
  notes: 'Ajouté aux notes',
  keep: 'Garder comme idée',
  kept: 'Gardé comme idée.',
  cancel: 'Pas maintenant',
  empty: 'Rien n’a été partagé',
  emptyText:
    'L’autre application n’a envoyé ni lien ni texte. Partagez de nouveau la vidéo, ou commencez vous-même un brouillon.',
  drafts: 'Aller à vos vidéos',
}
