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
      hint: 'Les scores de chaque nouvelle analyse, pour vos archives. Jusqu’à 10 e-mails par jour.',
    },
    weekly: {
      hint: 'Les tendances et leurs raisons, cinq idées de vidéos et un résumé hebdomadaire de votre chaîne connectée. Envoyé le lundi à partir de 8\u00a0h dans votre fuseau horaire.',
    },
    alerts: {
      hint: 'Quand une vidéo de votre chaîne connectée marche bien mieux ou bien moins bien que d’habitude. Au plus une alerte de chaque type par vidéo.',
    },
    reviews: {
      hint: 'Quand le bilan d’une vidéo publiée à partir d’un brouillon est prêt : 7 et 28 jours après que vous l’avez marquée comme publiée. Deux e-mails par vidéo.',
    },
    reminders: {
      hint: 'Le matin de la veille d’une publication prévue : ce qui est prévu, et à quelle heure. Un e-mail par jour.',
    },
    turnedOn: '{label} : activé.',
    turnedOff: '{label} : désactivé.',
    noSender: 'Ce site n’est pas configuré pour envoyer des e-mails : vous n’en recevrez aucun.',
    stopped: {
      title: 'Ces e-mails sont suspendus',
      bounced:
        'Le {day}, notre e-mail à {email} nous est revenu : la boîte n’existe pas ou refuse nos e-mails. Quand elle fonctionnera de nouveau, vous pourrez reprendre les envois.',
      complained:
        'Le {day}, notre e-mail à {email} a été signalé comme indésirable : nous avons arrêté les envois. Si c’était une erreur, sortez-le des courriers indésirables et reprenez les envois.',
      resume: 'Reprendre les envois',
      resumed: 'Les envois ont repris.',
    },
  },
  language: {
    heading: 'Langue et heure',
    language: 'Langue',
    languageHint:
      'S’applique à tous les écrans et à nos e-mails. Le sélecteur en haut de page ne concerne que ce navigateur.',
    titles: 'Langue de vos titres',
    titlesHint:
      'Utilisée quand les mots du titre ne suffisent pas. Les titres en anglais sont évalués par notre modèle anglais ; les autres sont comparés aux vidéos de votre chaîne.',
    titlesAuto: 'Selon votre chaîne et votre langue',
    titlesOther: 'Une autre langue',
    timeZone: 'Fuseau horaire',
    timeZoneHint:
      'Détermine le début de votre journée. Nous l’avons repris de votre navigateur lors de votre première connexion.',
    save: 'Enregistrer les modifications',
    saved: 'Vos réglages ont été enregistrés.',
  },
  shortcuts: {
    heading: 'Raccourcis clavier',
    keys: 'Raccourcis à une seule touche',
    hint: 'Appuyez sur ? pour en voir la liste. Désactivez-les si vous appuyez sur des touches par mégarde ou si vous dictez à votre ordinateur. Ctrl K, ou ⌘ K sur un Mac, fonctionne toujours. S’applique à ce navigateur jusqu’à la déconnexion.',
  },
  studio: {
    heading: 'Taux de clics',
    text: 'Voyez quels titres et quelles miniatures attirent les clics, d’après vos exports de YouTube Studio. Ils sont lus dans votre navigateur.',
  },
}
