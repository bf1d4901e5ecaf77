import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const reach: Translation<typeof english.reach> = {
  connection: {
    heading: 'Connexion à YouTube',
    channel: '{title}, connectée le {date}',
    untitled: 'Votre chaîne, connectée le {date}',
    scopes: 'Viewcraft peut lire votre chaîne et ses chiffres, rien de plus.',
    permissions: 'Voir ou retirer l’accès dans votre compte Google',
    disconnect: 'Déconnecter',
    title: 'Déconnecter votre compte YouTube ?',
    text: 'L’accès de Viewcraft est retiré chez Google, et nous supprimons immédiatement :',
    deletes: {
      tokens: 'l’accès que Google nous a donné',
      analytics: 'les chiffres et statistiques de votre chaîne',
      videos: 'la liste de vos vidéos',
      channel: 'l’identifiant et le nom de votre chaîne',
    },
    stays:
      'Vous conservez votre compte, votre forfait et vos analyses, et pouvez toujours analyser de nouveaux brouillons.',
    yes: 'Déconnecter et supprimer',
    failed: 'Votre compte n’a pas pu être déconnecté. Veuillez réessayer.',
    done: 'Votre compte YouTube a été déconnecté.',
    deleted: 'Supprimé :',
    nothing: 'Il ne restait rien à supprimer.',
    notRevoked: 'Google n’a pas répondu et peut encore afficher Viewcraft. Retirez-le aussi de votre compte Google :',
  },
  studio: {
    heading: 'Taux de clics de YouTube Studio',
    text: 'Ouvrez un de vos exports et voyez quelles vidéos retitrer et ce qui attire les clics sur votre chaîne. Il est lu dans ce navigateur.',
    open: 'Ouvrir un export',
  },
  impressions: 'Impressions',
  ctrSpoken: 'Taux de clics',
  inTable: 'Impressions et CTR (clics ÷ impressions de la miniature) portent sur la période du {from} au {to}.',
  heading: 'Données historiques de la chaîne',
  source:
    'Source : YouTube, du {from} au {to} (heure du Pacifique). Les taux et le classement sont calculés par nous, et non par YouTube.',
  onTheWay: 'Les impressions et le CTR arrivent bientôt',
  onTheWayText:
    'Une fois par jour, YouTube indique combien de fois vos miniatures ont été montrées et cliquées. Les premiers chiffres arrivent dans deux jours environ.',
  meanwhile: 'Évaluer votre prochain titre en attendant',
  shown: '{count} impressions',
  averageIs: 'Clics ÷ impressions de vos miniatures',
  ofPeriod: { one: 'CTR moyen sur {n} jour', other: 'CTR moyen, {n} derniers jours' },
  ofAll: 'CTR moyen, tous les jours disponibles',
  top: 'Vidéos les plus performantes',
  topIs: 'Par CTR, parmi vos vidéos récentes d’au moins 1\u202f000 impressions.',
  tooFew: 'Aucune de vos vidéos récentes n’a eu 1\u202f000 impressions pendant ces jours.',
  high: 'Mots qui attirent le plus de clics',
  low: 'Mots qui attirent le moins de clics',
  wordsAre:
    'Mots d’au moins trois titres de vos vidéos récentes ayant au moins 1\u202f000 impressions, et la médiane du CTR de ces vidéos, face à celle de toutes.',
  word: { one: 'dans {n} titre', other: 'dans {n} titres' },
  noWords: 'Aucun mot ne se détache encore.',
}

export const formats: Translation<typeof english.formats> = {
  heading: 'Par format',
  note: 'Les parts sont calculées par nous à partir des chiffres de YouTube.',
  format: 'Format',
  views: 'Vues',
  share: 'Part',
  watchTime: 'Durée de visionnage',
  names: { video: 'Vidéos', short: 'Shorts', live: 'Directs', rest: 'Autres' },
}

export const findings: Translation<typeof english.findings> = {
  heading: 'Ce qui a changé et ce que vous pouvez essayer',
  note: 'Calculé par nous à partir des chiffres de YouTube. Les idées à essayer sont les nôtres.',
  top: {
    views: 'Les vidéos qui en ont attiré le plus (part des vues) :',
    subscribers: 'Les vidéos qui en ont gagné le plus (part des nouveaux abonnés) :',
  },
  none: 'Peu de changements par rapport à la période précédente.',
  kinds: {
    views: {
      up: 'Les vues sont passées de {before} à {now}.',
      down: 'Les vues sont passées de {before} à {now} : testez le titre de la prochaine vidéo dans Analyse prédictive avant de la publier.',
    },
    watch_time: {
      up: 'La durée de visionnage est passée de {before} à {now}.',
      down: 'La durée de visionnage est passée de {before} à {now} : essayez d’aller à l’essentiel dans les 30 premières secondes.',
    },
    engagement: {
      up: 'L’engagement est passé de {before} à {now} : répondez aux commentaires de votre dernière vidéo pour prolonger l’échange.',
      down: 'L’engagement est passé de {before} à {now} : essayez de finir la prochaine vidéo par une question claire.',
    },
    watch_per_view: {
      up: 'Une vue dure désormais {now} en moyenne, contre {before} : gardez le rythme de vos vidéos récentes.',
      down: 'Une vue dure désormais {now} en moyenne, contre {before} : essayez une introduction plus courte et montrez tôt ce que le titre promet.',
    },
    subscribers: {
      up: 'Abonnés : {now}, après {before} la période précédente. Rappelez une fois par vidéo ce qui attend vos abonnés.',
      down: 'Abonnés : {now}, après {before} la période précédente. Essayez d’annoncer ce qui arrive la semaine prochaine.',
    },
    shorts_share: {
      up: 'Les Shorts ont apporté {now} de vos vues, contre {before} : reliez chaque Short à la vidéo longue dont il vient.',
      down: 'Les Shorts ont apporté {now} de vos vues, contre {before} : essayez de tirer un Short de votre vidéo longue la plus vue.',
    },
  },
}
