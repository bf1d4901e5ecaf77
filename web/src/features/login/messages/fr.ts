import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const login: Translation<typeof english.login> = {
  page: 'Connexion',
  title: 'Content de vous revoir',
  description: 'Connectez-vous à votre compte Viewcraft.',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  noAccount: 'Pas encore de compte ?',
  signUp: 'Inscrivez-vous',
  haveCode: 'Vous avez déjà un code ?',
  confirm: 'Confirmez votre adresse',
  passwordRequired: 'Le mot de passe est obligatoire',
  success: 'Vous êtes connecté !',
  failure: 'E-mail ou mot de passe incorrect',
  unconfirmed: 'Consultez vos e-mails pour confirmer votre compte.',
  caught: 'Connectez-vous pour continuer vers la page demandée.',
  code: {
    label: 'Code de votre application d’authentification',
    required: 'Saisissez les six chiffres',
    refused: 'Ce code n’est pas bon. Attendez le suivant et réessayez.',
    back: 'Se reconnecter',
  },
  forgot: 'Mot de passe oublié ?',
  mail: {
    button: 'Recevoir un code par e-mail',
    text: 'Si un compte existe pour {email}, un code de connexion est en route. Un compte avec application d’authentification demande son mot de passe.',
    label: 'Code reçu par e-mail',
    hint: 'Rien reçu ? Regardez aussi dans les indésirables.',
    required: 'Saisissez le code : des chiffres seulement',
    refused: 'Ce code n’est pas bon ou n’est plus valable. Réessayez ou demandez-en un autre.',
    sent: 'Si un compte existe, un nouveau code est en route.',
    back: 'Se connecter avec le mot de passe',
  },
  demo: {
    title: 'Compte de démonstration',
    text: 'Cette installation a un créateur de démonstration que vous pouvez utiliser : {email}, mot de passe {password}',
    fill: 'Utiliser le compte démo',
  },
}
