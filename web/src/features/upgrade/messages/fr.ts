import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const upgrade: Translation<typeof english.upgrade> = {
  title: 'Changez de forfait',
  subtitle: 'Choisissez un forfait et comment vous le payez. Résiliable à tout moment.',
  plan: 'Forfait',
  cycle: 'Période de facturation',
  monthly: 'Mensuelle',
  yearly: 'Annuelle',
  save: 'Économisez {percent}',
  saving: 'Économisez {dollars} par an',
  cancel: 'Résiliable à tout moment.',
  go: 'Continuer vers le paiement',
  cancelled: 'Le paiement a été annulé. Rien n’a été débité, et votre choix est toujours là.',
  subscribed: 'Vous avez déjà un abonnement',
  change: 'Changer de forfait',
  subscribedText: 'Vous payez {plan}. Un autre forfait prend sa place : Stripe calcule ce qui reste de l’ancien.',
  largest:
    'Vous payez {plan}, notre forfait le plus complet. Chez Stripe, vous pouvez changer de forfait ou de facturation.',
  switch: 'Passer à {plan}',
  today: {
    heading: 'Ce qui change aujourd’hui',
    now: 'Vous avez {plan} pour {price}, payé jusqu’au {date}.',
    due: 'Aujourd’hui, vous payez la différence pour les jours qui restent jusqu’au {date} : {most} au plus. Stripe affiche le montant exact avant que vous confirmiez.',
    starts: '{larger} commence dès que vous confirmez.',
    next: 'À partir du {date}, {larger} coûte {price}.',
  },
  off: 'Les paiements ne sont pas encore ouverts ici : rien ne peut être acheté, et rien n’est débité.',
}

export const payment: Translation<typeof english.payment> = {
  title: 'Paiement',
  subtitle: 'Ce que vous commandez, avant de le payer.',
  order: 'Votre commande',
  plan: 'Forfait',
  due: 'Débité aujourd’hui',
  renews: {
    monthly: 'Puis {price} chaque mois, jusqu’à résiliation.',
    yearly: 'Puis {price} chaque année, jusqu’à résiliation.',
  },
  cancel: 'Résiliez à tout moment sur votre profil : le forfait reste alors jusqu’à la fin de la période payée.',
  agree: 'En payant, vous acceptez :',
  terms: 'Conditions d’utilisation',
  billing: 'Règles de facturation',
  stripe: 'Vous payez chez Stripe : nous ne voyons jamais votre carte.',
  pay: 'Payer {price} chez Stripe',
  back: 'Choisir un autre forfait',
  waiting: 'En attente de Stripe',
  waitingText:
    'Vous revenez de Stripe. Dès qu’il nous informe de votre paiement, votre forfait change ; cela prend d’ordinaire quelques secondes.',
  late: 'Stripe ne nous a pas encore informés',
  lateText:
    'Si vous avez payé, votre forfait change de lui-même dès que Stripe nous informe, au plus tard en un jour. Ne payez pas une seconde fois. Vous pouvez quitter cette page, et écrire à l’assistance si rien ne change.',
  look: 'Regarder à nouveau',
  support: 'Écrire à l’assistance',
  done: 'Vous êtes maintenant sur {plan}',
  bought: {
    monthly:
      'Votre forfait coûte {price} par mois et se renouvelle le {date}, sauf résiliation. Stripe vous envoie la facture par e-mail.',
    yearly:
      'Votre forfait coûte {price} par an et se renouvelle le {date}, sauf résiliation. Stripe vous envoie la facture par e-mail.',
  },
  start: 'Aller à Analyse prédictive',
  profile: 'Voir votre abonnement',
}
