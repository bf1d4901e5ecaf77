import type { Sentences } from '../sentence.ts'

/** Beside the forms around signing in. */
export const auth = {
  email: 'Email',
  invalidEmail: 'Invalid email address',
  commonPassword: 'This is one of the most common passwords. Choose one that is harder to guess.',
  locked: 'Too many attempts. Wait a few minutes and try again.',
  unavailable: 'Viewcraft could not be reached. Check your connection and try again.',
  aside: {
    heading: 'See which words matter.',
    text: 'A title is scored as you type it, with the reasons beside it. We measured how often the score is right on channels the model had never seen.',
    link: 'How often is it right?',
  },
} as const satisfies Sentences
