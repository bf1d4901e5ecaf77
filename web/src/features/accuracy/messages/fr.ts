import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const accuracy: Translation<typeof english.accuracy> = {
  title: 'À quelle fréquence Viewcraft a-t-il raison ?',
  lead: 'Tous ces chiffres sont mesurés sur des chaînes, ou des tests de titres, que le modèle n’avait jamais vus, et nous les publions tous, bons ou mauvais.',
  question:
    'Prenez deux vidéos d’une même chaîne, d’âge comparable. Laquelle a fait le plus de vues ? Le modèle ne voit que les deux titres.',
  tiles: {
    title: 'avec le titre seul',
    history: 'avec l’historique de la chaîne',
    coin: 'à pile ou face',
    interval: 'intervalle à 95 % : de {low} à {high}',
    pairs: '{n} paires, {channels} chaînes',
    certain: 'par définition',
    crossValidated:
      'Validation croisée : chaque chaîne a été évaluée par un modèle qui ne l’avait jamais vue. Ce sont les chiffres que nous affichons partout.',
    measured: 'Mesuré le {day}.',
  },
  table: {
    measure: 'Méthode',
    all: 'Toutes les paires',
    x2: 'Vues ×2',
    x5: 'Vues ×5',
    pairs: 'Paires comparées',
    scale:
      'Le trait sous chaque chiffre est son intervalle à 95 %, sur une échelle de 40 % à 80 % ; le repère est à 50 % : pile ou face.',
    range: '{low}–{high}',
    history: 'Viewcraft, avec historique',
    titleOnly: 'Viewcraft, titre seul',
    longer: 'Le titre le plus long',
    rule: 'Règles courantes des analyseurs de titres',
    random: 'Au hasard',
  },
  title_only: {
    heading: 'Avec le titre seul',
    text: 'Mesuré sur {channels} chaînes tenues à l’écart de l’entraînement. Plus l’écart de vues est grand, plus il est facile de départager les titres. Les règles des outils d’analyse de titres (mots forts, nombres, longueur) ne font guère mieux ici que le hasard.',
    advice: 'Voir quels conseils sur les titres tiennent la route',
  },
  history: {
    heading: 'Avec votre propre historique',
    text: 'Dès que nous connaissons cinq de vos vidéos, le modèle tient aussi compte des résultats de celles qui ont un titre proche. Mesuré sur {channels} chaînes, avec des paires précédées d’au moins cinq vidéos. Les chiffres « titre seul » portent sur les mêmes paires.',
  },
  modern: {
    heading: 'Chaînes récentes',
    text: 'Une grande partie des données vient de grandes chaînes de 2017. Ce qui compte pour vous, c’est le résultat sur les chaînes dont les vues ont été relevées en 2019 ou après : {channels} des chaînes que le modèle n’avait jamais vues.',
  },
  cross: {
    heading: 'Sur bien plus de chaînes',
    text: 'Les chaînes mises de côté pour les tableaux ci-dessus se sont révélées plus faciles que la plupart. En validation croisée sur {channels} chaînes, chacune évaluée par un modèle qui ne l’avait jamais vue, les résultats sont plus bas. Ce sont ceux auxquels vous attendre, et ceux que nous affichons partout ailleurs.',
  },
  headlines: {
    heading: 'Plusieurs formulations d’un même titre',
    text: 'Pour comparer des formulations d’un même titre, nous utilisons un second modèle, entraîné sur des tests A/B aléatoires de titres de presse de 2013 à 2015, avec une petite part du modèle de titres : entraîné sur {learned} tests, mesuré sur {tests} autres. Un titre de presse n’est pas un titre de vidéo.',
    model: 'Viewcraft, formulation',
    all: 'Toutes les paires',
    significant: 'Paires tranchées',
    best: 'Meilleur titre du test trouvé',
    counted: 'Paires (dernière colonne : tests)',
    cross:
      'Validation croisée sur {tests} des tests qui ont servi à l’entraînement, chacun évalué par un modèle qui ne l’avait jamais vu. Ce sont les chiffres que nous affichons partout ailleurs.',
    note: 'Tranchées : le test lui-même distinguait les deux titres au seuil de 5 %.',
  },
  outcomes: {
    heading: 'Ce que vaut un rang',
    text: 'Un titre bien classé réussit mieux plus souvent, pas toujours. Voici les vidéos de chaînes que le modèle n’avait jamais vues, regroupées selon le rang de leurs titres : combien ont atteint le meilleur quart de leur chaîne, combien ont dépassé les vues habituelles de la chaîne, et combien de fois ces vues elles ont généralement obtenues. Ce que nous disons sous un score vient de ce tableau.',
    title: 'Rang parmi les vrais titres en général',
    own: 'Rang parmi les titres de la chaîne',
    ownOtherLanguages: 'Rang parmi les titres de la chaîne, autres langues',
    videosFrom: '{n} vidéos connues ou plus',
    videos: 'de {from} à {to} vidéos connues',
    unfamiliar: 'sans titre semblable parmi elles',
    rank: 'Rang',
    range: '{from}–{to}',
    count: '{n} vidéos',
    topQuarter: 'Dans le meilleur quart',
    aboveUsual: 'Au-dessus de l’habituel',
    medianMultiple: 'Vues typiques',
    said: 'Annoncé {figure}',
    note: 'Les lignes sont des intervalles tous valables à la fois avec 95 % de confiance ; le repère est ce que donne le hasard seul : 25 %, 50 % et 1×. Ce que nous annonçons est le chiffre mesuré, légèrement rapproché des autres groupes de même rang quand peu de vidéos ont été mesurées.',
  },
  reliability: {
    heading: 'Sait-il à quel point il peut être sûr ?',
    text: 'Le modèle attribue à chaque choix une probabilité d’être juste. Si ces probabilités sont exactes, les points se trouvent sur la ligne : parmi les choix faits avec 60 % de confiance, 60 % sont justes.',
    predicted: 'Probabilité annoncée',
    observed: 'Réellement juste',
    pairs: 'Paires',
    ideal: 'Calibrage parfait',
    error:
      'En moyenne, les probabilités s’écartent de {title} points de pourcentage avec le titre seul et de {history} avec l’historique.',
    surest:
      'Sur les 5 % de paires dont il était le plus sûr avec le titre seul, il avait raison dans {top} des cas (validation croisée sur {channels} chaînes).',
    plot: 'Probabilité annoncée comparée à la fréquence des bonnes réponses, en dix groupes de même taille. Les points sont proches de la diagonale.',
    table: 'Voir les chiffres',
  },
  blind: {
    heading: 'Ce que le score ne voit pas',
    video: 'La vidéo elle-même : ce qu’elle montre, sa qualité, le temps pendant lequel on la regarde.',
    thumbnail:
      'La miniature. Dans nos mesures, rien dans une image n’indiquait laquelle des vidéos d’une chaîne avait fait le plus de vues.',
    moment: 'Le moment : l’actualité, la saison, ce que d’autres publient ce jour-là, ce que YouTube recommande.',
    cause:
      'Les causes. Il a appris ce qui va de pair avec davantage de vues sur une chaîne, pas ce qui les provoque. Un meilleur score ne garantit rien.',
    figures: 'Le nombre de vues ou de clics que vous obtiendrez. Nous ne prédisons ni l’un ni l’autre.',
  },
  languages: {
    heading: 'Langues',
    text: 'Le modèle est entraîné sur l’anglais. Sur {channels} chaînes dans d’autres langues, il fait le bon choix dans {share} des paires (de {low} à {high}). Ce n’est pas assez pour afficher un score parmi de vrais titres : dans d’autres langues, seules les vidéos du créateur permettent de juger un titre ; sans elles, il reçoit des contrôles de base et une note qui l’explique.',
    own: 'Ce que les vidéos d’une chaîne disent d’un titre ne dépend pas de la langue. Voici à quelle fréquence elles suffisent pour choisir le bon titre, sans le modèle anglais, sur {channels} chaînes et des paires précédées d’au moins dix vidéos.',
  },
  data: {
    heading: 'Données et méthode',
    learned:
      'Entraîné sur {videos} vidéos de {channels} chaînes anglophones : titres, vues et ancienneté, issus de jeux de données publics. Les vues ont été relevées entre le {from} et le {to}.',
    split:
      'Nous mettons de côté des chaînes entières : aucun titre d’une chaîne servant à la mesure n’a servi à l’entraînement.',
    pairs:
      'Les deux vidéos d’une paire viennent de la même chaîne et ont au moins 3 jours, et aucune n’est plus de 1,5 fois plus ancienne que l’autre. Nous utilisons au plus 150 paires par chaîne.',
    interval: 'Les intervalles sont à 95 %, par bootstrap sur des chaînes entières.',
    weights: 'Version du modèle (empreinte de ses poids) : {hash}',
    sources: 'Provenance des vidéos ({n} sources)',
    source: '{name} : {n}',
    citation:
      'Titres de presse : Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Reproduisez ces chiffres',
    text: 'Avec le code source, ces commandes entraînent à nouveau le modèle, identique à l’octet près, et le mesurent sur vos propres fichiers. Ce qui a servi à l’entraînement est exclu.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'Essayez vous-même',
    text: 'Saisissez un titre et voyez, mot par mot, d’où vient son score.',
    action: 'Essayer',
  },
}
