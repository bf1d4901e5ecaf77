import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const drafts: Translation<typeof english.drafts> = {
  create: 'Nouvelle vidéo',
  view: 'Affichage',
  views: { board: 'Colonnes', list: 'Liste' },
  search: 'Rechercher dans les vidéos',
  placeholder: 'Chercher un nom ou un titre',
  failed: 'Vos vidéos n’ont pas pu être chargées.',
  empty: 'Aucune vidéo pour l’instant',
  emptyText:
    'Une vidéo commence par un brouillon, avec les titres et les miniatures que vous envisagez et toutes leurs versions. Commencez-en une ici, ou essayez un titre dans Analyse prédictive et gardez-le.',
  noMatch: 'Aucune vidéo ne correspond à « {text} »',
  clearSearch: 'Effacer la recherche',
  found: { one: '{n} vidéo', other: '{n} vidéos' },
  more: { one: 'Afficher {n} de plus', other: 'Afficher {n} de plus' },
}

export const board: Translation<typeof english.board> = {
  label: 'Vidéos par état',
  how: 'Faites glisser une carte vers une autre colonne, ou choisissez « Déplacer vers » dans son menu.',
  none: 'Aucune vidéo',
  columns: {
    published: 'Déposez ici un brouillon pour indiquer quelle vidéo il est devenu.',
    reviewed:
      'Les brouillons publiés arrivent ici tout seuls 28 jours après que vous avez indiqué leur publication, avec leur dernier bilan.',
  },
}

export const card: Translation<typeof english.card> = {
  drag: 'Faire glisser « {name} »',
  menu: 'Actions pour « {name} »',
  planned: 'Prévu le {day}',
  published: 'Publié le {day}',
  version: 'Version {n}',
  titles: { one: '{n} titre', other: '{n} titres' },
  thumbnails: { one: '{n} miniature', other: '{n} miniatures' },
}

export const actions: Translation<typeof english.actions> = {
  moveTo: 'Déplacer vers',
  publish: 'Publié…',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  undo: 'Annuler',
  moved: '« {name} » est maintenant dans « {state} ».',
  movedBack: '« {name} » est de nouveau dans « {state} ».',
  moveFailed: '« {name} » n’a pas pu être déplacé. {reason}',
  moveConflict:
    'L’état de « {name} » a été modifié dans un autre onglet ou sur un autre appareil ; votre changement n’a donc pas été enregistré. Voici l’état actuel.',
  gone: '« {name} » a été supprimé dans un autre onglet ou sur un autre appareil.',
  reviewedLater:
    '« {name} » n’est pas encore publié. Il passera tout seul dans « {state} » 28 jours après que vous aurez indiqué sa publication.',
  duplicated: 'Une copie de « {name} » a été créée dans « {state} ».',
  open: 'Ouvrir la copie',
  duplicateFailed: '« {name} » n’a pas pu être copié. {reason}',
  removed: '« {name} » a été supprimé.',
  removeFailed: '« {name} » n’a pas pu être supprimé. {reason}',
  restored: '« {name} » est de retour.',
  removedAll: { one: '{n} brouillon supprimé.', other: '{n} brouillons supprimés.' },
  restoredAll: { one: '{n} brouillon est de retour.', other: '{n} brouillons sont de retour.' },
  restoreFailed: '« {name} » n’a pas pu être restauré. {reason}',
}

export const list: Translation<typeof english.list> = {
  label: 'Toutes les vidéos',
  draft: 'Vidéo',
  state: 'État',
  date: 'Date',
  updated: 'Modifié',
  menu: 'Actions',
  sortBy: 'Trier par',
  orders: {
    'updated-desc': 'Dernière modification',
    'updated-asc': 'Modification la plus ancienne',
    'date-asc': 'Date, la plus ancienne d’abord',
    'date-desc': 'Date, la plus récente d’abord',
    'state-asc': 'État, de l’idée au bilan',
    'state-desc': 'État, du bilan à l’idée',
    'title-asc': 'Titre, de A à Z',
    'title-desc': 'Titre, de Z à A',
  },
  select: 'Sélectionner « {name} »',
  selectAll: 'Sélectionner tous ceux affichés',
  selected: { one: '{n} brouillon sélectionné', other: '{n} brouillons sélectionnés' },
  remove: 'Supprimer',
  clear: 'Annuler la sélection',
  undated: 'Sans date',
}
