import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const unsubscribe: Translation<typeof english.unsubscribe> = {
  title: 'Ne plus recevoir ces e-mails ?',
  ask: 'Vous ne recevrez plus « {label} ». Vous continuerez à recevoir les e-mails sur votre compte, comme les codes.',
  submit: 'Ne plus les recevoir',
  submitting: 'Désactivation…',
  doneTitle: 'C’est arrêté',
  done: 'Vous ne recevrez plus « {label} ». Rien d’autre n’a changé.',
  again: 'Vous changez d’avis ? Réactivez-le dans vos réglages',
  invalidTitle: 'Ce lien ne fonctionne pas',
  settings: 'Ouvrir vos réglages',
}
