import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../sentence.ts'

export const settings: Translation<typeof english> = {
  title: 'Réglages',
  subtitle: 'Comment Viewcraft vous parle, sur chaque appareil où vous vous connectez.',
  mails: {
    heading: 'Notifications par e-mail',
    notYet: 'Viewcraft n’envoie pas encore ces e-mails : il n’y a rien à activer. En attendant, rien n’est envoyé.',
    analyses: {
      label: 'E-mail à la fin d’une analyse',
      hint: 'Quand une analyse que vous avez lancée est terminée.',
    },
    weekly: { label: 'Rapports hebdomadaires des tendances', hint: 'Les tendances, le lundi matin dans votre fuseau.' },
    alerts: {
      label: 'Alertes de performance',
      hint: 'Quand une vidéo de votre chaîne connectée marche bien mieux ou bien moins bien que d’habitude.',
    },
  },
  region: {
    heading: 'Langue et heure',
    language: 'Langue',
    languageHint: 'De tous les écrans et de nos e-mails. Le sélecteur en haut de page ne change que ce navigateur.',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Là où commencent vos journées. Il vient du navigateur de votre première connexion.',
    save: 'Enregistrer les modifications',
    saved: 'Vos réglages sont enregistrés.',
  },
}
