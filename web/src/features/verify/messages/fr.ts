import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Vérifiez votre e-mail',
  sentTo: 'Nous avons envoyé un code à six chiffres à {email}. Saisissez-le ici ou ouvrez le lien de l’e-mail.',
  sent: 'Saisissez votre adresse et le code à six chiffres de notre e-mail.',
  fromLink: 'Appuyez sur le bouton et votre adresse sera confirmée.',
  email: 'E-mail',
  emailInvalid: 'Adresse e-mail non valable',
  code: 'Code reçu par e-mail',
  codeHint: 'Rien reçu ? Regardez aussi dans les courriers indésirables.',
  codeRequired: 'Saisissez les six chiffres',
  submit: 'Confirmer l’e-mail',
  submitting: 'Confirmation...',
  failures: {
    wrong_code: 'Ce code n’est pas bon. Vérifiez-le et réessayez.',
    expired: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    limited: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    unavailable: 'Viewcraft est injoignable. Vérifiez votre connexion et réessayez.',
  },
  sentAgain: 'Si l’adresse attend d’être confirmée, un nouveau code est en route.',
  checking: 'Cette page continuera d’elle-même dès que votre adresse sera confirmée.',
  stopped: 'Nous avons cessé de vérifier si votre adresse est confirmée.',
  checkAgain: 'Vérifier à nouveau',
  wrongAddress: 'Mauvaise adresse ? Recommencez l’inscription',
  logIn: 'Se connecter',
  verified: 'E-mail vérifié ! Connexion de votre compte YouTube...',
  logInNext: 'Votre adresse e-mail est confirmée. Connectez-vous pour continuer.',
  choosePassword:
    'Votre adresse e-mail est confirmée. Elle avait déjà été inscrite avec un autre mot de passe : choisissez-en un nouveau.',
  elsewhere: {
    title: 'Votre adresse e-mail est confirmée',
    text: 'Continuez dans la fenêtre où vous vous êtes inscrit, ou connectez-vous ici.',
  },
}
