import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const settings: Translation<typeof english.settings> = {
  title: 'Réglages',
  subtitle: 'Vos préférences d’e-mail, de langue et d’heure sur tous vos appareils.',
  mails: {
    heading: 'Notifications par e-mail',
    description:
      'Elles sont désactivées tant que vous ne les activez pas. Vos choix s’appliquent immédiatement, et chaque e-mail contient un lien pour ne plus recevoir ceux de ce type.',
    analyses: {
      hint: 'Les scores de chaque nouvelle analyse, pour vos archives : 10 e-mails par jour au plus.',
    },
    weekly: {
      hint: 'Ce qui est tendance et pourquoi, et la semaine de votre chaîne connectée : le lundi dès 8 h dans votre fuseau.',
    },
    alerts: {
      hint: 'Quand une vidéo de votre chaîne connectée marche bien mieux ou bien moins bien que d’habitude : une alerte de chaque type au plus par vidéo.',
    },
    turnedOn: '{label} : activé.',
    turnedOff: '{label} : désactivé.',
    noSender: 'Ce site n’a pas d’expéditeur d’e-mails : aucun de ceux-ci ne peut être envoyé.',
    stopped: {
      title: 'Ces e-mails sont suspendus',
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
    languageHint:
      'S’applique à tous les écrans et à nos e-mails. Le sélecteur en haut de page ne concerne que ce navigateur.',
    timeZone: 'Fuseau horaire',
    timeZoneHint:
      'Détermine le début de votre journée. Nous l’avons repris de votre navigateur à votre première connexion.',
    save: 'Enregistrer les modifications',
    saved: 'Vos réglages ont été enregistrés.',
  },
}
