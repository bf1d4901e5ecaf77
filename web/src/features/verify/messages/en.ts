import type { Sentences } from '#web/messages/sentence.ts'

export const verify = {
  title: 'Verify Your Email',
  sentTo: 'We sent a six-digit code to {email}. Enter it here, or open the link in the email.',
  sent: 'Enter your address and the six-digit code from our email.',
  fromLink: 'One press, and your address is confirmed.',
  email: 'Email',
  emailInvalid: 'Invalid email address',
  code: 'Code from the email',
  codeHint: 'Nothing there? Look into your spam folder, too.',
  codeRequired: 'Enter the six digits',
  submit: 'Confirm email',
  submitting: 'Confirming...',
  failures: {
    wrong_code: 'This code is not right. Check it and try again.',
    expired: 'This code is no longer valid. Have a new one sent.',
    limited: 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'Viewcraft could not be reached. Check your connection and try again.',
  },
  sentAgain: 'If the address is waiting to be confirmed, a new code is on its way.',
  checking: 'This page goes on by itself once your address is confirmed.',
  stopped: 'We have stopped checking whether your address is confirmed.',
  checkAgain: 'Check again',
  wrongAddress: 'Wrong address? Sign up again',
  logIn: 'Log in',
  verified: 'Email verified! Connecting your YouTube account...',
  logInNext: 'Your email address is confirmed. Log in to continue.',
  choosePassword:
    'Your email address is confirmed. It had been signed up before with another password: choose a new one.',
  elsewhere: {
    title: 'Your email address is confirmed',
    text: 'Go on in the window where you signed up, or log in here.',
  },
} as const satisfies Sentences
