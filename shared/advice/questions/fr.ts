import type { QuestionKind } from '../question.ts'

/** The adviser's questions in French. */
export const questions: Readonly<Record<QuestionKind, string>> = {
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
