import type { Sentences } from '#web/messages/sentence.ts'

export const verify = {
  title: 'Verify Your Email',
  sentTo: 'We sent a six-digit code to {email}. Enter it here, or open the link in the email.',
  sent: 'Enter your email address and the six-digit code we sent you, and choose a password.',
  fromLink: 'Press the button to confirm your address.',
  fromLinkWithPassword: 'Choose a password to confirm your address.',
  email: 'Email',
  emailInvalid: 'Invalid email address',
  code: 'Code from the email',
  codeHint: 'Don’t see it? Check your spam folder.',
  codeRequired: 'Enter the six-digit code',
  password: 'Password',
  passwordHint: 'At least 8 characters. It replaces any password chosen before.',
  passwordShort: 'Password must be at least 8 characters',
  passwordWeak: 'Password must be at least 8 characters, without a space at its beginning or end',
  submit: 'Confirm email',
  submitting: 'Confirming...',
  codeRefused:
    'That code is incorrect or no longer valid. Check it or request a new one. If you have already confirmed your address, log in.',
  sentAgain: 'If this address is waiting to be confirmed, we’ve sent a new code.',
  checking: 'This page continues automatically once your address is confirmed.',
  stopped: 'We’ve stopped checking whether your address is confirmed.',
  checkAgain: 'Check again',
  wrongAddress: 'Wrong address? Sign up again',
  logIn: 'Log in',
  verified: 'Email verified! Connecting your YouTube account...',
  logInNext: 'Your email address is confirmed. Log in to continue.',
  elsewhere: {
    title: 'Your email address is confirmed',
    text: 'Continue in the window where you signed up, or log in here.',
  },
} as const satisfies Sentences
