import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const recovery: Translation<typeof english.recovery> = {
  title: 'Réinitialisez votre mot de passe',
  description: 'Nous vous enverrons un code par e-mail pour choisir un nouveau mot de passe.',
  sentTo: 'Si un compte existe pour {email}, nous y avons envoyé un code. Il est valable une heure.',
  submit: 'Envoyer le code',
  submitting: 'Envoi...',
  back: 'Retour à la connexion',
  code: 'Code reçu par e-mail',
  codeHint: 'Vous ne le trouvez pas ? Vérifiez vos courriers indésirables.',
  codeRequired: 'Saisissez le code à six chiffres',
  codeRefused: 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères. Vous serez déconnecté de tous vos autres appareils.',
  passwordShort: 'Le mot de passe doit contenir au moins 8 caractères',
  passwordWeak: 'Le mot de passe doit contenir au moins 8 caractères, sans espace au début ni à la fin',
  change: 'Enregistrer',
  changing: 'Enregistrement...',
  otherAddress: 'Utiliser une autre adresse',
  sentAgain: 'Si un compte existe pour cette adresse, nous y avons envoyé un nouveau code.',
  changed: 'Votre mot de passe a été modifié.',
  revoke: 'Révoquer aussi les autres accès',
  revokeHint:
    'Jetons d’accès, webhooks, adresse de votre calendrier et assistants. À choisir si quelqu’un d’autre a utilisé votre compte.',
  revoked: 'Les autres accès sont aussi révoqués.',
  notRevoked: 'Les autres accès n’ont pas pu être révoqués. Révoquez-les dans votre profil.',
}
