import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const concepts: Translation<typeof english.prediction.concepts> = {
  topic: { name: 'Sujet', text: 'Les mots qui disent de quoi parle la vidéo.' },
  form: { name: 'Façon de le dire', text: 'Si le titre interroge, explique, défie ou raconte.' },
  specifics: { name: 'Précisions', text: 'Ce qu’on peut se représenter : chiffres, prix, années, invités.' },
  labels: { name: 'Série et format', text: 'L’épisode ou le type de vidéo, pas ce qui s’y passe.' },
  length: { name: 'Longueur', text: 'Le nombre de mots et de caractères, et combien de ces mots disent peu.' },
  punctuation: {
    name: 'Signes et majuscules',
    text: 'Les signes, émojis et majuscules, et comment ils découpent le titre.',
  },
}

const traits: Translation<typeof english.prediction.traits> = {
  how_to: 'Tutoriel ou leçon',
  question: 'Interrogation',
  list: 'Liste',
  challenge_words: 'Défi ou temps limité',
  versus: 'Comparaison',
  first_person: 'Je et nous',
  second_person: 'Vous',
  third_person: 'Il, elle, ils',
  curiosity_words: 'Curiosité',
  negation: 'Négation',
  power_words: 'Mots forts',
  number: 'Nombres',
  year: 'Année',
  money: 'Argent',
  featuring: 'Invités',
  format_words: 'Type de vidéo',
  episode: 'Épisode, partie ou date',
  length: 'Longueur',
  small_words: 'Petits mots et répétitions',
  capitals: 'Majuscules',
  exclamation: 'Points d’exclamation',
  ellipsis: 'Points de suspension',
  separators: 'Une ou plusieurs parties',
  brackets: 'Parenthèses',
  quotes: 'Guillemets',
  emoji: 'Émojis',
  other_script: 'Caractères spéciaux',
  hashtag: 'Hashtags',
}

export const prediction: Translation<typeof english.prediction> = {
  concepts,
  traits,
  absent: { capitals: 'Aucune majuscule', small_words: 'Aucun petit mot' },
  checks: {
    cut_on_phones: 'Plus de 60 caractères : les téléphones le coupent.',
    over_limit: 'Plus de 100 caractères : YouTube ne l’accepte pas.',
    forbidden_characters: 'YouTube n’autorise ni < ni > dans les titres.',
  },
  noScore: {
    other_language:
      'Cela ne semble pas être de l’anglais. Le modèle n’a appris que de titres anglais : son score ne dirait rien ici.',
    nothing_known: 'Le modèle ne connaît aucun de ces mots : il n’a rien sur quoi s’appuyer.',
  },
}

export const titles: Translation<typeof english.titles> = {
  priorities: { high: 'Priorité haute', medium: 'Priorité moyenne', low: 'Priorité basse' },
  ratings: {
    top: 'Meilleur quart',
    above: 'Au-dessus de la moyenne',
    average: 'Dans la moyenne',
    below: 'En dessous de la moyenne',
    bottom: 'Dernier quart',
    unlike: 'Différent de vos vidéos',
    topFifth: 'Meilleur cinquième',
    unclear: 'Pas de signal clair',
  },
  outcome:
    'Sur 100 vidéos dont le titre se classe comme celui-ci, {topQuarter} ont atteint le meilleur quart de leur chaîne (25 par hasard) et {aboveUsual} ont dépassé ses vues habituelles. Une vidéo typique a fait {times}× ces vues.',
  unfamiliar:
    'Aucune de vos vidéos passées ne ressemble à celle-ci. Sur 100 vidéos de ce genre, {topQuarter} ont atteint le meilleur quart de leur chaîne (25 par hasard) et {aboveUsual} ont dépassé ses vues habituelles. Une vidéo typique a fait {times}× ces vues.',
  topFifthFrom: 'Meilleur cinquième dès {score}',
  quoted: '« {text} »',
  wordHelps: '{word} : aide',
  wordHurts: '{word} : freine',
}
