import type { QuestionKind } from '../question.ts'

/** The adviser's questions in English. */
export const questions: Readonly<Record<QuestionKind, string>> = {
  surprise: 'What went wrong, or surprised you?',
  moment: 'What happens that nobody expects?',
  result: 'How did it turn out?',
  cost: 'What did it cost?',
  amount: 'How much was it, and how long did it take?',
  time: 'How long does it take, or did it take?',
  count: 'How many are there, and what do they have in common?',
  step: 'What is the one step that most people miss?',
  without: 'What can viewers do without?',
  audience: 'Who is it for, and what can they do afterward?',
  answer: 'What is the answer, in one sentence?',
  method: 'How did you find out?',
  difference: 'What is the difference that surprised you most?',
  news: 'What is the one thing that viewers will remember?',
}
