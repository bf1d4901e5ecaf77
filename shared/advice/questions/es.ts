import type { QuestionKind } from '../question.ts'

/** The adviser's questions in Spanish. */
export const questions: Readonly<Record<QuestionKind, string>> = {
  surprise: '¿Qué salió mal o qué te sorprendió?',
  moment: '¿Qué pasa en el vídeo que nadie se esperaría?',
  result: '¿Cómo terminó o qué conseguiste?',
  cost: '¿Cuánto costó?',
  amount: '¿Cuánto fue y en cuánto tiempo?',
  time: '¿Cuánto tiempo lleva?',
  count: '¿Cuántos son y qué tienen en común?',
  step: '¿Cuál es el paso que casi todos se saltan?',
  without: '¿Qué ingrediente, herramienta o paso no hace falta?',
  audience: '¿Para quién es y qué sabrá hacer después?',
  answer: '¿Cuál es la respuesta, en una frase?',
  method: '¿Cómo lo comprobaste y durante cuánto tiempo?',
  difference: '¿Qué diferencia te sorprendió más?',
  news: '¿Cuál es la pregunta o la noticia que más interesa?',
}
