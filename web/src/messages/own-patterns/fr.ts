import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const ownPatterns: Translation<typeof english.ownPatterns> = {
  heading: 'Ce qui marche sur votre chaîne',
  what: 'Les formes de titre, les sujets et les durées qui ont eu plus ou moins de vues que vos autres vidéos.',
  ours: 'Calculé par nous',
  notInPlan:
    'Avec Premium, voyez quelles formes de titre, quels sujets et quelles durées ont eu plus ou moins de vues sur votre propre chaîne, ou que rien ne se distingue.',
  toPlan: 'Voir Premium',
  unavailable: 'YouTube n’a pas répondu : nous n’avons pas pu comparer vos vidéos. Réessayez dans dix minutes.',
  tooFew: {
    one: 'Pour l’instant, {n} de vos vidéos publiques peut être comparée : elle a au moins 3 jours, montre ses vues, et huit autres ont son format et un âge proche. Nous comparons les titres à partir de {fewest}.',
    other:
      'Pour l’instant, {n} de vos vidéos publiques peuvent être comparées : elles ont au moins 3 jours, montrent leurs vues, et huit autres ont leur format et un âge proche. Nous comparons les titres à partir de {fewest}.',
  },
  none: 'Aucune forme de titre, aucun sujet ni aucune durée n’a fait mieux ni moins bien que ce que le hasard explique.',
  above: 'Au-dessus de votre niveau habituel',
  below: 'En dessous de votre niveau habituel',
  topic: 'Titres avec « {word} »',
  form: {
    number: 'Un nombre dans le titre',
    question: 'Un point d’interrogation',
    exclamation: 'Un point d’exclamation',
    brackets: 'Des parenthèses ou des crochets',
    two_parts: 'Deux parties, avec deux-points, tiret ou barre',
    capitals: 'Un mot en capitales',
    short: 'Titres courts (votre quart le plus court)',
    long: 'Titres longs (votre quart le plus long)',
  },
  length: {
    to: 'Durée : moins de {to}',
    range: 'Durée : de {from} à {to}',
    from: 'Durée : {from} ou plus',
  },
  measured: {
    one: '{times} fois les vues de vos autres vidéos (intervalle à 95 % : de {low} à {high}), {n} vidéo',
    other: '{times} fois les vues de vos autres vidéos (intervalle à 95 % : de {low} à {high}), {n} vidéos',
  },
  step: {
    more: '{name} : {times}× sur votre chaîne. Ce n’est pas le cas ici',
    fewer: '{name} : {times}× sur votre chaîne. C’est le cas ici',
    edit: 'Modifier le titre',
  },
  caution:
    'Les motifs de vos vidéos passées ne sont pas des promesses : les vidéos peuvent différer sur d’autres points.',
  how: 'Vues : YouTube, {date}. Nous comparons chaque vidéo à ce que vos vidéos de son format ont en général à cet âge, puis les vidéos avec et sans chaque forme, sujet et durée. Nous retirons ce qui relève en moyenne de la chance et ne montrons que les écarts que le hasard produirait sur 5 chaînes sur 100 au plus, compte tenu de tout ce que nous avons comparé et des bons et mauvais mois.',
}
