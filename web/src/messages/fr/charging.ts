import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  title: 'Facturation',
  lead: 'Ce que coûtent les forfaits, quand vous êtes débité, et comment y mettre fin.',
  prices: {
    heading: 'Ce que coûtent les forfaits',
    free: 'Gratuit : rien, et aucune carte n’est demandée',
    basic: 'Basique : {basicMonthly} par mois, ou {basicYearly} par an',
    premium: 'Premium : {premiumMonthly} par mois, ou {premiumYearly} par an',
    dollars:
      'Les prix sont en dollars américains. Votre banque peut les convertir, à son propre taux et avec ses propres frais. Ce que contient chaque forfait est indiqué là où il est proposé. Là où ce site ne propose pas de forfait payant, aucun n’est vendu.',
    company: 'Pour les entreprises et les chaînes nombreuses : demander une offre',
  },
  order: {
    heading: 'Comment commander',
    before:
      'Rien n’est débité sans commande de votre part. Avant de commander, vous voyez le forfait, le prix, la fréquence des débits et la façon de résilier.',
    stripe:
      'Vous payez sur une page de Stripe, notre prestataire de paiement. Le numéro de votre carte va à Stripe et ne nous parvient jamais.',
  },
  tax: {
    heading: 'Taxes',
    text: 'Que les taxes soient comprises dans le prix ou s’y ajoutent dépend de l’endroit où vous vivez. Ce que vous payez en tout est affiché avant la commande.',
  },
  renewal: {
    heading: 'Quand vous êtes débité',
    text: 'Au début, puis au commencement de chaque nouveau mois ou de chaque nouvelle année, jusqu’à la résiliation. Le jour du prochain débit est sur votre profil.',
    price:
      'Un nouveau prix s’applique à partir d’une nouvelle période, et seulement si nous vous l’avons annoncé par e-mail au moins 30 jours avant.',
  },
  cancel: {
    heading: 'Comment résilier',
    how: 'À tout moment, sur votre profil, dans la gestion de l’abonnement. La résiliation prend effet à la fin de la période que vous avez payée.',
    after:
      'Jusqu’à ce jour, le forfait reste tel quel ; ensuite vous passez au forfait gratuit. Votre compte et vos analyses restent.',
  },
  failed: {
    heading: 'Si un paiement échoue',
    text: 'Stripe réessaie pendant quelques jours et vous prévient par e-mail. Entre-temps, votre forfait reste. Si aucun essai n’aboutit, vous revenez au forfait gratuit et ne devez rien pour la suite.',
  },
  refunds: {
    heading: 'Remboursements',
    ours: 'Si nous mettons fin à votre forfait, ou à Viewcraft tout entier, sans faute de votre part, vous récupérez ce que vous avez payé pour le temps restant. Si vous avez été débité par erreur, vous récupérez tout. Sinon, une période commencée n’est pas remboursée en partie.',
    law: 'Le droit de rétractation, ou tout autre droit que la loi de votre pays vous donne en tant que consommateur, vous reste.',
  },
  invoices: {
    heading: 'Factures',
    text: 'Chaque débit a sa facture, sur votre profil, dans l’historique de facturation. Stripe les garde aussi longtemps que la loi l’exige, même après votre départ.',
  },
  leaving: {
    heading: 'Si vous partez',
    text: 'Quand votre compte est supprimé, son abonnement est résilié avec lui, et plus rien n’est débité.',
  },
  contact: {
    heading: 'Questions',
    text: 'Écrivez à {mail}, ou utilisez le formulaire. Donnez le jour et le montant, jamais le numéro de votre carte.',
    form: 'Contact',
    terms: 'Conditions d’utilisation',
  },
}
