import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const metadata: Translation<typeof english.metadata> = {
  heading: 'Description et tags',
  intro: 'Le texte qui figure sous votre vidéo, rédigé à partir de son titre et de ce que vous nous en dites.',
  title: 'Titre',
  titlePlaceholder: 'Saisissez le titre de votre vidéo',
  titleRequired: 'Veuillez saisir un titre',
  about: 'Notes et chapitres',
  aboutHint:
    'Un chapitre par ligne (« 0:00 Intro »), des étapes, des noms et des liens. Ils restent tels que vous les écrivez.',
  write: 'Rédiger la description et les tags',
  working: 'Rédaction...',
  result: 'Pour votre vidéo',
  empty: 'Prêt à coller dans YouTube Studio',
  emptyText: 'Les deux respectent les limites de YouTube, et vous pouvez modifier chaque mot.',
  description: 'Description',
  tags: 'Tags',
  noTags: 'Dites-nous-en un peu plus pour obtenir des tags.',
  copyDescription: 'Copier la description',
  copyTags: 'Copier les tags',
  bytes: '{n} octets sur {most}',
  characters: '{n} caractères sur {most}',
  copiedDescription: 'Description copiée',
  copiedTags: 'Tags copiés',
  notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le vous-même.',
  builtIn: 'Composé par le conseiller intégré avec vos propres mots.',
  ai: 'Rédigé par une IA à partir de vos mots. Vérifiez que le texte correspond à votre vidéo.',
  toasts: {
    success: 'Description et tags rédigés !',
    failure: 'La description et les tags n’ont pas pu être rédigés. Veuillez réessayer.',
  },
}
