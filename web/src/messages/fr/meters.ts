import type { meters as english } from '../en/meters.ts'
import type { Translation } from '../sentence.ts'

export const meters: Translation<typeof english> = {
  left: { one: 'Il en reste {n} sur {most}', other: 'Il en reste {n} sur {most}' },
  failed: 'Ce qu’il reste de votre forfait n’a pas pu être chargé.',
  fairUse: 'Vous avez atteint la limite d’usage raisonnable du jour. Elle repart à zéro le {date}.',
  upgrade: 'Voir les forfaits',
  analyses: {
    label: 'Analyses ce mois-ci',
    resets: 'Repart à zéro le {date}.',
    title: 'Vous avez utilisé toutes les analyses du mois',
    text: 'Les prochaines arrivent le {date}. Le score en direct reste gratuit, et un forfait payant analyse sans limite mensuelle.',
  },
  topics: {
    label: 'Sujets de la semaine',
    resets: 'Un sujet est une catégorie ou une recherche. Repart à zéro le {date}.',
    title: 'Vous avez utilisé les sujets de la semaine',
    text: 'Le prochain arrive le {date}. Général reste ouvert, tout comme les sujets déjà ouverts cette semaine.',
  },
  optimisations: {
    label: 'Descriptions et tags ce mois-ci',
    resets: 'Le même brouillon compte une fois. Repart à zéro le {date}.',
    title: 'Vous avez utilisé toutes les descriptions du mois',
    text: 'Les prochaines arrivent le {date}. Un brouillon déjà écrit ce mois-ci reste gratuit.',
  },
}
