import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const legal: Translation<typeof english.legal> = {
  contents: 'Sur cette page',
  number: '{number}.',
  updated: 'Dernière mise à jour : {date}.',
  prevails: 'Les traductions sont fournies à titre indicatif ; en cas de différence, le texte anglais prévaut.',
  policies: 'Ce que vous avez accepté en créant votre compte, et ce que nous vous promettons.',
  readMore: 'Lire la suite',
  unreviewed: {
    title: 'Ce texte est un projet',
    text: 'L’exploitant de ce site n’a pas encore indiqué qui il est ni comment le joindre. D’ici là, certaines parties de ce texte sont incomplètes.',
  },
}
