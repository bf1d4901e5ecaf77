import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const upgrade: Translation<typeof english.upgrade> = {
  title: 'Changez de forfait',
  subtitle: 'Choisissez un forfait, mensuel ou annuel. Résiliable à tout moment.',
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
  subscribedText:
    'Vous êtes abonné à {plan}. Si vous changez, le nouveau forfait le remplace et Stripe calcule la différence au prorata.',
  largest:
    'Vous payez {plan}, notre forfait le plus complet. Chez Stripe, vous pouvez changer de forfait ou de facturation.',
  given: 'Vous avez déjà {plan}',
  givenText: 'Vous avez {plan}, notre forfait le plus complet, sans le payer. Il n’y a rien à acheter.',
  toProfile: 'Voir votre profil',
  switch: 'Passer à {plan}',
  today: {
    heading: 'Ce qui change aujourd’hui',
    now: 'Vous avez {plan} pour {price}, payé jusqu’au {date}.',
    due: 'Aujourd’hui, vous payez la différence pour les jours qui restent jusqu’au {date} : {most} au plus, hors taxes éventuelles. Stripe affiche le montant exact avant que vous confirmiez.',
    starts: '{larger} commence dès que vous confirmez.',
    next: 'À partir du {date}, {larger} coûte {price}.',
  },
  off: 'Les paiements ne sont pas encore disponibles ici : vous ne pouvez pas acheter de forfait et rien ne vous sera débité.',
}

export const payment: Translation<typeof english.payment> = {
  title: 'Paiement',
  subtitle: 'Vérifiez votre commande avant de payer.',
  order: 'Votre commande',
  plan: 'Forfait',
  due: 'Débité aujourd’hui',
  renews: {
    monthly: 'Puis {price} chaque mois, jusqu’à résiliation.',
    yearly: 'Puis {price} chaque année, jusqu’à résiliation.',
  },
  cancel: 'Résiliez à tout moment sur votre profil. Vous gardez le forfait jusqu’à la fin de la période payée.',
  agree: 'En payant, vous acceptez :',
  terms: 'Conditions d’utilisation',
  billing: 'Règles de facturation',
  stripe: 'Vous payez sur Stripe. Nous ne voyons jamais votre carte.',
  pay: 'Payer {price} sur Stripe',
  back: 'Choisir un autre forfait',
  waiting: 'En attente de Stripe',
  waitingText:
    'Nous attendons que Stripe confirme votre paiement. Votre forfait changera dès que ce sera fait, en général en quelques secondes.',
  late: 'Stripe n’a pas encore confirmé votre paiement',
  lateText:
    'Si vous avez payé, votre forfait changera automatiquement dès que Stripe l’aura confirmé, sous un jour au plus. Ne payez pas une seconde fois. Vous pouvez quitter cette page et contacter le support si votre forfait ne change pas.',
  look: 'Vérifier à nouveau',
  support: 'Contacter le support',
  done: 'Vous êtes désormais abonné à {plan}',
  bought: {
    monthly:
      'Votre forfait coûte {price} par mois et se renouvelle le {date}, sauf résiliation. Stripe vous envoie la facture par e-mail.',
    yearly:
      'Votre forfait coûte {price} par an et se renouvelle le {date}, sauf résiliation. Stripe vous envoie la facture par e-mail.',
  },
  start: 'Aller à Analyse prédictive',
  profile: 'Voir votre abonnement',
}
