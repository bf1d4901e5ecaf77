import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const accuracy: Translation<typeof english.accuracy> = {
  title: 'À quelle fréquence Viewcraft a-t-il raison ?',
  lead: 'Chaque chiffre de cette page a été mesuré sur des chaînes que le modèle n’avait jamais vues. Il est imprimé ici, qu’il nous flatte ou non.',
  question:
    'Deux vidéos de la même chaîne, d’âge comparable. Laquelle a eu le plus de vues ? Nous montrons au modèle les deux titres et rien d’autre.',
  tiles: {
    title: 'avec le titre seul',
    history: 'avec le passé de la chaîne',
    coin: 'à pile ou face',
    interval: 'intervalle à 95 % : de {low} à {high}',
    pairs: '{n} paires, {channels} chaînes',
    certain: 'par définition',
    measured: 'Mesuré le {day}.',
  },
  table: {
    measure: 'Qui choisit',
    all: 'Toutes les paires',
    x2: 'Vues ×2',
    x5: 'Vues ×5',
    pairs: 'Paires comparées',
    scale:
      'Le trait sous un chiffre est son intervalle à 95 %, de 40 % à 80 % ; le repère est le 50 % de pile ou face.',
    range: '{low} à {high}',
    history: 'Viewcraft, avec votre historique',
    titleOnly: 'Viewcraft, titre seul',
    longer: 'Le titre le plus long',
    rule: 'Règles usuelles des analyseurs de titres',
    random: 'Deviner',
  },
  title_only: {
    heading: 'Le titre seul',
    text: 'Là où les vues s’écartent davantage, les titres se distinguent mieux aussi. Les règles des outils de titres (mots forts, nombres, longueur) ne font ici pas mieux que le hasard.',
  },
  history: {
    heading: 'Avec votre propre historique',
    text: 'Dès que cinq de vos vidéos sont connues, le modèle regarde aussi comment ont marché celles aux titres proches. Mesuré sur {channels} chaînes, sur des paires précédées d’au moins cinq vidéos ; le titre seul est mesuré sur les mêmes paires.',
  },
  modern: {
    heading: 'Les chaînes modernes à part',
    text: 'Une grande partie des données vient de grandes chaînes de 2017. Ce qui compte pour vous, c’est le résultat sur les chaînes vues en 2019 ou après : {channels} des chaînes jamais vues.',
  },
  cross: {
    heading: 'La même mesure sur bien plus de chaînes',
    text: 'Les chaînes réservées aux chiffres ci-dessus se sont révélées plus faciles que la plupart. En validation croisée sur {channels} chaînes, chacune notée par un modèle qui ne l’a pas vue, les chiffres sont plus bas : attendez-vous à ceux-ci.',
  },
  headlines: {
    heading: 'Plusieurs formulations d’une même chose',
    text: 'Comparer des formulations du titre d’une même vidéo fait appel à un autre modèle, appris sur des tests A/B aléatoires de titres de presse de 2013 à 2015. Appris sur {learned} tests, mesuré sur {tests} autres jamais vus. Il ne dit rien des sujets, et les titres de presse ne sont pas des titres de vidéos.',
    model: 'Viewcraft, formulation',
    all: 'Toutes les paires',
    significant: 'Paires significatives',
    best: 'Meilleur du test trouvé',
    counted: 'Paires ; à la fin, tests',
    note: 'Significatif : le test lui-même distinguait les deux titres au seuil de 5 %.',
  },
  reliability: {
    heading: 'Sait-il à quel point il peut être sûr ?',
    text: 'Le modèle donne à chaque choix une chance d’être juste. Si ces chances sont honnêtes, les points sont sur la ligne : parmi les choix sûrs à 60 %, 60 % sont justes.',
    predicted: 'Chance donnée par le modèle',
    observed: 'À quelle fréquence il avait raison',
    pairs: 'Paires',
    ideal: 'Parfaitement honnête',
    error:
      'En moyenne, les chances s’écartent de {title} points pour le titre seul et de {history} avec votre historique. Sur la paire sur vingt dont il était le plus sûr d’après le titre seul, il avait raison dans {top} des cas.',
    plot: 'Chances données par le modèle face à la fréquence à laquelle il avait raison, en dix groupes égaux. Les points sont proches de la diagonale.',
    table: 'Les chiffres du graphique',
  },
  blind: {
    heading: 'Ce que le score ne voit pas',
    video: 'La vidéo elle-même : son contenu, sa qualité, le temps que les gens y passent.',
    thumbnail:
      'La miniature. Dans nos mesures, aucune propriété d’une image n’indiquait laquelle des vidéos d’une chaîne avait eu le plus de vues.',
    moment: 'Le moment : l’actualité, les saisons, ce que d’autres publient ce jour-là, ce que YouTube recommande.',
    cause:
      'Les causes. Il a appris ce qui accompagne davantage de vues sur une chaîne, pas ce qui les provoque. Un meilleur score n’est pas une promesse.',
    figures: 'Combien de vues ou de clics il y aura. Nous ne prédisons ni l’un ni l’autre.',
  },
  languages: {
    heading: 'Langues',
    text: 'Le modèle est fait pour l’anglais. Sur {channels} chaînes dans d’autres langues, avec le titre seul, il choisit juste dans {share} des paires (de {low} à {high}). C’est trop peu pour montrer un score : les titres dans d’autres langues reçoivent de simples vérifications et une phrase qui le dit.',
  },
  data: {
    heading: 'Sur quelles données, et comment',
    learned:
      'Appris sur {videos} vidéos de {channels} chaînes anglophones : leurs titres, vues et âges, issus de compilations publiques. Les vues ont été relevées entre le {from} et le {to}.',
    split: 'Des chaînes entières sont réservées : aucun titre d’une chaîne mesurée n’a servi à apprendre.',
    pairs:
      'Les paires viennent d’une même chaîne, les deux vidéos ont au moins 3 jours, aucune n’est plus de 1,5 fois plus âgée que l’autre, 150 paires au plus par chaîne.',
    interval: 'Les intervalles sont à 95 %, en tirant de nouveau des chaînes entières (bootstrap).',
    weights: 'Poids mesurés : {hash}',
    sources: 'D’où viennent les vidéos ({n} sources)',
    source: '{name} : {n}',
    citation:
      'Titres de presse : Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
  },
  again: {
    heading: 'Mesurez vous-même',
    text: 'Avec le code source, ces commandes réapprennent les poids, identiques à l’octet près, et les mesurent sur vos propres fichiers. Ce que l’entraînement a vu est laissé de côté.',
    train: 'npm run train -- --uploads FILE... --headlines FILE',
    evaluate: 'npm run evaluate -- --uploads FILE... --headlines FILE --json',
  },
  try: {
    heading: 'Voyez vous-même',
    text: 'Saisissez un titre, et le score s’explique mot par mot.',
    action: 'Essayer',
  },
}
