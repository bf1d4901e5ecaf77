import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const compared: Translation<typeof english.compared> = {
  own: {
    short:
      'Comparée à {n} de vos vidéos de 3 minutes au plus : les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
    long: 'Comparée à {n} de vos vidéos de plus de 3 minutes : les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
  },
  other: {
    short:
      'Comparée à {n} des vidéos de 3 minutes au plus de cette chaîne : les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
    long: 'Comparée à {n} des vidéos de plus de 3 minutes de cette chaîne : les plus proches en âge, publiées entre le {from} et le {to}. Vues au {date}.',
  },
  ranked: {
    short:
      'Comprend {n} de vos {latest} dernières vidéos publiques : celles de 3 minutes au plus qui ont au moins 3 jours.',
    long: 'Comprend {n} de vos {latest} dernières vidéos publiques : celles de plus de 3 minutes qui ont au moins 3 jours.',
  },
  rated: {
    short:
      'Comprend {n} de vos {latest} dernières vidéos publiques : celles de 3 minutes au plus qui ont au moins 3 jours et peuvent être comparées à au moins huit autres d’un âge proche.',
    long: 'Comprend {n} de vos {latest} dernières vidéos publiques : celles de plus de 3 minutes qui ont au moins 3 jours et peuvent être comparées à au moins huit autres d’un âge proche.',
    any: 'Comprend {n} de vos {latest} dernières vidéos publiques : celles qui ont au moins 3 jours et peuvent être comparées à au moins huit autres de leur format et d’un âge proche.',
  },
}

export const video: Translation<typeof english.video> = {
  views: { one: '{count} vue', other: '{count} vues' },
  hidden: 'Vues masquées',
  published: 'Publiée {ago}',
  live: 'EN DIRECT',
  upcoming: 'À VENIR',
  watch: 'Regarder',
  watchLabel: 'Regarder « {title} » sur YouTube, dans un nouvel onglet',
  more: 'Afficher plus',
  shown: '{n} sur {total} affichées',
}
