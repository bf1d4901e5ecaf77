import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const verdict: Translation<typeof english.verdict> = {
  by: {
    channel: 'Sur votre chaîne',
    studio: 'Sur votre chaîne, d’après vos exports de Studio',
    general: 'Parmi de vrais titres de vidéos',
  },
  short: { channel: 'Sur votre chaîne', studio: 'Exports de Studio', general: 'Parmi de vrais titres' },
  usualLength: 'à votre durée habituelle',
  plannedLength: {
    one: 'pour une durée de {n} minute',
    other: 'pour une durée de {n} minutes',
  },
  rank: {
    channel: {
      one: 'Ce titre se classe au-dessus de {share} de votre {n} vidéo.',
      other: 'Ce titre se classe au-dessus de {share} de vos {n} vidéos.',
    },
    studio: {
      one: 'Ce titre se classe au-dessus de {share} de la {n} vidéo de vos exports de Studio.',
      other: 'Ce titre se classe au-dessus de {share} des {n} vidéos de vos exports de Studio.',
    },
    general: 'Ce titre se classe au-dessus de {share} des vrais titres.',
  },
  /** At the ends of the scale. */
  end: {
    all: {
      channel: 'Ce titre se classe au-dessus de toutes vos {n} vidéos.',
      studio: 'Ce titre se classe au-dessus des {n} vidéos de vos exports de Studio.',
    },
    none: {
      channel: 'Ce titre se classe en dessous de toutes vos {n} vidéos.',
      studio: 'Ce titre se classe en dessous des {n} vidéos de vos exports de Studio.',
    },
  },
  otherLanguage: 'Ce titre n’est pas dans la langue de vos autres titres. Son rang parmi eux en dit peu.',
  benchmark: 'Comparaison de référence',
  above: 'Avec {score}, ce titre dépasse de {n} la référence de {benchmark}.',
  at: 'Avec {score}, ce titre est exactement à la référence de {benchmark}.',
  below: 'Avec {score}, il manque {n} à ce titre pour atteindre la référence de {benchmark}.',
  benchmarkNote: {
    channel: 'Le meilleur quart de vos propres vidéos commence là.',
    studio: 'Le meilleur quart de vos propres vidéos commence là.',
    general: 'Le meilleur quart des vrais titres commence là ; à partir de {signal}, le score est un signal clair.',
  },
  asOf: 'Au {date}.',
  dataFrom: 'Vos vidéos au {date}.',
  announced:
    '{by} : {share}, {rating}. Sur 100 titres de ce genre, {topQuarter} ont atteint le meilleur quart (25 par hasard).',
  fetching:
    'Nous récupérons vos vidéos sur YouTube. Dès qu’elles sont là, en général en moins d’une minute, les titres sont classés parmi elles.',
  unavailable:
    'Vos vidéos YouTube n’ont pas pu être chargées : impossible pour l’instant de classer les titres parmi elles.',
  failed: 'Les données auxquelles les titres sont comparés n’ont pas pu être chargées. Vérifiez votre connexion.',
  expired: `Le rang parmi vos vidéos n’est plus enregistré : nous gardons les données de YouTube ${youtubeDays} jours au plus. Analysez le titre à nouveau pour voir son rang d’aujourd’hui.`,
  unjudged:
    'Vos vidéos YouTube n’ont pas pu être chargées lors de l’analyse de ce titre : il n’a donc pas de rang. Analysez-le à nouveau pour le voir.',
  length: {
    label: 'Durée prévue',
    add: 'Indiquer la durée prévue',
    hint: 'Minutes et secondes, par exemple 12:30. Elle compte quand les titres sont classés parmi ceux de vos vidéos.',
    unreadable:
      'Indiquez des minutes et des secondes, par exemple 12:30, jusqu’à 12 heures. D’ici là, rien n’est enregistré.',
  },
  happens: {
    label: 'Que se passe-t-il dans la vidéo ?',
    hint: 'Un chiffre, un prix, ce qui a mal tourné, à qui elle s’adresse. Les titres et conseils peuvent s’en servir, sans rien inventer.',
    count: '{n} / {most}',
    tooLong: 'Raccourcissez le texte à {most} caractères. D’ici là, il n’est pas utilisé.',
  },
}
