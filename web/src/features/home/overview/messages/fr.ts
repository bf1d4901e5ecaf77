import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const overview: Translation<typeof english.overview> = {
  heading: 'Vue d’ensemble de la chaîne',
  period: 'Période',
  days: { one: '{n} jour', other: '{n} jours' },
  totalViews: 'Total des vues',
  subscribers: 'Abonnés',
  watchTime: 'Durée de visionnage',
  engagementRate: 'Taux d’engagement',
  inPeriod: { one: 'en {n} jour', other: 'en {n} jours' },
  total: 'Total',
  lifetime: '{label} : {figure}',
  recounted: 'Les vues se comptent autrement depuis le {day}',
  engagementIs: '(j’aime + commentaires + partages) ÷ vues',
  noViews: 'pas encore de vues',
  up: '{by} de plus que la période précédente',
  down: '{by} de moins que la période précédente',
  same: 'Comme la période précédente',
  points: '{by} points',
  source: 'Source : YouTube. Complet jusqu’au {day} (heure du Pacifique).',
  ours: 'Les évolutions et les taux sont calculés par nous à partir des chiffres de YouTube, et non par YouTube.',
  stale: 'Impossible d’actualiser les données de YouTube. Ces chiffres datent du {when}.',
  redefined: 'À partir de ce jour, YouTube compte les vues autrement. Celles d’avant et d’après ne se comparent pas.',
  empty: 'Pas encore de chiffres',
  emptyText:
    'YouTube met deux à trois jours à traiter une nouvelle chaîne. Dès que les données seront prêtes, elles s’afficheront ici.',
}

export const chart: Translation<typeof english.chart> = {
  heading: 'Jour après jour',
  metric: 'Indicateur',
  metrics: { views: 'Vues', watchTime: 'Durée', subscribers: 'Abonnés' },
  label: '{metric} par jour',
  now: { one: '{n} dernier jour', other: '{n} derniers jours' },
  before: { one: '{n} jour précédent', other: '{n} jours précédents' },
  day: 'Jour',
  asTable: 'Tableau',
  asChart: 'Graphique',
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
      up: 'Les vues sont passées de {before} à {now} : enchaînez sans attendre.',
      down: 'Les vues sont passées de {before} à {now} : testez le titre de la prochaine vidéo dans Analyse prédictive avant de la publier.',
    },
    watch_time: {
      up: 'La durée de visionnage est passée de {before} à {now} : continuez les formats qui ont retenu le public.',
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
