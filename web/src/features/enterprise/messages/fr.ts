import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const enterprise: Translation<typeof english.enterprise> = {
  title: 'Demande entreprise',
  subtitle:
    'Pour les entreprises et les réseaux de plusieurs chaînes. Dites-nous ce qu’il vous faut et nous vous enverrons une proposition.',
  heading: 'Votre entreprise',
  company: 'Nom de l’entreprise',
  companyMissing: 'Indiquez le nom de l’entreprise',
  channels: 'Nombre de chaînes',
  channelsMissing: 'Indiquez le nombre de chaînes',
  choose: 'Sélectionner…',
  needs: 'Autres besoins',
  needsHint: 'Facultatif. Par exemple : langues, taille de l’équipe, outils à intégrer.',
  answerTo: 'Nous enverrons notre proposition à {email}.',
  within: {
    one: 'Vous recevrez une proposition sous {n} heure.',
    other: 'Vous recevrez une proposition sous {n} heures.',
  },
  send: 'Envoyer la demande',
  sent: 'Merci pour votre demande ! Nous vous recontacterons très bientôt.',
  failed: 'La demande n’a pas pu être envoyée. Veuillez réessayer.',
  tooMany:
    'Vous avez envoyé plusieurs demandes aujourd’hui et nous les avons bien reçues. Celle-ci n’a pas pu être acceptée : réessayez demain.',
  confirmation: {
    title: 'Nous avons bien reçu votre demande',
    reference: 'Votre référence :',
    acknowledged: 'Nous vous l’avons aussi envoyée par e-mail. Nous enverrons notre proposition à {email}.',
    unacknowledged:
      'Nous n’avons pas pu vous l’envoyer par e-mail : notez-la. Nous enverrons notre proposition à {email}.',
    back: 'Aller au tableau de bord',
  },
}
