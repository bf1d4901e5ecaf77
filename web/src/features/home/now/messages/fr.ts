import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const overview: Translation<typeof english.overview> = {
  heading: 'Vue d’ensemble de la chaîne',
  period: 'Période',
  days: { one: '{n} jour', other: '{n} jours' },
  views: 'Vues',
  totalViews: 'Total des vues',
  subscribers: 'Abonnés',
  watchTime: 'Durée de visionnage',
  engagementRate: 'Taux d’engagement',
  total: 'Total',
  previous: 'Avant',
  labeled: '{label} : {figure}',
  engagementIs: '(j’aime + comm. + partages) ÷ vues',
  noViews: 'Pas encore de vues',
  up: '{by} de plus que la période précédente',
  down: '{by} de moins que la période précédente',
  same: 'Comme la période précédente',
  points: '{by} points',
  source: 'Source : YouTube. Complet jusqu’au {day} (heure du Pacifique).',
  age: 'Données relevées {ago}.',
  update: 'Actualiser',
  /** A count that YouTube rounded. */
  about: 'environ {figure}',
  ours: 'Les évolutions et les taux sont calculés par nous, et non par YouTube.',
  reconnect: 'Reconnecter le compte YouTube',
  stale: 'Impossible d’actualiser les données de YouTube. Ces chiffres datent du {when}.',
  redefined: 'À partir de ce jour, YouTube compte les vues autrement. Celles d’avant et d’après ne se comparent pas.',
  empty: 'Pas encore de chiffres',
  emptyText:
    'YouTube met deux à trois jours à traiter une nouvelle chaîne. Dès que les données seront prêtes, elles s’afficheront ici.',
}

export const chart: Translation<typeof english.chart> = {
  label: '{metric} par jour',
  now: { one: '{n} dernier jour', other: '{n} derniers jours' },
  before: { one: '{n} jour précédent', other: '{n} jours précédents' },
  day: 'Jour',
  asTable: 'Tableau',
  asChart: 'Graphique',
}

export const finding: Translation<typeof english.finding> = {
  up: 'Les vues gagnent {by}.',
  down: 'Les vues perdent {by}.',
  times: 'Vos vues ont été multipliées par {times}.',
  same: 'Les vues n’ont guère changé.',
  noViews: 'Aucune vue ces {days} derniers jours.',
  here: { one: '{views} vue en {days} jours.', other: '{views} vues en {days} jours.' },
  both: {
    one: '{views} vue en {days} jours, {before} les {days} jours d’avant.',
    other: '{views} vues en {days} jours, {before} les {days} jours d’avant.',
  },
  before: { one: '{views} vue les {days} jours d’avant.', other: '{views} vues les {days} jours d’avant.' },
  fresh: 'Il n’y en avait aucune les {days} jours d’avant.',
  few: 'Trop peu pour parler de tendance.',
  redefined:
    'YouTube compte les vues autrement depuis le {day} : elles ne se comparent pas à celles des {days} jours d’avant.',
  share: '{share}',
  lead: 'Une vidéo en a apporté {part}.',
  fractions: {
    threeQuarters: 'environ les trois quarts',
    twoThirds: 'environ les deux tiers',
    half: 'environ la moitié',
    third: 'environ un tiers',
    quarter: 'environ un quart',
    fifth: 'environ un cinquième',
    sixth: 'environ un sixième',
    eighth: 'environ un huitième',
    tenth: 'environ un dixième',
  },
  since: {
    one: 'Depuis votre visite du {day} : {views} nouvelle vue et {subscribers} abonnés.',
    other: 'Depuis votre visite du {day} : {views} nouvelles vues et {subscribers} abonnés.',
  },
  nothingNew: 'YouTube n’a pas de chiffres plus récents depuis votre visite du {day}.',
}

export const brought: Translation<typeof english.brought> = {
  heading: 'D’où viennent les vues',
  none: 'YouTube ne nomme aucune vidéo pour cette période.',
  works: 'Ce qui marche sur votre chaîne',
}

