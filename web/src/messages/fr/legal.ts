import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../sentence.ts'

export const legal: Translation<typeof english> = {
  contents: 'Sur cette page',
  number: '{number}.',
  updated: 'Dernière mise à jour : {date}.',
  prevails: 'Les traductions sont fournies pour aider ; en cas de différence, le texte anglais prévaut.',
  until: 'Conservation : {time}',
  policies: 'Ce que vous avez accepté en créant votre compte, et ce que nous vous promettons.',
  readMore: 'Lire la suite',
  draft: {
    title: 'Ce texte est un projet',
    text: 'L’exploitant de ce site n’a pas encore indiqué qui il est ni comment le joindre. D’ici là, personne ne répond de certaines parties de ce texte.',
  },
  operator: {
    name: 'l’exploitant de ce site',
    mail: '[adresse de contact : non renseignée]',
    address: '[adresse postale : non renseignée]',
    dataIn: '[pays : non renseigné]',
  },
}
