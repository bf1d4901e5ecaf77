import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Vérifiez votre adresse e-mail',
  sentTo: 'Nous avons envoyé un code à six chiffres à {email}. Saisissez-le ici ou ouvrez le lien de l’e-mail.',
  sent: 'Saisissez votre adresse e-mail et le code à six chiffres que nous vous avons envoyé.',
  fromLink: 'Appuyez sur le bouton pour confirmer votre adresse.',
  email: 'E-mail',
  emailInvalid: 'Adresse e-mail non valide',
  code: 'Code reçu par e-mail',
  codeHint: 'Vous ne le trouvez pas ? Vérifiez vos courriers indésirables.',
  codeRequired: 'Saisissez le code à six chiffres',
  submit: 'Confirmer l’adresse',
  submitting: 'Confirmation...',
  failures: {
    wrong_code: 'Ce code est incorrect. Vérifiez-le et réessayez.',
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    limited: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    unavailable: 'Impossible de joindre Viewcraft. Vérifiez votre connexion et réessayez.',
  },
  sentAgain: 'Si cette adresse attend d’être confirmée, nous avons envoyé un nouveau code.',
  checking: 'Cette page se poursuivra automatiquement dès que votre adresse sera confirmée.',
  stopped: 'Nous avons cessé de vérifier si votre adresse est confirmée.',
  checkAgain: 'Vérifier à nouveau',
  wrongAddress: 'Mauvaise adresse ? Inscrivez-vous à nouveau',
  logIn: 'Se connecter',
  verified: 'Adresse vérifiée ! Connexion de votre compte YouTube...',
  logInNext: 'Votre adresse e-mail est confirmée. Connectez-vous pour continuer.',
  choosePassword:
    'Votre adresse e-mail est confirmée. Quelqu’un s’était déjà inscrit avec un autre mot de passe : choisissez-en un nouveau.',
  elsewhere: {
    title: 'Votre adresse e-mail est confirmée',
    text: 'Continuez dans la fenêtre où vous vous êtes inscrit, ou connectez-vous ici.',
  },
}
