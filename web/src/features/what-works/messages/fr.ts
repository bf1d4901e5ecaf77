import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const whatWorks: Translation<typeof english.whatWorks> = {
  title: 'Quels conseils sur les titres tiennent la route ?',
  lead: 'Utiliser des chiffres, poser une question, promettre un secret : nous avons mesuré ces conseils chaîne par chaîne et les avons confrontés à des tests de titres.',
  intro:
    'Chaque chiffre compare les vidéos d’une chaîne qui suivent le conseil à ses autres vidéos : {videos} vidéos de {channels} chaînes. +10 % signifie 10 % de vues de plus que d’habitude sur cette chaîne. Cela montre ce qui va ensemble, pas ce qui en est la cause. Le nombre d’un titre tient compte de tous ses éléments à la fois : un élément peut donc y compter plus ou moins qu’ici, pris seul.',
  tiles: 'Sur {n} conseils courants',
  measured: 'Mesuré le {day}.',
  helps: {
    tile: 'vont de pair avec plus de vues',
    heading: 'De pair avec plus de vues',
    text: 'Les vidéos de ce genre ont eu plus de vues, y compris face aux titres les plus proches de leur chaîne. Les chaînes mises de côté pour vérifier le confirment, et les tests de titres de presse ne disent pas le contraire.',
  },
  unclear: {
    tile: 'ne montrent aucune différence qui tienne',
    heading: 'Aucune différence qui tienne',
    text: 'Les vues ne montrent pas de différence nette ; ou elle disparaît dès qu’on compare chaque vidéo au titre le plus proche de sa chaîne ; ou d’autres chaînes ou les tests de titres de presse disent l’inverse.',
  },
  hurts: {
    tile: 'vont de pair avec moins de vues',
    heading: 'De pair avec moins de vues',
    text: 'Les vidéos de ce genre ont eu moins de vues, y compris face aux titres les plus proches de leur chaîne. Les chaînes mises de côté pour vérifier le confirment, et les tests de titres de presse ne disent pas le contraire.',
  },
  structures: {
    heading: 'Les structures qui tiennent la route',
    text: 'Des cadres à remplir avec votre propre sujet. Beaucoup sont propres aux chaînes qui enseignent.',
  },
  vanished: {
    heading: 'Disparaît face au titre le plus proche',
    text: 'Ceux-ci vont de pair avec plus ou moins de vues, mais ce n’est plus le cas dès que chaque vidéo est comparée au titre le plus proche de sa chaîne qui n’a pas le motif. C’est le sujet qui comptait : nous ne les proposons donc plus comme prochaines étapes.',
  },
  labels: {
    heading: 'Les étiquettes qui vont de pair avec moins de vues',
    text: 'Ce sont des caractéristiques d’un format plutôt que d’un mot : une FAQ attire moins de vues, quel que soit son nom. Commencez par le sujet et laissez tomber l’étiquette, mais n’en attendez pas les vues d’un autre format.',
  },
  table: {
    advice: 'Conseil',
    pattern: 'Motif',
    structure: 'Structure',
    label: 'Étiquette',
    all: 'Toutes les chaînes',
    matched: 'Titre le plus proche',
    modern: 'Chaînes récentes',
    headlines: 'Clics dans les tests de titres de presse',
    range: '{low} à {high}',
    channels: { one: 'chaîne', other: 'chaînes' },
    tests: { one: 'test', other: 'tests' },
    none: 'Trop peu de données',
    scale:
      'Chaque chiffre est accompagné de son intervalle à 95 %, en pourcentage, et du nombre de chaînes ou de tests. Le trait montre l’intervalle sur une échelle de {low} à {high} ; le repère indique l’absence de différence.',
  },
  advice: {
    starts_with_count: 'Faire une liste',
    number_first: 'Commencer par un chiffre',
    number: 'Utiliser des chiffres',
    superlative: 'Utiliser un superlatif',
    best: 'Dire « le meilleur »',
    worst: 'Dire « le pire »',
    question_mark: 'Poser une question',
    yes_no_question: 'Poser une question fermée (oui ou non)',
    what_if: 'Demander « et si… ? »',
    worth_it: 'Demander si ça vaut le coup',
    how_to: 'Commencer par « comment »',
    why: 'Commencer par « pourquoi »',
    one_capitalized_word: 'Mettre un mot en majuscules',
    all_capitals: 'Tout mettre en majuscules',
    exclamation_mark: 'Ajouter un point d’exclamation',
    emoji: 'Ajouter un émoji',
    ellipsis: 'Finir par des points de suspension',
    round_brackets: 'Ajouter une parenthèse',
    square_brackets: 'Ajouter des crochets',
    quotation_marks: 'Citer quelqu’un',
    colon: 'Utiliser un deux-points',
    long: 'Écrire 60 caractères ou plus',
    short: 'Ne pas dépasser 30 caractères',
    secret: 'Promettre un secret',
    truth: 'Promettre la vérité',
    nobody: 'Dire ce que personne ne fait',
    wont_believe: 'Dire « vous n’allez pas y croire »',
    hype: 'Utiliser des mots percutants',
    negative: 'Utiliser des mots négatifs',
    mistakes: 'Mettre en garde contre des erreurs',
    tips: 'Promettre des astuces',
    easy: 'Dire que c’est facile',
    new: 'Dire que c’est nouveau',
    first_time: 'Dire que c’est la première fois',
    this: 'Dire « ceci »',
    you: 'S’adresser au spectateur',
    first_person: 'Parler de soi',
    money: 'Citer une somme d’argent',
    challenge: 'En faire un défi',
    reaction: 'Réagir à quelque chose',
    transformation: 'Montrer une transformation',
  },
  method: {
    heading: 'Comment nous avons mesuré',
    compare:
      'Nous comparons les vues de chaque vidéo à ce qui est habituel pour sa chaîne et son âge, puis nous prenons la différence entre les vidéos de la chaîne avec et sans le motif.',
    match:
      'Pour la colonne « Titre le plus proche », chaque vidéo est comparée à la vidéo de sa chaîne, d’âge semblable, dont le titre n’a pas le motif et ressemble par ailleurs le plus au sien : le sujet est alors le même des deux côtés. Les paires qui ont peu en commun ne comptent que si moins de 25 chaînes en ont de meilleures. Seuls les motifs dont l’intervalle exclut aussi zéro dans ce cas sont retenus.',
    pool: 'Les chaînes sont combinées selon leur précision, en admettant de vraies différences entre elles ; les intervalles sont à 95 % (effets aléatoires, Hartung-Knapp).',
    rule: 'Un motif tient la route si son intervalle exclut zéro sur toutes les chaînes ou sur les récentes, une fois retiré ce que le hasard ajoute quand on essaie beaucoup de motifs ; si {channels} chaînes mises de côté vont dans le même sens ; et si les tests de titres de presse ne disent pas le contraire.',
    scopes:
      'Les chaînes récentes sont celles dont les vues ont été relevées en 2019 ou après ; les chaînes qui enseignent ont un mot comme « how to » ou « tutorial » dans au moins 15 % de leurs titres.',
    headlines:
      'Dans {tests} tests, des lecteurs tirés au hasard ont vu des titres différents pour le même article et la même image ; le chiffre est la différence de clics.',
  },
  limits: {
    heading: 'Ce que ces chiffres ne disent pas',
    cause:
      'Les causes. Les vidéos qui suivent un conseil diffèrent aussi par le sujet, le travail et la durée, et les chiffres n’en tiennent pas compte.',
    channel:
      'Votre chaîne. Certains motifs qui tiennent la route vont en sens inverse sur {share} des chaînes, dans le cas extrême.',
    era: 'La chaîne moyenne. Une grande partie des données vient de grandes chaînes de 2017, et les récentes penchent vers l’enseignement et la technologie.',
    headlines:
      'Les clics sur des vidéos. Les tests viennent d’un seul site d’actualité, de 2013 à 2015, et un titre de presse n’est pas un titre de vidéo.',
    languages: 'Les autres langues. Nous n’avons mesuré que des titres anglais.',
    rare: 'Les motifs rares. « Trop peu de données » ne prouve rien contre un motif.',
  },
  data: {
    heading: 'Les données, et comment reproduire ces chiffres',
    text: 'Les vidéos sont les jeux de données publics sur lesquels notre modèle de titres est entraîné. Si vous avez le code source, cette commande refait toutes les mesures sur vos propres fichiers.',
    command: 'npm run patterns -- --uploads FILE... --headlines FILE',
    citation:
      'Titres de presse : Upworthy Research Archive, CC BY 4.0. Matias, J. N., Munger, K., Le Quere, M. A., Ebersole, C. (2021). The Upworthy Research Archive, a time series of 32,487 experiments in U.S. media. Scientific Data 8, 195.',
    accuracy: 'Voir les sources, et à quelle fréquence notre modèle de titres a raison',
  },
  try: {
    heading: 'Vérifiez votre propre titre',
    text: 'Saisissez un titre et voyez, mot par mot, d’où vient son score.',
    action: 'Essayer',
  },
}
