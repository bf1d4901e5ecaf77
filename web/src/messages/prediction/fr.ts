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
  emoji: 'Émojis et caractères spéciaux',
  hashtag: 'Hashtags',
}

const suggestions: Translation<typeof english.prediction.suggestions> = {
  drop_segment: {
    text: 'Envisagez de retirer {words}',
    explanation:
      'Les parties ajoutées autour d’un titre, comme le nom de la chaîne ou de la série, vont de pair avec moins de vues sur une même chaîne. Le nom de la chaîne figure déjà sous le titre.',
  },
  drop_episode: {
    text: 'Important : laissez {words} hors du titre',
    explanation:
      'Les vidéos numérotées ont eu moins de vues que d’autres de la même chaîne. Le numéro peut aller dans la description ou une playlist.',
  },
  drop_hashtags: {
    text: 'Envisagez de déplacer {words} dans la description',
    explanation:
      'Les titres avec hashtags ont eu moins de vues que d’autres de la même chaîne. Les hashtags agissent aussi dans la description.',
  },
  drop_brackets: {
    text: 'Le titre marche mieux sans {words}',
    explanation: 'Ici, le modèle attend plus de vues sans ce qui est entre parenthèses.',
  },
  calm_capitals: {
    text: 'Essayez des majuscules normales pour {words}',
    explanation: 'Ici, le modèle attend plus de vues avec des majuscules normales. Gardez-les pour le mot qui compte.',
  },
  calm_punctuation: {
    text: 'Moins de signes suffisent : {words}',
    explanation: 'Ici, le modèle attend plus de vues avec une ponctuation plus calme.',
  },
  drop_phrase: {
    text: 'Envisagez de retirer {words}',
    explanation:
      'Cela dit de quel type de vidéo il s’agit, pas ce qu’elle contient. Ici, le modèle attend plus de vues sans cela.',
  },
  shorten: {
    text: 'Important : terminez le titre avant {words}',
    explanation:
      'Les téléphones coupent les titres vers 60 caractères, et ici le modèle attend plus de vues de la première partie seule.',
  },
}

export const prediction: Translation<typeof english.prediction> = {
  concepts,
  traits,
  suggestions,
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
  score: 'Score du titre',
  ratings: {
    top: 'Meilleur quart',
    above: 'Au-dessus de la moyenne',
    below: 'En dessous de la moyenne',
    bottom: 'Dernier quart',
  },
  percentile: 'Plus haut que {score} % des vrais titres',
  benchmark: 'Meilleur quart dès {score}',
  quoted: '« {text} »',
  wordHelps: '{word} : aide',
  wordHurts: '{word} : freine',
}
