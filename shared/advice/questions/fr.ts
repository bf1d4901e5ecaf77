import type { QuestionKind } from '../question.ts'

/** The adviser's questions in French. */
export const questions: Readonly<Record<QuestionKind, string>> = {
  surprise: 'Qu’est-ce qui a mal tourné, ou vous a surpris ?',
  moment: 'Que se passe-t-il dans la vidéo que personne n’attend ?',
  result: 'Comment cela s’est-il terminé ?',
  cost: 'Combien cela a-t-il coûté ?',
  amount: 'Combien était-ce, et en combien de temps ?',
  time: 'Combien de temps cela a-t-il pris ?',
  count: 'Combien y en a-t-il, et qu’ont-ils en commun ?',
  step: 'Quelle est l’étape que presque tout le monde oublie ?',
  without: 'De quoi peut-on se passer pour le faire ?',
  audience: 'À qui s’adresse la vidéo, et que saura-t-on faire après ?',
  answer: 'Quelle est la réponse, en une phrase ?',
  method: 'Comment l’avez-vous vérifié ?',
  difference: 'Quelle différence vous a le plus surpris ?',
  news: 'Quelle est la seule chose que l’on retiendra ?',
}
