import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const enterprise: Translation<typeof english.enterprise> = {
  title: 'Demande entreprise',
  subtitle:
    'Pour les entreprises et réseaux qui ont plusieurs chaînes : dites-nous vos besoins, et nous vous ferons une offre.',
  heading: 'Votre entreprise',
  company: 'Nom de l’entreprise',
  companyMissing: 'Indiquez le nom de l’entreprise',
  channels: 'Nombre de chaînes',
  channelsMissing: 'Indiquez le nombre de chaînes',
  choose: 'Choisir…',
  needs: 'Autres besoins',
  needsHint: 'Facultatif : langues, nombre de personnes, ce qui doit fonctionner avec quoi.',
  answerTo: 'Notre offre sera envoyée à {email}.',
  within: { one: 'Vous recevez une proposition en {n} heure.', other: 'Vous recevez une proposition en {n} heures.' },
  send: 'Envoyer la demande',
  sent: 'Merci de votre demande ! Nous vous recontacterons bientôt.',
  failed: 'La demande n’a pas pu être envoyée. Veuillez réessayer.',
  tooMany:
    'Vous avez envoyé plusieurs demandes aujourd’hui, et nous les avons. Celle-ci n’a pas été prise : réessayez demain.',
  confirmation: {
    title: 'Nous avons votre demande',
    reference: 'Sa référence est',
    acknowledged: 'Nous vous l’avons aussi envoyée par e-mail. Notre offre sera envoyée à {email}.',
    unacknowledged: 'Nous n’avons pas pu vous l’envoyer par e-mail : gardez-la. Notre offre sera envoyée à {email}.',
    back: 'Aller au tableau de bord',
  },
}
