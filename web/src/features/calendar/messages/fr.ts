import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const calendar: Translation<typeof english.calendar> = {
  subtitle: 'Quand vous prévoyez de publier et quand vous avez publié. Les heures sont celles du fuseau {zone}.',
  changeZone: 'Changer de fuseau horaire',
  loading: 'Chargement de vos vidéos…',
  failed: 'Vos vidéos n’ont pas pu être chargées.',
  today: 'Aujourd’hui',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  month: 'Mois',
  help: 'Passez d’un jour à l’autre avec les flèches, et d’un mois à l’autre avec Page précédente et Page suivante. Appuyez sur Tab pour atteindre les brouillons d’un jour.',
  countOn: { one: '{day}, {n} brouillon', other: '{day}, {n} brouillons' },
  noneOn: '{day}, aucun brouillon',
  more: { one: '{n} de plus', other: '{n} de plus' },
  moreOn: { one: 'Afficher {n} brouillon de plus le {day}', other: 'Afficher {n} brouillons de plus le {day}' },
  fewer: 'Afficher moins',
  fewerOn: 'Afficher moins de brouillons le {day}',
  move: 'Déplacer « {name} » à un autre jour',
  plan: 'Planifier « {name} »',
  isMoved: '« {name} » est prévu le {day}.',
  isRemoved: '« {name} » n’a plus de date.',
  undo: 'Annuler',
  emptyMonth: 'Rien n’est prévu ni publié ce mois-ci.',
  empty: {
    title: 'Rien à planifier pour l’instant',
    text: 'Analysez un titre et gardez-le : il deviendra un brouillon auquel vous pourrez donner une date.',
    action: 'Analyser un titre',
  },
  unplanned: {
    heading: 'Sans date',
    hint: 'Glissez un brouillon sur un jour ou utilisez son bouton calendrier.',
    hintSmall: 'Utilisez le bouton calendrier d’un brouillon pour le planifier.',
    none: 'Chaque brouillon a une date. Glissez-en un ici pour la retirer.',
    noneSmall: 'Chaque brouillon a une date.',
    more: 'Afficher les {n}',
  },
  dialog: {
    title: 'Quand publierez-vous « {name} » ?',
    date: 'Date',
    time: 'Heure (facultative)',
    timeHint: 'Dans le fuseau horaire {zone}.',
    dateMissing: 'Choisissez une date.',
    save: 'Enregistrer',
    remove: 'Retirer la date',
  },
  drag: 'Faire glisser « {name} »',
  unplannedList: 'la liste des brouillons sans date',
}

export const feed: Translation<typeof english.feed> = {
  heading: 'Retrouvez-le dans votre agenda',
  description:
    'Une adresse privée pour Google Agenda, Calendrier d’Apple ou Outlook. Elle contient vos brouillons planifiés : noms, états et dates.',
  failed: 'L’adresse de votre calendrier n’a pas pu être chargée.',
  create: 'Créer l’adresse',
  created: 'L’adresse de votre calendrier est prête.',
  address: 'Adresse du calendrier',
  secret:
    'Toute personne qui a cette adresse peut lire vos brouillons planifiés. Si vous l’avez partagée par erreur, changez-la.',
  hidden:
    'Le calendrier fonctionne, mais son adresse est trop ancienne pour être affichée ici. Pour en voir une, changez l’adresse.',
  copy: 'Copier',
  copied: 'Adresse copiée.',
  notCopied: 'Votre navigateur n’a pas autorisé la copie. Sélectionnez l’adresse et copiez-la.',
  change: 'Changer l’adresse',
  turnOff: 'Désactiver',
  changeTitle: 'Changer l’adresse ?',
  changeText:
    'L’adresse actuelle cesse aussitôt de fonctionner. Les agendas qui l’utilisent auront besoin de la nouvelle.',
  changed: 'L’adresse a changé. L’ancienne ne fonctionne plus.',
  turnOffTitle: 'Désactiver le calendrier ?',
  turnOffText:
    'L’adresse cesse aussitôt de fonctionner. Ce que des agendas ont déjà récupéré peut y rester jusqu’à leur prochaine mise à jour.',
  turnedOff: 'Le calendrier est désactivé. Son adresse ne fonctionne plus.',
  how: 'Comment s’abonner',
  delay:
    'Chaque agenda récupère les changements à son rythme : souvent en quelques heures, jusqu’à un jour pour Google Agenda.',
  steps: {
    google: {
      name: 'Google Agenda',
      text: 'Sur un ordinateur, ouvrez Google Agenda. À côté de « Autres agendas », cliquez sur le signe plus, puis sur « À partir de l’URL ». Collez l’adresse et cliquez sur « Ajouter un agenda ».',
    },
    apple: {
      name: 'Calendrier d’Apple',
      text: 'Sur un Mac, choisissez Fichier > Nouvel abonnement à un calendrier et collez l’adresse. Sur un iPhone, ouvrez Calendrier, touchez Calendriers > Ajouter un calendrier > Ajouter un calendrier par abonnement et collez-la.',
    },
    outlook: {
      name: 'Outlook',
      text: 'Dans Outlook sur le web, ouvrez le calendrier et choisissez « Ajouter un calendrier », puis « S’abonner à partir du web ». Collez l’adresse et cliquez sur « Importer ».',
    },
  },
}
