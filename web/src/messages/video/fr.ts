import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const compared: Translation<typeof english.compared> = {
  own: {
    short:
      'Comparée à vos {n} vidéos de 3 minutes au plus les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
    long: 'Comparée à vos {n} vidéos de plus de 3 minutes les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
  },
  other: {
    short:
      'Comparée aux {n} vidéos de 3 minutes au plus de cette chaîne les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
    long: 'Comparée aux {n} vidéos de plus de 3 minutes de cette chaîne les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
  },
  ranked: {
    short:
      'Comparées : {n} de vos {latest} dernières vidéos publiques, celles de 3 minutes au plus et d’au moins 3 jours.',
    long: 'Comparées : {n} de vos {latest} dernières vidéos publiques, celles de plus de 3 minutes et d’au moins 3 jours.',
  },
  rated: {
    short:
      'Comparées : {n} de vos {latest} dernières vidéos publiques, celles de 3 minutes au plus, d’au moins 3 jours, qui en ont huit autres d’un âge proche.',
    long: 'Comparées : {n} de vos {latest} dernières vidéos publiques, celles de plus de 3 minutes, d’au moins 3 jours, qui en ont huit autres d’un âge proche.',
    any: 'Comparées : {n} de vos {latest} dernières vidéos publiques, celles d’au moins 3 jours qui en ont huit autres de leur format et d’un âge proche.',
  },
}

export const video: Translation<typeof english.video> = {
  views: '{count} vues',
  hidden: 'Vues masquées',
  published: 'Publiée {ago}',
  live: 'EN DIRECT',
  upcoming: 'À VENIR',
  watch: 'Regarder',
  watchLabel: 'Regarder « {title} » sur YouTube, dans un nouvel onglet',
  more: 'Afficher plus',
  shown: '{n} sur {total} affichées',
}
