import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const schedule: Translation<typeof english.schedule> = {
  heading: 'Calendrier de publication',
  what: 'Quel jour et à quelle heure vos vidéos ont le mieux marché, par rapport à vos résultats habituels.',
  notInPlan:
    'Avec Premium, voyez quels jours et quelles heures ont le mieux marché pour vos vidéos passées par rapport aux vues habituelles de votre chaîne, ou que rien ne se détache.',
  toPlan: 'Voir Premium',
  unavailable: 'YouTube n’a pas répondu : vos vidéos n’ont pas pu être comparées. Réessayez dans quelques minutes.',
  tooFew: 'À partir de {fewest} vidéos',
  tooFewText: {
    one: 'Pour l’instant, {n} de vos vidéos publiques peut être comparée : elle a au moins 3 jours, montre ses vues, et huit autres ont son format et un âge proche. En dessous de {fewest}, tout résultat serait dû au hasard.',
    other:
      'Pour l’instant, {n} de vos vidéos publiques peuvent être comparées : elles ont au moins 3 jours, montrent leurs vues, et huit autres ont leur format et un âge proche. En dessous de {fewest}, tout résultat serait dû au hasard.',
  },
  none: 'Aucun moment ne se détache',
  noneText: {
    one: 'Pour votre {n} vidéo comparable, aucun moment n’a fait mieux que ce que le hasard explique. Publiez quand cela vous convient.',
    other:
      'Parmi vos {n} vidéos comparables, aucun moment n’a fait mieux que ce que le hasard explique. Publiez quand cela vous convient.',
  },
  oneTime: 'Rien à comparer pour l’instant',
  oneTimeText: {
    one: 'Votre {n} vidéo est sortie presque le même jour et à la même heure. Essayez-en d’autres de temps en temps pour pouvoir comparer ici.',
    other:
      'Vos {n} vidéos sont sorties presque le même jour et à la même heure. Essayez-en d’autres de temps en temps pour pouvoir comparer ici.',
  },
  best: {
    one: 'Votre {n} vidéo de ce moment a fait {times} fois votre niveau habituel (intervalle à 95 % : de {low} à {high}).',
    other:
      'Vos {n} vidéos de ce moment ont fait {times} fois votre niveau habituel (intervalle à 95 % : de {low} à {high}).',
  },
  caution:
    'C’est une tendance observée dans vos vidéos passées, pas une promesse : leurs sujets peuvent aussi différer.',
  byWeekday: 'Par jour de la semaine',
  byPart: 'Par heure de la journée',
  hours: '{from} – {to}',
  columns: { when: 'Publication', videos: 'Vidéos', times: 'Vues par rapport à l’habituel' },
  times: '{times}×',
  interval: '(de {low} à {high})',
  few: 'trop peu',
  source: 'Vues : YouTube, {date}. Heures : {zone}, d’après votre compte.',
  how: 'Calculé par nous : nous comparons chaque vidéo à ce que vos vidéos de son format ont en général à cet âge ; chaque chiffre est une médiane avec son intervalle à 95 %, à partir de 6 vidéos. Un moment n’est nommé que si le hasard n’en ferait apparaître un que sur 2 chaînes sur 100 au plus, tous les moments examinés étant comptés.',
}
