import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const connect: Translation<typeof english.connect> = {
  page: 'Connecter votre chaîne',
  heading: 'Connectez votre chaîne',
  button: 'Connecter un compte YouTube',
  text: 'Connectez votre compte YouTube pour voir les statistiques de votre chaîne',
  titleIn: 'Votre titre est là. Plus qu’une étape : votre chaîne.',
  oneStep: 'Plus qu’une étape : votre chaîne.',
  promise: 'Vos titres sont alors comparés à vos propres vidéos, et non à celles de tout le monde.',
  waiting: 'Votre titre',
  toTitle: 'Voir où il se classe',
  meanwhile: 'En attendant',
  named: 'À l’inscription, vous avez indiqué {title}. Connectez-la pour confirmer qu’elle est à vous.',
  points: {
    readOnly: 'Lecture seule : Viewcraft ne peut rien modifier ni mettre en ligne',
    kept: `Données gardées ${youtubeDays} jours au plus, supprimées dès la déconnexion`,
  },
  policy:
    'Viewcraft utilise les services d’API YouTube. En connectant votre compte, vous acceptez les conditions d’utilisation de YouTube.',
  links: {
    youtubeTerms: 'Conditions d’utilisation de YouTube',
    privacy: 'Politique de confidentialité de Viewcraft',
    googlePrivacy: 'Règles de confidentialité de Google',
    permissions: 'Gérer l’accès dans votre compte Google',
  },
  later: 'Plus tard : aller au tableau de bord',
  startFailed: 'Impossible de lancer la connexion à YouTube',
  working: 'Connexion de votre compte YouTube...',
  connected: '{title} : connexion établie.',
  connectedUntitled: 'Votre chaîne est connectée.',
  replaced: '{title} était connectée auparavant. Nous avons supprimé ses données.',
  replacedUntitled: 'Une autre chaîne était connectée auparavant. Nous avons supprimé ses données.',
  failed: 'Impossible de terminer la connexion à YouTube',
  google: 'Échec de l’authentification : {error}',
  refused:
    'Vous n’avez pas autorisé Viewcraft à lire votre chaîne : rien n’a été connecté. Vous pouvez réessayer à tout moment.',
  googleNext: 'Google a mis fin à la connexion. Réessayez ; si cela se reproduit, contactez le support.',
  unknown_state:
    'Cette réponse de Google ne correspond pas à une connexion commencée dans cet onglet ces 10 dernières minutes. Reconnectez-vous.',
  other_user:
    'Cette connexion a été commencée par un autre utilisateur de Viewcraft et n’a pas abouti. Recommencez avec votre compte.',
  unknown_error: 'Google a mis fin à la connexion pour une raison inconnue. Recommencez.',
}
