import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const settings: Translation<typeof english.settings> = {
  title: 'Réglages',
  subtitle: 'Comment Viewcraft vous parle, sur chaque appareil où vous vous connectez.',
  mails: {
    heading: 'Notifications par e-mail',
    description:
      'Désactivés tant que vous ne les activez pas. Chaque choix vaut aussitôt, et chaque e-mail porte un lien qui arrête ceux de son type.',
    analyses: {
      hint: 'Les scores de chaque nouvelle analyse, pour vos archives : 10 e-mails par jour au plus.',
    },
    weekly: {
      hint: 'Ce qui est tendance et pourquoi, et la semaine de votre chaîne connectée : le lundi dès 8 h dans votre fuseau.',
    },
    alerts: {
      hint: 'Quand une vidéo de votre chaîne connectée marche bien mieux ou bien moins bien que d’habitude : une fois au plus par vidéo et par sens.',
    },
    turnedOn: '{label} : activé.',
    turnedOff: '{label} : désactivé.',
    noSender: 'Ce site n’a pas d’expéditeur d’e-mails : aucun de ceux-ci ne peut être envoyé.',
    stopped: {
      title: 'Nous ne vous envoyons aucun de ces e-mails',
      bounced:
        'Le {day}, notre e-mail à {email} nous est revenu : la boîte n’existe pas ou refuse nos e-mails. Quand elle fonctionnera de nouveau, demandez que nous reprenions l’envoi.',
      complained:
        'Le {day}, notre e-mail à {email} a été signalé comme indésirable : nous avons arrêté. Si c’était une erreur, sortez-le du dossier des indésirables et demandez que nous reprenions l’envoi.',
      resume: 'Reprendre l’envoi',
      resumed: 'Nous vous envoyons de nouveau des e-mails.',
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
