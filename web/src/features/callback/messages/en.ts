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
  google: {
    title: 'Continuing with Google',
    working: 'Signing you in…',
    connected: 'Google is connected. From now on, you can log in with it.',
    otherUser: 'You’re no longer logged in as the user who started this. Try again.',
    otherAccount: 'That isn’t the Google account you log in with here. Try again and choose the right one.',
    notConfirmed: 'Google didn’t confirm that it’s you. Try again.',
    logIn: 'Log in',
    signUp: 'Sign up with your email',
    otherWay: 'Log in another way',
    problems: {
      link_first: {
        title: 'You already have an account',
        text: 'There’s an account with the email address of your Google account. Log in as usual; then you can connect Google.',
      },
      google_unverified: {
        title: 'Google hasn’t verified your address',
        text: 'Verify the email address in your Google account, and try again. Or sign up with your email and a password.',
      },
      address_invalid: {
        title: 'This Google account can’t be used',
        text: 'We can’t send email to its address. Choose another Google account, or sign up with your email and a password.',
      },
      too_many_requests: {
        title: 'Too many sign-ups',
        text: 'Too many accounts are being created with this email provider. Try again in an hour, or sign up with an address at another provider.',
      },
      unavailable: {
        title: 'Google didn’t work this time',
        text: 'We couldn’t log you in with Google. Check your connection and try again, or log in another way.',
      },
      unknown: {
        title: 'This attempt is over',
        text: 'Logging in with Google has to be completed within ten minutes, in the tab where you started, and only once. Start again.',
      },
    },
  },
  broken: 'Something went wrong. Please try again.',
} as const satisfies Sentences
