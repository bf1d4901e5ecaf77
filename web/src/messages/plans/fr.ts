import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const plans: Translation<typeof english.plans> = {
  names: { free: 'Gratuit', basic: 'Basique', premium: 'Premium' },
  popular: 'Le plus choisi',
  heading: 'Forfaits',
  text: 'Commencez gratuitement. Payez quand il vous en faut plus, arrêtez quand ce n’est plus le cas.',
  for: {
    free: 'Pour découvrir si cela vous aide.',
    basic: 'Pour les créateurs qui publient chaque semaine.',
    premium: 'Pour les chaînes qui décident chaque jour avec des conseils.',
  },
  free: 'Gratuit',
  aMonth: '{price}/mois',
  perMonth: '/mois',
  aYear: '{price}/an',
  yearly: 'ou {price} par an : économisez {saving}',
  choose: 'Choisir {plan}',
  start: 'Commencer',
  yours: 'Votre forfait',
  allOf: 'Tout ce que comprend {plan}, et :',
  inAll: 'Dans chaque forfait',
  unlimited: {
    analyses: 'Analyses de vidéos illimitées',
    topics: 'Sujets de tendance illimités',
    insights: 'Conseils prédictifs rédigés par IA illimités',
    optimisations: 'Optimisations de métadonnées illimitées : descriptions et tags',
  },
  limited: {
    analyses: { one: '{n} analyse de vidéo {per}', other: '{n} analyses de vidéos {per}' },
    topics: { one: '{n} sujet de tendance {per}', other: '{n} sujets de tendance {per}' },
    insights: {
      one: '{n} conseil prédictif rédigé par IA {per}',
      other: '{n} conseils prédictifs rédigés par IA {per}',
    },
    optimisations: {
      one: '{n} optimisation de métadonnées {per} : description et tags',
      other: '{n} optimisations de métadonnées {per} : descriptions et tags',
    },
  },
  counted: {
    shares: {
      one: '{n} lien ouvert pour partager des brouillons',
      other: '{n} liens ouverts pour partager des brouillons',
    },
    followed_channels: { one: '{n} chaîne suivie', other: '{n} chaînes suivies' },
    tokens: {
      one: '{n} jeton d’accès pour programmes et assistants',
      other: '{n} jetons d’accès pour programmes et assistants',
    },
    webhooks: { one: '{n} webhook', other: '{n} webhooks' },
    program_requests: {
      one: '{n} requête par jour de programmes et d’assistants',
      other: '{n} requêtes par jour de programmes et d’assistants',
    },
  },
  per: { day: 'par jour', week: 'par semaine', month: 'par mois' },
  lines: {
    summary: 'Résumé de la chaîne avec les chiffres de base',
    email_support: 'Assistance par e-mail',
    priority_support: 'Assistance par e-mail prioritaire : réponse en premier',
    drafts: 'Brouillons illimités, avec versions, bilans et calendrier',
    live_score: 'Score du titre pendant la saisie, expliqué mot par mot (titres en anglais)',
    thumbnails: 'Vérifications et aperçus de miniatures',
    compare: 'Comparaison de plusieurs titres',
    own_patterns: 'Prédictions avancées : les formes et les sujets de titre qui ont le mieux marché sur votre chaîne',
    upload_schedule: 'Calendrier de publication : le jour et l’heure où vos vidéos ont le mieux marché',
    deep_trends: 'Analyse approfondie des tendances : quelles vidéos accélèrent et comment leurs vues ont grandi',
  },
  company: 'Plusieurs chaînes, ou une entreprise ?',
  companyAsk: 'Écrivez-nous',
  fairUse: 'Illimité s’entend pour un usage raisonnable : des limites contre les abus valent pour chaque forfait.',
}
