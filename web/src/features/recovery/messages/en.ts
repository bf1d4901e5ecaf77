import type { Sentences } from '#web/messages/sentence.ts'

export const recovery = {
  title: 'Reset your password',
  description: 'We’ll email you a code so you can set a new password.',
  sentTo: 'If {email} has an account, we’ve sent it a code. It’s valid for one hour.',
  submit: 'Send the code',
  submitting: 'Sending...',
  back: 'Back to login',
  code: 'Code from the email',
  codeHint: 'Don’t see it? Check your spam folder.',
  codeRequired: 'Enter the six-digit code',
  codeRefused: 'That code is incorrect or has expired. Check it or request a new one.',
  password: 'New password',
  passwordHint: 'At least 8 characters. You’ll be logged out on all other devices.',
  passwordShort: 'Password must be at least 8 characters',
  passwordWeak: 'Password must be at least 8 characters, with no space at the beginning or end',
  change: 'Set new password',
  changing: 'Saving...',
  otherAddress: 'Use a different address',
  sentAgain: 'If there’s an account for this address, we’ve sent a new code.',
  changed: 'Your password has been changed.',
  revoke: 'Also revoke all other access',
  revokeHint:
    'Access tokens, webhooks, your calendar address and assistants. Choose this if someone else used your account.',
  revoked: 'All other access is revoked too.',
  notRevoked: 'Other access couldn’t be revoked. Revoke it on your profile.',
} as const satisfies Sentences
