import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const yardstick: Translation<typeof english.yardstick> = {
  heading: 'À quoi les titres sont comparés',
  youtube: 'Chaîne YouTube',
  studio: 'Exports de Studio',
  youtubeText: 'Les titres sont classés parmi vos vidéos sur YouTube. Vos exports de Studio ne sont pas utilisés.',
  proven: {
    one: 'Les titres sont classés parmi la {n} vidéo de vos exports de Studio.',
    other: 'Les titres sont classés parmi les {n} vidéos de vos exports de Studio.',
  },
  accuracy: {
    one: 'Vérifié sur {n} paire de ces vidéos : le titre le mieux classé est celui de la vidéo la plus vue dans {share} des cas. Au hasard, on tombe juste dans 50 % des cas.',
    other:
      'Vérifié sur {n} paires de ces vidéos : le titre le mieux classé est celui de la vidéo la plus vue dans {share} des cas. Au hasard, on tombe juste dans 50 % des cas.',
  },
  local:
    'Tout est calculé dans votre navigateur et rien n’est envoyé. L’analyse sur nos serveurs, ses e-mails, vos résultats et les conseils de l’IA ne tiennent donc pas compte de ces chiffres.',
  unproven: {
    one: 'Vos exports ne permettent pas encore de distinguer vos titres : sur {n} paire de vos vidéos, le titre le mieux classé est celui de la vidéo la plus vue dans {share} des cas. Ce n’est pas nettement mieux que le hasard, qui tombe juste dans 50 % des cas. Nous ne classons donc pas les titres avec eux.',
    other:
      'Vos exports ne permettent pas encore de distinguer vos titres : sur {n} paires de vos vidéos, le titre le mieux classé est celui de la vidéo la plus vue dans {share} des cas. Ce n’est pas nettement mieux que le hasard, qui tombe juste dans 50 % des cas. Nous ne classons donc pas les titres avec eux.',
  },
  tooFew: {
    one: 'Vos exports ne permettent pas encore de distinguer vos titres : {n} vidéo d’un même format a un titre, une date de publication et des vues, et il en faut {needed}. Nous ne classons donc pas les titres avec eux.',
    other:
      'Vos exports ne permettent pas encore de distinguer vos titres : {n} vidéos d’un même format ont un titre, une date de publication et des vues, et il en faut {needed}. Nous ne classons donc pas les titres avec eux.',
  },
  failed:
    'Vos exports n’ont pas pu être lus : les titres ne sont donc pas classés avec eux. Rechargez la page ou rouvrez les fichiers.',
  reading: 'Lecture de vos exports…',
  open: 'Taux de clics de YouTube Studio',
}
