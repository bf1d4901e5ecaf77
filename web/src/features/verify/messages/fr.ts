import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const verify: Translation<typeof english.verify> = {
  title: 'Vérifiez votre adresse e-mail',
  sentTo: 'Nous avons envoyé un code à six chiffres à {email}. Saisissez-le ici ou ouvrez le lien de l’e-mail.',
  sent: 'Saisissez votre adresse et le code à six chiffres de notre e-mail, puis choisissez un mot de passe.',
  fromLink: 'Appuyez sur le bouton pour confirmer votre adresse.',
  fromLinkWithPassword: 'Choisissez un mot de passe pour confirmer votre adresse.',
  email: 'E-mail',
  emailInvalid: 'Adresse e-mail non valide',
  code: 'Code reçu par e-mail',
  codeHint: 'Vous ne le trouvez pas ? Vérifiez vos courriers indésirables.',
  codeRequired: 'Saisissez le code à six chiffres',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Il remplace tout mot de passe choisi auparavant.',
  passwordShort: 'Le mot de passe doit contenir au moins 8 caractères',
  passwordWeak: 'Le mot de passe doit contenir au moins 8 caractères, sans espace au début ni à la fin',
  submit: 'Confirmer l’adresse',
  submitting: 'Confirmation...',
  codeRefused:
    'Ce code est incorrect ou n’est plus valable. Vérifiez-le ou demandez-en un nouveau. Si vous avez déjà confirmé votre adresse, connectez-vous ou réinitialisez votre mot de passe.',
  resetPassword: 'Réinitialiser le mot de passe',
  tooMany: 'Trop de tentatives pour aujourd’hui. Réessayez demain.',
  sentAgain: 'Si cette adresse attend d’être confirmée, nous avons envoyé un nouveau code.',
  checking: 'Cette page se poursuivra automatiquement dès que votre adresse sera confirmée.',
  stopped: 'Nous avons cessé de vérifier si votre adresse est confirmée.',
  checkAgain: 'Vérifier à nouveau',
  wrongAddress: 'Mauvaise adresse ? Inscrivez-vous à nouveau',
  logIn: 'Se connecter',
  verified: 'Adresse vérifiée ! Connexion de votre compte YouTube...',
  verifiedWithout: 'Adresse vérifiée ! Connexion en cours...',
  logInNext: 'Votre adresse e-mail est confirmée. Connectez-vous pour continuer.',
  elsewhere: {
    title: 'Votre adresse e-mail est confirmée',
    text: 'Continuez dans la fenêtre où vous vous êtes inscrit, ou connectez-vous ici.',
  },
}
