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
  google: {
    title: 'Continuer avec Google',
    working: 'Connexion en cours…',
    connected: 'Google est connecté. Vous pouvez désormais vous connecter avec votre compte Google.',
    otherUser: 'La session dans laquelle vous aviez commencé n’est plus ouverte. Réessayez.',
    otherAccount: 'Ce n’est pas le compte Google avec lequel vous vous connectez ici. Réessayez et choisissez le bon.',
    notConfirmed: 'Google n’a pas confirmé que c’est bien vous. Réessayez.',
    logIn: 'Se connecter',
    signUp: 'S’inscrire par e-mail',
    otherWay: 'Se connecter autrement',
    problems: {
      link_first: {
        title: 'Vous avez déjà un compte',
        text: 'Un compte existe avec l’adresse e-mail de votre compte Google. Connectez-vous comme d’habitude ; vous pourrez ensuite connecter Google.',
      },
      google_unverified: {
        title: 'Google n’a pas vérifié votre adresse e-mail',
        text: 'Vérifiez l’adresse e-mail dans votre compte Google, puis réessayez. Ou inscrivez-vous avec votre e-mail et un mot de passe.',
      },
      address_invalid: {
        title: 'Ce compte Google ne convient pas',
        text: 'Nous ne pouvons pas envoyer de messages à son adresse e-mail. Choisissez un autre compte Google, ou inscrivez-vous avec votre e-mail et un mot de passe.',
      },
      too_many_requests: {
        title: 'Trop d’inscriptions',
        text: 'Trop de comptes sont créés en ce moment avec ce fournisseur de messagerie. Réessayez dans une heure, ou inscrivez-vous avec une adresse d’un autre fournisseur.',
      },
      unavailable: {
        title: 'La connexion avec Google n’a pas abouti',
        text: 'Vérifiez votre connexion à Internet et réessayez, ou connectez-vous autrement.',
      },
      unknown: {
        title: 'Cette tentative est terminée',
        text: 'La connexion avec Google doit aboutir en dix minutes, dans l’onglet où vous l’avez commencée et une seule fois. Recommencez.',
      },
    },
  },
  broken: 'Une erreur est survenue. Veuillez réessayer.',
}
