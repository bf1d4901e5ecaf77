import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const home: Translation<typeof english.home> = {
  page: 'Tableau de bord',
  overview: {
    loading: 'Chargement des statistiques de la chaîne...',
    failed: 'Erreur lors du chargement des statistiques de la chaîne : {message}',
  },
  welcome: 'Ravi de vous revoir, {name} !',
  there: 'et bienvenue',
  views: { label: 'Vues du tableau de bord', now: 'En ce moment', ideas: 'Idées', channel: 'Votre chaîne' },
  hidden: 'masqué',
  unknown: 'inconnu',
  tiles: {
    insights: 'Optimisation de contenu par l’IA',
    trends: 'Sujets tendance en temps réel',
  },
}
