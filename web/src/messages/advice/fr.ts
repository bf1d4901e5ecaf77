import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const fallbackReasons: Translation<typeof english.advisers.fallbackReasons> = {
  not_configured: 'Ceci vient de notre conseiller intégré.',
  no_units: 'Votre forfait n’a plus de réponses d’IA : ceci vient de notre conseiller intégré.',
  draft_limit_reached:
    'L’IA a déjà répondu plusieurs fois pour cette vidéo : ceci vient de notre conseiller intégré. Modifiez le titre ou la miniature pour interroger de nouveau l’IA.',
  cap_reached:
    'Vous avez atteint la limite de réponses d’IA du jour : ceci vient de notre conseiller intégré. Vous pourrez de nouveau utiliser l’IA demain.',
  budget_spent:
    'Le budget d’IA du jour est épuisé : ceci vient de notre conseiller intégré. L’IA sera de nouveau disponible demain.',
  free_budget_spent:
    'Les réponses d’IA du jour pour le forfait gratuit sont épuisées : ceci vient de notre conseiller intégré. L’IA sera de nouveau disponible demain.',
  timeout:
    'L’IA a mis trop de temps : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée. Réessayez dans une minute.',
  unauthorized:
    'L’IA n’est pas disponible pour le moment : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée.',
  busy: 'L’IA est occupée : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée. Réessayez dans une minute.',
  failed:
    'Impossible de joindre l’IA : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée. Réessayez dans une minute.',
  refused:
    'L’IA n’a pas voulu écrire à ce sujet : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée.',
  truncated:
    'La réponse de l’IA a été interrompue : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée. Réessayez.',
  unusable:
    'La réponse de l’IA était inutilisable : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée. Réessayez.',
  empty:
    'L’IA n’avait rien à ajouter : ceci vient de notre conseiller intégré. Aucune réponse ne vous a été décomptée.',
}

const defaults: Translation<typeof english.advisers.defaults> = {
  title: {
    numbers: 'Ajoutez des chiffres pour être précis',
    triggers: 'Faites appel aux émotions',
    words: 'Employez des mots forts',
  },
  thumbnail: {
    contrast: 'Augmentez le contraste du texte',
    composition: 'Simplifiez la composition',
    emotion: 'Ajoutez des éléments émotionnels',
  },
}

export const advisers: Translation<typeof english.advisers> = {
  ai: 'Par l’IA',
  builtIn: 'Conseiller intégré',
  meter: {
    left: {
      one: 'Il reste {n} réponse d’IA sur {most} ce mois-ci.',
      other: 'Il reste {n} réponses d’IA sur {most} ce mois-ci.',
    },
    resets: 'Se renouvelle le {date}.',
    none: 'Les réponses d’IA font partie des forfaits payants.',
    upgrade: 'Voir les forfaits',
  },
  advice: {
    heading: 'Conseils de l’IA',
    asking: 'L’IA est en train de lire...',
    ask: 'Demander à l’IA',
    again: 'Demander à nouveau',
    failed: 'Les conseils de l’IA n’ont pas pu être chargés. Tout le reste est complet.',
    strengths: 'Ce qui marche déjà',
    source:
      'Écrit par une IA à partir de ce que vous avez saisi et de ce que nous avons vu. Les scores sont ceux de notre modèle.',
    general: 'Ce qui aide beaucoup de vidéos',
  },
  defaults,
  fallbackReasons,
}

export const meters: Translation<typeof english.meters> = {
  left: { one: 'Il en reste {n} sur {most}', other: 'Il en reste {n} sur {most}' },
  failed: 'Ce qu’il reste de votre forfait n’a pas pu être chargé.',
  fairUse: 'Vous avez atteint la limite d’usage raisonnable du jour. Elle se renouvelle le {date}.',
  upgrade: 'Voir les forfaits',
  resets: 'Se renouvelle le {date}.',
  analyses: {
    label: 'Analyses ce mois-ci',
    title: 'Vous avez utilisé toutes les analyses du mois',
    text: 'Les prochaines arrivent le {date}. Les forfaits payants n’ont pas de limite mensuelle.',
  },
  topics: {
    label: 'Sujets de la semaine',
    counts: 'Un sujet est une catégorie ou une recherche.',
    title: 'Vous avez utilisé les sujets de la semaine',
    text: 'Le prochain arrive le {date}. Général reste ouvert, tout comme les sujets déjà ouverts cette semaine.',
  },
  optimisations: {
    label: 'Descriptions et tags ce mois-ci',
    counts: 'Le même texte compte une fois.',
    title: 'Vous avez utilisé toutes les descriptions du mois',
    text: 'Les prochaines arrivent le {date}. Un texte déjà envoyé ce mois-ci reste gratuit.',
  },
}
