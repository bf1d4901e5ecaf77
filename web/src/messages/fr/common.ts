import type { common as english } from '../en/common.ts'
import type { Translation } from '../sentence.ts'

export const common: Translation<typeof english> = {
  product: 'Viewcraft',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement…',
  notifications: 'Notifications',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  sendAgain: 'Envoyer un nouveau code',
  sendAgainIn: 'Envoyer un nouveau code dans {n} s',
  scoreOutOf: '{score} sur 100',
  requestId: 'Référence pour le support : {id}',
}