export const next: Translation<typeof english.next> = {
  heading: 'À faire',
  calendar: 'Calendrier',
  failed: 'Vos brouillons n’ont pas pu être chargés : {message}',
  out: 'Sort {when}',
  late: 'Date prévue : {when}',
  undated: 'Pas encore de date',
  typed: 'Vous avez saisi',
  typedWhy: 'Il vous attend dans Analyse prédictive.',
  score: 'De quoi parlera votre prochaine vidéo ?',
  scoreWhy: 'Saisissez un titre et voyez où il se classe parmi vos propres vidéos.',
  scoreIt: 'Évaluer un titre',
  goOn: 'Continuer',
  prepare: 'Préparer la sortie',
  publish: 'Marquer comme publiée',
  titles: { one: '{n} titre', other: '{n} titres' },
  thumbnails: { one: '{n} miniature', other: '{n} miniatures' },
  noTitle: 'Pas encore de titre',
  noThumbnail: 'pas encore de miniature',
  undatedWhy: '{state}, sans date',
  review: 'Bilan',
  reviewWhy: 'Jour {day} : ce que nous avions dit, ce qui s’est passé, ce que vous en retenez',
  test: 'Test',
  testOverWhy: {
    one: 'Le test a commencé il y a {n} jour : saisissez son résultat',
    other: 'Le test a commencé il y a {n} jours : saisissez son résultat',
  },
  testWonWhy: '« {title} » a gagné le test : mettez-le en tête',
  outlier: 'Hors norme',
  outlierWhy: '{times}× les vues habituelles de {channel}, que vous suivez : faites-en votre version',
  outlierOfWhy: '{times}× les vues habituelles d’une chaîne que vous suivez : faites-en votre version',
  ideas: 'Idées pour cette semaine',
  ideasWhy: 'De nouvelles chaque lundi, d’après des titres qui ont marché et vos sujets',
  follow: 'Suivez des chaînes comme la vôtre',
  followWhy: 'Voyez lesquelles de leurs vidéos ont fait bien mieux que d’habitude',
}

export const recent: Translation<typeof english.recent> = {
  all: { one: '{n} vidéo', other: 'Les {n} vidéos' },
}

export const hint: Translation<typeof english.hint> = {
  label: 'Votre forfait',
  analyses: {
    one: 'Vous avez utilisé {n} des {max} analyses mensuelles du forfait gratuit. Basique n’a pas de limite mensuelle.',
    other:
      'Vous avez utilisé {n} des {max} analyses mensuelles du forfait gratuit. Basique n’a pas de limite mensuelle.',
  },
  topics: {
    one: 'Vous avez ouvert {n} des {max} sujets de tendance hebdomadaires du forfait gratuit. Basique n’a pas de limite hebdomadaire.',
    other:
      'Vous avez ouvert {n} des {max} sujets de tendance hebdomadaires du forfait gratuit. Basique n’a pas de limite hebdomadaire.',
  },
  optimisations: {
    one: 'Ce mois-ci, {n} description a été rédigée pour vous : c’est la limite du forfait gratuit. Basique en comprend {more}.',
    other:
      'Ce mois-ci, {n} descriptions ont été rédigées pour vous : c’est la limite du forfait gratuit. Basique en comprend {more}.',
  },
  open: 'Comparer les forfaits',
  dismiss: 'Ne plus afficher',
}

export const videos: Translation<typeof english.videos> = {
  heading: 'Vidéos récentes',
  source: 'Source : YouTube, au {when}.',
  older: 'Les vidéos plus anciennes ont été comptées le {day} ou après.',
  count: { one: 'Votre {n} vidéo publique.', other: 'Vos {n} dernières vidéos publiques.' },
  loading: 'Chargement de vos vidéos…',
  failed: 'Vos vidéos n’ont pas pu être chargées : {message}',
  empty: 'Pas encore de vidéos publiques',
  emptyText: 'Les vidéos apparaissent ici dès qu’elles sont publiques sur YouTube.',
  first: 'Évaluer le titre de la prochaine',
  export: 'Exporter en CSV',
  all: { one: 'Afficher {n} vidéo', other: 'Afficher les {n} vidéos' },
  video: 'Vidéo',
  published: 'Publiée',
  views: 'Vues',
  likes: 'J’aime',
  comments: 'Commentaires',
  duration: 'Durée',
  url: 'Adresse',
  sort: 'Trier par {column}',
  table: 'Vidéos et leurs chiffres',
  ctr: 'CTR',
}

export const usual: Translation<typeof english.usual> = {
  column: '× l’habituel',
  times: '{n}×',
  range: 'de {low} à {high}',
  outlier: 'Se démarque',
  tooNew: 'trop récente',
  tooFew: 'trop peu de vidéos',
  explained:
    '« × l’habituel » compare les vues d’une vidéo à celles que vos vidéos de même format ont d’habitude au même âge. Survolez un chiffre, ou touchez-le, pour voir lesquelles. La fourchette en dessous contient la vraie valeur dans 95 cas sur 100. Une vidéo de 3 minutes au plus se compare à huit autres de 3 minutes au plus ; une plus longue, à huit plus longues. « Se démarque » signale celles qui sortent nettement des variations habituelles des vôtres. Calculé par nous, et non par YouTube.',
  multiple: 'Multiple des vues habituelles',
  low: 'Multiple, au moins',
  high: 'Multiple, au plus',
  of: 'Vidéos comparées',
}
