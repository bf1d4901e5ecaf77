import type { Sentences } from '../sentence.ts'

/** Beside the forms around signing in. */
export const auth = {
  email: 'Email',
  invalidEmail: 'Invalid email address',
  locked: 'Too many attempts. Wait a few minutes and try again.',
  unavailable: 'Viewcraft could not be reached. Check your connection and try again.',
  aside: {
    heading: 'See which word does it.',
    text: 'A title is scored as you type it, its reasons beside it. How often that is right was measured on channels that the model had never seen.',
    link: 'How often is it right?',
  },
} as const satisfies Sentences
