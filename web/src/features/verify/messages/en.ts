import type { Sentences } from '#web/messages/sentence.ts'

export const verify = {
  title: 'Verify Your Email',
  sentTo: 'We sent a six-digit code to {email}. Enter it here, or open the link in the email.',
  sent: 'Enter your email address and the six-digit code we sent you.',
  fromLink: 'Press the button to confirm your address.',
  email: 'Email',
  emailInvalid: 'Invalid email address',
  code: 'Code from the email',
  codeHint: 'Don’t see it? Check your spam folder.',
  codeRequired: 'Enter the six-digit code',
  submit: 'Confirm email',
  submitting: 'Confirming...',
  failures: {
    wrong_code: 'That code is incorrect. Check it and try again.',
    expired: 'That code has expired. Request a new one.',
    limited: 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'We couldn’t reach Viewcraft. Check your connection and try again.',
  },
  sentAgain: 'If this address is waiting to be confirmed, we’ve sent a new code.',
  checking: 'This page continues automatically once your address is confirmed.',
  stopped: 'We’ve stopped checking whether your address is confirmed.',
  checkAgain: 'Check again',
  wrongAddress: 'Wrong address? Sign up again',
  logIn: 'Log in',
  verified: 'Email verified! Connecting your YouTube account...',
  logInNext: 'Your email address is confirmed. Log in to continue.',
  choosePassword:
    'Your email address is confirmed. Someone had already signed up with it using a different password, so please choose a new one.',
  elsewhere: {
    title: 'Your email address is confirmed',
    text: 'Continue in the window where you signed up, or log in here.',
  },
} as const satisfies Sentences
