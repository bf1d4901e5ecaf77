import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const questions: Translation<typeof english.questions> = {
  surprise: 'Qu’est-ce qui a mal tourné ou vous a surpris ?',
  moment: 'Que se passe-t-il d’inattendu dans la vidéo ?',
  result: 'Comment cela s’est-il terminé, et qu’avez-vous obtenu ?',
  cost: 'Combien cela a-t-il coûté ?',
  amount: 'Combien, et en combien de temps ?',
  time: 'Combien de temps faut-il ?',
  count: 'Combien y en a-t-il, et quel est leur point commun ?',
  step: 'Quelle est l’étape que presque tout le monde oublie ?',
  without: 'De quel ingrédient, outil ou étape peut-on se passer ?',
  audience: 'À qui s’adresse la vidéo, et que saura-t-on faire après ?',
  answer: 'Quelle est la réponse, en une phrase ?',
  method: 'Comment l’avez-vous vérifié, et pendant combien de temps ?',
  difference: 'Quelle différence vous a le plus surpris ?',
  news: 'Quelle est la question ou la nouvelle la plus attendue ?',
}

const steps: Translation<typeof english.ideas.steps> = {
  drop_segment: 'sans {words}',
  drop_episode: 'sans {words}',
  drop_hashtags: 'sans les hashtags {words}',
  drop_brackets: 'sans {words}',
  calm_capitals: 'majuscules normales pour {words}',
  calm_punctuation: 'ponctuation plus sobre',
  drop_phrase: 'sans {words}',
  shorten: 'coupé avant {words}',
  spell_signs: '{words} écrit en toutes lettres',
  rearrange: 'parties reliées par deux-points',
  drop_emoji: 'sans {words}',
  drop_date: 'sans {words}',
  drop_quotes: '{words} sans guillemets',
  headline_case: 'majuscules de titre anglais',
}

export const ideas: Translation<typeof english.ideas> = {
  generate: 'Générer des titres avec l’IA',
  answer: 'Répondre',
  working: 'Génération des titres...',
  heading: 'Titres recommandés',
  intro:
    'D’autres titres pour cette vidéo, classés selon leur formulation et ce qu’ils en racontent. Ils n’utilisent que ce que vous nous avez dit.',
  unscored: 'D’autres titres pour cette vidéo, sans probabilités : le modèle de titres ne connaît que l’anglais.',
  asked:
    'Votre titre seul ne nous laisse rien d’honnête à ajouter. Dites ce qui se passe dans la vidéo, puis générez les titres à nouveau.',
  none: 'Nous avons essayé de composer des titres avec le vôtre et avec ce que vous dites de la vidéo. Aucun n’en dit plus, ne tient en 100 caractères et n’est au moins aussi bien formulé.',
  fact: 'S’appuie sur « {fact} ».',
  onThumbnail: 'Sur la miniature : « {text} »',
  changed: 'Changements : {list}.',
  moved: 'Là où la formulation gagne : {list}.',
  without: 'sans {name}',
  copy: 'Copier',
  copyLabel: 'Copier « {title} »',
  useLabel: 'Utiliser « {title} »',
  copied: 'Titre copié',
  notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez le titre et copiez-le vous-même.',
  builtIn:
    'Composés à partir de votre titre et de ce que vous dites de la vidéo. Ils n’ajoutent ni chiffre, ni nom, ni affirmation.',
  ai: 'Rédigés par une IA à partir de votre titre, vérifiés et classés par nos modèles. Assurez-vous qu’ils correspondent à votre vidéo.',
  toasts: {
    success: 'Nouvelles recommandations de titres générées !',
    failure: 'La génération des titres a échoué. Veuillez réessayer.',
  },
  steps,
}
