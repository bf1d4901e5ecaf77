import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const callback: Translation<typeof english.callback> = {
  title: 'Finalisation de l’inscription',
  description: 'Un instant, nous vérifions votre compte.',
  error: 'L’authentification a échoué. Veuillez réessayer.',
  failed: 'Impossible de récupérer les informations de votre compte.',
  none: 'Aucun compte trouvé. Veuillez vous inscrire à nouveau.',
  unconfirmed: 'Consultez vos e-mails pour confirmer votre compte.',
  channelUnreadable: 'Erreur lors du traitement des données de la chaîne YouTube.',
  success: 'Vous êtes connecté !',
  broken: 'Une erreur est survenue. Veuillez réessayer.',
}
