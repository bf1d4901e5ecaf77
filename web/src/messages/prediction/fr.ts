import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

const traits: Translation<typeof english.prediction.traits> = {
  length: { name: 'Longueur', text: 'Le nombre de caractères et de mots du titre.' },
  word_length: { name: 'Longueur des mots', text: 'Des mots courts ou longs, en moyenne.' },
  capitals: { name: 'Majuscules', text: 'La part du titre écrite en majuscules.' },
  number: { name: 'Nombre', text: 'Un nombre dans le titre, ou à son début.' },
  big_number: { name: 'Grand nombre', text: 'Des milliers, des millions ou des milliards.' },
  year: { name: 'Année', text: 'Une année, par exemple 2025.' },
  list: { name: 'Liste', text: 'Le titre commence comme une liste : « 10 façons », « Top 5 ».' },
  money: { name: 'Argent', text: 'Un symbole monétaire, ou des mots sur l’argent.' },
  percent: { name: 'Pourcentage', text: 'Un signe pour cent.' },
  question: { name: 'Point d’interrogation', text: 'Le titre pose une question.' },
  exclamation: { name: 'Points d’exclamation', text: 'Un ou plusieurs points d’exclamation.' },
  ellipsis: { name: 'Points de suspension', text: 'Trois points qui laissent une suite ouverte.' },
  emoji: { name: 'Émojis', text: 'Des émojis dans le titre.' },
  brackets: { name: 'Parenthèses', text: 'Un passage entre parenthèses ou crochets.' },
  separators: { name: 'Séparateurs', text: 'Des barres, tirets ou deux-points qui découpent le titre.' },
  commas: { name: 'Virgules', text: 'Le nombre de virgules du titre.' },
  quotes: { name: 'Guillemets', text: 'Un passage entre guillemets.' },
  hashtag: { name: 'Hashtag', text: 'Un hashtag dans le titre.' },
  mention: { name: 'Mention', text: 'Un @ qui nomme un autre compte.' },
  featuring: { name: 'Invité', text: 'Un invité, annoncé par « ft. » ou « featuring ».' },
  how_to: { name: 'Comment faire', text: 'Le titre dit comment faire quelque chose.' },
  question_words: { name: 'Mots interrogatifs', text: 'Des mots comme pourquoi, quoi, comment ou qui.' },
  first_person: { name: 'Je et nous', text: 'Vous parlez de vous : je, mon, nous.' },
  second_person: { name: 'Vous', text: 'Le titre s’adresse à qui regarde : tu, vous, votre.' },
  third_person: { name: 'Il, elle, ils', text: 'Le titre parle d’autres personnes : il, elle, ils.' },
  pointing_words: { name: 'Ce et ces', text: '« Ce » ou « ces » désigne ce qu’on ne voit pas encore.' },
  power_words: { name: 'Mots forts', text: 'Des mots comme ultime, secret ou incroyable.' },
  superlatives: { name: 'Superlatifs', text: 'Des mots comme meilleur, plus grand ou pire.' },
  negative_words: { name: 'Mots négatifs', text: 'Des mots sur l’échec, le danger ou la douleur.' },
  positive_words: { name: 'Mots positifs', text: 'Des mots sur la joie, la beauté ou la réussite.' },
  negation: { name: 'Pas et jamais', text: 'Des mots comme ne, pas, jamais ou stop.' },
  curiosity_words: { name: 'Curiosité', text: 'Des mots qui en promettent plus : vérité, secret, arrivé.' },
  family_words: { name: 'Famille et amis', text: 'Des mots comme maman, frère, enfants ou amis.' },
  episode: { name: 'Épisode ou partie', text: 'Le titre compte : épisode, partie, jour, n° 12.' },
  date: { name: 'Date', text: 'Un jour, par exemple 12/05/2025 ou 12 mai.' },
  format_words: { name: 'Type de vidéo', text: 'Le titre nomme son format : vlog, test, bande-annonce.' },
  channel_news: { name: 'Vie de la chaîne', text: 'Des mots sur la chaîne elle-même : nouvelles, annonce, direct.' },
  challenge_words: { name: 'Défi', text: 'Des mots comme défi, testé, 24 heures ou survivre.' },
  versus: { name: 'Contre', text: 'Deux choses sont opposées.' },
  tutorial_words: { name: 'Leçon', text: 'Des mots comme tutoriel, apprendre, débutant ou conseils.' },
  small_words: { name: 'Petits mots', text: 'La part de mots comme le, un, de et dans.' },
  repetition: { name: 'Mots répétés', text: 'Si des mots reviennent plus d’une fois.' },
  other_script: { name: 'Caractères spéciaux', text: 'Des caractères hors de l’alphabet latin simple.' },
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
  helps: 'Aide',
  hurts: 'Freine',
  quoted: '« {text} »',
  wordHelps: '{word} : aide',
  wordHurts: '{word} : freine',
}
