import type { Sentences } from '../sentence.ts'

/** Words many screens share. */
export const common = {
  product: 'Viewcraft',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  notifications: 'Notifications',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  sendAgain: 'Send a new code',
  sendAgainIn: 'Send a new code in {n} s',
  scoreOutOf: '{score} out of 100',
  requestId: 'Reference for support: {id}',
} as const satisfies Sentences
