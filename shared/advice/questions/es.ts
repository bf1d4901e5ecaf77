import type { QuestionKind } from '../question.ts'

/** The adviser's questions in Spanish. */
export const questions: Readonly<Record<QuestionKind, string>> = {
  surprise: '¿Qué salió mal o qué te sorprendió?',
  moment: '¿Qué pasa en el vídeo que nadie se espera?',
  result: '¿Cómo terminó?',
  cost: '¿Cuánto costó?',
  amount: '¿Cuánto fue y en cuánto tiempo?',
  time: '¿Cuánto tiempo llevó?',
  count: '¿Cuántos son y qué tienen en común?',
  step: '¿Cuál es el paso que casi todos se saltan?',
  without: '¿Qué no hace falta para hacerlo?',
  audience: '¿Para quién es y qué sabrá hacer después?',
  answer: '¿Cuál es la respuesta, en una frase?',
  method: '¿Cómo lo comprobaste?',
  difference: '¿Qué diferencia te sorprendió más?',
  news: '¿Qué es lo único que recordará quien lo vea?',
}
