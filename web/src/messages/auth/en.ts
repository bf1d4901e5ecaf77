import type { Sentences } from '../sentence.ts'

/** What the forms for logging in and signing up share. */
export const auth = {
  email: 'Email',
  invalidEmail: 'Invalid email address',
  commonPassword: 'This is one of the most common passwords. Choose one that is harder to guess.',
  locked: 'Too many attempts. Wait a few minutes and try again.',
  unavailable: 'We couldn’t reach Viewcraft. Check your connection and try again.',
  google: {
    button: 'Continue with Google',
    or: 'or',
  },
  aside: {
    heading: 'See which words matter.',
    text: 'Your title is scored as you type, with the reasons next to it. We’ve measured how often the score is right on channels the model had never seen.',
    link: 'How often is it right?',
  },
} as const satisfies Sentences
