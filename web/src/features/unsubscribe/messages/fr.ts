import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const unsubscribe: Translation<typeof english.unsubscribe> = {
  title: 'Arrêter ces e-mails ?',
  ask: '« {label} » ne vous sera plus envoyé. Les e-mails sur votre compte, comme les codes, arrivent toujours.',
  submit: 'Arrêter ces e-mails',
  submitting: 'Arrêt en cours…',
  doneTitle: 'C’est arrêté',
  done: '« {label} » est désactivé. Aucune connexion n’a été nécessaire et rien d’autre n’a changé.',
  again: 'Vous changez d’avis ? Réactivez-le dans vos réglages',
  invalidTitle: 'Ce lien ne fonctionne pas',
  settings: 'Ouvrir vos réglages',
}
