import type { Sentences } from '#web/messages/sentence.ts'

export const recovery = {
  title: 'Reset your password',
  description: 'We email you a code to set a new one with.',
  sentTo: 'If {email} has an account, a code is on its way. It holds for an hour.',
  submit: 'Send the code',
  submitting: 'Sending...',
  back: 'Back to log in',
  code: 'Code from the email',
  codeHint: 'Nothing there? Look into your spam folder, too.',
  codeRequired: 'Enter the six digits',
  codeRefused: 'This code is not right, or no longer valid. Check it, or have a new one sent.',
  password: 'New password',
  passwordHint: 'At least 8 characters. All other devices are logged out.',
  passwordShort: 'Password must be at least 8 characters',
  passwordWeak: 'Password must be at least 8 characters, without a space at its beginning or end',
  change: 'Set new password',
  changing: 'Setting...',
  otherAddress: 'Use another address',
  sentAgain: 'If there is an account, a new code is on its way.',
  changed: 'Your password is changed.',
} as const satisfies Sentences
