import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const studio: Translation<typeof en.studio> = {
  title: 'Taux de clics de YouTube Studio',
  subtitle:
    'Déposez un export de YouTube Studio pour voir sur quoi vos titres et vos miniatures influent le plus : les clics.',
  reading: 'Lecture de vos fichiers…',
  comparing: 'Comparaison de vos vidéos…',
  canceled: {
    one: 'Annulé : {n} fichier a été fermé sans être lu.',
    other: 'Annulé : {n} fichiers ont été fermés sans être lus.',
  },
  failed: 'Un problème est survenu pendant la lecture de vos fichiers. Rechargez la page et réessayez.',
  drop: {
    heading: 'Vos exports',
    description: 'Les fichiers ZIP ou CSV que YouTube Studio propose en mode avancé.',
    label: 'Exports de YouTube Studio',
    hint: 'Déposez des fichiers ZIP ou CSV ici',
    supports: 'Jusqu’à {n} fichiers de 10 Mo. Ajoutez l’export du mois suivant à ceux que vous avez déjà.',
    choose: 'Choisir des fichiers',
    privacy:
      'Les fichiers sont lus dans votre navigateur. Rien n’est envoyé, sauf si vous décidez de conserver un fichier dans votre compte ou de nous donner des lignes pour l’entraînement.',
    tooMany: '{name} n’a pas été ouvert : {n} fichiers au plus peuvent être ouverts à la fois. Fermez-en un d’abord.',
    tooLarge: '{name} n’a pas été ouvert : il dépasse {mb} Mo.',
    unreadable: '{name} n’a pas été ouvert : il n’a pas pu être lu. Vérifiez qu’il est toujours sur cet appareil.',
    notStored:
      'Ces fichiers sont trop volumineux pour être conservés si vous rechargez la page. Conservez-les dans votre compte ou déposez-les à nouveau.',
    close: 'Fermer {name}',
  },
  how: {
    heading: 'Comment exporter depuis YouTube Studio',
    open: 'Ouvrez YouTube Studio sur un ordinateur, allez dans Données analytiques et choisissez « Mode avancé ».',
    advanced: 'Choisissez l’onglet « Contenu » et la période « Depuis la mise en ligne ».',
    columns: 'Vérifiez que le tableau contient les colonnes « Impressions » et « Taux de clics par impression ».',
    download:
      'Cliquez sur la flèche de téléchargement en haut à droite, puis sur « Valeurs séparées par une virgule (.csv) ».',
  },
  report: {
    entry: '{name} : {summary}',
    videos: { one: '{n} vidéo', other: '{n} vidéos' },
    sources: { one: '{n} source de trafic', other: '{n} sources de trafic' },
    dates: 'Chiffres par jour, jusqu’au {date}',
    metric: 'Chiffres par jour : {metric}, jusqu’au {date}',
    datesUnused: 'Chiffres par jour, que nous n’utilisons pas',
    cutOff: 'YouTube Studio coupe les tableaux après {n} lignes. La suite ne figure pas dans ce fichier.',
    unused: 'Un export que nous n’utilisons pas',
    unknownColumns: { one: 'Non utilisée : la colonne {names}', other: 'Non utilisées : les colonnes {names}' },
    skipped: { one: '{n} problème : ceci n’a pas été lu', other: '{n} problèmes : ceci n’a pas été lu' },
    line: 'Ligne {line} : {reason}',
    cell: 'Ligne {line}, {column} : {reason}',
    more: { one: 'et {n} autre', other: 'et {n} autres' },
  },
  failures: {
    empty: 'Ce fichier ne contient aucune ligne.',
    not_an_export: 'Ce n’est pas un tableau de YouTube Studio. Téléchargez-le à nouveau en mode avancé, au format CSV.',
    too_large:
      'Ce fichier n’a pas été lu : il ne doit pas dépasser 10 Mo une fois décompressé, 20\u202f000 lignes et 200 colonnes.',
    binary:
      'Ce n’est pas un fichier texte. Si vous l’avez enregistré comme feuille de calcul, enregistrez-le en CSV ou téléchargez-le à nouveau depuis YouTube Studio.',
    unknown_columns: 'Nous ne reconnaissons pas ces colonnes. Indiquez-nous ci-dessous à quoi elles correspondent.',
    no_title_column:
      'Ce tableau ne contient pas les titres des vidéos. Dans YouTube Studio, choisissez l’onglet « Contenu ».',
    broken_archive: 'Ce fichier ZIP est endommagé. Téléchargez-le à nouveau.',
  },
  reasons: {
    too_few_cells: 'trop peu de cellules',
    too_many_cells: 'trop de cellules',
    unclosed_quote: 'un guillemet jamais refermé',
    empty_row: 'vide',
    cell_too_long: 'une cellule trop longue',
    duplicate_video: 'la même vidéo qu’à une ligne précédente',
    repeated_row: 'un en-tête ou un total répété',
    no_title: 'sans titre',
    damaged_text: 'des caractères endommagés',
    bad_id: 'pas un identifiant de vidéo',
    not_a_number: 'pas un nombre',
    ambiguous_number: 'un nombre qui peut se lire de deux façons, comme 1,234',
    negative: 'un nombre négatif',
    rate_over_100: 'plus de 100 %',
    bad_date: 'pas une date',
    ambiguous_date: 'une date qui peut se lire de deux façons, comme 05/01/2026',
    bad_duration: 'pas une durée',
  },
  ask: {
    heading: 'À quoi correspond chaque colonne ?',
    description:
      'Nous ne connaissons pas encore la langue de {name}. Vos réponses sont retenues sur cet appareil jusqu’à votre déconnexion.',
    unnamed: 'Colonne {n}',
    example: 'Par exemple : {values}',
    needsTitle: 'Choisissez au moins la colonne des titres des vidéos. Le taux de clics demande aussi les impressions.',
    read: 'Lire le fichier',
  },
  columns: {
    ignore: 'Autre chose',
    content: 'Identifiant de la vidéo',
    title: 'Titre de la vidéo',
    publishTime: 'Date de publication',
    duration: 'Durée',
    impressions: 'Impressions',
    clickRate: 'Taux de clics (%)',
    views: 'Vues',
    watchHours: 'Durée de visionnage (heures)',
    averageViewDuration: 'Durée moyenne d’une vue',
    averagePercentageViewed: 'Pourcentage moyen regardé (%)',
    subscribers: 'Abonnés',
    trafficSource: 'Source de trafic',
  },
  table: {
    video: 'Vidéo',
    impressions: 'Impressions',
    clickRate: 'Taux de clics',
    length: 'Durée',
    viewed: 'Regardé',
    views: 'Vues',
    show: 'Afficher en tableau',
    chart: 'Afficher en graphique',
  },
  missed: {
    heading: 'Méritent un autre titre ou une autre miniature',
    description:
      'Les vidéos qui ont reçu moins de clics que vos autres à impressions égales, en commençant par celles qui en ont manqué le plus.',
    answer: {
      one: '{n} vidéo a reçu nettement moins de clics que d’habitude sur votre chaîne.',
      other: '{n} vidéos ont reçu nettement moins de clics que d’habitude sur votre chaîne.',
    },
    tooFew:
      'Nous comparons les taux de clics dès que {n} vidéos d’un même format ont chacune 1\u202f000 impressions. Exportez une période plus longue.',
    none: {
      one: 'Aucune ne se détache : votre {n} vidéo a reçu à peu près ses clics habituels.',
      other:
        'Aucune ne se détache : chacune de vos {n} vidéos a reçu à peu près les clics habituels pour ses impressions.',
    },
    rates: '{rate} de clics pour {impressions} impressions. D’ordinaire : {usual} ({low} à {high}).',
    clicks: {
      one: 'Environ {n} clic manqué (à 95 % : de {low} à {high})',
      other: 'Environ {n} clics manqués (à 95 % : de {low} à {high})',
    },
    open: 'Ouvrir comme brouillon',
    openOf: 'Ouvrir comme brouillon : {title}',
    more: { one: 'Afficher {n} autre', other: 'Afficher {n} autres' },
    caution:
      'Cela porte sur le passé et ne dit pas combien de clics un autre titre obtiendrait. Sur une chaîne où aucune vidéo ne se détache vraiment, le hasard en place une dans cette liste 5 fois sur 100 au plus.',
    leftOut: {
      one: 'Écartée : {n} vidéo de moins de {impressions} impressions, de moins de {days} jours ou sans chiffres.',
      other: 'Écartées : {n} vidéos de moins de {impressions} impressions, de moins de {days} jours ou sans chiffres.',
    },
  },
  curve: {
    heading: 'Taux de clics et impressions',
    description:
      'Plus une vidéo est montrée, plus elle l’est à des personnes qui vous connaissent peu : son taux de clics baisse donc en général. La courbe est la vôtre.',
    label: 'Taux de clics selon les impressions, {format}',
    usual: 'Votre niveau habituel, avec intervalle à 95 %',
    marked: 'Nettement sous votre niveau habituel',
    thinned: {
      one: '{shown} vidéo affichée sur {n}.',
      other: '{shown} vidéos affichées sur {n}, réparties régulièrement.',
    },
    tooFew: {
      one: '{format} : {n} vidéo ne suffit pas pour une courbe.',
      other: '{format} : {n} vidéos ne suffisent pas pour une courbe.',
    },
  },
  traits: {
    heading: 'Titres et clics',
    description:
      'Ce qu’ont en commun vos titres qui ont plus ou moins de clics. Comparés à impressions égales, pour que la chance des recommandations ne compte pas.',
    tooFew: 'Nous comparons les titres dès que {n} vidéos sont sur une courbe.',
    none: {
      one: 'Aucune forme, aucun mot ni aucun sujet de {n} titre ne se détache au-delà du hasard.',
      other: 'Aucune forme, aucun mot ni aucun sujet de vos {n} titres ne se détache au-delà du hasard.',
    },
    measured: {
      one: '{times} fois les clics de vos autres vidéos à impressions égales (intervalle à 95 % : de {low} à {high}), {n} vidéo',
      other:
        '{times} fois les clics de vos autres vidéos à impressions égales (intervalle à 95 % : de {low} à {high}), {n} vidéos',
    },
    caution:
      'C’est une tendance de vos vidéos passées, pas une promesse : leurs miniatures et leurs sujets peuvent aussi différer.',
  },
  model: {
    heading: 'Le modèle propre à votre chaîne',
    description: 'Appris dans votre navigateur à partir de vos titres et de vos vues, dans toutes les langues.',
    tooFew: {
      one: '{n} vidéo d’un même format a un titre, une date de publication et des vues. Le modèle en demande {needed}.',
      other:
        '{n} vidéos d’un même format ont un titre, une date de publication et des vues. Le modèle en demande {needed}.',
    },
    unproven: {
      one: 'Nous avons testé le modèle sur votre {n} vidéo : il ne fait pas mieux que le hasard. Nous n’affichons donc pas ce qu’il dit.',
      other:
        'Nous avons testé le modèle sur vos {n} vidéos : il ne fait pas nettement mieux que le hasard. Nous n’affichons donc pas ce qu’il dit.',
    },
    proven: {
      one: 'Dans {share} de {n} paire de vos vidéos d’âge comparable, il désigne celle qui a eu le plus de vues, sans avoir vu les vues de l’une ni de l’autre. Au hasard, il aurait raison dans 50 % des cas. La probabilité de faire aussi bien par chance est de {luck}.',
      other:
        'Dans {share} des {n} paires de vos vidéos d’âge comparable, il désigne celle qui a eu le plus de vues, sans avoir vu les vues de l’une ni de l’autre. Au hasard, il aurait raison dans 50 % des cas. La probabilité de faire aussi bien par chance est de {luck}.',
    },
    used: 'Tant que ces fichiers restent ouverts dans cet onglet, Analyse prédictive et vos brouillons peuvent classer vos titres avec lui.',
    try: 'Essayer un titre',
  },
  formats: {
    heading: 'Vidéos courtes et longues',
    description:
      'Médianes. Les exports de YouTube ne disent pas quelles vidéos sont des Shorts : c’est la durée qui décide.',
    table: 'Vidéos courtes et longues, tableau',
    names: { short: 'Jusqu’à 3 minutes', long: 'Plus de 3 minutes', unknown: 'Durée inconnue' },
    metrics: { clickRate: 'Taux de clics', percentageViewed: 'Pourcentage regardé', views: 'Vues' },
    difference: 'Courtes par rapport aux longues',
    median: { one: '{value} ({low} à {high}), {n} vidéo', other: '{value} ({low} à {high}), {n} vidéos' },
    times: '{times} fois ({low} à {high})',
    same: 'Pas de différence nette',
    how: 'Intervalles à 95 % entre parenthèses. Une médiane demande {n} vidéos d’au moins une semaine ; un taux de clics, 1\u202f000 impressions.',
  },
  retention: {
    heading: 'Ce qui est regardé, selon la durée',
    description: 'Le pourcentage moyen regardé baisse en général avec la durée. La courbe est la vôtre.',
    label: 'Pourcentage regardé selon la durée, {format}',
  },
  sources: {
    heading: 'D’où viennent vos vues',
    description: 'Comme dans votre export par source de trafic.',
    table: 'Sources de trafic, tableau',
    source: 'Source de trafic',
    share: 'Part',
    rate: '{rate} ({low} à {high})',
  },
  keep: {
    heading: 'Conserver dans mon compte',
    description:
      'Facultatif. Nous conservons les fichiers tels quels, pour que vous puissiez les ouvrir sur n’importe quel appareil. Vous pouvez les supprimer ici à tout moment.',
    failed: 'Vos fichiers conservés n’ont pas pu être chargés.',
    since: '{size}, conservé le {date}',
    delete: 'Supprimer',
    deleteFile: 'Supprimer {name} de mon compte',
    confirm: 'Supprimer ce fichier de votre compte ?',
    confirmText:
      '« {name} » sera supprimé. C’est irréversible ; si vous avez encore le fichier, vous pourrez le conserver à nouveau.',
    confirmYes: 'Supprimer le fichier',
    open: { one: 'Ouvrir {n} fichier conservé', other: 'Ouvrir {n} fichiers conservés' },
    openFailed: 'Les fichiers n’ont pas pu être téléchargés. Vérifiez votre connexion et réessayez.',
    keep: 'Conserver les fichiers ouverts',
    kept: 'Conservé dans votre compte.',
  },
  give: {
    heading: 'Aidez à améliorer les scores de tous',
    what: 'Si vous le souhaitez, donnez-nous le titre, les impressions, le taux de clics, les vues et la durée de ces vidéos. Nous nous en servons pour entraîner et mesurer nos modèles, et pour rien d’autre. Ils sont conservés sous un nom aléatoire, à part de votre compte. Votre forfait reste le même dans tous les cas.',
    withdrawal:
      'Vous pouvez les retirer à tout moment : nous supprimons alors les lignes. Ce que nos modèles en ont déjà appris reste appris.',
    privacy: 'Politique de confidentialité',
    state: { one: 'Vous avez donné {n} ligne le {date}.', other: 'Vous avez donné {n} lignes le {date}.' },
    give: { one: 'Donner {n} ligne', other: 'Donner {n} lignes' },
    again: { one: 'La remplacer par {n} ligne', other: 'Les remplacer par ces {n} lignes' },
    withdraw: 'Retirer et supprimer',
    given: 'Merci. Les lignes sont conservées.',
    withdrawn: 'Vos lignes sont supprimées.',
  },
}
