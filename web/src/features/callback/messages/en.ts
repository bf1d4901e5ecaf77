import type { Sentences } from '#web/messages/sentence.ts'

export const callback = {
  title: 'Completing sign up',
  description: 'One moment, we’re checking your account.',
  error: 'Authentication failed. Please try again.',
  failed: 'Failed to get user information.',
  none: 'No user found. Please try signing up again.',
  unconfirmed: 'Please check your email to confirm your account.',
  channelUnreadable: 'Error processing YouTube channel data.',
  success: 'Successfully signed in!',
  broken: 'Something went wrong. Please try again.',
} as const satisfies Sentences
