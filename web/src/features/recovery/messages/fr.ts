import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const recovery: Translation<typeof english.recovery> = {
  title: 'Réinitialisez votre mot de passe',
  description: 'Nous vous envoyons un code pour en choisir un nouveau.',
  sentTo: 'Si un compte existe pour {email}, un code est en route. Il est valable une heure.',
  submit: 'Envoyer le code',
  submitting: 'Envoi...',
  back: 'Retour à la connexion',
  code: 'Code reçu par e-mail',
  codeHint: 'Rien reçu ? Regardez aussi dans les indésirables.',
  codeRequired: 'Saisissez les six chiffres',
  codeRefused: 'Ce code n’est pas bon ou n’est plus valable. Vérifiez-le ou demandez-en un autre.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères. Tous les autres appareils sont déconnectés.',
  passwordShort: 'Le mot de passe doit contenir au moins 8 caractères',
  passwordWeak: 'Le mot de passe doit contenir au moins 8 caractères, sans espace au début ni à la fin',
  change: 'Enregistrer',
  changing: 'Enregistrement...',
  otherAddress: 'Utiliser une autre adresse',
  sentAgain: 'Si un compte existe, un nouveau code est en route.',
  changed: 'Votre mot de passe est changé.',
}
