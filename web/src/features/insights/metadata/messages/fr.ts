import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const metadata: Translation<typeof english.metadata> = {
  heading: 'Description et tags',
  intro: 'Ce qui va sous votre vidéo, à partir de son titre et de ce que vous en dites.',
  title: 'Titre',
  titlePlaceholder: 'Saisissez le titre de votre vidéo',
  titleRequired: 'Veuillez saisir un titre',
  about: 'Ce qu’il y a dans la vidéo',
  aboutHint: 'Quelques phrases, des noms, des chapitres. Plus vous en dites, plus il y a de quoi écrire.',
  write: 'Écrire description et tags',
  working: 'Écriture...',
  result: 'Pour votre vidéo',
  empty: 'Prêt à coller dans YouTube Studio',
  emptyText: 'Les deux respectent les limites de YouTube, et chaque mot reste modifiable.',
  description: 'Description',
  tags: 'Tags',
  noTags: 'Dites-en un peu plus, et il y aura des tags.',
  copyDescription: 'Copier la description',
  copyTags: 'Copier les tags',
  bytes: '{n} octets sur {most}',
  characters: '{n} caractères sur {most}',
  copiedDescription: 'Description copiée',
  copiedTags: 'Tags copiés',
  notCopied: 'Votre navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.',
  builtIn: 'Composé par le conseiller intégré avec vos propres mots.',
  ai: 'Écrit par une IA à partir de vos mots. Vérifiez que cela dit ce qu’il y a dans votre vidéo.',
  toasts: {
    success: 'Description et tags écrits !',
    failure: 'La description et les tags n’ont pas pu être écrits. Veuillez réessayer.',
  },
}
